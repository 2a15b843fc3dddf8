# The words of the pages around the tables: start page, new table, waiting room, account, rules.

word-cancel = Abbrechen
word-again = Erneut versuchen

error-unknown = Etwas ist schiefgegangen. Versuche es noch einmal.

site-skip = Zum Inhalt springen
site-home = Startseite von Cosca
site-nav = Hauptmenü
site-new = Neuer Tisch
site-rules = Regeln
site-puzzles = Rätsel
site-me = Konto
site-unofficial = Cosca ist ein inoffizielles Fanprojekt. Es steht in keiner Verbindung zu den Verlagen der Spiele.
site-version = Version { $version }

name-label = Du spielst als
name-guest = Gast
name-change = { $name }: deinen Namen ändern
name-save = Speichern
name-empty = Gib einen Namen mit mindestens einem Buchstaben ein.

lost-title = Seite nicht gefunden
lost-words = Diese Straße führt nirgendwohin. Niemand hat etwas gesehen.

quick-title = Der Tisch wird gedeckt
quick-words = Die anderen Familien sind unterwegs.

home-kicker = Zwei große Spiele um Familien und Gefälligkeiten
home-tagline = Setze dich, schenke dir Kaffee ein und überlege gut, wem du traust.
home-play-la_famiglia = La Famiglia spielen
home-play-corleones_empire = Corleones Imperium spielen
home-about-la_famiglia = Sizilien, 1981: heimlich im Team planen, um die Insel kämpfen und bluffen. 4 Personen in 2 Teams, 2 bis 3 Stunden, anspruchsvoll.
home-about-corleones_empire = New York, 1950: die Familie ausschicken, Aufträge erfüllen, Verbündete bestechen, Geld verstecken. 2 bis 5 Personen, 60 bis 90 Minuten, mittelschwer.
home-learn = Lernen
home-learn-la_famiglia = La Famiglia lernen
home-learn-corleones_empire = Corleones Imperium lernen
home-promise = In Sekunden gegen Bots spielen. Ohne Konto.
home-mine = Deine Partien
home-calls = { $n ->
    [one] { $n } Partie wartet auf dich
   *[other] { $n } Partien warten auf dich
}
home-moreMine = { $n ->
    [one] Eine weitere Partie
   *[other] { $n } weitere Partien
}
home-open = Offene Tische
home-noOpen = Gerade gibt es keinen offenen Tisch. Eröffne einen, dann sehen ihn andere hier.
home-allOpen = Alle offenen Tische
home-putAway = Aus meiner Liste entfernen
home-make = Dein eigener Tisch
home-makeWords = Lade Freunde mit einem Link ein, setze Bots auf freie Plätze oder spielt gemeinsam an einem Bildschirm.
home-makeButton = Tisch eröffnen
home-puzzles = Rätsel: Finde den besten Zug
home-replay = Wiederholung
home-replayRecord = Eine Partie aus ihrer Aufzeichnung ansehen
home-past = Beendete Partien

learn-title = { $game } lernen
learn-la_famiglia = Zwei Teams aus je zwei Familien kämpfen um die Macht über Sizilien. In jeder Runde plant ihr im Geheimen mit Steinen, Spalten und Befehlen. Dann werden alle Befehle aufgedeckt, und ihr kämpft und blufft um Gebiete. Es gewinnt das Team, das genug Mandamenti kontrolliert.
learn-corleones_empire = Als Familie in New York schickst du deine Leute in Geschäfte, sammelst Waren, erfüllst schmutzige Aufträge und kämpfst um Reviere. Am Ende zählt nur das Geld im Koffer: Verdiene es und bring es rechtzeitig in Sicherheit.
learn-begin = Begleitete Partie beginnen
learn-goOn = Weiterspielen
learn-anew = Von vorn beginnen
learn-minutes = Das Spiel in zwei Minuten
# what the series of pictures is, for screen readers
learn-minutes-kind = Bildfolge
learn-minutes-back = Zurück
learn-minutes-next = Weiter
# $n, $all (numbers)
learn-minutes-of = Bild { $n } von { $all }
learn-minutes-loading = Die Bilder werden geladen …
learn-first = Du beginnst mitten im Geschehen und gewinnst deinen ersten Kampf. Dann spielst du gegen leichte Bots weiter: Deine Begleitung erklärt, was neu ist, und begründet jeden Rat.
learn-time-la_famiglia = Das erste Gefecht dauert etwa zehn Minuten, die ganze Partie etwa eine Stunde.
learn-time-corleones_empire = Der erste Akt dauert etwa zehn Minuten, die ganze Partie etwa eine Stunde.
learn-lessons = Kürzere Lektionen
learn-lesson-la_famiglia-planning = Die Planungsphase
learn-lesson-la_famiglia-encounter = Die Gefechtsphase
learn-lesson-la_famiglia-conflict = Der Kampf
learn-lesson-corleones_empire-jobs = Aufträge
learn-lesson-corleones_empire-turf_war = Der Revierkampf
learn-lesson-corleones_empire-bidding = Um Verbündete bieten
learn-about-la_famiglia-planning = Eine Planungsphase: Steine, Spalten und wo Befehle hingehören.
learn-about-la_famiglia-encounter = Eine Gefechtsphase: Nachschub, Bewegungen, Angriffe und was du verlierst, wenn du ein Gebiet leer zurücklässt.
learn-about-la_famiglia-conflict = Ein Kampf: rohe Kraft oder Finesse und der Bluff mit den Karten.
learn-about-corleones_empire-jobs = Waren, Aufträge und wann du das Geld nimmst.
learn-about-corleones_empire-turf_war = Die letzten Figuren eines Akts und wer welches Revier gewinnt.
learn-about-corleones_empire-bidding = Verdeckt bieten und was ein Verbündeter wert ist.
learn-rules = Lieber die Regeln lesen

lobby-title = Offene Tische
lobby-game = Spiel
lobby-anyGame = Alle Spiele
lobby-status = Anzeigen
lobby-anyStatus = alle offenen Tische
lobby-waiting = Tische, an denen noch jemand fehlt
lobby-running = Partien zum Zuschauen
lobby-pace = Tempo
lobby-anyPace = jedes
lobby-untimed = ohne Uhr
lobby-live = live
lobby-days = mehrtägig
lobby-free = Nur Tische mit freien Plätzen
lobby-more = Mehr Tische zeigen
lobby-none = So einen Tisch gibt es gerade nicht.

seat-free = freier Platz

card-against = gegen
card-plays = gegen
card-free = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
card-full = Alle Plätze sind besetzt
card-yours = Du bist dran
card-waits = Warten auf { LIST($names) }
card-runs = Läuft
card-pace = { $kind ->
    [live] { $seconds } s je Entscheidung
   *[days] { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }{ $increment_hours ->
        [0] { "" }
       *[other] { " " }+ { $increment_hours } h pro Zug
    }
}
card-won = Gewonnen
card-lost = Verloren
card-draw = Unentschieden
card-over = Beendet
card-join = Mitspielen
card-watch = Zuschauen
card-room = Zum Tisch
card-turn = Zug machen
card-open = Weiter
card-look = Ansehen

form-needed = Dieses Feld muss ausgefüllt sein.
form-least = { $n ->
    [one] Mindestens { $n } Zeichen.
   *[other] Mindestens { $n } Zeichen.
}

me-title = Konto
me-notifications = Benachrichtigungen
me-why = Du kannst ohne Konto spielen. Mit einem Konto hast du deine Partien auf allen deinen Geräten.
me-make = Konto anlegen
me-makeButton = Konto anlegen
me-made = Dein Konto ist angelegt, und deine Partien sind darin gespeichert.
me-login = Anmeldename
me-loginHint = Zum Anmelden und für Einladungen. Andere sehen deinen Namen.
me-password = Passwort
me-passwordHint = Mindestens 8 Zeichen.
me-enter = Anmelden
me-enterButton = Anmelden
me-entered = Du bist angemeldet.
me-handOver = Die Partien, die du hier als Gast gespielt hast, ziehen in dein Konto um.
me-account = Dein Konto
me-signedIn = Du bist als { $login } angemeldet. Deine Partien findest du auf jedem Gerät, auf dem du dich anmeldest.
me-leave = Abmelden
me-leaveAll = Auf allen Geräten abmelden
me-left = Du bist abgemeldet.
me-change = Passwort ändern
me-old = Aktuelles Passwort
me-new = Neues Passwort
me-changeButton = Passwort ändern
me-changed = Dein Passwort ist geändert. Deine anderen Geräte sind abgemeldet.
me-forgot = Passwort vergessen?
me-email = E-Mail
me-emailIs = Links für ein neues Passwort gehen an { $email }.
me-emailNone = Es ist keine E-Mail-Adresse hinterlegt.
me-emailWhy = Dorthin schicken wir dir einen Link, falls du dein Passwort vergisst, und Benachrichtigungen, sobald du die Adresse bestätigt hast.
me-emailNew = E-Mail (freiwillig)
me-emailButton = E-Mail speichern
me-emailKept = Deine E-Mail-Adresse ist gespeichert.
me-delete = Konto löschen
me-deleteWords = Das löscht dein Konto endgültig. In laufenden Partien übernehmen Bots deine Plätze.
me-deleteButton = Mein Konto löschen
me-forget = Gastprofil löschen
me-forgetWords = Das löscht dein Gastprofil endgültig. In laufenden Partien übernehmen Bots deine Plätze, und du kannst nicht zurückkehren.
me-forgetButton = Mein Gastprofil löschen

devices-title = Wo du angemeldet bist
devices-name = { $browser } auf { $system }
devices-unknown = Unbekanntes Gerät
devices-here = dieses Gerät
devices-seen = zuletzt gesehen { $when }
devices-out = Abmelden
devices-outOf = { $device } abmelden
devices-others = Überall sonst abmelden

reset-title = Passwort zurücksetzen
reset-words = Wir senden einen Link für ein neues Passwort an die E-Mail-Adresse deines Kontos.
reset-send = Link senden
reset-sent = Wenn es ein Konto mit diesem Anmeldenamen und einer E-Mail-Adresse gibt, ist ein Link unterwegs. Er funktioniert einmal und läuft nach zwei Stunden ab.
reset-noMail = Dieser Server kann keine E-Mails verschicken. Bitte die Betreiber um einen Link.
reset-done = Das Passwort von { $login } ist geändert. Alle Geräte sind abgemeldet.

admin-title = Administration
admin-notYours = Diese Seite darf nur die Administration sehen.
admin-people = Leute
admin-tables = Tische
admin-server = Server
admin-search = Suchen
admin-searchPeople = Name, Anmeldename, E-Mail oder Kennung
admin-searchTables = Kennung des Tisches oder Name am Tisch
admin-status = Status
admin-anyStatus = Alle
admin-statusOf = { $status ->
    [waiting] wartet
    [running] läuft
   *[over] beendet
}
admin-more = Mehr zeigen
admin-nothing = Nichts gefunden.
admin-guest = Gast
admin-right = Adminrechte
admin-banned = gesperrt
admin-muted = stumm
admin-seen = zuletzt gesehen { $when }
admin-made = angelegt { $when }
admin-changed = zuletzt geändert { $when }
admin-devices = { $n ->
    [one] { $n } Gerät
   *[other] { $n } Geräte
}
admin-look = Ansehen
admin-lookOf = { $name } ansehen
admin-close = Schließen
admin-ban = Sperren
admin-unban = Entsperren
admin-mute = Stumm schalten
admin-unmute = Stummschaltung aufheben
admin-grant = Adminrechte geben
admin-revoke = Adminrechte entziehen
admin-reset = Link für neues Passwort
admin-resetLink = Dieser Link funktioniert einmal und läuft nach zwei Stunden ab. Gib ihn nur dieser Person:
admin-remove = Entfernen
admin-removeSure = Endgültig entfernen?
admin-removeMember = Entfernen
admin-removeMemberOf = { $name } vom Tisch entfernen
admin-invite = Neue Einladung erstellen
admin-invited = Frühere Einladungslinks gelten nicht mehr. Wer dazugehört, findet den neuen Link am Tisch.
admin-members = Am Tisch
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
admin-damaged = { $entry ->
    [0] Dieser Tisch ist beschädigt, deshalb kann nicht weitergespielt werden.
   *[other] Der Verlauf ist ab Eintrag { $entry } beschädigt. Was davor liegt, lässt sich als Aufzeichnung speichern, die alle Geheimnisse der Partie verrät.
}
admin-sizes = { $entries ->
    [one] { $entries } Eintrag im Verlauf
   *[other] { $entries } Einträge im Verlauf
}, { $chat ->
    [one] { $chat } Nachricht im Chat
   *[other] { $chat } Nachrichten im Chat
}
admin-notice = Nachricht an alle, die verbunden sind
admin-noticeText = Nachricht
admin-noticeMinutes = Minuten bis zum Neustart (falls geplant)
admin-noticeSend = Senden
admin-noticeSent = Gesendet.
admin-errors = Letzte Fehler
admin-noErrors = Keine Fehler, seit der Server läuft.
admin-audit = Was die Administration getan hat
admin-commandLine = Befehlszeile
admin-done = Erledigt.

rules-title = Die Regeln
rules-words = Jede Regel hat eine Nummer. Wenn dich das Spiel etwas fragt, zeigt es die Regeln, die dafür gelten.
rules-search = Die Regeln durchsuchen
rules-example-la_famiglia = Befehl, A4, Soldati …
rules-example-corleones_empire = Auftrag, F4, Koffer …
rules-sections = Abschnitte
rules-found = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
rules-none = Keine Regel gefunden.
rules-link = Link zu Regel { $id }
rules-all = Alle Regeln nach Nummern
rules-of-la_famiglia = La Famiglia
rules-of-corleones_empire = Corleones Imperium
rules-print = Drucken
rules-offline = Auf diesem Gerät gespeichert und auch ohne Verbindung lesbar.

bots-picciotto = Leichter Bot
bots-soldato = Mittlerer Bot
bots-caporegime = Geübter Bot
bots-capo = Starker Bot
bots-don = Meisterbot
bots-random = Zufallsbot
bots-default = Vorsichtiger Bot

botAbout-picciotto = Neu im Geschäft: schnell, vernünftig und oft im Irrtum.
botAbout-soldato = Weiß, was jeder Zug wert ist, und irrt sich selten.
botAbout-caporegime = Hat aus Tausenden Partien gelernt und zieht sofort.
botAbout-capo = Denkt voraus: spielt die Runde im Kopf zu Ende, bevor er entscheidet.
botAbout-don = Denkt ebenfalls voraus und weiß aus Tausenden Partien, worüber es zuerst nachzudenken lohnt.
botAbout-random = Macht irgendeinen Zug, den die Regeln erlauben.
botAbout-default = Lehnt ab, was sich ablehnen lässt.

option-none = Nichts gewählt: Es wird ausgelost.
option-held = { $n } von { $of } gewählt.

new-title = Ein neuer Tisch
new-game = Spiel
new-who = Wer spielt
new-preset-bots = Gegen Bots
new-preset-friends = Mit Freunden
new-preset-screen = An einem Gerät
new-presetWords-bots = Du fängst sofort an. Die anderen Plätze übernehmen Bots.
new-presetWords-friends = Du bekommst einen Link, den du verschicken kannst.
new-presetWords-screen = Ihr teilt euch dieses Gerät und gebt es weiter.
new-team = Team { $n }
new-sitter-me = Ich
new-sitter-open = Frei
new-sitter-bot = Bot
new-bot = Bot auf Platz { $n }
new-level = Stärke der Bots
new-hotSeat = Du spielst an diesem Bildschirm auf { $n } Plätzen. Vor jedem Zug wirst du gebeten, das Gerät weiterzugeben.
new-invite = { $n ->
    [one] Ein Platz bleibt frei: Du bekommst einen Link, um jemanden einzuladen.
   *[other] { $n } Plätze bleiben frei: Du bekommst einen Link, um andere einzuladen.
}
new-names = Wer hier sitzt
new-seats = Platz für Platz
new-details = Weitere Einstellungen
new-options = Ausgabe und Optionen
new-changed = { $n ->
    [one] { $n } geändert
   *[other] { $n } geändert
}
hours-title = Ruhezeiten und Urlaub
hours-why = In mehrtägigen Partien steht deine Uhr in diesen Zeiten still, nach der Zeitzone dieses Geräts. Ändern kannst du die Ruhezeiten alle 7 Tage; ein Versehen lässt sich in den ersten 5 Minuten berichtigen. Am ersten Tag nach einer Änderung steht die Uhr nur in den Stunden still, die vorher und nachher Ruhezeit sind.
hours-quiet = Tägliche Ruhezeiten
hours-from = Von
hours-to = Bis
hours-holidays = Urlaub
hours-first = Erster Tag
hours-last = Letzter Tag
hours-more = Urlaub eintragen
hours-less = Entfernen
hours-save = Speichern
hours-kept = Gespeichert.

pace-title = Tempo
pace-untimed = Ohne Uhr
pace-live = Live
pace-days = Mehrtägig
pace-untimedHelp = Nimm dir so viel Zeit, wie du brauchst.
pace-liveHelp = Für jede Entscheidung gibt es eine feste Zeit; was darüber hinausgeht, kommt vom Zeitkonto. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.
pace-daysHelp = Alle haben so viele Tage für die ganze Partie; die eigenen Ruhezeiten und der Urlaub zählen nicht mit. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.
pace-daysIncrementHelp = Alle beginnen mit dieser Zeit und bekommen nach jedem eigenen Zug etwas dazu, bis zur Obergrenze. Die eigenen Ruhezeiten und der Urlaub zählen nicht mit. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.
pace-seconds = Zeit für jede Entscheidung
pace-bank = Zeitkonto für die ganze Partie
pace-budget = Zeit für die ganze Partie
pace-start = Zeit zu Beginn
pace-increment = Dazu pro Zug
pace-cap = Höchstens
pace-noIncrement = Nichts
pace-nSeconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
pace-nMinutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
pace-nHours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
pace-nDays = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

new-doors = Wer dazukommen kann
new-private = Privat
new-open = Öffentlich
new-privateHelp = Nur wer deinen Link hat, kann mitspielen oder zuschauen.
new-openHelp = Der Tisch steht auf der Startseite, und alle können sich auf freie Plätze setzen.
new-spectators = Andere dürfen zuschauen, sehen aber nur, was offen ist
new-hints = Alle am Tisch dürfen den Consigliere um Rat fragen
new-newcomers = Neue dürfen während der Partie darum bitten, einen Bot abzulösen, wenn alle Mitspielenden zustimmen
new-start = Partie beginnen
new-make = Tisch eröffnen

room-open = Öffentlicher Tisch, vor der Partie
room-private = Privater Tisch, vor der Partie
room-you = du
room-host = Leitung
room-here = da
room-away = nicht da
room-sit = Hinsetzen
room-sitOf = Auf Platz { $n } setzen
room-stand = Aufstehen
room-standOf = Von Platz { $n } aufstehen
room-kick = Entfernen
room-kickOf = { $name } von Platz { $n } entfernen
room-hand = Leitung übergeben
room-handOf = { $name } die Leitung übergeben
room-noBot = Kein Bot
room-botOf = Bot auf Platz { $n }
room-start = Partie beginnen
room-ready = Alle Plätze sind besetzt.
room-free = { $n ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setze einen Bot hin.
   *[other] { $n } Plätze sind noch frei. Lade andere ein oder setze Bots hin.
}
# for those who cannot put bots there
room-freeSeats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
room-waitHost = Alle Plätze sind besetzt. Jetzt muss die Tischleitung die Partie beginnen.
room-powers = Du leitest den Tisch
room-listed = Öffentlich: steht auf der Startseite, alle können mitspielen
room-close = Tisch schließen
room-closeWords = Der Tisch verschwindet für alle, die dazugekommen sind.
room-invite = Andere einladen
room-inviteWords = Wer diesen Link hat, kann an den Tisch kommen. Ein Konto ist nicht nötig.
room-inviteAddress = Die Adresse dieser Seite funktioniert auch.
room-link = Link zu diesem Tisch
room-qr = QR-Code des Einladungslinks
room-scan = Oder mit dem Handy scannen.
room-nameOf = Name auf Platz { $n }
room-meanwhile = Bis es losgeht
room-read-guide = So wird gespielt
room-read-family = Die Familien
room-read-tile = Die Kontrollplättchen
room-read-rules = Alle Regeln (in einem neuen Tab)
room-share = Teilen
room-save = Optionen speichern
room-hotSeat = Ein Bildschirm für alle: Eine Person spielt für mehr als eine Seite. Niemand sonst kann mitspielen, bis sie aufsteht.
# $kind (live or days), $seconds, $minutes, $days, $increment_hours (0: none), $cap_days (numbers)
room-pace = { $kind ->
    [live] Live: { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } je Entscheidung, dazu ein Zeitkonto von { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
   *[days] { $increment_hours ->
        [0] { $days ->
            [one] Ein Tag für die ganze Partie; deine Ruhezeiten und dein Urlaub zählen nicht mit.
           *[other] { $days } Tage für die ganze Partie; deine Ruhezeiten und dein Urlaub zählen nicht mit.
        }
       *[other] { $days ->
            [one] Ein Tag zu Beginn,
           *[other] { $days } Tage zu Beginn,
        } dazu nach jedem deiner Züge { $increment_hours ->
            [one] eine Stunde
           *[other] { $increment_hours } Stunden
        }, höchstens { $cap_days ->
            [one] ein Tag
           *[other] { $cap_days } Tage
        }. Deine Ruhezeiten und dein Urlaub zählen nicht mit.
    }
}
room-hints = Alle am Tisch dürfen den Consigliere um Rat fragen.
room-noHints = An diesem Tisch gibt der Consigliere keinen Rat.
