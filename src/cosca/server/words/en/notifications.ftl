### Notifications outside the page. `letter-STAGE` is the text, `letter-STAGE-title` its title; `-public` is for everyone at a table.
### $form: whether the table has a name (named) or its game stands for it; $place is letter-place, $game (text) the title of the game,
### $names (list) who is waited for, $waiting (number) how many they are, $by (text) a person, $known (flag) whether that person is known.

# A name as it was given.
letter-name = { $name }
letter-place = { $form ->
    [named] at “{ $table }”
    [game] in { $game }
   *[none] on Cosca
}
letter-game = { $game }.
# How long someone has been waiting. $unit: what $n (number) counts
letter-waiting = { $unit ->
    [minutes] { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
    [hours] { $n ->
        [one] one hour
       *[other] { $n } hours
    }
   *[days] { $n ->
        [one] one day
       *[other] { $n } days
    }
}
# $day, $time (texts); $zone: whether the reader's time zone is known
letter-moment = { $zone ->
    [utc] { $day }, { $time } UTC
   *[known] { $day }, { $time }
}
# $time is letter-waiting
letter-since = The game has been waiting for you for { $time }.
letter-since-public = { $waiting ->
    [0] The game has been waiting for { $time }.
   *[other] The game has been waiting for { LIST($names) } for { $time }.
}
# $moment is letter-moment
letter-deadline = You have until { $moment }.
letter-deadline-public = The deadline is { $moment }.

letter-turn-title = Your turn { $place }
letter-turn = The game is waiting for your decision.
letter-turn-public-title = { $waiting ->
    [0] A decision is due { $place }
    [1] { LIST($names) }’s turn { $place }
   *[other] Waiting for { LIST($names) } { $place }
}
letter-turn-public = { $waiting ->
    [0] The game is waiting for a decision.
   *[other] The game is waiting for { LIST($names) }.
}

letter-late-title = Your time is running out { $place }
letter-late = You have used up most of your time.
letter-late-public-title = { $waiting ->
    [0] Time is running out { $place }
   *[other] { LIST($names) }: time is running out { $place }
}
letter-late-public = { $waiting ->
    [0] Most of the time for a decision is used up.
    [1] { LIST($names) } has used up most of the available time.
   *[other] { LIST($names) } have used up most of their time.
}

letter-daily-title = Still your turn { $place }
letter-daily = The game is waiting for your decision.

letter-invited-title = { $form ->
    [game] { $known ->
        [true] { $by } invites you to play { $game }
       *[false] You are invited to play { $game }
    }
   *[named] { $known ->
        [true] { $by } invites you to play { $place }
       *[false] You are invited to play { $place }
    }
}
letter-invited = Open the table to take a seat.

letter-started-title = { $form ->
    [game] The game of { $game } has started
   *[named] The game has started { $place }
}
letter-started = Open the table to see the board.

letter-proposal-title = Your answer is needed { $place }
letter-proposal = { $known ->
    [true] { $by } has made a proposal. Open the table to answer it.
   *[false] There is a proposal. Open the table to answer it.
}

letter-over-title = { $form ->
    [game] The game of { $game } is over
   *[named] The game is over { $place }
}
letter-over = Open the table to see how it ended.

letter-mentioned-title = { $known ->
    [true] { $by } mentioned you { $place }
   *[false] You were mentioned { $place }
}
letter-mentioned = Open the table to read the chat.

letter-free_seat-title = A seat is free { $place }
letter-free_seat = Open the table to take the seat.

letter-test-title = A test message from Cosca
letter-test = It works: notifications arrive here.

# Links and the footer of a mail.
letter-open = Open the table
letter-open-page = Open Cosca
letter-why = You get this e-mail because you confirmed this address on Cosca.
letter-end-stage = Stop e-mails of this kind
letter-end-all = Stop all notifications by e-mail

## The page that ends notifications by e-mail. $scope: all or one kind of them; $stage is that kind.

unsubscribe-title = Notifications by e-mail
unsubscribe-ask = { $scope ->
    [all] Stop all notifications by e-mail?
   *[stage] Stop e-mails of this kind: “{ $stage }”?
}
unsubscribe-done = { $scope ->
    [all] You will get no more notifications by e-mail.
   *[stage] You will get no more e-mails of this kind: “{ $stage }”.
}
unsubscribe-forged = This link is not valid. Use the link in the newest e-mail, or change your settings.
unsubscribe-button = Unsubscribe
unsubscribe-settings = Go to your settings
stage-turn = your turn
stage-late = your time is running out
stage-daily = daily reminder
stage-invited = invitations
stage-started = the game has started
stage-proposal = proposals
stage-over = the game is over
stage-mentioned = mentions in the chat
stage-free_seat = free seats

## The digest: one mail a day instead of many. $tables (number) at which it is the reader's turn.

letter-digest-title = { $tables ->
    [0] News from your tables
    [one] One table is waiting for you
   *[other] { $tables } tables are waiting for you
}
letter-digest = Here is what is waiting for you and what has happened since the last digest.
