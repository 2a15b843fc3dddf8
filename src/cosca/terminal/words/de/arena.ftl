# `cosca arena`: which of two bots is the better one. Shares and numbers come as texts of the language.

# $games, $whole, $block (numbers): how many were asked for, are played, are one block
arena-rounded = { $games ->
    [one] 1 Partie wird auf { $whole } aufgerundet
   *[other] { $games } Partien werden auf { $whole } aufgerundet
}: ganze Blöcke zu je { $block }.
# $file; $n, $of, $others (numbers)
arena-had =
    { $others ->
        [0] { $file } enthält { $n } von { $of } Partien.
       *[other] { $file } enthält { $n } von { $of } Partien, dazu { $others } mit anderen Startzahlen, die nicht zählen.
    }
# $n, $of (numbers); $file: where the games are kept, "" for nowhere
arena-stopped =
    { $file ->
        [none] Nach { $n } von { $of } Partien abgebrochen.
       *[other] Nach { $n } von { $of } Partien abgebrochen; derselbe Befehl macht mit { $file } weiter.
    }
arena-games = Partien
# $n, $of (numbers); $text: the share so far and the time
arena-running = { $n } von { $of } Partien, { $text }
# $time: hours, minutes, seconds; $share, $low, $high: of A, where a block is whole
arena-left = noch { $time }
arena-so-far = A { $share } ({ $low } – { $high }), noch { $time }
arena-nothing = Noch ist kein Block vollständig, deshalb gibt es keine Ergebnisse.
# $title: the game; $a, $b: names of bots
arena-who = A ist { $a } in einem Team, B ist { $b } in allen anderen
# $games, $blocks (numbers)
arena-blocks =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    } (jede Startzahl einmal mit A auf jedem Platz)
# $n (number)
arena-left-out = Nicht gezählt, weil ihr Block noch nicht vollständig ist: { $n }
# $share, $low, $high, $even
arena-share = Anteil von A: { $share }, 95-%-Intervall { $low } – { $high }; ausgeglichen: { $even }
# $method (blocks, games): how it was reckoned
arena-interval =
    { $method ->
        [blocks] Das Intervall ist Students t über die Mittelwerte der Blöcke.
       *[games] Das Intervall ist das von Wilson mit jeder Partie für sich, weil die Blöcke sich nicht unterscheiden.
    }
# $sort (number, all, none): whether A won some, all or nothing; $elo; $reach: a message
arena-elo =
    { $sort ->
        [all] Elo-Vorsprung von A vor B: unbegrenzt, weil A alles gewonnen hat; { SAY($reach) }
        [none] Elo-Vorsprung von A vor B: unbegrenzt, weil A nichts gewonnen hat; { SAY($reach) }
       *[number] Elo-Vorsprung von A vor B: { $elo }, { SAY($reach) }
    }
# $bounds (none, low, high, both); $low, $high
arena-reach =
    { $bounds ->
        [none] noch auf keiner Seite eine Grenze
        [low] 95-%-Intervall { $low } oder mehr
        [high] 95-%-Intervall { $high } oder weniger
       *[both] 95-%-Intervall { $low } – { $high }
    }
# $better (a, b, none)
arena-verdict =
    { $better ->
        [a] A spielt besser.
        [b] B spielt besser.
       *[none] Kein Unterschied nachgewiesen: Das Intervall enthält den ausgeglichenen Anteil.
    }
arena-shares = Anteile an den Siegen
# $side: A or B
arena-head-games = { $side }: Partien
arena-head-share = Anteil
arena-head-interval = 95 % (Partien)
arena-bots = Die Bots
arena-head-bot = Bot
arena-head-decisions = Entsch.
arena-head-turns = Züge
arena-head-decision = je Entsch.
arena-head-turn = je Zug
arena-head-slowest = längste
# $decisions, $turns
arena-pace = Eine Partie hat im Schnitt { $decisions } Entscheidungen in { $turns } Zügen
# $a, $b (numbers)
arena-processor = Prozessorzeit je Platz und Partie: A { $a } s, B { $b } s
# $n, $a, $b (numbers); $first: what the first was, in English
arena-failures = FEHLER: { $n } ({ $a } von A, { $b } von B); stattdessen wurde die Vorgabe gespielt. Der erste: { $first }
