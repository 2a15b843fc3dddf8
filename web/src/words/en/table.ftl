# The words around every table: question pane, log, chat, seats, menu.

app-name = Cosca
app-coming = One moment …
app-notLoaded = This part of the page did not load. Is the server still running?
app-again = Load again
app-noSuchPage = There is no such page.
app-home = Start page

bot-title = Let a bot play for me:
bot-give = Hand over
# $bot (name of a bot)
bot-sure = { $bot } plays your seat from now on, and everyone is told. You can take the seat back at any time, but not what the bot did.
bot-plays = { $bot } plays for you.
bot-back = Take the seat back

chat-title = Chat
chat-mute = Read nothing more of { $name }
chat-muted = Somebody is muted for you.
chat-unmute = Read again
chat-empty = Nobody has said anything yet.
chat-to = Who hears it
chat-table = To the table
chat-team = To my team
chat-teamChip = team
chat-say = Say something
chat-sayTeam = Say something to your team
chat-send = Send
chat-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}

choices-title = Choices
choices-only = Only: { $name }
choices-all = Show all
# $name: what was clicked, such as a space; the choices below lead there
choices-goal = To { $name } with which? A second click there takes the first.
choices-cheapest = cheapest
# $n (number): as many choices come to the same
choices-alike = any of { $n }
# $odds: what is likely to come of a choice
choices-odds = Odds: { $odds }
choices-inAnyCase = In any case:
# $n (number): as many choices lead to what is pointed at
choices-leads =
    { $n ->
        [one] Click to do this: one way leads here.
       *[other] Click to do this: { $n } ways lead here, the cheapest first.
    }
choices-filter = { $n } choices: type to find one
choices-filterLabel = Find a choice
choices-none = No choice has these words.
choices-final = final
choices-anytime = What else you may do now ({ $n })
choices-anytimeWhy = None of this answers the question: it stays.
choices-anytimeWait = It need not be your turn for this.

clock-left = Time left:{" "}
# $decision, $bank (times such as 1:05)
clock-both = { $decision } + { $bank }
# $a, $b (numbers)
clock-days = { $a } d { $b } h
clock-hours = { $a } h { $b } min
clock-why-live = Time for this decision, then what is left in the bank
clock-why-days = Time left of the budget; while it runs, until it runs out
clock-hurry = Your time is nearly over. Then the default choice is made for you, and a bot plays on until you are back.

confirm-title = Are you sure?
confirm-yes = Yes, do it
confirm-no = No, go back
confirm-never = Do not ask again before this
confirm-gone = This cannot be chosen any more: another player has moved.

counsel-ask = Consigliere
counsel-why = Asks what he would do, from what you know. Key: !
counsel-title = The Consigliere
counsel-close = Send the Consigliere away
counsel-thinking = He thinks it over …
counsel-said = Your chances to win, as he sees them:
counsel-percent = { $percent } %
counsel-chance = The Consigliere: { $percent } %
counsel-best = The Consigliere’s choice: { $percent } %
# $error (number): the standard error of the chance in percent
counsel-error = give or take { $error } %
counsel-all = All { $n } choices
counsel-no-no_hints = At this table nobody may ask him.
counsel-no-nothing_asked = You have nothing to decide now.
counsel-no-busy = He is busy. Ask him again in a moment.
counsel-no-too_many = You have asked him very often. Wait a little.
counsel-no-refused = He has no answer. Ask him again.

dialog-close = Close

end-title = The game is over.
end-won = You have won
end-lost = You have lost
end-draw = Nobody wins
end-player = Player
end-score = Score
end-winner = wins
end-rematch = Play again
end-toRematch = To the rematch
end-report = Report
end-replay = Look at the game again
end-record = Keep the record
end-revealed = Everything is shown now, nothing is hidden.
end-kept = Nothing was rigged: the seed is the one promised before the game ✓
end-broken = The seed is NOT the one that was promised
end-promise = Everything random comes from one secret number, the seed. Before the game the server published its fingerprint (SHA-256); your browser has just computed it from the seed, and they agree or not as said above.
end-seed = Seed
end-commitment = Fingerprint, published before the game

error-offline = The server does not answer. Is it running, and is the network there?
error-status = The server answered with the status { $status }.
error-unexpected = Something went wrong: { $words }

help-open = Help
help-title = How to play here
help-way-point = What glows can be chosen: click or tap it. Where several choices touch it, the list then shows only these.
help-way-list = Everything can also be chosen from the list. Pointing at a choice shows on the board what it touches.
help-way-info = Right click, or press long: what this is, with its rules. The small numbers below a question are its rules.
help-way-pin = There you can also put a sign on a place that only your team sees: attack, defend, look.
help-keys = Keys
help-key-digits = 1 … 9
help-key-letters = A … Z
help-key-arrows = ↑ ↓ Home End
help-key-enter = Enter
help-key-escape = Esc
help-key-pause = ,
help-key-step = .
help-key-turn = >
help-key-advice = !
help-key-tab = Tab
help-key-board = ← ↑ ↓ →
help-key-info = I
help-key-zoom = + − 0
help-key-help = ?
help-does-digits = To that choice; where a number is asked for, to that number
help-does-letters = To the choice that starts so; in a long list, find it by typing
help-does-arrows = From choice to choice
help-does-enter = Takes the choice, or the place on the board
help-does-escape = Shows moves at once until you have to decide; shows all choices again; closes what is open
help-does-pause = Stops showing moves after this one, or goes on
help-does-step = Shows one move and stops
help-does-turn = Past the rest of this turn
help-does-advice = Asks the Consigliere, or sends him away
help-does-tab = From the choices to log and chat, and back to the board
help-does-board = On the board, the sheets and the log: from one to the next
help-does-info = On the board and the sheets: what this is
help-does-zoom = On the board: nearer, further away, all of it
help-does-help = This help

host-title = You are the host
host-spectators = Others may watch
host-hints = Players may ask the Consigliere
host-fixed = (fixed, because somebody else is playing)
host-newcomers = Newcomers may ask for a bot’s seat
host-open = The table is listed for everyone
host-make = Make host
host-remove = Remove the table
host-sure = The table and its game are removed for everyone. This cannot be taken back.

info-rule = Rule
info-toRule = Read it in the rules
info-nothing = There is nothing to say about this.
info-pin = Show your team:
info-pinAlone = Mark for yourself:

join-open = Ask for a seat
join-words = Everyone who plays is asked. If nobody refuses, you will see this seat’s secrets and play it from then on. If you have played here before, you return at once.
join-closed = This table does not accept newcomers once the game is running.

notice-restart = { $n ->
    [one] The server restarts in a minute; your games go on afterwards.
   *[other] The server restarts in { $n } minutes; your games go on afterwards.
}
link-connecting = Connecting …
link-lost = Connection lost. Coming back …
link-closed = The connection is closed.
link-4400 = The server did not understand this page. Load it again.
link-4401 = You are signed out. Load the page again.
link-4403 = You may not see this table.
link-4404 = This table does not exist any more.

log-title = What happened
log-empty = Nothing has happened yet.
log-older = Show older lines
log-newest = To the newest
log-replay = Show the board at this line
log-undone = (taken back)
log-more = { $n } more before that.

menu-open = Menu
menu-title = At this table
menu-draw = Offer a draw
menu-study = Study this position
menu-study-why = Try choices on a board of your own. What you cannot see is drawn by chance, as it may be.
menu-concede = Give up
menu-sure-end = Everyone is asked whether the game shall end without a winner.
menu-sure-concede = If you have teammates, they must agree. With two sides, the other side wins. With more, a bot plays on for you.
menu-leave = Leave the game
menu-sure-leave = You give up your seat: a bot plays on, and somebody else may take it if everyone who plays agrees. Everyone is notified.
# $name (name of a seat and its player)
menu-standIn = Ask for a bot for { $name }
menu-copy = Copy the invitation
menu-copied = Copied
menu-replay = The game so far, step by step
menu-rules = Rules

moves-title = How moves are shown
moves-pause = Pause
moves-go = Go on
moves-step = One move
moves-turn = Past this turn
moves-mine = To my decision
moves-newest = To the newest
moves-on = Go on
moves-paused = Paused.
moves-rushing = Everything is shown at once until you have to decide.
moves-next = The next move follows.
moves-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
}

pass-kicker = Pass the device
pass-title = { $name } is next
pass-words = Give the device to { $name }. Nothing of the table is shown until then.
pass-take = I am { $name }

prompt-rule = Rule { $rule }
prompt-rules = Rules
prompt-book = Rulebook
prompt-bookWhy = Open the rulebook at the rule of this question, in a new tab
prompt-moreRules = { $n } more rules
prompt-sealed = in secret
prompt-sealedWhy = Others choose at the same time; all choices are shown together.
prompt-done = chosen, you may still change it
prompt-sent = Sent …
prompt-sentLater = It is sent as soon as the connection is back.
prompt-waiting = Waiting for { LIST($names) }.
prompt-othersChoose = { $names ->
    [one] { LIST($names) } still chooses.
   *[other] { LIST($names) } still choose.
}
prompt-nobody = Nobody has to decide anything now.
prompt-next = { $name } has to decide.
prompt-pass = Pass to { $name }

proposal-title = A question to everyone
proposal-undo = { $name } would like to take the last choice back.
proposal-end = { $name } offers a draw.
proposal-concede = { $name } would like to give up.
# $of (name): for whom a bot is to play
proposal-stand_in = { $name } would like a bot to play for { $of }, who has been away for long.
# $name: somebody who does not play yet; $of (name): the seat
proposal-join = { $name } asks to play for { $of }.
proposal-join-why = { $name } would see everything this seat hides and play it. One refusal is enough.
proposal-mine-undo = You asked to take your last choice back.
proposal-mine-end = You offered a draw.
proposal-mine-concede = You asked your team to give up.
# $of (name)
proposal-mine-stand_in = You asked for a bot to play for { $of }.
# $of (name)
proposal-mine-join = You asked to play for { $of }.
proposal-waiting = Not answered yet: { LIST($names) }.
# $time (such as 0:45)
proposal-lapses = Whoever does not answer in { $time } has refused.
# $time (such as 0:45)
proposal-lapses-join = Anyone who is here and does not answer within { $time } refuses.
proposal-yes = Agree
proposal-no = Refuse
proposal-withdraw = Withdraw

recap-title = { $n ->
    [one] One thing happened since you looked
   *[other] { $n } things happened since you looked
}
recap-close = Close

seat-named = { $name } ({ $player })
seat-number = Seat { $n }

seats-title = Seats
seats-hotSeat = Hot seat: one person plays for more than one side.
seats-position = This game started from a study position: the person who created the table has seen everything in it.
seats-you = { $name }, you
seats-away = { $name }, away
seats-stands = { $bot } for { $name }
seats-team-own = Your team
seats-team-other = Against you
seats-team-of = Team { $n }
seats-waits = { $you ->
    [true] your turn, { $time }
   *[false] decides, { $time }
  }
seats-turn = has to decide
seats-hasTurn = , has to decide

settled-refused = { $name } does not agree.
settled-withdrawn = { $name } has withdrawn the question.
settled-lapsed = Not everyone answered in time: nothing changes.
# $what: what was asked for
settled-overtaken = { $what ->
    [stand_in] Whoever was away came back, or left: no bot is needed.
    [join] This seat cannot be taken any more.
   *[other] The game went on: nothing is taken back.
}

settings-speed = How fast moves are shown
settings-speeds-slow = Slow
settings-speeds-normal = Normal
settings-speeds-fast = Fast
settings-speeds-off = At once
settings-title = How this browser shows a table
settings-theme = Colours
settings-themes-auto = As this device
settings-themes-light = Light
settings-themes-dark = Dark
settings-language = Language
settings-unasked = { $n ->
    [one] Before one kind of choice that cannot be taken back you are not asked any more.
   *[other] Before { $n } kinds of choices that cannot be taken back you are not asked any more.
}
settings-askAgain = Ask me again
settings-wait = Battles of your own stay in sight until you go on
settings-cover = Hide everything when the device is passed on
settings-coach = Tips with questions of a new kind, and warnings before what is soon regretted

sheet-up = Log, chat, seats
sheet-down = Close
sheet-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
sheet-end = The result

shell-toChoices = To the choices
shell-board = The game
shell-boardBroken = The board cannot be drawn ({ $words }). You can go on playing with the list of choices.
shell-watching = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}

sign-attack = Attack
sign-defend = Defend
sign-look = Look

tab-choices = Choices
tab-result = Result
tab-counsel = Consigliere
tab-log = Log
tab-chat = Chat
tab-seats = Seats

table-loading = Setting the table …
table-yourTurn = ● Your turn
table-notHere = You cannot sit down here

undo-free = Take back
undo-ask = Ask to take back
undo-turn = Whole turn
undo-short-free = Back
undo-short-ask = Ask
undo-short-turn = Turn
undo-why-turn = Takes back the whole turn, all { $n } choices at once.
undo-why-free = Takes your last choice back, at once.
undo-why-ask = Others have learnt from your last choice: everyone is asked whether you may take it back.

why-playing = Wait until the moves before are shown.
why-over = The game is over.
why-watching = You are watching.
why-others = It is not your turn. Waiting for { LIST($names) }.
why-sent = Your choice is on its way.
why-rule = Rule { $rule }
