# `cosca sim`: who wins how often.

sim-wins = Wins
sim-head-games = games
sim-head-wins = wins
sim-head-share = share
sim-head-interval = 95% interval
# $score: what the scores of the game count
sim-head-average = average { SAY($score) }
sim-group-team = team
sim-group-bot = bot
sim-group-seat = player
sim-group-family = family
# $ends: reasons with numbers; $draws, $shared (numbers)
sim-ends = How games end: { LIST($ends, type: "comma", each: "sim-end-of") }; draws { $draws }, shared wins { $shared }
sim-end-of =
    { $reason ->
        [money] most money { $n }
        [mandamenti] Mandamenti { $n }
        [last_round] last round { $n }
        [bronte] Bronte { $n }
        [draw] draw { $n }
        [conceded] conceded { $n }
        [agreed_end] by agreement { $n }
       *[other] { $reason } { $n }
    }
# $rounds: how many games ended in which round
sim-when = Ended in: { LIST($rounds, type: "comma") }
sim-score = Average final { SAY($score) }: { $average }
sim-pace = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions per game, { $pace } decisions/s, { $seconds } s
# $file; $n, $of (numbers)
sim-had = { $file } has { $n } of { $of } games.
# $n, $of (numbers); $file: where the games are kept, none for nowhere
sim-stopped =
    { $file ->
        [none] Stopped after { $n } of { $of } games. A run with --csv or --records can be resumed.
       *[other] Stopped after { $n } of { $of } games. Run the same command again to continue from { $file }.
    }
