# The coach of La Famiglia: cards of the first battle, steps of lessons, tips at ordinary tables, warnings, and the end of
# each lesson. A card has at most 30 words.

## The first battle: before it

step-mandamento = Sycylia ma dwanaście mandamenti po trzy obszary. Kontrolujesz mandamento, dopóki samodzielnie kontrolujesz co najmniej dwa jego obszary. Obszary sojusznika się nie liczą.
step-goal = Twoja drużyna wygrywa, gdy po fazie spotkań jedna osoba kontroluje { $alone } mandamenti albo obie razem { $together }. Po { $rounds } rundach wygrywa drużyna, która ma ich więcej.
step-team = Grasz jako Czerwony. Twój sojusznik ({ $mate }) to bot: wygrywacie albo przegrywacie razem. Niebieski i Żółty to przeciwna drużyna.
step-orders = Na mapie leżą trzy twoje rozkazy. Najpierw wykonuje się zaopatrzenie, potem ataki, w każdym rodzaju od najniższej liczby.

## The first battle: asks, advises (with the reason), comments

why-supply = Twój rozkaz zaopatrzenia w Camastrze jest pierwszy. Weź samochód: wzmocni twój następny atak stamtąd.
why-reinforce = Teraz umieść soldati z siedziby. Camastra graniczy z Licatą, gdzie Niebieski ma rozkaz ataku.
why-how_many = Umieść obu: w siedzibie soldati nie mogą ani atakować, ani się bronić.

ask-target = Teraz twój rozkaz ataku w Geli. Gdzie zaatakujesz?
why-target = Licata: z Gelą to dwa z trzech obszarów, czyli mandamento. A jeśli Niebieski ją straci, jego rozkaz ataku nie zostanie wykonany.
good-target = Dobrze: z Licatą masz dwa z trzech.
other-target = Tak też można. Ale tylko Licata razem z Gelą daje mandamento. Odtąd doradzam ci ruch po ruchu.

ask-force = W Geli masz sześciu soldati. Ilu pójdzie?
why-force = Pięciu. Twoje dwie czaszki przeważają nad ich kamizelką, ginie jeden obrońca: pięciu na czterech. Jeden zostaje, inaczej stracisz Gelę.
good-force = Dobrze: jeden zostaje, Gela jest nadal twoja.
other-force = Z mniej niż pięcioma pewnie przegrasz, a gdy wyjdzie sześciu, Gela zostanie pusta. Odtąd doradzam ci ruch po ruchu.

ask-approach = Pięciu na czterech. Brutalność czy finezja?
why-approach = Finezja, bo siły są zbliżone. Brutalność od razu kosztuje cię dwóch soldati, a trzech na czterech to przegrana.
good-approach = Tak: brutalność to przegrana.
other-approach = Brutalność od razu kosztuje dwóch soldati, a trzech na czterech to przegrana. Opłaca się tylko przy dużej przewadze.

ask-bluff = Zdrada pomaga temu, kto ją ma, Tchórzostwo szkodzi. Przeciwnik może wziąć twoją kartę. Którą kładziesz?
why-bluff = Tchórzostwo 1. Niebieski jest słabszy i potrzebuje Zdrady, więc weźmie twoją kartę. Wtedy jeden jego soldato ucieka.
good-bluff = To jest twój blef.
other-bluff = Niebieski jest słabszy i weźmie twoją kartę, licząc na Zdradę. Tchórzostwo by mu zaszkodziło.

ask-their_card = Ty też możesz wziąć ich kartę, nie widząc jej. Bierzesz?
why-their_card = Zostaw ją. Masz przewagę i nie potrzebujesz szczęścia, a dwie z ich trzech kart to Tchórzostwo.
good-their_card = Niebieski bierze twoje Tchórzostwo. Licata jest twoja!
other-their_card = Mając przewagę, zostaw kartę: dwie z trzech to Tchórzostwo. Odtąd doradzam ci ruch po ruchu.

ask-walk_in = Teraz twój rozkaz w Castelvetrano. Dokąd?
why-walk_in = Sciacca jest pusta: przejmujesz ją bez walki. Z Castelvetrano to twoje drugie mandamento.
good-walk_in = Mandamento bez walki.
other-walk_in = Sciacca była pusta: z Castelvetrano to mandamento bez walki. Odtąd doradzam ci ruch po ruchu.

why-stay = Dwóch idzie, jeden zostaje: obszar bez twoich soldati przestaje być twój.

ask-tile = Kontrolujesz dwa mandamenti! Za każde oznaczasz kafelek kontroli. Który pomaga utrzymać zdobyty obszar?
why-tile = „Rekrutacja”: gdy atakiem przejmujesz obszar, możesz od razu umieścić tam dwóch soldati z siedziby. Tak łatwiej go utrzymasz.
other-tile = To też dobry kafelek. „Rekrutacja” pomogłaby ci utrzymać zdobycze. Odtąd doradzam ci ruch po ruchu.
why-second_tile = „Łapówki”: w ataku możesz zapłacić 1 £, a jeden obrońca odejdzie. Korzystaj, gdy czaszki i samochód nie usuną wszystkich.

ask-token = Planowanie. Jeden znacznik to jedna akcja, możesz też wziąć całą kolumnę. Co najpierw?
why-token = Neutralny znacznik: nic nie kosztuje i daje jedną akcję. Swój zostaw: kto go przeniesie, zapłaci ci 1 £.
good-token = Za darmo i jedna akcja.
other-token = Tak też można. Neutralne znaczniki są za darmo, a twój może jeszcze przynieść pieniądze. Odtąd doradzam ci ruch po ruchu.

ask-space = W Geli został tylko jeden soldato. Które pole pomoże?
why-space = Umieszczenie +3: pięciu soldati naraz trafia z siedziby na planszę, i to za darmo.
other-space = Bezpieczniej było najpierw umieścić soldati: w Geli stoi tylko jeden. Odtąd doradzam ci ruch po ruchu.

why-hold = Gela. Zależy od niej twoje mandamento, a stoi tam tylko jeden soldato: jeśli padnie, stracisz mandamento i kafelek.
why-hold_all = Wszystkich pięciu. Gela obroni się wtedy sama, a w następnej rundzie znów zaatakuje.

ask-column = Twoja druga tura. Znów znacznik czy kolumna?
why-column = Kolumna policji: dwa znaczniki schodzą z tego rzędu, więc do końca gry umieszczasz więcej soldati.
good-column = To siła do końca gry.
other-column = Dobrze. Ale kolumny wzmacniają na całą grę i dają rozkaz. Odtąd doradzam ci ruch po ruchu.

why-column_token = Jej znacznik schodzi bez akcji. Połóż go na polu z ∞: tak nie zajmie pola, którego potrzebujesz.
why-column_order = Najpierw rozkaz: daje go każda kolumna, a bez rozkazów nikt się nie rusza ani nie atakuje.

ask-order_area = Gdzie jeden obszar więcej dałby mandamento?
why-order_area = Camastra: czterech soldati i samochód. Z sąsiednim Agrigento albo Caltanissettą byłoby to twoje trzecie mandamento.
good-order_area = Trzecie mandamento jest blisko.
other-order_area = Szukaj miejsc, gdzie brakuje jednego obszaru: Camastra z Agrigento albo Caltanissettą. Rozkazów nie można cofnąć. Odtąd doradzam ci ruch po ruchu.

why-order_which = Atak 4: jest wcześnie, a dwie czaszki i samochód mogą usunąć trzech obrońców bez walki.

step-play_on = Był atak, był blef, są dwa mandamenti. Graj dalej! Wyjaśniam to, co nowe, i uzasadniam każdą radę.

## Steps: planning

step-planning = Twoja tura: przenieś jeden znacznik w dół i użyj jego nowego pola (A) albo całą kolumnę i użyj kolumny (B).
step-turns = Faza kończy się, gdy górny arkusz jest pusty. Wykorzystaj tych kilka tur na to, czego wymaga walka.
step-column = Kolumny zdejmują znaczniki z twojej planszetki. To wzmacnia cię do końca gry i odblokowuje nowe rozkazy.
step-price = Kolumna kosztuje swoją kwotę, 1 £ za każdy znacznik, a za każdy cudzy jeszcze 1 £ dla właściciela.
step-column_token = Znaczniki kolumny schodzą na wolne pola, ale ich akcji nikt nie wykonuje. W następnej rundzie znów można je przenosić.
step-column_action = Wykonaj akcję kolumny i wydaj rozkaz, w dowolnej kolejności. Bez rozkazów nie da się atakować.
step-order = W fazie spotkań poruszasz się, atakujesz i zaopatrujesz tylko dzięki rozkazom. Wydaj po jednym w obszarze ze swoimi soldati; nie można ich cofnąć.
step-which = Zaopatrzenie jest przed atakiem, niska inicjatywa przed wysoką. Gdy tracisz obszar, twój rozkaz stamtąd wraca do siedziby niewykonany.
step-symbols = Liczba to inicjatywa. Czaszka dodaje do ataku. Kamizelka dodaje do obrony, dopóki rozkaz tam leży.
step-mat = Im mniej znaczników na planszetce, tym lepsze liczby: policja do umieszczania, kościół do werbunku, sądy do samochodów. Banki płacą od razu.
step-space = Pola używa tylko ten, kto przyjdzie pierwszy; ∞ zostaje wolne. Liczbę dodatnią dostajesz, ujemną płacisz.
step-parts = Akcje połączone znakiem +: możesz wykonać obie. Rozdzielone znakiem /: wybierz jedną.
step-soldati = Soldati zdobywasz w dwóch krokach: werbunek przenosi ich do siedziby, umieszczenie na planszę. Potrzebujesz obu.
step-money = Cudzy znacznik kosztuje 1 £. Brakuje pieniędzy? Sprzedaj rozkaz za 1 £ albo sojusznik zapłaci 2 £, a ty dostaniesz 1 £.
step-influence = Pierwszy od lewej znacznik jednego rzędu schodzi z planszetki. Wybierz rząd według tego, czego ci brakuje.
step-car = Samochód wzmacnia atak lądem i jedzie z atakującymi albo wybucha w zamachu. W obronie nie pomaga.
step-lab = Laboratorium dodaje 1 do obrony i daje 1 £, gdy pierzesz pieniądze. Kto przejmuje obszar, niszczy jedno.
step-second = Nowa runda: dolny arkusz ze wszystkimi znacznikami jest teraz górny. Wszystko, co udało ci się zbudować, zostaje.
step-hidden = Od teraz widzisz tylko rozkazy swojej drużyny. Rozkaz może też być blefem, żeby postraszyć przeciwników.
step-bronte = Pamiętaj o Bronte: jeśli po ostatniej rundzie drużyny mają tyle samo mandamenti, wygrywa ta, która kontroluje Bronte.
step-ultima = Ultima Azione: gdy górny arkusz jest pusty, możesz przenieść ten znacznik jeszcze raz. Masz ostatnie słowo.

## Steps: encounter

step-reveal = Wszystkie rozkazy zostają odkryte: najpierw zaopatrzenie, potem ataki, od najniższej inicjatywy. Każdą akcję można pominąć. Potem wracają do siedziby.
step-supply = Rozkaz zaopatrzenia wzmacnia obszar przed atakami. Jego akcje wykonuj w dowolnej kolejności, a niechciane pomiń.
step-strike = Zamach usuwa soldati z sąsiedniego obszaru: twoja premia do ataku minus premia do obrony. Nie przejmuje obszaru, ale może go opróżnić.
step-agitate = Podburzeni neutralni atakują dla ciebie bez ryzyka. Ale za każdego, który zginie, obrońca może zwerbować soldato.
step-pentito = Pentito kosztuje cię jednego soldato i usuwa innych z sąsiednich obszarów bez walki: najlepiej tam, gdzie zaraz zaatakujesz.
step-rally = Zwołanie: ściągnij soldati i samochody ze swoich sąsiednich obszarów. W każdym zostaw jednego, inaczej go stracisz.
step-move = Najpierw czaszki i samochód przeciw laboratoriom i kamizelkom: różnica usuwa obrońców. Jeśli ktoś zostanie, dochodzi do konfliktu.
step-sea = Przez morze: motorówki twojej drużyny przewożą soldati z jednego wybrzeża obszaru morskiego na każde inne. Samochody zostają.
step-neutrals = Z neutralnymi warto walczyć: za każdego usuniętego werbujesz jednego soldato.
step-leave = Obie strony tracą soldati jeden za jednego. Jeśli nikt nie zostanie, obszar przestaje być twój, a zostawione samochody przepadają.
step-approach = Brutalność: tracisz dwóch, potem jeden za jednego. Finezja: karty. Brutalność wybierz przy dużej przewadze, finezję, gdy siły są zbliżone.
step-card = Zdrada: wrogi soldato staje się twój. Tchórzostwo: soldati tego, kto je ma, uciekają. Karty zmieniają strony, więc Tchórzostwo jest dobre, gdy je wezmą.
step-take = Najpierw atakujący, potem obrońca może wziąć kartę przeciwnika, nie widząc jej. Potem każda strona stosuje karty, które ma.
step-knockout = Po kartach obie strony tracą jeden za jednego. Jeśli zostaną atakujący, obszar jest ich; jeśli nikt, jest pusty.
step-tile = Za każde mandamento, które kontrolujesz, oznaczasz kafelek tylko dla siebie. Gdy stracisz mandamento, zdejmujesz jeden znacznik.
step-over = { $ending } Obejrzyj powtórkę, żeby zobaczyć, kiedy odwróciły się losy gry.

## The shorter lessons

step-planning_lesson = Lekcja o planowaniu. To, co tu zrobisz, decyduje o tym, co potrafisz w walce: soldati, rozkazy, mocniejsza planszetka.
step-encounter_lesson = Lekcja o fazie spotkań. Wszystkie rozkazy leżą odkryte: najpierw zaopatrzenie, potem ataki, w każdym rodzaju od najniższej inicjatywy.
step-conflict_lesson = Lekcja o konflikcie. Masz sześciu soldati i rozkaz ataku w Geli, a tuż obok przeciwna drużyna ma Ennę z trzema soldati.
step-cards_back = To był konflikt. Wszystkie karty wracają, więc w następnym każdy znów ma te same trzy.

end-first = La Famiglia rozegrana do końca. Czas na prawdziwy stół; krótsze lekcje pozwalają poćwiczyć pojedyncze części jeszcze raz.
end-planning = To była faza planowania jednej rundy. Możesz grać dalej albo wybrać inną lekcję.
end-encounter = To była faza spotkań. Możesz grać dalej albo wybrać inną lekcję.
end-conflict = To był konflikt. Możesz grać dalej albo wybrać inną lekcję.

## Tips at ordinary tables, and the coach's reason where an advice has no better one: one sentence each

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
tip-bribery = Łapówka kosztuje 1 £ i usuwa jednego obrońcę: płać, gdy siły są wyrównane, nie tam, gdzie czaszki i samochód i tak usuną wszystkich.
tip-recruitment = Soldati umieszczeni zaraz po ataku pomagają utrzymać obszar.
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
