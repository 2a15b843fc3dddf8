# What happened, as whole sentences. $seat is whose card, figure or marker it is, $by who did it; $at where a figure is or
# was. Events of older tables have 0, -1 or an empty list for numbers, seats and lists that are not known.

## Set-up and acts

# $seat (number)
event-family = Player { $seat } leads the { NAME($family) } family.
# $front, $back: the abilities of the business
event-business_opened =
    { $back ->
        [0] { NAME($business) } opens { NAME($turf, case: "at") }.
       *[other] { NAME($business) } opens { NAME($turf, case: "at") }. Front: { LIST($front, type: "comma", times: "list-times") }. Back: { LIST($back, type: "comma", times: "list-times") }.
    }
# $goods, $cards: what the job asks for and pays; none if that is not known
with-deal =
    { $goods ->
        [0] {""}
       *[other] {" "}({ deal })
    }
event-public_job = A public job is laid out: { NAME($job) }{ with-deal }.
event-ally_laid_out = An ally is laid out: { NAME($ally) }. { NAME($ally, case: "text") }
event-horse_head = { NAME($seat) } takes the Horse Head.
# $act (number); $horse: who starts; $limit (number): the hand limit
event-act =
    { $limit ->
        [0] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } has the Horse Head and goes first.
       *[other] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } has the Horse Head and goes first. The hand limit is { $limit }.
    }
# $phase (bribery, tribute); $seats: who bids, or must discard
event-phase =
    { $phase ->
        [bribery]
            { $limit ->
                [0] Bribery begins.
               *[other]
                    { $seats ->
                        [0] Bribery: nobody has money to bid.
                       *[other] Bribery: { LIST($seats) } may bid.
                    }
            }
       *[tribute]
            { $seats ->
                [0] { nobody-discards }
               *[other] Tribute to the Don: played allies return to their owners’ hands. The hand limit is { $limit }, so { LIST($seats) } must discard.
            }
    }
nobody-discards =
    { $limit ->
        [0] Tribute to the Don: played allies return to their owners’ hands.
       *[other] Tribute to the Don: played allies return to their owners’ hands. Nobody has more than { $limit } cards.
    }
event-entracte = { NAME($act) } is over. All figures leave the board.
# $n (number): how many cards
event-jobs_shuffled =
    { $n ->
        [one] The one discarded job becomes the new deck.
       *[other] The { $n } discarded jobs are shuffled into a new deck.
    }

## Cards

# $card (number): dollars
event-money_taken = { NAME($seat) } takes ${ $card }.
event-banked = { NAME($seat) } puts ${ $card } from the common piles straight into their suitcase.
event-packed = { NAME($seat) } puts ${ $card } into their suitcase.
event-suitcase_paid = { NAME($seat) } pays ${ $card } from their suitcase.
event-good_taken = { NAME($seat) } takes { NAME($good, case: "one") }.
# $what: the card; $why (job, ability, card, tribute, end): what for
event-discarded =
    { $why ->
        [job] { NAME($seat) } pays { NAME($what, case: "one") }.
        [tribute] { NAME($seat) } gives up { NAME($what, case: "one") } as tribute.
       *[other] { NAME($seat) } discards { NAME($what, case: "one") }.
    }
# $seen (true, false): whether the reader may see the job
event-job_gained =
    { $seen ->
        [true] { NAME($seat) } takes the job { NAME($job) }{ with-deal }.
       *[false] { NAME($seat) } takes a job, face down.
    }
event-job_looked_at =
    { $seen ->
        [true] { NAME($seat) } looks at the job { NAME($job) }{ with-deal }.
       *[false] { NAME($seat) } looks at a job.
    }
event-job_passed = { NAME($seat) } discards the job { NAME($job) }.
# $public (true, false): whether it is a public job
event-job_shown =
    { $public ->
        [true] { NAME($seat) } goes for the public job { NAME($job) }{ with-deal }.
       *[false] { NAME($seat) } shows the job { NAME($job) }{ with-deal }.
    }
# Nothing is said: the goods were mentioned one by one, and the job is when it is completed.
event-job_begun = {""}
# $when (first, last)
event-job_money =
    { $when ->
        [first] { NAME($seat) } takes the money for { NAME($job) } before using its ability.
       *[last] { NAME($seat) } takes the money for { NAME($job) } after using its ability.
    }
event-job_completed = { NAME($seat) } completes { NAME($job) }.
event-ally_played = { NAME($seat) } plays the ally { NAME($ally) }.
event-ally_taken = { NAME($seat) } takes the ally { NAME($ally) }.

## Businesses and effects

# $controller: who controls the turf and uses the front too; 0 if nobody
event-front_used =
    { $controller ->
        [-1] { NAME($seat) } shakes down the front of { NAME($business) }.
        [0] { NAME($seat) } shakes down the front of { NAME($business) } { NAME($turf, case: "at") }.
       *[other] { NAME($seat) } shakes down the front of { NAME($business) } { NAME($turf, case: "at") }. { NAME($controller) } controls the turf and uses it too.
    }
event-front_first = { NAME($first) } uses the front of { NAME($business) } first, then { NAME($second) }.
# $scope (business, turf, space); $icons: the abilities
event-backs_used =
    { $scope ->
        [business] { NAME($seat) } shakes down the back of { NAME($at) }: { LIST($icons, type: "comma", times: "list-times") }.
        [turf] { NAME($seat) } shakes down the backs { NAME($at, case: "at") }: { LIST($icons, type: "comma", times: "list-times") }.
       *[space] { NAME($seat) } shakes down the backs around { NAME($at) }: { LIST($icons, type: "comma", times: "list-times") }.
    }
# $asked: the rivals who must choose now
event-effect_used =
    { $asked ->
        [0] { NAME($seat) } uses an effect of { NAME($card) }.
       *[other] { NAME($seat) } uses { NAME($card) }, and { LIST($asked) } must choose a money card.
    }
# $question: what could have been done; $card_kind (job, ally, none)
event-declined =
    { $card_kind ->
        [job] { NAME($seat) } does not use an effect of { NAME($card) }.
        [ally] { NAME($seat) } does not use an effect of { NAME($card) }.
       *[none] { NAME($seat) } stops there.
    }

## Figures

there =
    { $figure ->
        [police_chief] { NAME($at, case: "at") }
       *[other] at { NAME($at) }
    }

# $how (played, moved, displaced, neutral); $origin: where the figure came from
event-figure_placed =
    { $how ->
        [played] { NAME($seat) } plays { NAME($figure, case: "one") } { there }.
        [moved] { NAME($seat) } moves { NAME($figure, case: "one") } from { NAME($origin, case: "inside") } to { NAME($at, case: "inside") }.
        [displaced]
            { $seat ->
                [0] { NAME($by) } moves { NAME($figure, case: "one") } from { NAME($origin, case: "inside") } to { NAME($at, case: "inside") }.
               *[other] { NAME($by) } moves { NAME($seat, case: "genitive") } { NAME($figure) } from { NAME($origin, case: "inside") } to { NAME($at, case: "inside") }.
            }
        [neutral] { NAME($by) } places { NAME($figure, case: "one") } { there }.
       *[other]
            { $seat ->
                [0] The { NAME($figure) } is now { there }.
               *[other] { NAME($seat) } now has { NAME($figure, case: "one") } { there }.
            }
    }
# $by: who did it; $whose (own, rival, neutral): whose figure it is for them
event-gunned_down =
    { $whose ->
        [own] { NAME($by) } guns down their own { NAME($figure) } { there }.
        [rival] { NAME($by) } guns down { NAME($seat, case: "genitive") } { NAME($figure) } { there }.
        [neutral] { NAME($by) } guns down { NAME($figure, case: "one") } { there }.
       *[other]
            { $seat ->
                [0] The { NAME($figure) } { there } is gunned down.
               *[other] { NAME($seat, case: "genitive") } { NAME($figure) } { there } is gunned down.
            }
    }
event-turf_gunned_down = { NAME($seat) } guns down every figure { NAME($turf, case: "at") }.
event-set_aside = { NAME($seat) } sets { NAME($figure, case: "one") } aside, because there is no space for it.

## Turf war and control markers

# $counts: influence by seat; $result (won, tied, empty)
event-turf_war =
    { $result ->
        [won] Turf war { NAME($turf, case: "at") }: { LIST($counts, type: "comma", each: "influence-of") }. { NAME($winner) } wins.
        [tied] Turf war { NAME($turf, case: "at") }: { LIST($counts, type: "comma", each: "influence-of") }. Nobody wins.
       *[empty] Turf war { NAME($turf, case: "at") }: nobody is there.
    }
event-marker_placed = { NAME($seat) } places a control marker { NAME($turf, case: "at") }.
# $how (removed, recycled): by a card, or by its owner for another turf
event-marker_removed =
    { $how ->
        [removed] { NAME($by) } removes { NAME($seat, case: "genitive") } top control marker from { NAME($turf, case: "inside") }.
        [recycled] { NAME($seat) } takes back a control marker from { NAME($turf, case: "inside") }.
       *[other] { NAME($seat) } loses a control marker { NAME($turf, case: "at") }.
    }

## Sealed choices revealed

# $bids, $offers: by seat
event-bids_revealed = The bids are revealed: { LIST($bids, type: "comma", each: "bid-of") }.
bid-of =
    { $cards ->
        [0] { NAME($seat) } nothing
       *[other] { NAME($seat) } { LIST($cards, type: "plus") }
    }
event-tribute_revealed = The tribute discards are revealed.
# $to: who made the offer; $best: whose card was the highest
event-offers_revealed = { NAME($to) } made an offer: { LIST($offers, type: "comma", each: "card-of") }. { NAME($best, case: "genitive") } card is the highest and goes into { NAME($to, case: "genitive") } suitcase. The others go to the common piles.
card-of = { NAME($seat) } ${ $card }
event-tax_revealed =
    { $by ->
        [0] The suitcases are audited. Returned to the common piles: { LIST($cards, type: "comma", each: "card-of") }.
       *[other] { NAME($by) } has the suitcases audited. Returned to the common piles: { LIST($cards, type: "comma", each: "card-of") }.
    }
event-suitcase_robbed = { NAME($seat) } takes ${ $card } from { NAME($rival, case: "genitive") } suitcase.
# $element: the card; $choice: done if the bid is complete
event-sealed =
    { $choice ->
        [done] Your bid is in. The others can’t see it yet.
       *[other] You choose { NAME($element, case: "one") }. The others can’t see it yet.
    }

## The end

# $counts: the money of each seat
event-game_over = The money is counted: { LIST($counts, type: "comma", each: "money-of") }.
money-of = { NAME($seat) } ${ $total }
