### Notifications outside the page. `letter-STAGE` is the text, `letter-STAGE-title` its title; `-public` is for everyone at a table.
### $form: whether the table has a name (named) or its game stands for it; $place is letter-place, $game (text) the title of the game,
### $names (list) who is waited for, $waiting (number) how many they are, $by (text) a person, $known (flag) whether that person is known.

# A name as it was given.
letter-name = { $name }
letter-place = { $form ->
    [named] am Tisch „{ $table }“
    [game] bei „{ $game }“
   *[none] bei Cosca
}
letter-game = { $game }.
# How long someone has been waiting. $unit: what $n (number) counts
letter-waiting = { $unit ->
    [minutes] { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    }
    [hours] { $n ->
        [one] einer Stunde
       *[other] { $n } Stunden
    }
   *[days] { $n ->
        [one] einem Tag
       *[other] { $n } Tagen
    }
}
# $day, $time (texts); $zone: whether the reader's time zone is known
letter-moment = { $zone ->
    [utc] { $day }, { $time } Uhr UTC
   *[known] { $day }, { $time } Uhr
}
# $time is letter-waiting
letter-since = Die Partie wartet seit { $time } auf dich.
letter-since-public = { $waiting ->
    [0] Die Partie wartet seit { $time }.
   *[other] Die Partie wartet seit { $time } auf { LIST($names) }.
}
# $moment is letter-moment
letter-deadline = Du hast Zeit bis { $moment }.
letter-deadline-public = Die Frist läuft bis { $moment }.

letter-turn-title = Du bist { $place } dran
letter-turn = Die Partie wartet auf deine Entscheidung.
letter-turn-public-title = { $waiting ->
    [0] Eine Entscheidung { $place } steht an
    [1] { LIST($names) } ist { $place } dran
   *[other] { LIST($names) } sind { $place } dran
}
letter-turn-public = { $waiting ->
    [0] Die Partie wartet auf eine Entscheidung.
   *[other] Die Partie wartet auf { LIST($names) }.
}

letter-late-title = Deine Zeit { $place } wird knapp
letter-late = Du hast den größten Teil deiner Zeit verbraucht.
letter-late-public-title = { $waiting ->
    [0] Die Zeit { $place } wird knapp
   *[other] { LIST($names) }: Die Zeit { $place } wird knapp
}
letter-late-public = { $waiting ->
    [0] Der größte Teil der Zeit für eine Entscheidung ist verbraucht.
    [1] { LIST($names) } hat den größten Teil der Zeit verbraucht.
   *[other] { LIST($names) } haben den größten Teil ihrer Zeit verbraucht.
}

letter-daily-title = Du bist { $place } immer noch dran
letter-daily = Die Partie wartet auf deine Entscheidung.

letter-invited-title = { $form ->
    [game] { $known ->
        [true] { $by } lädt dich zu einer Partie „{ $game }“ ein
       *[false] Du bist zu einer Partie „{ $game }“ eingeladen
    }
   *[named] { $known ->
        [true] { $by } lädt dich ein, { $place } mitzuspielen
       *[false] Du bist eingeladen, { $place } mitzuspielen
    }
}
letter-invited = Öffne den Tisch und nimm Platz.

letter-started-title = { $form ->
    [game] Die Partie „{ $game }“ hat begonnen
   *[named] Die Partie { $place } hat begonnen
}
letter-started = Öffne den Tisch und sieh dir den Spielplan an.

letter-proposal-title = Deine Antwort { $place } fehlt noch
letter-proposal = { $known ->
    [true] { $by } hat etwas vorgeschlagen. Öffne den Tisch und antworte.
   *[false] Es gibt einen Vorschlag. Öffne den Tisch und antworte.
}

letter-over-title = { $form ->
    [game] Die Partie „{ $game }“ ist zu Ende
   *[named] Die Partie { $place } ist zu Ende
}
letter-over = Öffne den Tisch und sieh nach, wie die Partie ausgegangen ist.

letter-mentioned-title = { $known ->
    [true] { $by } hat dich { $place } erwähnt
   *[false] Du wurdest { $place } erwähnt
}
letter-mentioned = Öffne den Tisch, um den Chat zu lesen.

letter-free_seat-title = Ein Platz { $place } ist frei
letter-free_seat = Öffne den Tisch und nimm Platz.

letter-test-title = Eine Testnachricht von Cosca
letter-test = Es klappt: Benachrichtigungen kommen hier an.

# Links and the footer of a mail.
letter-open = Tisch öffnen
letter-open-page = Cosca öffnen
letter-why = Du bekommst diese E-Mail, weil du diese Adresse bei Cosca bestätigt hast.
letter-end-stage = Keine E-Mails dieser Art mehr
letter-end-all = Keine Benachrichtigungen per E-Mail mehr

## The page that ends notifications by e-mail. $scope: all or one kind of them; $stage is that kind.

unsubscribe-title = Benachrichtigungen per E-Mail
unsubscribe-ask = { $scope ->
    [all] Möchtest du keine Benachrichtigungen per E-Mail mehr bekommen?
   *[stage] Möchtest du keine E-Mails dieser Art mehr bekommen: „{ $stage }“?
}
unsubscribe-done = { $scope ->
    [all] Du bekommst keine Benachrichtigungen per E-Mail mehr.
   *[stage] Du bekommst keine E-Mails dieser Art mehr: „{ $stage }“.
}
unsubscribe-forged = Dieser Link ist ungültig. Nimm den Link aus der neuesten E-Mail oder ändere deine Einstellungen.
unsubscribe-button = Abbestellen
unsubscribe-settings = Zu deinen Einstellungen
stage-turn = du bist dran
stage-late = deine Zeit wird knapp
stage-daily = tägliche Erinnerung
stage-invited = Einladungen
stage-started = die Partie hat begonnen
stage-proposal = Vorschläge
stage-over = die Partie ist zu Ende
stage-mentioned = Erwähnungen im Chat
stage-free_seat = freie Plätze

## The digest: one mail a day instead of many. $tables (number) at which it is the reader's turn.

letter-digest-title = { $tables ->
    [0] Neues von deinen Tischen
    [one] Ein Tisch wartet auf dich
   *[other] { $tables } Tische warten auf dich
}
letter-digest = Hier siehst du, was auf dich wartet und was seit der letzten Übersicht geschehen ist.
