## The game and the options of a table.

game-title = La Famiglia: The Great Mafia War
# $n (number)
game-round = Round { $n }
game-summary = Two teams of two fight for Sicily. Plan in secret, then reveal all orders at once. 4 players, up to 4 rounds.

# $details: in how many details of the rules the editions differ.
option-edition = Edition
    .help = The edition of the rulebook you play by. The three editions differ in { $details } details.
option-edition--1-2 = 1.2, the newest
option-edition--1-1 = 1.1
option-edition--1-0 = 1.0, the first
option-first_game = First game
    .help = Black and White are left out, and the other four families are dealt at random.
option-first_game--true = four families, dealt at random
option-first_game--false = all six families
option-predictable_conflict = Predictable conflict
    .help = If one side has two identical conflict cards, only one of them counts.
option-predictable_conflict--true = identical cards count once
option-predictable_conflict--false = identical cards count twice
option-families = Families
    .help = The families of players 1 to 4. If you choose none, each team is dealt three and picks two of them.
option-tiles = Control tiles
    .help = The { $n } control tiles in play. If you choose none, they are drawn at random.
option-speaker = Speakers
    .help = When a team has to agree on something, its speaker decides.
option-speaker--1-3 = Players 1 and 3
option-speaker--1-4 = Players 1 and 4
option-speaker--2-3 = Players 2 and 3
option-speaker--2-4 = Players 2 and 4
option-data = Component data
    .help = A folder with changed components that replace those of the game.
