## Questions. The attribute `only` says what may be chosen, and so why all else may not.

### Set-up

ask-setup-family = { $own ->
    [true] Which family do you lead?
   *[false] Which family shall { NAME($leader) } lead?
} The one that nobody of your team leads is out of the game.
    .only = Only the families dealt to your team that nobody leads yet.
ask-setup-soldato = Your character brings { $n ->
    [one] 1 extra Soldato
   *[other] { $n } extra Soldati
}. Which of your areas gets one?
    .only = Only areas with your Soldati.
ask-setup-token = Lay one of your influence tokens on the upper sheet. Whoever else moves it later pays you { $fee } money.
    .only = Only free spaces below the grey circles of the upper sheet.

### Planning

ask-planning-move = { $must_raise ->
    [true] You have { $money } money and cannot pay for any move. Raise some first: sell an order, or ask your teammate.
   *[false] Your turn. You have { $money } money: move one token down and use its new space (A), or a whole column (B).
}
    .only = { $must_raise ->
        [true] You cannot pay for any move, so you must raise money before you move.
       *[false] Only what your money covers: a token of another seat costs 1, its new space may cost more, a column costs its sum.
    }
ask-planning-space = { $must_raise ->
    [true] You have { $money } money and cannot pay for any space. Raise some first: sell an order, or ask your teammate.
   *[false] Where does { phrase-token } go? It fills that space of the lower sheet, and you do its action.{ $cost ->
        [0] {""}
       *[other] {" "}Moving it costs { $cost }, paid to { NAME($owner) }.
    }
}
    .only = { $must_raise ->
        [true] You cannot pay for any space, so you must raise money before you move.
       *[false] Only empty spaces that you can pay for and whose action you can do at least in part; ∞ is always empty.
    }
ask-space-part = { $join ->
    [or] { NAME($space) }: either one part or the other. Which one do you do?
    [and] { NAME($space) }: both parts, in any order. Which one do you do first?
    [then] { NAME($space) }: do you do the other part, too?
   *[other] { NAME($space) }: which part of the action do you do?
}
    .only = { $join ->
        [or] Only parts of this space that you can do now; you do exactly one of them.
       *[other] Only parts of this space that you can do now; one of the two may be left out, not both.
    }
ask-ultima-space = Ultima Azione: your bust lets you move its token from { NAME($space) } once more and do the action of its new space. You have { $money } money. Where to?
    .only = Only other empty spaces that you can pay for and whose action you can do at least in part; ∞ is always empty.
ask-column-token = The column moves down. Where does { phrase-token } from { NAME($space) } go? Its action is not done.
    .only = Only empty spaces of the lower sheet; ∞ is always empty.
ask-column-action = { NAME($column) }: { $acted ->
    [true] do you issue an order too?
   *[false] you get { phrase-column-gives }, and may issue an order before or after it. What comes first?
}
    .only = The column's action cannot be left out; an order needs one in your HQ and an area to lie in.
ask-recruit-number = How many Soldati come from your supply into HQ? Up to { $limit }.
    .only = At most { $limit }, and no more than your supply holds.
ask-place-area = { $existing ->
    [true] Into which area that you already hold do you place up to { $limit ->
        [one] 1 Soldato
       *[other] { $limit } Soldati
    } from HQ?
   *[false] Into which area do you place up to { $limit ->
        [one] 1 Soldato
       *[other] { $limit } Soldati
    } from HQ? Yours, or one without Soldati.
} You have { $hq } in HQ.
    .only = { $existing ->
        [true] Only areas that already hold your Soldati.
       *[false] Only areas with your Soldati, or without any Soldati.
    }
ask-place-number = How many Soldati go from HQ to { NAME($area) }? Up to { $limit }; you have { $hq } in HQ.
    .only = At most { $limit }, and no more than you have in HQ.
ask-order-area = { $second ->
    [true] In which other area do you issue a second order, face down?
   *[false] { $double ->
        [true] In which of your areas do you issue orders, face down? Up to 2 in the same one.
       *[false] In which of your areas do you issue an order, face down?
    }
}
    .only = { $chain ->
        [chain] Only areas with your Soldati and no order, or exactly one of yours from an earlier turn (Chain of Command).
        [chain_any] Only areas with your Soldati and no order, or exactly one that this action did not lay (Chain of Command).
       *[no] Only areas with your Soldati and without an order token.
    }
ask-order-which = Which { $second ->
    [true] second order
   *[false] order
} do you lay face down in { NAME($area) }?
    .only = Only orders in your HQ: not those on the board, sold, or still locked on your mat.
ask-gather-into = Into which of your areas do you gather Soldati and cars from next door?
    .only = Only areas with your Soldati that have another area of yours next door, by land.
ask-gather-from = From which area do Soldati and cars come to { NAME($area) } next?
    .only = Only your own areas next to { NAME($area) }, by land.
ask-gather-soldati = How many Soldati go from { NAME($origin) }, where { $soldati ->
    [one] { $soldati } stands
   *[other] { $soldati } stand
}, to { NAME($area) }? If none stays, { NAME($origin) } is no longer yours.
    .only = At most those that stand in { NAME($origin) }; none only if a car goes.
ask-gather-cars = How many cars go along from { NAME($origin) }, where { $cars ->
    [one] { $cars } stands
   *[other] { $cars } stand
}, to { NAME($area) }? An area without Soldati loses its cars.
    .only = At most your cars in { NAME($origin) }; at least one if no Soldato goes.
ask-equipment-which = Organize equipment: which piece do you place?
    .only = Only pieces that are in the supply and for which you have a place.
ask-car-area = Which of your areas gets the car? It helps one attack from there, or is a car bomb.
    .only = Only areas with your Soldati.
ask-lab-area = Which of your areas gets the drug lab? It defends and earns money; at most { $most } in an area.
    .only = Only areas with your Soldati and fewer than { $most } drug labs.
ask-boat-sea = Which sea gets your speedboat? It carries your team across. Where { $sinks } boats meet, it sinks with another one.
    .only = { $by_order ->
        [true] Only seas next to { NAME($area) }, the area of the order.
       *[false] Only seas next to an area with your Soldati.
    }
ask-boat-move = Your new speedboat is in { NAME($sea) }. Does it go on to the next sea? Where { $sinks } boats meet, it sinks with another one.
    .only = Only seas next to { NAME($sea) }.
ask-boat-other = There are { $sinks } speedboats in { NAME($sea) }: yours is removed and one other. Whose?
    .only = Only families with a speedboat in { NAME($sea) }.
ask-influence-row = From which row of your mat do you take the leftmost token? { $goes ->
    [supply] It goes to your supply.
    [sheets] It goes onto a space of the sheets.
   *[either] Of two tokens one goes to your supply, the other onto the sheets.
}
    .only = { $second ->
        [true] Only another row than just now that still holds a token; always the leftmost.
       *[false] Only rows of your mat that still hold a token; always the leftmost.
    }
ask-influence-to = Where does the token of the { NAME($row) } go? The second one, of another row, goes the other way.
    .only = One of the two tokens goes to your supply, the other to the sheets.
ask-influence-space = To which space does the token of the { NAME($row) } go? Its action is not done; whoever else moves it later pays you { $fee }.
    .only = Only free spaces of the upper sheet in a column with another token, and empty spaces of the lower sheet.
ask-influence_row-row = From which row of your mat do you take up to { $most } tokens? { $goes ->
    [out] They leave the game.
   *[supply] They go to your supply.
}
    .only = Only rows of your mat that still hold a token.
ask-influence_row-number = How many tokens do you take from the { NAME($row) }?
    .only = At most { $most }, and no more than the row still holds.
ask-raise-grant = { NAME($by) } cannot pay. Will you pay { $cost } of your { $money } money so that { NAME($by) } gets { $gift }?
    .only = You may refuse: { NAME($by) } still has orders to sell.

### Control tiles

ask-tile-clear = You control fewer Mandamenti: { $n ->
    [one] 1 token leaves
   *[other] { $n } tokens leave
} the control tiles. From which one now?
    .only = Only control tiles with your token: you may keep one for each Mandamento that you control.
ask-tile-mark = You control more Mandamenti: you mark { $n ->
    [one] 1 control tile
   *[other] { $n } control tiles
}, for you alone. Which one now?
    .only = Only control tiles of your team without a token: each tile serves one family.
ask-tiles-start = The planning phase starts: which of your control tiles do you use?
    .only = Only tiles with your token that work at this moment and can do something.
ask-tiles-swap = { tile-influence }: which neutral token becomes yours? It costs { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} of your HQ.
    .only = Only spaces of the upper sheet with a neutral token.
ask-tiles-bribery = { phrase-fight } { tile-bribery }: pay { $price } money so that { $removes ->
    [one] 1 defender leaves
   *[other] { $removes } defenders leave
}? You have { $money }.
    .only = Once for each move: { $price } money for { $removes ->
        [one] 1 defender
       *[other] { $removes } defenders
    }.
ask-tiles-recruitment = { tile-recruitment }: place exactly { phrase-soldati } from HQ in { NAME($area) }?
    .only = Exactly { phrase-soldati } or none.

### Encounter

ask-encounter-which = Several of your { $supply ->
    [true] supply
   *[false] attack
} orders have the initiative { $initiative }. Which comes first?
    .only = Only your own orders of the same kind and initiative that come now.
ask-supply-part = { NAME($order) } in { NAME($area) }: which part do you do next?
    .only = Only parts of the order that are not done yet and that you can do now.
ask-attack-unit = Place the { NAME($piece, case: "inside") } of the order in { NAME($area) }?
    .only = The { NAME($piece, case: "inside") } goes into the order's area, or is not placed.
ask-attack-replace = { phrase-fight } How many defenders do you replace by your own Soldati from the supply? Up to { $most }.
    .only = At most the number on the order, and no more than the defenders or your supply.
ask-attack-pay = { phrase-fight } How many defenders do you pay off, at { $price } money each? You have { $money }.
    .only = No more than your money, and no more than the defenders.
ask-move-start = { NAME($order) }: a second move. From where?
    .only = Only the order's area, or the area just moved to.
ask-move-target = { NAME($order) } in { NAME($origin) }, attack bonus { $bonus }: where do your Soldati move to, or attack?
    .only = { $allies ->
        [true] Only areas next to { NAME($origin) }, over seas with your team's speedboats, or behind an empty or neutral area ({ tile-allies }, pay { $price }); never your teammate's.
       *[false] Only areas next to { NAME($origin) }, or over seas with your team's speedboats; never your teammate's.
    }
ask-move-number = How many Soldati go from { NAME($origin) }, where { $soldati ->
    [one] { $soldati } stands
   *[other] { $soldati } stand
}, to { NAME($area) }? If none stays, { NAME($origin) } is no longer yours.
    .only = At least 1, and at most all that stand in { NAME($origin) }.
ask-move-car = Does a car drive along from { NAME($origin) } to { NAME($area) }? { $attacks ->
    [true] It adds { $value } to the attack, and is lost if you do not take the area.
   *[false] It goes to the new area and stays there.
}
    .only = One car in the whole order, by land only.
ask-strike-target = { NAME($order) }, attack bonus { $bonus }: which area does the strike from { NAME($origin) } hit? No Soldati move.
    .only = { $detonator ->
        [true] Only areas next to { NAME($origin) }, by land, with enemy or neutral Soldati; a car bomb reaches { $reach } areas far ({ tile-delay_detonator }).
       *[false] Only areas next to { NAME($origin) }, by land, with enemy or neutral Soldati.
    }
ask-strike-start = { NAME($order) }: from where does the strike start?
    .only = Only the order's area, or the area just taken.
ask-either-first = { NAME($order) } in { NAME($area) }: what comes first?
    .only = The order has one move and one strike; you choose which comes first.
ask-pentito = Pentito: give up 1 Soldato in { NAME($area) } to remove up to { LIST($numbers) } from different areas next door?
    .only = It needs a Soldato of yours in { NAME($area) }; it may be the last one.
ask-pentito-area = Pentito: from which area next to { NAME($origin) } do you remove up to { $n }?
    .only = Only areas next to { NAME($origin) } with enemy or neutral Soldati that no other number has hit.
ask-pentito-number = How many Soldati do you remove from { NAME($area) }?
    .only = At least 1, and at most { $most }.
ask-pull-area = From which area do you pull enemy or neutral Soldati into { NAME($area) }? Up to { $n } more become yours.
    .only = Only areas next to { NAME($area) } with Soldati of the other team or neutrals.
ask-pull-number = How many do you pull from { NAME($origin) } into { NAME($area) }?
    .only = At most { $most }: what is left of the order's number, the Soldati there, and your supply.
ask-labs-guard = Which of your labs gets the next Soldato from HQ? You have { $hq } there.
    .only = Only your areas with a drug lab that has not yet got its Soldato.
ask-spread-area = Which area next to { NAME($area) } gets up to { phrase-soldati } too? Yours come from your HQ, others from their own.
    .only = { $friends ->
        [true] Only areas next to { NAME($area) }, each once: yours or your teammate's, while there are Soldati in that HQ.
       *[false] Only areas next to { NAME($area) }, each once: yours or your teammate's while there are Soldati in that HQ, or neutral ones.
    }
ask-agitate-origin = Agitate: neutrals of which area do you stir up? Within { $reach } of { NAME($area) }.
    .only = Only areas with neutral Soldati within { $reach } of { NAME($area) } that have somewhere to go.
ask-agitate-target = Where do the neutrals of { NAME($origin) } move to, or attack?
    .only = Only areas next to { NAME($origin) }, none of your team.
ask-agitate-number = How many neutrals go from { NAME($origin) }, where { $soldati ->
    [one] { $soldati } stands
   *[other] { $soldati } stand
}, to { NAME($area) }?
    .only = At least 1, and at most all neutrals of { NAME($origin) }.
ask-agitate-recruit = In the attack on you { $lost ->
    [one] 1 neutral
   *[other] { $lost } neutrals
} fell. How many Soldati do you take from your supply into HQ?
    .only = At most { $most }: as many as neutrals fell, and no more than your supply holds.

### Conflict

ask-conflict-approach = { phrase-fight } Conflict: brute force or finesse?
    .only = The attacker chooses one of the two.
ask-conflict-defender = { phrase-fight } Finesse against neutrals: which of you plays their conflict card?
    .only = Only the two seats of your team.
ask-conflict-card = { phrase-fight } Conflict: which card do you lay face down? It works for the side that has it in the end.
    .only = Any of your three conflict cards; it comes back to you afterwards.
ask-conflict-take = { phrase-fight } Conflict: { $role ->
    [attacker] do you take the card that the other side laid, unseen? Then they decide about yours.
   *[defender] the attacker { $taken ->
        [true] has taken your card.
       *[false] has left your card with you.
    } Do you take the attacker's, unseen? Then all is revealed.
}
    .only = You decide about the card of the other side alone, never about your own.
