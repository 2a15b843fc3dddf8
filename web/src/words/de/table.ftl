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
bot-sure = Ab jetzt spielt { $bot } auf deinem Platz, und alle erfahren es. Du kannst den Platz jederzeit zurücknehmen, nicht aber, was der Bot getan hat.
bot-plays = { $bot } spielt für dich.
bot-back = Platz zurücknehmen

chat-title = Chat
chat-mute = { $name } stumm schalten
chat-muted = Du hast jemanden stumm geschaltet.
chat-unmute = Stummschaltung aufheben
chat-empty = Noch hat niemand etwas gesagt.
chat-to = Wer es liest
chat-table = An alle am Tisch
chat-team = Nur an mein Team
chat-teamChip = Team
chat-say = Nachricht an alle
chat-sayTeam = Nachricht an dein Team
chat-send = Senden
chat-unread = { $n ->
    [one] { $n } neue Zeile
   *[other] { $n } neue Zeilen
}

choices-title = Auswahl
choices-only = Nur: { $name }
choices-all = Alle zeigen
# $name: what was clicked, such as a space; the choices below lead there
choices-goal = Ziel: { $name }. Womit? Ein zweiter Klick wählt die erste Möglichkeit.
choices-cheapest = günstigste
# $n (number): as many choices come to the same
choices-alike = eine von { $n }
# $odds: what is likely to come of a choice
choices-odds = Aussichten: { $odds }
choices-inAnyCase = In jedem Fall:
# $n (number): as many choices lead to what is pointed at
choices-leads =
    { $n ->
        [one] Klicken, um das zu tun: Ein Weg führt hierher.
       *[other] Klicken, um das zu tun: { $n } Wege führen hierher, der günstigste zuerst.
    }
choices-filter = In { $n } Möglichkeiten suchen
choices-filterLabel = Eine Möglichkeit suchen
choices-none = Keine Möglichkeit enthält diese Wörter.
choices-final = endgültig
choices-anytime = Was du jetzt außerdem darfst ({ $n })
choices-anytimeWhy = Die Frage bleibt danach offen.
choices-anytimeWait = Dafür musst du nicht am Zug sein.

clock-left = Restzeit:{" "}
# $decision, $bank (times such as 1:05)
clock-both = { $decision } + { $bank }
# $a, $b (numbers)
clock-days = { $a } T { $b } h
clock-hours = { $a } h { $b } min
clock-why-live = Zeit für diese Entscheidung, dann der Rest des Zeitkontos
clock-why-days = Restzeit für die ganze Partie
clock-hurry = Deine Zeit ist fast um. Dann wird die vorgesehene Wahl für dich getroffen, und ein Bot spielt weiter, bis du wieder da bist.

confirm-title = Bist du sicher?
confirm-yes = Ja, machen
confirm-no = Nein, zurück
confirm-never = Nicht mehr fragen
confirm-gone = Das geht nicht mehr: Jemand anderes hat gezogen.

counsel-ask = Consigliere
counsel-why = Fragt den Consigliere, was er an deiner Stelle tun würde. Taste: !
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
counsel-no-no_hints = An diesem Tisch darf ihn niemand fragen.
counsel-no-nothing_asked = Du hast jetzt nichts zu entscheiden.
counsel-no-busy = Er ist beschäftigt. Frage ihn gleich noch einmal.
counsel-no-too_many = Du hast ihn sehr oft gefragt. Warte ein wenig.
counsel-no-refused = Er hat keine Antwort. Frage ihn noch einmal.

dialog-close = Schließen

end-title = Die Partie ist vorbei.
end-won = Du hast gewonnen
end-lost = Du hast verloren
end-draw = Niemand gewinnt
end-player = Familie
end-score = Stand
end-winner = gewinnt
end-rematch = Noch einmal
end-toRematch = Zur Revanche
end-report = Bericht
end-replay = Die Partie noch einmal ansehen
end-record = Aufzeichnung speichern
end-revealed = Jetzt ist alles aufgedeckt.
end-kept = Alles ging mit rechten Dingen zu: Die Startzahl passt zum Fingerabdruck von vor der Partie ✓
end-broken = Die Startzahl passt NICHT zum Fingerabdruck von vor der Partie
end-promise = Aller Zufall kommt aus einer geheimen Zahl, der Startzahl. Vor der Partie hat der Server ihren Fingerabdruck (SHA-256) veröffentlicht; dein Browser hat ihn gerade aus der Startzahl berechnet, und ob beide übereinstimmen, steht oben.
end-seed = Startzahl
end-commitment = Fingerabdruck, vor der Partie veröffentlicht

error-offline = Der Server antwortet nicht. Läuft er und steht die Verbindung?
error-status = Der Server hat mit dem Status { $status } geantwortet.
error-unexpected = Etwas ist schiefgegangen: { $words }

help-open = Hilfe
help-title = So wird hier gespielt
help-way-point = Was leuchtet, lässt sich wählen: Klicke oder tippe es an. Gehören mehrere Möglichkeiten dazu, zeigt die Liste nur noch diese.
help-way-list = Alles lässt sich auch aus der Liste wählen. Zeigst du auf eine Möglichkeit, siehst du auf dem Spielplan, was sie betrifft.
help-way-info = Rechtsklick oder langes Drücken: was das ist, mit seinen Regeln. Die kleinen Nummern unter einer Frage sind ihre Regeln.
help-way-pin = Dort kannst du einen Ort auch markieren, sodass nur dein Team es sieht: Angreifen, Verteidigen, Hinsehen.
help-keys = Tasten
help-key-digits = 1 … 9
help-key-letters = A … Z
help-key-arrows = ↑ ↓ Pos1 Ende
help-key-enter = Enter
help-key-escape = Esc
help-key-pause = ,
help-key-step = .
help-key-turn = >
help-key-advice = !
help-key-tab = Tab
help-key-board = ← ↑ ↓ →
help-key-info = I
help-key-zoom = + − 0
help-key-help = ?
help-does-digits = Zu dieser Möglichkeit; wo nach einer Zahl gefragt ist, zu dieser Zahl
help-does-letters = Zur Möglichkeit, die so beginnt; in einer langen Liste durch Tippen suchen
help-does-arrows = Von Möglichkeit zu Möglichkeit
help-does-enter = Wählt die Möglichkeit oder den Ort auf dem Spielplan
help-does-escape = Zeigt alles sofort, bis du entscheiden musst; zeigt wieder die ganze Auswahl; schließt, was offen ist
help-does-pause = Hält nach diesem Schritt an oder fährt fort
help-does-step = Zeigt einen Schritt und hält an
help-does-turn = Überspringt den Rest dieses Zugs
help-does-advice = Fragt den Consigliere oder schickt ihn weg
help-does-tab = Von der Auswahl zu Verlauf und Chat und zurück zum Spielplan
help-does-board = Auf dem Spielplan, den Tableaus und im Verlauf: von einem zum nächsten
help-does-info = Auf dem Spielplan und den Tableaus: was das ist
help-does-zoom = Auf dem Spielplan: näher, weiter weg, alles
help-does-help = Diese Hilfe

host-title = Du leitest den Tisch
host-spectators = Andere dürfen zuschauen
host-hints = Alle dürfen den Consigliere fragen
host-fixed = (steht fest: Es spielt noch jemand mit)
host-newcomers = Neue dürfen um den Platz eines Bots bitten
host-open = Der Tisch steht für alle in der Liste
host-make = Leitung übergeben
host-remove = Tisch entfernen
host-sure = Der Tisch und seine Partie werden für alle entfernt. Das lässt sich nicht zurücknehmen.

info-rule = Regel
info-toRule = In den Regeln lesen
info-nothing = Dazu gibt es nichts zu sagen.
info-pin = Für dein Team markieren:
info-pinAlone = Für dich markieren:

join-open = Um einen Platz bitten
join-words = Alle, die mitspielen, werden gefragt. Wenn niemand ablehnt, siehst du, was dieser Platz verbirgt, und spielst ihn von da an. Wer hier schon gespielt hat, kommt sofort zurück.
join-closed = Solange die Partie läuft, kommt an diesem Tisch niemand Neues dazu.

notice-restart = { $n ->
    [one] Der Server startet in einer Minute neu; deine Partien gehen danach weiter.
   *[other] Der Server startet in { $n } Minuten neu; deine Partien gehen danach weiter.
}
link-connecting = Verbindung wird aufgebaut …
link-lost = Verbindung verloren. Neuer Versuch …
link-closed = Die Verbindung ist geschlossen.
link-4400 = Der Server hat diese Seite nicht verstanden. Lade sie neu.
link-4401 = Du bist abgemeldet. Lade die Seite neu.
link-4403 = Du darfst diesen Tisch nicht sehen.
link-4404 = Diesen Tisch gibt es nicht mehr.

log-title = Was geschah
log-empty = Noch ist nichts geschehen.
log-older = Ältere Zeilen
log-newest = Zum Neuesten
log-replay = Den Spielplan bei dieser Zeile zeigen
log-undone = (zurückgenommen)
log-more = Davor noch { $n }.

menu-open = Menü
menu-title = An diesem Tisch
menu-draw = Unentschieden anbieten
menu-study = Diese Stellung studieren
menu-study-why = Probiere Möglichkeiten auf einem eigenen Spielplan aus. Was dir verborgen ist, wird so ausgelost, wie es sein könnte.
menu-concede = Aufgeben
menu-sure-end = Alle werden gefragt, ob die Partie ohne Sieg enden soll.
menu-sure-concede = Spielst du in einem Team, wird es zuerst gefragt. Sind alle darin einverstanden, gewinnen die anderen.
menu-leave = Partie verlassen
menu-sure-leave = Du gibst deinen Platz ab: Ein Bot spielt weiter, und jemand anderes darf sich dort hinsetzen, wenn alle zustimmen, die mitspielen. Alle erfahren es.
# $name (name of a seat and its player)
menu-standIn = Um einen Bot für { $name } bitten
menu-copy = Einladung kopieren
menu-copied = Kopiert
menu-replay = Die Partie bisher, Schritt für Schritt
menu-rules = Regeln

moves-title = Wie das Geschehen gezeigt wird
moves-pause = Pause
moves-go = Weiter
moves-step = Ein Schritt
moves-turn = Zug überspringen
moves-mine = Bis ich dran bin
moves-newest = Zum Neuesten
moves-on = Weiter
moves-paused = Angehalten.
moves-rushing = Alles wird sofort gezeigt, bis du entscheiden musst.
moves-next = Der nächste Schritt folgt.
moves-more = { $n ->
    [one] und 1 weiterer
   *[other] und { $n } weitere
}

pass-kicker = Gib das Gerät weiter
pass-title = Nun ist { $name } dran
pass-words = Gib das Gerät weiter an { $name }. Bis dahin ist vom Tisch nichts zu sehen.
pass-take = Ich bin { $name }

prompt-rule = Regel { $rule }
prompt-rules = Regeln
prompt-book = Regeln
prompt-bookWhy = Die Regeln zu dieser Frage in einem neuen Tab öffnen
prompt-moreRules = { $n ->
    [one] { $n } weitere Regel
   *[other] { $n } weitere Regeln
}
prompt-sealed = verdeckt
prompt-sealedWhy = Andere wählen gleichzeitig; alles wird zusammen aufgedeckt.
prompt-done = gewählt, noch änderbar
prompt-sent = Gesendet …
prompt-sentLater = Wird gesendet, sobald die Verbindung wieder da ist.
prompt-waiting = Warten auf { LIST($names) }.
prompt-othersChoose = { $names ->
    [one] { LIST($names) } wählt noch.
   *[other] { LIST($names) } wählen noch.
}
prompt-nobody = Jetzt muss niemand etwas entscheiden.
prompt-next = { $name } muss entscheiden.
prompt-pass = Weiter an { $name }

proposal-title = Eine Frage an alle
proposal-undo = { $name } möchte die letzte Wahl zurücknehmen.
proposal-end = { $name } bietet ein Unentschieden an.
proposal-concede = { $name } möchte aufgeben.
# $of (name): for whom a bot is to play
proposal-stand_in = { $name } möchte, dass ein Bot für { $of } spielt; dort ist schon lange niemand mehr.
# $name: somebody who does not play yet; $of (name): the seat
proposal-join = { $name } möchte mitspielen, und zwar für { $of }.
proposal-join-why = { $name } sähe alles, was dieser Platz verbirgt, und würde ihn spielen. Eine Ablehnung genügt.
proposal-mine-undo = Du möchtest deine letzte Wahl zurücknehmen.
proposal-mine-end = Du hast ein Unentschieden angeboten.
proposal-mine-concede = Du hast vorgeschlagen, aufzugeben.
# $of (name)
proposal-mine-stand_in = Du hast gebeten, dass ein Bot für { $of } spielt.
# $of (name)
proposal-mine-join = Du möchtest mitspielen, und zwar für { $of }.
proposal-waiting = Noch ohne Antwort: { LIST($names) }.
# $time (such as 0:45)
proposal-lapses = Wer in { $time } nicht antwortet, hat abgelehnt.
# $time (such as 0:45)
proposal-lapses-join = Wer hier ist und in { $time } nicht antwortet, hat abgelehnt.
proposal-yes = Zustimmen
proposal-no = Ablehnen
proposal-withdraw = Zurückziehen

recap-title = { $n ->
    [one] Seit deinem letzten Besuch: 1 Ereignis
   *[other] Seit deinem letzten Besuch: { $n } Ereignisse
}
recap-close = Schließen

seat-named = { $name } ({ $player })
seat-number = Platz { $n }

seats-title = Plätze
seats-hotSeat = Ein Bildschirm für alle: Eine Person spielt für mehr als eine Seite.
seats-position = Diese Partie beginnt mit einer Stellung aus einer Studie: Wer den Tisch eröffnet hat, hat alles darin gesehen.
seats-you = { $name }, du
seats-away = { $name }, weg
seats-stands = { $bot } für { $name }
seats-team-own = Dein Team
seats-team-other = Gegen dich
seats-team-of = Team { $n }
seats-waits = { $you ->
    [true] du bist dran, { $time }
   *[false] entscheidet, { $time }
  }
seats-turn = muss entscheiden
seats-hasTurn = , muss entscheiden

settled-refused = { $name } ist nicht einverstanden.
settled-withdrawn = { $name } hat die Frage zurückgezogen.
settled-lapsed = Nicht alle haben rechtzeitig geantwortet: Nichts ändert sich.
# $what: what was asked for
settled-overtaken = { $what ->
    [stand_in] Die abwesende Person ist zurück oder hat die Partie verlassen: Es braucht keinen Bot.
    [join] Dieser Platz ist nicht mehr zu haben.
   *[other] Die Partie ging weiter: Nichts wird zurückgenommen.
}

settings-speed = Wie schnell das Geschehen gezeigt wird
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
tab-seats = Plätze

table-loading = Der Tisch wird gedeckt …
table-yourTurn = ● Du bist dran
table-notHere = Hier kannst du dich nicht hinsetzen

undo-free = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-turn = Ganzer Zug
undo-short-free = Zurück
undo-short-ask = Fragen
undo-short-turn = Zug
undo-why-turn = Nimmt den ganzen Zug zurück, alle { $n } Entscheidungen auf einmal.
undo-why-free = Nimmt deine letzte Wahl sofort zurück.
undo-why-ask = Andere haben aus deiner letzten Wahl etwas erfahren: Alle werden gefragt, ob du sie zurücknehmen darfst.

why-playing = Warte, bis die Züge davor gezeigt sind.
why-over = Die Partie ist vorbei.
why-watching = Du schaust zu.
why-others = Du bist nicht am Zug. Warten auf { LIST($names) }.
why-sent = Deine Wahl ist unterwegs.
why-rule = Regel { $rule }
