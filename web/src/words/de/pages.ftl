# The words of the pages around the tables: start page, new table, waiting room, account, rules.

word-cancel = Abbrechen
word-again = Noch einmal

error-unknown = Etwas ist schiefgegangen. Versuche es noch einmal.

site-skip = Zum Inhalt springen
site-home = Cosca, Startseite
site-nav = Seiten
site-new = Neuer Tisch
site-rules = Regeln
site-me = Konto
site-unofficial = Cosca ist ein inoffizielles Fanprojekt. Es steht in keiner Verbindung zu den Verlagen der Spiele.
site-version = Version { $version }

name-label = Du spielst als
name-guest = Gast
name-change = { $name }: deinen Namen ändern
name-save = Speichern
name-empty = Ein Name braucht mindestens einen Buchstaben.

lost-title = Niemand da
lost-words = Diese Straße führt nirgendwohin. Niemand hat etwas gesehen.

quick-title = Der Tisch wird gedeckt
quick-words = Die anderen Familien sind unterwegs.

home-kicker = Zwei große Spiele um Familien und Gefälligkeiten
home-tagline = Setze dich, schenke dir Kaffee ein und traue niemandem außer deinem Team.
home-play-la_famiglia = La Famiglia spielen
home-play-corleones_empire = Corleones Imperium spielen
home-about-la_famiglia = Sizilien, 1981: heimlich im Team planen, um die Insel kämpfen und bluffen. 4 Personen in 2 Teams, 2 bis 3 Stunden, anspruchsvoll.
home-about-corleones_empire = New York, 1950: die Familie ausschicken, Aufträge erfüllen, Verbündete bestechen, Geld verstecken. 2 bis 5 Familien, 60 bis 90 Minuten, mittelschwer.
home-learn = Lernen
home-learn-la_famiglia = La Famiglia lernen
home-learn-corleones_empire = Corleones Imperium lernen
home-promise = In Sekunden am Tisch, gegen Bots. Ohne Konto.
home-mine = Deine Partien
home-calls = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
}
home-open = Offene Tische
home-noOpen = Gerade gibt es keinen offenen Tisch. Eröffne einen, dann sehen ihn andere hier.
home-allOpen = Alle offenen Tische
home-putAway = Aus meiner Liste entfernen
home-make = Dein eigener Tisch
home-makeWords = Lade Freunde mit einem Link ein, setze Bots auf freie Plätze oder spielt gemeinsam an einem Bildschirm.
home-makeButton = Tisch eröffnen
home-replay = Wiederholung
home-replayRecord = Eine Partie aus ihrer Aufzeichnung ansehen
home-past = Beendete Partien

learn-title = { $game } lernen
learn-la_famiglia = Zwei Familien im Team gegen zwei andere, um die Macht über Sizilien. In jeder Runde plant ihr im Geheimen mit Steinen, Spalten und Befehlen; dann werden alle Befehle aufgedeckt, und ihr kämpft und blufft um Gebiete. Es gewinnt das Team, das genug Mandamenti kontrolliert.
learn-corleones_empire = Familien in New York schicken ihre Leute in Geschäfte, sammeln Waren, erfüllen schmutzige Aufträge und kämpfen um Reviere. Am Ende zählt das Geld im Koffer: Du musst es verdienen und rechtzeitig in Sicherheit bringen.
learn-begin = Die begleitete Partie spielen
learn-goOn = Weiterspielen
learn-anew = Von vorn beginnen
learn-first = Eine ganze Partie gegen leichte Bots, immer dieselbe. Alles wird erklärt, wenn es zum ersten Mal zählt, und zu jedem Schritt gibt es einen Rat; du kannst überspringen, was du kennst, und später weitermachen, wo du aufgehört hast.
learn-open = In der ersten Runde liegen alle Befehle offen. Später sind die des gegnerischen Teams verdeckt, wie es die Regeln sagen.
learn-time-la_famiglia = Etwa eine Stunde, wenn du alles liest.
learn-time-corleones_empire = Etwa eine Stunde, wenn du alles liest.
learn-lessons = Kürzere Lektionen
learn-lesson-la_famiglia-planning = Die Planungsphase
learn-lesson-la_famiglia-encounter = Die Gefechtsphase
learn-lesson-la_famiglia-conflict = Der Kampf
learn-lesson-corleones_empire-jobs = Aufträge
learn-lesson-corleones_empire-turf_war = Der Revierkampf
learn-lesson-corleones_empire-bidding = Um Verbündete bieten
learn-about-la_famiglia-planning = Eine Planungsphase: Steine, Spalten und wo Befehle hingehören.
learn-about-la_famiglia-encounter = Eine Gefechtsphase: Nachschub, Bewegungen, Angriffe und was verloren geht, wenn niemand zurückbleibt.
learn-about-la_famiglia-conflict = Ein Kampf: rohe Kraft oder Finesse und der Bluff mit den Karten.
learn-about-corleones_empire-jobs = Waren, Aufträge und wann du das Geld nimmst.
learn-about-corleones_empire-turf_war = Die letzte Figur eines Akts und wer welches Revier gewinnt.
learn-about-corleones_empire-bidding = Ein verdecktes Gebot und was ein Verbündeter wert ist.
learn-rules = Lieber die Regeln lesen

lobby-title = Offene Tische
lobby-game = Spiel
lobby-anyGame = Alle Spiele
lobby-status = Anzeigen
lobby-anyStatus = alle offenen Tische
lobby-waiting = Tische, an denen noch Plätze frei sind
lobby-running = Partien zum Zuschauen
lobby-pace = Tempo
lobby-anyPace = jedes
lobby-untimed = ohne Uhr
lobby-live = live
lobby-days = mehrtägig
lobby-free = Nur mit freiem Platz
lobby-more = Mehr Tische
lobby-none = So einen Tisch gibt es gerade nicht.

seat-free = freier Platz

card-against = gegen
card-plays = gegen
card-free = { $n ->
    [one] { $n } Platz ist frei
   *[other] { $n } Plätze sind frei
}
card-full = Alle Plätze sind besetzt
card-yours = Du bist dran
card-waits = Warten auf { LIST($names) }
card-runs = Läuft
card-pace = { $kind ->
    [live] { $seconds } s je Zug
   *[days] { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
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

form-needed = Fülle dieses Feld aus.
form-least = { $n ->
    [one] Mindestens { $n } Zeichen.
   *[other] Mindestens { $n } Zeichen.
}

me-title = Konto
me-why = Du kannst ohne Konto spielen. Mit einem Konto hast du deine Partien auf allen deinen Geräten.
me-make = Konto anlegen
me-makeButton = Konto anlegen
me-made = Du hast jetzt ein Konto. Deine Partien gehören dazu.
me-login = Anmeldename
me-loginHint = Nur zum Anmelden; andere sehen deinen Namen.
me-password = Passwort
me-passwordHint = Mindestens 8 Zeichen.
me-enter = Anmelden
me-enterButton = Anmelden
me-entered = Du bist angemeldet.
me-handOver = Die Partien, die du hier als Gast spielst, ziehen in das Konto um.
me-account = Dein Konto
me-signedIn = Angemeldet als { $login }. Deine Partien findest du auf jedem Gerät, auf dem du dich anmeldest.
me-leave = Abmelden
me-leaveAll = Auf allen Geräten abmelden
me-left = Du bist abgemeldet.
me-change = Passwort ändern
me-old = Aktuelles Passwort
me-new = Neues Passwort
me-changeButton = Passwort ändern
me-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
me-forgot = Passwort vergessen?
me-email = E-Mail
me-emailIs = Links für ein neues Passwort gehen an { $email }.
me-emailNone = Es ist keine E-Mail-Adresse hinterlegt.
me-emailWhy = Sie wird nur gebraucht, um ein neues Passwort zu setzen, falls du deines vergisst.
me-emailNew = E-Mail (leer: keine)
me-emailButton = E-Mail speichern
me-emailKept = Die E-Mail-Adresse ist gespeichert.
me-delete = Konto löschen
me-deleteWords = Das löscht dein Konto endgültig. In laufenden Partien übernehmen Bots deine Plätze.
me-deleteButton = Mein Konto löschen
me-forget = Gast löschen
me-forgetWords = Das löscht deinen Gastzugang endgültig. In laufenden Partien übernehmen Bots deine Plätze; du kannst nicht zurückkehren.
me-forgetButton = Diesen Gast löschen

devices-title = Wo du angemeldet bist
devices-name = { $browser } auf { $system }
devices-unknown = Unbekanntes Gerät
devices-here = dieses Gerät
devices-seen = zuletzt gesehen { $when }
devices-out = Abmelden
devices-outOf = { $device } abmelden
devices-others = Überall sonst abmelden

reset-title = Ein neues Passwort
reset-words = Wir senden einen Link für ein neues Passwort an die E-Mail-Adresse deines Kontos.
reset-send = Link senden
reset-sent = Wenn es dieses Konto gibt und es eine E-Mail-Adresse hat, ist ein Link unterwegs. Er gilt einmal, zwei Stunden lang.
reset-noMail = Dieser Server verschickt keine E-Mails. Bitte die Betreiber um einen Link.
reset-done = Das Passwort von { $login } ist geändert. Alle Geräte sind abgemeldet.

admin-title = Administration
admin-notYours = Diese Seite ist der Administration des Servers vorbehalten.
admin-people = Leute
admin-tables = Tische
admin-server = Server
admin-search = Suchen
admin-searchPeople = Name, Anmeldename, E-Mail oder Kennung
admin-searchTables = Kennung des Tischs oder wer dort sitzt
admin-status = Status
admin-anyStatus = Alle
admin-statusOf = { $status ->
    [waiting] wartet
    [running] läuft
   *[over] beendet
}
admin-more = Mehr
admin-nothing = Nichts gefunden.
admin-guest = Gast
admin-right = Admin
admin-banned = gesperrt
admin-muted = stumm
admin-seen = gesehen { $when }
admin-made = angelegt { $when }
admin-changed = geändert { $when }
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
admin-resetLink = Er gilt einmal, zwei Stunden lang. Gib ihn niemandem sonst:
admin-remove = Entfernen
admin-removeSure = Endgültig entfernen?
admin-removeMember = Entfernen
admin-removeMemberOf = { $name } vom Tisch entfernen
admin-invite = Einladung erneuern
admin-invited = Bisher verschickte Links lassen niemanden mehr herein. Wer dazugehört, findet den neuen am Tisch.
admin-members = Am Tisch
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
admin-damaged = { $entry ->
    [0] Dieser Tisch ist beschädigt, und es kann nicht weitergespielt werden.
   *[other] Der Verlauf ist ab Eintrag { $entry } beschädigt. Was davor liegt, lässt sich als Aufzeichnung speichern, die alle Geheimnisse der Partie verrät.
}
admin-sizes = Einträge im Verlauf: { $entries }, Zeilen im Chat: { $chat }
admin-notice = Nachricht an alle, die verbunden sind
admin-noticeText = Nachricht
admin-noticeMinutes = Minuten bis zu einem Neustart (leer: keiner)
admin-noticeSend = Senden
admin-noticeSent = Gesendet.
admin-errors = Letzte Fehler
admin-noErrors = Keine, seit der Server läuft.
admin-audit = Was die Administration getan hat
admin-commandLine = Befehlszeile
admin-done = Erledigt.

rules-title = Die Regeln
rules-words = Jede Regel hat eine Nummer. Das Spiel nennt sie dort, wo es dich etwas fragt.
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
botAbout-caporegime = Hat aus Tausenden Partien gelernt, was zu tun ist, und tut es sofort.
botAbout-capo = Denkt voraus: spielt die Runde im Kopf zu Ende, bevor er entscheidet.
botAbout-don = Denkt auch voraus und weiß aus Tausenden Partien, was das Nachdenken lohnt.
botAbout-random = Tut irgendetwas, das die Regeln erlauben.
botAbout-default = Lehnt ab, was sich ablehnen lässt.

option-none = Nichts gewählt: Es wird ausgelost.
option-held = { $n } von { $of } gewählt.

new-title = Ein neuer Tisch
new-game = Spiel
new-who = Wer spielt
new-preset-bots = Ich gegen Bots
new-preset-friends = Mit Freunden
new-preset-screen = Alle hier
new-team = Team { $n }
new-sitter-me = Ich
new-sitter-open = Frei
new-sitter-bot = Bot
new-bot = Welcher Bot auf Platz { $n } spielt
new-level = Wie stark die Bots sind
new-hotSeat = Du spielst { $n } Plätze an diesem Bildschirm: Vor jedem Zug bittet er dich, ihn weiterzugeben.
new-invite = { $n ->
    [one] Ein Platz bleibt frei: Du bekommst einen Link, um jemanden einzuladen.
   *[other] { $n } Plätze bleiben frei: Du bekommst einen Link, um andere einzuladen.
}
new-options = Ausgabe und Optionen
new-changed = { $n ->
    [one] { $n } geändert
   *[other] { $n } geändert
}
hours-title = Ruhezeiten und Urlaub
hours-why = In mehrtägigen Partien steht deine Uhr in diesen Zeiten still, nach der Zeitzone dieses Geräts. Ändern kannst du die Ruhezeiten erst nach 7 Tagen; ein Versehen lässt sich in den ersten 5 Minuten berichtigen. Am ersten Tag nach einer Änderung gelten nur die Stunden, die vorher und nachher Ruhezeit sind.
hours-quiet = Ruhezeiten jeden Tag
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
pace-days = Tage
pace-untimedHelp = Alle nehmen sich so viel Zeit, wie sie brauchen.
pace-liveHelp = Für jede Entscheidung gibt es eine feste Zeit; was darüber hinausgeht, kommt vom Zeitkonto. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.
pace-daysHelp = Alle haben so viele Tage für die ganze Partie; die eigenen Ruhezeiten und der Urlaub zählen nicht mit. Läuft deine Zeit ab, spielt ein Bot für dich, bis du wieder da bist.
pace-seconds = Für jede Entscheidung
pace-bank = Auf dem Zeitkonto, für die ganze Partie
pace-budget = Für die ganze Partie
pace-nSeconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
pace-nMinutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
pace-nDays = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

new-doors = Zugang
new-private = Privat
new-open = Offen
new-privateHelp = Nur wer deinen Link hat, kann sich hinsetzen oder zuschauen.
new-openHelp = Der Tisch steht auf der Startseite; auf freie Plätze dürfen sich alle setzen.
new-spectators = Andere dürfen zuschauen; sie sehen nur, was offen ist
new-hints = Alle am Tisch dürfen den Consigliere um Rat fragen
new-newcomers = Wenn die Partie läuft, dürfen Neue um den Platz eines Bots bitten; alle, die mitspielen, müssen zustimmen
new-start = Partie beginnen
new-make = Tisch eröffnen

room-open = Offener Tisch, vor der Partie
room-private = Privater Tisch, vor der Partie
room-you = du
room-host = Leitung
room-here = da
room-away = nicht da
room-sit = Hinsetzen
room-sitOf = Auf Platz { $n } setzen
room-stand = Aufstehen
room-standOf = Von Platz { $n } aufstehen
room-kick = Wegschicken
room-kickOf = { $name } von Platz { $n } wegschicken
room-hand = Leitung übergeben
room-handOf = { $name } die Leitung übergeben
room-noBot = Kein Bot
room-botOf = Ein Bot auf Platz { $n }
room-start = Partie beginnen
room-ready = Alle Plätze sind besetzt.
room-free = { $n ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setze einen Bot hin.
   *[other] { $n } Plätze sind noch frei. Lade andere ein oder setze Bots hin.
}
room-waitHost = Alle Plätze sind besetzt. Die Tischleitung beginnt die Partie.
room-powers = Du leitest den Tisch
room-listed = Offen: steht auf der Startseite, alle dürfen sich setzen
room-close = Tisch schließen
room-closeWords = Der Tisch wird für alle geschlossen, die daran sitzen.
room-invite = Andere einladen
room-inviteWords = Wer diesen Link öffnet, kann sich hier hinsetzen. Niemand braucht ein Konto.
room-link = Link zu diesem Tisch
room-share = Teilen
room-save = Optionen speichern
room-hotSeat = Ein Bildschirm für alle: Eine Person sitzt auf mehr als einer Seite. Niemand sonst kann mitspielen, bis sie aufsteht.
# $kind (live or days), $seconds, $minutes, $days (numbers)
room-pace = { $kind ->
    [live] Live: { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } für jede Entscheidung und { $minutes } min auf dem Zeitkonto.
   *[days] { $days ->
        [one] Ein Tag für die ganze Partie; deine Ruhezeiten und dein Urlaub zählen nicht mit.
       *[other] { $days } Tage für die ganze Partie; deine Ruhezeiten und dein Urlaub zählen nicht mit.
    }
}
room-hints = Alle am Tisch dürfen den Consigliere um Rat fragen.
room-noHints = Hier darf niemand den Consigliere um Rat fragen.
