# The words of the pages around the tables: start page, new table, waiting room, account, rules.

word-cancel = Cancel
word-again = Try again

error-unknown = Something went wrong. Try again.

site-skip = Skip to the page
site-home = Cosca, start page
site-nav = Pages
site-new = New table
site-rules = Rules
site-me = You
site-unofficial = Cosca is an unofficial fan project. It is not affiliated with the publishers of the games.
site-version = Version { $version }

name-label = You play as
name-guest = a guest
name-change = { $name }: change your name
name-save = Save
name-empty = A name needs at least one letter.

lost-title = Nobody here
lost-words = This street leads nowhere. Nobody saw anything.

quick-title = Setting the table
quick-words = The other families are on their way.

home-kicker = Two great games of families and favours
home-tagline = Sit down, pour a coffee, and be careful who you trust.
home-play-la_famiglia = Play La Famiglia
home-play-corleones_empire = Play Corleone's Empire
home-about-la_famiglia = Sicily, 1981: plan in secret with your partner, fight and bluff for the island. 4 seats in 2 teams, 2 to 3 hours, heavy.
home-about-corleones_empire = New York, 1950: send your family out, do jobs, bribe allies, hide your money. 2 to 5 families, 60 to 90 minutes, medium.
home-learn = Learn it
home-learn-la_famiglia = Learn La Famiglia
home-learn-corleones_empire = Learn Corleone's Empire
home-promise = At a table in seconds, against bots. No account needed.
home-mine = Your games
home-calls = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
home-open = Open tables
home-noOpen = No open table right now. Make one, and others will see it here.
home-allOpen = All open tables
home-putAway = Take off my list
home-make = Your own table
home-makeWords = Invite friends by a link, fill seats with bots, or pass one screen around.
home-makeButton = Make a table
home-replay = Replay
home-replayRecord = Replay a game from its record
home-past = Finished games

learn-title = Learn { $game }
learn-la_famiglia = Two families in a team against two others, for power over Sicily. Each round you plan in secret with tokens, columns and orders; then all orders are revealed, and you fight and bluff for areas. The team with enough Mandamenti wins.
learn-corleones_empire = Families in New York send their people into businesses, collect goods, do dirty jobs, and fight for turfs. What counts in the end is the money in the suitcase, so you must earn it and hide it in time.
learn-begin = Play the coached game
learn-goOn = Go on with it
learn-anew = Begin again
learn-first = A whole game against gentle bots, always the same one. Everything is explained when it first matters, and each step comes with advice; you may skip what you know, and go on later where you stopped.
learn-open = All orders lie open in its first round. Later those of the other team are hidden, as the rules say.
learn-time-la_famiglia = About an hour if you read everything.
learn-time-corleones_empire = About an hour if you read everything.
learn-lessons = Shorter lessons
learn-lesson-la_famiglia-planning = The planning phase
learn-lesson-la_famiglia-encounter = The encounter phase
learn-lesson-la_famiglia-conflict = The conflict
learn-lesson-corleones_empire-jobs = Jobs
learn-lesson-corleones_empire-turf_war = The turf war
learn-lesson-corleones_empire-bidding = Bidding for allies
learn-about-la_famiglia-planning = One planning phase: tokens, columns, and where to lay orders.
learn-about-la_famiglia-encounter = One encounter phase: supply, moves, attacks, and what is lost when nobody stays.
learn-about-la_famiglia-conflict = One fight: brute force or finesse, and the bluff with the cards.
learn-about-corleones_empire-jobs = Goods, jobs, and when to take the money.
learn-about-corleones_empire-turf_war = The last figure of an act, and who wins which turf.
learn-about-corleones_empire-bidding = A bid in secret, and what an ally is worth.
learn-rules = Read the rules instead

lobby-title = Open tables
lobby-game = Game
lobby-anyGame = All games
lobby-status = Shown are
lobby-anyStatus = all open tables
lobby-waiting = tables that wait for players
lobby-running = games to watch
lobby-pace = Pace
lobby-anyPace = any
lobby-untimed = without a clock
lobby-live = live
lobby-days = over days
lobby-free = Only with a free seat
lobby-more = More tables
lobby-none = No such table right now.

seat-free = free seat

card-against = vs.
card-plays = against
card-free = { $n ->
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
card-full = All seats are taken
card-yours = Your turn
card-waits = Waiting for { LIST($names) }
card-runs = Under way
card-pace = { $kind ->
    [live] { $seconds } s a turn
   *[days] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
}
card-won = You won
card-lost = You lost
card-draw = Draw
card-over = Finished
card-join = Join
card-watch = Watch
card-room = To the table
card-turn = Take your turn
card-open = Go on
card-look = Look back

form-needed = Fill this in.
form-least = At least { $n } characters.

me-title = You
me-why = You can play without an account. With one, your games follow you to other devices.
me-make = Make an account
me-makeButton = Make account
me-made = You have an account now. Your games stay with it.
me-login = Login
me-loginHint = Only for logging in; others see your name.
me-password = Password
me-passwordHint = At least 8 characters.
me-enter = Log in
me-enterButton = Log in
me-entered = You are logged in.
me-handOver = The games that you play as a guest here move to the account.
me-account = Your account
me-signedIn = Logged in as { $login }. Your games follow you to every device where you log in.
me-leave = Log out
me-leaveAll = Log out on all devices
me-left = You are logged out.
me-change = Change the password
me-old = Present password
me-new = New password
me-changeButton = Change password
me-changed = The password is changed. Other devices are logged out.
me-forgot = Forgot your password?
me-email = E-mail
me-emailIs = Links for a new password go to { $email }.
me-emailNone = No e-mail is kept.
me-emailWhy = It is used for nothing but a new password, if you forget yours.
me-emailNew = E-mail (empty: none)
me-emailButton = Save e-mail
me-emailKept = The e-mail is saved.
me-delete = Delete the account
me-deleteWords = This deletes your account for good. Bots take over your seats in running games.
me-deleteButton = Delete my account
me-forget = Leave for good
me-forgetWords = This deletes you as a guest. Bots take over your seats in running games; you cannot come back to them.
me-forgetButton = Delete this guest

devices-title = Where you are logged in
devices-name = { $browser } on { $system }
devices-unknown = Unknown device
devices-here = this device
devices-seen = last seen { $when }
devices-out = Log out
devices-outOf = Log out { $device }
devices-others = Log out everywhere else

reset-title = A new password
reset-words = We send a link for a new password to the e-mail of your account.
reset-send = Send the link
reset-sent = If there is such an account and it has an e-mail, a link is on its way. It works once, for two hours.
reset-noMail = This server sends no mail. Ask the people who run it for a link.
reset-done = The password of { $login } is changed. All devices are logged out.

admin-title = Administration
admin-notYours = This page is for administrators of the server.
admin-people = People
admin-tables = Tables
admin-server = Server
admin-search = Search
admin-searchPeople = Name, login, e-mail or id
admin-searchTables = Id of the table, or who sits there
admin-status = Status
admin-anyStatus = Any
admin-statusOf = { $status ->
    [waiting] waiting
    [running] running
   *[over] finished
}
admin-more = More
admin-nothing = Nothing found.
admin-guest = guest
admin-right = administrator
admin-banned = banned
admin-muted = muted
admin-seen = seen { $when }
admin-made = made { $when }
admin-changed = changed { $when }
admin-devices = { $n ->
    [one] { $n } device
   *[other] { $n } devices
}
admin-look = Look
admin-lookOf = Look at { $name }
admin-close = Close
admin-ban = Ban
admin-unban = Lift the ban
admin-mute = Mute
admin-unmute = Lift the mute
admin-grant = Make administrator
admin-revoke = Take the right back
admin-reset = Link for a new password
admin-resetLink = It works once, for two hours. Give it to nobody else:
admin-remove = Remove
admin-removeSure = Remove for good?
admin-removeMember = Take away
admin-removeMemberOf = Take { $name } away from the table
admin-invite = Renew the invitation
admin-invited = Links that were sent so far let nobody in any more. Members find the new one at the table.
admin-members = Members
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
admin-damaged = { $entry ->
    [0] This table is damaged and cannot be played on.
   *[other] The log is damaged from entry { $entry } on. What lies before can be saved as a record, which tells all secrets of the game.
}
admin-sizes = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} in the log, { $chat ->
    [one] { $chat } line
   *[other] { $chat } lines
} of chat
admin-notice = Tell everybody who is connected
admin-noticeText = Words
admin-noticeMinutes = Minutes until a restart (empty: none)
admin-noticeSend = Tell
admin-noticeSent = It was told.
admin-errors = Recent errors
admin-noErrors = None since the server started.
admin-audit = What administrators did
admin-commandLine = command line
admin-done = Done.

rules-title = The rules
rules-words = Every rule has a number. The game names it where it asks you something.
rules-search = Search the rules
rules-example-la_famiglia = order, A4, Soldati …
rules-example-corleones_empire = job, F4, suitcase …
rules-sections = Sections
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No rule says that.
rules-link = Link to rule { $id }
rules-all = Every rule by number
rules-of-la_famiglia = La Famiglia
rules-of-corleones_empire = Corleone's Empire
rules-print = Print
rules-offline = Kept on this device: it can be read without a connection.

bots-picciotto = Easy bot
bots-soldato = Middling bot
bots-caporegime = Skilled bot
bots-capo = Strong bot
bots-don = Master bot
bots-random = Random bot
bots-default = Cautious bot

botAbout-picciotto = A beginner: quick, sensible, and often wrong.
botAbout-soldato = Knows what each move is worth, and rarely errs.
botAbout-caporegime = Has learned from thousands of games what to do, and does it at once.
botAbout-capo = Thinks ahead: plays the round out in its head before it decides.
botAbout-don = Thinks ahead too, and has learned from thousands of games what to think about first.
botAbout-random = Does anything that the rules allow.
botAbout-default = Declines whatever can be declined.

option-none = Nothing named: drawn at random.
option-held = { $n } of { $of } named.

new-title = A new table
new-game = Game
new-who = Who plays
new-preset-bots = Me against bots
new-preset-friends = With friends
new-preset-screen = All at this screen
new-team = Team { $n }
new-sitter-me = Me
new-sitter-open = Friend
new-sitter-bot = Bot
new-bot = Which bot plays seat { $n }
new-level = How strong the bots are
new-hotSeat = You play { $n } seats at this screen: before each turn it asks you to pass it on.
new-invite = { $n ->
    [one] One seat stays free: you get a link to invite somebody.
   *[other] { $n } seats stay free: you get a link to invite friends.
}
new-options = Edition and options
new-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
hours-title = Quiet hours and holidays
hours-why = In games over days your clock stands still during these hours, in the time zone of this device. Quiet hours can be changed again after 7 days; a mistake can be corrected within 5 minutes. For a day after a change, only hours that are quiet both before and after it count.
hours-quiet = Quiet hours every day
hours-from = From
hours-to = To
hours-holidays = Holidays
hours-first = First day
hours-last = Last day
hours-more = Add holidays
hours-less = Take away
hours-save = Save
hours-kept = Saved.

pace-title = Pace
pace-untimed = No clock
pace-live = Live
pace-days = Days
pace-untimedHelp = Everyone takes the time they need.
pace-liveHelp = Each decision has its seconds; what it takes beyond them comes out of the bank. For whoever runs out a bot plays until they are back.
pace-daysHelp = Each player has so many days for the whole game, without own quiet hours and holidays. For whoever runs out a bot plays until they are back.
pace-seconds = For each decision
pace-bank = In the bank, for the whole game
pace-budget = For the whole game
pace-nSeconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
pace-nMinutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
pace-nDays = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

new-doors = Who may come in
new-private = Private
new-open = Open
new-privateHelp = Only those with your link can sit down or look.
new-openHelp = The table is listed on the start page; anyone may sit down on a free seat.
new-spectators = Others may watch, and see only what is public
new-hints = Players may ask the Consigliere for advice
new-newcomers = Newcomers may ask for a bot’s seat once the game is running; everyone who plays must agree
new-start = Start the game
new-make = Make the table

room-open = Open table, before the game
room-private = Private table, before the game
room-you = you
room-host = host
room-here = here
room-away = away
room-sit = Sit here
room-sitOf = Sit down on seat { $n }
room-stand = Stand up
room-standOf = Stand up from seat { $n }
room-kick = Send away
room-kickOf = Send { $name } away from seat { $n }
room-hand = Make host
room-handOf = Make { $name } the host
room-noBot = No bot
room-botOf = A bot on seat { $n }
room-start = Start the game
room-ready = All seats are taken.
room-free = { $n ->
    [one] One seat is still free. Invite somebody, or put a bot there.
   *[other] { $n } seats are still free. Invite friends, or put bots there.
}
room-waitHost = All seats are taken. The host starts the game.
room-powers = You are the host
room-listed = Open: listed on the start page, anyone may sit down
room-close = Close the table
room-closeWords = The table disappears for everyone who came to it.
room-invite = Invite friends
room-inviteWords = Whoever opens this link can sit down here. Nobody needs an account.
room-link = Link to this table
room-share = Share
room-save = Save options
room-hotSeat = Hot seat: one person has sat down for more than one side. Nobody else can join before that person stands up.
# $kind (live or days), $seconds, $minutes, $days (numbers)
room-pace = { $kind ->
    [live] Live: { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } for each decision, and { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } in the bank.
   *[days] { $days ->
        [one] One day for the whole game, without your quiet hours and holidays.
       *[other] { $days } days for the whole game, without your quiet hours and holidays.
    }
}
room-hints = Players may ask the Consigliere for advice.
room-noHints = Nobody may ask the Consigliere for advice here.
