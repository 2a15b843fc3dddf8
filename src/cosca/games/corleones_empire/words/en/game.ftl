# The game in the lobby, and the options of a table.

game-title = The Godfather: Corleone's Empire
# $n (number)
game-round = Act { $n }
game-summary = Families do business in New York: place your people, finish jobs, bribe allies, and fill your suitcase. 2 to 5 seats, four acts.

option-seats = Seats
    .help = How many families play.
option-seats--2 = 2 families
option-seats--3 = 3 families
option-seats--4 = 4 families
option-seats--5 = 5 families
option-families = Families
    .help = The families of the seats in turn. If you name none, they are drawn.
option-families--marzullo = { family-marzullo }
option-families--matarazzo = { family-matarazzo }
option-families--vitale = { family-vitale }
option-families--caccamo = { family-caccamo }
option-families--pizzino = { family-pizzino }
option-data = Component data
    .help = A folder with changed components, laid over those of the game.
