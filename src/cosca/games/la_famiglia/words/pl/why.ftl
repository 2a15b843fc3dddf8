## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-area = obszar
asks-sea = obszar morski
asks-space = pole arkusza
asks-token = znacznik wpływu
asks-column = kolumna
asks-order = rozkaz
asks-row = rząd planszetki
asks-tile = kafelek kontroli
asks-card = karta konfliktu
asks-family = rodzina
asks-seat = gracz

# Who stands in an area, as a sentence before the reason.
phrase-held = { $held ->
    [empty] W { NAME($area, case: "locative") } nikogo nie ma.
    [neutral] W { NAME($area, case: "locative") } stoją neutralni.
    [own] W { NAME($area, case: "locative") } stoją twoi soldati.
    [mate] W { NAME($area, case: "locative") } stoi twój sojusznik.
   *[enemy] W { NAME($area, case: "locative") } stoi { NAME($holder) }.
}

### Areas

why-area-own = { phrase-held } Tu potrzebny jest obszar z twoimi soldati.
why-area-place = { phrase-held } Soldati umieszczasz tylko tam, gdzie stoją twoi albo nikogo nie ma.
why-area-existing = { phrase-held } Ta akcja umieszcza soldati tylko tam, gdzie twoi już stoją.
why-area-target = { phrase-held } Celem mogą być tylko wrodzy lub neutralni soldati.
why-area-neutral = { phrase-held } Podburzyć można tylko neutralnych soldati.
why-area-team = { phrase-held } Podburzeni neutralni nigdy nie ruszają przeciw twojej drużynie.
why-area-friends = { phrase-held } { $friends ->
    [true] Tym rozkazem rozstawiasz soldati tylko w obszarach swoich i sojusznika.
   *[false] Tym rozkazem rozstawiasz soldati tylko w obszarach swoich, sojusznika i neutralnych.
}
why-area-here = { NAME($area) } to punkt wyjścia. Wskaż inny obszar.
why-area-pull = Do { NAME($area, case: "genitive") } przeciągasz soldati. Wskaż sąsiedni obszar z wrogimi lub neutralnymi soldati.
why-area-gather = Do { NAME($area, case: "genitive") } przychodzą twoi soldati i samochody. Wskaż sąsiedni obszar ze swoimi soldati.
why-area-far = { NAME($area) } nie sąsiaduje lądem { NAME($origin, case: "with") }.
why-area-distance = { NAME($area) }: odległość od { NAME($origin, case: "genitive") } wynosi { $n }, a zasięg rozkazu { $reach }.
why-area-reach = { NAME($area) } nie sąsiaduje { NAME($origin, case: "with") }, a { $sea ->
    [inland] { NAME($origin) } nie leży nad żadnym obszarem morskim.
    [no_boat] w żadnym obszarze morskim przy { NAME($origin, case: "locative") } nie ma motorówki twojej drużyny.
   *[apart] motorówki twojej drużyny nie tworzą stamtąd drogi przez morze do { NAME($area, case: "genitive") }.
}
why-area-mate = W { NAME($area, case: "locative") } stoi twój sojusznik: tam nie możesz wejść.
why-area-allies = { NAME($area) } jest stamtąd w zasięgu tylko dzięki kafelkowi „{ tile-allies }”, za { $price } £. Masz { $money } £.
why-area-start = { NAME($area) } nie może być punktem wyjścia. Możliwe: { LIST($areas, type: "or") }.
why-area-second = W { NAME($area, case: "locative") } leży już rozkaz z tej akcji. Drugi trafia do innego obszaru.
why-area-orders = { $chain ->
    [full] Rozkazy w { NAME($area, case: "locative") }: { $n }. W jednym obszarze nie może ich być więcej.
    [fresh] Rozkaz w { NAME($area, case: "locative") } pochodzi z tej tury: „{ tile-chain_of_command }” wymaga wcześniejszego.
   *[no] W { NAME($area, case: "locative") } leży już rozkaz, a nie masz kafelka „{ tile-chain_of_command }”.
}
why-area-alone = Żaden inny twój obszar nie sąsiaduje { NAME($area, case: "with") }, więc nikt nie mógłby przyjść.
why-area-labs = Laboratoria w { NAME($area, case: "locative") }: { $n }. W jednym obszarze nie może ich być więcej.
why-area-equipment = Nie masz już samochodu, a w { NAME($area, case: "locative") } nie można postawić laboratorium.
why-area-hit = { NAME($area) }: Pentito usunął już soldati z tego obszaru.
why-area-stuck = Wszystkie obszary wokół { NAME($area, case: "genitive") } należą do twojej drużyny, więc neutralni nie mają dokąd iść.
why-area-no-lab = W { NAME($area, case: "locative") } nie ma laboratorium.
why-area-guarded = Laboratoria w { NAME($area, case: "locative") } mają już swoich soldati.
why-area-spread = { NAME($area) }: soldati z tego rozkazu już tu są; każdy obszar dostaje ich tylko raz.
why-area-hq = { $own ->
    [true] { NAME($area) }: nie masz soldati w siedzibie.
   *[false] { NAME($area) }: twój sojusznik nie ma soldati w siedzibie.
}
why-area-no-neutrals = { NAME($area) }: w puli nie ma już neutralnych soldati.

### Seas and seats

why-sea-own = Żaden twój obszar nie leży nad { NAME($sea) }.
why-sea-area = { NAME($area) }, obszar rozkazu, nie leży nad { NAME($sea) }.
why-sea-here = Twoja nowa motorówka stoi już na { NAME($sea) }. Jeśli ma zostać, nie płyń dalej.
why-sea-far = { NAME($sea) } nie sąsiaduje z { NAME($origin) }.
why-sea-no-boat = { NAME($sea) }: nie masz już motorówki.
why-seat-no-boat = { $seat ->
    [0] Neutralni nie mają motorówek.
   *[other] { NAME($seat) } nie ma motorówki na { NAME($sea) }.
}
why-seat-team = Kartę neutralnych możesz zagrać tylko ty albo twój sojusznik.

### Sheets

why-space-sheet = { NAME($space) }: arkusz { $sheet } nie leży na stole w rundzie { $n }.
why-space-upper = { NAME($space) }: to pole górnego arkusza. Znacznik trafia na dolny.
why-space-lower = { NAME($space) }: to pole dolnego arkusza. Potrzebne jest pole górnego.
why-space-taken = { NAME($space) }: leży tu już znacznik. Tylko pola ∞ mieszczą więcej niż jeden.
why-space-bust = { NAME($space) }: tu stoi twój znacznik ostatniej akcji. Przenieś znacznik obok niego na inne pole.
why-space-bare = { NAME($space) }: nie ma tu znacznika do przeniesienia.
why-space-grey = { NAME($space) }: to szary okrąg, pole dla neutralnych znaczników.
why-space-neutral = { NAME($space) }: nie ma tu neutralnego znacznika.
why-space-column = { NAME($space) }: w tej kolumnie nie ma znacznika, więc nie można tu dołożyć kolejnego.
why-space-cost = { NAME($space) }: pole kosztuje { $cost } £{ $fee ->
    [0] {""}
   *[other] , a znacznik { $fee } £, razem { $sum } £
}. Masz { $money } £.
why-space-broke = { NAME($space) }: to pole jest płatne. Nie stać cię na żadne przeniesienie, więc zostają pola bez ceny.
why-space-idle = { NAME($space) }: nic z tego nie możesz teraz zrobić. { LIST($lacks, type: "sentences") }
lack-recruit = W twojej puli nie ma soldati.
lack-place = Nie masz soldati w siedzibie albo obszaru dla nich.
lack-place-existing = Nie masz soldati w siedzibie albo własnego obszaru.
lack-order = Nie masz rozkazu w siedzibie albo obszaru dla niego.
lack-equipment = Nie możesz postawić samochodu, motorówki ani laboratorium.
lack-launder = Nie masz laboratorium.
lack-gather = Żadne dwa twoje obszary nie sąsiadują ze sobą.
lack-influence = Na planszetce nie ma już znacznika.
lack-ultima = Twojego znacznika ostatniej akcji nie ma w puli.
why-token-none = Na górnym arkuszu nie ma { $token ->
    [own] twojego znacznika
    [neutral] neutralnego znacznika
   *[other] znacznika { NAME($owner, case: "genitive") }
}.
why-token-cost = { $fee ->
    [0] Nawet najtańsze pole, którego możesz użyć, kosztuje { $least } £.
   *[other] Znacznik kosztuje { $fee } £, a najtańsze pole, którego możesz użyć, { $least } £, razem { $sum } £.
} Masz { $money } £.
why-column-empty = { NAME($column) }: w tej kolumnie nie ma znacznika.
why-column-cost = { NAME($column) }: ze wszystkimi znacznikami kosztuje { $cost } £. Masz { $money } £.

### Orders, rows, tiles, families

why-order-other = „{ NAME($order) }” to nie rozkaz twojej rodziny.
why-order-sold = Rozkaz „{ NAME($order) }” jest sprzedany i poza grą.
why-order-locked = Rozkaz „{ NAME($order) }” jest jeszcze zablokowany. Leży na planszetce: { NAME($row) }.
why-order-board = Rozkaz „{ NAME($order) }” leży w { NAME($area, case: "locative") } i zostaje tam aż do wykonania.
why-order-idle = Rozkaz „{ NAME($order) }” nie leży na planszy.
why-order-done = Rozkaz „{ NAME($order) }” jest już wykonany; leży tylko dla kamizelki.
why-order-later = Na rozkaz „{ NAME($order) }” kolej przyjdzie kiedy indziej: { $supply ->
    [true] zaopatrzenie
   *[false] atak
}, inicjatywa { $initiative }.
why-row-empty = { NAME($row) }: nie ma już tu znacznika.
why-row-same = { NAME($row) }: z tego rzędu był pierwszy znacznik, a drugi musi być z innego.
why-tile-out = Kafelka „{ NAME($tile) }” nie ma w tej grze.
why-tile-free = Na kafelku „{ NAME($tile) }” nie ma twojego znacznika.
why-tile-marked = { $own ->
    [true] Na kafelku „{ NAME($tile) }” leży już twój znacznik.
   *[false] Kafelek „{ NAME($tile) }” służy sojusznikowi: każdy kafelek służy jednej rodzinie.
}
why-tile-moment = Kafelek „{ NAME($tile) }” działa w innej chwili.
why-tile-used = Kafelek „{ NAME($tile) }” został już użyty w tej fazie.
why-tile-boat = „{ NAME($tile) }”: { $lacks ->
    [boat] nie masz już motorówki.
   *[coast] żaden twój obszar nie leży nad morzem.
}
why-tile-swap = „{ NAME($tile) }”: { $lacks ->
    [token] nie masz znacznika wpływu w puli.
    [hq] masz za mało soldati w siedzibie; potrzeba: { $n }.
   *[neutral] na górnym arkuszu nie ma neutralnego znacznika.
}
why-family-led = { NAME($family) }: tę rodzinę prowadzi już gracz { $n }.
why-family-dealt = { NAME($family) }: tej rodziny nie dostała twoja drużyna.
