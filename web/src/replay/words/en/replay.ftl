# Replays: a game looked at again, step by step.

title = Replay
back = Back to table
loading = Loading the game …

# $at, $last (numbers)
step-of = Step { $at } of { $last }
# the same, read out before what happened
step-now = Step { $at } of { $last }.
step-start = Start of the game.
scrubber = Step
marks = Parts of the game

by-round-back = Previous round
by-round-on = Next round
by-phase-back = Previous phase
by-phase-on = Next phase
by-turn-back = Previous turn
by-turn-on = Next turn
by-step-back = Previous step
by-step-on = Next step
play = Play
stop = Pause
speed = Speed
# $n (number, may have a half)
speed-of = { $n }×
undone = Show undone choices

view = View as
view-public = Spectator
view-all = Everything revealed
view-refused = You can’t see that view; here is what you can see.

link-short = Copy link
link = Copy a link to this step
link-copied = Copied
log = Game log
log-open = Log
log-close = Close the log
new-steps = Show what has happened since

keys = Keys: ← and → move by step, with Shift by turn, and with Ctrl by phase. Page Up and Page Down move by round, Home and End jump to the start and the end, and the space bar starts and pauses playback.

# $line (number), $rules and $today (versions of the rules), $problem (what is wrong, in English)
departs-line = From line { $line } on, this record can’t be played under the current rules (it was made with rules { $rules }; this server uses rules { $today }): { $problem }. After that point you only see its lines, and the board stays as it was.
departs-digest = Under the current rules, this game ends differently than its record says (it was made with rules { $rules }; this server uses rules { $today }). The record does not show where the difference starts, so what you see may not be what happened.
departs-table = From here on, the current rules no longer match what happened (the game was started with rules { $rules }; this server uses rules { $today }). The log continues as it was saved, and the board stays as it was.
unknown = The board shows the last step that the current rules can reproduce. You can only study steps up to that one.

paste-title = Replay a record
paste-words = Paste the record of a game, or choose its file. You can download a record at the end of a game or save one from the command line. The server keeps it for up to an hour, and this tab keeps a copy.
paste-label = Record
paste-file = Choose a file
paste-go = Start replay
paste-again = This record is no longer stored on the server. Paste it again.
paste-large = This file is too large to be a game record.

# A link to the study board
study = Study

# Replays saved on the device
save-offline = Save for offline use
save-busy = Saving …
save-done = Saved on this device
save-remove = Remove from device
save-removed = Removed from this device
save-failed = This replay could not be saved.
saved-title = Saved replays
saved-list = Saved replays
saved-words = These replays are stored on this device, and you can watch them without a connection. They are removed when you sign out.
saved-none = You have no saved replays. Open the replay of a finished game and choose “Save for offline use.”
saved-gone = This replay is not saved on this device.
# for screen readers. $title (text) the game, $players (text) the names of the players
saved-removeOne = Remove from device: { $title }, { $players }
