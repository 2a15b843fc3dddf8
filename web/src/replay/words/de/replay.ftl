# Replays: a game looked at again, step by step.

title = Wiederholung
back = Zum Tisch
loading = Die Partie wird geladen …

# $at, $last (numbers)
step-of = Schritt { $at } von { $last }
# the same, read out before what happened
step-now = Schritt { $at } von { $last }.
step-start = Anfang der Partie.
scrubber = Schritt der Partie
marks = Teile der Partie

by-round-back = Eine Runde zurück
by-round-on = Eine Runde weiter
by-phase-back = Eine Phase zurück
by-phase-on = Eine Phase weiter
by-turn-back = Einen Zug zurück
by-turn-on = Einen Zug weiter
by-step-back = Einen Schritt zurück
by-step-on = Einen Schritt weiter
play = Abspielen
stop = Anhalten
speed = Tempo
# $n (number, may have a half)
speed-of = { $n }×
undone = Zurückgenommenes zeigen

view = Sicht
view-public = Publikum
view-all = Alles aufgedeckt
view-refused = Diese Sicht steht dir nicht offen. Gezeigt wird, was du sehen darfst.

link-short = Link kopieren
link = Einen Link zu diesem Schritt kopieren
link-copied = Kopiert
log = Was geschah
log-open = Verlauf
log-close = Den Verlauf schließen
new-steps = Zeigen, was seither geschehen ist

keys = Tasten: ← und → gehen schrittweise, mit Umschalt zugweise, mit Strg phasenweise. Bild auf und Bild ab gehen rundenweise, Pos1 und Ende springen zum Anfang und zum Ende, und die Leertaste startet das Abspielen und hält es an.

# $line (number), $rules and $today (versions of the rules), $problem (what is wrong, in English)
departs-line = Ab Zeile { $line } lässt sich diese Aufzeichnung nach den heutigen Regeln nicht spielen (entstanden mit Regeln { $rules }, hier gelten Regeln { $today }): { $problem }. Danach siehst du nur ihre Zeilen; der Spielplan bleibt, wie er war.
departs-digest = Nach den heutigen Regeln endet diese Partie anders, als ihre Aufzeichnung sagt (entstanden mit Regeln { $rules }, hier gelten Regeln { $today }). Wo der Unterschied beginnt, verrät sie nicht: Was du siehst, ist vielleicht nicht das, was geschehen ist.
departs-table = Ab hier passen die heutigen Regeln nicht mehr zu dem, was geschehen ist (die Partie begann mit Regeln { $rules }, hier gelten Regeln { $today }). Der Verlauf geht so weiter, wie er gespeichert wurde; der Spielplan bleibt, wie er war.
unknown = Der Spielplan zeigt den letzten Schritt, der sich nach den heutigen Regeln nachspielen lässt. Studieren kannst du nur die Schritte bis dorthin.

paste-title = Eine Aufzeichnung ansehen
paste-words = Füge die Aufzeichnung einer Partie ein oder wähle ihre Datei. Du kannst sie am Ende einer Partie herunterladen oder auf der Befehlszeile speichern. Der Server behält sie höchstens eine Stunde, dieser Tab behält eine Kopie.
paste-label = Aufzeichnung
paste-file = Datei wählen
paste-go = Abspielen
paste-again = Diese Aufzeichnung ist nicht mehr auf dem Server. Füge sie noch einmal ein.
paste-large = Diese Datei ist zu groß für eine Aufzeichnung.

# A link to the study board
study = Studieren

# Replays saved on the device
save-offline = Für unterwegs speichern
save-busy = Wird gespeichert …
save-done = Auf diesem Gerät gespeichert
save-remove = Vom Gerät entfernen
save-removed = Von diesem Gerät entfernt
save-failed = Diese Wiederholung konnte nicht gespeichert werden.
saved-title = Gespeicherte Wiederholungen
saved-list = Gespeicherte Wiederholungen
saved-words = Diese Wiederholungen liegen auf diesem Gerät, du kannst sie auch ohne Verbindung ansehen. Wenn du dich abmeldest, werden sie entfernt.
saved-none = Du hast keine Wiederholungen gespeichert. Öffne die Wiederholung einer beendeten Partie und wähle „Für unterwegs speichern“.
saved-gone = Diese Wiederholung ist auf diesem Gerät nicht gespeichert.
# for screen readers. $title (text) the game, $players (text) the names of the players
saved-removeOne = Vom Gerät entfernen: { $title }, { $players }
