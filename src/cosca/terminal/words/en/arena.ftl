# `cosca arena`: which of two bots is the better one. Shares and numbers come as texts of the language.

# $games, $whole, $block (numbers): how many were asked for, are played, are one block
arena-rounded = { $games ->
    [one] 1 game is rounded up
   *[other] { $games } games are rounded up
} to { $whole }, because a block has { $block }.
# $file; $n, $of, $others (numbers)
arena-had =
    { $others ->
        [0] { $file } has { $n } of { $of } games.
       *[other] { $file } has { $n } of { $of } games, plus { $others } with other seeds, which are ignored.
    }
# $n, $of (numbers); $file: where the games are kept, "" for nowhere
arena-stopped =
    { $file ->
        [none] Stopped after { $n } of { $of } games.
       *[other] Stopped after { $n } of { $of } games. Run the same command again to continue from { $file }.
    }
arena-games = games
# $n, $of (numbers); $text: the share so far and the time
arena-running = { $n } of { $of } games, { $text }
# $time: hours, minutes, seconds; $share, $low, $high: of A, where a block is whole
arena-left = { $time } left
arena-so-far = A { $share } ({ $low }–{ $high }), { $time } left
arena-nothing = No block is complete yet, so there are no results.
# $title: the game; $a, $b: names of bots
arena-who = A is { $a } (one team), B is { $b } (all other teams)
# $games, $blocks (numbers)
arena-blocks =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } (each seed is played once with A in each position)
# $n (number)
arena-left-out = Left out because their blocks are incomplete: { $n }
# $share, $low, $high, $even
arena-share = A’s share: { $share }, 95% interval { $low }–{ $high }; even: { $even }
# $method (blocks, games): how it was reckoned
arena-interval =
    { $method ->
        [blocks] The interval is Student’s t over the block means.
       *[games] The interval is Wilson’s, with each game counted separately, because the blocks do not differ.
    }
# $sort (number, all, none): whether A won some, all or nothing; $elo; $reach: a message
arena-elo =
    { $sort ->
        [all] Elo of A over B: unbounded, because A won everything; { SAY($reach) }
        [none] Elo of A over B: unbounded, because A won nothing; { SAY($reach) }
       *[number] Elo of A over B: { $elo }, { SAY($reach) }
    }
# $bounds (none, low, high, both); $low, $high
arena-reach =
    { $bounds ->
        [none] no bound on either side yet
        [low] 95% interval { $low } or more
        [high] 95% interval { $high } or less
       *[both] 95% interval { $low } to { $high }
    }
# $better (a, b, none)
arena-verdict =
    { $better ->
        [a] A is the better bot.
        [b] B is the better bot.
       *[none] No clear difference: the interval includes an even result.
    }
arena-shares = Shares of wins
# $side: A or B
arena-head-games = { $side }: games
arena-head-share = share
arena-head-interval = 95% (games)
arena-bots = Bots
arena-head-bot = bot
arena-head-decisions = decisions
arena-head-turns = turns
arena-head-decision = per decision
arena-head-turn = per turn
arena-head-slowest = slowest
# $decisions, $turns
arena-pace = On average, a game has { $decisions } decisions in { $turns } turns
# $a, $b (numbers)
arena-processor = Processor time per seat and game: A { $a } s, B { $b } s
# $n, $a, $b (numbers); $first: what the first was, in English
arena-failures = FAILURES: { $n } (A: { $a }, B: { $b }). The default choice was made instead. First failure: { $first }
