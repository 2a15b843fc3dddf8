## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-business = a business
asks-place = a Family Member space
asks-turf = a turf
asks-job = a job
asks-ally = an ally
asks-money = a money card
asks-good = an Illegal Goods card
asks-icon = an ability
asks-seat = a family

# $figure, $owner, $owned (own, rival, neutral): who stands there
phrase-standing =
    { $owned ->
        [own] your { NAME($figure) }
        [neutral] the { NAME($figure) }
       *[rival] { NAME($owner, case: "genitive") } { NAME($figure) }
    }

## Businesses, spaces, turfs

why-business-closed = { NAME($business) } has not opened: its tile is not on the board.
why-business-park = { NAME($business) } in Central Park has only a back, with no front and no Thug space.
why-business-taken = { NAME($business) }: { phrase-standing } is already on its Thug space.
why-business-used = { NAME($business) }: you have already shaken down this front with this card.
why-business-emptied = { NAME($business) }: the card works only on the business you have just emptied.
why-no-thug = { NAME($business) }: you have no Thug left in your reserve.
why-place-taken = { NAME($place) }: { phrase-standing } is already there.
why-place-three = { NAME($place) } is marked 3+ and can’t be used with 2 players.
why-place-two = { NAME($place) } is not between exactly two areas.
why-no-member = { NAME($place) }: you have no Family Member left in your reserve.
why-turf-park = Central Park is not a turf.
why-turf-here = { NAME($turf) }: the { NAME($figure) } is already there.
# $where (own_figure, own_control, same_turf, any): what the card asks for
why-turf-where =
    { $where ->
        [own_figure] { NAME($turf) }: you have no figure there.
        [own_control] { NAME($turf) }: you don’t control this turf.
       *[other] { NAME($turf) }: the card does not apply to this turf.
    }
why-turf-empty = { NAME($turf) }: there is no figure in this turf.
why-turf-top =
    { $own ->
        [true] { NAME($turf) }: the marker on top is your own.
       *[false] { NAME($turf) }: there is no marker to remove.
    }
why-turf-no-marker = { NAME($turf) }: you have no marker there.

## Figures

why-nobody = { NAME($element) }: there is no figure there.
# $kind (thug, family): what the card asks for
why-figure-kind =
    { $kind ->
        [thug] { NAME($element) }: { phrase-standing } is not a Thug.
       *[family] { NAME($element) }: { phrase-standing } is not a Family Member.
    }
why-figure-own = { NAME($element) }: { phrase-standing } is there, and the card never affects your own figures.
why-figure-foreign = { NAME($element) }: { phrase-standing } is there, and you can move only your own figures.
why-figure-borrowed = { NAME($element) }: the { NAME($figure) } is working for you this turn.
# $n, $mine (numbers): turfs that the owner controls, and the reader
why-figure-ahead =
    { $owned ->
        [own] { NAME($element) }: { phrase-standing } is there, and the card affects only families that control more turfs than you.
        [neutral] { NAME($element) }: { phrase-standing } is there, and the card affects only families that control more turfs than you.
       *[rival] { NAME($element) }: { NAME($owner) } does not control more turfs than you ({ $n } against { $mine }).
    }
why-figure-where =
    { $where ->
        [own_figure] { NAME($element) }: { phrase-standing } is not in a turf where you have a figure.
        [own_control] { NAME($element) }: { phrase-standing } is not in a turf you control.
       *[same_turf] { NAME($element) }: { phrase-standing } is not in the turf you have just chosen.
    }
why-figure-moved = { NAME($element) }: you have already moved { phrase-standing } with this card.
why-figure-stuck = { NAME($element) }: there is no other empty space for { phrase-standing }.

## Cards, goods, abilities

why-job-elsewhere = { NAME($job) } is neither in your hand nor among the public jobs.
why-job-goods = { NAME($job) }: you are missing Illegal Goods ({ LIST($goods, type: "comma", times: "list-times") }).
why-job-wild = { NAME($job) }: you are missing Illegal Goods ({ LIST($goods, type: "comma", times: "list-times") }), and your Narcotics cards replace only { $n } of them.
why-job-looked = { NAME($job) } is not among the jobs you are looking at.
why-ally-hand = { NAME($ally) } is not in your hand.
why-ally-played = You have already played { NAME($ally) } in this act. It returns to your hand at the tribute.
why-ally-row = { NAME($ally) } is not in your hand. It lies face up, and you can bid for it in Bribery.
why-ally-left = { NAME($ally) } is not in your hand. Nobody bribed this ally, so it leaves the game in the entr’acte.
why-ally-sale = { NAME($ally) } is not among the face-up allies.
why-card-hand = { NAME($element) }: you have no such card in your hand.
why-card-suitcase = { NAME($element) }: you have no such card in your suitcase.
why-card-picked = { NAME($element) }: you have none left to choose.
why-good-never = { NAME($good) } can never be chosen here.
why-good-bank = { NAME($good) }: the common pile is empty.
why-good-due = { NAME($good) }: right now you must pay { NAME($due, case: "one") }.
why-good-needed = { NAME($good) }: you need all of these for the rest of the cost.
why-icon-absent = { NAME($icon) } is not among the abilities you can still use.
# $lacks (money, job, horse, good, bank, cards): why the ability would do nothing
why-icon-idle =
    { $lacks ->
        [money] { NAME($icon) }: you have no money in your hand.
        [job] { NAME($icon) }: there is no job left to draw.
        [horse] { NAME($icon) }: you already have the Horse Head.
        [good] { NAME($icon) }: the common pile is empty.
        [bank] { NAME($icon) }: this common pile and all lower ones are empty.
       *[cards] { NAME($icon) }: you have too few cards in your hand.
    }

## Seats

why-seat-front = Only you or { NAME($controller) }, who controls the turf, can go first.
why-seat-rival = You can only choose a rival’s suitcase.
why-seat-empty = { NAME($seat) } has no money in their suitcase.
