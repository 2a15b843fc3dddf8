# What the terminal says around a game: `cosca play`, `replay`, `advise`. Words in { "quotes" } are typed as they are.

## The start and the end of a sitting

# $file: a path
play-saved-in = Die Partie wird nach jeder Wahl gespeichert in { $file }
play-start = Tippe bei jeder Frage { "help" } für Hilfe; { "quit" } beendet.
# $bot, $instead: names of bots
play-bot-gone = Den Bot { $bot } gibt es nicht mehr: { $instead } spielt an seiner Stelle weiter.
# $command: what to type in the shell
play-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
# $seed: the number that the game was made from
play-record = Die Aufzeichnung liegt in { $file }; ihre Startzahl war { $seed }.
play-end = Spielende
verdict-won = Du hast gewonnen.
verdict-lost = Du hast verloren.
verdict-shared = Du teilst dir den Sieg.
verdict-team-won = Dein Team hat gewonnen.
verdict-team-lost = Dein Team hat verloren.

## Several people at one keyboard

# $n (number): the seat; $named (true, false): whether its family is known
play-pass =
    { $named ->
        [true] Gib die Tastatur weiter an { NAME($seat) } (Person { $n }).
       *[false] Gib die Tastatur weiter an Person { $n }.
    }
play-pass-ready = Drücke Enter, wenn niemand sonst hinsieht.
play-front =
    { $named ->
        [true] { NAME($seat) } (Person { $n })
       *[false] Person { $n }
    }

## Questions and answers

# $panels: commands; $anytime (true, false): whether something may be done at any moment
play-more =
    { $anytime ->
        [true] {"  a"}: was du außerdem darfst · { LIST($panels, type: "comma") }: der Tisch · { "hint" }: Rat · { "help" }: alle Befehle
       *[false] {"  "}{ LIST($panels, type: "comma") }: der Tisch · { "hint" }: Rat · { "help" }: alle Befehle
    }
play-cards = {"  "}Mehrere auf einmal: Tippe ihre Nummern mit Leerzeichen dazwischen, etwa { "1 2" }.
# $choice: an answer in words; $certain: what is sure to come of it
play-certain = { $choice } → { LIST($certain, type: "comma") }
play-type = Tippe eine Nummer, die Wahl in Worten oder { "help" }.
# $part: what was typed, or the part of it that is meant
play-several = „{ $part }“ passt auf mehrere Möglichkeiten. Tippe eine Nummer oder mehr von den Wörtern:
play-none = „{ $part }“ steht nicht zur Wahl. Tippe eine Nummer aus der Liste oder { "help" }.
play-none-after = „{ $part }“ lässt sich nach dem, was davor steht, nicht wählen. Es ist nichts geschehen.
play-interrupted = „{ $part }“ lässt sich nicht zusammen mit dem wählen, was davor steht: Dazwischen passiert etwas. Es ist nichts geschehen.
play-nothing = Jetzt nichts.
# $start: how the name of an area begins
play-no-area = Kein einzelnes Gebiet beginnt mit „{ $start }“.
# $why: a reason as a sentence; $rules: the ids of its rules
play-why = { SAY($why) } ({ $rules })
play-why-can = { NAME($element) } kannst du jetzt wählen.
play-why-unknown = Hier heißt nichts „{ $name }“.
play-undo-refused = Das kannst du nicht zurücknehmen: Andere haben seither gehandelt oder etwas erfahren.
play-undo-nothing = Du hast nichts zurückzunehmen.
# $choice: the choice in words
play-undone = Zurückgenommen: { $choice }
play-saved = Gespeichert in { $file }

## Help. The attribute .typed is what to type.

# $example: such as "area bronte"
play-help-answer = Antworte mit einer Nummer, mit der Wahl (`{ $example }`) oder mit einigen ihrer Wörter.
play-help-several = Mehrere Antworten auf einmal, mit Strichpunkten dazwischen oder als mehrere Nummern, werden zusammen ausgeführt oder gar nicht (`{ $example }`).
play-help-anytime = was du jederzeit darfst (auch: { "a" })
play-help-look = ein Teil des Spielplans von Nahem
    .typed = { "look" } NAME
play-help-log = was bisher geschah
    .typed = { "log" }
# $rules: an example
play-help-rules = in den Regeln nachschlagen, etwa { $rules }
    .typed = { "rules" } KENNUNG, { "rules" } WORT
play-help-why = warum du etwas jetzt nicht wählen kannst
    .typed = { "why" } NAME
play-help-hint = was der Consigliere tun würde und warum; { "hint all" }: zu jeder Möglichkeit
    .typed = { "hint" }
play-help-undo = deine letzte Wahl zurücknehmen, solange niemand daraus etwas erfahren hat
    .typed = { "undo" }
play-help-save = eine Kopie speichern; gespeichert wird ohnehin nach jeder Wahl
    .typed = { "save" } DATEI
play-help-help = diese Liste (auch: ?)
    .typed = { "help" }
play-help-quit = hier aufhören; die Partie bleibt gespeichert
    .typed = { "quit" }
play-help-again = die Frage noch einmal
    .typed = { "again" }

## Advice and replays

# $n (number): how many choices are not shown; $command: what shows them
advice-more =
    {"  "}{ $n ->
        [one] 1 weitere: { $command }
       *[other] { $n } weitere: { $command }
    }
# $n (number): choices so far
replay-step = [{ $n }] Enter: weiter, { "b" }: Spielplan, { "q" }: aufhören
# $total (number): all choices of the record
replay-after = Nach Entscheidung { $n } von { $total }.
replay-unfinished =
    { $total ->
        [one] Nach 1 Entscheidung ist die Partie noch nicht zu Ende.
       *[other] Nach { $total } Entscheidungen ist die Partie noch nicht zu Ende.
    }
# $digest: letters and digits
replay-sound = Die Aufzeichnung stimmt: Sie endet mit dem Fingerabdruck { $digest }.
replay-cut = Die Aufzeichnung hat keinen Fingerabdruck: Sie wurde abgeschnitten, oder die Partie war nicht zu Ende.

## A game without a drawing of its own

table-panel-table = der ganze Tisch, wie du ihn siehst
table-score = Stand
# $n (number): the round; $games (number): how many games
table-when = Runde { $n }: { $games }

## cosca report

report-thinking = Der Consigliere blickt zurück
report-chances = Wer wann die besten Aussichten hatte
report-turnings = Wendepunkte
report-mistakes = Die teuersten Fehler
report-start = Spielaufbau
# $n (number of choices made), $round (as game-round says it)
report-moment = { $round }, nach Entscheidung { $n }
# the same, and $seat (whose turn it was)
report-turn = { $round }, nach Entscheidung { $n }: der Zug von { NAME($seat) }
# $seat, $chosen, $better (choices in words), $chance, $best (per cent)
report-mistake = { NAME($seat) }: „{ $chosen }“ ({ $chance } %). Besser: „{ $better }“ ({ $best } %).

# $n: a number as the language writes it
percent = { $n } %
# What may be typed to look up rules of a game without an example of its own.
play-rules-example = `rules A1`

## Rätsel

# $seat: who is to decide
puzzle-task = Du bist { NAME($seat) }. Was ist am besten? { "solution" } zeigt es.
puzzle-type = Tippe eine Zahl oder die Möglichkeit in Worten, oder { "solution" } für die beste.
puzzle-wrong = Es gibt etwas Besseres. Versuche es noch einmal oder tippe { "solution" }.
# $first (true, false): at the first attempt
puzzle-solved =
    { $first ->
        [true] Gelöst!
       *[false] Das ist es.
    }
puzzle-solution = Siegchancen, die beste Möglichkeit zuerst
# $themes: names; $rating (a number as text): how hard it is; $key: the id of the puzzle
puzzle-about = { LIST($themes, type: "comma") } · Wertungszahl { $rating } · { $key }
