# The command line: what `--help` says, and what is wrong with a line that was typed. Names in capitals, flags, paths and
# words in { "quotes" } are typed as they are.

## Help: a command, and by their names its parameters

usage-titles = Hilfe
    .usage = Aufruf
    .arguments = Angaben
    .options = Optionen
    .commands = Befehle
    .required = nötig
    .default = Standard
    .examples = Beispiele:
    .given = [OPTIONEN]
usage-options = Was mehrere Befehle haben
    .game = Welches Spiel. Sonst: { "la_famiglia" }.
    .named = Welches Spiel, als Option.
    .data = Ein Satz Spielmaterial mit seinem Namen ({ "house-1" }) oder ein Ordner, der den voreingestellten Satz ändert.
    .language = Die Sprache: { "en, de, pl" }. Sonst: { "COSCA_LANGUAGE" }, sonst die des Systems.
    .option = Eine beliebige Option des Spiels mit ihrem Namen.
    .help = Diese Hilfe zeigen.
    .install_completion = Das Ergänzen von Befehlen für diese Shell einrichten.
    .show_completion = Das Ergänzen von Befehlen zeigen, zum Kopieren oder Ändern.
    .cluster = Wo gespielt wird: { "local" } (Prozesse auf diesem Rechner) oder die Adresse eines Schedulers von { "Dask" }, etwa { "tls://host:8786" }; dann rechnen alle seine Worker, und --jobs zählt nicht. Braucht { "cosca[batch]" }.
# $shapes: what may be given in each game; $default: what stands for nothing, or none
usage-flag =
    { $default ->
        [none] { $shapes }.
       *[other] { $shapes } (Standard: { $default }).
    }
# $kind (flag, one, several, some); $values: what may be given; $n (number): how many of them
usage-shape =
    { $kind ->
        [flag] eine Variante, die sonst aus ist
        [one] { LIST($values, type: "or") }
        [some] je Platz eine von { LIST($values, type: "comma") }
       *[several] { $n } von { LIST($values, type: "comma") }
    }
usage-cosca = Anspruchsvolle Brettspiele gegen Bots oder andere spielen, mit allen Regeln.
    .version = Die Version ausgeben.
usage-play = Im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur. Gespeichert wird nach jeder Entscheidung.
    .seat = Ein Platz, den ein Mensch spielt; die anderen spielen Bots. Mehrfach möglich. Sonst: 1.
    .seats = Die Plätze, die Menschen an dieser Tastatur spielen: `all` für alle oder etwa 1,3.
    .bot = Wer die übrigen Plätze spielt.
    .seed = Eine ganze Zahl: Dieselbe Startzahl ergibt dieselbe Partie.
    .save = Wohin nach jeder Entscheidung gespeichert wird.
    .resume = Eine gespeicherte Partie fortsetzen.
    .record = Wohin am Ende die Aufzeichnung kommt.
usage-sim = Bots viele Partien spielen lassen und zählen, wer gewinnt. Das Ergebnis hängt nur von der Startzahl ab, nicht von --jobs.
    .games = Wie viele Partien.
    .seed = Die Startzahl der ersten Partie; die nächsten folgen. Sonst: 1.
    .jobs = Wie viele Prozesse sich die Arbeit teilen.
    .bot = Einer für alle Plätze, einer je Team oder einer je Platz. Sonst: soldato.
    .csv = Eine Zeile je Partie schreiben.
    .json = Die Zusammenfassung schreiben.
    .records = Die Partien selbst mit jeder Entscheidung schreiben, als { ".jsonl" } oder { ".parquet" } (braucht { "cosca[data]" }), mit einer Beschreibung daneben.
    .observations = Zu --records: auch als Zahlen schreiben, was jeder vor seiner Entscheidung wusste.
    .fresh = Einen abgebrochenen Lauf mit --csv oder --records neu beginnen oder mit ihm weitermachen (Standard).
usage-arena = Herausfinden, welcher von zwei Bots der bessere ist. Ein Block ist eine Startzahl, einmal mit A in jedem Team gespielt (auf jedem Platz, wo alle für sich spielen). Das Ergebnis hängt nur von der Startzahl ab, nicht von --jobs, außer wenn ein Bot nach der Zeit denkt statt nach Durchgängen.
    .game = Welches Spiel.
    .a = Der Bot eines Teams.
    .b = Der Bot aller anderen Teams.
    .games = Wie viele Partien, aufgerundet auf ganze Blöcke.
    .seed = Die Startzahl des ersten Blockes; die nächsten folgen. Sonst: 1.
    .jobs = Wie viele Prozesse sich die Arbeit teilen.
    .csv = Eine Zeile je Partie schreiben und weitermachen, wo die Datei endet.
    .json = Die Zusammenfassung schreiben.
    .plot = Die Zusammenfassung zeichnen: { ".png, .svg" } oder { ".pdf" }. Braucht { "cosca[plot]" }.
    .fresh = Die Datei von --csv neu beginnen oder mit ihr weitermachen (Standard).
usage-replay = Eine Aufzeichnung nachspielen, prüfen, ob sie gleich endet, und die Partie in Worten erzählen.
    .file = Eine Aufzeichnung oder eine gespeicherte Partie von `cosca play`.
    .to = Nach so vielen Entscheidungen anhalten.
    .at = Anhalten, wenn diese Runde oder dieser Akt beginnt.
    .step = Vor jeder Entscheidung auf die Eingabetaste warten.
    .seat = Zeigen, was diese Person sah. Sonst: was alle sahen.
    .board = Am Ende den Tisch zeichnen.
    .strict = Eine Aufzeichnung ohne Fingerabdruck als Fehler werten.
usage-advise = Den Consigliere die Möglichkeiten ordnen lassen, die beste zuerst, nur nach dem, was die Person weiß.
    .file = Eine gespeicherte Partie von `cosca play`, eine Aufzeichnung oder ein Szenario.
    .seat = Diese Person beraten. Sonst: die, die entscheiden muss.
    .seconds = Wie lange nachgedacht wird.
    .to = Die Partie nach so vielen Entscheidungen ansehen.
    .every = Alle Möglichkeiten ordnen, nicht nur die besten.
usage-puzzle = Ein Rätsel lösen: eine Stellung aus einer Partie zwischen Bots mit einer besten Antwort.
    .theme = Nur Rätsel zu diesem Thema, etwa { "attack" } oder { "bribery" }.
    .today = Das Rätsel des Tages.
    .id = Dieses Rätsel.
    .rating = Ungefähr wie schwer es sein soll.
usage-report = Auf eine beendete Partie zurückblicken: wer wann vorn lag, was die Partie gewendet hat und welche Entscheidungen wen am meisten gekostet haben.
    .file = Die Aufzeichnung einer beendeten Partie.
    .seconds = So viele Sekunden Rechenzeit höchstens nutzen.
usage-scenario = Szenarien ausführen: eine Stellung, Entscheidungen, Erwartungen. Endet mit 1, wenn etwas abweicht.
    .files = Dateien mit Szenarien oder Ordner mit solchen.
usage-rules = Die Einführung lesen, Regeln nach Kennung oder Wort nachschlagen oder sehen, welche davon die Tests belegen.
    .words = Die Einführung ({ "guide" }), Kennungen wie V4 oder Wörter. Ohne Angabe werden die Abschnitte aufgelistet.
    .coverage = Die Regeln dieses Spiels auflisten, die kein Test belegt.
    .tests = Der Ordner mit den Tests.
usage-conflict = La Famiglia: wie beide Seiten einen Kampf am besten spielen, die Aussichten und ob rohe Kraft besser ist.
    .attackers = Soldati, die angreifen, 1 bis 50.
    .defenders = Soldati, die verteidigen, 1 bis 50.
    .attacker_supply = Soldati der angreifenden Seite im Vorrat.
    .defender_supply = Soldati der verteidigenden Seite im Vorrat.
    .neutral = Neutrale verteidigen.
    .agitated = Die Angreifer sind Neutrale in Aufruhr.
    .predictable = Die Variante von Regel K8.
    .vendetta = Die angreifende Seite hat das Plättchen „Blutrache“.
    .area = Was das Gebiet wert ist, wenn es übernommen wird.
    .emptied = Was es wert ist, wenn es geleert wird.
    .soldato = Was ein Soldato wert ist.
    .home = Als wie großer Verlust ein Soldato zählt, der in die Zentrale zurückkehrt (0 bis 1).
    .recruit = Was ein Soldato wert ist, den ein entfernter Neutraler in die Zentrale bringt.
    .table = Was Kämpfe von 1 bis 8 gegen 1 bis 8 wert sind.
    .json = Alle Zahlen als JSON.
usage-serve = Den Server für die Seite und ihre Tische starten. Variablen COSCA_* stellen Grenzen und mehr ein; siehe docs/hosting.md.
usage-database = Die Datenbank eines Servers sichern, wiederherstellen und aktualisieren.
usage-admin = Leute und Tische eines Servers verwalten. Jede Änderung wird protokolliert.
usage-games = Beendete Partien eines Servers als Daten ausgeben und solche Dateien durch Nachspielen prüfen.

## Mistakes, each one line. $near: what may have been meant; $known: what there is; $given: what was typed

# What a file has wrong, told in English with its place. $text
wrong-document = Das lässt sich nicht lesen. Was falsch ist, steht hier auf Englisch: { $text }
# $file: a path
wrong-file--missing = { $file }: Diese Datei gibt es nicht.
wrong-file--locked = { $file }: Keine Berechtigung.
wrong-file--folder = { $file }: Das ist ein Ordner, keine Datei.
wrong-file--no-folder = { $file }: Der Pfad führt durch eine Datei, die kein Ordner ist.
# $flag: an option or argument; $text: what is wrong with it
wrong-flag-unknown =
    { $near ->
        [0] Diese Option gibt es nicht: { $flag }
       *[other] Diese Option gibt es nicht: { $flag } (möglich: { LIST($near, type: "comma") })
    }
wrong-flag-missing = Es fehlt die Angabe { $flag }.
wrong-flag-value = Der Wert für { $flag } passt nicht; was möglich ist, sagt --help.
wrong-flag-alone = Nach der Option { $flag } fehlt ihr Wert.
# $name: what was typed
wrong-command =
    { $near ->
        [0] Den Befehl „{ $name }“ gibt es nicht.
       *[other] Den Befehl „{ $name }“ gibt es nicht. Meintest du { LIST($near, type: "or") }?
    }
wrong-no-game =
    { $near ->
        [0] Das Spiel „{ $name }“ gibt es nicht (Spiele: { LIST($known, type: "comma") }).
       *[other] Das Spiel „{ $name }“ gibt es nicht; meintest du { LIST($near, type: "or") }? (Spiele: { LIST($known, type: "comma") })
    }
wrong-no-bot =
    { $near ->
        [0] Den Bot „{ $name }“ gibt es nicht (Bots: { LIST($known, type: "comma") }).
       *[other] Den Bot „{ $name }“ gibt es nicht; meintest du { LIST($near, type: "or") }? (Bots: { LIST($known, type: "comma") })
    }
wrong-no-language =
    { $near ->
        [0] Die Sprache „{ $name }“ gibt es nicht (Sprachen: { LIST($known, type: "comma") }).
       *[other] Die Sprache „{ $name }“ gibt es nicht; meintest du { LIST($near, type: "or") }? (Sprachen: { LIST($known, type: "comma") })
    }
# $game: the name of a game as it is typed
wrong-no-option =
    { $near ->
        [0] Die Option „{ $name }“ gibt es in { $game } nicht (Optionen: { LIST($known, type: "comma") }).
       *[other] Die Option „{ $name }“ gibt es in { $game } nicht; meintest du { LIST($near, type: "or") }? (Optionen: { LIST($known, type: "comma") })
    }
wrong-no-judge = Kein Bot kann { $game } beurteilen; nimm { "random" } oder { "default" }.
wrong-no-puzzle = { $game } hat kein solches Rätsel
wrong-no-budget = Bot „{ $name }“: Nur { LIST($known) } können eine Bedenkzeit haben.
# $most (number): seconds; $rounds (number); $first, $second: examples
wrong-budget = Bot „{ $name }“: Die Bedenkzeit sind Sekunden je Zug, bis { $most }, oder bis zu { $rounds } Durchgänge mit einem x: { $first }, { $second }
# $option: its name; $n (number): how many are wanted
wrong-different = { $option }: Gib { $n } verschiedene von { LIST($known, type: "comma") } an, nicht { $given }.
wrong-flag = { $option }: „{ $given }“ ist weder { "true" } noch { "false" }.
wrong-none-of = { $option }: „{ $given }“ ist nicht darunter: { LIST($known, type: "comma") }.
wrong-out-of-range = { $option }: { $given } ist keine Zahl von { $least } bis { $most }.
wrong-no-folder = { $option }: „{ $given }“ ist kein Ordner.
wrong-dealt-families = { "families:" } Das passt nicht zu { "first_game" }, denn dort werden die Familien zugeteilt (S5).
wrong-speaker = { "speaker:" } Nenne einen Platz je Team, also 1 oder 2 und 3 oder 4, nicht { $given }.
wrong-name-value = --option { $given }: Schreibe { "NAME=VALUE" }, zum Beispiel { "edition=1.1" }.
# $n (number): how many play it
wrong-players = --players: { $game } hat immer { $n } Plätze.
wrong-whole = { $flag }: „{ $given }“ ist keine ganze Zahl.
# $first, $second: two ways to say the same
wrong-one-of = { $first } und { $second }: Gib nur eines davon an.
wrong-seats = --seats: „{ $given }“ ist weder `all` noch eine Liste von Plätzen mit Kommas.
# $n (number): a seat
wrong-no-seat = Platz { $n } gibt es in { $game } nicht (Plätze: { LIST($known, type: "comma") }).
wrong-resume = --resume: Die gespeicherte Partie hat schon ihre Optionen und ihre Startzahl.
# $teams (true, false): whether seats play in teams
wrong-bots =
    { $teams ->
        [true] --bot: einmal, einmal je Team oder einmal je Platz, nicht { $n }-mal.
       *[false] --bot: einmal oder einmal je Platz, nicht { $n }-mal.
    }
wrong-no-text = { $file }: Das ist keine Textdatei.
# $head: how a record begins
wrong-no-record = { $file }: Zeile 1: Eine Aufzeichnung beginnt mit „{ $head }“.
wrong-newer-rules = { $file }: Regelstand { $given }: Diese Version kennt nur die bis { $known }.
wrong-other-data = { $file }: Spielmaterial { $given }: Dieses Spiel hat { $own }; ein anderer Satz braucht --data { "DIR" }.
wrong-record-after = { $file }: Zeile { $line }: Nach dem Fingerabdruck darf nichts mehr stehen.
wrong-record-no-choice = { $file }: Zeile { $line }: „{ $text }“ ist keine Entscheidung; eine sieht aus wie „{ "1 done" }“.
wrong-record-line = { $file }: Zeile { $line }: „{ $text }“ ist weder eine Entscheidung noch eine Überschrift.
wrong-record-twice = { $file }: Zeile { $line }: { $key } steht doppelt da.
wrong-record-lacks = { $file }: Es fehlt „{ $key }:“.
wrong-record-choice = { $file }: Zeile { $line }: Platz { $seat } darf hier nicht „{ $choice }“ wählen.
wrong-record-digest = { $file }: Zeile { $line }: Die Partie endet mit dem Fingerabdruck { $found }, nicht mit { $given }.
# $line: a number
wrong-truncated = { $file }: Zeile { $line }: Die Aufzeichnung ist abgeschnitten, ihr fehlt der Fingerabdruck.
# $to: a number; $n (number): how many choices there are
wrong-to =
    { $n ->
        [one] { $file }: --to { $to }: Die Aufzeichnung hat { $n } Entscheidung.
       *[other] { $file }: --to { $to }: Die Aufzeichnung hat { $n } Entscheidungen.
    }
# $at: a number; $n (number): a round or act
wrong-at = { $file }: --at { $at }: Die Aufzeichnung endet in Runde oder Akt { $n }.
wrong-over = { $file }: Die Partie ist zu Ende.
wrong-not-over = { $file }: Die Partie ist noch nicht zu Ende.
# $n, $other (numbers): seats
wrong-not-asked = { $file }: Platz { $n } hat nichts zu entscheiden, Platz { $other } schon.
wrong-many-scenarios =
    { $n ->
        [one] { $file }: enthält { $n } Szenario; Rat braucht genau eines.
       *[other] { $file }: enthält { $n } Szenarien; Rat braucht genau eines.
    }
wrong-no-scenario = { $file }: Der Ordner enthält kein Szenario ({ "*.yaml" }).
wrong-no-position = { $file }: enthält keine Stellung.
# $words: what was typed
wrong-no-rule = Keine Regel hat die Kennung oder enthält die Wörter „{ $words }“.
wrong-no-part = Die Einführung hat keinen Teil „{ $words }“; es gibt { LIST($known, type: "comma") }.
wrong-no-tests = { $file }: Diesen Ordner gibt es nicht; nenne die Tests mit --tests { "DIR" }.
wrong-conflict-table = --table: zeigt alle Kämpfe, mit und ohne Varianten; lass { $flag } weg.
# $side (attackers, defenders)
wrong-conflict-side =
    { $side ->
        [attackers] --attackers: Sage, wie viele Soldati angreifen, oder nimm --table.
       *[defenders] --defenders: Sage, wie viele Soldati verteidigen, oder nimm --table.
    }
wrong-conflict-vendetta = --vendetta: Ein Plättchen hilft nie Neutralen; lass --agitated oder --vendetta weg.
# Files that are written
wrong-is-folder = { $flag } { $file }: Das ist ein Ordner.
# $folder: where the file would be
wrong-missing-folder = { $flag } { $file }: Den Ordner { $folder } gibt es nicht; lege ihn zuerst an.
wrong-plot-ending = --plot { $file }: Der Name muss auf { LIST($known, type: "or") } enden.
# $flag: an option or argument; $known: endings
wrong-games-ending = { $flag } { $file }: Der Dateiname muss auf { LIST($known, type: "or") } enden.
wrong-no-records = --observations: geht nur mit --records.
wrong-no-matplotlib = --plot: { "matplotlib" } fehlt; installieren mit: { "pip install cosca[plot]" }
wrong-arena-line = { $file }: Zeile { $line } ist keine Partie der Arena.
wrong-no-arena = { $file }: keine Datei der Arena; nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
# $name (version, game, rules, data, options, seats, a, b, code): what differs; $given: there; $own: here
wrong-other-arena =
    { $name ->
        [code] { $file }: enthält Partien eines anderen Vergleichs (die Bots haben sich seitdem geändert); nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
        [a] { $file }: enthält Partien eines anderen Vergleichs (A { $given }, nicht { $own }); nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
        [b] { $file }: enthält Partien eines anderen Vergleichs (B { $given }, nicht { $own }); nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
       *[other] { $file }: enthält Partien eines anderen Vergleichs ({ $name }: { $given }, nicht { $own }); nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
    }
# `cosca sim`: its file
wrong-sim-line = { $file }: Zeile { $line } ist keine Partie der Simulation.
wrong-no-sim = { $file }: keine abgebrochene Simulation; nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
# $name (version, game, rules, data, options, seats, seed, bots, schema, observations, code): what differs; $given: there; $own: here
wrong-other-sim =
    { $name ->
        [code] { $file }: enthält Partien einer anderen Simulation (die Bots haben sich seitdem geändert); nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
       *[other] { $file }: enthält Partien einer anderen Simulation ({ $name }: { $given }, nicht { $own }); nimm eine andere Datei oder --fresh, um sie neu zu beginnen.
    }
wrong-stopped = angehalten

## `cosca scenario`, a line for each

scenario-fits = gut
scenario-fails = FALSCH
# $passed, $failed (numbers)
scenario-sum = bestanden: { $passed }, nicht bestanden: { $failed }
