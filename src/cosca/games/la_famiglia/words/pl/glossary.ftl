## The glossary: what each element of the board is and does. Its name is said beside it.

### The map

term-area = Obszar mandamento { NAME($mandamento) }, { $seas ->
    [0] w głębi lądu
   *[other] na wybrzeżu { LIST($seas) }
}. Sąsiednie obszary: { LIST($areas, type: "comma") }. Na początku { $seat ->
    [0] { $n ->
        [one] stoi tu 1 neutralny soldato
        [few] stoi tu { $n } neutralnych soldati
        [many] stoi tu { $n } neutralnych soldati
       *[other] stoi tu { $n } neutralnych soldati
    }
   *[other] stoi tu { phrase-soldati } gracza { $seat }
}.{ $breaks_ties ->
    [true] {" "}Przy równej liczbie mandamenti na koniec gry wygrywa drużyna, która go kontroluje.
   *[false] {""}
}
term-sea = Obszar morski, który sąsiaduje z obszarami: { LIST($areas, type: "comma") }. Sąsiednie obszary morskie: { LIST($seas, type: "comma") }. Gdy jest tu motorówka twojej drużyny, twoi soldati mogą się poruszać między tymi obszarami.
term-mandamento = Mandamento z trzech obszarów: { LIST($areas) }. Kontroluje je ten, kto sam kontroluje co najmniej dwa z nich; sprawdza się to po każdej fazie. Po fazie spotkań wygrywa drużyna, w której jedna rodzina kontroluje { $alone } mandamenti albo obie razem { $together }.

### Orders and spaces

term-order = { $supply ->
    [true] Rozkaz zaopatrzenia
   *[false] Rozkaz ataku
} { NAME($family, case: "genitive") }, inicjatywa { $initiative }. { $row ->
    [justice] { phrase-advanced }
    [police] { phrase-advanced }
    [economy] { phrase-advanced }
    [church] { phrase-advanced }
   *[none] Podstawowy rozkaz: masz go od początku.
} { LIST($does, type: "sentences") }
phrase-advanced = Trafia do siedziby, gdy pierwszy znacznik opuści kolumnę { $letter } { NAME($row, case: "genitive") }.
term-space = Arkusz { $sheet }, { NAME($column, case: "nominative") }. { $join ->
    [or] Wybierz jedną akcję częściową: { LIST($does, type: "sentences") }
    [and] Możesz wykonać obie akcje częściowe, w dowolnej kolejności, a co najmniej jedną musisz: { LIST($does, type: "sentences") }
    [one] { LIST($does, type: "sentences") }
   *[none] Na początku leżą tu znaczniki; to pole nie ma akcji.
}{ $cost ->
    [0] {""}
   *[other] {" "}Najpierw płacisz do puli { $cost } £.
}{ $receives ->
    [0] {""}
   *[other] {" "}Otrzymujesz { $receives } £.
}{ $infinite ->
    [true] {" "}Mieści się tu dowolna liczba znaczników.
   *[false] {""}
}

### Tiles and cards

term-tile = { NAME($tile, case: "text") } Działa w fazie { $phase ->
    [planning] planowania
   *[encounter] spotkań
} dla rodziny, której znacznik na nim leży.
term-card = { NAME($card, case: "text") } Działa dla strony, która ma ją przed sobą przy odkryciu kart.

### Rows and columns

term-row = Rząd twojej planszetki. { $row ->
    [justice] Odsłonięte pola pokazują, ile samochód dodaje do ataku (górna liczba), a ile jako samochód pułapka (dolna liczba), albo dają samochód; liczą się tylko najwyższe widoczne liczby.
    [police] Odsłonięte pola pokazują, ilu soldati umieszczasz; liczy się tylko najwyższa widoczna liczba.
    [economy] Gdy znacznik opuszcza pole, daje ono jednorazowo pieniądze, laboratorium albo pranie pieniędzy.
   *[church] Odsłonięte pola pokazują, ilu soldati werbujesz; liczy się tylko najwyższa widoczna liczba.
}
term-column = Opcja B daje tutaj: { $gives ->
    [primo] znacznik Primo Giocatore, dzięki czemu zaczynasz następną fazę, i umieszczenie samochodu, motorówki lub laboratorium.
    [row] zdjęcie { $takes ->
        [one] 1 znacznika
        [few] { $takes } znaczników
        [many] { $takes } znaczników
       *[other] { $takes } znaczników
    } od lewej z { NAME($row, case: "genitive") }.
   *[two] zdjęcie skrajnie lewych znaczników z { $takes } różnych rzędów; jeden trafia do puli, drugi na arkusze.
} Koszt: kwota podana przy kolumnie, 1 £ za każdy jej znacznik, a do tego { $fee } £ dla właściciela każdego cudzego znacznika. Możesz też wydać rozkaz.

### Families, characters, seats

term-family = { NAME($family, case: "house") }. { NAME($family, case: "theme") }. { NAME($family, case: "plays") }
term-character = Do siedziby: { $money } £ i { $soldati ->
    [one] 1 soldato
    [few] { $soldati } soldati
    [many] { $soldati } soldati
   *[other] { $soldati } soldati
}. Na planszę: { $pieces ->
    [0] nic
   *[other] { LIST($pieces) }
}.
count-soldati = { phrase-soldati }
count-car = { $n ->
    [one] 1 samochód
    [few] { $n } samochody
    [many] { $n } samochodów
   *[other] { $n } samochodów
}
count-boat = { $n ->
    [one] 1 motorówka
    [few] { $n } motorówki
    [many] { $n } motorówek
   *[other] { $n } motorówek
}
count-lab = { $n ->
    [one] 1 laboratorium
    [few] { $n } laboratoria
    [many] { $n } laboratoriów
   *[other] { $n } laboratoriów
}
term-seat = { $seat ->
    [0] Soldati, którzy do nikogo nie należą. Zajmują swoje obszary i ich bronią; rozkazy mogą ich podburzyć. Ilu ich usuniesz, tylu własnych soldati bierzesz z puli do siedziby.
   *[other] Gracz z drużyny { $team }, { $corner ->
        [NW] lewy górny róg
        [NE] prawy górny róg
        [SW] lewy dolny róg
       *[SE] prawy dolny róg
    }. Zaczyna w obszarach: { LIST($areas, type: "comma") }. Po nim gra gracz { $next }.
}
term-token = { $n ->
    [0] Neutralny znacznik wpływu. Każdy może go przenieść z górnego arkusza na dolny, nie płacąc właścicielowi.
   *[other] Znacznik wpływu gracza { $n }. Każdy może go przenieść z górnego arkusza na dolny; inny gracz płaci za to właścicielowi { $fee } £.
}

### Pieces

term-piece-soldati = Żołnierz. Kto ma soldati w obszarze, ten go kontroluje. Rodzina ma ich { $most }: w puli, w siedzibie lub na planszy.
term-piece-car = Stoi z twoimi soldati. Jeden samochód może ruszyć do ataku lądem i dodaje wartość bazową rzędu sądów; albo służy w zamachu jako samochód pułapka. Rodzina ma ich { $most }.
term-piece-boat = Stoi w obszarze morskim. Soldati drużyny ruszają się i atakują przez morze dzięki jej motorówkom. Gdy po umieszczeniu motorówki są ich w obszarze morskim { $sinks }, ta motorówka i jedna inna zostają usunięte. Rodzina ma ich { $most }.
term-piece-lab = Należy do tego, kto kontroluje jego obszar: daje 1 premii do obrony, a przy praniu pieniędzy 1 £. Najwyżej { $in_area } w obszarze; jedno znika, gdy obszar przechodzi w inne ręce. W grze jest ich { $most }.
term-piece-bust = Stoi obok znacznika na dolnym arkuszu. Na końcu fazy planowania można ten znacznik przenieść jeszcze raz: to Ultima Azione.
term-piece-primo = Kto go ma, jest od następnej fazy pierwszy w kolejności graczy.
term-piece-control = Oznacza mandamento kontrolowane przez rodzinę. Kontrolę sprawdza się po każdej fazie.
term-piece-order = Tajny rozkaz, położony zakryty w obszarze z twoimi soldati i wykonywany w fazie spotkań. Rodzina ma { $most } takich żetonów; podstawowe: { $basic }, odblokowywane na planszetce: { $advanced }.
term-piece-money = Płaci się nimi za znaczniki, kolumny i pola akcji. Leżą w siedzibie, a w puli nigdy ich nie zabraknie.
term-piece-hq = Miejsce za zasłonką: pieniądze, soldati i rozkazy rodziny. Zagląda tam tylko własna drużyna.
term-piece-supply = Elementy rodziny, których nie ma w grze. Czego tu brakuje, tego nie można dostać.

### What each symbol of an order does

symbol-coin = Weź { $n } £.
symbol-soldati = Umieść najwyżej { phrase-soldati } z siedziby w obszarze rozkazu.
symbol-place = Umieść soldati z siedziby w obszarze rozkazu: najwyżej tylu, ile wynosi wartość bazowa rzędu policji{ phrase-more }.
symbol-recruit = Weź soldati z puli do siedziby: najwyżej tylu, ile wynosi wartość bazowa rzędu kościoła{ phrase-more }.
symbol-car = Umieść samochód w obszarze rozkazu.
symbol-boat = Umieść motorówkę w obszarze morskim, który sąsiaduje z obszarem rozkazu; może potem przepłynąć do sąsiedniego obszaru morskiego.
symbol-lab = Zbuduj laboratorium w obszarze rozkazu, jeśli jest ich tam mniej niż { $in_area }.
symbol-launder = Weź 1 £ za każde swoje laboratorium.
symbol-soldati_per_lab = Umieść po 1 soldato z siedziby przy każdym swoim laboratorium, gdziekolwiek stoi.
symbol-spread = Umieść najwyżej { phrase-soldati } z siedziby w obszarze rozkazu i tyle samo w każdym z wybranych sąsiednich obszarów (najwyżej { LIST($numbers) }): swoich lub sojusznika (z jego siedziby), a w wydaniu 1.2 także neutralnych (z puli).
symbol-rally = Najpierw twoi soldati i samochody z sąsiednich obszarów mogą przyjść lądem do obszaru rozkazu.
symbol-shotgun = { $n ->
    [2] Wykonaj dwa ruchy (i ataki); drugi z obszaru rozkazu albo stamtąd, dokąd prowadził pierwszy.
   *[other] Ruch (i atak): przesuń soldati z obszaru rozkazu do innego obszaru i zaatakuj, jeśli stoją tam wrodzy lub neutralni soldati.
}
symbol-bomb = { $n ->
    [2] Dwa zamachy na sąsiednie obszary, na ten sam lub na dwa różne: za każdym razem ginie tylu soldati, o ile premia do ataku przewyższa premię do obrony. Twoi soldati się nie ruszają.
   *[other] Zamach na sąsiedni obszar: ginie tam tylu soldati, o ile premia do ataku przewyższa premię do obrony. Twoi soldati się nie ruszają.
}
symbol-either_order = Zamach i ruch następują w kolejności, którą wybierzesz.
symbol-skull = Premia { $n } do każdego ataku i zamachu tego rozkazu: po odjęciu premii do obrony tylu obrońców ginie od razu.
symbol-vest = Premia { $n } do obrony dla twoich soldati w obszarze, dopóki leży tam ten rozkaz, także po wykonaniu.
symbol-pentito = Usuń 1 swojego soldato z obszaru. Potem możesz usunąć wrogich lub neutralnych soldati: najwyżej { LIST($numbers) }, każdą liczbę z innego sąsiedniego obszaru. Premie do obrony się nie liczą.
symbol-replace = Przed porównaniem premii zastąp { $n ->
    [one] 1 obrońcę własnym soldato
    [few] najwyżej { $n } obrońców własnymi soldati
    [many] najwyżej { $n } obrońców własnymi soldati
   *[other] najwyżej { $n } obrońców własnymi soldati
} z puli.
symbol-pay_remove = Przed porównaniem premii możesz zapłacić: za każde 1 £ usuwasz 1 obrońcę.
symbol-pull = { $n ->
    [one] Zastąp 1 wrogiego lub neutralnego soldato w sąsiednim obszarze własnym z puli i przesuń go do obszaru rozkazu.
    [few] Zastąp najwyżej { $n } wrogich lub neutralnych soldati w sąsiednich obszarach własnymi z puli i przesuń ich do obszaru rozkazu.
    [many] Zastąp najwyżej { $n } wrogich lub neutralnych soldati w sąsiednich obszarach własnymi z puli i przesuń ich do obszaru rozkazu.
   *[other] Zastąp najwyżej { $n } wrogich lub neutralnych soldati w sąsiednich obszarach własnymi z puli i przesuń ich do obszaru rozkazu.
}
symbol-agitate = Na koniec neutralni z obszaru w zasięgu { $n } ruszają się lub atakują dla ciebie, bez premii.
phrase-more = { $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}

### What each part of a space does

action-recruit = Werbunek: weź soldati z puli do siedziby, najwyżej tylu, ile wynosi wartość bazowa rzędu kościoła{ phrase-more }.
action-place = Umieszczenie soldati: umieść w jednym obszarze, swoim lub bez soldati, najwyżej tylu soldati z siedziby, ile wynosi wartość bazowa rzędu policji{ phrase-more }.
action-place_existing = Umieszczenie soldati: umieść w jednym obszarze, w którym już masz swoich, najwyżej tylu soldati z siedziby, ile wynosi wartość bazowa rzędu policji{ phrase-more }.
action-order = Wydanie rozkazu: połóż zakryty rozkaz z siedziby w obszarze z twoimi soldati i bez rozkazu.
action-order_two_areas = Wydanie rozkazów: po jednym w najwyżej 2 obszarach.
action-order_double = Wydanie rozkazów: najwyżej 2 w jednym obszarze.
action-equipment = Załatwianie sprzętu: umieść samochód, motorówkę lub laboratorium.
action-launder = Pranie pieniędzy: weź 1 £ za każde swoje laboratorium.
action-gather = Zbiórka: przesuń swoich soldati i samochody z sąsiednich obszarów do jednego ze swoich.
action-influence_supply = Wywieranie wpływów: skrajnie lewy znacznik z rzędu planszetki trafia do puli, a ty otrzymujesz to, co pokazuje jego pole.
action-influence_sheets = Wywieranie wpływów: skrajnie lewy znacznik z rzędu planszetki trafia na arkusz, a ty otrzymujesz to, co pokazuje jego pole.
action-influence_row = Wywieranie wpływów: zdejmij najwyżej 2 znaczniki od lewej z jednego rzędu planszetki; otrzymujesz to, co pokazują ich pola.
action-ultima = Ultima Azione: postaw przy tym znaczniku swój znacznik ostatniej akcji. Na końcu fazy planowania możesz jeszcze raz przenieść ten znacznik wpływu i wykonać akcję nowego pola.
