# `cosca sim`: who wins how often.

sim-wins = Siege
sim-head-games = Partien
sim-head-wins = Siege
sim-head-share = Anteil
sim-head-interval = 95-%-Intervall
# $score: what the scores of the game count
sim-head-average = { SAY($score) } im Schnitt
sim-group-team = Team
sim-group-bot = Bot
sim-group-seat = Person
sim-group-family = Familie
# $ends: reasons with numbers; $draws, $shared (numbers)
sim-ends = Wie Partien enden: { LIST($ends, type: "comma", each: "sim-end-of") }; unentschieden { $draws }, geteilte Siege { $shared }
sim-end-of =
    { $reason ->
        [money] Geld { $n }
        [mandamenti] Mandamenti { $n }
        [last_round] letzte Runde { $n }
        [bronte] Bronte { $n }
        [draw] unentschieden { $n }
        [conceded] aufgegeben { $n }
        [agreed_end] einvernehmlich { $n }
       *[other] { $reason } { $n }
    }
# $rounds: how many games ended in which round
sim-when = Zu Ende in: { LIST($rounds, type: "comma") }
sim-score = { SAY($score) } am Ende im Schnitt: { $average }
sim-pace = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen je Partie, { $pace } Entscheidungen/s, { $seconds } s
# $file; $n, $of (numbers)
sim-had = { $file } enthält { $n } von { $of } Partien.
# $n, $of (numbers); $file: where the games are kept, none for nowhere
sim-stopped =
    { $file ->
        [none] Nach { $n } von { $of } Partien abgebrochen. Ein Lauf mit --csv oder --records lässt sich fortsetzen.
       *[other] Nach { $n } von { $of } Partien abgebrochen; derselbe Befehl macht mit { $file } weiter.
    }
