## The game and the options of a table.

game-title = La Famiglia: The Great Mafia War
# $n (number)
game-round = Runda { $n }
game-summary = Dwie dwuosobowe drużyny walczą o Sycylię: planujcie w tajemnicy, potem wszystkie rozkazy zostają odkryte. 4 graczy, najwyżej 4 rundy.

# $details: in how many details of the rules the editions differ.
option-edition = Wydanie
    .help = Instrukcja, według której gracie. Trzy wydania różnią się w { $details ->
        [one] 1 szczególe
        [few] { $details } szczegółach
        [many] { $details } szczegółach
       *[other] { $details } szczegółach
    }.
option-edition--1-2 = 1.2, najnowsze
option-edition--1-1 = 1.1
option-edition--1-0 = 1.0, pierwsze
option-first_game = Pierwsza rozgrywka
    .help = Bez rodzin czarnej i białej; pozostałe cztery rozdaje się losowo.
option-first_game--true = cztery rodziny, losowo
option-first_game--false = wszystkie sześć rodzin
option-predictable_conflict = Przewidywalny konflikt
    .help = Z dwóch identycznych kart konfliktu po jednej stronie liczy się tylko jedna.
option-predictable_conflict--true = dwie takie same liczą się raz
option-predictable_conflict--false = dwie takie same liczą się dwa razy
option-families = Rodziny
    .help = Rodziny graczy od 1 do 4. Jeśli nie podasz żadnej, każda drużyna losuje trzy i wybiera z nich dwie.
option-tiles = Kafelki kontroli
    .help = Kafelki kontroli w grze: { $n }. Jeśli nie podasz żadnego, zostaną wylosowane.
option-speaker = Kto decyduje w drużynie
    .help = Gdy drużyna musi coś uzgodnić, decyduje wskazany tu gracz, po jednym z każdej drużyny.
option-speaker--1-3 = Gracze 1 i 3
option-speaker--1-4 = Gracze 1 i 4
option-speaker--2-3 = Gracze 2 i 3
option-speaker--2-4 = Gracze 2 i 4
option-data = Dane elementów
    .help = Folder ze zmienionymi elementami, które zastępują elementy gry.
