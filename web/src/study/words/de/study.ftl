### The study board.

title = Studie
back-table = Zum Tisch
back-replay = Zur Wiederholung
back-puzzle = Zum Rätsel
back-home = Startseite
loading = Die Stellung wird aufgebaut …
about = Probiere aus, was du willst. Auf echte Partien hat hier nichts Einfluss.
# $n (choices made in the study)
choices = { NUMBER($n) ->
    [0] Ausgangsstellung
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
undo = Zurück
redo = Vor
over = Die Partie ist hier vorbei.
busy = …

# Opens the rest of the tools, where there is little room
tools = Mehr
log = Verlauf
share = Teilen
share-done = Link kopiert:
export = Export
export-why = Eine Szenariodatei. `cosca scenario DATEI` führt sie aus.
export-keep = Datei herunterladen
edit = Bearbeiten
goOn = Von hier spielen
goOn-why = Eröffnet einen neuen Tisch, an dem es von dieser Stellung aus weitergeht.
goOn-me = Ich spiele
goOn-bots = Alle anderen
goOn-start = Partie beginnen

edit-why = Ändere Spielmaterial, Geld und Befehle; die Stellung wird anhand der Regeln geprüft. Klicke etwas auf dem Spielplan an, um es hier zu finden.
edit-find = Suchen
edit-rest = Sonstiges
edit-none = Nichts gefunden.
edit-here = Nur { $name }
edit-all = Alles zeigen
edit-apply = Aufbauen
edit-reset = Zurücksetzen
edit-text = Als Text bearbeiten
edit-text-why = Die ganze Stellung als JSON, wie docs/formats.md es beschreibt.
edit-unreadable = Das ist kein gültiges JSON: { $problem }
edit-starts = Die Partie geht weiter
edit-asIs = wo sie steht
edit-turn = Zug von
edit-anyTurn = der Startperson
edit-done = Die Stellung ist aufgebaut.
