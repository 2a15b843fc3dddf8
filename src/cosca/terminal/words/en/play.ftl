# What the terminal says around a game: `cosca play`, `replay`, `advise`. Words in { "quotes" } are typed as they are.

## The start and the end of a sitting

# $file: a path
play-saved-in = The game is saved after each choice in { $file }
play-start = Type { "help" } at any question; { "quit" } leaves.
# $bot, $instead: names of bots
play-bot-gone = There is no bot { $bot } any more: { $instead } plays on for it.
# $command: what to type in the shell
play-left = The game is saved. Go on with: { $command }
# $seed: the number that the game was made from
play-record = The record is in { $file }; its seed was { $seed }.
play-end = The end
verdict-won = You have won.
verdict-lost = You have lost.
verdict-shared = You share the win.
verdict-team-won = Your team has won.
verdict-team-lost = Your team has lost.

## Several people at one keyboard

# $n (number): the seat; $named (true, false): whether its family is known
play-pass =
    { $named ->
        [true] Pass the keyboard to seat { $n }, { NAME($seat) }.
       *[false] Pass the keyboard to seat { $n }.
    }
play-pass-ready = Press Enter when nobody else is looking.
play-front =
    { $named ->
        [true] seat { $n }, { NAME($seat) }
       *[false] seat { $n }
    }

## Questions and answers

# $panels: commands; $anytime (true, false): whether something may be done at any moment
play-more =
    { $anytime ->
        [true] {"  a"}: what else you may do · { LIST($panels, type: "comma") }: the table · { "hint" }: advice · { "help" }: all commands
       *[false] {"  "}{ LIST($panels, type: "comma") }: the table · { "hint" }: advice · { "help" }: all commands
    }
play-cards = {"  "}Several at once: type their numbers with blanks between them, such as { "1 2" }.
# $choice: an answer in words; $certain: what is sure to come of it
play-certain = { $choice } → { LIST($certain, type: "comma") }
play-type = Type a number, the choice in words, or { "help" }.
# $part: what was typed, or the part of it that is meant
play-several = '{ $part }' could be several; type a number, or more of the words:
play-none = '{ $part }' is none of the choices. Type a number of the list, or { "help" }.
play-none-after = '{ $part }' is none of the choices after what stands before it. Nothing is done.
play-interrupted = '{ $part }' cannot be chosen together with what stands before it: something happens in between. Nothing is done.
play-nothing = Nothing now.
# $start: how the name of an area begins
play-no-area = There is no one area that starts with '{ $start }'.
# $why: a reason as a sentence; $rules: the ids of its rules
play-why = { SAY($why) } ({ $rules })
play-why-can = { NAME($element) } can be chosen now.
play-why-unknown = There is nothing called '{ $name }'.
play-undo-refused = You may not undo this: others have acted or learned something since.
play-undo-nothing = You have nothing to undo.
# $choice: the choice in words
play-undone = Taken back: { $choice }
play-saved = Saved in { $file }

## Help. The attribute .typed is what to type.

# $example: such as "area bronte"
play-help-answer = Answer with a number, with the choice (`{ $example }`) or with some of its words.
play-help-several = Several choices at once, with semicolons between them or as several numbers, are carried out together or not at all (`{ $example }`).
play-help-anytime = what you may do at any moment (also: { "a" })
play-help-look = a part of the board from near
    .typed = { "look" } NAME
play-help-log = what happened so far
    .typed = { "log" }
# $rules: an example
play-help-rules = look up the rules, such as { $rules }
    .typed = { "rules" } ID, { "rules" } WORD
play-help-why = why something cannot be chosen now
    .typed = { "why" } NAME
play-help-hint = what the Consigliere would do, and why; { "hint all" }: of every choice
    .typed = { "hint" }
play-help-undo = take your last choice back, while nobody learned anything from it
    .typed = { "undo" }
play-help-save = save a copy; the game is saved after each choice anyway
    .typed = { "save" } FILE
play-help-help = this list (also: ?)
    .typed = { "help" }
play-help-quit = stop here; the game stays saved
    .typed = { "quit" }
play-help-again = the question once more
    .typed = { "again" }

## Advice and replays

# $n (number): how many choices are not shown; $command: what shows them
advice-more =
    {"  "}{ $n ->
        [one] 1 more: { $command }
       *[other] { $n } more: { $command }
    }
# $n (number): choices so far
replay-step = [{ $n }] Enter: next, { "b" }: board, { "q" }: stop
# $total (number): all choices of the record
replay-after = After choice { $n } of { $total }.
replay-unfinished =
    { $total ->
        [one] The game is unfinished: 1 choice.
       *[other] The game is unfinished: { $total } choices.
    }
# $digest: letters and digits
replay-sound = The record is sound: it ends as { $digest }.
replay-cut = The record has no digest: it was cut off, or the game was not finished.

## A game without a drawing of its own

table-panel-table = the whole table as you see it
table-score = score
# $n (number): the round; $games (number): how many games
table-when = round { $n }: { $games }

## cosca report

report-thinking = The Consigliere looks back
report-chances = Who was likely to win
report-turnings = Turning points
report-mistakes = What cost most
report-start = Set-up
# $n (number of choices made), $round (as game-round says it)
report-moment = { $round }, after choice { $n }
# $seat, $chosen, $better (choices in words), $chance, $best (per cent)
report-mistake = { NAME($seat) }: “{ $chosen }” ({ $chance } %). Better: “{ $better }” ({ $best } %).

# $n: a number as the language writes it
percent = { $n } %
# What may be typed to look up rules of a game without an example of its own.
play-rules-example = `rules A1`
