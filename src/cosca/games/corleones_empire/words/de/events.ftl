# To be translated into 'de': translate what stands after = and delete this line.

# What happened, as whole sentences. $seat is whose card, figure or marker it is, $by who did it; $at where a figure is or
# was. Events of older tables have 0, -1 or an empty list for numbers, seats and lists that are not known.

## Set-up and acts

# $seat (number)
event-family = Seat { $seat } is the { NAME($family) } family.
# $front, $back: the abilities of the business
event-business_opened =
    { $back ->
        [0] { NAME($business) } opens in { NAME($turf, case: "inside") }.
       *[other] { NAME($business) } opens in { NAME($turf, case: "inside") }: front { LIST($front, type: "comma", times: "list-times") }, back { LIST($back, type: "comma", times: "list-times") }.
    }
# $goods, $cards: what the job asks for and pays; none if that is not known
with-deal =
    { $goods ->
        [0] {""}
       *[other] {" "}({ deal })
    }
event-public_job = A public job is laid out: { NAME($job) }{ with-deal }.
event-ally_laid_out = An ally is laid out: { NAME($ally) }. { NAME($ally, case: "text") }
event-horse_head = { NAME($seat) } has the Horse Head now.
# $act (number); $horse: who starts; $limit (number): the hand limit
event-act =
    { $limit ->
        [0] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } has the Horse Head and starts.
       *[other] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } has the Horse Head and starts; the hand limit is { $limit }.
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
               *[other] Tribute to the Don: played allies return to their hands. The hand limit is { $limit }; { LIST($seats) } must discard.
            }
    }
nobody-discards =
    { $limit ->
        [0] Tribute to the Don: played allies return to their hands.
       *[other] Tribute to the Don: played allies return to their hands. Nobody holds more than { $limit } cards.
    }
event-entracte = { NAME($act) } is over: all figures leave the board.
# $n (number): how many cards
event-jobs_shuffled =
    { $n ->
        [one] The one discarded job becomes the new deck.
       *[other] The { $n } discarded jobs are shuffled into a new deck.
    }

## Cards

# $card (number): dollars
event-money_taken = { NAME($seat) } takes ${ $card }.
event-banked = { NAME($seat) } gets ${ $card } from the bank straight into the suitcase.
event-packed = { NAME($seat) } packs ${ $card } into the suitcase.
event-suitcase_paid = { NAME($seat) } pays ${ $card } out of the suitcase.
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
       *[false] { NAME($seat) } takes a job unseen.
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
# Nothing is told: the goods have been told one by one, and the job is told when it is completed.
event-job_begun = {""}
# $when (first, last)
event-job_money =
    { $when ->
        [first] { NAME($seat) } takes the money of { NAME($job) } before its ability.
       *[last] { NAME($seat) } takes the money of { NAME($job) } after its ability.
    }
event-job_completed = { NAME($seat) } has completed { NAME($job) }.
event-ally_played = { NAME($seat) } plays the ally { NAME($ally) }.
event-ally_taken = { NAME($seat) } takes the ally { NAME($ally) }.

## Businesses and effects

# $controller: who controls the turf and uses the front too; 0 if nobody
event-front_used =
    { $controller ->
        [-1] { NAME($seat) } uses the front of { NAME($business) }.
        [0] { NAME($seat) } uses the front of { NAME($business) } in { NAME($turf, case: "inside") }.
       *[other] { NAME($seat) } uses the front of { NAME($business) } in { NAME($turf, case: "inside") }, and so does { NAME($controller) }, who controls the turf.
    }
event-front_first = { NAME($first) } uses the front of { NAME($business) } first, then { NAME($second) }.
# $scope (business, turf, space); $icons: the abilities
event-backs_used =
    { $scope ->
        [business] { NAME($seat) } uses the back of { NAME($at) }: { LIST($icons, type: "comma", times: "list-times") }.
        [turf] { NAME($seat) } uses the backs in { NAME($at, case: "inside") }: { LIST($icons, type: "comma", times: "list-times") }.
       *[space] { NAME($seat) } uses the backs around { NAME($at) }: { LIST($icons, type: "comma", times: "list-times") }.
    }
# $asked: the rivals who must choose now
event-effect_used =
    { $asked ->
        [0] { NAME($seat) } uses an effect of { NAME($card) }.
       *[other] { NAME($seat) } uses { NAME($card) }: { LIST($asked) } must choose a money card.
    }
# $question: what could have been done; $card_kind (job, ally, none)
event-declined =
    { $card_kind ->
        [job] { NAME($seat) } leaves an effect of { NAME($card) } unused.
        [ally] { NAME($seat) } leaves an effect of { NAME($card) } unused.
       *[none] { NAME($seat) } leaves it at that.
    }

## Figures

there =
    { $figure ->
        [police_chief] in { NAME($at, case: "inside") }
       *[other] at { NAME($at) }
    }

# $how (played, moved, displaced, neutral); $origin: where the figure came from
event-figure_placed =
    { $how ->
        [played] { NAME($seat) } plays { NAME($figure, case: "one") } { there }.
        [moved] { NAME($seat) } moves { NAME($figure, case: "one") } from { NAME($origin, case: "inside") } to { NAME($at, case: "inside") }.
        [displaced]
            { $seat ->
                [0] { NAME($by) } sends { NAME($figure, case: "one") } from { NAME($origin, case: "inside") } to { NAME($at, case: "inside") }.
               *[other] { NAME($by) } sends { NAME($seat, case: "genitive") } { NAME($figure) } from { NAME($origin, case: "inside") } to { NAME($at, case: "inside") }.
            }
        [neutral] { NAME($by) } puts { NAME($figure, case: "one") } { there }.
       *[other]
            { $seat ->
                [0] The { NAME($figure) } stands { there } now.
               *[other] { NAME($seat) } has { NAME($figure, case: "one") } { there } now.
            }
    }
# $by: who did it; $whose (own, rival, neutral): whose figure it is for them
event-gunned_down =
    { $whose ->
        [own] { NAME($by) } guns down its own { NAME($figure) } { there }.
        [rival] { NAME($by) } guns down { NAME($seat, case: "genitive") } { NAME($figure) } { there }.
        [neutral] { NAME($by) } guns down { NAME($figure, case: "one") } { there }.
       *[other]
            { $seat ->
                [0] The { NAME($figure) } { there } is gunned down.
               *[other] { NAME($seat) } loses { NAME($figure, case: "one") } { there }: gunned down.
            }
    }
event-turf_gunned_down = { NAME($seat) } has everybody in { NAME($turf, case: "inside") } gunned down.
event-set_aside = { NAME($seat) } sets { NAME($figure, case: "one") } aside: there is no space for it.

## Turf war and control markers

# $counts: influence by seat; $result (won, tied, empty)
event-turf_war =
    { $result ->
        [won] Turf war in { NAME($turf, case: "inside") }: { LIST($counts, each: "influence-of") }. { NAME($winner) } prevails.
        [tied] Turf war in { NAME($turf, case: "inside") }: { LIST($counts, each: "influence-of") }. Nobody prevails.
       *[empty] Turf war in { NAME($turf, case: "inside") }: nobody is there.
    }
event-marker_placed = { NAME($seat) } puts a control marker on { NAME($turf, case: "inside") }.
# $how (removed, recycled): by a card, or by its owner for another turf
event-marker_removed =
    { $how ->
        [removed] { NAME($by) } has { NAME($seat) } take back the control marker on top of { NAME($turf, case: "inside") }.
        [recycled] { NAME($seat) } takes a control marker from { NAME($turf, case: "inside") }.
       *[other] A control marker of { NAME($seat) } leaves { NAME($turf, case: "inside") }.
    }

## Sealed choices revealed

# $bids, $offers: by seat
event-bids_revealed = The bids: { LIST($bids, each: "bid-of") }.
bid-of =
    { $cards ->
        [0] { NAME($seat) } nothing
       *[other] { NAME($seat) } { LIST($cards, type: "plus") }
    }
event-tribute_revealed = The discards for the tribute are revealed.
# $to: who made the offer; $best: whose card was the highest
event-offers_revealed = { NAME($to) } made an offer: { LIST($offers, each: "card-of") }. The highest card, of { NAME($best) }, goes into the suitcase of { NAME($to) }; the others go to the bank.
card-of = { NAME($seat) } ${ $card }
event-tax_revealed =
    { $by ->
        [0] The suitcases are audited. To the bank go: { LIST($cards, each: "card-of") }.
       *[other] { NAME($by) } has the suitcases audited. To the bank go: { LIST($cards, each: "card-of") }.
    }
event-suitcase_robbed = { NAME($seat) } takes ${ $card } out of the suitcase of { NAME($rival) }.
# $element: the card; $choice: done if the bid is complete
event-sealed =
    { $choice ->
        [done] Your bid is made; the others do not see it yet.
       *[other] You choose { NAME($element, case: "one") }; the others do not see it yet.
    }

## The end

# $counts: the money of each seat
event-game_over = The money is counted: { LIST($counts, each: "money-of") }.
money-of = { NAME($seat) } ${ $total }
