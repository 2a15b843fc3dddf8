### The study board.

title = Studie
back-table = Zum Tisch
back-replay = Zur Wiederholung
back-home = Startseite
loading = Die Stellung wird aufgebaut …
about = Probiere aus, was du willst: Nichts hier ändert eine Partie.
# $n (choices made in the study)
choices = { NUMBER($n) ->
    [0] Die Stellung, wie sie war
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
undo = Zurück
redo = Wieder vor
over = Die Partie ist hier vorbei.
busy = …

# Opens the rest of the tools, where there is little room
tools = Mehr
log = Verlauf
share = Teilen
share-done = Der Link ist kopiert:
export = Export
export-why = Eine Szenariodatei: `cosca scenario DATEI` führt sie aus.
export-keep = Datei speichern
edit = Ändern
goOn = Weiter
goOn-why = Ein neuer Tisch, an dem es von hier weitergeht.
goOn-me = Ich spiele
goOn-bots = Alle anderen
goOn-start = Hinsetzen

edit-why = Ändere, was du willst; danach wird geprüft, ob die Stellung möglich ist. Klicke etwas auf dem Spielplan an, um es hier zu finden.
edit-find = Suchen
edit-rest = Der Rest
edit-none = Nichts gefunden.
edit-here = Nur { $name }
edit-all = Alles zeigen
edit-apply = Aufbauen
edit-reset = Wie es war
edit-text = Als Text
edit-text-why = Die ganze Stellung (JSON), wie docs/formats.md sie beschreibt.
edit-unreadable = Das ist kein JSON: { $problem }
edit-starts = Die Partie geht weiter
edit-asIs = wo sie steht
edit-turn = Zug von
edit-anyTurn = wer beginnt
edit-done = Aufgebaut.
