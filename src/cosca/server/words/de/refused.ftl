### What the server refuses. The id is refused-CODE, or refused-CODE--WHY where one code has several reasons.

refused-busy = Der Consigliere ist beschäftigt. Frage ihn gleich noch einmal.
refused-busy--thinking = Der Consigliere denkt schon nach.
refused-busy--study = Der Server ist stark ausgelastet. Öffne die Studie gleich noch einmal.
refused-busy--puzzle = Der Server ist gerade sehr ausgelastet. Öffne das Rätsel gleich noch einmal.
refused-busy--replay = Der Server ist stark ausgelastet. Öffne die Partie gleich noch einmal.
refused-busy--crowd = Im Moment fragen zu viele den Consigliere. Frage ihn gleich noch einmal.
refused-busy--moving = Der Tisch wechselt gerade auf einen anderen Server. Versuche es gleich noch einmal.
refused-busy--uncertain = Die Verbindung zum Tisch war kurz unterbrochen. Prüfe, ob deine Änderung angekommen ist, bevor du es noch einmal versuchst.

# $seat (number), $text (text of the choice), $at (which of several choices, from 0)
refused-illegal = Platz { $seat } darf „{ $text }“ jetzt nicht wählen.
refused-illegal--path = „{ $text }“ lässt sich nicht an die Entscheidungen davor anhängen: Bis dahin ist etwas Neues bekannt, oder jemand anderes muss entscheiden.
# $text (text of the choice), $at (which of the choices of a study, from 0)
refused-illegal--study = „{ $text }“ lässt sich dort nicht wählen.
refused-illegal--undo = Das lässt sich nicht zurücknehmen.
refused-illegal--nothing_chosen = Du hast noch nichts gewählt.

# $problem (English, for programs)
refused-malformed = { $problem }
# $field (text)
refused-malformed--empty = { $field ->
    [login] Gib einen Anmeldenamen ein.
    [name] Gib einen Namen ein.
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
refused-malformed--name_unseen = Der Name enthält unsichtbare Zeichen. Entferne sie.
refused-malformed--name_marks = Ein Buchstabe des Namens hat zu viele Akzente oder Zeichen. Entferne einige.
refused-malformed--name_scripts = Der Name mischt ähnlich aussehende Buchstaben aus verschiedenen Alphabeten. Nimm nur eines davon.
refused-malformed--name_reserved = Dieser Name ist reserviert. Nimm einen anderen.
# $reason (text)
refused-malformed--channel_address = { $reason ->
    [https] Die Adresse muss mit https:// beginnen.
    [credentials] Die Adresse darf keinen Anmeldenamen und kein Passwort enthalten.
    [port] Die Adresse darf keinen Port enthalten.
    [private] Diese Adresse gehört zu einem privaten Netzwerk. Dorthin darf dieser Server nichts schicken.
    [unknown_host] Der Server dieser Adresse ist nicht zu finden. Prüfe die Adresse.
   *[other] Das ist keine gültige Adresse.
}
refused-malformed--public_stages = Der Webhook eines Tisches kann nur melden, was alle wissen dürfen.
refused-malformed--subscription = Die Push-Anmeldung dieses Browsers lässt sich nicht verwenden. Schalte Push aus und wieder ein.
refused-malformed--email = Das ist keine gültige E-Mail-Adresse.
# $day, $time, $zone (texts as they were given)
refused-malformed--day = „{ $day }“ ist kein gültiges Datum und kein gültiger Zeitraum.
refused-malformed--time = „{ $time }“ ist keine gültige Uhrzeit. Gib sie so ein: 22:30.
refused-malformed--zone = Unbekannte Zeitzone: „{ $zone }“.
# $hours, $days, $n (numbers)
refused-malformed--quiet = Ruhezeiten dürfen höchstens { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} am Tag dauern.
refused-malformed--quiet_stays = Du kannst deine Ruhezeiten und ihre Zeitzone nur alle { $days ->
    [one] 24 Stunden
   *[other] { $days } Tage
} ändern. Abschalten kannst du sie jederzeit.
refused-malformed--holidays = { $n ->
    [one] Das ist ein Urlaubstag
   *[other] Das sind { $n } Urlaubstage
}; erlaubt sind { $days } im Jahr, vergangene eingeschlossen.
refused-malformed--holidays_ahead = Urlaub kannst du höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} im Voraus planen.
refused-malformed--increment = Ein Zeitbonus pro Zug braucht eine Obergrenze, und eine Obergrenze braucht einen Zeitbonus.
# $days (number)
refused-malformed--cap = Die Obergrenze muss mindestens so hoch sein wie die Startzeit ({ $days ->
    [one] ein Tag
   *[other] { $days } Tage
}).
# $problem: what is wrong and at which line, in English
refused-malformed--record = Diese Aufzeichnung lässt sich nicht abspielen: { $problem }
refused-malformed--content_type = Eine Anfrage mit Inhalt braucht die Kopfzeile Content-Type: application/json.
# $problem (English)
refused-malformed--study = Diese Studie lässt sich nicht lesen: { $problem }.
refused-malformed--unreadable = Der Server kann diese Anfrage nicht lesen.
refused-malformed--name_address = Der Name eines Tisches darf keine Internet- oder E-Mail-Adresse enthalten.

refused-no_hints = An diesem Tisch gibt der Consigliere keinen Rat.
refused-no_hints--odds = An diesem Tisch werden keine Aussichten angezeigt.
refused-nothing_asked = Hier gibt es gerade nichts zu entscheiden.

refused-not_allowed = Das darfst du nicht.
refused-not_allowed--administrator = Das darf nur die Administration.
refused-not_allowed--banned = Dieses Konto ist gesperrt. Wende dich an die Betreiber dieses Servers.
refused-not_allowed--advance_live = An diesem Tisch läuft eine Live-Uhr. Antworten im Voraus gibt es nur bei mehrtägigen Partien und ohne Uhr.
refused-not_allowed--before_end = Das erfährst du erst nach dem Ende der Partie.
refused-not_allowed--bot_plays = Gerade spielt ein Bot für dich. Übernimm deinen Platz erst wieder.
refused-not_allowed--clock_runs = Dieser Tisch hat eine Uhr. Läuft sie für jemanden ab, übernimmt von selbst ein Bot.
refused-not_allowed--confirm_link = Dieser Link ist abgelaufen, oder das Konto hat inzwischen eine andere E-Mail-Adresse. Fordere in deinem Konto einen neuen an.
refused-not_allowed--free_seat = Die Partie kann noch nicht beginnen: Ein Platz ist noch frei. Setze einen Bot hin oder warte auf jemanden.
# $seconds (number)
refused-not_allowed--here_lately = { $seconds ->
    [one] Ein Bot kann erst einspringen, wenn jemand eine Sekunde lang nicht verbunden war.
   *[other] Ein Bot kann erst einspringen, wenn jemand { $seconds } Sekunden lang nicht verbunden war.
}
refused-not_allowed--hints_started = Ob der Consigliere gefragt werden darf, lässt sich nicht mehr ändern: Die Partie hat begonnen, und es spielt noch jemand mit.
refused-not_allowed--hot_seat = An diesem Tisch spielt eine Person für beide Teams. Deshalb kann niemand dazukommen.
refused-not_allowed--lesson = Dieser Tisch ist eine Lektion für eine Person. Niemand sonst kann mitspielen.
refused-not_allowed--host = Das darf nur die Tischleitung.
# $name (text: the host that was asked for), $setting (name of a setting)
refused-not_allowed--host_name = Dieser Server nimmt keine Anfragen für „{ $name }“ an. Wer ihn betreibt, kann den Namen in { $setting } eintragen.
refused-not_allowed--invitation = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
refused-not_allowed--members = Die Partie läuft schon. Den Platz eines Bots kannst du nur mit einer Einladung übernehmen.
refused-not_allowed--method = Diese Adresse unterstützt diese Methode nicht.
refused-not_allowed--metrics = Messwerte gibt es nur auf dem Rechner des Servers selbst (COSCA_METRICS_OPEN=1 gibt sie frei).
refused-not_allowed--muted = Du wurdest stummgeschaltet und kannst hier nicht chatten.
refused-not_allowed--name_taken = An diesem Tisch heißt schon jemand so oder so ähnlich. Nimm einen anderen Namen.
refused-not_allowed--newcomers = Solange die Partie läuft, darf an diesem Tisch niemand Neues dazukommen.
refused-not_allowed--no_spectators = An diesem Tisch darf niemand zuschauen.
refused-not_allowed--no_team = Nimm erst Platz: Nur wer mitspielt, hat ein Team.
refused-not_allowed--not_awaited = Auf diese Person wartet gerade niemand.
refused-not_allowed--not_invited = Du brauchst eine Einladung zu diesem Tisch.
refused-not_allowed--study_edited = Eine bearbeitete Stellung kann nur am Anfang einer Phase oder eines Zuges weitergehen. Wähle, wo sie beginnt.
refused-not_allowed--study_running = Eine laufende Partie lässt sich nur vom eigenen Platz aus studieren.
refused-not_allowed--puzzle_open = Beantworte zuerst das Rätsel. Danach kannst du es als Studie öffnen.
refused-not_allowed--not_over = Die Partie ist noch nicht vorbei.
# $seat (number)
refused-not_allowed--options_seat = Die Optionen lassen sich nicht ändern: Auf Platz { $seat } oder dahinter sitzt jemand.
refused-not_allowed--options_started = Die Optionen lassen sich nicht ändern: Die Partie hat begonnen.
refused-not_allowed--origin = Die Anfrage kommt nicht von der Seite dieses Servers (falsche Kopfzeile Origin).
refused-not_allowed--other_side = Du kannst nicht die Seite wechseln: Du hast für die andere gespielt und kennst ihre Geheimnisse.
refused-not_allowed--pace_started = Das Tempo lässt sich nicht ändern: Die Partie hat begonnen.
refused-not_allowed--private = Dieser Tisch ist privat. Du kommst nur mit seinem Einladungslink hinein.
refused-not_allowed--proposal_open = Es ist noch eine Frage offen. Sie muss zuerst beantwortet werden.
refused-not_allowed--rated_advice = Eine gewertete Partie wird ohne den Consigliere und ohne angezeigte Aussichten gespielt. Schalte beides aus oder spiele ohne Wertung.
# $bot (name of a bot)
refused-not_allowed--rated_bot = Der Bot „{ $bot }“ hat keine Wertungszahl. Wähle einen anderen Bot oder spiele ohne Wertung.
refused-not_allowed--rated_end = Ein Bot kann dem Ende einer gewerteten Partie nicht zustimmen. Spiel weiter oder gib auf.
refused-not_allowed--rated_exchange = In einer gewerteten Partie lassen sich Bots nach dem Beginn nicht austauschen.
# $name (text: a player)
refused-not_allowed--rated_guest = In einer gewerteten Partie brauchen alle ein Konto, aber { $name } spielt als Gast.
refused-not_allowed--rated_running = Eine gewertete Partie zählt bis zum Ende und lässt sich nicht löschen. Spiel weiter oder gib auf.
refused-not_allowed--rated_seats = In einer gewerteten Partie hat jede Person genau einen Platz.
refused-not_allowed--rated_start = Nur eine Partie mit neuem Aufbau kann gewertet werden.
refused-not_allowed--rated_started = Die Partie hat begonnen. Ob sie gewertet wird, lässt sich nicht mehr ändern.
refused-not_allowed--rated_undo = In einer gewerteten Partie lässt sich nichts mehr zurücknehmen, sobald etwas Neues aufgedeckt wurde.
refused-not_allowed--rated_untimed = Eine gewertete Partie braucht eine Uhr. Wähle ein Tempo oder spiele ohne Wertung.
refused-not_allowed--rematch = Um eine Revanche bitten kann nur, wer mitgespielt hat.
refused-not_allowed--reset_link = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
refused-not_allowed--running = Die Partie läuft. Einigt euch auf ihr Ende oder lass einen Bot für dich spielen.
# $seat (number)
refused-not_allowed--seat_free = Platz { $seat } ist noch frei. Warte auf jemanden oder setze einen Bot hin.
# $seat (number)
refused-not_allowed--seat_taken = Platz { $seat } ist schon besetzt.
refused-not_allowed--sent_away = Die Partie hat begonnen: Du kannst diese Person nicht mehr entfernen.
refused-not_allowed--started = Die Partie hat schon begonnen.
refused-not_allowed--time_is_up = Deine Zeit für diese Entscheidung ist um. Was für dich gewählt wurde, gilt, solange nicht alle zustimmen, es zurückzunehmen.
refused-not_allowed--token = Der Anfrage fehlt das Token von /api/me. Lade die Seite neu.
refused-not_allowed--two_teams = Du gehörst schon zum anderen Team. Solange andere mitspielen, kannst du nicht für zwei Teams spielen.
refused-not_allowed--wrong_login = Anmeldename oder Passwort ist falsch.
refused-not_allowed--wrong_password = Das Passwort ist falsch.
refused-not_allowed--yourself = Bei dir selbst geht das nicht.
refused-not_allowed--again = Nur wer diese Partie gespielt hat, kann sie mit demselben Aufbau noch einmal spielen.
refused-not_allowed--already_here = Diese Person ist schon am Tisch.
refused-not_allowed--muted_invitations = Du bist stummgeschaltet und kannst niemanden einladen.

refused-not_found = Das gibt es hier nicht.
# $kind, $answer, $fact (texts as they were sent)
refused-not_found--advance_kind = Fragen der Art „{ $kind }“ lassen sich nicht im Voraus beantworten.
refused-not_found--advance_answer = „{ $answer }“ ist hier keine mögliche Antwort im Voraus.
refused-not_found--advance_fact = Diese Frage nennt keine Zahl „{ $fact }“.
refused-not_found--address = Diese Adresse gibt es nicht.
# $bot (text)
refused-not_found--bot = Einen Bot „{ $bot }“ gibt es nicht.
refused-not_found--channel = Diesen Kanal gibt es nicht.
# $element (text)
refused-not_found--element = „{ $element }“ gibt es auf diesem Spielplan nicht.
# $game (text)
refused-not_found--game = Ein Spiel „{ $game }“ gibt es nicht.
refused-not_found--language = Die Sprache { $language } gibt es hier nicht.
refused-not_found--member = An diesem Tisch ist niemand mit dieser Kennung.
# $seat (number)
refused-not_found--replay = Diese Aufzeichnung ist nicht mehr auf dem Server. Lade sie noch einmal hoch.
refused-not_found--seat = Platz { $seat } gibt es an diesem Tisch nicht.
# $set (text)
refused-not_found--set = Das Spielmaterial { $set } gibt es hier nicht.
refused-not_found--step = Diesen Schritt gibt es in der Partie nicht.
refused-not_found--study = Diese Studie gibt es nicht.
refused-not_found--puzzle = Dieses Rätsel gibt es nicht.
refused-not_found--table = Diesen Tisch gibt es nicht.
refused-not_found--user = Diese Person gibt es hier nicht.
refused-not_found--invitation = Diese Einladung ist nicht mehr offen.
refused-not_found--invitee = Unter diesem Namen lässt sich niemand einladen. Prüfe die Schreibweise oder frage nach dem Anmeldenamen. Andere Namen gelten nur für Leute aus deiner Freundesliste oder aus früheren Partien, und nur, wenn genau eine Person so heißt.
refused-not_found--other_game = Du kannst keine andere beendete Partie mit diesem Aufbau sehen.
refused-not_found--person = Diese Person gibt es nicht, oder sie zeigt dir das nicht.

refused-not_started = Die Partie hat noch nicht begonnen.
# $seat (number)
refused-not_yours = Du spielst nicht auf Platz { $seat }.
refused-over = Die Partie ist vorbei.
refused-overtaken = Die Partie ging weiter, bevor der Rat fertig war.

refused-refused = Das konnte der Server nicht ausführen.
refused-refused--channel_exists = Diese Adresse ist schon eingetragen.
# $data, $here (names of component sets)
refused-refused--components = Dieser Tisch spielt mit dem Spielmaterial { $data }, dieser Server hat aber { $here }.
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
refused-refused--damaged = { $entry ->
    [0] Dieser Tisch ist beschädigt, deshalb kann nicht weitergespielt werden. Die Betreiber dieses Servers wissen Bescheid.
   *[other] Der Verlauf dieses Tischs ist ab Eintrag { $entry } beschädigt, deshalb kann nicht weitergespielt werden. Was davor liegt, lässt sich als Aufzeichnung speichern. Die Betreiber dieses Servers wissen Bescheid.
}
refused-refused--database = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
refused-refused--departed = Diese Partie wurde nach älteren Regeln gespielt. Nach den heutigen lässt sich diese Stellung nicht wiederherstellen.
refused-refused--guest_password = Gäste haben kein Passwort. Lege erst ein Konto an.
refused-refused--guest_right = Gäste können keine Adminrechte haben. Dafür braucht es erst ein Konto.
refused-refused--has_account = Du hast schon ein Konto.
refused-refused--login_taken = Dieser Anmeldename ist schon vergeben. Nimm einen anderen.
refused-refused--mistake = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
refused-refused--no_advice = Der Consigliere hat keine Antwort. Frage noch einmal.
refused-refused--no_mail = Dieser Server kann keine E-Mails verschicken. Bitte die Betreiber um einen Link.
refused-refused--no_email = Dieses Konto hat keine E-Mail-Adresse. Trage zuerst eine ein.
# $reason (text)
refused-refused--push = { $reason ->
    [no_https] Push-Benachrichtigungen brauchen https. Dieser Server ist nur ohne https erreichbar.
   *[other] Dieser Server kann keine Push-Benachrichtigungen senden.
}
refused-refused--not_quarantined = Dieser Tisch ist nicht in Quarantäne.
refused-refused--quarantined = Der Server ist an diesem Tisch hängen geblieben, deshalb ruht die Partie. Die Administration kann den Tisch wieder freigeben.
# $problem (English)
refused-refused--unplayable = Dieser Tisch ist hier nicht spielbar: { $problem }
refused-refused--other_rules = Diese Partie wurde nach älteren Regeln gespielt und kann deshalb nicht mit demselben Aufbau wiederholt werden.

refused-signed_out = Du bist nicht angemeldet. Spiele als Gast weiter oder melde dich an.

refused-stale = Diese Frage ist schon beantwortet.
refused-stale--proposal = Dieser Vorschlag ist schon erledigt.
refused-stale--reading = Der Tisch wird gerade neu geladen. Versuche es noch einmal.

# $most (number)
refused-too_large = Das ist zu groß. Erlaubt sind höchstens { $most } Bytes.
refused-too_large--record = Eine Aufzeichnung kann höchstens { $most } Entscheidungen haben.
refused-too_large--record_lines = Eine Aufzeichnung kann höchstens { $most } Zeilen haben.
refused-too_large--study = Eine Studie kann höchstens { $most } Entscheidungen haben.

refused-too_many = Zu viele Anfragen. Warte einen Moment.
refused-too_many--accounts = Zu viele neue Konten aus deinem Netzwerk. Versuche es in einer Minute noch einmal.
refused-too_many--advice = Du hast den Consigliere zu oft gefragt. Warte einen Moment.
refused-too_many--bytes = Du schickst zu viele Daten. Warte einen Moment.
refused-too_many--changes = Du änderst diesen Tisch zu oft. Warte einen Moment.
# $most (number)
refused-too_many--channels = { $most ->
    [one] Hier gibt es schon einen Webhook. Entferne ihn erst.
   *[other] Hier gibt es schon { $most } Webhooks. Entferne erst einen.
}
refused-too_many--channel_changes = Du hast zu viele Kanäle eingetragen. Versuche es später noch einmal.
refused-too_many--channel_tests = Du hast zu viele Testnachrichten geschickt. Versuche es später noch einmal.
refused-too_many--chat = Du schreibst zu schnell. Warte einen Moment.
refused-too_many--choices = Du wählst zu schnell. Warte einen Moment.
# $seconds (number)
refused-too_many--dismissed = Die Tischleitung hat dich von deinem Platz entfernt. Du kannst dich in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder hinsetzen.
refused-too_many--guests = Zu viele neue Gäste aus deinem Netzwerk. Versuche es später noch einmal.
refused-too_many--hellos = Zu viele Verbindungsversuche. Warte einen Moment.
refused-too_many--hashes = Gerade melden sich zu viele an. Versuche es gleich noch einmal.
# $most (number)
refused-too_many--hosted = { $most ->
    [one] Du leitest schon einen Tisch. Schließe ihn erst.
   *[other] Du leitest schon { $most } Tische. Schließe erst einen.
}
refused-too_many--hours = Du hast deine Zeiten heute zu oft geändert. Versuche es morgen noch einmal.
refused-too_many--joins = Du hast hier schon um einen Platz gebeten. Versuche es in ein paar Minuten noch einmal.
refused-too_many--log = Der Verlauf dieser Partie ist voll. Ihr könnt sie nur noch beenden: gemeinsam oder durch Aufgeben.
refused-too_many--log_spare = Der Verlauf dieser Partie ist fast voll. Angenommen wird nur noch, was die Partie voranbringt.
refused-too_many--messages = Zu viele Nachrichten. Warte einen Moment.
refused-too_many--names = Du änderst deinen Namen zu oft. Versuche es später noch einmal.
refused-too_many--passwords = Zu viele Fehlversuche. Versuche es in einer Minute noch einmal.
refused-too_many--moves = Du wechselst zu oft den Platz. Warte einen Moment.
# $most (number)
refused-too_many--pins = { $most ->
    [one] Du kannst nur eine Markierung setzen. Nimm sie erst weg.
   *[other] Du kannst höchstens { $most } Markierungen setzen. Nimm erst eine weg.
}
# $most (number)
refused-too_many--places = { $most ->
    [one] Du wartest schon an einem offenen Tisch. Verlass ihn erst.
   *[other] Du wartest schon an { $most } offenen Tischen. Verlass erst einen davon.
}
refused-too_many--places_address = Aus deinem Netzwerk warten Leute an zu vielen offenen Tischen. Verlasst erst einen davon.
# $seconds (number)
refused-too_many--proposals = Du hast schon darum gebeten. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-too_many--shared = Du hast heute zu viele Studien geteilt. Versuche es morgen noch einmal.
refused-too_many--studies = Du machst in Studien zu viel auf einmal. Warte einen Moment.
refused-too_many--puzzles = Du beantwortest Rätsel zu schnell. Warte einen Moment.
refused-too_many--replays = Du hast zu viele Partien geöffnet. Warte einen Moment.
refused-too_many--confirmations = Wir haben dir schon mehrere E-Mails geschickt. Suche sie, auch im Spam-Ordner, oder versuche es später noch einmal.
refused-too_many--requests = Zu viele Anfragen. Warte einen Moment.
refused-too_many--resets = Zu viele Versuche. Versuche es später noch einmal.
refused-too_many--tables = Zu viele neue Tische. Versuche es später noch einmal.
# $seconds (number)
refused-too_many--undos = { $seconds ->
    [one] Du hast zu viele Entscheidungen zurückgenommen. Spiele weiter oder warte eine Sekunde.
   *[other] Du hast zu viele Entscheidungen zurückgenommen. Spiele weiter oder warte { $seconds } Sekunden.
}
# $seconds (number)
refused-too_many--work = { $seconds ->
    [one] Du lastest den Server stark aus. Warte eine Sekunde.
   *[other] Du lastest den Server stark aus. Warte { $seconds } Sekunden.
}
refused-too_many--downloads = Du hast deine Daten zu oft heruntergeladen. Versuche es in einer Stunde noch einmal.
# $most (number)
refused-too_many--friends = Deine Freundesliste ist voll (Grenze: { $most }). Entferne zuerst jemanden.
refused-too_many--invitations = Du hast zu viele Einladungen verschickt. Versuche es später noch einmal.
# $most (number)
refused-too_many--invited = Zu diesem Tisch gibt es zu viele offene Einladungen (Grenze: { $most }). Ziehe zuerst eine zurück.
refused-too_many--watchers = Auf einen Platz an diesem Tisch warten schon zu viele.

# $version (number)
refused-version = Dieser Server nutzt die Protokollversion { $version }. Lade die Seite neu.
