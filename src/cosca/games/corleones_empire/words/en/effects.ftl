# The effects of jobs and allies, each as a whole sentence. The text of a card is made of them, in turn. An effect is
# always optional.

# $effects: messages
card-text = { LIST($effects, type: "sentences") }

# $n (number): how many cards at most
effect-suitcase =
    { $n ->
        [one] You may put one money card from your hand into your suitcase.
       *[other] Put up to { $n } money cards from your hand into your suitcase.
    }
# $cards: money cards
effect-take_money = Take { LIST($cards, type: "plus") }.
# $fixed: goods that are named; $choices (number): goods that you choose
effect-take_goods =
    { $choices ->
        [0] Take { LIST($fixed, case: "one") }.
        [one]
            { $fixed ->
                [0] Take a Gun, Booze or Blood Money card of your choice.
               *[other] Take { LIST($fixed, case: "one") } and a Gun, Booze or Blood Money card of your choice.
            }
       *[other]
            { $fixed ->
                [0] Take { $choices } cards of your choice from among Gun, Booze and Blood Money.
               *[other] Take { LIST($fixed, case: "one") } and { $choices } cards of your choice from among Gun, Booze and Blood Money.
            }
    }
# $look, $keep (numbers)
effect-draw_jobs = Look at the top { $look } jobs of the deck, keep { $keep } and discard the rest.
# $icon: an ability that discards cards
effect-trade = { NAME($icon, case: "text") }
effect-horse_head = Take the Horse Head.
# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf);
# $n (number): how many at most; -1: everybody in a turf
effect-gun_down =
    { $n ->
        [-1] Choose a turf and gun down every figure in it, including your own and neutral ones.
       *[other]
            { $whose ->
                [all] Gun down { so-many } { gunned-where }, your own too.
                [rival_ahead] Gun down { so-many } { gunned-where }.
               *[other] Gun down { so-many } { gunned-where }, but not your own.
            }
    }
so-many =
    { $n ->
        [one]
            { $kind ->
                [thug] one Thug
                [family] one Family Member
               *[any] one figure
            }
       *[other]
            { $kind ->
                [thug] up to { $n } Thugs
                [family] up to { $n } Family Members
               *[any] up to { $n } figures
            }
    }
gunned-where =
    { $whose ->
        [rival_ahead]
            { $where ->
                [own_figure] of a family that controls more turfs than you, in a turf where you have a figure
                [own_control] of a family that controls more turfs than you, in a turf you control
                [same_turf] there of a family that controls more turfs than you
               *[any] of a family that controls more turfs than you
            }
       *[other]
            { $where ->
                [own_figure] in a turf where you have a figure
                [own_control] in a turf you control
                [same_turf] there
               *[any] anywhere on the board
            }
    }
effect-displace =
    { $whose ->
        [rival_ahead]
            { $n ->
                [one] Move { so-many } of a family that controls more turfs than you to another empty space of its kind. No business is shaken down.
               *[other] Move { so-many } of families that control more turfs than you to other empty spaces of their kind. No business is shaken down.
            }
       *[other]
            { $n ->
                [one] Move { so-many } that is not yours to another empty space of its kind. No business is shaken down.
               *[other] Move { so-many } that are not yours to other empty spaces of their kind. No business is shaken down.
            }
    }
effect-move_figure =
    { $kind ->
        [thug] Move one of your Thugs on the board to another empty Thug space and shake down the front there.
       *[family] Move one of your Family Members on the board to another empty space and shake down the backs around it.
    }
# $n (number): how many different businesses
effect-use_front =
    { $where ->
        [emptied] Shake down the front of the business it stood on.
        [own_figure]
            { $n ->
                [one] Shake down the front of one business in a turf where you have a figure.
               *[other] Shake down the fronts of { $n } different businesses in turfs where you have a figure.
            }
        [own_control]
            { $n ->
                [one] Shake down the front of one business in a turf you control.
               *[other] Shake down the fronts of { $n } different businesses in turfs you control.
            }
       *[any]
            { $n ->
                [one] Shake down the front of any one business. A rival who controls the turf uses it too.
               *[other] Shake down the fronts of { $n } different businesses. Rivals who control the turfs use them too.
            }
    }
# $scope (business, turf, space)
effect-use_back =
    { $scope ->
        [business]
            { $where ->
                [own_figure] Shake down the back of one business in a turf where you have a figure.
               *[any] Shake down the back of any one business in a turf.
            }
        [turf]
            { $where ->
                [own_figure] Shake down the backs of all businesses in one turf where you have a figure.
               *[any] Shake down the backs of all businesses in one turf.
            }
       *[space] Choose any Family Member space, occupied or not, and shake down the backs of all businesses around it.
    }
effect-pay_cards =
    { $n ->
        [one] Discard one card from your hand, or the rest of this card does nothing.
       *[other] Discard { $n } cards from your hand, or the rest of this card does nothing.
    }
effect-place_control =
    { $where ->
        [own_figure] Place one of your control markers on top in a turf where you have a figure.
        [own_control] Place one of your control markers on top in a turf you control.
       *[any] Place one of your control markers on top in any turf.
    }
effect-remove_control =
    { $where ->
        [own_figure] Remove a rival’s control marker from the top of one turf where you have a figure. It goes back to its owner.
       *[any] Remove a rival’s control marker from the top of one turf. It goes back to its owner.
    }
effect-offer = Every rival puts up one money card from their hand. The highest goes into your suitcase, the others to the common piles.
effect-rival_suitcase_one = Take one random money card from one rival’s suitcase into your hand.
effect-rival_suitcase_each = Every rival returns one money card of their choice from their suitcase to the common piles.
effect-bank_to_suitcase = Put { LIST($cards, type: "plus") } from the common piles into your suitcase.
# $most (number): for how many turfs at most
effect-control_bonus =
    { $most ->
        [one] Take { LIST($cards, type: "plus") } if you control a turf.
       *[other] Take { LIST($cards, type: "plus") } for each turf you control, up to { $most } turfs.
    }
# $case (mayor, mayor_two, union_boss, police_chief)
effect-place_neutral =
    { $case ->
        [mayor_two] Place or move the { NAME("figure:mayor") } to an empty Family Member space between two areas and shake down the backs around it.
        [union_boss] Place or move the { NAME("figure:union_boss") } to an empty Thug space and shake down the front there.
        [police_chief] Place or move the { NAME("figure:police_chief") } into a turf.
       *[mayor] Place or move the { NAME("figure:mayor") } to any empty Family Member space and shake down the backs around it.
    }
