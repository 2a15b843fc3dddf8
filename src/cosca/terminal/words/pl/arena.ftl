# `cosca arena`: which of two bots is the better one. Shares and numbers come as texts of the language.

# $games, $whole, $block (numbers): how many were asked for, are played, are one block
arena-rounded = Liczba gier { $games } zaokrąglona w górę do { $whole }: pełne bloki po { $block }.
# $file; $n, $of, $others (numbers)
arena-had =
    { $others ->
        [0] { $file } zawiera { $n } z { $of } gier.
       *[other] { $file } zawiera { $n } z { $of } gier, a poza tym gry z innych ziaren, które się nie liczą: { $others }.
    }
# $n, $of (numbers); $file: where the games are kept, "" for nowhere
arena-stopped =
    { $file ->
        [none] Przerwano po { $n } z { $of } gier.
       *[other] Przerwano po { $n } z { $of } gier; to samo polecenie wznowi od { $file }.
    }
arena-games = gry
# $n, $of (numbers); $text: the share so far and the time
arena-running = gry: { $n } z { $of }, { $text }
# $time: hours, minutes, seconds; $share, $low, $high: of A, where a block is whole
arena-left = zostało { $time }
arena-so-far = A { $share } ({ $low } – { $high }), zostało { $time }
arena-nothing = Żaden blok nie jest jeszcze pełny: nie ma jeszcze wyniku.
# $title: the game; $a, $b: names of bots
arena-who = A to { $a } w jednej drużynie, B to { $b } we wszystkich innych
# $games, $blocks (numbers)
arena-blocks =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    } w { $blocks ->
        [one] { $blocks } bloku
        [few] { $blocks } blokach
        [many] { $blocks } blokach
       *[other] { $blocks } blokach
    } (jedno ziarno, A raz na miejscu każdego gracza)
# $n (number)
arena-left-out = Pominięte, bo ich bloki nie są jeszcze pełne: { $n }
# $share, $low, $high, $even
arena-share = Odsetek A: { $share }, przedział 95% { $low } – { $high }; po równo: { $even }
# $method (blocks, games): how it was reckoned
arena-interval =
    { $method ->
        [blocks] To przedział z rozkładu t Studenta na średnich bloków.
       *[games] To przedział Wilsona, z każdą grą osobno, bo bloki się nie różnią.
    }
# $sort (number, all, none): whether A won some, all or nothing; $elo; $reach: a message
arena-elo =
    { $sort ->
        [all] Elo A względem B: bez ograniczenia, bo A wygrywa wszystko; { SAY($reach) }
        [none] Elo A względem B: bez ograniczenia, bo A niczego nie wygrywa; { SAY($reach) }
       *[number] Elo A względem B: { $elo }, { SAY($reach) }
    }
# $bounds (none, low, high, both); $low, $high
arena-reach =
    { $bounds ->
        [none] na razie bez granicy z żadnej strony
        [low] przedział 95% { $low } lub więcej
        [high] przedział 95% { $high } lub mniej
       *[both] przedział 95% { $low } – { $high }
    }
# $better (a, b, none)
arena-verdict =
    { $better ->
        [a] Lepiej gra A.
        [b] Lepiej gra B.
       *[none] Różnicy nie wykazano: równy podział mieści się w przedziale.
    }
arena-shares = Odsetki wygranych
# $side: A or B
arena-head-games = { $side }: gry
arena-head-share = odsetek
arena-head-interval = 95% (gry)
arena-bots = Boty
arena-head-bot = bot
arena-head-decisions = decyzje
arena-head-turns = tury
arena-head-decision = na decyzję
arena-head-turn = na turę
arena-head-slowest = maks.
# $decisions, $turns
arena-pace = Na grę: decyzje { $decisions }, tury { $turns }
# $a, $b (numbers)
arena-processor = Czas procesora na miejsce i grę: A { $a } s, B { $b } s
# $n, $a, $b (numbers); $first: what the first was, in English
arena-failures = BŁĘDY: { $n } (A: { $a }, B: { $b }); zamiast tego zagrano wybór domyślny. Pierwszy: { $first }
