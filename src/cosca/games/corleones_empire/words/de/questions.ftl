# To be translated into 'de': translate what stands after = and delete this line.

# The questions of the game. The attribute .only says what may be chosen, and so why all else may not.
# Every question has $turn (whose turn it is), $why (why the reader is asked: turn, controller, rival, turf_war, bribery,
# tribute), $card and $card_kind (the job or ally that is carried out: job, ally, none).

# Stands before a question that belongs to a card, or to the share of whoever controls the turf in another's turn.
of-card =
    { $why ->
        [controller] { NAME($turn, case: "genitive") } turn, your share as controller –{" "}
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
    .only = Only figures with an empty space, jobs whose goods you can pay, and allies in your hand. You cannot pass.
ask-thug-business = On which business does your Thug stand? You may use its front, and so may a rival who controls its turf.
    .only = Only businesses on the board with an empty Thug space.
# $figure: the Family Member that is played; $seats (number): how many play
ask-member-place = Where does your { NAME($figure) } stand? You may use the backs of all businesses around.
    .only =
        { $seats ->
            [2] Only empty Family Member spaces, and none marked 3+, because two play.
           *[other] Only empty Family Member spaces.
        }

## Abilities

# $icons: the abilities still to use; $side (front, back, none); $business, $turf: the front that is used
ask-abilities =
    { $why ->
        [controller] { NAME($turn) } uses the front of { NAME($business) }, and you control { NAME($turf, case: "inside") }. Which of its abilities do you use next? Still to use: { LIST($icons, type: "comma", times: "list-times") }.
       *[other]
            { $side ->
                [front] { of-card }Which ability of { NAME($business) } do you use next? Still to use: { LIST($icons, type: "comma", times: "list-times") }.
                [back] { of-card }Which ability of the backs do you use next? Still to use: { LIST($icons, type: "comma", times: "list-times") }.
               *[none] { of-card }Which ability do you use next? Still to use: { LIST($icons, type: "comma", times: "list-times") }.
            }
    }
    .only = Only icons that you have not used yet and that would do something now.
ask-front-first = { of-card }{ NAME($controller) } controls { NAME($turf, case: "inside") } and uses the front of { NAME($business) } too ({ LIST($icons, type: "comma", times: "list-times") }). Who goes first?
    .only = You, or { NAME($controller) }, who controls the turf.
# $control (own, rival, none): who controls the turf of the business
ask-front-use =
    { $control ->
        [rival] { of-card }Do you use the front of { NAME($business) } ({ LIST($icons, type: "comma", times: "list-times") })? { NAME($controller) } then uses it too.
       *[other] { of-card }Do you use the front of { NAME($business) } ({ LIST($icons, type: "comma", times: "list-times") })?
    }
    .only = If you do not use it, nobody does.
# $n (number): how many cards at most
ask-suitcase-card =
    { $n ->
        [one] { of-card }Which money card goes from your hand into your suitcase? Everyone sees it.
       *[other] { of-card }Which money card goes from your hand into your suitcase? Up to { $n }; everyone sees them.
    }
    .only = Only money cards of your hand.
# $n (number): how many are still to go; $optional (true, false): whether nothing need be discarded
ask-discard-card =
    { $n ->
        [one] { of-card }Which card of your hand do you discard?
       *[other] { of-card }Which card of your hand do you discard? { $n } more to go.
    }
    .only = Only cards of your hand, of any kind.
ask-good-which = { of-card }Which good do you take?
    .only = Only { NAME("good:gun", case: "one") }, { NAME("good:booze", case: "one") } or { NAME("good:blood_money", case: "one") }, if the bank still has it.
# $n (number): how many of the jobs must be kept
ask-jobs-which =
    { $n ->
        [one] { of-card }You look at these jobs. Which one do you keep?
       *[other] { of-card }You look at these jobs and keep { $n } of them. Which one is the next?
    }
    .only = Only the jobs that you look at now.

## Jobs and cards

# $due: the good that must be paid now
ask-job-pay = { NAME($job) } asks for { NAME($due, case: "one") }. What do you pay it with?
    .only = Only the good that is asked for, or Narcotics that you do not need for the rest of the cost.
# $cards: the money of the job
ask-job-money = { NAME($job) }: do you take its money ({ LIST($cards, type: "plus") }) before or after its ability?
    .only = The money comes before or after the ability; it cannot be refused.
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
    .only = This effect is used as a whole or not at all.

## Figures

# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf); $n
ask-gun_down-figure =
    { $kind ->
        [thug] { of-card }Which Thug goes to the Hudson?
        [family] { of-card }Which Family Member goes to the Hudson?
       *[any] { of-card }Which figure goes to the Hudson?
    }
    .only = Only { a-kind } { of-whom }{ in-where }.
a-kind =
    { $kind ->
        [thug] a Thug
        [family] a Family Member
       *[any] a figure
    }
of-whom =
    { $whose ->
        [rival_ahead] of a family that controls more turfs than you
        [all] of anybody, yours too
       *[other] of a rival, or a neutral one
    }
in-where =
    { $where ->
        [own_figure] , in a turf with a figure of yours
        [own_control] , in a turf that you control
        [same_turf] , in { NAME($spot) }
       *[any] , anywhere on the board
    }
ask-gun_down-turf = { of-card }In which turf is everybody gunned down, your own figures too?
    .only = Only turfs with a figure in them.
ask-displace-figure =
    { $kind ->
        [thug] { of-card }Which Thug must go elsewhere?
        [family] { of-card }Which Family Member must go elsewhere?
       *[any] { of-card }Which figure must go elsewhere?
    }
    .only = Only { a-kind } { of-whom }, that has another empty space to go to.
# $owned (own, rival, neutral): whose figure it is
ask-displace-to =
    { $owned ->
        [own] { of-card }Where must your { NAME($figure) } go? Nothing is used there.
        [neutral] { of-card }Where must the { NAME($figure) } go? Nothing is used there.
       *[rival] { of-card }Where must { NAME($owner, case: "genitive") } { NAME($figure) } go? Nothing is used there.
    }
    .only = Only other empty spaces for a figure of its kind.
ask-move-figure =
    { $kind ->
        [thug] { of-card }Which of your Thugs moves on?
        [family] { of-card }Which of your Family Members moves on?
       *[any] { of-card }Which of your figures moves on?
    }
    .only =
        { $kind ->
            [thug] Only a Thug of yours on the board that has another empty space to go to.
            [family] Only a Family Member of yours on the board that has another empty space to go to.
           *[any] Only a figure of yours on the board that has another empty space to go to.
        }
ask-move-to = { of-card }Where does your { NAME($figure) } go? It is used there as if just played.
    .only = Only other empty spaces for a figure of its kind.
# $case (mayor, mayor_two, union_boss, police_chief)
ask-neutral-place = { of-card }Where does the { NAME($figure) } go? It works for you this time.
    .only =
        { $case ->
            [mayor_two] Only empty Family Member spaces between two areas.
            [union_boss] Only empty Thug spaces.
            [police_chief] Only turfs, and not the one where the { NAME($figure) } stands.
           *[mayor] Only empty Family Member spaces.
        }

## Businesses and control markers

ask-front-business = { of-card }The front of which business do you use? A rival who controls its turf uses it too.
    .only =
        { $where ->
            [emptied] Only the business that has just been emptied.
            [own_figure] Only businesses in a turf with a figure of yours, each once; { NAME("turf:central_park") } has no front.
            [own_control] Only businesses in a turf that you control, each once; { NAME("turf:central_park") } has no front.
           *[any] Only businesses on the board, each once; { NAME("turf:central_park") } has no front.
        }
ask-back-business = { of-card }The back of which business do you use?
    .only =
        { $where ->
            [own_figure] Only businesses in a turf with a figure of yours.
           *[any] Only businesses in a turf.
        }
ask-back-turf = { of-card }In which turf do you use the backs of all businesses?
    .only = { only-turfs }
ask-back-space = { of-card }Around which space do you use all backs? It may be occupied.
    .only = Any Family Member space in play, occupied or not.
# $markers (number): how many markers the reader has left
ask-control-place = { of-card }In which turf do you put a control marker on top?
    .only = { only-turfs }
only-turfs =
    { $where ->
        [own_figure] Only turfs with a figure of yours; { NAME("turf:central_park") } is no turf.
        [own_control] Only turfs that you control; { NAME("turf:central_park") } is no turf.
       *[any] Only turfs; { NAME("turf:central_park") } is none.
    }
ask-control-remove = { of-card }In which turf does the marker on top go back to its owner?
    .only =
        { $where ->
            [own_figure] Only turfs with a figure of yours where a rival's marker lies on top.
           *[any] Only turfs where a rival's marker lies on top.
        }
ask-marker-recycle = { of-card }You have no control marker left for { NAME($turf, case: "inside") }. Which one of the board do you put there?
    .only = Only your own markers on the board, at any height.

## Sealed choices

# $picked: the cards bid so far; $total, $left (numbers): dollars bid, and not bid
ask-bid-card =
    { $picked ->
        [0] Bribery: which money of your suitcase do you bid? The highest bid takes an ally first. Nothing is bid yet.
        [1] Bribery: which money of your suitcase do you bid? The highest bid takes an ally first. So far: ${ $total }.
       *[other] Bribery: which money of your suitcase do you bid? The highest bid takes an ally first. So far: { LIST($picked) }, in all ${ $total }.
    }
    .only = Only money of your suitcase, not of your hand.
ask-bribe-ally = Your bid buys an ally. Which one?
    .only = Only the allies that lie face up.
# $picked: the cards chosen so far; $left (number): how many are still to go; $limit (number): the hand limit
ask-tribute-card =
    { $picked ->
        [0] Tribute to the Don: which card do you discard? { $left } to go, the hand limit is { $limit }.
       *[other]
            { $left ->
                [0] Tribute to the Don: you discard { LIST($picked) }. Until all have chosen you may choose again.
               *[other] Tribute to the Don: which card do you discard? { $left } more to go, the hand limit is { $limit }. So far: { LIST($picked) }.
            }
    }
    .only = Only cards of your hand; you discard exactly down to the limit.
# $to: whose offer it is
ask-offer-card = An offer of { NAME($to) }: which money card of your hand do you put up? The highest goes to { NAME($to) }, the others to the bank.
    .only = Exactly one money card of your hand.
# $by: who audits
ask-tax-card = { NAME($by) } has the suitcases audited: which money card of your suitcase goes to the bank?
    .only = Exactly one money card of your suitcase.
ask-rob-rival = { of-card }From whose suitcase do you take a money card, at random?
    .only = Only rivals with money in their suitcase.
