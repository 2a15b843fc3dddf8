## Parts of actions and orders in few words, as they stand on a choice.

# $value is what the part comes to for the seat that is asked: base value and bonus, or its labs.
part-recruit = werbunek { $value }
part-place = umieszczenie do { $value }
part-place_existing = umieszczenie do { $value } u siebie
part-launder = pranie: { $value } £

# The same parts where no seat is asked. $n is the bonus.
part-recruit--base = werbunek: { phrase-base }
part-place--base = umieszczenie: { phrase-base }
part-place_existing--base = umieszczenie u siebie: { phrase-base }
part-launder--base = pranie (1 £ za laboratorium)
phrase-base = { $n ->
    [0] wartość bazowa
   *[other] wartość bazowa +{ $n }
}

part-order = wydanie rozkazu
part-order_two_areas = rozkazy w 2 obszarach
part-order_double = 2 rozkazy w 1 obszarze
part-equipment = sprzęt (samochód, motorówka lub laboratorium)
part-gather = zbiórka z sąsiedztwa
part-influence_supply = wpływy: 1 znacznik z planszetki do puli
part-influence_sheets = wpływy: 1 znacznik z planszetki na arkusz
part-influence_row = wpływy: 2 znaczniki z 1 rzędu
part-ultima = Ultima Azione
part-coin = { $n } £
part-car = samochód
part-boat = motorówka
part-lab = laboratorium
part-soldati = { phrase-soldati } z siedziby
part-soldati_per_lab = po soldato do laboratoriów
part-spread = rozstawienie po { $n }
part-rally = zwołanie
part-shotgun = { $n ->
    [2] dwa ruchy (i ataki)
   *[other] ruch (i atak)
}
part-bomb = { $n ->
    [2] dwa zamachy
   *[other] zamach
}
part-pentito = Pentito { LIST($numbers, type: "comma") }
part-pull = przeciągnięcie do { $n }
part-agitate = podburzanie w zasięgu { $n }
part-column = { phrase-column-gives }
part-supply = do puli
part-sheets = na arkusze

# Symbols of an order that are not carried out but work as long as it does.
mark-skull = czaszka { $n }
mark-vest = kamizelka { $n }
mark-replace = podmiana { $n }
mark-pay_remove = opłacanie obrońców
mark-either_order = w dowolnej kolejności
