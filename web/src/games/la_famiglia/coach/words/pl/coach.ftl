# The coach of La Famiglia: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = Cel: twoja drużyna wygrywa, gdy po fazie spotkań jedna z waszych rodzin kontroluje { $alone } mandamenti albo obie razem { $together }. Jeśli w ciągu { $rounds } rund nikomu się to nie uda, wygrywa drużyna, która ma więcej mandamenti, a przy remisie ta, która kontroluje Bronte. Od pierwszej fazy planowania pasek nad planszą pokazuje, jak blisko jest każda z drużyn.
step-team = Masz sojusznika ({ $mate }): wygrywacie albo przegrywacie razem. Pozostałe dwie rodziny to przeciwna drużyna. Za wszystkie trzy grają boty, i to łagodnie. Widzisz pieniądze, soldati i rozkazy sojusznika, ale nie przeciwnej drużyny.
step-mandamento = Sycylia ma dwanaście mandamenti po trzy obszary. Obszar jest twój, dopóki stoi w nim choć jeden twój soldato, a mandamento kontrolujesz, dopóki tylko ty masz co najmniej dwa z jego trzech obszarów; po jednym dla ciebie i sojusznika nie wystarczy. Każdy obszar należy tylko do jednej rodziny, więc nigdy nie wchodzisz do obszaru sojusznika. Trzy obszary jednego mandamento mają na mapie ten sam kolor. Szukaj więc mandamenti, w których masz już jeden obszar: wystarczy jeszcze jeden.
step-soldato = Twoja postać daje dodatkowych soldati. Postaw ich tam, skąd chcesz atakować, albo tam, gdzie nieliczni soldati byliby łatwym łupem.
step-car = Samochód wzmacnia atak lądem ze swojego obszaru i jedzie z atakującymi albo wybucha w zamachu jako samochód pułapka. W obronie nie pomaga. Postaw go tam, skąd chcesz atakować.
step-lab = Z laboratorium obszar trudniej przejąć: każde daje 1 premii do obrony. Zarabia też, ilekroć pierzesz pieniądze. Gdy obszar przejmie inna rodzina, jedno z nich przepada.
step-token = To znaczniki wpływu na górnym arkuszu. W fazie planowania wszyscy przenoszą znaczniki z górnego arkusza na dolny. Twój znacznik daje ci { $fee } £ za każdym razem, gdy przenosi go ktoś inny, więc połóż go w kolumnie, której będą potrzebować także inni.
step-planning = Faza planowania. W swojej turze robisz jedną z dwóch rzeczy. A: przenosisz jeden znacznik na wolne pole dolnego arkusza i robisz to, co to pole pokazuje. B: przenosisz w dół całą kolumnę i dostajesz to, co ona daje. Faza kończy się, gdy górny arkusz jest pusty, masz więc tylko kilka tur: pomyśl, czego najbardziej potrzebujesz do walki, która po niej nastąpi.
step-column = Co daje kolumna: sądy, policja, banki i kościół zdejmują znaczniki z tego rzędu twojej planszetki, co wzmacnia cię do końca gry i odblokowuje nowe rozkazy. Z Primo Giocatore od następnej fazy zaczyna twoja rodzina, a ty załatwiasz sprzęt. Dwie instytucje zdejmują po znaczniku z dwóch rzędów. Z każdą kolumną możesz też wydać rozkaz. Cena jest przy kolumnie: jej kwota, 1 £ za każdy znacznik, a za każdy cudzy jeszcze 1 £ dla właściciela.
step-column_token = Znaczniki kolumny schodzą na wolne pola, a ich akcji nikt nie wykonuje. Nie przepadają: w następnej rundzie ten arkusz będzie górny i znów będzie można je przenosić.
step-column_action = Teraz dostajesz to, co daje kolumna, a przedtem albo potem możesz wydać rozkaz. Nie zapomnij o rozkazie: inaczej nie da się atakować.
step-order = Rozkazy są sercem gry: tylko rozkazy przesuwają soldati, atakują albo przynoszą pomoc w fazie spotkań. Kładziesz je podczas planowania w obszarach ze swoimi soldati, po jednym w obszarze, i nie możesz ich cofnąć. Zapytaj siebie: który sąsiedni obszar da mi mandamento i gdzie mnie zaatakują?
step-open = Żeby było łatwiej, w tej pierwszej rundzie widzisz wszystkie rozkazy odkryte, także przeciwnej drużyny. Od drugiej rundy jej rozkazy są zakryte, jak każą zasady, a twoich ona nie widzi nigdy.
step-which = Są rozkazy zaopatrzenia i rozkazy ataku. Najpierw wykonuje się wszystkie rozkazy zaopatrzenia, potem wszystkie rozkazy ataku, a w każdym rodzaju od najniższej inicjatywy. Szybki atak może opróżnić obszar, zanim przyjdzie kolej na jego rozkaz: rozkaz w obszarze, który tracisz, wraca do siedziby i nie zostanie wykonany. Rozkaz z kamizelką chroni swój obszar, dopóki tam leży.
step-symbols = Co jest na rozkazach: liczba po słowie „atak” albo „zaopatrzenie” to inicjatywa. Ruch (i atak) prowadzi do sąsiedniego obszaru. Czaszka liczy się w ataku, kamizelka w obronie. Werbunek daje soldati do siedziby, „z siedziby” przenosi ich na planszę; „wartość bazowa” to liczba z twojej planszetki, kościół dla werbunku, policja dla umieszczania. Zwołanie, zamach, podburzanie i Pentito zostaną wyjaśnione, gdy się pojawią.
step-mat = Twoja planszetka. Rząd, z którego zeszły znaczniki, pokazuje lepsze liczby: policja mówi, ilu soldati umieszczasz, kościół, ilu werbujesz, sądy, ile dodaje samochód. Banki dają od razu pieniądze i laboratoria. Pierwszy znacznik każdej kolumny (A, B, C) rzędu odblokowuje też zaawansowany rozkaz, który trafia do twojej siedziby.
step-space = Każde pole dolnego arkusza to akcja i dostaje ją tylko ten, kto przyjdzie pierwszy; pola z ∞ zostają wolne. Liczba dodatnia to pieniądze, które dostajesz, ujemną płacisz. Z akcji częściowych połączonych znakiem + możesz wykonać jedną albo obie, z rozdzielonych znakiem / wybierasz jedną.
step-actions = Co oznaczają pola. Werbunek: soldati do siedziby. Umieszczenie: z siedziby na planszę, na niektórych polach tylko do twojego obszaru. Pranie: 1 £ za każde twoje laboratorium. Wpływy: znacznik schodzi z twojej planszetki, jak przy kolumnie. Zbiórka: soldati i samochody przychodzą z sąsiednich obszarów do jednego twojego. Ultima Azione: stawiasz przy znaczniku swój znacznik ostatniej akcji i na samym końcu planowania możesz przenieść go jeszcze raz i wykonać akcję nowego pola.
step-soldati = Soldati zdobywasz w dwóch krokach. Werbunek przenosi ich z puli do siedziby za twoją zasłonką, umieszczenie przenosi ich z siedziby na planszę, do jednego twojego albo pustego obszaru. Potrzebujesz obu. Te liczby mówią, ilu naraz.
step-money = Pieniędzy jest mało. Przeniesienie cudzego znacznika kosztuje 1 £ dla jego właściciela; własne i szare, neutralne, są za darmo. Gdy zabraknie ci pieniędzy, możesz w każdej chwili sprzedać rozkaz za 1 £ albo poprosić sojusznika: on płaci 2 £, a ty dostajesz 1 £.
step-reveal = Faza spotkań: wszystkie rozkazy zostają odkryte naraz. Najpierw wszystkie rozkazy zaopatrzenia, potem wszystkie rozkazy ataku, w każdym rodzaju od najniższej inicjatywy. Każdą akcję częściową rozkazu można pominąć. Po wykonaniu rozkaz wraca do siedziby i w następnej rundzie znów jest twój.
step-supply = Rozkaz zaopatrzenia wzmacnia swój obszar, zanim nadejdą ataki. Jego akcje częściowe możesz wykonać w dowolnej kolejności i pominąć te, których nie chcesz.
step-strike = Zamach uderza w sąsiedni obszar, a twoi soldati się nie ruszają: ginie tam tylu soldati, o ile twoja premia do ataku przewyższa premię do obrony. Zamach nie przejmuje obszaru, ale może go opróżnić dla kogoś, kto przyjdzie później.
step-agitate = Podburzanie wysyła neutralnych soldati przeciw innym. Walczą dla ciebie i nikt z twoich nie może zginąć: dobrze jest nimi wypędzić przeciwnika z obszaru, w którym stoi niewielu. Ale za każdego neutralnego, który zginie, obrońca może zwerbować soldato, więc nie wysyłaj ich tam, gdzie mogą tylko przegrać.
step-pentito = Pentito: oddajesz jednego soldato, a w zamian usuwasz bez walki soldati z sąsiednich obszarów. Opłaca się, gdy obszar, który chcesz zaatakować, staje się przez to słaby albo pusty.
step-rally = Ten rozkaz pozwala na zwołanie: przed ruchem ściągnij soldati i samochody ze swoich sąsiednich obszarów. W każdym zostaw choć jednego soldato, inaczej stracisz ten obszar.
step-move = Rozkaz ataku przesuwa soldati do sąsiedniego obszaru. Jeśli jest pusty, od razu jest twój. Jeśli ktoś tam stoi, najpierw porównuje się premie: czaszki rozkazu i twój samochód przeciw laboratoriom i kamizelkom. Ginie tylu obrońców, o ile wyższa jest twoja premia. Jeśli ktoś zostanie, dochodzi do konfliktu.
step-ways = Jeszcze dwie rzeczy o ataku. Przez morze: motorówka twojej drużyny przewozi soldati przez swój obszar morski na każde inne wybrzeże przy nim, i dalej przez następny obszar morski, jeśli tam też stoi wasza motorówka; samochody zostają. A z neutralnymi warto walczyć: za każdego usuniętego neutralnego soldato jeden twój przechodzi z puli do siedziby.
step-leave = Ilu pójdzie? W walce soldati giną jeden za jednego, więc żeby na końcu ktoś został, potrzebujesz ich więcej niż przeciwnik. Ale jeśli nikt nie zostanie na miejscu, opuszczony obszar przestaje być twój: każdy może tam wejść, a zostawione tam samochody przepadają.
step-approach = W obszarze stoją soldati obu stron: konflikt. Atakujący decyduje, jak walczyć. Brutalność: tracisz dwóch soldati, potem obie strony tracą po jednym, aż zostanie tylko jedna; bez niespodzianek. Finezja: obie strony kładą zakrytą kartę. Wybierz brutalność, gdy masz dużą przewagę, finezję, gdy siły są zbliżone.
step-card = Obie strony kładą jedną z trzech kart. Zdrada: jeden wrogi soldato odchodzi, a w jego miejsce przychodzi twój. Tchórzostwo: jeden albo dwóch soldati strony, która ma tę kartę na końcu, ucieka do siedziby. Karty mogą zmienić stronę! Tchórzostwo jest więc dobre, jeśli przeciwnik je weźmie, a Zdrada, jeśli zostanie u ciebie: na tym polega blef.
step-take = Najpierw atakujący, potem obrońca może wziąć kartę przeciwnika, nie widząc jej. Zapytaj siebie: czy położyli Zdradę i liczą, że ją zostawię, czy Tchórzostwo i liczą, że je wezmę? Potem karty zostają odkryte, każda działa dla strony, która ją ma, a reszta ginie jeden za jednego. Jeśli zostaną atakujący, obszar jest ich; jeśli nie zostanie nikt, jest pusty.
step-tile = Po każdej fazie sprawdza się, kto kontroluje które mandamenti. Za każde swoje oznaczasz jeden z kafelków kontroli wspólnych dla drużyny: korzyść z niego jest tylko twoja, a sojusznik nie może go już oznaczyć. Działa sam albo pojawia się jako wybór, gdy można go użyć. Jeśli stracisz mandamento, zdejmujesz z kafelków wybrany znacznik.
step-second = Nowa runda: dolny arkusz ze wszystkimi znacznikami jest teraz górny, a pod nim leży nowy. Wszystko, co udało ci się zbudować, zostaje: soldati, planszetka, rozkazy, kafelki.
step-bluff = Od teraz widzisz tylko rozkazy swojej drużyny. Inni też nie widzą twoich: rozkaz zaopatrzenia na granicy wygląda dokładnie jak atak. Kładź rozkazy także po to, żeby straszyć.
step-influence = Wywieranie wpływów zdejmuje pierwszy od lewej znacznik z jednego rzędu planszetki, jak kolumna, ale tylko jeden. Wybierz rząd według tego, czego ci brakuje: soldati na planszy, soldati w siedzibie, mocniejszych samochodów albo pieniędzy.
step-ultima = Ultima Azione: obok tego znacznika stoi twój znacznik ostatniej akcji. Gdy górny arkusz będzie pusty, możesz przenieść go jeszcze raz i wykonać akcję nowego pola: to ostatnie słowo fazy planowania.
step-over = { $ending } Znasz już wszystko: planowanie znacznikami i kolumnami, rozkazy, walkę na karty, liczenie mandamenti. W zwykłych grach rozkazy przeciwnej drużyny są zakryte od pierwszej rundy. Przeczytaj dziennik albo obejrzyj powtórkę, żeby zobaczyć, dlaczego tak wyszło.

## The shorter lessons

step-planning_lesson = Lekcja o fazie planowania jednej rundy. To, co tu zrobisz, decyduje o tym, co będzie można zrobić w walce po niej: soldati na planszy, rozkazy tam, gdzie trzeba, i mocniejsza planszetka.
step-encounter_lesson = Lekcja o fazie spotkań. Wszystkie rozkazy leżą teraz odkryte: twoje, sojusznika i przeciwnej drużyny. Najpierw zaopatrzenie, potem ataki, w każdym rodzaju od najniższej inicjatywy.
step-conflict_lesson = Lekcja o konflikcie. Masz sześciu soldati i rozkaz ataku w Geli, a tuż obok przeciwna drużyna ma Ennę z trzema soldati. Zaatakuj i zobacz, jak działają brutalność, finezja i karty.
step-knockout = To był konflikt. Kto ma jeszcze soldati, ten kontroluje obszar; jeśli nikt ich nie ma, obszar jest pusty. Wszystkie karty wracają, więc w następnej walce każdy znów ma te same trzy.

end-first = La Famiglia rozegrana do końca. Czas na prawdziwy stół; krótsze lekcje pozwalają poćwiczyć pojedyncze części jeszcze raz.
end-planning = To była faza planowania jednej rundy. Możesz grać dalej albo wybrać inną lekcję.
end-encounter = To była faza spotkań. Możesz grać dalej albo wybrać inną lekcję.
end-conflict = To był konflikt. Możesz grać dalej albo wybrać inną lekcję.

## Tips at ordinary tables: one sentence each

tip-family = Każda rodzina ma własne rozkazy: wskaż rodzinę, żeby je przeczytać, zanim wybierzesz.
tip-units = Samochody i soldati stawiaj tam, skąd chcesz atakować, laboratoria tam, gdzie chcesz zostać, a motorówki tam, gdzie skracają drogę.
tip-token = Kładź znaczniki w kolumnach, których potrzebują też inni: za każde przeniesienie płacą ci { $fee } £.
tip-planning = Znacznik daje jedną akcję teraz, kolumna wzmacnia cię do końca gry; licz tury, bo faza kończy się, gdy górny arkusz jest pusty.
tip-space = Pole dostaje tylko ten, kto przyjdzie pierwszy, chyba że to ∞: najpierw bierz to, czego chcą też inni.
tip-part = Możesz wybrać kolejność akcji częściowych i pominąć tę, która ci nie pomaga.
tip-column = Wykorzystaj rozkaz, który przysługuje z kolumną: bez rozkazów nic nie zrobisz w fazie spotkań.
tip-soldati = Zwerbowani soldati czekają w siedzibie, aż ich umieścisz: potrzebujesz werbunku i umieszczenia, a groźni są dopiero na planszy.
tip-order = Wydawaj rozkazy tam, gdzie sąsiedni obszar da ci mandamento albo gdzie spodziewasz się ataku.
tip-which = Zaopatrzenie jest przed atakiem, a niska inicjatywa przed wysoką; rozkaz w obszarze, który przedtem stracisz, nigdy nie zostanie wykonany.
tip-gather = W każdym obszarze zostaw jednego soldato, inaczej przestanie być twój.
tip-influence = Policja umieszcza więcej, kościół werbuje więcej, sądy wzmacniają samochody, banki płacą od razu: bierz to, czego ci brakuje.
tip-money = Pieniądze, które oddajesz, kosztują cię dwa razy tyle, ile dostaje sojusznik.
tip-tile = Kafelek jest twój tylko dopóty, dopóki utrzymujesz dość mandamenti: najpierw oznacz ten, którego potrzebujesz w następnej fazie.
tip-attack = Porównaj swoje czaszki i samochód z ich laboratoriami i kamizelkami: ginie tylu obrońców, o ile wyższa jest twoja premia, i walczy tylko reszta.
tip-leave = W konflikcie soldati giną jeden za jednego: weź więcej, niż ma przeciwnik, a jednego i tak zostaw.
tip-strike = Zamach usuwa soldati, ale nigdy nie przejmuje obszaru: najlepszy tuż przed wejściem kogoś z twojej drużyny.
tip-pentito = Kosztuje cię jednego soldato, ale nie wymaga walki: najlepsze tam, gdzie opróżnia obszar, do którego zaraz wejdziesz.
tip-agitate = Wyślij neutralnych tam, gdzie przeciwnik jest słaby: za każdego, który zginie, obrońca może zwerbować soldato.
tip-approach = Brutalność jest pewna, ale kosztuje dwóch soldati; finezja to blef na karty: wybierz ją, gdy siły są zbliżone.
tip-card = Połóż Tchórzostwo, jeśli myślisz, że wezmą twoją kartę, a Zdradę, jeśli myślisz, że ją zostawią.
tip-take = Weź ich kartę, jeśli myślisz, że to Zdrada, zostaw ją, jeśli myślisz, że to Tchórzostwo.

## Warnings

warn-empty = Po tym w obszarze { $area } nikt nie zostaje. Kto wejdzie tam następny, przejmie go bez walki.
warn-control = Jeśli tak zostanie do porządkowania, stracisz kontrolę nad mandamento { $mandamento }.
warn-cars = Tracisz przez to samochody: samochód nie może zostać tam, gdzie nie ma twoich soldati.
warn-order = Twój rozkaz wraca stamtąd do siedziby niewykonany.
