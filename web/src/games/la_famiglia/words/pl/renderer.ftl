# The words of La Famiglia's renderer. What things are called stands in the game's own catalogue.

title = La Famiglia

short-setup = Przygotowanie
short-round = Runda { $round } z { $rounds }, { $phase }

phase-setup = Przygotowanie
phase-planning = Planowanie
phase-encounter = Spotkania
phase-management = Porządkowanie
phase-over = Koniec

tab-map = Mapa
tab-sheets = Arkusze
tab-families = Rodziny
tab-tiles = Kafelki
tab-label = Części stołu
tab-here = { $tab }: tu jest coś do wyboru

dock-close = Większa mapa
dock-open = Pokaż panele

round = Runda
round-of = { $n } / { $rounds }

turn-order = Kolejność graczy, od pierwszego do ostatniego
turn-primo = { $name } ma znacznik Primo Giocatore i zaczyna następną fazę
turn-to_act = { $name }: teraz decyduje
turn-first = zaczyna tę fazę

sequence = Rozkazy po kolei
sequence-down = Rozkaz jeszcze zakryty
sequence-step = { $kind ->
    [attack] Rozkaz ataku
   *[supply] Rozkaz zaopatrzenia
} { $initiative }: { $name }, { $who }{ $area ->
    [none] { "" }
   *[other] , { $area }
}, { $state ->
    [done] wykonany
    [now] teraz
   *[next] czeka
}

sheet-upper = Górny arkusz
sheet-lower = Dolny arkusz
sheet-upper-name = Górny arkusz: { $name }
sheet-lower-name = Dolny arkusz: { $name }
sheet-upper-hint = weź jeden znacznik (A) albo całą kolumnę (B)
sheet-lower-hint = każde pole to akcja

column-price = { $column }: { $action }. Opcja B kosztuje cię w sumie { $cost } £. { column-tokens }
column-tokens = { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znaczników
}
column-free = bez znaczników
column-next = potem
column-next-title = { $column }. Gdy będzie to górny arkusz, opcja B tej kolumny kosztuje { $cost } £ i 1 £ za każdy znacznik
column-do-primo = Znacznik Primo Giocatore oraz samochód, motorówka lub laboratorium
column-do-institution = 2 znaczniki z rzędu „{ $row }” planszetki
column-do-two = Po 1 znaczniku z 2 rzędów: jeden do puli, drugi na arkusze
column-short-primo = Start + sprzęt
column-short-institution = 2 z rzędu
column-short-two = 1 z 2 rzędów

space-free = wolne
space-infinite = mieści dowolną liczbę znaczników
space-grey = na początku leży tu neutralny znacznik
space-gain = Otrzymujesz { $n } £
space-pay = Najpierw płacisz { $n } £
space-or = wybierz jedno
space-and = jedno albo oba, w dowolnej kolejności
space-sign-or = lub
space-sign-and = +

token-of = Znacznik: { $name }
token-where = { $token }, { $where }
token-neutral = Neutralny znacznik

bust-of = Znacznik ostatniej akcji ({ $name }): znacznik wpływu przy nim można przenieść jeszcze raz, gdy górny arkusz jest pusty

part-order-pair = Rozkaz
part-recruit-pair = Werbunek
part-place-pair = Umieść
part-equipment-pair = Sprzęt
part-launder-pair = Pranie
part-gather-pair = Zbiórka
part-order = Rozkaz
part-order-long = Wydanie rozkazu: jeden rozkaz z siedziby, zakryty, w obszarze z twoimi soldati
part-order_two_areas = W 2 obszarach
part-order_two_areas-long = Po jednym rozkazie w najwyżej 2 obszarach z twoimi soldati
part-order_double = 2 w 1 obszarze
part-order_double-long = Najwyżej 2 rozkazy w jednym obszarze z twoimi soldati
part-recruit = Werbunek
part-recruit-long = Werbunek: soldati z puli do siedziby, najwyżej wartość bazowa rzędu kościoła + { $bonus }
part-place = Umieść
part-place-long = Umieszczenie: soldati z siedziby w jednym obszarze, najwyżej wartość bazowa rzędu policji + { $bonus }
part-place_existing = U siebie
part-place_existing-long = Umieszczenie tylko tam, gdzie masz już soldati: najwyżej wartość bazowa rzędu policji + { $bonus }
part-sum = dla ciebie { LIST($n, type: "comma") }
part-equipment = Sprzęt
part-equipment-long = Załatwianie sprzętu: umieść 1 samochód, 1 motorówkę albo 1 laboratorium
part-launder = Pranie
part-launder-long = Pranie pieniędzy: 1 £ za każde twoje laboratorium
part-gather = Zbiórka
part-gather-long = Zbiórka: twoi soldati i samochody z sąsiednich obszarów przechodzą do jednego z twoich
part-influence_supply = 1 do puli
part-influence_supply-long = Wywieranie wpływów: skrajnie lewy znacznik z rzędu planszetki wraca do puli
part-influence_sheets = 1 na arkusz
part-influence_sheets-long = Wywieranie wpływów: skrajnie lewy znacznik z rzędu planszetki trafia na arkusze
part-influence_row = 2 z rzędu
part-influence_row-long = Podwójne wpływy: najwyżej 2 znaczniki od lewej z jednego rzędu planszetki; w wydaniu 1.2 wracają do puli, w 1.0 i 1.1 są usuwane z gry
part-ultima = Ultima Azione
part-ultima-long = Ultima Azione: postaw przy tym znaczniku swój znacznik ostatniej akcji; gdy górny arkusz jest pusty, możesz przenieść go jeszcze raz i wykonać też tamtą akcję
part-soldati = Soldati
part-soldati-long = Najwyżej { $n ->
    [one] { $n } soldato
    [few] { $n } soldati
    [many] { $n } soldati
   *[other] { $n } soldati
} z siedziby do obszaru rozkazu
part-soldati_per_lab = Do lab.
part-soldati_per_lab-long = Po 1 soldato z siedziby do każdego twojego laboratorium, gdziekolwiek stoi
part-car = Samochód
part-car-long = 1 samochód do obszaru rozkazu
part-boat = Motorówka
part-boat-long = 1 motorówka do obszaru morskiego obok obszaru rozkazu
part-lab = Lab.
part-lab-long = 1 laboratorium do obszaru rozkazu
part-coin = Pieniądze
part-coin-long = Weź { $n } £
part-shotgun = Ruch
part-shotgun-long = Ruch (i atak): dowolna liczba soldati z obszaru rozkazu do jednego sąsiedniego obszaru albo motorówką przez morze
part-shotgun-twice = Ruch (i atak), najwyżej dwa razy
part-bomb = Zamach
part-bomb-long = Zamach na sąsiedni obszar: twoi soldati się nie ruszają i nie ma konfliktu
part-bomb-twice = Najwyżej dwa zamachy
part-skull = Premia
part-skull-long = Premia { $n } do każdego ataku i zamachu tego rozkazu
part-vest = Kamizelka
part-vest-long = Kamizelka kuloodporna: { $n } premii do obrony w obszarze rozkazu, dopóki rozkaz tam leży
part-rally = Zwołanie
part-rally-long = Zwołanie: przed ruchem przychodzą twoi soldati i samochody z sąsiednich obszarów
part-pentito = Pentito
part-pentito-long = Pentito: usuń tu 1 swojego soldato, aby usunąć najwyżej { LIST($remove, type: "comma") } z różnych sąsiednich obszarów
part-agitate = Podburz
part-agitate-long = Podburzanie: neutralni w zasięgu { $range } ruszają się lub atakują dla ciebie
part-replace_defenders = Podmiana
part-replace_defenders-long = Przed walką zastąp obrońców swoimi soldati; najwyżej { $max }
part-pay_remove = Opłać
part-pay_remove-long = Przed walką opłać obrońców, po 1 £ za każdego, aby odeszli
part-pull = Przeciągnij
part-pull-long = { $max ->
    [one] Twój soldato z puli zastępuje 1 wrogiego lub neutralnego w sąsiednim obszarze i przychodzi
    [few] Twoi soldati z puli zastępują najwyżej { $max } wrogich lub neutralnych w sąsiednich obszarach i przychodzą
    [many] Twoi soldati z puli zastępują najwyżej { $max } wrogich lub neutralnych w sąsiednich obszarach i przychodzą
   *[other] Twoi soldati z puli zastępują najwyżej { $max } wrogich lub neutralnych w sąsiednich obszarach i przychodzą
} do obszaru rozkazu
part-either_order = Dowolnie
part-either_order-long = Zamach i ruch w dowolnej kolejności
part-spread = Rozstaw
part-spread-long = Najwyżej po { $n ->
    [one] { $n } soldato
    [few] { $n } soldati
    [many] { $n } soldati
   *[other] { $n } soldati
} z siedziby do obszaru rozkazu i do sąsiednich obszarów; najwyżej { $adjacent }

order-badge = { $kind ->
    [attack] Rozkaz ataku
   *[supply] Rozkaz zaopatrzenia
}, inicjatywa { $n }: niższa działa wcześniej
order-place = { $row ->
    [justice] Sądy
    [police] Policja
    [economy] Banki
   *[church] Kościół
} { $letter }
order-stands = { $state ->
    [hq] { $name }, w siedzibie
    [board] { $name }, na mapie
    [sold] { $name }, sprzedany
    [mat] { $name }, na planszetce
   *[unknown] { $name }, w siedzibie lub zakryty
}
order-basic = Podstawowy
order-state-hq = w siedzibie
order-state-board = na mapie
order-state-sold = sprzedany
order-state-mat = na planszetce
order-state-unknown = w siedzibie lub zakryty

orders-none = W siedzibie nie ma rozkazów
orders-chart = Wszystkie 13 rozkazów

row-justice = Sądy
row-police = Policja
row-economy = Banki
row-church = Kościół

value-recruit = Werbunek
value-recruit-is = Werbunek { $n }
value-place-is = Umieszczanie { $n }
value-attack-is = Atak samochodem { $n }
value-bomb-is = Samochód pułapka { $n }
value-place = Umieść
value-attack = Samochód
value-bomb = Pułapka
value-recruit-long = Wartość bazowa werbunku: { $n }, z rzędu kościoła
value-place-long = Wartość bazowa umieszczania: { $n }, z rzędu policji
value-attack-long = Samochód dodaje do ataku { $n }, z rzędu sądów
value-bomb-long = Samochód pułapka dodaje do zamachu { $n }, z rzędu sądów

instant-car = umieść samochód
instant-lab = zbuduj laboratorium
instant-money = weź { $n } £
instant-launder = pranie pieniędzy

mat-row = { $row }: zdjęte znaczniki { $taken } z { $all }
mat-space-covered = zakryte: { $what }
mat-unlocks = { $what }; odblokowuje „{ $name }”
mat-start = Od początku: { $what }

hq-short = Siedziba
hq-hidden = Pieniądze, soldati i rozkazy tej rodziny są za jej zasłonką.
hq-money = { $n } £ w siedzibie
hq-soldati = { $n ->
    [one] 1 soldato w siedzibie
    [few] { $n } soldati w siedzibie
    [many] { $n } soldati w siedzibie
   *[other] { $n } soldati w siedzibie
}
hq-orders = { $n ->
    [one] 1 rozkaz w siedzibie
    [few] { $n } rozkazy w siedzibie
    [many] { $n } rozkazów w siedzibie
   *[other] { $n } rozkazów w siedzibie
}

family-you = Ty
family-mate = Sojusznik
family-rival = Przeciwnik
family-supply = Zostało w puli
family-none = Rodziny nie są jeszcze wybrane.
family-choose = Rodziny do wyboru

supply-left = { $name ->
    [soldati] Soldati: { $n }
    [cars] Samochody: { $n }
    [boats] Motorówki: { $n }
    [tokens] Znaczniki wpływu: { $n }
   *[labs] Laboratoria: { $n }
}
supply-soldati = Soldati
supply-cars = Samochody
supply-boats = Motorówki
supply-tokens = Znaczniki wpływu
supply-labs = Laboratoria

tiles = Kafelki kontroli
tiles-hint = Za każde kontrolowane mandamento rodzina oznacza jeden kafelek swojej drużyny i korzysta z niego.
tiles-tile = { $name }. { $text } { $one }. { $two }.
tiles-marked = Drużyna { $team }: { $name }
tiles-unmarked = Drużyna { $team }: wolny
tiles-phase-planning = Planowanie
tiles-phase-encounter = Spotkania

goal = Mandamenti drużyn
goal-team = { $side ->
    [mine] Twoja drużyna: { LIST($families) }
    [other] Przeciwna drużyna: { LIST($families) }
   *[none] { LIST($families) }
}; razem { $sum } z { $together } albo { $alone } jednej rodziny
goal-of = { $n } / { $of }
goal-alone = /{ $alone }
goal-rule = { $together } razem lub { $alone } w rodzinie

tally = Runda { $round }, po fazie { $after ->
    [planning] planowania
   *[encounter] spotkań
}
tally-close = Zamknij
tally-open = Runda { $round }: co się zmieniło
tally-nothing = Żadne mandamento nie przechodzi w inne ręce.

mandamenti = Mandamenti
mandamenti-hint = Rodzina kontroluje mandamento, gdy sama kontroluje co najmniej 2 z jego 3 obszarów. Drużyna wygrywa, gdy po fazie spotkań jedna jej rodzina kontroluje { $alone } mandamenti albo obie razem { $together }.
mandamenti-team = Drużyna { $team }
mandamenti-you = twoja drużyna
mandamenti-need = do wcześniejszej wygranej brakuje { $n }
mandamenti-won = wystarczy do wygranej
mandamenti-seat = { $name }: { $n }
mandamenti-now = Teraz prowadzi: { $name }; kontrolę sprawdza się po fazie
mandamenti-held = Kontroluje: { $name }
mandamenti-nobody = Nikt nie kontroluje
mandamenti-tie = { mandamenti-hint } Przy remisie na koniec gry wygrywa drużyna, która kontroluje { $area }.
mandamenti-area = { $who ->
    [none] { $area }: wolny
   *[other] { $area }: { $who }
}
mandamenti-ruled = { $names ->
    [0] Mandamenti
   *[other] Mandamenti: { LIST($names, type: "comma") }
}

finale = Końcowe podliczenie
finale-begins = Mandamenti są liczone po kolei.
finale-owned = { $name }: { $who }
finale-decided = O wyniku przesądza { $name }.
finale-skip = Pomiń

conflict = Konflikt: { $area }
conflict-attacker = atakuje
conflict-attacker-for_neutrals = atak; za neutralnych gra { $name }
conflict-defender = broni się
conflict-defender-for_neutrals = obrona; za neutralnych gra { $name }
conflict-choose_card = Połóż zakrytą kartę
conflict-laid = Karta zagrana. Możesz ją jeszcze zmienić.
conflict-waits = { $names ->
    [one] Decyduje { LIST($names) }
    [few] Wybierają w tajemnicy kartę: { LIST($names, type: "comma") }
    [many] Wybierają w tajemnicy kartę: { LIST($names, type: "comma") }
   *[other] Wybierają w tajemnicy kartę: { LIST($names, type: "comma") }
}
conflict-card_down = Zakryta karta: { $name }
conflict-empty = jeszcze bez karty
conflict-take_whose = Wziąć w ciemno kartę przeciwnika ({ $name })?
conflict-front = Leży przed: { $name }
conflict-nothing = nic
conflict-close = Zamknij
conflict-hush = Obie karty leżą zakryte.
conflict-flip = Karty zostają odkryte.
conflict-on = Dalej
conflict-car = z samochodem
conflict-sea = motorówką

end-title = Wszystko odkryte
end-hq = W siedzibie na koniec
end-board = Na mapie
end-mat = Nieodblokowane
end-sold = Sprzedane


money = pieniądze

map = Mapa Sycylii
map-areas = Obszary i morza. Strzałki przechodzą do sąsiada, Enter wybiera, i objaśnia.
map-list = Mapa w słowach
map-plus = Powiększ
map-minus = Pomniejsz
map-whole = Cała mapa
map-names = Powiększ, aby odczytać nazwy
map-choose = Wybierz: { $name }
map-explain = Co to jest: { $name }?
list = { LIST($items, type: "comma") }
sentences = { LIST($items, type: "stops") }
map-place = { $name }: { LIST($what, type: "comma") }{ $can ->
    [true] ; do wyboru
   *[false] { "" }
}
map-holds = { $n ->
    [one] { $who } 1 soldato
    [few] { $who } { $n } soldati
    [many] { $who } { $n } soldati
   *[other] { $who } { $n } soldati
}
map-lab = { $n ->
    [one] 1 laboratorium
    [few] { $n } laboratoria
    [many] { $n } laboratoriów
   *[other] { $n } laboratoriów
}
map-car = { $n ->
    [one] 1 samochód ({ $who })
    [few] { $n } samochody ({ $who })
    [many] { $n } samochodów ({ $who })
   *[other] { $n } samochodów ({ $who })
}
map-boat = { $n ->
    [one] 1 motorówka ({ $who })
    [few] { $n } motorówki ({ $who })
    [many] { $n } motorówek ({ $who })
   *[other] { $n } motorówek ({ $who })
}
map-order = rozkaz „{ $order }” ({ $who })
map-order-hidden = zakryty rozkaz ({ $who })
map-order-known = rozkaz „{ $order }” ({ $who }), zakryty dla przeciwników
map-attackers = { $n ->
    [one] atak: { $who } 1 soldato
    [few] atak: { $who } { $n } soldati
    [many] atak: { $who } { $n } soldati
   *[other] atak: { $who } { $n } soldati
}
map-empty = nikogo
map-can = do wyboru
map-mandamento = Mandamento { $name }
map-controlled = Mandamento { $name }, kontroluje { $who }
map-short = Do kontroli brakuje jednego obszaru: { LIST($names, type: "comma") }
map-tie = { $name } rozstrzyga remisy
map-seat = Gracz { $n }: { $who }
map-seat-you = ty
map-seat-next = potem gracz { $n }
map-seat-turn = decyduje
map-seat-first = ma znacznik Primo Giocatore
map-pin = { $sign ->
    [attack] { $who } zaznacza: atak
    [defend] { $who } zaznacza: obrona
   *[look] { $who } zaznacza: spójrz tutaj
}
map-pin-title = Znak dla drużyny
map-pin-attack = atak
map-pin-defend = obrona
map-pin-look = spójrz tutaj
