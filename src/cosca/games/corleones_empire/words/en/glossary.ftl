# The glossary: what an element of the board is and does.

# $number: its number; $business: the business printed there
term-turf = Turf { $number } of New York. Printed there: { NAME($business) }. Who has most influence after an act puts a control marker on top; who controls it uses the fronts here whenever a rival does.
term-central_park = An area, but no turf: nobody controls it, and its business has only a back.
# $deck (printed, blue, red); $turf: where it is printed; $front, $back: abilities
term-business =
    { $front ->
        [0] Printed in { NAME($turf, case: "inside") }. It has no front. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
       *[other]
            { $deck ->
                [blue] A tile of the blue deck, which opens in act I or II. Front, for a Thug: { LIST($front, type: "comma", times: "list-times") }. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
                [red] A tile of the red deck, which opens in act III or IV. Front, for a Thug: { LIST($front, type: "comma", times: "list-times") }. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
               *[printed] Printed in { NAME($turf, case: "inside") }. Front, for a Thug: { LIST($front, type: "comma", times: "list-times") }. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
            }
    }
# $three_plus (true, false): not used with 2 seats
term-place =
    { $three_plus ->
        [true] A Family Member space between { LIST($areas, case: "inside") }. Who stands here may use the backs of all businesses there. Not used with 2 seats.
       *[false] A Family Member space between { LIST($areas, case: "inside") }. Who stands here may use the backs of all businesses there.
    }
# $goods, $cards: what it asks for and pays
term-job = It asks for { LIST($goods, times: "list-times") } and pays { LIST($cards, type: "plus") }. { NAME($job, case: "text") } Completed, it counts for { NAME($colour) } at the end.
term-ally = An ally of { NAME($act) }. { NAME($ally, case: "text") } It returns to your hand at tribute.
term-seat = A player. Turns go clockwise by number.
term-neutrals = The { NAME("figure:mayor") }, the { NAME("figure:union_boss") } and the { NAME("figure:police_chief") }. They belong to nobody and are one faction in turf wars.
# $don, $consigliere, $heir: personal names
term-family = A family in { NAME($colour) }. Its { NAME("figure:don") } is { $don }, its { NAME("figure:consigliere") } { $consigliere }, its { NAME("figure:heir") } { $heir }.
# $icon: the ability
term-icon = { NAME($icon, case: "text") }

term-figure-thug = A square base. It stands on a business, and you may use its front. A rival who controls the turf uses the front too.
term-figure-don = A Family Member from act I on: it stands between areas, and you may use the backs of all businesses there.
term-figure-consigliere = A Family Member from act II on: it stands between areas, and you may use the backs of all businesses there.
term-figure-heir = A Family Member in act IV: it stands between areas, and you may use the backs of all businesses there.
term-figure-mayor = A neutral Family Member. An ally lets you place or move it, and then you use the backs around it.
term-figure-union_boss = A neutral Thug. An ally lets you place or move it, and then you use the front there.
term-figure-police_chief = A neutral figure inside a turf, on no space. It counts against every family in the turf war.

# $bonus (number): dollars; $markers (number): how many a family has
term-piece-control = The marker on top of a turf's stack shows who controls it. At the end most markers in a stack earn ${ $bonus }. A family has { $markers }.
term-piece-horse_head = Who has it starts each act and wins ties in bribery.
term-piece-suitcase = The safe store of a family: money in it counts at the end, and bids come out of it. It is hidden from rivals.
term-piece-hand = Hidden cards: money, goods, jobs and allies. After each act it is cut down to the hand limit.
term-piece-bank = The common piles of money and goods. No change is ever given.
term-piece-hudson = Figures that were gunned down lie here until the act is over.
term-money = Money, never changed into other cards. In the suitcase it counts at the end; in hand it may be lost at tribute.
term-good-gun = A good. Jobs ask for it.
term-good-booze = A good. Jobs ask for it.
term-good-blood_money = A good. Jobs ask for it.
term-good-narcotics = A good that stands for a Gun, a Booze or a Blood Money when you pay a job.
