### What the server refuses. The id is refused-CODE, or refused-CODE--WHY where one code has several reasons.

refused-busy = The Consigliere is busy. Try again in a moment.
refused-busy--thinking = The Consigliere is already thinking.
refused-busy--study = The server is very busy. Try opening the study again in a moment.
refused-busy--puzzle = The server is very busy. Try opening the puzzle again in a moment.
refused-busy--replay = The server is very busy. Try opening the game again in a moment.
refused-busy--crowd = Too many players are asking the Consigliere right now. Try again in a moment.
refused-busy--moving = The table is moving to another server. Try again in a moment.
refused-busy--uncertain = The connection to the table was lost for a moment. Check whether your change was made before you try again.

# $seat (number), $text (text of the choice), $at (which of several choices, from 0)
refused-illegal = “{ $text }” is not a legal choice for player { $seat } right now.
refused-illegal--path = “{ $text }” can’t be combined with the choices before it: something new has been revealed by then, or someone else has to decide.
# $text (text of the choice), $at (which of the choices of a study, from 0)
refused-illegal--study = “{ $text }” is not a legal choice at that point.
refused-illegal--undo = This can’t be undone.
refused-illegal--nothing_chosen = You have not chosen anything yet.

# $problem (English, for programs)
refused-malformed = { $problem }
# $field (text)
refused-malformed--empty = { $field ->
    [login] Enter a username.
    [name] Enter a name.
    [text] The message is empty.
   *[other] { $field }: this field is empty.
}
# $n, $most (numbers)
refused-malformed--too_long = { $field ->
    [login] The username has { $n } characters. At most { $most } are allowed.
    [name] The name has { $n } characters. At most { $most } are allowed.
    [text] The message has { $n } characters. At most { $most } are allowed.
   *[other] { $field }: { $n } characters, but at most { $most } are allowed.
}
# $least (number)
refused-malformed--too_short = { $field ->
    [login] A username must have at least { $least } characters.
   *[password] A password must have at least { $least } characters.
}
refused-malformed--name_unseen = The name contains invisible characters. Remove them.
refused-malformed--name_marks = One letter of the name has too many accents or marks. Remove some.
refused-malformed--name_scripts = The name mixes letters from different alphabets that look alike. Use only one alphabet.
refused-malformed--name_reserved = That name is reserved. Choose another one.
# $reason (text)
refused-malformed--channel_address = { $reason ->
    [https] The address must start with https://.
    [credentials] The address must not contain a username or password.
    [port] The address must not contain a port.
    [private] This address belongs to a private network. This server is not allowed to contact it.
    [unknown_host] This host can’t be found. Check the address.
   *[other] This is not a valid address.
}
refused-malformed--public_stages = A table’s webhook can only announce what everyone may know.
refused-malformed--subscription = This browser’s push subscription can’t be used. Turn push off and on again.
refused-malformed--email = This is not a valid e-mail address.
# $day, $time, $zone (texts as they were given)
refused-malformed--day = “{ $day }” is not a valid date or range of dates.
refused-malformed--time = “{ $time }” is not a valid time. Enter one like 22:30.
refused-malformed--zone = Unknown time zone: “{ $zone }”.
# $hours, $days, $n (numbers)
refused-malformed--quiet = You can have at most { $hours ->
    [one] one quiet hour
   *[other] { $hours } quiet hours
} per day.
refused-malformed--quiet_stays = You can change your quiet hours and their time zone only every { $days ->
    [one] 24 hours
   *[other] { $days } days
}. You can turn them off at any time.
refused-malformed--holidays = { $n ->
    [one] This is one holiday
   *[other] These are { $n } holidays
}, but the limit per year is { $days }, including past ones.
refused-malformed--holidays_ahead = You can plan holidays at most { $days ->
    [one] one day
   *[other] { $days } days
} ahead.
refused-malformed--increment = Extra time per turn needs a maximum, and a maximum needs extra time per turn.
# $days (number)
refused-malformed--cap = The maximum must be at least the time at the start ({ $days ->
    [one] one day
   *[other] { $days } days
}).
# $problem: what is wrong and at which line, in English
refused-malformed--record = This record can’t be replayed: { $problem }
refused-malformed--content_type = A request with a body must have the header Content-Type: application/json.
# $problem (English)
refused-malformed--study = This study can’t be read: { $problem }.
refused-malformed--unreadable = The server can’t read this request.
refused-malformed--name_address = A table name can’t contain a web or e-mail address.

refused-no_hints = The Consigliere gives no advice at this table.
refused-no_hints--odds = Odds are not shown at this table.
refused-nothing_asked = There is nothing to decide here right now.

refused-not_allowed = You are not allowed to do this.
refused-not_allowed--administrator = Only administrators can do this.
refused-not_allowed--banned = This account has been closed. Contact the people who run this server.
refused-not_allowed--advance_live = This table has a live clock. You can only answer in advance in multi-day games and without a clock.
refused-not_allowed--before_end = This is revealed after the game.
refused-not_allowed--bot_plays = A bot is playing for you. Take over again first.
refused-not_allowed--clock_runs = This table has a clock. A bot takes over by itself when a player runs out of time.
refused-not_allowed--confirm_link = This link has expired, or the account has another e-mail address now. Request a new link in your account.
refused-not_allowed--free_seat = The game can’t start yet: a seat is still open. Add a bot, or wait for someone to join.
# $seconds (number)
refused-not_allowed--here_lately = A bot can only play for someone who has been disconnected for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-not_allowed--hints_started = You can’t change this setting now: the game has started and someone else is playing.
refused-not_allowed--hot_seat = One person is playing for both teams at this table, so no one else can join.
refused-not_allowed--lesson = This table is a lesson for one person. No one else can join.
refused-not_allowed--host = Only the host of this table can do this.
# $name (text: the host that was asked for), $setting (name of a setting)
refused-not_allowed--host_name = This server does not accept requests for “{ $name }”. Its operator can add that name to { $setting }.
refused-not_allowed--invitation = This invitation is no longer valid. Ask for a new link.
refused-not_allowed--members = The game has started. You need an invitation to replace a bot.
refused-not_allowed--method = This address does not support that method.
refused-not_allowed--metrics = Metrics are only available on the server’s own machine (set COSCA_METRICS_OPEN=1 to open them).
refused-not_allowed--muted = You have been muted and can’t chat here.
refused-not_allowed--name_taken = That name, or one that looks like it, is already taken at this table. Choose another one.
refused-not_allowed--newcomers = This table does not accept new players while a game is in progress.
refused-not_allowed--no_spectators = This table does not allow spectators.
refused-not_allowed--no_team = Take a seat first: only players have a team.
refused-not_allowed--not_awaited = No one is waiting for this player right now.
refused-not_allowed--not_invited = You need an invitation to join this table.
refused-not_allowed--study_edited = An edited position can only continue from the start of a phase or turn. Choose where to start.
refused-not_allowed--study_running = While a game is in progress, you can only study it from your own seat.
refused-not_allowed--puzzle_open = Answer the puzzle first. Then you can open it as a study.
refused-not_allowed--not_over = The game is not over yet.
# $seat (number)
refused-not_allowed--options_seat = You can’t change the options: someone is in seat { $seat } or a later one.
refused-not_allowed--options_started = You can’t change the options: the game has started.
refused-not_allowed--origin = This request did not come from this server’s own page (wrong Origin header).
refused-not_allowed--other_side = You can’t switch sides: you have played for the other side and know its secrets.
refused-not_allowed--pace_started = You can’t change the pace: the game has started.
refused-not_allowed--private = This table is private. You need its invitation link to join.
refused-not_allowed--proposal_open = There is already an open question. It has to be answered first.
refused-not_allowed--rated_advice = A rated game is played without the Consigliere and without odds. Turn both off, or make the game unrated.
# $bot (name of a bot)
refused-not_allowed--rated_bot = The bot “{ $bot }” has no rating. Choose another bot, or make the game unrated.
refused-not_allowed--rated_end = A bot can’t agree to end a rated game. Play on, or give up.
refused-not_allowed--rated_exchange = In a rated game, bots can’t be exchanged once it has started.
# $name (text: a player)
refused-not_allowed--rated_guest = Everyone in a rated game needs an account, but { $name } plays as a guest.
refused-not_allowed--rated_running = A rated game counts to its end and can’t be deleted. Play on, or give up.
refused-not_allowed--rated_seats = In a rated game, each person plays one seat.
refused-not_allowed--rated_start = Only a game with a fresh deal can be rated.
refused-not_allowed--rated_started = The game has started, so you can’t change whether it is rated.
refused-not_allowed--rated_undo = In a rated game, choices can’t be undone once something new has been revealed.
refused-not_allowed--rated_untimed = A rated game needs a clock. Choose a pace, or make the game unrated.
refused-not_allowed--rematch = Only players of this game can ask for a rematch.
refused-not_allowed--reset_link = This link has expired or has already been used. Request a new one.
refused-not_allowed--running = The game is in progress. Agree to end it, or let a bot play for you.
# $seat (number)
refused-not_allowed--seat_free = Seat { $seat } is still open. Wait for someone to join, or add a bot.
# $seat (number)
refused-not_allowed--seat_taken = Seat { $seat } is already taken.
refused-not_allowed--sent_away = The game has started, so you can’t remove this player.
refused-not_allowed--started = The game has already started.
refused-not_allowed--time_is_up = You ran out of time for this decision. The choice made for you stands unless everyone agrees to undo it.
refused-not_allowed--token = The request lacks the token from /api/me. Reload the page.
refused-not_allowed--two_teams = You are already on the other team. You can’t play for two teams when others are playing.
refused-not_allowed--wrong_login = Wrong username or password.
refused-not_allowed--wrong_password = Wrong password.
refused-not_allowed--yourself = You can’t do this to yourself.
refused-not_allowed--again = Only people who played this game can play its deal again.
refused-not_allowed--already_here = This person is already at the table.
refused-not_allowed--muted_invitations = You have been muted and can’t invite anyone.

refused-not_found = Not found.
# $kind, $answer, $fact (texts as they were sent)
refused-not_found--advance_kind = Questions of the kind “{ $kind }” can’t be answered in advance.
refused-not_found--advance_answer = “{ $answer }” is not one of the answers you can give in advance.
refused-not_found--advance_fact = This question does not show the number “{ $fact }”.
refused-not_found--address = This address does not exist.
# $bot (text)
refused-not_found--bot = There is no bot called “{ $bot }”.
refused-not_found--channel = This channel does not exist.
# $element (text)
refused-not_found--element = There is nothing called “{ $element }” on this board.
# $game (text)
refused-not_found--game = There is no game called “{ $game }”.
refused-not_found--language = The language { $language } is not available.
refused-not_found--member = There is nobody with that ID at this table.
# $seat (number)
refused-not_found--replay = This record is no longer stored on the server. Upload it again.
refused-not_found--seat = There is no seat { $seat } at this table.
# $set (text)
refused-not_found--set = The component set { $set } does not exist here.
refused-not_found--step = This step does not exist in the game.
refused-not_found--study = This study does not exist.
refused-not_found--puzzle = This puzzle does not exist.
refused-not_found--table = This table does not exist.
refused-not_found--user = This user does not exist.
refused-not_found--invitation = This invitation is no longer open.
refused-not_found--invitee = No one can be invited by that name. Check the spelling, or ask for the person’s username. Other names work only for friends and people you have played with, and only if just one of them has that name.
refused-not_found--other_game = You can’t see any other finished game of this deal.
refused-not_found--person = This person doesn’t exist or doesn’t share this with you.

refused-not_started = The game has not started yet.
# $seat (number)
refused-not_yours = You are not player { $seat }.
refused-over = The game is over.
refused-overtaken = The game went on before the advice was ready.

refused-refused = The server could not do this.
refused-refused--channel_exists = This address has already been added.
# $data, $here (names of component sets)
refused-refused--components = This table uses the component set { $data }, but this server has { $here }.
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
refused-refused--damaged = { $entry ->
    [0] This table is damaged, so the game can’t continue. The people who run this server have been notified.
   *[other] The log of this table is damaged from entry { $entry } on, so the game can’t continue. You can save everything before that as a record. The people who run this server have been notified.
}
refused-refused--database = The database is not responding. Try again in a moment.
refused-refused--departed = This game was played under older rules. The current rules can’t reproduce this position.
refused-refused--guest_password = Guests have no password. Create an account first.
refused-refused--guest_right = Guests can’t be administrators. Create an account first.
refused-refused--has_account = You already have an account.
refused-refused--login_taken = That username is already taken. Choose another one.
refused-refused--mistake = Something went wrong on the server. Try again.
refused-refused--no_advice = The Consigliere has no answer. Try again.
refused-refused--no_mail = This server can’t send e-mail. Ask the people who run it for a link.
refused-refused--no_email = This account has no e-mail address. Enter one first.
# $reason (text)
refused-refused--push = { $reason ->
    [no_https] Push notifications need https. This server is reached without it.
   *[other] This server can’t send push notifications.
}
refused-refused--not_quarantined = This table is not in quarantine.
refused-refused--quarantined = The server froze while working on this table, so the game is on hold. The server’s administrators can release it.
# $problem (English)
refused-refused--unplayable = This table can’t be played here: { $problem }
refused-refused--other_rules = This game was played under older rules, so its deal can’t be played again.

refused-signed_out = You are not signed in. Continue as a guest, or sign in.

refused-stale = This question has already been answered.
refused-stale--proposal = This proposal has already been settled.
refused-stale--reading = The table is being reloaded. Try again.

# $most (number)
refused-too_large = This is too large. The limit is { $most } bytes.
refused-too_large--record = A record can have at most { $most } choices.
refused-too_large--record_lines = A record can have at most { $most } lines.
refused-too_large--study = A study can have at most { $most } choices.

refused-too_many = Too many requests. Wait a moment.
refused-too_many--accounts = Too many new accounts from your network. Try again in a minute.
refused-too_many--advice = You have asked the Consigliere too often. Wait a moment.
refused-too_many--bytes = You are sending too much data. Wait a moment.
refused-too_many--changes = You are changing this table too often. Wait a moment.
# $most (number)
refused-too_many--channels = { $most ->
    [one] There is already a webhook here. Remove it first.
   *[other] There are already { $most } webhooks here. Remove one first.
}
refused-too_many--channel_changes = You have added too many channels. Try again later.
refused-too_many--channel_tests = You have sent too many test messages. Try again later.
refused-too_many--chat = You are sending messages too fast. Wait a moment.
refused-too_many--choices = You are choosing too fast. Wait a moment.
# $seconds (number)
refused-too_many--dismissed = The host has removed you from your seat. You can sit down again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-too_many--guests = Too many new guests from your network. Try again later.
refused-too_many--hellos = Too many connection attempts. Wait a moment.
refused-too_many--hashes = Too many people are signing in right now. Try again in a moment.
# $most (number)
refused-too_many--hosted = You are already hosting { $most ->
    [one] one table
   *[other] { $most } tables
}. Close one first.
refused-too_many--hours = You have changed your hours too often today. Try again tomorrow.
refused-too_many--joins = You have already asked for a seat here. Try again in a few minutes.
refused-too_many--log = The log of this game is full. You can only end the game now, by agreement or by giving up.
refused-too_many--log_spare = The log of this game is almost full. Only choices that move the game forward are accepted.
refused-too_many--messages = Too many messages. Wait a moment.
refused-too_many--names = You are changing your name too often. Try again later.
refused-too_many--passwords = Too many failed attempts. Try again in a minute.
refused-too_many--moves = You are switching seats too often. Wait a moment.
# $most (number)
refused-too_many--pins = You can place at most { $most ->
    [one] one marker
   *[other] { $most } markers
}. Remove one first.
# $most (number)
refused-too_many--places = You are already waiting at { $most ->
    [one] one open table
   *[other] { $most } open tables
}. Leave one first.
refused-too_many--places_address = People on your network are waiting at too many open tables. Leave one first.
# $seconds (number)
refused-too_many--proposals = You have already asked for this. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-too_many--shared = You have shared too many studies today. Try again tomorrow.
refused-too_many--studies = You are doing too much in studies at once. Wait a moment.
refused-too_many--puzzles = You are answering puzzles too fast. Wait a moment.
refused-too_many--replays = You have opened too many games. Wait a moment.
refused-too_many--confirmations = We have already sent you several e-mails. Look for them, also in your spam folder, or try again later.
refused-too_many--requests = Too many requests. Wait a moment.
refused-too_many--resets = Too many attempts. Try again later.
refused-too_many--tables = Too many new tables. Try again later.
# $seconds (number)
refused-too_many--undos = You have undone too many choices. Play on, or wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
# $seconds (number)
refused-too_many--work = You are keeping the server very busy. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-too_many--downloads = You have downloaded your data too often. Try again in an hour.
# $most (number)
refused-too_many--friends = Your list of friends is full (limit: { $most }). Remove someone first.
refused-too_many--invitations = You have sent too many invitations. Try again later.
# $most (number)
refused-too_many--invited = This table has too many open invitations (limit: { $most }). Withdraw one first.
refused-too_many--watchers = Too many people are already waiting for a seat at this table.

# $version (number)
refused-version = This server uses version { $version } of the protocol. Reload the page.
