### What the server refuses. The id is refused-CODE, or refused-CODE--WHY where one code has several reasons.

refused-busy = The Consigliere is busy: ask again soon.
refused-busy--thinking = The Consigliere is thinking already.
refused-busy--study = The server is very busy: open the study again in a moment.
refused-busy--replay = The server is very busy. Try opening the game again in a moment.
refused-busy--crowd = Too many ask the Consigliere at the moment: ask again soon.

# $seat (number), $text (text of the choice), $at (which of several choices, from 0)
refused-illegal = Seat { $seat } may not choose “{ $text }” now.
refused-illegal--path = “{ $text }” cannot be chosen together with the choices before it: something new is known by then, or somebody else decides.
# $text (text of the choice), $at (which of the choices of a study, from 0)
refused-illegal--study = “{ $text }” cannot be chosen there.
refused-illegal--undo = This cannot be taken back.
refused-illegal--nothing_chosen = You have not chosen anything yet.

# $problem (English, for programs)
refused-malformed = { $problem }
# $field (text)
refused-malformed--empty = { $field ->
    [login] The login is empty.
    [name] The name is empty.
    [text] There is nothing in the message.
   *[other] { $field }: there is nothing in it.
}
# $n, $most (numbers)
refused-malformed--too_long = { $field ->
    [login] The login has { $n } characters; it may have { $most } at most.
    [name] The name has { $n } characters; it may have { $most } at most.
    [text] The message has { $n } characters; it may have { $most } at most.
   *[other] { $field }: { $n } characters, { $most } at most.
}
# $least (number)
refused-malformed--too_short = { $field ->
    [login] A login has { $least } characters at least.
   *[password] A password has { $least } characters at least.
}
refused-malformed--name_unseen = There are signs in the name that cannot be seen.
refused-malformed--name_marks = There are too many marks on one letter of the name.
refused-malformed--name_scripts = The letters of the name are of several alphabets that look alike: use one.
refused-malformed--name_reserved = This name is not for people: choose another.
refused-malformed--email = This is not an address of e-mail.
# $day, $time, $zone (texts as they were given)
refused-malformed--day = “{ $day }” is no day, or no range of days from the first to the last.
refused-malformed--time = “{ $time }” is no time of day, such as 22:30.
refused-malformed--zone = The time zone “{ $zone }” is not known here.
# $hours, $days, $n (numbers)
refused-malformed--quiet = Quiet hours may be { $hours ->
    [one] one hour
   *[other] { $hours } hours
} of a day at most.
refused-malformed--quiet_stays = Quiet hours and their time zone stay for { $days ->
    [one] one day
   *[other] { $days } days
}. You may do without them at any time.
refused-malformed--holidays = { $n ->
    [one] This is one day of holidays
   *[other] These are { $n } days of holidays
}; there may be { $days } in a year, those that are over among them.
refused-malformed--holidays_ahead = Holidays may be at most { $days ->
    [one] one day
   *[other] { $days } days
} ahead.
# $problem: what is wrong and at which line, in English
refused-malformed--record = This is no record that can be replayed: { $problem }
refused-malformed--content_type = A request with a body says Content-Type: application/json.
# $problem (English)
refused-malformed--study = This study cannot be read: { $problem }.
refused-malformed--unreadable = The request cannot be read.

refused-no_hints = At this table nobody may ask the Consigliere.
refused-nothing_asked = There is nothing for this seat to decide now.

refused-not_allowed = This is not allowed.
refused-not_allowed--administrator = This is for administrators of the server.
refused-not_allowed--banned = This account is closed: ask the people who run this server.
refused-not_allowed--before_end = This is told after the end of the game.
refused-not_allowed--bot_plays = A bot plays this seat at the moment: take it back first.
refused-not_allowed--clock_runs = At this table a bot plays for somebody when their clock has run out.
refused-not_allowed--free_seat = It cannot start at once: a seat is still free.
# $hours (number)
refused-not_allowed--here_lately = A bot plays for somebody only after { $hours ->
    [one] one hour
   *[other] { $hours } hours
} of absence.
refused-not_allowed--hints_started = This setting of the Consigliere is fixed: the game has started, and somebody else is playing.
refused-not_allowed--hot_seat = One person plays for two teams at this table: nobody else can join them.
refused-not_allowed--lesson = This table teaches one person, who is shown what others hide: nobody else can sit down.
refused-not_allowed--host = Only the host of the table may do this.
# $name (text: the host that was asked for), $setting (name of a setting)
refused-not_allowed--host_name = This server does not answer to the name “{ $name }”: whoever runs it can list that name in { $setting }.
refused-not_allowed--invitation = This invitation is not valid.
refused-not_allowed--members = The game is running: only somebody who was invited may take a bot’s seat.
refused-not_allowed--method = This address does not take that method.
refused-not_allowed--metrics = Metrics are for the server’s own machine (COSCA_METRICS_OPEN=1 opens them).
refused-not_allowed--muted = You may not chat here any more.
refused-not_allowed--name_taken = Somebody at the table has this name, or one that looks like it: choose another.
refused-not_allowed--newcomers = The host of this table does not allow newcomers while the game is running.
refused-not_allowed--no_spectators = This table has no spectators.
refused-not_allowed--no_team = Only somebody with a seat has a team.
refused-not_allowed--not_invited = You need an invitation to this table.
refused-not_allowed--study_edited = A position that was edited goes on from the start of a phase or turn: choose where it starts.
refused-not_allowed--study_running = A game that runs is studied from a seat of it, by whoever plays there.
refused-not_allowed--not_over = The game is not over yet.
# $seat (number)
refused-not_allowed--options_seat = The options cannot be changed: somebody sits in seat { $seat } or later.
refused-not_allowed--options_started = The options cannot be changed: the game has started.
refused-not_allowed--origin = The request does not come from this server’s own page (its Origin).
refused-not_allowed--other_side = You have played for the other side and know its secrets.
refused-not_allowed--pace_started = The pace cannot be changed: the game has started.
refused-not_allowed--private = This table is private: its invitation lets you in.
refused-not_allowed--proposal_open = Something has been proposed already: that is to be answered first.
refused-not_allowed--rematch = Only somebody who sat at the table may ask for a rematch.
refused-not_allowed--reset_link = This link is not valid, or was used already: ask for another.
refused-not_allowed--running = The game is running: agree on its end, or hand your seat to a bot.
# $seat (number)
refused-not_allowed--seat_free = Seat { $seat } is still free: wait for somebody, or put a bot there.
# $seat (number)
refused-not_allowed--seat_taken = Seat { $seat } is taken.
refused-not_allowed--sent_away = The game is running: this seat is its player’s own.
refused-not_allowed--started = The game has started already.
refused-not_allowed--time_is_up = Your time for this decision has run out. The choice made for you stands unless everyone agrees to undo it.
refused-not_allowed--token = The request lacks the token of /api/me: load the page again.
refused-not_allowed--two_teams = You sit in another team already: where others play, nobody plays for two teams.
refused-not_allowed--wrong_login = Login or password is wrong.
refused-not_allowed--wrong_password = The password is wrong.
refused-not_allowed--yourself = This cannot be done to yourself.

refused-not_found = It is not here.
refused-not_found--address = There is no such address.
# $bot (text)
refused-not_found--bot = There is no bot “{ $bot }”.
# $element (text)
refused-not_found--element = There is no “{ $element }” on this board.
# $game (text)
refused-not_found--game = There is no game “{ $game }”.
refused-not_found--language = There are no words in { $language }.
refused-not_found--member = Nobody of that id is at this table.
# $seat (number)
refused-not_found--replay = This record is no longer kept here: bring it again.
refused-not_found--seat = There is no seat { $seat } at this table.
# $set (text)
refused-not_found--set = There is no component set { $set } here.
refused-not_found--step = The game has no such step.
refused-not_found--study = There is no such study.
refused-not_found--table = There is no such table.
refused-not_found--user = There is no such user.

refused-not_started = The game has not started yet.
# $seat (number)
refused-not_yours = Seat { $seat } is not yours.
refused-over = The game is over.
refused-overtaken = The game went on before the advice came.

refused-refused = The server could not do this.
# $data, $here (names of component sets)
refused-refused--components = This table plays with the components { $data }; here are { $here }.
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
refused-refused--damaged = { $entry ->
    [0] This table is damaged and cannot be played on. The people who run this server have been told.
   *[other] The log of this table is damaged from entry { $entry } on, so it cannot be played on. What lies before can be saved as a record. The people who run this server have been told.
}
refused-refused--database = The database does not answer: try again soon.
refused-refused--departed = The game was played by older rules: those of today do not tell how it stood here.
refused-refused--guest_password = A guest has no password: make an account first.
refused-refused--guest_right = A guest cannot be an administrator: make an account first.
refused-refused--has_account = You have an account already.
refused-refused--login_taken = This login is taken.
refused-refused--mistake = The server made a mistake with this.
refused-refused--no_advice = The Consigliere has no answer: ask again.
refused-refused--no_mail = This server sends no mail: ask the people who run it for a link.
refused-refused--not_quarantined = This table is not in quarantine.
refused-refused--quarantined = The server froze while it was working on this table, so the game is on hold. The server’s administrators can release it.
# $problem (English)
refused-refused--unplayable = This table cannot be played here: { $problem }

refused-signed_out = Nobody is signed in here: begin as a guest, or log in.

refused-stale = This question has been answered already.
refused-stale--proposal = This proposal is settled already.
refused-stale--reading = The table is being read again; try once more.

# $most (number)
refused-too_large = This is too large: { $most } bytes at most.
refused-too_large--record = A record has { $most } choices at most.
refused-too_large--record_lines = A record can have at most { $most } lines.
refused-too_large--study = A study has { $most } choices at most.

refused-too_many = Too many: wait a little.
refused-too_many--accounts = Too many new accounts from your address: wait a minute.
refused-too_many--advice = The Consigliere has been asked too often: wait a little.
refused-too_many--bytes = You are sending too much data. Please wait a moment.
refused-too_many--changes = You are changing this table too often. Please wait a moment.
refused-too_many--chat = You said a lot: wait a little.
refused-too_many--choices = You are choosing faster than anyone can play. Please wait a moment.
refused-too_many--guests = Too many new guests from your address: wait a while.
refused-too_many--hellos = Too many greetings: wait a little.
refused-too_many--hashes = Many people are signing in at the moment: try again soon.
# $most (number)
refused-too_many--hosted = You host { $most ->
    [one] one table
   *[other] { $most } tables
} already: close one first.
refused-too_many--hours = You have changed your hours often today: wait until tomorrow.
refused-too_many--joins = You have already asked for a seat here. Please wait a few minutes.
refused-too_many--log = The log of this game is full. The game can only be ended now, by agreement or by giving up.
refused-too_many--log_spare = The log of this game is nearly full. Only choices that move the game forward are accepted.
refused-too_many--messages = Too many messages: wait a little.
refused-too_many--names = You are changing your name too often. Please wait a while.
refused-too_many--passwords = Too many wrong passwords: wait a minute.
refused-too_many--moves = You changed seats very often: wait a little.
# $most (number)
refused-too_many--pins = A seat has at most { $most ->
    [one] one pin
   *[other] { $most } pins
}; take one off first.
# $most (number)
refused-too_many--places = You sit at { $most ->
    [one] one open table that waits
   *[other] { $most } open tables that wait
} already: stand up at one first.
refused-too_many--places_address = People from your address sit at too many open tables that wait: stand up at one first.
# $seconds (number)
refused-too_many--proposals = You have already asked for this. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-too_many--shared = You have shared many studies today: wait until tomorrow.
refused-too_many--studies = You do a lot in studies at once: wait a little.
refused-too_many--reports = A report is being made for you already: wait until it is done.
refused-too_many--replays = You looked at a lot of games: wait a little.
refused-too_many--requests = Too many requests: wait a little.
refused-too_many--resets = Too many tries: wait a little.
refused-too_many--tables = Too many new tables: wait a while.
# $seconds (number)
refused-too_many--undos = You have changed your mind too often. Play on, or wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
# $seconds (number)
refused-too_many--work = You are keeping the server very busy. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

# $version (number)
refused-version = This server speaks version { $version }: load the page again.
