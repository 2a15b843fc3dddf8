# To be translated into 'pl': translate what stands after = and delete this line.

## Parts of actions and orders in few words, as they stand on a choice.

# $value is what the part comes to for the seat that is asked: base value and bonus, or its labs.
part-recruit = recruit { $value }
part-place = place up to { $value }
part-place_existing = place up to { $value } where you are
part-launder = launder: { $value } money

# The same parts where no seat is asked. $n is the bonus.
part-recruit--base = recruit { phrase-base }
part-place--base = place up to { phrase-base }
part-place_existing--base = place up to { phrase-base } where you are
part-launder--base = launder (1 for each lab)
phrase-base = { $n ->
    [0] base
   *[other] base +{ $n }
}

part-order = issue an order
part-order_two_areas = orders in 2 areas
part-order_double = 2 orders in one area
part-equipment = car, boat or lab
part-gather = gather next door
part-influence_supply = influence: 1 mat token to the supply
part-influence_sheets = influence: 1 mat token to a sheet
part-influence_row = influence: 2 tokens of one row
part-ultima = Ultima Azione
part-coin = { $n } money
part-car = a car
part-boat = a speedboat
part-lab = a drug lab
part-soldati = { phrase-soldati } from HQ
part-soldati_per_lab = a Soldato to each lab
part-spread = spread { $n } each
part-rally = rally
part-shotgun = { $n ->
    [2] move and attack twice
   *[other] move and attack
}
part-bomb = { $n ->
    [2] strike twice
   *[other] strike
}
part-pentito = pentito { LIST($numbers, type: "comma") }
part-pull = pull up to { $n }
part-agitate = agitate within { $n }
part-column = { phrase-column-gives }
part-supply = to the supply
part-sheets = to the sheets

# Symbols of an order that are not carried out but work as long as it does.
mark-skull = skull { $n }
mark-vest = vest { $n }
mark-replace = replace { $n }
mark-pay_remove = pay off defenders
mark-either_order = in either order
