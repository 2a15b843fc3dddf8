# Why the Consigliere thinks well or badly of a choice of La Famiglia.
# $area and $target are areas, $mandamento is a Mandamento, $seat a seat, $order an order, $row a row of a mat, $tile a
# control tile. $n is a number: of Soldati, or how often of 100 times something succeeds.

reason-decline = Hier lohnt sich nichts.

## Areas

reason-completes = So übernimmst du { NAME($area) } ({ $n } %) und hältst damit das Mandamento { NAME($mandamento) }.
reason-breaks = So übernimmst du { NAME($area) } ({ $n } %), und { NAME($seat) } hält das Mandamento { NAME($mandamento) } nicht mehr.
reason-before_order = So übernimmst du { NAME($area) } ({ $n } %), bevor der Befehl mit Initiative { $initiative } dort ausgeführt wird.
reason-tie_breaker = { NAME($area) } entscheidet bei Gleichstand und lässt sich übernehmen ({ $n } %).
reason-takes = { NAME($area) } lässt sich so übernehmen ({ $n } %).
reason-enters = { NAME($area) } ist leer: Es wird ohne Kampf dein.
reason-guards =
    { $n ->
        [one] { NAME($area) } ist in Gefahr und damit das Mandamento { NAME($mandamento) }: Ein Soldato mehr hilft, es zu halten.
       *[other] { NAME($area) } ist in Gefahr und damit das Mandamento { NAME($mandamento) }: { $n } Soldati mehr helfen, es zu halten.
    }
reason-defends =
    { $n ->
        [one] { NAME($area) } ist in Gefahr: Ein Soldato mehr hilft, es zu halten.
       *[other] { NAME($area) } ist in Gefahr: { $n } Soldati mehr helfen, es zu halten.
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
reason-stay = Keine Bewegung aus { NAME($area) } ist die Soldati wert.

## Orders

# $theirs (number): the lowest initiative of an order that they may have laid there
reason-threatens_before = Der Befehl in { NAME($area) } bedroht { NAME($target) }, bevor der Befehl dort an der Reihe ist: frühestens Initiative { $theirs }.
reason-threatens = Der Befehl in { NAME($area) } bedroht { NAME($target) } mit Initiative { $initiative }.
reason-hurts_around = Der Befehl in { NAME($area) } lichtet mit Initiative { $initiative } die Reihen ringsum.
reason-vest = { NAME($area) } ist in Gefahr: Der Befehl schützt es mit { $n }.
reason-supplies = Der Befehl versorgt { NAME($area) } mit Nachschub.
reason-no_target = In { NAME($area) } hat der Befehl jetzt kein gutes Ziel.
reason-keep_order = Die übrigen Befehle behältst du besser.
reason-unlocks = Das schaltet „{ NAME($order) }“ frei.
reason-row = Das bringt dich in der { NAME($row) } voran.

## Plans: what a turn in the planning phase is good for

# $order is laid face down in $area, to attack $target at $initiative; it takes it in $n of 100 cases. $against says who
# stands there: "enemy" ($seat, with $theirs Soldati), "neutral" (with $theirs) or "nobody".
reason-plan_completes =
    { $against ->
        [enemy] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) nimmt { NAME($seat) } das Gebiet { NAME($target) } ab ({ $n } %): Dann hältst du das Mandamento { NAME($mandamento) }.
        [neutral] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) übernimmt das neutrale { NAME($target) } ({ $n } %): Dann hältst du das Mandamento { NAME($mandamento) }.
       *[nobody] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) zieht ins leere { NAME($target) }: Dann hältst du das Mandamento { NAME($mandamento) }.
    }
reason-plan_breaks = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) übernimmt { NAME($target) } ({ $n } %), und { NAME($seat) } hält das Mandamento { NAME($mandamento) } nicht mehr.
# $earliest (number): the lowest initiative of an order that they may have laid there
reason-plan_before = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) trifft { NAME($target) } ({ $n } %), bevor der Befehl von { NAME($seat) } dort an der Reihe ist: frühestens Initiative { $earliest }.
reason-plan_tie_breaker = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) zielt auf { NAME($target) }, das bei Gleichstand entscheidet ({ $n } %).
reason-plan_attack =
    { $against ->
        [enemy] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) greift { NAME($target) } an, das { NAME($seat) } mit { $theirs } hält ({ $n } %).
        [neutral] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) greift das neutrale { NAME($target) } an ({ $n } %).
       *[nobody] „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) zieht ins leere { NAME($target) }.
    }
# $n of the $theirs Soldati there
reason-plan_strike = „{ NAME($order) }“ in { NAME($area) } (Initiative { $initiative }) verübt einen Anschlag auf { NAME($target) }: { $n ->
    [one] 1 von { $theirs } fällt
   *[other] { $n } von { $theirs } fallen
}.
reason-plan_vest = „{ NAME($order) }“ schützt das bedrohte { NAME($area) } mit { $n }.
reason-plan_supplies = „{ NAME($order) }“ versorgt { NAME($area) } mit Initiative { $initiative }, vor den Angriffen.
reason-plan_order = „{ NAME($order) }“ liegt mit Initiative { $initiative } in { NAME($area) } bereit.

# $n Soldati are put into $area, where $now stand then
reason-plan_foothold = { NAME($area) } wird dein: dein erstes Gebiet im Mandamento { NAME($mandamento) }.
reason-plan_holds = { NAME($area) } wird dein: Damit hältst du das Mandamento { NAME($mandamento) }.
reason-plan_all_three = { NAME($area) } wird dein: dein drittes Gebiet im Mandamento { NAME($mandamento) }, das dann kaum noch zu verlieren ist.
reason-plan_leaves = Aber { NAME($area) } bleibt leer zurück.
# $seat threatens it from $origin with $theirs Soldati
reason-plan_guards = { NAME($seat) } bedroht { NAME($area) } von { NAME($origin) } aus mit { $theirs } und damit das Mandamento { NAME($mandamento) }: Mit { $now } ist es eher zu halten.
reason-plan_defends = { NAME($seat) } bedroht { NAME($area) } von { NAME($origin) } aus mit { $theirs }: Mit { $now } ist es eher zu halten.
# The odds of an attack on $target grow from $was to $chance of 100
reason-plan_backs = Mit { $now } in { NAME($area) } wird der Angriff auf { NAME($target) } besser: { $chance } % statt { $was } %.
# With an order there it could attack $target, and take it in $chance of 100 cases
reason-plan_could = Mit { $now } in { NAME($area) } könnte ein Befehl dort { NAME($target) } übernehmen ({ $chance } %).
reason-plan_more =
    { $n ->
        [one] Ein Soldato mehr in { NAME($area) }: { $now } dort.
       *[other] { $n } Soldati mehr in { NAME($area) }: { $now } dort.
    }

# Where a token of a column goes
reason-blocks = Das besetzt { NAME($space) }: Niemand kann dieses Feld mehr nutzen.
reason-blocks_nothing = { NAME($space) } wird nie voll: Der Stein blockiert dort nichts.

# $value (place, recruit, attack): the base value that rises to $n
reason-plan_value =
    { $value ->
        [place] Ab jetzt setzt du bis zu { $n } auf einmal ein.
        [recruit] Ab jetzt wirbst du bis zu { $n } auf einmal an.
       *[attack] Ab jetzt gibt ein Auto deinen Angriffen { $n } Bonus.
    }
reason-plan_recruits =
    { $n ->
        [one] Du wirbst einen Soldato an: { $now } in der Zentrale.
       *[other] Du wirbst { $n } Soldati an: { $now } in der Zentrale.
    }
reason-plan_money = Das bringt { $n } Geld: Dann hast du { $now }.
reason-plan_lab = Ein Labor in { NAME($area) } zahlt sich bei jedem Geldwaschen aus und hilft, das Gebiet zu halten.
# $n (number): what the car adds
reason-plan_car = Das Auto in { NAME($area) } gibt dem Angriff auf { NAME($target) } { $n } Bonus.
reason-plan_spare_car = Ein Auto in { NAME($area) } macht den nächsten Angriff von dort stärker.
reason-plan_first = Ab der nächsten Phase kommst du zuerst.
reason-plan_last_word = Das lässt dir das letzte Wort in dieser Phase.

## Fights

# $left (number): how many Soldati stay behind
reason-chance = Das übernimmt das Gebiet in { $n } von 100 Fällen, und in { NAME($area) } { $left ->
    [one] bleibt 1
   *[other] bleiben { $left }
}.
reason-leaves_weak = Das übernimmt das Gebiet in { $n } von 100 Fällen, aber { NAME($area) } bleibt mit { $left } schwach zurück.
reason-gives_up = Das übernimmt das Gebiet in { $n } von 100 Fällen, aber { NAME($area) } wird aufgegeben.
# What a move leaves behind: $left Soldati in $area
reason-but_given_up = Aber { NAME($area) } wird aufgegeben.
reason-but_weak = Aber { NAME($area) } bleibt mit { $left } schwach zurück.
reason-wipes_out = In { NAME($area) } bleibt niemand übrig.
reason-removes =
    { $n ->
        [one] Das entfernt 1 Soldato aus { NAME($area) }.
       *[other] Das entfernt { $n } Soldati aus { NAME($area) }.
    }
reason-no_effect = Die Verteidigung von { NAME($area) } ist dafür zu stark.
reason-force_sure = Rohe Kraft übernimmt { NAME($area) } mit Sicherheit.
reason-force_costs =
    { $n ->
        [one] Rohe Kraft kostet 1 Soldato und gewinnt { NAME($area) } nicht.
       *[other] Rohe Kraft kostet { $n } Soldati und gewinnt { NAME($area) } nicht.
    }
reason-finesse = Mit den besten Karten wird { NAME($area) } in { $n } von 100 Fällen übernommen.
reason-agitates = Die Neutralen in { NAME($area) } können der Gegenseite zu schaffen machen.

## Tiles

# $tile: the tile. One without a sentence of its own has the last.
reason-tile =
    { $tile ->
        [allies] Mit „{ NAME($tile) }“ triffst du über neutrale und leere Gebiete hinweg.
        [bribery] „{ NAME($tile) }“ entfernt bei jedem Angriff einen Verteidiger.
        [chain_of_command] „{ NAME($tile) }“ lässt dich einen zweiten Befehl in ein Gebiet legen.
        [delay_detonator] Mit „{ NAME($tile) }“ reichen Autobomben weiter.
        [influence] „{ NAME($tile) }“ bringt einen eigenen Stein auf das obere Aktionstableau, das spart Geld.
        [miniguns] „{ NAME($tile) }“ hilft bei Angriffen über See.
        [recruitment] „{ NAME($tile) }“ sichert, was du übernimmst.
        [speedboats] „{ NAME($tile) }“ bringt dir jede Runde ein Schnellboot.
        [city_hall] „{ NAME($tile) }“ macht Spalten billiger.
        [armoured_cars] „{ NAME($tile) }“ schützt die Gebiete mit deinen Autos.
        [vendetta] „{ NAME($tile) }“ macht rohe Kraft billiger.
       *[other] „{ NAME($tile) }“ hilft dir in den kommenden Runden.
    }

## What playing on shows: more of something than with the other choices

reason-played_mandamenti = Weitergespielt führt das zu mehr Mandamenti.
reason-played_one_short = Weitergespielt rücken so mehr Mandamenti in Reichweite.
reason-played_spare = Weitergespielt hältst du deine Mandamenti so sicherer.
reason-played_areas = Weitergespielt führt das zu mehr Gebieten.
reason-played_soldati = Weitergespielt bleiben mehr deiner Soldati auf dem Spielplan.
reason-played_strong = Weitergespielt führt das zu stärkeren Gebieten.
reason-played_hq = Weitergespielt bleiben mehr Soldati in der Zentrale.
reason-played_money = Weitergespielt bleibt mehr Geld.
reason-played_labs = Weitergespielt führt das zu mehr Laboren.
reason-played_cars = Weitergespielt bleiben mehr Autos.
reason-played_orders = Weitergespielt führt das zu mehr Befehlen.
reason-played_tiles = Weitergespielt führt das zu mehr Kontrollplättchen.
reason-played_bronte = Weitergespielt ist das Gebiet, das bei Gleichstand entscheidet, öfter deines.
reason-played_primo = Weitergespielt kommst du öfter zuerst.
reason-played_five = Weitergespielt kommt das einem frühen Sieg nahe.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_mandamento_more = Weitergespielt gehört das Mandamento { NAME($mandamento) } am Ende der Runde in { $n } von 100 Spielen deinem Team, sonst in { $other }.
reason-outlook_mandamento_fewer = Weitergespielt gehört das Mandamento { NAME($mandamento) } am Ende der Runde nur in { $n } von 100 Spielen deinem Team, sonst in { $other }.
reason-outlook_theirs_more = Weitergespielt hält die Gegenseite das Mandamento { NAME($mandamento) } am Ende der Runde in { $n } von 100 Spielen, sonst in { $other }.
reason-outlook_theirs_fewer = Weitergespielt hält die Gegenseite das Mandamento { NAME($mandamento) } am Ende der Runde nur in { $n } von 100 Spielen, sonst in { $other }.
reason-outlook_area_more = Weitergespielt gehört { NAME($area) } am Ende der Runde in { $n } von 100 Spielen deinem Team, sonst in { $other }.
reason-outlook_area_fewer = Weitergespielt gehört { NAME($area) } am Ende der Runde nur in { $n } von 100 Spielen deinem Team, sonst in { $other }.
# $n and $other: Soldati
reason-outlook_soldati_more = Weitergespielt hat dein Team am Ende der Runde etwa { $n } Soldati auf dem Spielplan, sonst { $other }.
reason-outlook_soldati_fewer = Weitergespielt hat dein Team am Ende der Runde nur etwa { $n } Soldati auf dem Spielplan, sonst { $other }.
