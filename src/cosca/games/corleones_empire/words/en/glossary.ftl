# The glossary: what an element of the board is and does.

# $number: its number; $business: the business printed there
term-turf = Turf { $number } of New York, with { NAME($business) } printed on it. After each act, the family with the most influence here puts a control marker on top. The family in control uses a front here whenever a rival shakes it down.
term-central_park = An area, but not a turf. Nobody can control it, and its business has only a back.
# $deck (printed, blue, red); $turf: where it is printed; $front, $back: abilities
term-business =
    { $front ->
        [0] Printed { NAME($turf, case: "at") }. It has no front. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
       *[other]
            { $deck ->
                [blue] A business from the blue deck, which opens in act I or II. Front, for a Thug: { LIST($front, type: "comma", times: "list-times") }. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
                [red] A business from the red deck, which opens in act III or IV. Front, for a Thug: { LIST($front, type: "comma", times: "list-times") }. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
               *[printed] Printed { NAME($turf, case: "at") }. Front, for a Thug: { LIST($front, type: "comma", times: "list-times") }. Back, for Family Members around it: { LIST($back, type: "comma", times: "list-times") }.
            }
    }
# $three_plus (true, false): not used with 2 seats
term-place =
    { $three_plus ->
        [true] A Family Member space between { LIST($areas, case: "inside") }. A Family Member here shakes down the backs of all businesses in these areas. Not used with 2 players.
       *[false] A Family Member space between { LIST($areas, case: "inside") }. A Family Member here shakes down the backs of all businesses in these areas.
    }
# $goods, $cards: what it asks for and pays
term-job = Cost: { LIST($goods, type: "comma", times: "list-times") }. Reward: { LIST($cards, type: "plus") }. { NAME($job, case: "text") } Once completed, it counts as a { NAME($colour) } job at the end of the game.
term-ally = An ally of { NAME($act) }. { NAME($ally, case: "text") } It returns to your hand at the tribute.
term-seat = A player. Turns go clockwise in order of the numbers.
term-neutrals = The { NAME("figure:mayor") }, the { NAME("figure:union_boss") } and the { NAME("figure:police_chief") }. They belong to no one and form one faction in turf wars.
# $don, $consigliere, $heir: personal names
term-family = A family, playing { NAME($colour) }. Its { NAME("figure:don") } is { $don }, its { NAME("figure:consigliere") } is { $consigliere }, and its { NAME("figure:heir") } is { $heir }.
# $icon: the ability
term-icon = { NAME($icon, case: "text") }

term-figure-thug = Square base. Play it on a business to shake down the front. A rival who controls the turf uses the front too.
term-figure-don = A Family Member from act I on. Play it between areas to shake down the backs of all businesses there.
term-figure-consigliere = A Family Member from act II on. Play it between areas to shake down the backs of all businesses there.
term-figure-heir = A Family Member in act IV. Play it between areas to shake down the backs of all businesses there.
term-figure-mayor = A neutral Family Member. An ally lets you place or move the Mayor and shake down the backs around that space.
term-figure-union_boss = A neutral Thug. An ally lets you place or move the Union Boss and shake down the front there.
term-figure-police_chief = A neutral figure that stands inside a turf, not on a space. It counts against every family in the turf war.

# $bonus (number): dollars; $markers (number): how many a family has
term-piece-control = The topmost marker in a turf shows which family controls it. At the end of the game, the family with the most markers in the stack gets ${ $bonus }. Each family has { $markers }.
term-piece-horse_head = The player who has it goes first in each act and wins ties in Bribery.
term-piece-suitcase = Where a family keeps its money safe. The money inside counts at the end of the game, and bids are paid from it. It is hidden from rivals.
term-piece-hand = Hidden cards: money, Illegal Goods, jobs and allies. After each act, you discard down to the hand limit.
term-piece-bank = The piles of money and Illegal Goods cards that everyone takes from. You can never make change.
term-piece-hudson = Figures that were gunned down lie here until the act is over.
term-money = Money. You can never change it into other cards. In your suitcase it counts at the end of the game; in your hand it may be lost at the tribute.
term-good-gun = Illegal Goods. Needed to complete jobs.
term-good-booze = Illegal Goods. Needed to complete jobs.
term-good-blood_money = Illegal Goods. Needed to complete jobs.
term-good-narcotics = Illegal Goods. When you complete a job, it can replace a Gun, Booze or Blood Money card.
