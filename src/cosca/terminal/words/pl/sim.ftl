# `cosca sim`: who wins how often.

sim-wins = Wygrane
sim-head-games = gry
sim-head-wins = wygrane
sim-head-share = odsetek
sim-head-interval = przedział 95%
# $score: what the scores of the game count
sim-head-average = średnio: { SAY($score) }
sim-group-team = drużyna
sim-group-bot = bot
sim-group-seat = gracz
sim-group-family = rodzina
# $ends: reasons with numbers; $draws, $shared (numbers)
sim-ends = Jak kończą się gry: { LIST($ends, type: "comma", each: "sim-end-of") }; remisy { $draws }, wspólne wygrane { $shared }
sim-end-of =
    { $reason ->
        [money] pieniądze { $n }
        [mandamenti] mandamenti { $n }
        [last_round] ostatnia runda { $n }
        [bronte] Bronte { $n }
        [draw] remis { $n }
        [conceded] poddanie { $n }
        [agreed_end] za zgodą wszystkich { $n }
       *[other] { $reason } { $n }
    }
# $rounds: how many games ended in which round
sim-when = Kiedy: { LIST($rounds, type: "comma") }
sim-score = Średni wynik końcowy ({ SAY($score) }): { $average }
sim-pace = gry: { $games }, decyzje na grę: { $decisions }, decyzje/s: { $pace }, { $seconds } s
# $file; $n, $of (numbers)
sim-had = { $file } zawiera { $n } z { $of } gier.
# $n, $of (numbers); $file: where the games are kept, none for nowhere
sim-stopped =
    { $file ->
        [none] Przerwano po { $n } z { $of } gier. Przebieg z --csv lub --records można wznowić.
       *[other] Przerwano po { $n } z { $of } gier; to samo polecenie wznowi od { $file }.
    }
