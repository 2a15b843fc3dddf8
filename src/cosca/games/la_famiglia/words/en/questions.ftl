## Questions. The attribute `only` says what may be chosen, and so why nothing else may.

### Setup

ask-setup-family = { $own ->
    [true] Which family do you lead?
   *[false] Which family does { NAME($leader) } lead?
} The family that no one on your team leads is out of the game.
    .only = Only families dealt to your team that no one leads yet.
ask-setup-soldato = Your character card brings { $n ->
    [one] 1 extra Soldato
   *[other] { $n } extra Soldati
}. Which of your areas gets one?
    .only = Only areas with your Soldati.
ask-setup-token = Place one of your influence tokens on the top action sheet. Any other player who moves it later pays you { $fee } Money.
    .only = Only empty spaces below the gray circles of the top action sheet.

### Planning

ask-planning-move = { $must_raise ->
    [true] You have { $money } Money and can’t pay for any move. Raise money first: sell an order or ask your teammate.
   *[false] Your turn. You have { $money } Money. Move one token and use its new space (A), or move a whole column (B).
}
    .only = { $must_raise ->
        [true] You can’t pay for any move, so you must raise money first.
       *[false] Only what you can afford: another player’s token costs 1 Money, its new space may cost more, and each column has its price.
    }
ask-planning-space = { $must_raise ->
    [true] You have { $money } Money and can’t pay for any space. Raise money first: sell an order or ask your teammate.
   *[false] Where does { phrase-token } go? Choose a space on the bottom action sheet and perform its action.{ $cost ->
        [0] {""}
       *[other] {" "}Moving the token costs { $cost } Money, paid to { NAME($owner) }.
    }
}
    .only = { $must_raise ->
        [true] You can’t pay for any space, so you must raise money first.
       *[false] Only empty spaces that you can pay for and whose action you can perform at least in part; ∞ is always empty.
    }
ask-space-part = { $join ->
    [or] { NAME($space) }: you perform only one of these partial actions. Which one?
    [and] { NAME($space) }: you may perform both partial actions, in either order. Which one comes first?
    [then] { NAME($space) }: do you perform the other partial action too?
   *[other] { NAME($space) }: which partial action do you perform?
}
    .only = { $join ->
        [or] Only partial actions of this space that you can perform now; you perform exactly one of them.
       *[other] Only partial actions of this space that you can perform now. You may skip one of them, but not both.
    }
ask-ultima-space = Ultima Azione: you may move the token in { NAME($space) } once more and perform the action of its new space. You have { $money } Money. Where does it go?
    .only = Only other empty spaces that you can pay for and whose action you can perform at least in part; ∞ is always empty.
ask-column-token = The column moves down. Where does { phrase-token } from { NAME($space) } go? The new space’s action is not performed.
    .only = Only empty spaces of the bottom action sheet; ∞ is always empty.
ask-column-action = { NAME($column) }: { $acted ->
    [true] do you issue an order too?
   *[false] { phrase-column-gives }. You may also issue an order. What comes first?
}
    .only = You can’t skip the column’s action. To issue an order, you need one in your headquarters and an area for it.
ask-recruit-number = How many Soldati do you move from your supply to your headquarters? Up to { $limit }.
    .only = At most { $limit }, and no more than your supply has.
ask-place-area = { $existing ->
    [true] Which of your areas gets up to { $limit ->
        [one] 1 Soldato
       *[other] { $limit } Soldati
    } from headquarters?
   *[false] Which area gets up to { $limit ->
        [one] 1 Soldato
       *[other] { $limit } Soldati
    } from headquarters? Choose one of yours or one without Soldati.
} You have { $hq } in headquarters.
    .only = { $existing ->
        [true] Only areas that already have your Soldati.
       *[false] Only areas with your Soldati, or without any Soldati.
    }
ask-place-number = How many Soldati do you place in { NAME($area) }? Up to { $limit }; you have { $hq } in headquarters.
    .only = At most { $limit }, and no more than you have in headquarters.
ask-order-area = { $second ->
    [true] In which other area do you issue a second order, face down?
   *[false] { $double ->
        [true] In which of your areas do you issue orders, face down? Up to 2 in the same area.
       *[false] In which of your areas do you issue an order, face down?
    }
}
    .only = { $chain ->
        [chain] Only areas with your Soldati and no order, or with exactly one order of yours from an earlier turn (Chain of Command).
        [chain_any] Only areas with your Soldati and no order, or with exactly one order of yours that this action did not place (Chain of Command).
       *[no] Only areas with your Soldati and no order.
    }
ask-order-which = Which { $second ->
    [true] second order
   *[false] order
} do you place face down in { NAME($area) }?
    .only = Only orders in your headquarters, not those on the board, sold, or still locked on your family mat.
ask-gather-into = Into which of your areas do you gather Soldati and cars from adjacent areas?
    .only = Only areas with your Soldati that are adjacent to another area of yours by land.
ask-gather-from = From which area do you move Soldati and cars to { NAME($area) }?
    .only = Only your own areas adjacent to { NAME($area) } by land.
ask-gather-soldati = You have { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} in { NAME($origin) }. How many go to { NAME($area) }? If none stay, you no longer control { NAME($origin) }.
    .only = At most as many as you have in { NAME($origin) }; none only if a car goes.
ask-gather-cars = You have { $cars ->
    [one] 1 car
   *[other] { $cars } cars
} in { NAME($origin) }. How many go to { NAME($area) }? Cars left without Soldati are lost.
    .only = At most as many cars as you have in { NAME($origin) }; at least one if no Soldato goes.
ask-equipment-which = Organize equipment: which piece do you place?
    .only = Only pieces that are in the supply and that you have a place for.
ask-car-area = Which of your areas gets the car? It strengthens attacks by land from there, or can be used as a car bomb.
    .only = Only areas with your Soldati.
ask-lab-area = Which of your areas gets the drug lab? It helps defend and earns money; at most { $most } labs in an area.
    .only = Only areas with your Soldati and fewer than { $most } drug labs.
ask-boat-sea = Which sea area gets your speedboat? It carries your team’s Soldati. If there are { $sinks } boats there, yours and one other are removed.
    .only = { $by_order ->
        [true] Only sea areas adjacent to { NAME($area) }, the order’s area.
       *[false] Only sea areas adjacent to an area with your Soldati.
    }
ask-boat-move = Your new speedboat is in { NAME($sea) }. Does it move to an adjacent sea area? If there are { $sinks } boats there, yours and one other are removed.
    .only = Only sea areas adjacent to { NAME($sea) }.
ask-boat-other = There are { $sinks } speedboats in { NAME($sea) }, so yours and one other are removed. Whose?
    .only = Only families with a speedboat in { NAME($sea) }.
ask-influence-row = From which row of your family mat do you remove the leftmost token? { $goes ->
    [supply] It goes to your supply.
    [sheets] It goes to a space on the action sheets.
   *[either] You remove two tokens: one goes to your supply, the other to the action sheets.
}
    .only = { $second ->
        [true] Pick a different row that still has a token; you always take the leftmost.
       *[false] Only rows of your family mat that still have a token; you always take the leftmost.
    }
ask-influence-to = Where does the token from the { NAME($row) } go? The second token, from a different row, goes to the other place.
    .only = One of the two tokens goes to your supply, the other to the action sheets.
ask-influence-space = Which space does the token from the { NAME($row) } go to? Its action is not performed; any other player who moves the token later pays you { $fee } Money.
    .only = Only empty spaces of the top action sheet in a column with another token, or empty spaces of the bottom action sheet.
ask-influence_row-row = From which row of your family mat do you remove up to { $most } tokens? { $goes ->
    [out] They leave the game.
   *[supply] They go to your supply.
}
    .only = Only rows of your family mat that still have a token.
ask-influence_row-number = How many tokens do you remove from the { NAME($row) }?
    .only = At most { $most }, and no more than the row still has.
ask-raise-grant = { NAME($by) } can’t pay. Will you pay { $cost } of your { $money } Money so that { NAME($by) } receives { $gift }?
    .only = You may refuse, because { NAME($by) } still has orders to sell.

### Control tiles

ask-tile-clear = You control fewer Mandamenti now, so { $n ->
    [one] 1 token leaves
   *[other] { $n } tokens leave
} your control tiles. Which tile do you clear?
    .only = Only control tiles with your token. You keep one for each Mandamento you control.
ask-tile-mark = You control more Mandamenti now, so you mark { $n ->
    [one] 1 control tile
   *[other] { $n } control tiles
} for your family. Which tile do you mark?
    .only = Only your team’s control tiles without a token; only one family can use each tile.
ask-tiles-start = The planning phase begins. Which of your control tiles do you use?
    .only = Only tiles with your token that work at this moment and have an effect.
ask-tiles-swap = { tile-influence }: which neutral token do you replace with your own? It costs { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} from your headquarters.
    .only = Only spaces of the top action sheet with a neutral token.
ask-tiles-bribery = { phrase-fight } { tile-bribery }: do you pay { $price } Money to remove { $removes ->
    [one] 1 defender
   *[other] { $removes } defenders
}? You have { $money }.
    .only = Once per move: { $price } Money to remove { $removes ->
        [one] 1 defender
       *[other] { $removes } defenders
    }.
ask-tiles-recruitment = { tile-recruitment }: do you place { phrase-soldati } from headquarters in { NAME($area) }?
    .only = Exactly { phrase-soldati } or none.

### Encounter

ask-encounter-which = Several of your { $supply ->
    [true] supply
   *[false] attack
} orders have initiative { $initiative }. Which one comes first?
    .only = Only your own orders of this kind and initiative.
ask-supply-part = { NAME($order) } in { NAME($area) }: which partial action do you perform next?
    .only = Only partial actions of the order that are left and that you can perform now.
ask-attack-unit = Do you place the order’s { NAME($piece, case: "inside") } in { NAME($area) }?
    .only = The { NAME($piece, case: "inside") } goes to the order’s area, or is not placed.
ask-attack-replace = { phrase-fight } How many defenders do you replace with your own Soldati from the supply? Up to { $most }.
    .only = At most the number on the order, and no more than there are defenders or Soldati in your supply.
ask-attack-pay = { phrase-fight } How many defenders do you pay off, at { $price } Money each? You have { $money }.
    .only = No more than you can pay for, and no more than there are defenders.
ask-move-start = { NAME($order) }: where does your second move start?
    .only = Only the order’s area or the area you just moved to.
ask-move-target = { NAME($order) } in { NAME($origin) }, attack bonus { $bonus }: where do your Soldati move or attack?
    .only = { $allies ->
        [true] Only areas adjacent to { NAME($origin) }, across seas with your boats, or beyond an empty or neutral area ({ tile-allies }, { $price } Money); not your teammate’s.
       *[false] Only areas adjacent to { NAME($origin) } or across seas with your team’s speedboats; never your teammate’s areas.
    }
ask-move-number = You have { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} in { NAME($origin) }. How many go to { NAME($area) }? If none stay, you no longer control { NAME($origin) }.
    .only = At least 1, and at most all of your Soldati in { NAME($origin) }.
ask-move-car = Does a car come along from { NAME($origin) } to { NAME($area) }? { $attacks ->
    [true] It adds { $value } to the attack, and is lost if you do not take the area.
   *[false] It moves to the new area and stays there.
}
    .only = One car in the whole order, and only by land.
ask-strike-target = { NAME($order) }, attack bonus { $bonus }: which area do you strike from { NAME($origin) }? Your Soldati do not move.
    .only = { $detonator ->
        [true] Only areas with enemy or neutral Soldati adjacent to { NAME($origin) } by land; a car bomb reaches up to { $reach } areas away ({ tile-delay_detonator }).
       *[false] Only areas with enemy or neutral Soldati adjacent to { NAME($origin) } by land.
    }
ask-strike-start = { NAME($order) }: where does the strike start?
    .only = Only the order’s area or the area you just took.
ask-either-first = { NAME($order) } in { NAME($area) }: what comes first?
    .only = The order has one movement and one strike; you choose which comes first.
ask-pentito = Pentito: do you remove 1 of your Soldati in { NAME($area) }? You may then remove Soldati from different adjacent areas: up to { LIST($numbers) }.
    .only = You need a Soldato in { NAME($area) }; it may be the last one.
ask-pentito-area = Pentito: from which area adjacent to { NAME($origin) } do you remove { $n ->
    [one] 1 Soldato
   *[other] up to { $n } Soldati
}?
    .only = Only areas adjacent to { NAME($origin) } with enemy or neutral Soldati where this Pentito has not removed any yet.
ask-pentito-number = How many Soldati do you remove from { NAME($area) }?
    .only = At least 1, and at most { $most }.
ask-pull-area = From which area do you pull enemy or neutral Soldati into { NAME($area) }? You can replace up to { $n } more with your own.
    .only = Only areas adjacent to { NAME($area) } with enemy or neutral Soldati.
ask-pull-number = How many Soldati do you pull from { NAME($origin) } into { NAME($area) }?
    .only = At most { $most }: what is left of the order’s number, and no more than there are Soldati there and in your supply.
ask-labs-guard = Which of your labs gets the next Soldato from headquarters? You have { $hq } left there.
    .only = Only your areas with a drug lab that has not received its Soldato yet.
ask-spread-area = Which area adjacent to { NAME($area) } also gets up to { phrase-soldati }? Your own come from your headquarters.
    .only = { $friends ->
        [true] Only adjacent areas, each once: yours or your teammate’s, if that family has Soldati in headquarters.
       *[false] Only adjacent areas, each once: yours or your teammate’s, if that family has Soldati in headquarters, or neutral ones.
    }
ask-agitate-origin = Agitate: which area’s neutrals do you agitate? { $reach ->
    [one] It must be adjacent to { NAME($area) }.
   *[other] It can be up to { $reach } areas away from { NAME($area) }.
}
    .only = Only areas with neutral Soldati that have somewhere to go, { $reach ->
        [one] adjacent to { NAME($area) }.
       *[other] up to { $reach } areas away from { NAME($area) }.
    }
ask-agitate-target = Where do the neutrals from { NAME($origin) } move or attack?
    .only = Only areas adjacent to { NAME($origin) } that your team does not control.
ask-agitate-number = { $soldati ->
    [one] There is 1 neutral Soldato
   *[other] There are { $soldati } neutral Soldati
} in { NAME($origin) }. How many go to { NAME($area) }?
    .only = At least 1, and at most all neutrals in { NAME($origin) }.
ask-agitate-recruit = In the attack on you, { $lost ->
    [one] 1 neutral was
   *[other] { $lost } neutrals were
} removed. How many Soldati do you move from your supply to your headquarters?
    .only = At most { $most }: one for each neutral removed, and no more than your supply has.

### Conflict

ask-conflict-approach = { phrase-fight } Conflict: brute force or finesse?
    .only = The attacker chooses one of the two.
ask-conflict-defender = { phrase-fight } Finesse against neutrals: which of you plays their conflict card?
    .only = Only the two players on your team.
ask-conflict-card = { phrase-fight } Which conflict card do you play face down? It works for whichever side ends up with it.
    .only = Any of your three conflict cards; it comes back to you afterward.
ask-conflict-take = { phrase-fight } { $role ->
    [attacker] Do you take the defender’s card, unseen? Then they decide about yours.
   *[defender] The attacker { $taken ->
        [true] took your card.
       *[false] left your card.
    } Do you take the attacker’s, unseen? Then both are revealed.
}
    .only = You decide only about the other side’s card, never about your own.
