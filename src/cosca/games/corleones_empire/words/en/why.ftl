## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-business = a business
asks-place = a Family Member space
asks-turf = a turf
asks-job = a job
asks-ally = an ally
asks-money = a money card
asks-good = a good
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

why-business-closed = { NAME($business) } is not open: the tile does not lie on the board.
why-business-park = { NAME($business) } in Central Park has only a back: there is no Thug space and no front.
why-business-taken = { NAME($business) }: { phrase-standing } stands on its Thug space.
why-business-used = { NAME($business) }: this card has used its front already.
why-business-emptied = { NAME($business) }: the card uses only the business that it has just emptied.
why-no-thug = { NAME($business) }: you have no Thug left in your reserve.
why-place-taken = { NAME($place) }: { phrase-standing } stands there.
why-place-three = { NAME($place) } is marked 3+: nobody uses it when two play.
why-place-two = { NAME($place) } does not lie between exactly two areas.
why-no-member = { NAME($place) }: you have no Family Member left in your reserve.
why-turf-park = Central Park is not a turf.
why-turf-here = { NAME($turf) }: the { NAME($figure) } is there already.
# $where (own_figure, own_control, same_turf, any): what the card asks for
why-turf-where =
    { $where ->
        [own_figure] { NAME($turf) }: you have no figure there.
        [own_control] { NAME($turf) }: you do not control this turf.
       *[other] { NAME($turf) }: the card does not mean this turf.
    }
why-turf-empty = { NAME($turf) }: there is no figure in this turf.
why-turf-top =
    { $own ->
        [true] { NAME($turf) }: the marker on top is your own.
       *[false] { NAME($turf) }: there is no marker to remove.
    }
why-turf-no-marker = { NAME($turf) }: none of your markers lies there.

## Figures

why-nobody = { NAME($element) }: there is no figure.
# $kind (thug, family): what the card asks for
why-figure-kind =
    { $kind ->
        [thug] { NAME($element) }: { phrase-standing } is no Thug.
       *[family] { NAME($element) }: { phrase-standing } is no Family Member.
    }
why-figure-own = { NAME($element) }: { phrase-standing } stands there, and the card never means your own figures.
why-figure-foreign = { NAME($element) }: { phrase-standing } stands there, and only your own figures move.
why-figure-borrowed = { NAME($element) }: the { NAME($figure) } works for you while this card is carried out.
# $n, $mine (numbers): turfs that the owner controls, and the reader
why-figure-ahead =
    { $owned ->
        [own] { NAME($element) }: { phrase-standing } stands there, and the card means only families ahead of you.
        [neutral] { NAME($element) }: { phrase-standing } stands there, and the card means only families ahead of you.
       *[rival] { NAME($element) }: { NAME($owner) } controls no more turfs than you ({ $n } against { $mine }).
    }
why-figure-where =
    { $where ->
        [own_figure] { NAME($element) }: { phrase-standing } is in no turf where you have a figure.
        [own_control] { NAME($element) }: { phrase-standing } is in no turf that you control.
       *[same_turf] { NAME($element) }: { phrase-standing } is not in the turf that the card has just chosen.
    }
why-figure-moved = { NAME($element) }: this card has moved { phrase-standing } already.
why-figure-stuck = { NAME($element) }: there is no other empty space for { phrase-standing }.

## Cards, goods, abilities

why-job-elsewhere = { NAME($job) } is neither in your hand nor among the public jobs.
why-job-goods = { NAME($job) }: you lack { LIST($goods, times: "list-times") }.
why-job-wild = { NAME($job) }: you lack { LIST($goods, times: "list-times") }, and your Narcotics replace only { $n } of them.
why-job-looked = { NAME($job) } is not among the jobs that you look at.
why-ally-hand = { NAME($ally) } is not in your hand.
why-ally-played = { NAME($ally) } lies played in front of you and comes back to your hand at tribute.
why-ally-row = { NAME($ally) } is not in your hand: it lies face up and goes to a bid in the bribery.
why-ally-left = { NAME($ally) } is not in your hand. Nobody bribed this ally, so it leaves the game in the entr’acte.
why-ally-sale = { NAME($ally) } does not lie face up.
why-card-hand = { NAME($element) }: you have no such card in hand.
why-card-suitcase = { NAME($element) }: you have no such card in your suitcase.
why-card-picked = { NAME($element) }: you have chosen all of them already.
why-good-never = { NAME($good) } can never be chosen here.
why-good-bank = { NAME($good) }: the bank has none left.
why-good-due = { NAME($good) }: now { NAME($due, case: "one") } is due.
why-good-needed = { NAME($good) }: you need all of it for the rest of the cost.
why-icon-absent = { NAME($icon) } is not among the abilities still to use.
# $lacks (money, job, horse, good, bank, cards): why the ability would do nothing
why-icon-idle =
    { $lacks ->
        [money] { NAME($icon) }: you have no money in hand.
        [job] { NAME($icon) }: there is no job left to draw.
        [horse] { NAME($icon) }: you have the Horse Head already.
        [good] { NAME($icon) }: the bank has none left.
        [bank] { NAME($icon) }: the bank has no such card left, and no lower one.
       *[cards] { NAME($icon) }: you have too few cards in hand.
    }

## Seats

why-seat-front = Only you, or { NAME($controller) }, who controls the turf, can go first.
why-seat-rival = Only the suitcase of a rival can be named.
why-seat-empty = { NAME($seat) } has no money in the suitcase.
