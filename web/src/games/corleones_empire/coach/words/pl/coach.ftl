# The coach of Corleone's Empire: cards of the first act, steps of lessons, tips at ordinary tables, warnings, and the end of
# each lesson. A card has at most 30 words.

## The first act: before and between

step-goal = Po czterech aktach wygrywa najbogatsza rodzina. Liczą się tylko pieniądze w walizce i premie po 5 $ za dzielnice i za zlecenia.
step-rivals = Grasz przeciw dwóm łagodnym botom. Karty na ręce i walizki są tajne, ale każdą kartę, która trafia do walizki, widzą wszyscy.
step-turn = Jedna akcja w turze: wyślij zbira albo członka rodziny, wykonaj zlecenie albo zagraj sojusznika. Nie można pasować.
step-count = Walka o dzielnice: wygrywa ten, kto ma najwięcej figurek. Wall Street i Brooklyn są twoje! W Midtown był remis, a przy remisie nie wygrywa nikt.
step-bribery = Teraz wszyscy w tajemnicy licytują sojuszników pieniędzmi z walizek. Kto daje najwięcej, wybiera pierwszy. Kto nie dostanie sojusznika, zachowuje pieniądze.
step-limit = Po każdym akcie zostaje ci tylko kilka kart na ręce: teraz 5, później mniej. Było ich 5, więc nic nie przepadło.
step-act_two = Akt II: wszystkie figurki wracają, nawet z Hudsonu. Dołącza twój consigliere, a w akcie IV dziedzic. Znaczniki, ręka i walizka zostają.

## The first act: asks, advises (with the reason), comments

ask-job = Masz broń, alkohol i zlecenie, które wymaga jednego i drugiego. Co robisz najpierw?
why-job = Zlecenie: daje 5 $, pozwala wyeliminować zbira i nie kosztuje figurki, więc dłużej zostajesz w akcie.
good-job = Tak: bez straty figurki.
other-job = Zlecenie dałoby 5 $ i nie kosztowało figurki. Wykonaj je, zanim zabraknie ci figurek. Odtąd doradzam ci ruch po ruchu.

why-pay = Najpierw weź pieniądze. Tutaj to bez różnicy, ale niektóre zdolności pozwalają od razu schować je do walizki.

ask-shot = Kogo wyeliminujesz?
why-shot = Zbira na Wall Street. Masz tam jedną figurkę, a przez niego jest remis: bez niego prowadzisz.
good-shot = Na Wall Street teraz prowadzisz.
other-shot = Strzał liczy się najbardziej tam, gdzie przełamuje remis: na Wall Street było jeden do jednego. Odtąd doradzam ci ruch po ruchu.

why-don = Teraz don. Używa zapleczy wszystkich interesów dookoła, bez względu na to, kto kontroluje dzielnice.

ask-don_space = Które pole da ci najwięcej?
why-don_space = Między Wall Street, Brooklynem i Midtown: cztery zdolności naraz, a don liczy się we wszystkich trzech dzielnicach.
good-don_space = Cztery zdolności naraz.
other-don_space = Szukaj pola między trzema obszarami: więcej zdolności, a figurka liczy się w każdej z tych dzielnic. Odtąd doradzam ci ruch po ruchu.

why-stash = Walizka: pieniądze na ręce mogą przepaść po akcie, a liczy się tylko walizka.
why-stash_card = Kartę 5 $. Zawsze najwyższą, bo pieniędzy nigdy się nie rozmienia.
why-stash_more = Drugiego symbolu walizki użyj na kartę 1 $: to mało, ale w walizce się liczy.
why-goods = Weź broń: towarami płaci się za zlecenia.
why-goods_more = I krwawe pieniądze: pierwsze publiczne zlecenie wymaga broni, alkoholu i krwawych pieniędzy.

why-last_thug = Twoja ostatnia figurka. Po niej nie masz już tur w tym akcie, ale i tak nie masz zlecenia do wykonania.
ask-tip_turf = Gdzie jedna figurka więcej zdobędzie dzielnicę i da alkohol do publicznego zlecenia?
why-tip_turf = Doki Red Hook. W Brooklynie jest jeden do jednego: jeszcze jedna figurka i jest twój. Do tego dostajesz alkohol.
good-tip_turf = Dwa do jednego: Brooklyn jest twój.
other-tip_turf = Doki Red Hook dałyby ci Brooklyn i alkohol do publicznego zlecenia. Odtąd doradzam ci ruch po ruchu.
why-front = Użyj całego frontu. Brooklynu nikt jeszcze nie kontroluje, więc żaden rywal go z tobą nie użyje.
why-front_more = I alkohol: teraz masz wszystko na to publiczne zlecenie.

ask-bid = W walizkach rywali jest tylko 1 $ i 2 $. Ile oferujesz?
why-bid = 3 $. Nikt inny nie da więcej niż 2 $, więc na pewno wybierzesz przed innymi.
good-bid = 3 $ wystarczą.
other-bid = 3 $ na pewno by wygrały, bo rywale mają najwyżej 2 $. Tego, co płacisz, zabraknie na końcu. Odtąd doradzam ci.
why-bid_done = Stop: wyższa oferta nie da nic więcej, a tego, co płacisz, zabraknie na końcu.
ask-pick_ally = Ty wybierasz najpierw. Który sojusznik opłaca się bardziej?
why-pick_ally = Bukmacher daje 6 $ w każdym akcie. Zostały trzy akty, a kosztował cię 3 $.
good-pick_ally = 6 $ na akt za 3 $!
other-pick_ally = Bukmacher dałby po 6 $ w trzech aktach. Wczesny sojusznik opłaca się najbardziej. Odtąd doradzam ci ruch po ruchu.

why-play_ally = Zagraj go najpierw: nie kosztuje figurki, a twoje figurki mogą jeszcze schować 6 $ do walizki. W następnym akcie znów go masz.
why-use_ally = Weź 6 $ na rękę i schowaj je do walizki, zanim akt się skończy.

step-play_on = Jedno zlecenie, jeden strzał, dwie dzielnice, jeden sojusznik. Graj dalej! Wyjaśniam to, co nowe, i uzasadniam każdą radę.

## Steps

step-member = Członek rodziny używa zapleczy wszystkich interesów dookoła, bez względu na to, kto kontroluje dzielnice, i liczy się w każdej z nich.
step-thug = Zbir staje w interesie z wolnym polem zbira. Jeśli dzielnicę kontroluje rywal, on też może użyć tego frontu.
step-abilities = Używaj ich w dowolnej kolejności: najpierw weź pieniądze, potem schowaj je do walizki. Odrzucaj karty, których i tak nie zatrzymasz.
step-suitcase = Limit kart na ręce po tym akcie to { $limit }. Schowaj najwyższą kartę pieniędzy; pieniędzy nigdy się nie rozmienia.
step-good = Towarami płaci się za zlecenia, a zbędne można odrzucić, używając zdolności. Narkotyki zastępują każdy z pozostałych.
step-jobs_which = Zatrzymaj zlecenie, na które szybko zdobędziesz towary. Najwięcej zleceń jednego koloru daje na końcu 5 $.
step-job = Możesz wykonać zlecenie: daje pieniądze i zdolność, a nie kosztuje figurki, więc dłużej zostajesz w akcie.
step-public = Publiczne zlecenie dostaje ten, kto pierwszy je wykona. Jeśli chce go też rywal, nie czekaj.
step-job_pay = Narkotyki zastępują każdy inny towar: zachowaj je na to, czego inaczej nie zdobędziesz.
step-job_money = Pieniądze bierzesz przed zdolnością albo po niej: przed, jeśli zdolność może schować je do walizki.
step-gun_down = Wyeliminowana figurka leży w Hudsonie do końca aktu. Jej pole jest znów wolne.
step-completed = Zlecenie leży w twojej walizce i liczy się do swojego koloru. Przy remisie premię dostają wszyscy.
step-last = Gdy twoja ostatnia figurka stoi na planszy, nie masz już tur w tym akcie: żadnych zleceń ani sojuszników. Zrób to wcześniej.
step-turf_war = Dzielnicę zdobywa tylko ten, kto ma więcej figurek niż każda inna rodzina i niż neutralni. Przy remisie nie wygrywa nikt.
step-neutrals = Sojusznicy wprowadzają neutralne figurki: burmistrza, szefa związków i szefa policji. Żeby zdobyć dzielnicę, musisz mieć więcej figurek także od nich.
step-marker = Twój znacznik leży na wierzchu, więc kontrolujesz dzielnicę: możesz tam użyć każdego frontu, gdy używa go rywal.
step-stack = Na końcu liczą się wszystkie twoje znaczniki, także przykryte. Przy remisie o 5 $ decyduje znacznik, który leży wyżej.
step-bid = Wszyscy licytują w tajemnicy z walizek, nie z ręki. Kto dostaje sojusznika, płaci; kto nie, zachowuje pieniądze.
step-bids = Oferty są odkryte. Przy remisie pierwszeństwo ma ten, kto jest pierwszy, licząc od końskiego łba. Kto nic nie oferuje, nic nie dostaje.
step-ally_choice = Sojusznik trafia na twoją rękę i liczy się do limitu ręki. Możesz go zagrać raz w każdym akcie.
step-tribute = Danina: limit kart na ręce to { $limit }, reszta przepada. Tylko w ostatnim akcie zatrzymane pieniądze się liczą.
step-entracte = Wszystkie figurki wracają, także z Hudsonu. Później dołączają: consigliere w akcie II, dziedzic w akcie IV.
step-front = Zanim wyślesz zbira, spójrz na znacznik na wierzchu: w twojej dzielnicy front jest tylko twój, w dzielnicy rywala dzielisz go z nim.
step-ally = Zagranie sojusznika to akcja, która nie kosztuje figurki. Na koniec aktu wraca na twoją rękę.
step-horse = Koński łeb jest twój: zaczynasz następny akt i wygrywasz remisy w łapówkach.
step-over = { $ending } Przy remisie wygrywa rodzina, która ma więcej premii za dzielnice.

## The shorter lessons

step-jobs_lesson = Lekcja o zleceniach. Masz towary i zlecenia, za które możesz zapłacić. Zlecenia dają najwięcej pieniędzy i nie kosztują figurki.
step-turf_lesson = Lekcja o walce o dzielnice. Masz jeszcze jednego zbira, potem liczy się figurki. Gdzie jedna więcej da ci przewagę?
step-bid_lesson = Lekcja o licytacji. Dwóch sojuszników leży odkrytych, a wszystkie trzy rodziny licytują naraz. Ile jest dla ciebie wart sojusznik?

end-first = Imperium Corleone rozegrane do końca. Czas na prawdziwy stół; krótsze lekcje pozwalają poćwiczyć pojedyncze części jeszcze raz.
end-jobs = Tak wykonuje się zlecenia. Możesz grać dalej albo wybrać inną lekcję.
end-turf_war = To była walka o dzielnice. Możesz grać dalej albo wybrać inną lekcję.
end-bidding = To były łapówki jednego aktu. Możesz grać dalej albo wybrać inną lekcję.

## Tips at ordinary tables, and the coach's reason where an advice has no better one: one sentence each

tip-turn = Zlecenia i sojusznicy nie kosztują figurki: korzystaj z nich, dopóki masz jakąś w puli, bo bez figurek akt się dla ciebie kończy.
tip-thug = Kto kontroluje dzielnicę, też używa frontu: lepiej korzystaj z własnych dzielnic albo z niczyich.
tip-member = Członek rodziny używa wszystkich zapleczy dookoła i liczy się w każdej z tych dzielnic: szukaj pól między trzema obszarami.
tip-abilities = Kolejność zależy od ciebie: weź pieniądze, zanim schowasz je do walizki, i towary, zanim je wymienisz.
tip-suitcase = Najpierw chowaj najwyższe karty: pieniądze na ręce ponad limit przepadają.
tip-discard = Odrzuć to, co najmniej ci pomoże: karty ponad limit ręki i tak przepadłyby przy daninie.
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
