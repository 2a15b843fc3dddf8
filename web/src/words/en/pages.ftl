# The words of the pages around the tables: start page, new table, waiting room, account, rules.

word-cancel = Cancel
word-again = Try again

error-unknown = Something went wrong. Try again.

site-skip = Skip to content
site-home = Cosca home page
site-nav = Main navigation
site-new = New table
site-rules = Rules
site-puzzles = Puzzles
site-me = Account
site-unofficial = Cosca is an unofficial fan project and is not affiliated with the publishers of these games.
site-version = Version { $version }

name-label = Playing as
name-guest = a guest
name-change = { $name }: change your name
name-save = Save
name-empty = Enter a name with at least one letter.

lost-title = Page not found
lost-words = This street leads nowhere, and nobody saw a thing.

quick-title = Setting the table
quick-words = The other families are on their way.

home-kicker = Two great games of families and favors
home-tagline = Sit down, pour a coffee, and be careful who you trust.
home-play-la_famiglia = Play La Famiglia
home-play-corleones_empire = Play Corleone’s Empire
home-about-la_famiglia = Sicily, 1981: plan in secret with your partner, then fight and bluff for the island. 4 players in 2 teams, 2–3 hours, heavy.
home-about-corleones_empire = New York, 1950: send out your family, complete jobs, bribe allies and hide your money. 2–5 players, 60–90 minutes, medium.
home-learn = Learn to play
home-learn-la_famiglia = Learn to play La Famiglia
home-learn-corleones_empire = Learn to play Corleone’s Empire
home-promise = Play against bots in seconds. No account needed.
home-mine = Your games
home-calls = { $n ->
    [one] { $n } game is waiting for you
   *[other] { $n } games are waiting for you
}
home-moreMine = { $n ->
    [one] One more game
   *[other] { $n } more games
}
home-open = Open tables
home-noOpen = There are no open tables right now. Create one, and others will see it here.
home-allOpen = All open tables
home-putAway = Remove from my list
home-make = Your own table
home-makeWords = Invite friends with a link, fill the other seats with bots, or share one screen.
home-makeButton = Create a table
home-puzzles = Puzzles: find the best move
home-replay = Replay
home-replayRecord = Replay a game from its record
home-past = Finished games

learn-title = Learn { $game }
learn-la_famiglia = Two teams of two families fight for power over Sicily. Each round, you plan in secret with tokens, columns and orders. Then all orders are revealed, and you fight and bluff for areas. The team that controls enough Mandamenti wins.
learn-corleones_empire = As a family in New York, you send your people into businesses, collect Illegal Goods, do dirty jobs and fight for turfs. Only the money in your suitcase counts in the end, so earn it and hide it in time.
learn-begin = Start the coached game
learn-goOn = Continue
learn-anew = Start over
learn-minutes = The game in two minutes
# what the series of pictures is, for screen readers
learn-minutes-kind = Picture gallery
learn-minutes-back = Back
learn-minutes-next = Next
# $n, $all (numbers)
learn-minutes-of = Picture { $n } of { $all }
learn-minutes-loading = Loading the pictures …
learn-first = You start in the middle of the action and win your first fight. Then you play on against easy bots: the coach explains what is new and gives a reason for every suggestion.
learn-time-la_famiglia = The first battle takes about 10 minutes, the whole game about an hour.
learn-time-corleones_empire = The first act takes about 10 minutes, the whole game about an hour.
learn-lessons = Shorter lessons
learn-lesson-la_famiglia-planning = The planning phase
learn-lesson-la_famiglia-encounter = The encounter phase
learn-lesson-la_famiglia-conflict = Conflicts
learn-lesson-corleones_empire-jobs = Jobs
learn-lesson-corleones_empire-turf_war = Turf wars
learn-lesson-corleones_empire-bidding = Bidding for allies
learn-about-la_famiglia-planning = One planning phase: tokens, columns and where to place your orders.
learn-about-la_famiglia-encounter = One encounter phase: supplies, moves, attacks and what you lose when you leave an area empty.
learn-about-la_famiglia-conflict = One conflict: brute force or finesse, and bluffing with the cards.
learn-about-corleones_empire-jobs = Illegal Goods, jobs and when to take the money.
learn-about-corleones_empire-turf_war = The last figures of an act, and who wins which turf.
learn-about-corleones_empire-bidding = Bidding in secret, and what an ally is worth.
learn-rules = Read the rules instead

lobby-title = Open tables
lobby-game = Game
lobby-anyGame = All games
lobby-status = Show
lobby-anyStatus = all open tables
lobby-waiting = tables waiting for players
lobby-running = games to watch
lobby-pace = Pace
lobby-anyPace = any
lobby-untimed = no clock
lobby-live = live
lobby-days = multi-day
lobby-free = Only tables with open seats
lobby-more = Show more tables
lobby-none = No tables match right now.

seat-free = open seat

card-against = vs.
card-plays = against
card-free = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
card-full = All seats are taken
card-yours = Your turn
card-waits = Waiting for { LIST($names) }
card-runs = In progress
card-pace = { $kind ->
    [live] { $seconds } s per decision
   *[days] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $increment_hours ->
        [0] { "" }
       *[other] { " " }+ { $increment_hours } h per turn
    }
}
card-won = You won
card-lost = You lost
card-draw = Draw
card-over = Finished
card-join = Join
card-watch = Watch
card-room = Go to table
card-turn = Take your turn
card-open = Continue
card-look = View game

form-needed = This field is required.
form-least = Enter at least { $n } characters.

me-title = Account
me-notifications = Notifications
me-why = You don’t need an account to play. With one, your games follow you to your other devices.
me-make = Create an account
me-makeButton = Create account
me-made = Your account has been created, and your games are saved in it.
me-login = Username
me-loginHint = For signing in and for invitations. Other players see your name.
me-password = Password
me-passwordHint = At least 8 characters.
me-enter = Sign in
me-enterButton = Sign in
me-entered = You are signed in.
me-handOver = The games you have played here as a guest will move to your account.
me-account = Your account
me-signedIn = You are signed in as { $login }. Your games follow you to every device where you sign in.
me-leave = Sign out
me-leaveAll = Sign out on all devices
me-left = You are signed out.
me-change = Change your password
me-old = Current password
me-new = New password
me-changeButton = Change password
me-changed = Your password has been changed. Your other devices have been signed out.
me-forgot = Forgot your password?
me-email = E-mail
me-emailIs = Password reset links are sent to { $email }.
me-emailNone = No e-mail address on file.
me-emailWhy = We use it to send you a link if you forget your password and, once you confirm it, for notifications.
me-emailNew = E-mail (optional)
me-emailButton = Save e-mail
me-emailKept = Your e-mail address has been saved.
me-delete = Delete your account
me-deleteWords = This deletes your account permanently. Bots take over your seats in games that are still in progress.
me-deleteButton = Delete my account
me-forget = Delete your guest profile
me-forgetWords = This deletes your guest profile permanently. Bots take over your seats in games that are still in progress, and you can’t return to them.
me-forgetButton = Delete my guest profile

devices-title = Where you are signed in
devices-name = { $browser } on { $system }
devices-unknown = Unknown device
devices-here = this device
devices-seen = last seen { $when }
devices-out = Sign out
devices-outOf = Sign out { $device }
devices-others = Sign out everywhere else

reset-title = Reset your password
reset-words = We will send a password reset link to the e-mail address of your account.
reset-send = Send link
reset-sent = If there is an account with that username and an e-mail address, a link is on its way. It works once and expires after two hours.
reset-noMail = This server can’t send e-mail. Ask the people who run it for a reset link.
reset-done = The password for { $login } has been changed. All devices have been signed out.

admin-title = Administration
admin-notYours = Only administrators can see this page.
admin-people = People
admin-tables = Tables
admin-server = Server
admin-search = Search
admin-searchPeople = Name, username, e-mail or ID
admin-searchTables = Table ID or player
admin-status = Status
admin-anyStatus = Any
admin-statusOf = { $status ->
    [waiting] waiting
    [running] in progress
   *[over] finished
}
admin-more = Show more
admin-nothing = Nothing found.
admin-guest = guest
admin-right = administrator
admin-banned = banned
admin-muted = muted
admin-seen = last seen { $when }
admin-made = created { $when }
admin-changed = last changed { $when }
admin-devices = { $n ->
    [one] { $n } device
   *[other] { $n } devices
}
admin-look = Details
admin-lookOf = Details: { $name }
admin-close = Close
admin-ban = Ban
admin-unban = Unban
admin-mute = Mute
admin-unmute = Unmute
admin-grant = Make administrator
admin-revoke = Revoke admin rights
admin-reset = Password reset link
admin-resetLink = This link works once and expires after two hours. Send it only to this person:
admin-remove = Remove
admin-removeSure = Remove permanently?
admin-removeMember = Remove
admin-removeMemberOf = Remove { $name } from the table
admin-invite = Create a new invitation
admin-invited = Earlier invitation links no longer work. Members will find the new link at the table.
admin-members = Members
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
admin-damaged = { $entry ->
    [0] This table is damaged, so the game can’t continue.
   *[other] The log is damaged from entry { $entry } on. You can save everything before that as a record, which reveals all secrets of the game.
}
admin-sizes = { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
}, { $chat ->
    [one] { $chat } chat message
   *[other] { $chat } chat messages
}
admin-notice = Send a notice to everyone who is connected
admin-noticeText = Message
admin-noticeMinutes = Minutes until a restart (optional)
admin-noticeSend = Send
admin-noticeSent = Sent.
admin-errors = Recent errors
admin-noErrors = No errors since the server started.
admin-audit = Administrator actions
admin-commandLine = command line
admin-done = Done.

rules-title = Rules
rules-words = Every rule has a number. Whenever the game asks you something, it shows the rules that apply.
rules-search = Search the rules
rules-example-la_famiglia = order, A4, Soldati …
rules-example-corleones_empire = job, F4, suitcase …
rules-sections = Sections
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No matching rules.
rules-link = Link to rule { $id }
rules-all = All rules by number
rules-of-la_famiglia = La Famiglia
rules-of-corleones_empire = Corleone’s Empire
rules-print = Print
rules-offline = Saved on this device, so you can read it without a connection.

bots-picciotto = Easy bot
bots-soldato = Average bot
bots-caporegime = Skilled bot
bots-capo = Strong bot
bots-don = Master bot
bots-random = Random bot
bots-default = Cautious bot

botAbout-picciotto = A beginner: quick and sensible, but often wrong.
botAbout-soldato = Knows what each move is worth and rarely slips up.
botAbout-caporegime = Has learned from thousands of games and moves right away.
botAbout-capo = Thinks ahead: it plays out the round in its head before it decides.
botAbout-don = Also thinks ahead, and has learned from thousands of games what to consider first.
botAbout-random = Makes any move the rules allow.
botAbout-default = Declines everything it can decline.

option-none = None selected: chosen at random.
option-held = Selected: { $n } of { $of }.

new-title = New table
new-game = Game
new-who = Who is playing
new-preset-bots = Against bots
new-preset-friends = With friends
new-preset-screen = On one screen
new-presetWords-bots = Start right away. Bots take the other seats.
new-presetWords-friends = You get a link to send to your friends.
new-presetWords-screen = Share this device and pass it around.
new-team = Team { $n }
new-sitter-me = Me
new-sitter-open = Open
new-sitter-bot = Bot
new-bot = Bot for player { $n }
new-level = Bot strength
new-hotSeat = You play { $n } seats on this screen. It asks you to pass the device before each turn.
new-invite = { $n ->
    [one] One seat stays open. You get a link to invite someone.
   *[other] { $n } seats stay open. You get a link to invite your friends.
}
new-names = Who is sitting here
new-seats = Seat by seat
new-details = More settings
new-options = Edition and options
new-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
hours-title = Quiet hours and holidays
hours-why = In multi-day games your clock stops during these times, in this device’s time zone. You can change your quiet hours every 7 days, and you can correct a mistake within the first 5 minutes. For one day after a change, your clock only stops during hours that are in both your old and your new quiet hours.
hours-quiet = Daily quiet hours
hours-from = From
hours-to = To
hours-holidays = Holidays
hours-first = First day
hours-last = Last day
hours-more = Add holidays
hours-less = Remove
hours-save = Save
hours-kept = Saved.

pace-title = Pace
pace-untimed = No clock
pace-live = Live
pace-days = Multi-day
pace-untimedHelp = Take as much time as you need.
pace-liveHelp = Each decision has a time limit; extra time comes out of your time bank. If you run out, a bot plays for you until you return.
pace-daysHelp = Each player has this many days for the whole game, not counting their own quiet hours and holidays. If you run out, a bot plays for you until you return.
pace-daysIncrementHelp = Each player starts with this much time and gets more after each of their turns, up to the maximum. Their own quiet hours and holidays don’t count. If you run out, a bot plays for you until you return.
pace-seconds = Time per decision
pace-bank = Time bank for the whole game
pace-budget = Time for the whole game
pace-start = Time at the start
pace-increment = Added per turn
pace-cap = At most
pace-noIncrement = Nothing
pace-nSeconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
pace-nMinutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
pace-nHours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
pace-nDays = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

new-doors = Who can join
new-private = Private
new-open = Public
new-privateHelp = Only people with your link can join or watch.
new-openHelp = The table is listed on the home page, and anyone can take an open seat.
new-spectators = Spectators can watch, but they only see public information
new-hints = Players can ask the Consigliere for advice
new-newcomers = New players can ask to replace a bot during the game, if everyone playing agrees
new-start = Start game
new-make = Create table

room-open = Public table, waiting to start
room-private = Private table, waiting to start
room-you = you
room-host = host
room-here = here
room-away = away
room-sit = Sit here
room-sitOf = Sit here as player { $n }
room-stand = Stand up
room-standOf = Stand up (player { $n })
room-kick = Remove
room-kickOf = Remove { $name } (player { $n })
room-hand = Make host
room-handOf = Make host: { $name }
room-noBot = No bot
room-botOf = Bot for player { $n }
room-start = Start game
room-ready = All seats are taken.
room-free = { $n ->
    [one] One seat is still open. Invite someone, or add a bot.
   *[other] { $n } seats are still open. Invite your friends, or add bots.
}
# for those who cannot put bots there
room-freeSeats = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
room-waitHost = All seats are taken. Waiting for the host to start the game.
room-powers = You are the host
room-listed = Public: listed on the home page, anyone can join
room-close = Close table
room-closeWords = The table will disappear for everyone who has joined it.
room-invite = Invite friends
room-inviteWords = Anyone with this link can join the table. No account needed.
room-inviteAddress = The address of this page works too.
room-link = Link to this table
room-qr = QR code of the invitation link
room-scan = Or scan this with a phone.
room-nameOf = Name of player { $n }
room-meanwhile = While you wait
room-read-guide = How the game is played
room-read-family = The families
room-read-tile = The control tiles
room-read-rules = All rules (opens in a new tab)
room-share = Share
room-save = Save options
room-hotSeat = Hot seat: one person is playing for more than one side. Nobody else can join until that person stands up.
# $kind (live or days), $seconds, $minutes, $days, $increment_hours (0: none), $cap_days (numbers)
room-pace = { $kind ->
    [live] Live: { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } per decision, plus a time bank of { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
   *[days] { $increment_hours ->
        [0] { $days ->
            [one] One day for the whole game, not counting your quiet hours and holidays.
           *[other] { $days } days for the whole game, not counting your quiet hours and holidays.
        }
       *[other] { $days ->
            [one] One day at the start,
           *[other] { $days } days at the start,
        } plus { $increment_hours ->
            [one] one hour
           *[other] { $increment_hours } hours
        } after each of your turns, up to { $cap_days ->
            [one] one day
           *[other] { $cap_days } days
        }. Your quiet hours and holidays don’t count.
    }
}
room-hints = Players can ask the Consigliere for advice.
room-noHints = The Consigliere gives no advice at this table.
