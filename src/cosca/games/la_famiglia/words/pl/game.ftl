# To be translated into 'pl': translate what stands after = and delete this line.

## The game and the options of a table.

game-title = La Famiglia: The Great Mafia War
# $n (number)
game-round = Round { $n }
game-summary = Two teams of two fight for Sicily: plan in secret, then all orders are revealed. 4 seats, up to 4 rounds.

# $details: in how many details of the rules the editions differ.
option-edition = Edition
    .help = The rulebook by which you play. The three differ in { $details } details.
option-edition--1-2 = 1.2, the newest
option-edition--1-1 = 1.1
option-edition--1-0 = 1.0, the first
option-first_game = First game
    .help = Black and White are left out, and the other four families are dealt.
option-first_game--true = four families, dealt
option-first_game--false = all six families
option-predictable_conflict = Predictable conflict
    .help = Of two identical conflict cards on one side only one counts.
option-predictable_conflict--true = two alike count once
option-predictable_conflict--false = two alike count twice
option-families = Families
    .help = The families of seats 1 to 4. If you name none, each team is dealt three and picks two of them.
option-tiles = Control tiles
    .help = The { $n } control tiles in play. If you name none, they are drawn.
option-speaker = Speakers
    .help = Who decides where a team must agree: one seat of each team.
option-speaker--1-3 = Seats 1 and 3
option-speaker--1-4 = Seats 1 and 4
option-speaker--2-3 = Seats 2 and 3
option-speaker--2-4 = Seats 2 and 4
option-data = Component data
    .help = A folder with changed components, laid over those of the game.
