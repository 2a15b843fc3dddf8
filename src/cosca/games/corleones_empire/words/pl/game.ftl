# The game in the lobby, and the options of a table.

game-title = Ojciec chrzestny: Imperium Corleone
# $n (number)
game-round = Akt { $n }
game-summary = Rodziny robią interesy w Nowym Jorku: rozstawiaj ludzi, wykonuj zlecenia, przekupuj sojuszników i napełniaj walizkę. Od 2 do 5 graczy, cztery akty.

option-seats = Liczba graczy
    .help = Ile rodzin gra.
option-seats--2 = 2 rodziny
option-seats--3 = 3 rodziny
option-seats--4 = 4 rodziny
option-seats--5 = 5 rodzin
option-families = Rodziny
    .help = Rodziny kolejnych graczy. Jeśli żadnej nie wybierzesz, zostaną rozlosowane.
option-families--marzullo = { family-marzullo }
option-families--matarazzo = { family-matarazzo }
option-families--vitale = { family-vitale }
option-families--caccamo = { family-caccamo }
option-families--pizzino = { family-pizzino }
option-data = Dane elementów
    .help = Folder ze zmienionymi elementami, które zastępują elementy gry.
