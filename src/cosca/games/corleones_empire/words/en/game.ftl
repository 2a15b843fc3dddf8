# The game in the lobby, and the options of a table.

game-title = The Godfather: Corleone’s Empire
# $n (number)
game-round = Act { $n }
game-summary = Crime families compete for New York. Send out your people, complete jobs, bribe allies and fill your suitcase. 2 to 5 players, four acts.

option-seats = Players
    .help = How many families play.
option-seats--2 = 2 families
option-seats--3 = 3 families
option-seats--4 = 4 families
option-seats--5 = 5 families
option-families = Families
    .help = The players’ families in turn order. If you choose none, they are assigned at random.
option-families--marzullo = Marzullo family
option-families--matarazzo = Matarazzo family
option-families--vitale = Vitale family
option-families--caccamo = Caccamo family
option-families--pizzino = Pizzino family
option-data = Component data
    .help = A folder with changed components, which replace those of the game.
