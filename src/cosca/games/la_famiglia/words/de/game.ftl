## The game and the options of a table.

game-title = La Famiglia: The Great Mafia War
# $n (number)
game-round = Runde { $n }
game-summary = Zwei Zweierteams kämpfen um Sizilien: Plant im Geheimen, dann werden alle Befehle aufgedeckt. 4 Personen, bis zu 4 Runden.

# $details: in how many details of the rules the editions differ.
option-edition = Ausgabe
    .help = Die Spielregel, nach der ihr spielt. Die drei Ausgaben unterscheiden sich in { $details } Einzelheiten.
option-edition--1-2 = 1.2, die neueste
option-edition--1-1 = 1.1
option-edition--1-0 = 1.0, die erste
option-first_game = Erste Partie
    .help = Schwarz und Weiß sind nicht dabei, die anderen vier Familien werden zugelost.
option-first_game--true = vier Familien, zugelost
option-first_game--false = alle sechs Familien
option-predictable_conflict = Berechenbarer Kampf
    .help = Von zwei gleichen Kampfkarten auf einer Seite zählt nur eine.
option-predictable_conflict--true = von zwei gleichen Karten zählt eine
option-predictable_conflict--false = von zwei gleichen Karten zählen beide
option-families = Familien
    .help = Die Familien der Personen 1 bis 4. Ohne Angabe bekommt jedes Team drei zugelost und sucht sich zwei davon aus.
option-tiles = Kontrollplättchen
    .help = Die { $n } Kontrollplättchen im Spiel. Ohne Angabe werden sie zufällig gezogen.
option-speaker = Wortführung
    .help = Muss sich ein Team auf etwas einigen, entscheidet seine Wortführung.
option-speaker--1-3 = Personen 1 und 3
option-speaker--1-4 = Personen 1 und 4
option-speaker--2-3 = Personen 2 und 3
option-speaker--2-4 = Personen 2 und 4
option-data = Spielmaterial
    .help = Ein Ordner mit geändertem Spielmaterial, das an die Stelle des normalen Materials tritt.
