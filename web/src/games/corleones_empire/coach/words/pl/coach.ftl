# The coach of Corleone's Empire: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = Cel: po czterech aktach być najbogatszą rodziną. Liczą się tylko pieniądze w walizce i premie po 5 $: za każdą dzielnicę, w której masz najwięcej znaczników kontroli, i za każdy kolor, w którym masz najwięcej wykonanych zleceń. Zarabiaj więc, chowaj to, co zarobisz, i pokazuj siłę na ulicach.
step-rivals = Grasz przeciw dwóm botom, które grają łagodnie. To, co leży odkryte, widzą wszyscy. Karty na ręce i pieniądze w walizce są tajne: ich przed tobą, twoje przed nimi. Kartę, która trafia do walizki, pokazuje się raz.
step-turn = Twoja tura: jedna akcja, potem gra następna rodzina. Wysyłasz zbira albo członka rodziny, wykonujesz zlecenie, na które masz towary, albo zagrywasz sojusznika. Nie można pasować. Interes ma front, którego używają zbiry, i zaplecze, którego używają członkowie rodziny. Twoje figurki to twój zegar: dopóki masz jakąś w puli, grasz w tym akcie.
step-member = Członek rodziny staje na wolnym polu między obszarami i używa zapleczy wszystkich interesów dookoła, bez względu na to, kto kontroluje dzielnice. Takie pole często daje trzy lub cztery rzeczy naraz, a w walce o dzielnice figurka liczy się w każdej dzielnicy dookoła.
step-thug = Zbir staje w jednym interesie, w którym nie ma innego zbira, i używa jego frontu. Liczy się tylko w tej dzielnicy. Jeśli dzielnicę kontroluje rywal, on też używa tego frontu, więc mu pomagasz: lepiej korzystaj z własnych dzielnic albo z niczyich.
step-abilities = Tych zdolności możesz teraz użyć, jednej po drugiej, w kolejności, jaka ci pasuje: najpierw weź pieniądze, potem schowaj je do walizki. Na „Dwie karty za 5 $” oddaj to, czego nie możesz zatrzymać ani wykorzystać: drobne pieniądze, towary albo zlecenia, na które jest za późno. „Wymiana” zamienia dowolną kartę na broń, alkohol albo krwawe pieniądze.
step-suitcase = Pieniądze na ręce nie są bezpieczne: na koniec każdego aktu odrzucasz karty do limitu ręki; teraz wynosi on { $limit }, a w każdym kolejnym akcie mniej. Zdolność walizki chowa jedną kartę pieniędzy na stałe. Chowaj najwyższą. Pieniędzy nigdy się nie rozmienia, mała karta zostaje mała.
step-good = Masz nowy towar. Towarami płaci się za zlecenia, a zbędne można odrzucić na zdolności takie jak „Dwie karty za 5 $”. Sprawdź, jakich wymagają zlecenia na twojej ręce i te publiczne. Narkotyki zastępują każdy z pozostałych.
step-jobs_which = Oglądasz zlecenia i część zatrzymujesz. Zatrzymaj te, na które szybko zdobędziesz towary, i myśl o kolorze: kto ma najwięcej zleceń jednego koloru, dostaje na końcu premię.
step-job = Masz towary na zlecenie z ręki. Wykonanie go to twoja akcja w tej turze: oddajesz towary, dostajesz pieniądze i robisz to, co zlecenie mówi. Nie kosztuje figurki, więc dłużej zostajesz w akcie.
step-public = Publiczne zlecenie wykona ten, kto pierwszy ma towary. Jeśli możesz zapłacić za takie, którego chcą też rywale, nie czekaj.
step-job_pay = Oddajesz towary za zlecenie, jeden po drugim. Narkotyki zastępują każdy inny towar: zachowaj je na to, czego inaczej nie zdobędziesz.
step-job_money = Pieniądze za zlecenie bierzesz przed jego zdolnością albo po niej. Jeśli zdolność chowa pieniądze do walizki, najpierw weź pieniądze.
step-gun_down = Wyeliminowana figurka leży w Hudsonie do końca aktu i nie liczy się w żadnej dzielnicy. Jej pole jest znów wolne. Uderzaj tam, gdzie da ci to najwięcej figurek w dzielnicy.
step-completed = Zlecenie jest wykonane i leży w twojej walizce. Na koniec gry liczy się do swojego koloru; przy remisie premię dostają wszyscy.
step-last = Licz swoje figurki. Gdy ostatnia stoi na planszy, ten akt się dla ciebie kończy: żadnych zleceń, żadnych sojuszników. Jeśli możesz, wykonuj zlecenia i zagrywaj sojuszników, zanim wyślesz ostatnią figurkę.
step-turf_war = Walka o dzielnice: w każdej dzielnicy liczy się figurki każdej rodziny, zbirów w interesach i członków rodziny dookoła. Wygrywa tylko ten, kto ma więcej niż każda inna rodzina i więcej niż neutralni, i kładzie na wierzchu znacznik kontroli. Remis nikomu nic nie daje, a stare znaczniki zostają. Neutralni to burmistrz, szef związków i szef policji, których sprowadzają sojusznicy.
step-marker = Dzielnica jest twoja: twój znacznik leży na wierzchu, więc ją kontrolujesz. Od teraz używasz każdego frontu w tej dzielnicy, gdy używa go rywal. A na końcu liczą się wszystkie twoje znaczniki, także te przykryte; przy remisie liczy się ten, który leży wyżej. Masz ich dziewięć: kto zdobywa dzielnicę, a nie ma już znacznika w puli, może przenieść swój z innej.
step-bid = Łapówki: wszyscy licytują w tajemnicy pieniędzmi z walizki, nie z ręki. Sojusznika pierwszy wybiera ten, kto zaoferuje najwięcej, potem następni. Sojuszników jest o jednego mniej niż rodzin: kto żadnego nie dostanie, zabiera ofertę z powrotem, pozostali płacą. Sojusznika można zagrać raz w każdym akcie, więc ten z wczesnego aktu opłaca się najbardziej; ale tego, co oferujesz, zabraknie na końcu.
step-bids = Wszystkie oferty zostają odkryte naraz. Przy remisie pierwszeństwo ma ten, kto jest pierwszy, licząc od końskiego łba. Kto nic nie oferuje, nic nie dostaje.
step-ally_choice = Za swoją ofertę bierzesz sojusznika. Trafia na twoją rękę, liczy się do limitu ręki i można go zagrać raz w każdym akcie, jako akcję w swojej turze.
step-tribute = Danina dla dona: limit kart na ręce to { $limit }, reszta przepada. Zlecenia, towary i sojusznicy też się liczą. Opróżniaj więc rękę przed końcem aktu: pieniądze do walizki, towary na zlecenia. Limit maleje z aktu na akt. Pieniądze zatrzymane w ostatnim akcie trafiają jednak do walizki.
step-entracte = Akt się skończył. Wszystkie figurki wracają do domu, także z Hudsonu, pojawiają się nowi sojusznicy i zlecenia, i otwiera się nowy interes. Później przybywa twojej rodziny: w akcie II consigliere, w akcie IV dziedzic. Znaczniki, karty na ręce i walizki zostają.
step-front = Teraz dzielnice mają właścicieli. Zanim wyślesz zbira, spójrz na znacznik na wierzchu: front w dzielnicy, którą kontrolujesz, jest tylko twój, a w dzielnicy rywala rywal dostaje to samo co ty.
step-ally = Masz na ręce sojusznika. Zagranie go to akcja jak każda inna i nie kosztuje figurki. Na koniec aktu wraca na twoją rękę.
step-horse = Koński łeb jest twój: zaczynasz następny akt i wygrywasz remisy w łapówkach. Kto zaczyna, ma wszystkie pola wolne.
step-over = { $ending } Sumuje się pieniądze z walizek i premie; przy remisie wygrywa rodzina, która ma więcej premii za dzielnice. Znasz już wszystko: figurki przynoszą karty, towarami płaci się za zlecenia, walizka chroni pieniądze, figurki zdobywają dzielnice, za oferty bierzesz sojuszników. W powtórce zobaczysz, skąd wzięły się pieniądze.

## The shorter lessons

step-jobs_lesson = Lekcja o zleceniach. Masz na ręce towary i zlecenia, za które można nimi zapłacić. Zlecenia dają najwięcej pieniędzy za jedną akcję i nie potrzebują figurki.
step-turf_lesson = Lekcja o walce o dzielnice. Akt dobiega końca: masz jeszcze jednego zbira, a potem zaczyna się walka. Spójrz, ile figurek stoi w każdej dzielnicy: gdzie jedna więcej da ci przewagę?
step-bid_lesson = Lekcja o licytacji. W twojej walizce leżą pieniądze, dwóch sojuszników leży odkrytych, a wszystkie trzy rodziny licytują naraz. Ile jest dla ciebie wart sojusznik?

end-first = Imperium Corleone rozegrane do końca. Czas na prawdziwy stół; krótsze lekcje pozwalają poćwiczyć pojedyncze części jeszcze raz.
end-jobs = Tak wykonuje się zlecenia. Możesz grać dalej albo wybrać inną lekcję.
end-turf_war = To była walka o dzielnice. Możesz grać dalej albo wybrać inną lekcję.
end-bidding = To były łapówki jednego aktu. Możesz grać dalej albo wybrać inną lekcję.

## Tips at ordinary tables: one sentence each

tip-turn = Zlecenia i sojusznicy nie kosztują figurki: korzystaj z nich, dopóki masz jakąś w puli, bo bez figurek akt się dla ciebie kończy.
tip-thug = Kto kontroluje dzielnicę, też używa frontu: lepiej korzystaj z własnych dzielnic albo z niczyich.
tip-member = Członek rodziny używa wszystkich zapleczy dookoła i liczy się w każdej z tych dzielnic: szukaj pól między trzema obszarami.
tip-abilities = Kolejność zależy od ciebie: weź pieniądze, zanim schowasz je do walizki, i towary, zanim je wymienisz.
tip-suitcase = Najpierw chowaj najwyższe karty: pieniądze na ręce ponad limit przepadają.
tip-discard = Odrzuć to, czego nie użyjesz przed końcem aktu; przy daninie i tak by przepadło.
tip-good = Bierz to, czego wymagają twoje i publiczne zlecenia; zbędny towar możesz jeszcze odrzucić, gdy karty wymaga zdolność albo sojusznik.
tip-jobs = Zatrzymaj zlecenie, na które najszybciej zdobędziesz towary; kto ma najwięcej zleceń jednego koloru, dostaje premię.
tip-job = Najpierw weź pieniądze, jeśli zdolność może schować je do walizki.
tip-figures = Policz figurki w dzielnicy, zanim kogoś przesuniesz albo wyeliminujesz: potrzebujesz o jedną więcej niż wszyscy inni.
tip-control = Znacznik na wierzchu od razu daje kontrolę, a na końcu liczą się wszystkie twoje znaczniki.
tip-bid = Płacisz z walizki i tego, co oferujesz, zabraknie na końcu: sojusznik opłaca się najbardziej na początku gry.
tip-ally = Sojusznika można zagrać raz w każdym akcie: weź tego, którego użyjesz najczęściej.
tip-tribute = Limit ręki: { $limit }. Najpierw odrzuć to, czym w następnym akcie nie zapłacisz i czego nie zagrasz.
tip-rival = Temu nie można odmówić: bierz od najbogatszego rywala, a jeśli musisz oddać, oddaj jak najmniej.

## Warnings

warn-hudson = Przez to twoja własna figurka trafi do Hudsonu.
warn-control = Po tym nie kontrolujesz już jednej ze swoich dzielnic.
warn-last = To twoja ostatnia figurka: po niej ten akt się dla ciebie kończy, a to, co można jeszcze teraz wykonać albo zagrać, musi poczekać.
warn-unused = Zostają nieużyte zdolności, które teraz coś by ci dały.
warn-all_in = Oferujesz wszystkie pieniądze z walizki: { $total } $.
warn-ally = Odrzucony sojusznik wypada z gry.
