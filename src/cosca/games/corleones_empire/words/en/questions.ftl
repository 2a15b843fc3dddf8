# The questions of the game. The attribute .only says what may be chosen, and so why all else may not.
# Every question has $turn (whose turn it is), $why (why the reader is asked: turn, controller, rival, turf_war, bribery,
# tribute), $card and $card_kind (the job or ally that is carried out: job, ally, none).

# Stands before a question that belongs to a card, or to the share of the player who controls the turf in another's turn.
of-card =
    { $why ->
        [controller] { NAME($turn, case: "genitive") } turn, and you control the turf –{" "}
       *[other]
            { $card_kind ->
                [job] { NAME($card) } –{" "}
                [ally] { NAME($card) } –{" "}
               *[none] {""}
            }
    }

## The turn

# $thugs (number), $members (list of figures): the reader's figures that are not on the board yet
ask-business-action = Your turn. What do you do?
    .only = Play a figure that has an empty space, complete a job you can pay for, or play an ally from your hand. You can’t pass.
ask-thug-business = Where do you play your Thug? You shake down the front, and so does a rival who controls the turf.
    .only = Only businesses on the board with an empty Thug space.
# $figure: the Family Member that is played; $seats (number): how many play
ask-member-place = Where do you play your { NAME($figure) }? You shake down the backs of all businesses around the space.
    .only =
        { $seats ->
            [2] Only empty Family Member spaces, and none marked 3+ because there are 2 players.
           *[other] Only empty Family Member spaces.
        }

## Abilities

# $icons: the abilities still to use; $side (front, back, none); $business, $turf: the front that is used
ask-abilities =
    { $why ->
        [controller] { NAME($turn) } shakes down the front of { NAME($business) }, and you control { NAME($turf, case: "inside") }. Which ability do you use next? Still available: { LIST($icons, type: "comma", times: "list-times") }.
       *[other]
            { $side ->
                [front] { of-card }Which ability of { NAME($business) } do you use next? Still available: { LIST($icons, type: "comma", times: "list-times") }.
                [back] { of-card }Which ability of the backs do you use next? Still available: { LIST($icons, type: "comma", times: "list-times") }.
               *[none] { of-card }Which ability do you use next? Still available: { LIST($icons, type: "comma", times: "list-times") }.
            }
    }
    .only = Only icons that you have not used yet and that would do something now.
ask-front-first = { of-card }{ NAME($controller) } controls { NAME($turf, case: "inside") } and uses the front of { NAME($business) } too ({ LIST($icons, type: "comma", times: "list-times") }). Who goes first?
    .only = Either you or { NAME($controller) }, who controls the turf.
# $control (own, rival, none): who controls the turf of the business
ask-front-use =
    { $control ->
        [rival] { of-card }Do you shake down the front of { NAME($business) } ({ LIST($icons, type: "comma", times: "list-times") })? If you do, { NAME($controller) } uses it too.
       *[other] { of-card }Do you shake down the front of { NAME($business) } ({ LIST($icons, type: "comma", times: "list-times") })?
    }
    .only = If you don’t use it, nobody does.
# $n (number): how many cards at most
ask-suitcase-card =
    { $n ->
        [one] { of-card }Which money card from your hand do you put into your suitcase? Everyone sees it.
       *[other] { of-card }Which money card from your hand do you put into your suitcase? You may put in up to { $n }, and everyone sees them.
    }
    .only = Only money cards in your hand.
# $n (number): how many are still to go; $optional (true, false): whether nothing need be discarded
ask-discard-card =
    { $n ->
        [one] { of-card }Which card from your hand do you discard?
       *[other] { of-card }Which card from your hand do you discard? { $n } more to go.
    }
    .only = Any card in your hand.
ask-good-which = { of-card }Which Illegal Goods card do you take?
    .only = A Gun, Booze or Blood Money card, if its pile is not empty.
# $n (number): how many of the jobs must be kept
ask-jobs-which =
    { $n ->
        [one] { of-card }Which of these jobs do you keep?
       *[other] { of-card }You keep { $n } of these jobs. Which one do you pick next?
    }
    .only = Only the jobs you are looking at now.

## Jobs and cards

# $due: the good that must be paid now
ask-job-pay = { NAME($job) } costs { NAME($due, case: "one") }. What do you pay with?
    .only = Only that card, or a Narcotics card you don’t need for the rest of the cost.
# $cards: the money of the job
ask-job-money = { NAME($job) }: do you take the money ({ LIST($cards, type: "plus") }) before or after using the ability?
    .only = You take the money before or after using the ability. You can’t refuse it.
# $effect: which effect it is; its facts are those of the message of the effect
ask-effect-use =
    { $effect ->
        [take_money] { of-card }{ effect-take_money } Do you use this?
        [take_goods] { of-card }{ effect-take_goods } Do you use this?
        [draw_jobs] { of-card }{ effect-draw_jobs } Do you use this?
        [trade] { of-card }{ effect-trade } Do you use this?
        [horse_head] { of-card }{ effect-horse_head } Do you use this?
        [offer] { of-card }{ effect-offer } Do you use this?
        [rival_suitcase_one] { of-card }{ effect-rival_suitcase_one } Do you use this?
        [rival_suitcase_each] { of-card }{ effect-rival_suitcase_each } Do you use this?
        [bank_to_suitcase] { of-card }{ effect-bank_to_suitcase } Do you use this?
       *[control_bonus] { of-card }{ effect-control_bonus } Do you use this?
    }
    .only = You use this effect as a whole or not at all.

## Figures

# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf); $n
ask-gun_down-figure =
    { $kind ->
        [thug] { of-card }Which Thug do you gun down?
        [family] { of-card }Which Family Member do you gun down?
       *[any] { of-card }Which figure do you gun down?
    }
    .only = Only { of-whom }{ in-where }.
a-kind =
    { $kind ->
        [thug] Thug
        [family] Family Member
       *[any] figure
    }
of-whom =
    { $whose ->
        [rival_ahead] a { a-kind } of a family that controls more turfs than you
        [all] a { a-kind } of any family, including your own, or a neutral one
       *[other] a rival’s { a-kind } or a neutral one
    }
in-where =
    { $where ->
        [own_figure] , in a turf where you have a figure
        [own_control] , in a turf you control
        [same_turf] {" "}{ NAME($spot, case: "at") }
       *[any] , anywhere on the board
    }
ask-gun_down-turf = { of-card }In which turf do you gun down every figure, including your own?
    .only = Only turfs with a figure in them.
ask-displace-figure =
    { $kind ->
        [thug] { of-card }Which Thug do you move away?
        [family] { of-card }Which Family Member do you move away?
       *[any] { of-card }Which figure do you move away?
    }
    .only = Only { of-whom } that has another empty space to go to.
# $owned (own, rival, neutral): whose figure it is
ask-displace-to =
    { $owned ->
        [own] { of-card }Where do you move your { NAME($figure) }? No business is shaken down.
        [neutral] { of-card }Where do you move the { NAME($figure) }? No business is shaken down.
       *[rival] { of-card }Where do you move { NAME($owner, case: "genitive") } { NAME($figure) }? No business is shaken down.
    }
    .only = Only other empty spaces for this kind of figure.
ask-move-figure =
    { $kind ->
        [thug] { of-card }Which of your Thugs do you move?
        [family] { of-card }Which of your Family Members do you move?
       *[any] { of-card }Which of your figures do you move?
    }
    .only =
        { $kind ->
            [thug] Only one of your Thugs on the board that has another empty space to go to.
            [family] Only one of your Family Members on the board that has another empty space to go to.
           *[any] Only one of your figures on the board that has another empty space to go to.
        }
ask-move-to = { of-card }Where do you move your { NAME($figure) }? You shake down what is there as if you had just played it.
    .only = Only other empty spaces for this kind of figure.
# $case (mayor, mayor_two, union_boss, police_chief)
ask-neutral-place = { of-card }Where do you place the { NAME($figure) }? This figure works for you until your turn is over.
    .only =
        { $case ->
            [mayor_two] Only empty Family Member spaces between two areas.
            [union_boss] Only empty Thug spaces.
            [police_chief] Only turfs, and not the one where the { NAME($figure) } already is.
           *[mayor] Only empty Family Member spaces.
        }

## Businesses and control markers

ask-front-business = { of-card }Which business do you shake down the front of? A rival who controls the turf uses it too.
    .only =
        { $where ->
            [emptied] Only the business you have just emptied.
            [own_figure] Only businesses in a turf where you have a figure, each once. { NAME("turf:central_park") } has no front.
            [own_control] Only businesses in a turf you control, each once. { NAME("turf:central_park") } has no front.
           *[any] Only businesses on the board, each once. { NAME("turf:central_park") } has no front.
        }
ask-back-business = { of-card }Which business do you shake down the back of?
    .only =
        { $where ->
            [own_figure] Only businesses in a turf where you have a figure.
           *[any] Only businesses in a turf.
        }
ask-back-turf = { of-card }In which turf do you shake down the backs of all businesses?
    .only = { only-turfs }
ask-back-space = { of-card }Which space do you choose to shake down all backs around it? It may be occupied.
    .only = Any Family Member space in play, occupied or not.
# $markers (number): how many markers the reader has left
ask-control-place = { of-card }In which turf do you place a control marker on top?
    .only = { only-turfs }
only-turfs =
    { $where ->
        [own_figure] Only turfs where you have a figure. { NAME("turf:central_park") } is not a turf.
        [own_control] Only turfs you control. { NAME("turf:central_park") } is not a turf.
       *[any] Only turfs. { NAME("turf:central_park") } is not a turf.
    }
ask-control-remove = { of-card }In which turf do you remove the marker on top? It goes back to its owner.
    .only =
        { $where ->
            [own_figure] Only turfs where you have a figure and a rival’s marker is on top.
           *[any] Only turfs where a rival’s marker is on top.
        }
ask-marker-recycle = { of-card }You have no control marker left for { NAME($turf, case: "inside") }. Which of your markers on the board do you move there?
    .only = Only your own markers on the board, at any height.

## Sealed choices

# $picked: the cards bid so far; $total, $left (numbers): dollars bid, and not bid
ask-bid-card =
    { $picked ->
        [0] Bribery: which money cards from your suitcase do you bid? The highest bidder picks an ally first. You have bid nothing so far.
        [1] Bribery: which money cards from your suitcase do you bid? The highest bidder picks an ally first. So far: ${ $total }.
       *[other] Bribery: which money cards from your suitcase do you bid? The highest bidder picks an ally first. So far: { LIST($picked, type: "plus") }, a total of ${ $total }.
    }
    .only = Only money in your suitcase, not in your hand.
ask-bribe-ally = Your bid gets you an ally. Which one do you take?
    .only = Only the face-up allies.
# $picked: the cards chosen so far; $left (number): how many are still to go; $limit (number): the hand limit
ask-tribute-card =
    { $picked ->
        [0] Tribute to the Don: which card do you discard? { $left } to go. The hand limit is { $limit }.
       *[other]
            { $left ->
                [0] Tribute to the Don: you have chosen your discards ({ LIST($picked, type: "comma", times: "list-times") }). You can change them until everyone has chosen.
               *[other] Tribute to the Don: which card do you discard? { $left } more to go. The hand limit is { $limit }. So far: { LIST($picked, type: "comma", times: "list-times") }.
            }
    }
    .only = Only cards in your hand. You discard exactly down to the limit.
# $to: whose offer it is
ask-offer-card = { NAME($to) } makes an offer: which money card from your hand do you put up? The highest goes to { NAME($to) }, the others to the common piles.
    .only = Exactly one money card from your hand.
# $by: who audits
ask-tax-card = { NAME($by) } has the suitcases audited: which money card from your suitcase do you return to the common piles?
    .only = Exactly one money card from your suitcase.
ask-rob-rival = { of-card }From whose suitcase do you take a random money card?
    .only = Only rivals with money in their suitcases.
