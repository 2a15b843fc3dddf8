# Settings of notifications, webhooks of tables, and the offer to turn notifications on.

title = Benachrichtigungen
words = Wähle, wie du erfährst, dass eine Partie dich braucht. Benachrichtigungen nennen den Tisch und auf wen er wartet, aber nie etwas Verdecktes aus der Partie.
saved = Gespeichert
nobody = Du hast hier noch keinen Namen. Spiele zuerst eine Partie oder lege ein Konto an.

# Kinds of channels
kind-page = Auf der Seite
kind-push = Push
kind-email = E-Mail
kind-webhook = Webhooks

# Occasions
stage-turn = Du bist dran
stage-late = 80 % deiner Zeit sind verbraucht
stage-daily = Tägliche Erinnerung, solange du dran bist
stage-invited = Jemand lädt dich ein
stage-started = Eine Partie beginnt
stage-proposal = Ein Vorschlag braucht deine Antwort
stage-over = Eine Partie ist zu Ende
stage-mentioned = Jemand erwähnt dich im Chat
stage-free_seat = An einem Tisch, den du beobachtest, fehlt jemand

stages-title = Worüber du benachrichtigt wirst
timing-title = Wann
delay-why = Dass du dran bist, erfährst du nur, wenn du bis dahin nicht entschieden hast und den Tisch gerade nicht ansiehst.
# $unit: what $n (number) counts
delay-after = { $unit ->
    [seconds] { $n ->
        [one] nach { $n } Sekunde
       *[other] nach { $n } Sekunden
    }
    [minutes] { $n ->
        [one] nach { $n } Minute
       *[other] nach { $n } Minuten
    }
   *[hours] { $n ->
        [one] nach { $n } Stunde
       *[other] nach { $n } Stunden
    }
}
daily = Einmal am Tag erinnern, solange eine Partie auf mich wartet
late-quiet = Auch in meinen Ruhezeiten warnen, wenn meine Zeit knapp wird
quiet-why = In deinen Ruhezeiten wartet alles andere, bis sie vorbei sind.
quiet-link = Ruhezeiten ändern

# Push
push-title = Push-Benachrichtigungen
push-why = Sie kommen auf diesem Gerät an, auch wenn Cosca geschlossen ist.
push-on = Für dieses Gerät einschalten
push-done = Push-Benachrichtigungen sind für dieses Gerät eingeschaltet.
push-here = dieses Gerät
# $when (date and time)
push-since = Seit { $when }
push-notNow = Dein Browser hat keine Erlaubnis bekommen, Benachrichtigungen zu zeigen.
push-failed = Dein Browser konnte sich nicht anmelden. Vielleicht ist sein Push-Dienst ausgeschaltet oder nicht erreichbar.
push-fault-no_https = Push-Benachrichtigungen brauchen eine sichere Verbindung (https), und dieser Server hat keine. Wer ihn betreibt, kann das ändern.
push-fault-not_installed = Dieser Server kann keine Push-Benachrichtigungen senden, weil das Zusatzpaket dafür nicht installiert ist. Wer ihn betreibt, kann das ändern.
push-fault-insecure = Push-Benachrichtigungen brauchen eine sichere Verbindung (https). Du hast diese Seite ohne eine solche geöffnet.
push-fault-unsupported = Dieser Browser kann keine Push-Benachrichtigungen empfangen. Nimm einen anderen Browser oder E-Mail.
push-fault-blocked = Benachrichtigungen dieser Seite sind blockiert. Erlaube sie in den Einstellungen deines Browsers (neben der Adresszeile) und lade die Seite neu.
push-fault-home_screen = Auf einem iPhone oder iPad gibt es Push-Benachrichtigungen erst, wenn Cosca auf dem Home-Bildschirm liegt:
push-ios-share = Tippe in Safari auf „Teilen“.
push-ios-add = Wähle „Zum Home-Bildschirm“.
push-ios-open = Öffne Cosca vom Home-Bildschirm aus und schalte hier die Push-Benachrichtigungen ein.

# Mail
mail-title = E-Mail
mail-unavailable = Dieser Server kann keine E-Mails senden.
mail-account = Für E-Mails brauchst du ein Konto.
mail-accountLink = Konto anlegen
mail-none = Dein Konto hat keine E-Mail-Adresse.
mail-change = Adresse ändern
mail-when = Wann E-Mails kommen
mail-each = eine E-Mail pro Anlass
# $time (hour of the day)
mail-digest = alles in einer E-Mail am Tag, um { $time } Uhr

# Channels
channel-off = aus
# $when (date and time)
channel-disabled = Am { $when } abgeschaltet, weil einen Tag lang nichts durchkam.
channel-failing = Seit { $when } kommt nichts durch. Wir versuchen es weiter.
channel-enable = Wieder einschalten
# $label (name of the channel), for screen readers
channel-enableOne = Wieder einschalten: { $label }
channel-remove = Entfernen
channel-removeOne = Entfernen: { $label }
channel-removed = Entfernt
test-send = Test senden
test-sendOne = Test senden: { $label }
test-sent = Die Testnachricht wurde angenommen.
test-failed = Der Test ist fehlgeschlagen.

# Why a channel does not work. $status (number) an HTTP status
problem-malformed = Die Adresse ist ungültig.
problem-https = Die Adresse muss mit https:// beginnen.
problem-credentials = Die Adresse darf keinen Anmeldenamen und kein Passwort enthalten.
problem-port = Die Adresse darf keinen Port enthalten.
problem-private = Die Adresse gehört zu einem privaten Netzwerk.
problem-unknown_host = Der Server dieser Adresse ist nicht zu finden.
problem-timeout = Die Gegenseite hat nicht rechtzeitig geantwortet.
problem-connection = Die Gegenseite ist nicht erreichbar.
problem-tls = Die Gegenseite hat kein gültiges Zertifikat.
problem-redirect = Die Gegenseite leitet zu einer anderen Adresse weiter.
problem-too_large = Die Antwort der Gegenseite ist zu groß.
problem-status = Die Gegenseite hat mit Status { $status } geantwortet.
problem-keys = Die Schlüssel sind ungültig.
problem-gone = Diese Push-Anmeldung gibt es nicht mehr, deshalb wurde sie entfernt.
problem-other = Es funktioniert nicht.

# Webhooks
hook-title = Webhooks
hook-why = Schicke deine Benachrichtigungen an einen Chat oder ein anderes Programm. Wer die Adresse kennt, kann dort schreiben: Behalte sie für dich.
hook-whyTable = Ein Chat erfährt, wenn dieser Tisch auf jemanden wartet und wenn die Partie beginnt oder endet. Er bekommt nur, was alle sehen dürfen.
hook-new = Webhook hinzufügen
hook-add = Hinzufügen
hook-format = Dienst
hook-formats-discord = Discord
hook-formats-slack = Slack
hook-formats-matrix = Matrix
hook-formats-ntfy = ntfy
hook-formats-json = Signiertes JSON
hook-label = Name (freiwillig)
hook-address = Adresse
hook-how-discord = In Discord: Kanal bearbeiten, Integrationen, Webhooks.
hook-how-slack = Ein eingehender Webhook von Slack, Mattermost, Rocket.Chat oder Google Chat.
hook-how-matrix = Ein allgemeiner Webhook der Hookshot-Brücke.
hook-how-ntfy = Die Adresse eines Themas. Nimm einen Namen, den niemand errät.
hook-how-json = Ein eigenes Programm. Du bekommst einen Schlüssel, mit dem es die Signaturen prüft.
# $label (name of the webhook)
hook-added = Hinzugefügt: { $label }. Sende einen Test, um zu sehen, ob es klappt.
hook-key = Schlüssel für die Signaturen, nur jetzt zu sehen:
# $n (number)
hook-full = { $n ->
    [one] Hier kann es nur einen Webhook geben.
   *[other] Hier kann es höchstens { $n } Webhooks geben.
}

# On the page
here-title = Auf diesem Gerät
here-why = Solange Cosca offen ist, zeigen Titel und Symbol des Tabs, wie viele Partien auf dich warten.
here-chime = Eine Glocke läuten, wenn eine Partie mich braucht, auch im Hintergrund
here-saved = Gespeicherte Wiederholungen

# The offer after the first turn of a game over days
offer-words = Diese Partie dauert mehrere Tage. Möchtest du benachrichtigt werden, wenn du wieder dran bist?
offer-yes = Benachrichtigungen einschalten
offer-no = Nein, danke
