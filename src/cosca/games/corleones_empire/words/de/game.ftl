# The game in the lobby, and the options of a table.

game-title = Der Pate: Corleones Imperium
# $n (number)
game-round = Akt { $n }
game-summary = Verbrecherfamilien kämpfen um New York: Setze deine Leute ein, erfülle Aufträge, besteche Verbündete und fülle deinen Koffer. 2 bis 5 Personen, vier Akte.

option-seats = Personen
    .help = Wie viele Familien spielen.
option-seats--2 = 2 Familien
option-seats--3 = 3 Familien
option-seats--4 = 4 Familien
option-seats--5 = 5 Familien
option-families = Familien
    .help = Die Familien in Spielreihenfolge. Nennst du keine, werden sie ausgelost.
option-families--marzullo = { family-marzullo }
option-families--matarazzo = { family-matarazzo }
option-families--vitale = { family-vitale }
option-families--caccamo = { family-caccamo }
option-families--pizzino = { family-pizzino }
option-data = Spielmaterial
    .help = Ein Ordner mit geändertem Spielmaterial, das an die Stelle des normalen Materials tritt.
