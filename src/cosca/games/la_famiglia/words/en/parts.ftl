## Parts of actions and orders in a few words, as they appear on a choice.

# $value is what the part comes to for the player who is asked: base value and bonus, or the player’s labs.
part-recruit = recruit { $value ->
    [one] 1 Soldato
   *[other] { $value } Soldati
}
part-place = place up to { $value ->
    [one] 1 Soldato
   *[other] { $value } Soldati
}
part-place_existing = place up to { $value ->
    [one] 1 Soldato
   *[other] { $value } Soldati
} where you already have some
part-launder = launder { $value } Money

# The same parts when no player is asked. $n is the bonus.
part-recruit--base = recruit { phrase-base }
part-place--base = place up to { phrase-base }
part-place_existing--base = place up to { phrase-base } where you already have Soldati
part-launder--base = launder money (1 per lab)
phrase-base = { $n ->
    [0] base value
   *[other] base value +{ $n }
}

part-order = issue an order
part-order_two_areas = issue orders in 2 areas
part-order_double = issue 2 orders in one area
part-equipment = organize equipment
part-gather = gather from adjacent areas
part-influence_supply = exert influence: 1 token to your supply
part-influence_sheets = exert influence: 1 token to the sheets
part-influence_row = exert influence: 2 tokens from one row
part-ultima = Ultima Azione
part-coin = { $n } Money
part-car = a car
part-boat = a speedboat
part-lab = a drug lab
part-soldati = { phrase-soldati } from headquarters
part-soldati_per_lab = a Soldato with each lab
part-spread = spread { phrase-soldati } each
part-rally = rally
part-shotgun = { $n ->
    [2] Movement (and Attack) twice
   *[other] Movement (and Attack)
}
part-bomb = { $n ->
    [2] strike twice
   *[other] strike
}
part-pentito = Pentito { LIST($numbers, type: "comma") }
part-pull = pull up to { phrase-soldati }
part-agitate = agitate up to { $n ->
    [one] 1 area
   *[other] { $n } areas
} away
part-column = { phrase-column-gives }
part-supply = to your supply
part-sheets = to the action sheets

# Symbols on an order that are not executed but apply for as long as it does.
mark-skull = skull { $n }
mark-vest = vest { $n }
mark-replace = replace { $n ->
    [one] 1 defender
   *[other] up to { $n } defenders
}
mark-pay_remove = pay off defenders
mark-either_order = in either order
