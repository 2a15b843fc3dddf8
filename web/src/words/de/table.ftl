# The words around every table: question pane, log, chat, seats, menu.

app-name = Cosca
app-coming = Einen Moment …
app-notLoaded = Dieser Teil der Seite wurde nicht geladen. Läuft der Server noch?
app-again = Neu laden
app-noSuchPage = Diese Seite gibt es nicht.
app-home = Startseite

bot-title = Einen Bot für mich spielen lassen:
bot-give = Abgeben
# $bot (name of a bot)
bot-sure = Ab jetzt spielt { $bot } für dich, und alle sehen das. Du kannst jederzeit wieder übernehmen, aber nicht zurücknehmen, was der Bot getan hat.
bot-plays = { $bot } spielt für dich.
bot-back = Wieder übernehmen

chat-title = Chat
chat-mute = { $name } stumm schalten
chat-muted = Du hast jemanden stumm geschaltet.
chat-unmute = Stummschaltung aufheben
chat-empty = Noch keine Nachrichten.
chat-to = Senden an
chat-table = An alle am Tisch
chat-team = Nur an mein Team
chat-teamChip = Team
chat-say = Nachricht an alle
chat-sayTeam = Nachricht an dein Team
chat-send = Senden
chat-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}

choices-title = Auswahl
choices-only = Nur: { $name }
choices-all = Alle zeigen
# $name: what was clicked, such as a space; the choices below lead there
choices-goal = Ziel: { $name }. Womit? Ein zweiter Klick wählt die erste Möglichkeit.
# $name: what was clicked, such as an order; what is chosen next is where it goes
choices-through = { $name }: Klicke jetzt an, wohin es kommt.
choices-first = Klicke, um das zu wählen, und danach, wohin es kommt.
choices-cheapest = günstigste
# $n (number): as many choices come to the same
choices-alike = eine von { $n }
# $odds: what is likely to come of a choice
choices-odds = Aussichten: { $odds }
choices-showOdds = Aussichten zeigen
choices-inAnyCase = In jedem Fall:
# $n (number): as many choices lead to what is pointed at
choices-leads =
    { $n ->
        [one] Klicke, um das zu wählen. Es gibt einen Weg.
       *[other] Klicke, um das zu wählen. Es gibt { $n } Wege, der günstigste zuerst.
    }
# $choice (text): a choice
choices-oneWay = Ein Klick genügt: { $choice }
choices-usual = Klicke, um das mit „{ $choice }“ zu tun, wie markiert. Für etwas anderes klicke zuerst darauf.
choices-number = Wie viele:
# Only some choices have such a number, and only if the player clicks where the pieces go instead of a choice.
choices-numberAtGoal = Wie viele, wenn du gleich einen Ort auf dem Spielplan anklickst:
choices-filter = In { $n } Möglichkeiten suchen
choices-filterLabel = Eine Möglichkeit suchen
choices-none = Keine passende Möglichkeit.
choices-final = endgültig
choices-anytime = Was du jetzt noch tun kannst ({ $n })
choices-anytimeWhy = Die Frage musst du danach noch beantworten.
choices-anytimeWait = Das geht auch, wenn du nicht am Zug bist.

clock-left = Restzeit:{" "}
# $decision, $bank (times such as 1:05)
clock-both = { $decision } + { $bank }
# $a, $b (numbers)
clock-days = { $a } T { $b } h
clock-hours = { $a } h { $b } min
clock-why-live = Zeit für diese Entscheidung und der Rest deines Zeitkontos
clock-why-days = Restzeit für die ganze Partie
clock-why-increment = Restzeit. Jeder deiner Züge bringt etwas dazu, bis zur Obergrenze dieses Tisches.
clock-hurry = Deine Zeit ist fast um. Läuft sie ab, wird die vorgesehene Wahl für dich getroffen, und ein Bot spielt, bis du wieder da bist.

confirm-title = Bist du sicher?
confirm-yes = Ja, machen
confirm-no = Nein, zurück
confirm-never = Nicht mehr fragen
confirm-gone = Das geht nicht mehr: Jemand anderes hat gezogen.

counsel-ask = Consigliere
counsel-why = Fragt den Consigliere, was er an deiner Stelle tun würde. Er weiß nur, was du weißt. Taste: !
counsel-title = Der Consigliere
counsel-close = Den Consigliere wegschicken
counsel-thinking = Er denkt darüber nach …
counsel-said = Deine Siegchancen, wie er sie einschätzt:
counsel-percent = { $percent } %
counsel-chance = Der Consigliere: { $percent } %
counsel-best = Die Wahl des Consigliere: { $percent } %
# $error (number): the standard error of the chance in percent
counsel-error = plus/minus { $error } %
counsel-all = Alle { $n } Möglichkeiten
counsel-no-no_hints = An diesem Tisch gibt der Consigliere keinen Rat.
counsel-no-nothing_asked = Du hast gerade nichts zu entscheiden.
counsel-no-busy = Er ist beschäftigt. Frage ihn gleich noch einmal.
counsel-no-too_many = Du hast ihn zu oft gefragt. Warte einen Moment.
counsel-no-refused = Er hat keine Antwort. Frage ihn noch einmal.

dialog-close = Schließen

end-title = Die Partie ist vorbei.
end-won = Du hast gewonnen
end-lost = Du hast verloren
end-draw = Niemand hat gewonnen
end-family = Familie
end-player = Person
end-score = Stand
# column of a table: what a family has contributed to the score of its team
end-own = Eigene
# column of a table: the score of a whole team
end-team = Team
end-winner = gewinnt
end-rematch = Noch einmal spielen
end-toRematch = Zur Revanche
end-report = Bericht
end-replay = Wiederholung ansehen
end-record = Aufzeichnung speichern
end-revealed = Jetzt ist alles aufgedeckt.
end-kept = Alles ging mit rechten Dingen zu: Die Startzahl passt zum Fingerabdruck von vor der Partie ✓
end-broken = Die Startzahl passt NICHT zum Fingerabdruck von vor der Partie
end-promise = Aller Zufall der Partie kommt aus einer geheimen Zahl, der Startzahl. Vor der Partie hat der Server ihren Fingerabdruck (SHA-256) veröffentlicht. Dein Browser hat ihn gerade aus der Startzahl berechnet und beide verglichen.
end-seed = Startzahl
end-commitment = Fingerabdruck, vor der Partie veröffentlicht

error-offline = Der Server antwortet nicht. Läuft er und steht die Verbindung?
error-status = Der Server hat mit dem Status { $status } geantwortet.
error-unexpected = Etwas ist schiefgegangen: { $words }

help-open = Hilfe
help-title = So wird hier gespielt
help-way-point = Was leuchtet, lässt sich wählen: Klicke oder tippe es an. Gehören mehrere Möglichkeiten dazu, zeigt die Liste nur noch diese.
help-way-list = Alles lässt sich auch aus der Liste wählen. Zeigst du auf eine Möglichkeit, siehst du auf dem Spielplan, was sie betrifft.
help-way-info = Rechtsklick oder langes Drücken zeigt, was etwas ist und welche Regeln dafür gelten. Die kleinen Nummern unter einer Frage sind ihre Regeln.
help-way-pin = Dort kannst du einen Ort auch für dein Team markieren: angreifen, verteidigen, hinsehen. Nur dein Team sieht das.
help-keys = Tasten
help-key-digits = 1 … 9
help-key-letters = A … Z
help-key-arrows = ↑ ↓ Pos1 Ende
help-key-enter = Enter
help-key-escape = Esc
help-key-pause = ,
help-key-step = .
help-key-turn = >
help-key-recap = , .
help-key-advice = !
help-key-tab = Tab
help-key-board = ← ↑ ↓ →
help-key-info = I
help-key-zoom = + − 0
help-key-help = ?
help-does-digits = Springt zu dieser Möglichkeit oder zu dieser Zahl
help-does-letters = Springt zur Möglichkeit, die so beginnt; in einer langen Liste suchst du durch Tippen
help-does-arrows = Geht von Möglichkeit zu Möglichkeit
help-does-enter = Wählt die Möglichkeit oder den Ort auf dem Spielplan
help-does-escape = Springt zu deiner nächsten Entscheidung; zeigt wieder alle Möglichkeiten; schließt, was offen ist
help-does-pause = Hält nach diesem Schritt an oder macht weiter
help-does-step = Zeigt einen Schritt und hält dann an
help-does-turn = Überspringt diesen Zug
help-does-recap = Blättert durch die Schritte seit deinem letzten Zug
help-does-advice = Fragt den Consigliere oder schickt ihn weg
help-does-tab = Geht von der Auswahl zu Verlauf und Chat und zurück zum Spielplan
help-does-board = Geht über den Spielplan, die Tableaus und den Verlauf
help-does-info = Auf dem Spielplan und den Tableaus: zeigt, was das ist
help-does-zoom = Auf dem Spielplan: vergrößern, verkleinern, alles zeigen
help-does-help = Zeigt diese Hilfe

host-title = Du leitest den Tisch
host-spectators = Andere dürfen zuschauen
host-hints = Alle dürfen den Consigliere fragen
host-fixed = (steht fest, solange noch jemand mitspielt)
host-newcomers = Neue dürfen darum bitten, einen Bot abzulösen
host-open = Der Tisch ist öffentlich
host-make = Leitung übergeben
host-webhooks = Webhooks dieses Tisches
host-remove = Tisch löschen
host-sure = Das löscht den Tisch und seine Partie für alle. Es lässt sich nicht rückgängig machen.

info-rule = Regel
info-toRule = In den Regeln lesen
info-nothing = Dazu gibt es nichts zu sagen.
info-pin = Für dein Team markieren:
info-pinAlone = Für dich markieren:

join-open = Um einen Platz bitten
join-words = Alle, die mitspielen, werden gefragt. Wenn niemand ablehnt, siehst du die Geheimnisse dieses Platzes und spielst von da an für ihn. Hast du hier schon gespielt, kommst du sofort zurück.
join-closed = Sobald die Partie begonnen hat, nimmt dieser Tisch niemand Neues auf.

notice-restart = { $n ->
    [one] Der Server startet in einer Minute neu. Deine Partien gehen danach weiter.
   *[other] Der Server startet in { $n } Minuten neu. Deine Partien gehen danach weiter.
}
link-connecting = Verbindung wird aufgebaut …
link-lost = Verbindung verloren. Sie wird neu aufgebaut …
link-closed = Die Verbindung wurde geschlossen.
link-4400 = Der Server hat diese Seite nicht verstanden. Lade sie neu.
link-4401 = Du bist abgemeldet. Lade die Seite neu.
link-4403 = Du hast keinen Zugang zu diesem Tisch.
link-4404 = Diesen Tisch gibt es nicht mehr.

log-title = Was geschah
log-empty = Noch ist nichts passiert.
log-older = Ältere Einträge zeigen
log-newest = Zum Neuesten
log-replay = Den Spielplan zu diesem Zeitpunkt zeigen
log-undone = (zurückgenommen)
log-more = Davor noch { $n }.

menu-open = Menü
menu-title = Dieser Tisch
menu-draw = Unentschieden anbieten
menu-study = Diese Stellung studieren
menu-study-why = Probiere Möglichkeiten auf einem eigenen Spielplan aus. Was du nicht sehen kannst, wird ausgelost.
menu-concede = Aufgeben
menu-sure-end = Alle werden gefragt, ob die Partie ohne Sieg enden soll.
menu-sure-concede = Spielst du in einem Team, muss es zustimmen. Bei zwei Seiten gewinnt die andere. Sind es mehr, spielt ein Bot für dich weiter, solange noch jemand mitspielt; sonst endet die Partie, und die Übrigen gewinnen.
menu-leave = Partie verlassen
menu-sure-leave = Du gibst deinen Platz ab. Ein Bot spielt weiter, und jemand anderes kann ihn ablösen, wenn alle Mitspielenden zustimmen. Alle erfahren davon.
menu-copy = Einladungslink kopieren
menu-copied = Kopiert
menu-mute = Ton aus
menu-notes = Notizen
menu-advance = Antworten im Voraus
menu-replay = Die bisherige Partie ansehen
menu-rules = Regeln

moves-title = Anzeige der Züge
moves-pause = Pause
moves-go = Weiter
moves-step = Ein Schritt
moves-turn = Zug überspringen
# $what (text): what the button does, and why it does nothing now
moves-none = { $what }: gerade wird nichts gezeigt
moves-mine = Bis ich dran bin
moves-newest = Zum Neuesten
moves-on = Weiter
moves-paused = Angehalten.
moves-rushing = Vorspulen bis zu deiner nächsten Entscheidung.
moves-next = Der nächste Schritt folgt.
moves-suspense = Gleich …
moves-more = { $n ->
    [one] (und 1 weiterer)
   *[other] (und { $n } weitere)
}

pass-kicker = Gib das Gerät weiter
odds-title = Aussichten im Kampf
odds-request = Auf Nachfrage
odds-always = Immer zeigen
odds-never = Nie zeigen
odds-help = Was bei jeder Wahl in einem Kampf wahrscheinlich herauskommt, berechnet aus dem, was die Person weiß.

pass-title = Nun ist { $name } dran
pass-words = Gib das Gerät an { $name } weiter. Bis dahin ist vom Tisch nichts zu sehen.
pass-take = Ich bin { $name }

prompt-rules = Regeln
prompt-tip = Tipp
prompt-help = Tipp und Regeln zu dieser Frage
prompt-book = Alle Regeln
prompt-bookWhy = Die Regeln zu dieser Frage in einem neuen Tab öffnen
prompt-sealed = verdeckt
prompt-sealedWhy = Andere wählen gleichzeitig; alles wird zusammen aufgedeckt.
prompt-done = gewählt, noch änderbar
prompt-sent = Wird gesendet …
prompt-sentLater = Deine Wahl wird gesendet, sobald die Verbindung wieder da ist.
prompt-waiting = Warten auf { LIST($names) }.
prompt-othersChoose = { $names ->
    [one] { LIST($names) } wählt noch.
   *[other] { LIST($names) } wählen noch.
}
prompt-nobody = Gerade muss niemand etwas entscheiden.
prompt-next = { $name } muss entscheiden.
prompt-pass = Weiter an { $name }

proposal-title = Eine Frage an alle
proposal-undo = { $name } möchte einen ganzen Zug zurücknehmen: Die Partie geht zurück bis zu dessen Anfang.
proposal-end = { $name } bietet ein Unentschieden an.
proposal-concede = { $name } möchte aufgeben.
# $of (name): for whom a bot is to play
proposal-stand_in = { $name } möchte, dass ein Bot für { $of } spielt, bis dort die Verbindung wieder steht.
# $name: somebody who does not play yet; $of (name): the seat
proposal-join = { $name } bittet darum, für { $of } zu spielen.
proposal-join-why = { $name } sähe alle Geheimnisse dieses Platzes und würde ihn übernehmen. Lehnt auch nur eine Person ab, ist die Antwort Nein.
proposal-mine-undo = Du hast darum gebeten, deinen ganzen Zug zurückzunehmen: Die Partie geht zurück bis zu dessen Anfang.
proposal-mine-end = Du hast ein Unentschieden angeboten.
proposal-mine-concede = Du hast deinem Team vorgeschlagen, aufzugeben.
# $of (name)
proposal-mine-stand_in = Du hast darum gebeten, dass ein Bot für { $of } spielt, bis dort die Verbindung wieder steht.
# $of (name)
proposal-mine-join = Du hast darum gebeten, für { $of } zu spielen.
proposal-waiting = Noch ohne Antwort: { LIST($names) }.
# $time (such as 0:45)
proposal-lapses = Keine Antwort innerhalb von { $time } gilt als Ablehnung.
# $time (such as 0:45)
proposal-lapses-join = Wer hier ist und innerhalb von { $time } nicht antwortet, lehnt damit ab.
proposal-yes = Zustimmen
proposal-no = Ablehnen
proposal-withdraw = Zurückziehen

recap-turn = { $n ->
    [one] Seit deinem letzten Zug: 1 Schritt
   *[other] Seit deinem letzten Zug: { $n } Schritte
}
recap-visit = { $n ->
    [one] Seit deinem letzten Besuch: 1 Schritt
   *[other] Seit deinem letzten Besuch: { $n } Schritte
}
recap-at = { $at } von { $n }
recap-previous = Voriger Schritt
recap-next = Nächster Schritt
recap-close = Schließen

seat-named = { $name } ({ $player })
seat-number = Platz { $n }

seats-title = Plätze
seats-hotSeat = Ein Bildschirm für alle: Eine Person spielt für mehr als eine Seite.
seats-position = Diese Partie beginnt mit einer Stellung aus einer Studie. Wer den Tisch eröffnet hat, hat alles darin gesehen.
seats-you = { $name }, du
seats-away = { $name }, weg
seats-stands = { $bot } für { $name }
seats-team-own = Dein Team
seats-team-other = Gegnerisches Team
seats-team-of = Team { $n }
seats-waits = { $you ->
    [true] du bist dran, { $time }
   *[false] entscheidet, { $time }
  }
seats-turn = muss entscheiden
seats-hasTurn = , muss entscheiden

standIn-title = Jemand fehlt
standIn-lost = { $name } hat die Verbindung verloren.
standIn-ask = Bis zur Rückkehr einen Bot spielen lassen
standIn-others = Alle, die da sind, müssen zustimmen.

settled-refused = { $name } ist nicht einverstanden.
settled-withdrawn = { $name } hat die Frage zurückgezogen.
settled-lapsed = Nicht alle haben rechtzeitig geantwortet. Es ändert sich nichts.
# $what: what was asked for
settled-overtaken = { $what ->
    [stand_in] Die abwesende Person ist zurück oder hat die Partie verlassen. Ein Bot wird nicht gebraucht.
    [join] Dieser Platz ist nicht mehr zu haben.
   *[other] Die Partie ging weiter. Es wird nichts zurückgenommen.
}

settings-speed = Tempo der Züge
settings-speeds-slow = Langsam
settings-speeds-normal = Normal
settings-speeds-fast = Schnell
settings-speeds-off = Sofort
settings-title = Darstellung
settings-theme = Farben
settings-themes-auto = Wie das Gerät
settings-themes-light = Hell
settings-themes-dark = Dunkel
settings-language = Sprache
settings-unasked = { $n ->
    [one] Vor einer Art von Entscheidung, die sich nicht zurücknehmen lässt, wirst du nicht mehr gefragt.
   *[other] Vor { $n } Arten von Entscheidungen, die sich nicht zurücknehmen lassen, wirst du nicht mehr gefragt.
}
settings-askAgain = Wieder fragen
settings-wait = Eigene Kämpfe anzeigen, bis du auf „Weiter“ klickst
settings-cover = Alles verbergen, wenn das Gerät weitergegeben wird
settings-sound = Leise Geräusche am Tisch und eine Glocke, wenn du am Zug bist
settings-coach = Tipps zu neuen Fragen und Warnungen vor Zügen, die man schnell bereut

sheet-up = Verlauf, Chat …
sheet-down = Schließen
sheet-choices = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
sheet-end = Das Ergebnis

shell-toChoices = Zur Auswahl
shell-board = Das Spiel
shell-boardBroken = Der Spielplan lässt sich nicht zeichnen ({ $words }). Mit der Liste der Möglichkeiten kannst du weiterspielen.
shell-watching = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}

sign-attack = Angreifen
sign-defend = Verteidigen
sign-look = Hinsehen

tab-choices = Auswahl
tab-result = Ergebnis
tab-counsel = Consigliere
tab-log = Verlauf
tab-chat = Chat
tab-wide = Als breite Spalte öffnen
tab-narrow = Zurück in die Seitenleiste
tab-seats = Plätze

table-loading = Der Tisch wird gedeckt …
table-yourTurn = ● Du bist dran
table-notHere = Hier kannst du dich nicht hinsetzen
table-help-invite = Bitte die Tischleitung um den Einladungslink. Vor der Partie kann sie auch einfach die Adresse ihrer Seite weitergeben.
table-help-watch = Bitte die Tischleitung, Zuschauen zu erlauben.
table-help-account = Du bist mit einem Konto schon an diesem Tisch?
table-help-signIn = Anmelden
table-help-gone = Vielleicht wurde der Tisch geschlossen, oder die Adresse ist unvollständig.
table-help-open = Offene Tische

undo-free = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-turn = Zug zurück
undo-short-free = Zurück
undo-short-ask = Fragen
undo-short-turn = Zug
undo-why-turn = Nimmt deinen ganzen Zug zurück, alle { $n } Entscheidungen auf einmal.
undo-why-free = Nimmt deine letzte Wahl sofort zurück.
undo-why-ask = Andere haben aus deiner letzten Wahl etwas erfahren. Deshalb werden alle gefragt. Stimmen sie zu, geht die Partie bis zum Anfang deines Zuges zurück.

why-playing = Warte, bis die früheren Züge gezeigt wurden.
why-over = Die Partie ist vorbei.
why-watching = Du schaust zu.
why-others = Du bist nicht am Zug. Warten auf { LIST($names) }.
why-sent = Deine Wahl ist unterwegs.
why-rule = Regel { $rule }
