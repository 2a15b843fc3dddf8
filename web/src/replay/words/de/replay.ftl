# Replays: a game looked at again, step by step.

title = Wiederholung
back = Zum Tisch
loading = Die Partie wird herausgesucht …

# $at, $last (numbers)
step-of = Schritt { $at } von { $last }
# the same, read out before what happened
step-now = Schritt { $at } von { $last }.
step-start = Der Anfang.
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
view-all = Alle zusammen
view-refused = Diese Sicht ist dir nicht erlaubt; hier siehst du, was du sehen darfst.

link-short = Link kopieren
link = Einen Link zu diesem Schritt kopieren
link-copied = Kopiert
log = Was geschah
log-open = Verlauf
log-close = Den Verlauf schließen
new-steps = Zeigen, was seither geschah

keys = Tasten: ← und → gehen schrittweise, mit Umschalt zugweise, mit Strg phasenweise; Bild auf und Bild ab gehen rundenweise, Pos1 und Ende zum Anfang und zum Ende; die Leertaste spielt ab.

# $line (number), $rules and $today (versions of the rules), $problem (what is wrong, in English)
departs-line = Ab Zeile { $line } lässt sich diese Aufzeichnung nach den heutigen Regeln nicht spielen (entstanden mit Regeln { $rules }, hier gelten Regeln { $today }): { $problem }. Danach werden nur ihre Zeilen gezeigt; der Spielplan bleibt, wie er war.
departs-digest = Die heutigen Regeln führen zu einem anderen Ende, als diese Aufzeichnung sagt (entstanden mit Regeln { $rules }, hier gelten Regeln { $today }), und sie verrät nicht, wo sie abweicht: Was gezeigt wird, ist vielleicht nicht, was geschah.
departs-table = Ab hier führen die heutigen Regeln nicht zu dem, was geschah (die Partie begann mit Regeln { $rules }, hier gelten Regeln { $today }). Der Verlauf geht weiter, wie er aufbewahrt wurde; der Spielplan bleibt, wie er war.
unknown = Der Spielplan zeigt den letzten Schritt, den die heutigen Regeln kennen; nur bis dorthin gibt es Studien.

paste-title = Eine Aufzeichnung ansehen
paste-words = Füge die Aufzeichnung einer Partie ein oder wähle ihre Datei. Du bekommst sie am Ende einer Partie oder von der Befehlszeile. Hier wird sie höchstens eine Stunde und nur in diesem Tab aufbewahrt.
paste-label = Aufzeichnung
paste-file = Datei wählen
paste-go = Ansehen
paste-again = Diese Aufzeichnung wird hier nicht mehr aufbewahrt. Füge sie noch einmal ein.
paste-large = Diese Datei ist zu groß für eine Aufzeichnung.

# A link to the study board
study = Studie
