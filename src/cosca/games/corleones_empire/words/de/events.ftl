# What happened, as whole sentences. $seat is whose card, figure or marker it is, $by who did it; $at where a figure is or
# was. Events of older tables have 0, -1 or an empty list for numbers, seats and lists that are not known.

## Set-up and acts

# $seat (number)
event-family = Person { $seat } führt die Familie { NAME($family) }.
# $front, $back: the abilities of the business
event-business_opened =
    { $back ->
        [0] Neu eröffnet { NAME($turf, case: "at") }: { NAME($business) }.
       *[other] Neu eröffnet { NAME($turf, case: "at") }: { NAME($business) }. Fassade: { LIST($front, type: "comma", times: "list-times") }. Hinterzimmer: { LIST($back, type: "comma", times: "list-times") }.
    }
# $goods, $cards: what the job asks for and pays; none if that is not known
with-deal =
    { $goods ->
        [0] {""}
       *[other] {" "}({ deal })
    }
event-public_job = Ein offener Auftrag liegt aus: { NAME($job) }{ with-deal }.
event-ally_laid_out = Ein Verbündeter liegt aus: { NAME($ally) }. { NAME($ally, case: "text") }
event-horse_head = { NAME($seat) } nimmt den Pferdekopf.
# $act (number); $horse: who starts; $limit (number): the hand limit
event-act =
    { $limit ->
        [0] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } hat den Pferdekopf und beginnt.
       *[other] { NAME($act) }: { NAME($act, case: "title") }. { NAME($horse) } hat den Pferdekopf und beginnt; das Handlimit ist { $limit }.
    }
# $phase (bribery, tribute); $seats: who bids, or must discard
event-phase =
    { $phase ->
        [bribery]
            { $limit ->
                [0] Die Bestechung beginnt.
               *[other]
                    { $seats ->
                        [0] Bestechung: Niemand hat Geld zum Bieten.
                        [1] Bestechung: { LIST($seats) } darf bieten.
                       *[other] Bestechung: { LIST($seats) } dürfen bieten.
                    }
            }
       *[tribute]
            { $seats ->
                [0] { nobody-discards }
                [1] Tribut an den Don: Ausgespielte Verbündete kehren auf die Hand zurück. Das Handlimit ist { $limit }; { LIST($seats) } muss abwerfen.
               *[other] Tribut an den Don: Ausgespielte Verbündete kehren auf die Hand zurück. Das Handlimit ist { $limit }; { LIST($seats) } müssen abwerfen.
            }
    }
nobody-discards =
    { $limit ->
        [0] Tribut an den Don: Ausgespielte Verbündete kehren auf die Hand zurück.
       *[other] Tribut an den Don: Ausgespielte Verbündete kehren auf die Hand zurück. Niemand hat mehr als { $limit } Karten.
    }
event-entracte = { NAME($act) } ist vorbei: Alle Figuren verlassen den Spielplan.
# $n (number): how many cards
event-jobs_shuffled =
    { $n ->
        [one] Der eine abgeworfene Auftrag wird zum neuen Stapel.
       *[other] Die { $n } abgeworfenen Aufträge werden zu einem neuen Stapel gemischt.
    }

## Cards

# $card (number): dollars
event-money_taken = { NAME($seat) } nimmt { $card } $.
event-banked = { NAME($seat) } legt { $card } $ aus der Bank direkt in den Koffer.
event-packed = { NAME($seat) } packt { $card } $ in den Koffer.
event-suitcase_paid = { NAME($seat) } zahlt { $card } $ aus dem Koffer.
event-good_taken = { NAME($seat) } nimmt { NAME($good, case: "accusative") }.
# $what: the card; $why (job, ability, card, tribute, end): what for
event-discarded =
    { $why ->
        [job] { NAME($seat) } bezahlt { NAME($what, case: "accusative") }.
        [tribute] { NAME($seat) } gibt { NAME($what, case: "accusative") } als Tribut ab.
       *[other] { NAME($seat) } wirft { NAME($what, case: "accusative") } ab.
    }
# $seen (true, false): whether the reader may see the job
event-job_gained =
    { $seen ->
        [true] { NAME($seat) } nimmt { NAME($job, case: "accusative") }{ with-deal }.
       *[false] { NAME($seat) } nimmt verdeckt einen Auftrag.
    }
event-job_looked_at =
    { $seen ->
        [true] { NAME($seat) } sieht sich { NAME($job, case: "accusative") } an{ with-deal }.
       *[false] { NAME($seat) } sieht sich einen Auftrag an.
    }
event-job_passed = { NAME($seat) } wirft { NAME($job, case: "accusative") } ab.
# $public (true, false): whether it is a public job
event-job_shown =
    { $public ->
        [true] { NAME($seat) } übernimmt den offenen Auftrag { NAME($job, case: "quoted") }{ with-deal }.
       *[false] { NAME($seat) } zeigt { NAME($job, case: "accusative") }{ with-deal }.
    }
# Nothing is told: the goods have been told one by one, and the job is told when it is completed.
event-job_begun = {""}
# $when (first, last)
event-job_money =
    { $when ->
        [first] { NAME($seat) } nimmt das Geld für { NAME($job, case: "quoted") } vor der Fähigkeit.
       *[last] { NAME($seat) } nimmt das Geld für { NAME($job, case: "quoted") } nach der Fähigkeit.
    }
event-job_completed = { NAME($seat) } erfüllt { NAME($job, case: "quoted") }.
event-ally_played = { NAME($seat) } spielt { NAME($ally, case: "accusative") } aus.
event-ally_taken = { NAME($seat) } nimmt { NAME($ally, case: "accusative") }.

## Businesses and effects

# $controller: who controls the turf and uses the front too; 0 if nobody
event-front_used =
    { $controller ->
        [-1] { NAME($seat) } nutzt die Fassade { NAME($business, case: "genitive") }.
        [0] { NAME($seat) } nutzt { NAME($turf, case: "at") } die Fassade { NAME($business, case: "genitive") }.
       *[other] { NAME($seat) } nutzt { NAME($turf, case: "at") } die Fassade { NAME($business, case: "genitive") }. { NAME($controller) } kontrolliert das Revier und nutzt sie auch.
    }
event-front_first = { NAME($first) } nutzt die Fassade { NAME($business, case: "genitive") } zuerst, dann { NAME($second) }.
# $scope (business, turf, space); $icons: the abilities
event-backs_used =
    { $scope ->
        [business] { NAME($seat) } nutzt das Hinterzimmer { NAME($at, case: "genitive") }: { LIST($icons, type: "comma", times: "list-times") }.
        [turf] { NAME($seat) } nutzt die Hinterzimmer { NAME($at, case: "at") }: { LIST($icons, type: "comma", times: "list-times") }.
       *[space] { NAME($seat) } nutzt die Hinterzimmer rund um { NAME($at, case: "accusative") }: { LIST($icons, type: "comma", times: "list-times") }.
    }
# $asked: the rivals who must choose now
event-effect_used =
    { $asked ->
        [0] { NAME($seat) } nutzt einen Effekt von { NAME($card, case: "quoted") }.
        [1] { NAME($seat) } nutzt { NAME($card, case: "quoted") }: { LIST($asked) } muss eine Geldkarte wählen.
       *[other] { NAME($seat) } nutzt { NAME($card, case: "quoted") }: { LIST($asked) } müssen eine Geldkarte wählen.
    }
# $question: what could have been done; $card_kind (job, ally, none)
event-declined =
    { $card_kind ->
        [job] { NAME($seat) } lässt einen Effekt von { NAME($card, case: "quoted") } ungenutzt.
        [ally] { NAME($seat) } lässt einen Effekt von { NAME($card, case: "quoted") } ungenutzt.
       *[none] { NAME($seat) } belässt es dabei.
    }

## Figures

there = { NAME($at, case: "at") }

# $how (played, moved, displaced, neutral); $origin: where the figure came from
event-figure_placed =
    { $how ->
        [played] { NAME($seat) } setzt { NAME($figure, case: "accusative") } { there } ein.
        [moved] { NAME($seat) } versetzt { NAME($figure, case: "accusative") } { NAME($origin, case: "from") } { NAME($at, case: "to") }.
        [displaced]
            { $seat ->
                [0] { NAME($by) } schickt { NAME($figure, case: "the_accusative") } { NAME($origin, case: "from") } { NAME($at, case: "to") }.
               *[other] { NAME($by) } schickt { NAME($figure, case: "the_accusative") } { NAME($seat, case: "genitive") } { NAME($origin, case: "from") } { NAME($at, case: "to") }.
            }
        [neutral] { NAME($by) } setzt { NAME($figure, case: "accusative") } { there } ein.
       *[other]
            { $seat ->
                [0] Jetzt steht { NAME($figure, case: "the") } { there }.
               *[other] { NAME($seat) } hat jetzt { NAME($figure, case: "accusative") } { there }.
            }
    }
# $by: who did it; $whose (own, rival, neutral): whose figure it is for them
event-gunned_down =
    { $whose ->
        [own] { NAME($by) } schaltet den eigenen { NAME($figure, case: "plain_accusative") } { there } aus.
        [rival] { NAME($by) } schaltet { NAME($figure, case: "the_accusative") } { NAME($seat, case: "genitive") } { there } aus.
        [neutral] { NAME($by) } schaltet { NAME($figure, case: "the_accusative") } { there } aus.
       *[other]
            { $seat ->
                [0] Ausgeschaltet wird { NAME($figure, case: "the") } { there }.
               *[other] Ausgeschaltet wird { NAME($figure, case: "the") } { NAME($seat, case: "genitive") } { there }.
            }
    }
event-turf_gunned_down = { NAME($seat) } schaltet { NAME($turf, case: "at") } alle Figuren aus.
event-set_aside = { NAME($seat) } legt { NAME($figure, case: "accusative") } beiseite, weil kein Feld frei ist.

## Turf war and control markers

# $counts: influence by seat; $result (won, tied, empty)
event-turf_war =
    { $result ->
        [won] Revierkampf { NAME($turf, case: "at") }: { LIST($counts, type: "comma", each: "influence-of") }. { NAME($winner) } gewinnt.
        [tied] Revierkampf { NAME($turf, case: "at") }: { LIST($counts, type: "comma", each: "influence-of") }. Niemand gewinnt.
       *[empty] Revierkampf { NAME($turf, case: "at") }: Niemand ist dort.
    }
event-marker_placed = { NAME($seat) } legt { NAME($turf, case: "at") } einen Kontrollmarker obenauf.
# $how (removed, recycled): by a card, or by its owner for another turf
event-marker_removed =
    { $how ->
        [removed] { NAME($by) } entfernt { NAME($turf, case: "at") } den obersten Kontrollmarker { NAME($seat, case: "genitive") }.
        [recycled] { NAME($seat) } nimmt { NAME($turf, case: "at") } einen Kontrollmarker zurück.
       *[other] { NAME($seat) } verliert { NAME($turf, case: "at") } einen Kontrollmarker.
    }

## Sealed choices revealed

# $bids, $offers: by seat
event-bids_revealed = Die Gebote werden aufgedeckt: { LIST($bids, type: "comma", each: "bid-of") }.
bid-of =
    { $cards ->
        [0] { NAME($seat) } nichts
       *[other] { NAME($seat) } { LIST($cards, type: "plus") }
    }
event-tribute_revealed = Die Karten für den Tribut werden aufgedeckt.
# $to: who made the offer; $best: whose card was the highest
event-offers_revealed = { NAME($to) } hat ein Angebot gemacht: { LIST($offers, type: "comma", each: "card-of") }. Die Karte von { NAME($best) } ist die höchste und geht in den Koffer von { NAME($to) }; die anderen gehen an die Bank.
card-of = { NAME($seat) } { $card } $
event-tax_revealed =
    { $by ->
        [0] Die Koffer werden geprüft. Zurück an die Bank: { LIST($cards, type: "comma", each: "card-of") }.
       *[other] { NAME($by) } lässt die Koffer prüfen. Zurück an die Bank: { LIST($cards, type: "comma", each: "card-of") }.
    }
event-suitcase_robbed = { NAME($seat) } nimmt { $card } $ aus dem Koffer von { NAME($rival) }.
# $element: the card; $choice: done if the bid is complete
event-sealed =
    { $choice ->
        [done] Dein Gebot steht; die anderen sehen es noch nicht.
       *[other] Du wählst { NAME($element, case: "accusative") }; die anderen sehen es noch nicht.
    }

## The end

# $counts: the money of each seat
event-game_over = Das Geld wird gezählt: { LIST($counts, type: "comma", each: "money-of") }.
money-of = { NAME($seat) } { $total } $
