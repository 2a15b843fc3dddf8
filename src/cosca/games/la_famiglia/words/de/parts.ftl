## Parts of actions and orders in few words, as they stand on a choice.

# $value is what the part comes to for the seat that is asked: base value and bonus, or its labs.
part-recruit = { phrase-value } anwerben
part-place = bis zu { phrase-value } einsetzen
part-place_existing = bis zu { phrase-value } in ein eigenes Gebiet einsetzen
part-launder = Geld waschen: { $value } Geld
phrase-value = { $value ->
    [one] 1 Soldato
   *[other] { $value } Soldati
}

# The same parts where no seat is asked. $n is the bonus.
part-recruit--base = { phrase-base } anwerben
part-place--base = { phrase-base } einsetzen
part-place_existing--base = { phrase-base } in ein eigenes Gebiet einsetzen
part-launder--base = Geld waschen (1 Geld je Labor)
phrase-base = { $n ->
    [0] Soldati (Basiswert)
   *[other] Soldati (Basiswert + { $n })
}

part-order = Befehl erteilen
part-order_two_areas = Befehle in 2 Gebieten
part-order_double = 2 Befehle in einem Gebiet
part-equipment = Auto, Boot oder Labor
part-gather = sammeln
part-influence_supply = Einfluss: 1 Stein vom Familientableau in den Vorrat
part-influence_sheets = Einfluss: 1 Stein vom Familientableau auf ein Aktionstableau
part-influence_row = Einfluss: 2 Steine aus einer Reihe
part-ultima = Ultima Azione
part-coin = { $n } Geld
part-car = ein Auto
part-boat = ein Schnellboot
part-lab = ein Drogenlabor
part-soldati = { phrase-soldati } aus der Zentrale
part-soldati_per_lab = ein Soldato zu jedem Labor
part-spread = je { phrase-soldati } verteilen
part-rally = zusammenziehen
part-shotgun = { $n ->
    [2] zweimal Bewegung (und Angriff)
   *[other] Bewegung (und Angriff)
}
part-bomb = { $n ->
    [2] zwei Anschläge
   *[other] Anschlag
}
part-pentito = Pentito { LIST($numbers, type: "comma") }
part-pull = { $n ->
    [one] 1 Soldato
   *[other] bis zu { $n } Soldati
} abwerben
part-agitate = Aufruhr { $n }
part-column = { phrase-column-gives }
part-supply = in den Vorrat
part-sheets = auf ein Aktionstableau

# Symbols of an order that are not carried out but work as long as it does.
mark-skull = Totenkopf { $n }
mark-vest = Schutzweste { $n }
mark-replace = { $n ->
    [one] 1 Verteidiger ersetzen
   *[other] bis zu { $n } Verteidiger ersetzen
}
mark-pay_remove = Verteidiger abfinden
mark-either_order = in beliebiger Reihenfolge
