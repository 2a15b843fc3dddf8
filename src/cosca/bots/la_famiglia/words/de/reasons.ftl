# Why the Consigliere thinks well or badly of a choice of La Famiglia.
# $area and $target are areas, $mandamento is a Mandamento, $seat a seat, $order an order, $row a row of a mat, $tile a
# control tile. $n is a number: of Soldati, or how often of 100 times something succeeds.

reason-decline = Hier lohnt sich nichts.

## Areas

reason-completes = So übernimmst du { NAME($area) } ({ $n } %) und kontrollierst damit das Mandamento { NAME($mandamento) }.
reason-breaks = So übernimmst du { NAME($area) } ({ $n } %), und { NAME($seat) } kontrolliert das Mandamento { NAME($mandamento) } nicht mehr.
reason-before_order = So übernimmst du { NAME($area) } ({ $n } %), bevor der Befehl mit Initiative { $initiative } dort ausgeführt wird.
reason-tie_breaker = { NAME($area) } entscheidet bei Gleichstand und lässt sich übernehmen ({ $n } %).
reason-takes = { NAME($area) } lässt sich so übernehmen ({ $n } %).
reason-enters = { NAME($area) } ist leer: Du übernimmst es ohne Kampf.
reason-guards =
    { $n ->
        [one] { NAME($area) } ist in Gefahr und damit das Mandamento { NAME($mandamento) }: Ein Soldato mehr hilft, es zu verteidigen.
       *[other] { NAME($area) } ist in Gefahr und damit das Mandamento { NAME($mandamento) }: { $n } Soldati mehr helfen, es zu verteidigen.
    }
reason-defends =
    { $n ->
        [one] { NAME($area) } ist in Gefahr: Ein Soldato mehr hilft, es zu verteidigen.
       *[other] { NAME($area) } ist in Gefahr: { $n } Soldati mehr helfen, es zu verteidigen.
    }
reason-backs_attack =
    { $n ->
        [one] Mit einem Soldato mehr in { NAME($area) } gelingt ein Angriff auf { NAME($target) } wahrscheinlich.
       *[other] Mit { $n } Soldati mehr in { NAME($area) } gelingt ein Angriff auf { NAME($target) } wahrscheinlich.
    }
reason-more_soldati =
    { $n ->
        [one] Ein Soldato mehr in { NAME($area) }.
       *[other] { $n } Soldati mehr in { NAME($area) }.
    }
reason-stay = Keine Bewegung aus { NAME($area) } lohnt den Einsatz der Soldati.

## Orders

# $theirs (number): the lowest initiative of an order that they may have laid there
reason-threatens_before = Der Befehl in { NAME($area) } bedroht { NAME($target) }, bevor der gegnerische Befehl dort an der Reihe ist (frühestens mit Initiative { $theirs }).
reason-threatens = Der Befehl in { NAME($area) } bedroht { NAME($target) } mit Initiative { $initiative }.
reason-hurts_around = Der Befehl in { NAME($area) } schwächt mit Initiative { $initiative } benachbarte Gebiete.
reason-vest = { NAME($area) } ist in Gefahr: Der Befehl gibt dort { $n } Verteidigungsbonus.
reason-supplies = Der Befehl versorgt { NAME($area) } mit Nachschub.
reason-no_target = In { NAME($area) } hat der Befehl jetzt kein gutes Ziel.
reason-keep_order = Deine übrigen Befehle hebst du besser auf.
reason-unlocks = Das schaltet „{ NAME($order) }“ frei.
reason-row = Das bringt dich in der { NAME($row) } voran.

## Plans: what a turn in the planning phase is good for

# $order is laid face down in $area, to attack $target at $initiative; it takes it in $n of 100 cases. $against says who
# stands there: "enemy" ($seat, with $theirs Soldati), "neutral" (with $theirs) or "nobody".
reason-plan_completes =
    { $against ->
        [enemy] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) nimmt { NAME($seat) } das Gebiet { NAME($target) } ab ({ $n } %): Dann kontrollierst du das Mandamento { NAME($mandamento) }.
        [neutral] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) übernimmt das neutrale { NAME($target) } ({ $n } %): Dann kontrollierst du das Mandamento { NAME($mandamento) }.
       *[nobody] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) zieht ins leere { NAME($target) }: Dann kontrollierst du das Mandamento { NAME($mandamento) }.
    }
reason-plan_breaks = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) übernimmt { NAME($target) } ({ $n } %), und { NAME($seat) } kontrolliert das Mandamento { NAME($mandamento) } nicht mehr.
# $earliest (number): the lowest initiative of an order that they may have laid there
reason-plan_before = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) greift { NAME($target) } an ({ $n } %), bevor der Befehl von { NAME($seat) } dort an der Reihe ist (frühestens mit Initiative { $earliest }).
reason-plan_tie_breaker = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) zielt auf { NAME($target) }, das bei Gleichstand entscheidet ({ $n } %).
reason-plan_attack =
    { $against ->
        [enemy] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) greift { NAME($target) } an, das { NAME($seat) } mit { phrase-theirs } kontrolliert ({ $n } %).
        [neutral] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) greift das neutrale { NAME($target) } an ({ $n } %).
       *[nobody] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) zieht ins leere { NAME($target) }.
    }
# $n of the $theirs Soldati there
reason-plan_strike = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) verübt einen Anschlag auf { NAME($target) }: { $n ->
    [one] 1 von { phrase-theirs } fällt
   *[other] { $n } von { phrase-theirs } fallen
}.
phrase-theirs = { $theirs ->
    [one] 1 Soldato
   *[other] { $theirs } Soldati
}
reason-plan_vest = „{ NAME($order) }“ gibt dem bedrohten { NAME($area) } { $n } Verteidigungsbonus.
reason-plan_supplies = „{ NAME($order) }“ versorgt { NAME($area) } noch vor den Angriffen (Initiative { $initiative }).
reason-plan_order = „{ NAME($order) }“ liegt mit Initiative { $initiative } in { NAME($area) } bereit.

# $n Soldati are put into $area, where $now stand then
reason-plan_foothold = Du übernimmst { NAME($area) }, dein erstes Gebiet im Mandamento { NAME($mandamento) }.
reason-plan_holds = Du übernimmst { NAME($area) } und kontrollierst damit das Mandamento { NAME($mandamento) }.
reason-plan_all_three = Du übernimmst { NAME($area) }, dein drittes Gebiet im Mandamento { NAME($mandamento) }: Dann ist es dir schwerer abzunehmen.
reason-plan_leaves = Aber { NAME($area) } bleibt leer zurück.
# $seat threatens it from $origin with $theirs Soldati
reason-plan_guards = { NAME($seat) } bedroht { NAME($area) } von { NAME($origin) } aus mit { phrase-theirs } und damit das Mandamento { NAME($mandamento) }: Mit { phrase-now } lässt es sich besser verteidigen.
reason-plan_defends = { NAME($seat) } bedroht { NAME($area) } von { NAME($origin) } aus mit { phrase-theirs }: Mit { phrase-now } lässt es sich besser verteidigen.
phrase-now = { $now ->
    [one] 1 Soldato
   *[other] { $now } Soldati
}
# The odds of an attack on $target grow from $was to $chance of 100
reason-plan_backs = Mit { phrase-now } in { NAME($area) } gelingt der Angriff auf { NAME($target) } öfter: { $chance } % statt { $was } %.
# With an order there it could attack $target, and take it in $chance of 100 cases
reason-plan_could = Mit { phrase-now } in { NAME($area) } könnte ein Befehl dort { NAME($target) } übernehmen ({ $chance } %).
reason-plan_more =
    { $n ->
        [one] Ein Soldato mehr in { NAME($area) }: Dann sind es { $now }.
       *[other] { $n } Soldati mehr in { NAME($area) }: Dann sind es { $now }.
    }

# Where a token of a column goes
reason-blocks = Das besetzt { NAME($space) }: Niemand kann dieses Feld mehr nutzen.
reason-blocks_nothing = { NAME($space) } wird nie voll: Der Stein blockiert dort nichts.

# $value (place, recruit, attack): the base value that rises to $n
reason-plan_value =
    { $value ->
        [place] Dein Basiswert fürs Einsetzen steigt auf { $n }.
        [recruit] Dein Basiswert fürs Anwerben steigt auf { $n }.
       *[attack] Ein Auto gibt deinen Angriffen dann { $n } Angriffsbonus.
    }
reason-plan_recruits =
    { $n ->
        [one] Du wirbst einen Soldato an: Dann hast du { $now } in der Zentrale.
       *[other] Du wirbst { $n } Soldati an: Dann hast du { $now } in der Zentrale.
    }
reason-plan_money = Das bringt { $n } Geld: Dann hast du { $now } Geld.
reason-plan_lab = Ein Labor in { NAME($area) } bringt bei jedem Geldwaschen 1 Geld und hilft, das Gebiet zu verteidigen.
# $n (number): what the car adds
reason-plan_car = Das Auto in { NAME($area) } gibt dem Angriff auf { NAME($target) } { $n } Angriffsbonus.
reason-plan_spare_car = Ein Auto in { NAME($area) } macht den nächsten Angriff von dort stärker.
reason-plan_first = Ab der nächsten Phase bist du zuerst an der Reihe.
reason-plan_last_word = Damit hast du in dieser Phase das letzte Wort.

## Fights

# $left (number): how many Soldati stay behind
reason-chance = So übernimmst du das Gebiet in { $n } von 100 Fällen, und in { NAME($area) } { $left ->
    [one] bleibt 1 Soldato
   *[other] bleiben { $left } Soldati
} zurück.
reason-leaves_weak = So übernimmst du das Gebiet in { $n } von 100 Fällen, aber { NAME($area) } bleibt mit { phrase-left } schwach zurück.
reason-gives_up = So übernimmst du das Gebiet in { $n } von 100 Fällen, gibst aber { NAME($area) } auf.
phrase-left = { $left ->
    [one] 1 Soldato
   *[other] { $left } Soldati
}
# What a move leaves behind: $left Soldati in $area
reason-but_given_up = Aber du gibst { NAME($area) } auf.
reason-but_weak = Aber { NAME($area) } bleibt mit { phrase-left } schwach zurück.
reason-wipes_out = In { NAME($area) } bleibt niemand übrig.
reason-removes =
    { $n ->
        [one] Das entfernt 1 Soldato aus { NAME($area) }.
       *[other] Das entfernt { $n } Soldati aus { NAME($area) }.
    }
reason-no_effect = Die Verteidigung von { NAME($area) } ist dafür zu stark.
reason-force_sure = Mit roher Kraft wird { NAME($area) } sicher übernommen.
reason-force_costs =
    { $n ->
        [one] Rohe Kraft kostet 1 Soldato, und du übernimmst { NAME($area) } nicht.
       *[other] Rohe Kraft kostet { $n } Soldati, und du übernimmst { NAME($area) } nicht.
    }
reason-finesse = Bei bestem Spiel wird { NAME($area) } mit Finesse in { $n } von 100 Fällen übernommen.
reason-agitates = Die Neutralen in { NAME($area) } können der Gegenseite zu schaffen machen.

## Tiles

# $tile: the tile. One without a sentence of its own has the last.
reason-tile =
    { $tile ->
        [allies] Mit „{ NAME($tile) }“ greifst du über leere und neutrale Gebiete hinweg an.
        [bribery] „{ NAME($tile) }“ entfernt für 1 Geld noch vor dem Kampf einen Verteidiger.
        [chain_of_command] „{ NAME($tile) }“ lässt dich einen zweiten Befehl in ein Gebiet legen.
        [delay_detonator] Mit „{ NAME($tile) }“ reichen Autobomben weiter.
        [influence] „{ NAME($tile) }“ bringt einen eigenen Stein auf das obere Aktionstableau, und wer ihn bewegt, zahlt dir 1 Geld.
        [miniguns] „{ NAME($tile) }“ hilft bei Angriffen über See.
        [recruitment] „{ NAME($tile) }“ verstärkt jedes Gebiet, das du angreifst und übernimmst.
        [speedboats] „{ NAME($tile) }“ bringt dir jede Runde ein Schnellboot.
        [city_hall] „{ NAME($tile) }“ macht Spalten billiger.
        [armoured_cars] „{ NAME($tile) }“ schützt die Gebiete mit deinen Autos.
        [vendetta] „{ NAME($tile) }“ macht rohe Kraft billiger.
       *[other] „{ NAME($tile) }“ hilft dir in den kommenden Runden.
    }

## What playing on shows: more of something than with the other choices

reason-played_mandamenti = In den Probepartien bringt das mehr Mandamenti.
reason-played_one_short = In den Probepartien fehlt dir bei mehr Mandamenti nur noch ein Gebiet.
reason-played_spare = In den Probepartien sind deine Mandamenti besser gesichert.
reason-played_areas = In den Probepartien bringt das mehr Gebiete.
reason-played_soldati = In den Probepartien bleiben mehr deiner Soldati auf dem Spielplan.
reason-played_strong = In den Probepartien sind deine Gebiete stärker besetzt.
reason-played_hq = In den Probepartien bleiben dir mehr Soldati in der Zentrale.
reason-played_money = In den Probepartien bleibt dir mehr Geld.
reason-played_labs = In den Probepartien hast du mehr Drogenlabore.
reason-played_cars = In den Probepartien bleiben dir mehr Autos.
reason-played_orders = In den Probepartien hast du mehr Befehle.
reason-played_tiles = In den Probepartien hast du mehr Kontrollplättchen.
reason-played_bronte = In den Probepartien kontrollierst du öfter das Gebiet, das bei Gleichstand entscheidet.
reason-played_primo = In den Probepartien bist du öfter zuerst an der Reihe.
reason-played_five = In den Probepartien kommst du einem vorzeitigen Sieg näher.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_mandamento_more = In { $n } von 100 Probepartien kontrolliert dein Team am Ende der Runde das Mandamento { NAME($mandamento) }, ohne diese Wahl in { $other }.
reason-outlook_mandamento_fewer = Nur in { $n } von 100 Probepartien kontrolliert dein Team am Ende der Runde das Mandamento { NAME($mandamento) }, ohne diese Wahl in { $other }.
reason-outlook_theirs_more = In { $n } von 100 Probepartien kontrolliert das gegnerische Team am Ende der Runde das Mandamento { NAME($mandamento) }, ohne diese Wahl in { $other }.
reason-outlook_theirs_fewer = Nur in { $n } von 100 Probepartien kontrolliert das gegnerische Team am Ende der Runde das Mandamento { NAME($mandamento) }, ohne diese Wahl in { $other }.
reason-outlook_area_more = In { $n } von 100 Probepartien kontrolliert dein Team am Ende der Runde { NAME($area) }, ohne diese Wahl in { $other }.
reason-outlook_area_fewer = Nur in { $n } von 100 Probepartien kontrolliert dein Team am Ende der Runde { NAME($area) }, ohne diese Wahl in { $other }.
# $n and $other: Soldati
reason-outlook_soldati_more = In den Probepartien hat dein Team am Ende der Runde etwa { $n } Soldati auf dem Spielplan, ohne diese Wahl { $other }.
reason-outlook_soldati_fewer = In den Probepartien hat dein Team am Ende der Runde nur etwa { $n } Soldati auf dem Spielplan, ohne diese Wahl { $other }.
