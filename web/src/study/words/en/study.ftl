### The study board.

title = Study
back-table = Back to table
back-replay = Back to replay
back-puzzle = Back to puzzle
back-home = Home page
loading = Setting up the position …
about = Try anything you like. Nothing here affects a real game.
# $n (choices made in the study)
choices = { NUMBER($n) ->
    [0] Original position
    [one] 1 choice
   *[other] { $n } choices
}
undo = Undo
redo = Redo
over = The game is over here.
busy = …

# Opens the rest of the tools, where there is little room
tools = More
log = Log
share = Share
share-done = Link copied:
export = Export
export-why = A scenario file. Run it with `cosca scenario FILE`.
export-keep = Download file
edit = Edit
goOn = Play from here
goOn-why = Creates a new table that continues from this position.
goOn-me = I play as
goOn-bots = Everyone else
goOn-start = Start game

edit-why = Change pieces, money and orders; the position is checked against the rules. Click something on the board to find it here.
edit-find = Search
edit-rest = Other
edit-none = No matches.
edit-here = Only { $name }
edit-all = Show everything
edit-apply = Apply
edit-reset = Reset
edit-text = Edit as text
edit-text-why = The whole position as JSON; docs/formats.md describes the format.
edit-unreadable = This is not valid JSON: { $problem }
edit-starts = Continue from
edit-asIs = this point
edit-turn = Whose turn
edit-anyTurn = the starting player
edit-done = The position has been applied.
