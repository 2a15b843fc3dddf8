### The study board.

title = Study
back-table = To the table
back-replay = To the replay
back-home = Start page
loading = The position is being laid out …
about = Try what you like: nothing here changes a game.
# $n (choices made in the study)
choices = { NUMBER($n) ->
    [0] The position as it was
    [one] 1 choice
   *[other] { $n } choices
}
undo = Take back
redo = Choose again
over = The game is over here.
busy = …

# Opens the rest of the tools, where there is little room
tools = More
log = Log
share = Share
share-done = The link is copied:
export = Export
export-why = A scenario file: `cosca scenario FILE` runs it.
export-keep = Keep the file
edit = Edit
goOn = Play on
goOn-why = A new table that goes on from here.
goOn-me = I play
goOn-bots = All others
goOn-start = Sit down

edit-why = Change pieces, money and orders; the laws of the game are checked. Click something on the board to find it here.
edit-find = Find
edit-rest = The rest
edit-none = Nothing of that name.
edit-here = Only { $name }
edit-all = Show everything
edit-apply = Lay it out
edit-reset = As it was
edit-text = As text
edit-text-why = The whole position (JSON), as docs/positions.md describes it.
edit-unreadable = This is not JSON: { $problem }
edit-starts = The game goes on
edit-asIs = where it stands
edit-turn = turn of
edit-anyTurn = whoever begins
edit-done = It is laid out.
