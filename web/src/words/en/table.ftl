# The words around every table: question pane, log, chat, seats, menu.

app-name = Cosca
app-coming = One moment …
app-notLoaded = This part of the page did not load. Is the server still running?
app-again = Reload
app-noSuchPage = This page does not exist.
app-home = Home page

bot-title = Let a bot play for me:
bot-give = Hand over
# $bot (name of a bot)
bot-sure = { $bot } will play for you from now on, and everyone will see that. You can take over again at any time, but you can’t undo what the bot has done.
bot-plays = { $bot } is playing for you.
bot-back = Take over again

chat-title = Chat
chat-mute = Mute { $name }
chat-muted = You have muted someone.
chat-unmute = Unmute
chat-empty = No messages yet.
chat-to = Send to
chat-table = To the table
chat-team = To my team
chat-teamChip = team
chat-say = Say something
chat-sayTeam = Say something to your team
chat-send = Send
chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

choices-title = Choices
choices-only = Only { $name }
choices-all = Show all
# $name: what was clicked, such as a space; the choices below lead there
choices-goal = What do you move to { $name }? Click again to pick the first.
# $name: what was clicked, such as an order; what is chosen next is where it goes
choices-through = { $name }: now click where it goes.
choices-first = Click to choose this, then where it goes.
choices-cheapest = cheapest
# $n (number): as many choices come to the same
choices-alike = any of { $n }
# $odds: what is likely to come of a choice
choices-odds = Odds: { $odds }
choices-showOdds = Show odds
choices-inAnyCase = In any case:
# $n (number): as many choices lead to what is pointed at
choices-leads =
    { $n ->
        [one] Click to choose this. There is one way.
       *[other] Click to choose this. There are { $n } ways, cheapest first.
    }
# $choice (text): a choice
choices-oneWay = Click to do this: { $choice }
choices-usual = Click to do this with “{ $choice }”, as marked. To use something else, click that first.
choices-number = How many:
# Only some choices have such a number, and only if the player clicks where the pieces go instead of a choice.
choices-numberAtGoal = How many, if you click a place on the board right away:
choices-filter = { $n } choices: type to search
choices-filterLabel = Find a choice
choices-none = No matching choices.
choices-final = final
choices-anytime = What else you can do now ({ $n })
choices-anytimeWhy = You will still have to answer the question.
choices-anytimeWait = You can do this even when it isn’t your turn.

clock-left = Time left:{" "}
# $decision, $bank (times such as 1:05)
clock-both = { $decision } + { $bank }
# $a, $b (numbers)
clock-days = { $a } d { $b } h
clock-hours = { $a } h { $b } min
clock-why-live = Time for this decision, plus what is left in your time bank
clock-why-days = Time left for the whole game
clock-why-increment = Time left. Each of your turns adds some, up to this table’s maximum.
clock-hurry = You are almost out of time. If you run out, the default choice is made for you and a bot plays until you return.

confirm-title = Are you sure?
confirm-yes = Yes, do it
confirm-no = No, go back
confirm-never = Don’t ask me again
confirm-gone = You can no longer choose this: another player has moved.

counsel-ask = Consigliere
counsel-why = Ask what he would do, based on what you know. Key: !
counsel-title = The Consigliere
counsel-close = Dismiss the Consigliere
counsel-thinking = He is thinking it over …
counsel-said = Your chances of winning, in his view:
counsel-percent = { $percent }%
counsel-chance = The Consigliere: { $percent }%
counsel-best = The Consigliere’s choice: { $percent }%
# $error (number): the standard error of the chance in percent
counsel-error = give or take { $error }%
counsel-all = All { $n } choices
counsel-no-no_hints = The Consigliere gives no advice at this table.
counsel-no-nothing_asked = You have nothing to decide right now.
counsel-no-busy = He is busy. Try again in a moment.
counsel-no-too_many = You have asked him too often. Wait a moment.
counsel-no-refused = He has no answer. Try again.

dialog-close = Close

end-title = The game is over.
end-won = You won
end-lost = You lost
end-draw = Nobody won
end-family = Family
end-player = Player
end-score = Score
# column of a table: what a family has contributed to the score of its team
end-own = Own
# column of a table: the score of a whole team
end-team = Team
end-winner = wins
end-rematch = Play again
end-toRematch = Go to rematch
end-report = Game report
end-replay = Watch replay
end-record = Download record
end-revealed = Everything has been revealed.
end-kept = Nothing was rigged: the seed is the one promised before the game ✓
end-broken = The seed is NOT the one promised before the game
end-promise = Everything random in the game comes from one secret number, the seed. Before the game, the server published the seed’s fingerprint (SHA-256). Your browser has just computed the fingerprint from the seed and compared the two.
end-seed = Seed
end-commitment = Fingerprint published before the game

error-offline = The server is not responding. Is it running, and are you online?
error-status = The server responded with status { $status }.
error-unexpected = Something went wrong: { $words }

help-open = Help
help-title = How to play here
help-way-point = You can choose anything that glows: click or tap it. If it belongs to several choices, the list then shows only those.
help-way-list = You can also choose everything from the list. Point at a choice to see on the board what it affects.
help-way-info = Right-click or long-press something to see what it is and which rules apply. The small numbers below a question are its rules.
help-way-pin = There you can also mark a place for your team: attack, defend, look. Only your team sees it.
help-keys = Keys
help-key-digits = 1 … 9
help-key-letters = A … Z
help-key-arrows = ↑ ↓ Home End
help-key-enter = Enter
help-key-escape = Esc
help-key-pause = ,
help-key-step = .
help-key-turn = >
help-key-recap = , .
help-key-advice = !
help-key-tab = Tab
help-key-board = ← ↑ ↓ →
help-key-info = I
help-key-zoom = + − 0
help-key-help = ?
help-does-digits = Jump to that choice, or to that number
help-does-letters = Jump to the choice that starts with that letter; in a long list, type to search
help-does-arrows = Move between choices
help-does-enter = Pick the choice, or the place on the board
help-does-escape = Skip to your next decision; show all choices again; close what is open
help-does-pause = Pause after this move, or continue
help-does-step = Show one move, then pause
help-does-turn = Skip this turn
help-does-recap = Step through the moves since your last turn
help-does-advice = Ask the Consigliere, or dismiss him
help-does-tab = Move from the choices to the log and chat, and back to the board
help-does-board = Move around the board, the sheets and the log
help-does-info = On the board and the sheets: show what this is
help-does-zoom = On the board: zoom in, zoom out, show everything
help-does-help = Show this help

host-title = You are the host
host-spectators = Spectators can watch
host-hints = Players can ask the Consigliere
host-fixed = (can’t be changed while someone else is playing)
host-newcomers = New players can ask to replace a bot
host-open = The table is public
host-make = Make host
host-webhooks = This table’s webhooks
host-remove = Delete table
host-sure = This deletes the table and its game for everyone. It can’t be undone.

info-rule = Rule
info-toRule = Read it in the rules
info-nothing = There is nothing to say about this.
info-pin = Show your team:
info-pinAlone = Mark for yourself:

join-open = Ask for a seat
join-words = Everyone who is playing is asked. If nobody refuses, you will see this player’s secrets and play from then on. If you have played here before, you return right away.
join-closed = This table does not accept new players once the game has started.

notice-restart = { $n ->
    [one] The server restarts in one minute. Your games will continue afterward.
   *[other] The server restarts in { $n } minutes. Your games will continue afterward.
}
link-connecting = Connecting …
link-lost = Connection lost. Reconnecting …
link-closed = The connection was closed.
link-4400 = The server did not understand this page. Reload it.
link-4401 = You are signed out. Reload the page.
link-4403 = You do not have access to this table.
link-4404 = This table no longer exists.

log-title = Game log
log-empty = Nothing has happened yet.
log-older = Show older entries
log-newest = Jump to latest
log-replay = Show the board at this point
log-undone = (undone)
log-more = { $n } more before that.

menu-open = Menu
menu-title = This table
menu-draw = Offer a draw
menu-study = Study this position
menu-study-why = Try out choices on your own board. Whatever you can’t see is filled in at random.
menu-concede = Give up
menu-sure-end = Everyone is asked whether to end the game without a winner.
menu-sure-concede = If you have teammates, they must agree. With two sides, the other side wins. With more, a bot plays on for you as long as someone else is playing; otherwise the game ends and the others win.
menu-leave = Leave game
menu-sure-leave = You give up your seat. A bot plays on, and someone else can replace it if everyone playing agrees. All players are notified.
menu-copy = Copy invitation link
menu-copied = Copied
menu-mute = Mute
menu-notes = Notes
menu-advance = Answers in advance
menu-replay = Replay the game so far
menu-rules = Rules

moves-title = Showing moves
moves-pause = Pause
moves-go = Continue
moves-step = One move
moves-turn = Skip this turn
# $what (text): what the button does, and why it does nothing now
moves-none = { $what }: nothing is being shown
moves-mine = To my decision
moves-newest = To the latest
moves-on = Continue
moves-paused = Paused.
moves-rushing = Skipping ahead to your next decision.
moves-next = The next move follows.
moves-suspense = In a moment …
moves-more = { $n ->
    [one] (and 1 more)
   *[other] (and { $n } more)
}

pass-kicker = Pass the device
odds-title = Odds in conflicts
odds-request = Players can ask for them
odds-always = Always shown
odds-never = Never shown
odds-help = The likely results of each choice in a conflict, worked out from what the player knows.

pass-title = { $name } is next
pass-words = Give the device to { $name }. The table stays hidden until then.
pass-take = I am { $name }

prompt-rules = Rules
prompt-tip = Tip
prompt-help = Tip and rules for this question
prompt-book = Rulebook
prompt-bookWhy = Open the rulebook at the rule for this question, in a new tab
prompt-sealed = in secret
prompt-sealedWhy = Others choose at the same time, and all choices are revealed together.
prompt-done = chosen – you can still change it
prompt-sent = Sending …
prompt-sentLater = Your choice will be sent as soon as you are connected again.
prompt-waiting = Waiting for { LIST($names) }.
prompt-othersChoose = { $names ->
    [one] { LIST($names) } is still choosing.
   *[other] { LIST($names) } are still choosing.
}
prompt-nobody = Nobody has anything to decide right now.
prompt-next = { $name } has to decide.
prompt-pass = Pass to { $name }

proposal-title = A question for everyone
proposal-undo = { $name } would like to undo a whole turn: the game goes back to where that turn began.
proposal-end = { $name } offers a draw.
proposal-concede = { $name } would like to give up.
# $of (name): for whom a bot is to play
proposal-stand_in = { $name } would like a bot to play for { $of }, who has lost the connection, until they return.
# $name: somebody who does not play yet; $of (name): the seat
proposal-join = { $name } would like to play for { $of }.
proposal-join-why = { $name } would see all of this player’s secrets and take over. If anyone refuses, the answer is no.
proposal-mine-undo = You asked to undo your whole turn: the game goes back to where it began.
proposal-mine-end = You offered a draw.
proposal-mine-concede = You asked your team to give up.
# $of (name)
proposal-mine-stand_in = You asked for a bot to play for { $of }, just until they return.
# $of (name)
proposal-mine-join = You asked to play for { $of }.
proposal-waiting = Still to answer: { LIST($names) }.
# $time (such as 0:45)
proposal-lapses = No answer within { $time } counts as a refusal.
# $time (such as 0:45)
proposal-lapses-join = If someone is here and does not answer within { $time }, that counts as a refusal.
proposal-yes = Agree
proposal-no = Refuse
proposal-withdraw = Withdraw

recap-turn = { $n ->
    [one] Since your last turn: 1 move
   *[other] Since your last turn: { $n } moves
}
recap-visit = { $n ->
    [one] Since you last looked: 1 move
   *[other] Since you last looked: { $n } moves
}
recap-at = { $at } of { $n }
recap-previous = Previous move
recap-next = Next move
recap-close = Close

seat-named = { $name } ({ $player })
seat-number = Player { $n }

seats-title = Players
seats-hotSeat = Hot seat: one person is playing for more than one side.
seats-position = This game started from a study position. The person who created the table has seen everything in it.
seats-you = { $name }, you
seats-away = { $name }, away
seats-stands = { $bot } for { $name }
seats-team-own = Your team
seats-team-other = Opponents
seats-team-of = Team { $n }
seats-waits = { $you ->
    [true] your turn, { $time }
   *[false] deciding, { $time }
  }
seats-turn = has to decide
seats-hasTurn = , has to decide

standIn-title = A player is missing
standIn-lost = { $name } has lost the connection.
standIn-ask = Let a bot play until they return
standIn-others = Everyone who is here must agree.

settled-refused = { $name } does not agree.
settled-withdrawn = { $name } withdrew the question.
settled-lapsed = Not everyone answered in time. Nothing changes.
# $what: what was asked for
settled-overtaken = { $what ->
    [stand_in] The player who was away has returned or left. No bot is needed.
    [join] This seat is no longer available.
   *[other] The game went on. Nothing is undone.
}

settings-speed = Speed of moves
settings-speeds-slow = Slow
settings-speeds-normal = Normal
settings-speeds-fast = Fast
settings-speeds-off = Instant
settings-title = Display
settings-theme = Colors
settings-themes-auto = Same as device
settings-themes-light = Light
settings-themes-dark = Dark
settings-language = Language
settings-unasked = { $n ->
    [one] You have turned off confirmation for one kind of final choice.
   *[other] You have turned off confirmation for { $n } kinds of final choices.
}
settings-askAgain = Turn back on
settings-wait = Keep your own battles on screen until you continue
settings-cover = Hide everything when you pass the device
settings-sound = Quiet sounds at the table, and a bell when it is your turn
settings-coach = Tips for new kinds of questions, and warnings before moves you might regret

sheet-up = Log, chat, players
sheet-down = Close
sheet-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
sheet-end = Result

shell-toChoices = Skip to choices
shell-board = Game
shell-boardBroken = The board can’t be drawn ({ $words }). You can still play using the list of choices.
shell-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

sign-attack = Attack
sign-defend = Defend
sign-look = Look

tab-choices = Choices
tab-result = Result
tab-counsel = Consigliere
tab-log = Log
tab-chat = Chat
tab-wide = Open as a wide column
tab-narrow = Back to the panel
tab-seats = Players

table-loading = Setting the table …
table-yourTurn = ● Your turn
table-notHere = You can’t join this table
table-help-invite = Ask the host for the invitation link. Before the game starts, the host can simply share the address of the table’s page.
table-help-watch = Ask the host to allow spectators.
table-help-account = Already at this table with an account?
table-help-signIn = Sign in
table-help-gone = The table may have been closed, or the address is incomplete.
table-help-open = Open tables

undo-free = Undo
undo-ask = Ask to undo
undo-turn = Undo turn
undo-short-free = Undo
undo-short-ask = Ask
undo-short-turn = Turn
undo-why-turn = Undoes your whole turn, all { $n } choices at once.
undo-why-free = Undoes your last choice right away.
undo-why-ask = Others have learned something from your last choice, so everyone is asked. If they agree, the game goes back to the start of your turn.

why-playing = Wait until the earlier moves have been shown.
why-over = The game is over.
why-watching = You are watching.
why-others = It is not your turn. Waiting for { LIST($names) }.
why-sent = Your choice is on its way.
why-rule = Rule { $rule }
