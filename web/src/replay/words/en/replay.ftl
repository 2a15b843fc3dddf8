# Replays: a game looked at again, step by step.

title = Replay
back = To the table
loading = The game is being looked up …

# $at, $last (numbers)
step-of = Step { $at } of { $last }
# the same, read out before what happened
step-now = Step { $at } of { $last }.
step-start = The start.
scrubber = Step of the game
marks = Parts of the game

by-round-back = One round back
by-round-on = One round on
by-phase-back = One phase back
by-phase-on = One phase on
by-turn-back = One turn back
by-turn-on = One turn on
by-step-back = One step back
by-step-on = One step on
play = Play
stop = Stop
speed = Speed
# $n (number, may have a half)
speed-of = { $n }×
undone = Show what was taken back

view = Seen by
view-public = The public
view-all = Everybody
view-refused = You may not see the game as it was asked for; this is what you may see.

link-short = Copy link
link = Copy a link to this step
link-copied = Copied
log = What happened
log-open = Log
log-close = Close the log
new-steps = Show what has happened since

keys = Keys: ← and → go by step, with Shift by turn, with Ctrl by phase; Page Up and Page Down go by round, Home and End to the start and the end; the space bar plays.

# $line (number), $rules and $today (versions of the rules), $problem (what is wrong, in English)
departs-line = From line { $line } on, this record cannot be played by the rules of today (it was made with rules { $rules }, here are rules { $today }): { $problem }. Beyond it only its lines are shown; the board stays as it was.
departs-digest = The rules of today lead to another end than this record says (it was made with rules { $rules }, here are rules { $today }), and it does not tell where it departs: what is shown may not be what happened.
departs-table = From here on, the rules of today do not lead to what happened (the game was begun with rules { $rules }, here are rules { $today }). Its log goes on as it was kept; the board stays as it was.
unknown = The board shows the last step that the rules of today tell; only the steps up to it can be studied.

paste-title = Replay a record
paste-words = Paste the record of a game, or choose its file: what the end of a game offers as “Record”, or what the command line saves. It is kept here for an hour at most, and in this tab.
paste-label = Record
paste-file = Choose a file
paste-go = Replay it
paste-again = This record is no longer kept here. Paste it again.
paste-large = This file is too large to be a record.

# A link to the study board
study = Study
