### Notifications outside the page. `letter-STAGE` is the text, `letter-STAGE-title` its title; `-public` is for everyone at a table.
### $form: whether the table has a name (named) or its game stands for it; $place is letter-place, $game (text) the title of the game,
### $names (list) who is waited for, $waiting (number) how many they are, $by (text) a person, $known (flag) whether that person is known.

# A name as it was given.
letter-name = { $name }
letter-place = { $form ->
    [named] przy stole „{ $table }”
    [game] w grze „{ $game }”
   *[none] w serwisie Cosca
}
letter-game = { $game }.
# How long someone has been waiting. $unit: what $n (number) counts
letter-waiting = { $unit ->
    [minutes] { $n ->
        [one] minuty
        [few] { $n } minut
        [many] { $n } minut
       *[other] { $n } minuty
    }
    [hours] { $n ->
        [one] godziny
        [few] { $n } godzin
        [many] { $n } godzin
       *[other] { $n } godziny
    }
   *[days] { $n ->
        [one] jednego dnia
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
}
# $day, $time (texts); $zone: whether the reader's time zone is known
letter-moment = { $zone ->
    [utc] { $day }, { $time } UTC
   *[known] { $day }, { $time }
}
# $time is letter-waiting
letter-since = Gra czeka na ciebie od { $time }.
letter-since-public = { $waiting ->
    [0] Gra czeka od { $time }.
    [1] Gra czeka od { $time }: decyduje { LIST($names) }.
   *[other] Gra czeka od { $time }: decydują { LIST($names) }.
}
# $moment is letter-moment
letter-deadline = Masz czas do { $moment }.
letter-deadline-public = Termin: { $moment }.

letter-turn-title = Twoja tura { $place }
letter-turn = Gra czeka na twoją decyzję.
letter-turn-public-title = { $waiting ->
    [0] Czas na decyzję { $place }
    [1] { LIST($names) } decyduje { $place }
   *[other] { LIST($names) } decydują { $place }
}
letter-turn-public = { $waiting ->
    [0] Gra czeka na decyzję.
    [1] Gra czeka: decyduje { LIST($names) }.
   *[other] Gra czeka: decydują { LIST($names) }.
}

letter-late-title = Kończy ci się czas { $place }
letter-late = Została ci już tylko niewielka część czasu.
letter-late-public-title = { $waiting ->
    [0] Kończy się czas { $place }
   *[other] { LIST($names) }: kończy się czas { $place }
}
letter-late-public = { $waiting ->
    [0] Kończy się czas na decyzję.
    [1] Decyduje { LIST($names) }, a czas się kończy.
   *[other] Decydują { LIST($names) }, a czas się kończy.
}

letter-daily-title = Nadal twoja tura { $place }
letter-daily = Gra czeka na twoją decyzję.

letter-invited-title = { $form ->
    [game] { $known ->
        [true] { $by } zaprasza cię do gry „{ $game }”
       *[false] Zaproszenie do gry „{ $game }”
    }
   *[named] { $known ->
        [true] { $by } zaprasza cię do gry { $place }
       *[false] Zaproszenie do gry { $place }
    }
}
letter-invited = Otwórz stół i zajmij miejsce.

letter-started-title = { $form ->
    [game] Gra „{ $game }” się zaczęła
   *[named] Gra { $place } się zaczęła
}
letter-started = Otwórz stół i zobacz planszę.

letter-proposal-title = Propozycja { $place } czeka na twoją odpowiedź
letter-proposal = { $known ->
    [true] { $by } ma propozycję. Otwórz stół i odpowiedz.
   *[false] Otwórz stół i odpowiedz.
}

letter-over-title = { $form ->
    [game] Koniec gry „{ $game }”
   *[named] Koniec gry { $place }
}
letter-over = Otwórz stół i zobacz, jak zakończyła się gra.

letter-mentioned-title = { $known ->
    [true] { $by } wspomina o tobie { $place }
   *[false] Ktoś wspomina o tobie { $place }
}
letter-mentioned = Otwórz stół i przeczytaj czat.

letter-free_seat-title = Wolne miejsce { $place }
letter-free_seat = Otwórz stół i zajmij miejsce.

letter-test-title = Wiadomość testowa z Cosca
letter-test = Działa: powiadomienia przychodzą tutaj.

# Links and the footer of a mail.
letter-open = Otwórz stół
letter-open-page = Otwórz Cosca
letter-why = Dostajesz tego e-maila, bo ten adres został potwierdzony w serwisie Cosca.
letter-end-stage = Nie chcę więcej takich e-maili
letter-end-all = Nie chcę żadnych powiadomień e-mailem

## The page that ends notifications by e-mail. $scope: all or one kind of them; $stage is that kind.

unsubscribe-title = Powiadomienia e-mailem
unsubscribe-ask = { $scope ->
    [all] Czy wyłączyć wszystkie powiadomienia e-mailem?
   *[stage] Czy wyłączyć e-maile tego rodzaju: „{ $stage }”?
}
unsubscribe-done = { $scope ->
    [all] Nie będziesz już dostawać powiadomień e-mailem.
   *[stage] Nie będziesz już dostawać e-maili tego rodzaju: „{ $stage }”.
}
unsubscribe-forged = Ten link jest nieprawidłowy. Użyj linku z najnowszego e-maila albo zmień ustawienia.
unsubscribe-button = Wyłącz
unsubscribe-settings = Przejdź do ustawień
stage-turn = twoja tura
stage-late = kończy ci się czas
stage-daily = codzienne przypomnienie
stage-invited = zaproszenia
stage-started = początek gry
stage-proposal = propozycje
stage-over = koniec gry
stage-mentioned = wzmianki na czacie
stage-free_seat = wolne miejsca

## The digest: one mail a day instead of many. $tables (number) at which it is the reader's turn.

letter-digest-title = { $tables ->
    [0] Nowości przy twoich stołach
    [one] Jeden stół czeka na ciebie
    [few] { $tables } stoły czekają na ciebie
    [many] { $tables } stołów czeka na ciebie
   *[other] { $tables } stołu czeka na ciebie
}
letter-digest = Oto, co na ciebie czeka i co się wydarzyło od ostatniego podsumowania.
