# What the terminal says around a game: `cosca play`, `replay`, `advise`. Words in { "quotes" } are typed as they are.

## The start and the end of a sitting

# $file: a path
play-saved-in = The game is saved after each choice in { $file }
play-start = Type { "help" } at any question, or { "quit" } to leave.
# $bot, $instead: names of bots
play-bot-gone = The bot { $bot } is no longer available. { $instead } plays instead.
# $command: what to type in the shell
play-left = The game is saved. To continue: { $command }
# $seed: the number that the game was made from
play-record = The record is in { $file }. The seed was { $seed }.
play-end = Game over
verdict-won = You won.
verdict-lost = You lost.
verdict-shared = You share the win.
verdict-team-won = Your team won.
verdict-team-lost = Your team lost.

## Several people at one keyboard

# $n (number): the seat; $named (true, false): whether its family is known
play-pass =
    { $named ->
        [true] Pass the keyboard to { NAME($seat) } (player { $n }).
       *[false] Pass the keyboard to player { $n }.
    }
play-pass-ready = Press Enter when nobody else is looking.
play-front =
    { $named ->
        [true] { NAME($seat) } (player { $n })
       *[false] player { $n }
    }

## Questions and answers

# $panels: commands; $anytime (true, false): whether something may be done at any moment
play-more =
    { $anytime ->
        [true] {"  a"}: other actions · { LIST($panels, type: "comma") }: the table · { "hint" }: advice · { "help" }: all commands
       *[false] {"  "}{ LIST($panels, type: "comma") }: the table · { "hint" }: advice · { "help" }: all commands
    }
play-cards = {"  "}To choose several, type their numbers with spaces between them, such as { "1 2" }.
# $choice: an answer in words; $certain: what is sure to come of it
play-certain = { $choice } → { LIST($certain, type: "comma") }
play-type = Type a number, the choice in words, or { "help" }.
# $part: what was typed, or the part of it that is meant
play-several = “{ $part }” matches several choices. Type a number, or more of the words:
play-none = “{ $part }” is not one of the choices. Type a number from the list, or { "help" }.
play-none-after = “{ $part }” can’t be chosen after what comes before it. Nothing was done.
play-interrupted = “{ $part }” can’t be chosen together with what comes before it: something happens in between. Nothing was done.
play-nothing = Nothing right now.
# $start: how the name of an area begins
play-no-area = No single area starts with “{ $start }”.
# $why: a reason as a sentence; $rules: the ids of its rules
play-why = { SAY($why) } ({ $rules })
play-why-can = You can choose { NAME($element) } now.
play-why-unknown = There is nothing called “{ $name }”.
play-undo-refused = You can’t undo this: others have acted or learned something since.
play-undo-nothing = You have nothing to undo.
# $choice: the choice in words
play-undone = Undone: { $choice }
play-saved = Saved in { $file }

## Help. The attribute .typed is what to type.

# $example: such as "area bronte"
play-help-answer = Answer with a number, the choice itself (`{ $example }`), or some of its words.
play-help-several = To make several choices at once, separate them with semicolons or type several numbers (`{ $example }`). Either all of them are made or none.
play-help-anytime = what you can do at any time (also: { "a" })
play-help-look = a close look at a part of the board
    .typed = { "look" } NAME
play-help-log = what has happened so far
    .typed = { "log" }
# $rules: an example
play-help-rules = look up rules, such as { $rules }
    .typed = { "rules" } ID, { "rules" } WORD
play-help-why = why you can’t choose something now
    .typed = { "why" } NAME
play-help-hint = what the Consigliere would do, and why; { "hint all" } covers every choice
    .typed = { "hint" }
play-help-undo = undo your last choice, if nobody has learned anything from it
    .typed = { "undo" }
play-help-save = save a copy (the game is also saved after each choice)
    .typed = { "save" } FILE
play-help-help = this list (also: ?)
    .typed = { "help" }
play-help-quit = stop here; the game stays saved
    .typed = { "quit" }
play-help-again = show the question again
    .typed = { "again" }

## Advice and replays

# $n (number): how many choices are not shown; $command: what shows them
advice-more =
    {"  "}{ $n ->
        [one] 1 more: { $command }
       *[other] { $n } more: { $command }
    }
# $n (number): choices so far
replay-step = [{ $n }] Enter: next, { "b" }: board, { "q" }: quit
# $total (number): all choices of the record
replay-after = After choice { $n } of { $total }.
replay-unfinished =
    { $total ->
        [one] The game is unfinished after 1 choice.
       *[other] The game is unfinished after { $total } choices.
    }
# $digest: letters and digits
replay-sound = The record is intact: it ends with { $digest }.
replay-cut = The record has no digest. It was cut off, or the game was not finished.

## A game without a drawing of its own

table-panel-table = the whole table as you see it
table-score = score
# $n (number): the round; $games (number): how many games
table-when = round { $n }: { $games }

## cosca report

report-thinking = The Consigliere is looking back
report-chances = Who was likely to win
report-turnings = Turning points
report-mistakes = Costliest mistakes
report-start = Setup
# $n (number of choices made), $round (as game-round says it)
report-moment = { $round }, after choice { $n }
# the same, and $seat (whose turn it was)
report-turn = { $round }, after choice { $n }: { NAME($seat) }’s turn
# $seat, $chosen, $better (choices in words), $chance, $best (per cent)
report-mistake = { NAME($seat) }: “{ $chosen }” ({ $chance }%). Better: “{ $better }” ({ $best }%).

# $n: a number as the language writes it
percent = { $n }%
# What may be typed to look up rules of a game without an example of its own.
play-rules-example = `rules A1`

## Puzzles

# $seat: who is to decide
puzzle-task = You are { NAME($seat) }. What is best? { "solution" } shows it.
puzzle-type = Type a number or the choice in words, or { "solution" } to see the best one.
puzzle-wrong = There is something better. Try again, or type { "solution" }.
# $first (true, false): at the first attempt
puzzle-solved =
    { $first ->
        [true] Solved!
       *[false] That is it.
    }
puzzle-solution = Win probabilities, the best choice first
# $themes: names; $rating (a number as text): how hard it is; $key: the id of the puzzle
puzzle-about = { LIST($themes, type: "comma") } · rating { $rating } · { $key }
