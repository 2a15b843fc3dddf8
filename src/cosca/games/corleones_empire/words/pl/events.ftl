# What happened, as whole sentences. $seat is whose card, figure or marker it is, $by who did it; $at where a figure is or
# was. Events of older tables have 0, -1 or an empty list for numbers, seats and lists that are not known.

## Set-up and acts

# $seat (number)
event-family = Gracz { $seat } prowadzi rodzinę { NAME($family) }.
# $front, $back: the abilities of the business
event-business_opened =
    { $back ->
        [0] Nowy interes { NAME($turf, case: "inside") }: { NAME($business) }.
       *[other] Nowy interes { NAME($turf, case: "inside") }: { NAME($business) }. Front: { LIST($front, type: "comma", times: "list-times") }; zaplecze: { LIST($back, type: "comma", times: "list-times") }.
    }
# $goods, $cards: what the job asks for and pays; none if that is not known
with-deal =
    { $goods ->
        [0] {""}
       *[other] {" "}({ deal })
    }
event-public_job = Nowe publiczne zlecenie: „{ NAME($job) }”{ with-deal }.
event-ally_laid_out = Nowy sojusznik: „{ NAME($ally) }”. { NAME($ally, case: "text") }
event-horse_head = { NAME($seat) } bierze koński łeb.
# $act (number); $horse: who starts; $limit (number): the hand limit
event-act =
    { $limit ->
        [0] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } ma koński łeb i zaczyna.
       *[other] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } ma koński łeb i zaczyna; limit ręki: { $limit }.
    }
# $phase (bribery, tribute); $seats: who bids, or must discard
event-phase =
    { $phase ->
        [bribery]
            { $limit ->
                [0] Zaczynają się łapówki.
               *[other]
                    { $seats ->
                        [0] Łapówki: nikt nie ma pieniędzy na licytację.
                        [1] Łapówki: licytować może { LIST($seats) }.
                       *[other] Łapówki: licytować mogą { LIST($seats) }.
                    }
            }
       *[tribute]
            { $seats ->
                [0] { nobody-discards }
                [1] Danina dla dona: zagrani sojusznicy wracają na ręce właścicieli. Limit ręki: { $limit }; karty musi odrzucić { LIST($seats) }.
               *[other] Danina dla dona: zagrani sojusznicy wracają na ręce właścicieli. Limit ręki: { $limit }; karty muszą odrzucić { LIST($seats) }.
            }
    }
nobody-discards =
    { $limit ->
        [0] Danina dla dona: zagrani sojusznicy wracają na ręce właścicieli.
       *[other] Danina dla dona: zagrani sojusznicy wracają na ręce właścicieli. Nikt nie przekracza limitu ręki ({ $limit }).
    }
event-entracte = { NAME($act) } się kończy: wszystkie figurki schodzą z planszy.
# $n (number): how many cards
event-jobs_shuffled =
    { $n ->
        [one] Jedyne odrzucone zlecenie tworzy nową talię.
        [few] { $n } odrzucone zlecenia zostają przetasowane w nową talię.
        [many] { $n } odrzuconych zleceń zostaje przetasowanych w nową talię.
       *[other] { $n } odrzuconego zlecenia zostaje przetasowane w nową talię.
    }

## Cards

# $card (number): dollars
event-money_taken = { NAME($seat) } bierze { $card } $.
event-banked = { NAME($seat) } dostaje { $card } $ z banku prosto do walizki.
event-packed = { NAME($seat) } wkłada { $card } $ do walizki.
event-suitcase_paid = { NAME($seat) } płaci { $card } $ z walizki.
event-good_taken = { NAME($seat) } bierze { NAME($good, case: "one") }.
# $what: the card; $why (job, ability, card, tribute, end): what for
event-discarded =
    { $why ->
        [job] { NAME($seat) } oddaje { NAME($what, case: "one") }.
        [tribute] { NAME($seat) } oddaje w daninie { NAME($what, case: "one") }.
       *[other] { NAME($seat) } odrzuca { NAME($what, case: "one") }.
    }
# $seen (true, false): whether the reader may see the job
event-job_gained =
    { $seen ->
        [true] { NAME($seat) } bierze zlecenie „{ NAME($job) }”{ with-deal }.
       *[false] { NAME($seat) } bierze zakryte zlecenie.
    }
event-job_looked_at =
    { $seen ->
        [true] { NAME($seat) } ogląda zlecenie „{ NAME($job) }”{ with-deal }.
       *[false] { NAME($seat) } ogląda zlecenie.
    }
event-job_passed = { NAME($seat) } odrzuca zlecenie „{ NAME($job) }”.
# $public (true, false): whether it is a public job
event-job_shown =
    { $public ->
        [true] { NAME($seat) } sięga po publiczne zlecenie „{ NAME($job) }”{ with-deal }.
       *[false] { NAME($seat) } pokazuje zlecenie „{ NAME($job) }”{ with-deal }.
    }
# Nothing is told: the goods have been told one by one, and the job is told when it is completed.
event-job_begun = {""}
# $when (first, last)
event-job_money =
    { $when ->
        [first] { NAME($seat) } bierze pieniądze za zlecenie „{ NAME($job) }” przed jego zdolnością.
       *[last] { NAME($seat) } bierze pieniądze za zlecenie „{ NAME($job) }” po jego zdolności.
    }
event-job_completed = { NAME($seat) } wykonuje zlecenie „{ NAME($job) }”.
event-ally_played = { NAME($seat) } zagrywa sojusznika „{ NAME($ally) }”.
event-ally_taken = { NAME($seat) } bierze sojusznika „{ NAME($ally) }”.

## Businesses and effects

# $controller: who controls the turf and uses the front too; 0 if nobody
event-front_used =
    { $controller ->
        [-1] { NAME($seat) } używa frontu { NAME($business, case: "genitive") }.
        [0] { NAME($seat) } używa frontu { NAME($business, case: "genitive") } ({ NAME($turf) }).
       *[other] { NAME($seat) } używa frontu { NAME($business, case: "genitive") } ({ NAME($turf) }), podobnie jak { NAME($controller) }, bo kontroluje tę dzielnicę.
    }
event-front_first = Frontu { NAME($business, case: "genitive") } najpierw używa { NAME($first) }, potem { NAME($second) }.
# $scope (business, turf, space); $icons: the abilities
event-backs_used =
    { $scope ->
        [business] { NAME($seat) } używa zaplecza { NAME($at, case: "genitive") }: { LIST($icons, type: "comma", times: "list-times") }.
        [turf] { NAME($seat) } używa zapleczy { NAME($at, case: "inside") }: { LIST($icons, type: "comma", times: "list-times") }.
       *[space] { NAME($seat) } używa zapleczy wokół { NAME($at, case: "genitive") }: { LIST($icons, type: "comma", times: "list-times") }.
    }
# $asked: the rivals who must choose now
event-effect_used =
    { $asked ->
        [0] { NAME($seat) } używa efektu karty „{ NAME($card) }”.
        [1] { NAME($seat) } używa karty „{ NAME($card) }”: kartę pieniędzy musi wybrać { LIST($asked) }.
       *[other] { NAME($seat) } używa karty „{ NAME($card) }”: kartę pieniędzy muszą wybrać { LIST($asked) }.
    }
# $question: what could have been done; $card_kind (job, ally, none)
event-declined =
    { $card_kind ->
        [job] { NAME($seat) } rezygnuje z efektu karty „{ NAME($card) }”.
        [ally] { NAME($seat) } rezygnuje z efektu karty „{ NAME($card) }”.
       *[none] { NAME($seat) } na tym poprzestaje.
    }

## Figures

# $how (played, moved, displaced, neutral); $origin: where the figure came from
event-figure_placed =
    { $how ->
        [played] { NAME($seat) } wysyła { NAME($figure, case: "one") } { NAME($at, case: "to") }.
        [moved] { NAME($seat) } przesuwa { NAME($figure, case: "one") } { NAME($origin, case: "from") } { NAME($at, case: "to") }.
        [displaced]
            { $seat ->
                [0] { NAME($by) } przepędza { NAME($figure, case: "one") } { NAME($origin, case: "from") } { NAME($at, case: "to") }.
               *[other] { NAME($by) } przepędza { NAME($figure, case: "one") } { NAME($seat, case: "genitive") } { NAME($origin, case: "from") } { NAME($at, case: "to") }.
            }
        [neutral] { NAME($by) } stawia { NAME($figure, case: "one") } { NAME($at, case: "inside") }.
       *[other]
            { $seat ->
                [0] { NAME($figure) } stoi teraz { NAME($at, case: "inside") }.
               *[other] { NAME($seat) } ma teraz { NAME($figure, case: "one") } { NAME($at, case: "inside") }.
            }
    }
# $by: who did it; $whose (own, rival, neutral): whose figure it is for them
event-gunned_down =
    { $whose ->
        [own] { NAME($by) } eliminuje własnego { NAME($figure, case: "one") } { NAME($at, case: "inside") }.
        [rival] { NAME($by) } eliminuje { NAME($figure, case: "one") } { NAME($seat, case: "genitive") } { NAME($at, case: "inside") }.
        [neutral] { NAME($by) } eliminuje { NAME($figure, case: "one") } { NAME($at, case: "inside") }.
       *[other]
            { $seat ->
                [0] { NAME($figure) } ginie { NAME($at, case: "inside") }.
               *[other] { NAME($seat) } traci { NAME($figure, case: "one") } { NAME($at, case: "inside") }.
            }
    }
event-turf_gunned_down = { NAME($seat) } eliminuje wszystkie figurki { NAME($turf, case: "inside") }.
event-set_aside = { NAME($seat) } odkłada na bok { NAME($figure, case: "one") }: nie ma dla niego pola.
there = { NAME($at, case: "inside") }

## Turf war and control markers

# $counts: influence by seat; $result (won, tied, empty)
event-turf_war =
    { $result ->
        [won] Walka o dzielnicę { NAME($turf) }: { LIST($counts, type: "comma", each: "influence-of") }. Wygrywa { NAME($winner) }.
        [tied] Walka o dzielnicę { NAME($turf) }: { LIST($counts, type: "comma", each: "influence-of") }. Nikt nie wygrywa.
       *[empty] Walka o dzielnicę { NAME($turf) }: nikogo tam nie ma.
    }
event-marker_placed = { NAME($seat) } kładzie znacznik kontroli { NAME($turf, case: "inside") }.
# $how (removed, recycled): by a card, or by its owner for another turf
event-marker_removed =
    { $how ->
        [removed] { NAME($by) } usuwa { NAME($turf, case: "from") } wierzchni znacznik kontroli; wraca on do { NAME($seat, case: "genitive") }.
        [recycled] { NAME($seat) } zabiera znacznik kontroli { NAME($turf, case: "from") }.
       *[other] Znacznik kontroli { NAME($seat, case: "genitive") } znika { NAME($turf, case: "from") }.
    }

## Sealed choices revealed

# $bids, $offers: by seat
event-bids_revealed = Oferty: { LIST($bids, type: "comma", each: "bid-of") }.
bid-of =
    { $cards ->
        [0] { NAME($seat) } – nic
       *[other] { NAME($seat) } – { LIST($cards, type: "plus") }
    }
event-tribute_revealed = Karty odrzucane w daninie zostają ujawnione.
# $to: who made the offer; $best: whose card was the highest
event-offers_revealed = { NAME($to) } składa propozycję: { LIST($offers, type: "comma", each: "card-of") }. Najwyższa karta (daje ją { NAME($best) }) trafia do walizki { NAME($to, case: "genitive") }, pozostałe do banku.
card-of = { NAME($seat) } – { $card } $
event-tax_revealed =
    { $by ->
        [0] Kontrola walizek. Do banku trafiają: { LIST($cards, type: "comma", each: "card-of") }.
       *[other] { NAME($by) } zarządza kontrolę walizek. Do banku trafiają: { LIST($cards, type: "comma", each: "card-of") }.
    }
event-suitcase_robbed = { NAME($seat) } wyjmuje { $card } $ z walizki { NAME($rival, case: "genitive") }.
# $element: the card; $choice: done if the bid is complete
event-sealed =
    { $choice ->
        [done] Twoja oferta jest gotowa; pozostali jeszcze jej nie widzą.
       *[other] Wybierasz { NAME($element, case: "one") }; pozostali jeszcze tego nie widzą.
    }

## The end

# $counts: the money of each seat
event-game_over = Liczenie pieniędzy: { LIST($counts, type: "comma", each: "money-of") }.
money-of = { NAME($seat) } – { $total } $
