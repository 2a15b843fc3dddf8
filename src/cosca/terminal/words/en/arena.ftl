# `cosca arena`: which of two bots is the better one. Shares and numbers come as texts of the language.

# $games, $whole, $block (numbers): how many were asked for, are played, are one block
arena-rounded = { $games ->
    [one] 1 game is rounded up
   *[other] { $games } games are rounded up
} to { $whole }: whole blocks of { $block }.
# $file; $n, $of, $others (numbers)
arena-had =
    { $others ->
        [0] { $file } has { $n } of { $of } games.
       *[other] { $file } has { $n } of { $of } games, and { $others } of other seeds that do not count.
    }
# $n, $of (numbers); $file: where the games are kept, "" for nowhere
arena-stopped =
    { $file ->
        [none] Stopped after { $n } of { $of } games.
       *[other] Stopped after { $n } of { $of } games; the same command goes on from { $file }.
    }
arena-games = games
# $n, $of (numbers); $text: the share so far and the time
arena-running = { $n } of { $of } games, { $text }
# $time: hours, minutes, seconds; $share, $low, $high: of A, where a block is whole
arena-left = { $time } left
arena-so-far = A { $share } ({ $low } – { $high }), { $time } left
arena-nothing = No block is whole yet: there is nothing to tell.
# $title: the game; $a, $b: names of bots
arena-who = A is { $a } in one team, B is { $b } in all others
# $games, $blocks (numbers)
arena-blocks =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } (a seed with A in each place once)
# $n (number)
arena-left-out = Left out, because their blocks are not whole yet: { $n }
# $share, $low, $high, $even
arena-share = Share of A: { $share }, 95 % interval { $low } – { $high }; even: { $even }
# $method (blocks, games): how it was reckoned
arena-interval =
    { $method ->
        [blocks] The interval is Student's t over the means of the blocks.
       *[games] The interval is Wilson's, with every game for itself, because the blocks do not differ.
    }
# $sort (number, all, none): whether A won some, all or nothing; $elo; $reach: a message
arena-elo =
    { $sort ->
        [all] Elo of A over B: without bound, because A won everything; { SAY($reach) }
        [none] Elo of A over B: without bound, A won nothing; { SAY($reach) }
       *[number] Elo of A over B: { $elo }, { SAY($reach) }
    }
# $bounds (none, low, high, both); $low, $high
arena-reach =
    { $bounds ->
        [none] no bound on either side yet
        [low] 95 % interval { $low } or more
        [high] 95 % interval { $high } or less
       *[both] 95 % interval { $low } – { $high }
    }
# $better (a, b, none)
arena-verdict =
    { $better ->
        [a] A is the better one.
        [b] B is the better one.
       *[none] No difference is shown: even lies in the interval.
    }
arena-shares = Shares of the wins
# $side: A or B
arena-head-games = { $side }: games
arena-head-share = share
arena-head-interval = 95 % (games)
arena-bots = The bots
arena-head-bot = bot
arena-head-decisions = decisions
arena-head-turns = turns
arena-head-decision = a decision
arena-head-turn = a turn
arena-head-slowest = slowest
# $decisions, $turns
arena-pace = A game has { $decisions } decisions in { $turns } turns
# $n, $a, $b (numbers); $first: what the first was, in English
arena-failures = FAILURES: { $n } ({ $a } of A, { $b } of B); the default was played instead. The first: { $first }
