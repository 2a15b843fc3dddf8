### What the server refuses. The id is refused-CODE, or refused-CODE--WHY where one code has several reasons.

refused-busy = Der Consigliere ist beschäftigt: Frage ihn gleich noch einmal.
refused-busy--thinking = Der Consigliere denkt schon nach.
refused-busy--study = Der Server hat sehr viel zu tun: Öffne die Studie gleich noch einmal.
refused-busy--replay = Der Server hat sehr viel zu tun: Öffne die Partie gleich noch einmal.
refused-busy--crowd = Im Moment fragen zu viele den Consigliere: Frage ihn gleich noch einmal.

# $seat (number), $text (text of the choice), $at (which of several choices, from 0)
refused-illegal = Platz { $seat } darf „{ $text }“ jetzt nicht wählen.
refused-illegal--path = „{ $text }“ lässt sich nicht zusammen mit dem davor wählen: Bis dahin ist etwas Neues bekannt, oder jemand anderes entscheidet.
# $text (text of the choice), $at (which of the choices of a study, from 0)
refused-illegal--study = „{ $text }“ lässt sich dort nicht wählen.
refused-illegal--undo = Das lässt sich nicht zurücknehmen.
refused-illegal--nothing_chosen = Du hast noch nichts gewählt.

# $problem (English, for programs)
refused-malformed = { $problem }
# $field (text)
refused-malformed--empty = { $field ->
    [login] Der Anmeldename ist leer.
    [name] Der Name ist leer.
    [text] Die Nachricht ist leer.
   *[other] { $field }: Dieses Feld ist leer.
}
# $n, $most (numbers)
refused-malformed--too_long = { $field ->
    [login] Der Anmeldename hat { $n } Zeichen; höchstens { $most } sind erlaubt.
    [name] Der Name hat { $n } Zeichen; höchstens { $most } sind erlaubt.
    [text] Die Nachricht hat { $n } Zeichen; höchstens { $most } sind erlaubt.
   *[other] { $field }: { $n } Zeichen, höchstens { $most } sind erlaubt.
}
# $least (number)
refused-malformed--too_short = { $field ->
    [login] Ein Anmeldename braucht mindestens { $least } Zeichen.
   *[password] Ein Passwort braucht mindestens { $least } Zeichen.
}
refused-malformed--name_unseen = Der Name enthält unsichtbare Zeichen.
refused-malformed--name_marks = Ein Buchstabe des Namens hat zu viele Akzente.
refused-malformed--name_scripts = Die Buchstaben des Namens stammen aus mehreren Alphabeten, die sich ähnlich sehen: Nimm nur eines.
refused-malformed--name_reserved = Dieser Name ist reserviert: Nimm einen anderen.
refused-malformed--email = Das ist keine E-Mail-Adresse.
# $day, $time, $zone (texts as they were given)
refused-malformed--day = „{ $day }“ ist kein Tag oder kein Zeitraum vom ersten bis zum letzten Tag.
refused-malformed--time = „{ $time }“ ist keine Uhrzeit wie 22:30.
refused-malformed--zone = Die Zeitzone „{ $zone }“ ist hier nicht bekannt.
# $hours, $days, $n (numbers)
refused-malformed--quiet = Ruhezeiten dürfen höchstens { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} am Tag dauern.
refused-malformed--quiet_stays = Ruhezeiten und ihre Zeitzone gelten mindestens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}. Löschen darfst du sie jederzeit.
refused-malformed--holidays = { $n ->
    [one] Das ist ein Urlaubstag
   *[other] Das sind { $n } Urlaubstage
}; erlaubt sind { $days } im Jahr, vergangene eingeschlossen.
refused-malformed--holidays_ahead = Urlaub darf höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} in der Zukunft liegen.
# $problem: what is wrong and at which line, in English
refused-malformed--record = Das ist keine Aufzeichnung, die sich abspielen lässt: { $problem }
refused-malformed--content_type = Eine Anfrage mit Inhalt nennt Content-Type: application/json.
# $problem (English)
refused-malformed--study = Diese Studie lässt sich nicht lesen: { $problem }.
refused-malformed--unreadable = Die Anfrage lässt sich nicht lesen.

refused-no_hints = An diesem Tisch darf niemand den Consigliere fragen.
refused-nothing_asked = Dieser Platz hat jetzt nichts zu entscheiden.

refused-not_allowed = Das ist nicht erlaubt.
refused-not_allowed--administrator = Das ist der Administration des Servers vorbehalten.
refused-not_allowed--banned = Dieses Konto ist gesperrt: Wende dich an die Betreiber dieses Servers.
refused-not_allowed--before_end = Das erfährst du erst nach dem Ende der Partie.
refused-not_allowed--bot_plays = Auf diesem Platz spielt gerade ein Bot: Übernimm den Platz erst wieder.
refused-not_allowed--clock_runs = An diesem Tisch spielt ein Bot für jemanden, sobald dessen Uhr abgelaufen ist.
refused-not_allowed--free_seat = Es kann nicht sofort losgehen: Ein Platz ist noch frei.
# $hours (number)
refused-not_allowed--here_lately = { $hours ->
    [one] Ein Bot spielt für jemanden erst nach einer Stunde Abwesenheit.
   *[other] Ein Bot spielt für jemanden erst nach { $hours } Stunden Abwesenheit.
}
refused-not_allowed--hints_started = Ob der Consigliere gefragt werden darf, lässt sich nicht mehr ändern: In dieser Partie spielt noch jemand, und sie hat so begonnen.
refused-not_allowed--hot_seat = An diesem Tisch spielt eine Person für zwei Teams: Niemand sonst kann dazukommen.
refused-not_allowed--lesson = Dieser Tisch ist für eine Person zum Lernen da und zeigt ihr, was sonst verdeckt ist: Niemand sonst kann sich setzen.
refused-not_allowed--host = Das darf nur die Tischleitung.
# $name (text: the host that was asked for), $setting (name of a setting)
refused-not_allowed--host_name = Dieser Server hört nicht auf den Namen „{ $name }“: Wer ihn betreibt, kann den Namen in { $setting } aufnehmen.
refused-not_allowed--invitation = Diese Einladung gilt nicht.
refused-not_allowed--members = Die Partie läuft: Den Platz eines Bots darf nur übernehmen, wer eingeladen ist.
refused-not_allowed--method = Diese Adresse nimmt diese Methode nicht an.
refused-not_allowed--metrics = Messwerte gibt es nur auf der Maschine des Servers (COSCA_METRICS_OPEN=1 öffnet sie).
refused-not_allowed--muted = Du darfst hier nicht mehr chatten.
refused-not_allowed--name_taken = Jemand am Tisch heißt schon so oder sehr ähnlich: Nimm einen anderen Namen.
refused-not_allowed--newcomers = Solange die Partie läuft, darf an diesem Tisch niemand Neues dazukommen.
refused-not_allowed--no_spectators = An diesem Tisch darf niemand zuschauen.
refused-not_allowed--no_team = Ein Team hat nur, wer einen Platz hat.
refused-not_allowed--not_invited = Du brauchst eine Einladung zu diesem Tisch.
refused-not_allowed--study_edited = Eine bearbeitete Stellung geht am Anfang einer Phase oder eines Zugs weiter: Wähle, wo sie beginnt.
refused-not_allowed--study_running = Eine laufende Partie lässt sich nur vom eigenen Platz aus studieren.
refused-not_allowed--not_over = Die Partie ist noch nicht vorbei.
# $seat (number)
refused-not_allowed--options_seat = Die Optionen lassen sich nicht ändern: Auf Platz { $seat } oder dahinter sitzt jemand.
refused-not_allowed--options_started = Die Optionen lassen sich nicht ändern: Die Partie hat begonnen.
refused-not_allowed--origin = Die Anfrage kommt nicht von der Seite dieses Servers (Origin).
refused-not_allowed--other_side = Du hast für die andere Seite gespielt und kennst ihre Geheimnisse.
refused-not_allowed--pace_started = Das Tempo lässt sich nicht ändern: Die Partie hat begonnen.
refused-not_allowed--private = Dieser Tisch ist privat: Nur mit Einladung kommst du hinein.
refused-not_allowed--proposal_open = Es liegt schon ein Vorschlag vor: Beantwortet zuerst diesen.
refused-not_allowed--rematch = Um eine Revanche bitten darf nur, wer am Tisch saß.
refused-not_allowed--reset_link = Dieser Link gilt nicht oder wurde schon benutzt: Fordere einen neuen an.
refused-not_allowed--running = Die Partie läuft: Einigt euch auf ihr Ende oder überlasse deinen Platz einem Bot.
# $seat (number)
refused-not_allowed--seat_free = Platz { $seat } ist noch frei: Warte auf jemanden oder setze einen Bot hin.
# $seat (number)
refused-not_allowed--seat_taken = Platz { $seat } ist besetzt.
refused-not_allowed--sent_away = Die Partie läuft: Diesen Platz behält, wer dort spielt.
refused-not_allowed--started = Die Partie hat schon begonnen.
refused-not_allowed--time_is_up = Deine Zeit für diese Entscheidung ist um: Was für dich gewählt wurde, bleibt, außer alle nehmen es gemeinsam zurück.
refused-not_allowed--token = Der Anfrage fehlt das Token von /api/me: Lade die Seite neu.
refused-not_allowed--two_teams = Du sitzt schon in einem anderen Team: Wo andere mitspielen, spielt niemand für zwei Teams.
refused-not_allowed--wrong_login = Anmeldename oder Passwort ist falsch.
refused-not_allowed--wrong_password = Das Passwort ist falsch.
refused-not_allowed--yourself = Das geht nicht bei dir selbst.

refused-not_found = Das gibt es hier nicht.
refused-not_found--address = Diese Adresse gibt es nicht.
# $bot (text)
refused-not_found--bot = Einen Bot „{ $bot }“ gibt es nicht.
# $element (text)
refused-not_found--element = „{ $element }“ gibt es auf diesem Spielplan nicht.
# $game (text)
refused-not_found--game = Ein Spiel „{ $game }“ gibt es nicht.
refused-not_found--language = In der Sprache { $language } gibt es keine Texte.
refused-not_found--member = Niemand mit dieser Kennung ist an diesem Tisch.
# $seat (number)
refused-not_found--replay = Diese Aufzeichnung wird hier nicht mehr aufbewahrt: Füge sie noch einmal ein.
refused-not_found--seat = Platz { $seat } gibt es an diesem Tisch nicht.
# $set (text)
refused-not_found--set = Das Spielmaterial { $set } gibt es hier nicht.
refused-not_found--step = Die Partie hat keinen solchen Schritt.
refused-not_found--study = Diese Studie gibt es nicht.
refused-not_found--table = Diesen Tisch gibt es nicht.
refused-not_found--user = Diese Person gibt es hier nicht.

refused-not_started = Die Partie hat noch nicht begonnen.
# $seat (number)
refused-not_yours = Platz { $seat } ist nicht deiner.
refused-over = Die Partie ist vorbei.
refused-overtaken = Die Partie ging weiter, bevor der Rat kam.

refused-refused = Der Server konnte das nicht tun.
# $data, $here (names of component sets)
refused-refused--components = Dieser Tisch spielt mit dem Spielmaterial { $data }; hier gibt es { $here }.
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
refused-refused--damaged = { $entry ->
    [0] Dieser Tisch ist beschädigt, und es kann nicht weitergespielt werden. Die Betreiber dieses Servers wissen Bescheid.
   *[other] Der Verlauf dieses Tischs ist ab Eintrag { $entry } beschädigt, deshalb kann nicht weitergespielt werden. Was davor liegt, lässt sich als Aufzeichnung speichern. Die Betreiber dieses Servers wissen Bescheid.
}
refused-refused--database = Die Datenbank antwortet nicht: Versuche es gleich noch einmal.
refused-refused--departed = Die Partie wurde nach älteren Regeln gespielt: Nach den heutigen lässt sich nicht sagen, wie sie hier stand.
refused-refused--guest_password = Ein Gast hat kein Passwort: Lege erst ein Konto an.
refused-refused--guest_right = Ein Gast kann keine Adminrechte haben: Dafür braucht es erst ein Konto.
refused-refused--has_account = Du hast schon ein Konto.
refused-refused--login_taken = Dieser Anmeldename ist vergeben.
refused-refused--mistake = Dem Server ist dabei ein Fehler unterlaufen.
refused-refused--no_advice = Der Consigliere hat keine Antwort: Frage noch einmal.
refused-refused--no_mail = Dieser Server verschickt keine E-Mails: Bitte die Betreiber um einen Link.
refused-refused--not_quarantined = Dieser Tisch ist nicht in Quarantäne.
refused-refused--quarantined = Der Server ist an diesem Tisch hängen geblieben, deshalb wird hier vorerst nicht gespielt. Die Betreiber dieses Servers wissen davon und können ihn wieder freigeben.
# $problem (English)
refused-refused--unplayable = Dieser Tisch ist hier nicht spielbar: { $problem }

refused-signed_out = Hier ist niemand angemeldet: Beginne als Gast oder melde dich an.

refused-stale = Diese Frage ist schon beantwortet.
refused-stale--proposal = Dieser Vorschlag ist schon erledigt.
refused-stale--reading = Der Tisch wird gerade neu geladen; versuche es noch einmal.

# $most (number)
refused-too_large = Das ist zu groß: höchstens { $most } Bytes.
refused-too_large--record = Eine Aufzeichnung hat höchstens { $most } Entscheidungen.
refused-too_large--record_lines = Eine Aufzeichnung hat höchstens { $most } Zeilen.
refused-too_large--study = Eine Studie hat höchstens { $most } Entscheidungen.

refused-too_many = Zu viele Versuche: Warte ein wenig.
refused-too_many--accounts = Zu viele neue Konten von deiner Adresse: Warte eine Minute.
refused-too_many--advice = Der Consigliere wurde zu oft gefragt: Warte ein wenig.
refused-too_many--bytes = Du schickst sehr viel auf einmal: Warte ein wenig.
refused-too_many--changes = Du hast diesen Tisch sehr oft geändert: Warte ein wenig.
refused-too_many--chat = Du hast sehr viel geschrieben: Warte ein wenig.
refused-too_many--choices = Du wählst schneller, als jemand spielen kann: Warte ein wenig.
refused-too_many--guests = Zu viele neue Gäste von deiner Adresse: Warte eine Weile.
refused-too_many--hellos = Zu viele Verbindungsversuche: Warte ein wenig.
refused-too_many--hashes = Im Moment melden sich viele an: Versuche es gleich noch einmal.
# $most (number)
refused-too_many--hosted = { $most ->
    [one] Du leitest schon einen Tisch: Schließe ihn erst.
   *[other] Du leitest schon { $most } Tische: Schließe erst einen.
}
refused-too_many--hours = Du hast deine Zeiten heute oft geändert: Warte bis morgen.
refused-too_many--joins = Du hast hier schon um einen Platz gebeten: Warte ein paar Minuten.
refused-too_many--log = Das Protokoll dieser Partie ist voll: Sie kann nur noch beendet werden, gemeinsam oder durch Aufgeben.
refused-too_many--log_spare = Das Protokoll dieser Partie ist fast voll: Der Rest ist für Züge, die weiterführen.
refused-too_many--messages = Zu viele Nachrichten: Warte ein wenig.
refused-too_many--names = Du hast deinen Namen sehr oft geändert: Warte eine Weile.
refused-too_many--passwords = Zu viele falsche Passwörter: Warte eine Minute.
refused-too_many--moves = Du hast sehr oft den Platz gewechselt: Warte ein wenig.
# $most (number)
refused-too_many--pins = { $most ->
    [one] Du kannst nur eine Markierung setzen; nimm sie erst weg.
   *[other] Du kannst höchstens { $most } Markierungen setzen; nimm erst eine weg.
}
# $most (number)
refused-too_many--places = { $most ->
    [one] Du sitzt schon an einem offenen Tisch, der wartet: Stehe dort erst auf.
   *[other] Du sitzt schon an { $most } offenen Tischen, die warten: Stehe erst an einem auf.
}
refused-too_many--places_address = Von deiner Adresse sitzen Leute an zu vielen offenen Tischen, die warten: Steht erst an einem auf.
# $seconds (number)
refused-too_many--proposals = Du hast schon darum gebeten: Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-too_many--shared = Du hast heute viele Studien geteilt: Warte bis morgen.
refused-too_many--studies = Du machst in Studien zu viel auf einmal: Warte ein wenig.
refused-too_many--reports = Für dich entsteht schon ein Bericht: Warte, bis er fertig ist.
refused-too_many--replays = Du hast dir viele Partien angesehen: Warte ein wenig.
refused-too_many--requests = Zu viele Anfragen: Warte ein wenig.
refused-too_many--resets = Zu viele Versuche: Warte ein wenig.
refused-too_many--tables = Zu viele neue Tische: Warte eine Weile.
# $seconds (number)
refused-too_many--undos = { $seconds ->
    [one] Du hast dich sehr oft anders entschieden: Spiele weiter oder warte eine Sekunde.
   *[other] Du hast dich sehr oft anders entschieden: Spiele weiter oder warte { $seconds } Sekunden.
}
# $seconds (number)
refused-too_many--work = { $seconds ->
    [one] Du beschäftigst den Server sehr: Warte eine Sekunde.
   *[other] Du beschäftigst den Server sehr: Warte { $seconds } Sekunden.
}

# $version (number)
refused-version = Dieser Server spricht Version { $version }: Lade die Seite neu.
