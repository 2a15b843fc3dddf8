# How the terminal draws Corleone's Empire. Names of things are those of the game's own catalogue.

## Panels and commands

empire-panel-board = New York: turfs, businesses, Family Member spaces
empire-panel-jobs = your jobs and the public jobs
empire-panel-allies = the allies: face up, played and in your hand
empire-panel-spaces = the Family Member spaces and what the backs around them give
empire-panel-hand = your hand and your suitcase, card by card
empire-panel-bank = the common piles, the decks and the discarded jobs
empire-look = one turf in detail: its businesses, spaces and influence
empire-score = money
# $n (number): the act; $games (number): how many games
empire-when = act { $n }: { $games }

## The line above the table

empire-setup = Setup
# $phase (family_business, turf_war, bribery, tribute, over); $limit (number): the hand limit; $horse: a seat
empire-header =
    { NAME($act) }: { NAME($act, case: "title") } · { $phase ->
        [bribery] Bribery
        [tribute] Tribute to the Don
        [turf_war] Turf War
        [over] the end
       *[family_business] Family Business
    } · hand limit { $limit } · Horse Head { NAME($horse) }

## Seats and signs

empire-you = you
# Several equal things. $item: the thing; $n (number): how many
empire-times = { $item } ×{ $n }
empire-legend = ○ neutral   · nobody   ✓ you can pay for it   control: the marker on top is listed last
empire-no-turf = not a turf
empire-members = Family Members:
empire-at = at { NAME($place) }

## Heads of tables

empire-head-seat = player
empire-head-hand = hand
empire-head-left = figures left
empire-head-hudson = in the Hudson
empire-head-turfs = turfs
empire-head-markers = markers left
empire-head-played = played allies
empire-head-turf = turf
empire-head-control = control
empire-head-influence = influence
empire-head-business = business
empire-head-thug = Thug
empire-head-front = front
empire-head-back = back
empire-head-space = space
empire-head-between = between
empire-head-who = who
empire-head-areas = areas
empire-head-backs = backs around it
empire-head-suitcase = suitcase
empire-head-dominance = turf dominance
empire-head-colours = most jobs of a color
empire-head-total = total

## Cards

# $where (public, hand, looked_at, aside)
empire-where =
    { $where ->
        [hand] your job
        [looked_at] job you are looking at
        [aside] job being completed
       *[public] public job
    }
# $goods, $cards: what the job asks for and pays
empire-job = { NAME($job) } ({ NAME($colour) }): { LIST($goods, type: "comma", times: "empire-times") } for { LIST($cards, type: "plus") }.
empire-ally = { NAME($ally) }.
# $allies: those that lie open
empire-row = Face-up allies: { LIST($allies, type: "comma") }
empire-in-row = face-up ally
empire-in-hand = ally in your hand
empire-no-jobs = There are no jobs now.
empire-no-allies = There are no allies now.
empire-no-hand = Only a player has a hand.
# $n (number): cards; $over (number): how many of them are above the limit
empire-hand =
    { $over ->
        [0] Hand: { $n }
       *[other] Hand: { $n }, { $over } too many
    }
# $n (number): dollars
empire-suitcase = Suitcase: ${ $n }
empire-bank-money = money cards
empire-bank-goods = Illegal Goods
empire-bank-decks = decks
empire-bank-discarded = discarded jobs
# $piles: things with how many are left
empire-bank-left = { LIST($piles, type: "comma", each: "empire-pile") }
empire-pile = { NAME($thing) }: { $n }
# $jobs, $blue, $red (numbers): cards and tiles left
empire-decks = jobs: { $jobs }, blue businesses: { $blue }, red businesses: { $red }

## A turf in detail, and the end

# $front, $back: abilities
empire-uses =
    { $front ->
        [0] { NAME($business) }: back { LIST($back, type: "comma", times: "list-times") }
       *[other] { NAME($business) }: front { LIST($front, type: "comma", times: "list-times") }; back { LIST($back, type: "comma", times: "list-times") }
    }
empire-space = { NAME($place) } ({ LIST($areas, type: "comma") })
# $bonus (number): dollars
empire-bonus-turfs = ${ $bonus }: { LIST($things, type: "comma") }
# $colours: with how many jobs
empire-bonus-colours = ${ $bonus }: { LIST($colours, type: "comma", each: "empire-colour") }
empire-colour = { NAME($colour) } ({ $n })

# What may be typed to look up rules.
empire-rules-example = `rules F4`, `rules horse head`
