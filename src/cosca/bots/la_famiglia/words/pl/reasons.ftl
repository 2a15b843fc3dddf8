# Why the Consigliere thinks well or badly of a choice of La Famiglia.
# $area and $target are areas, $mandamento is a Mandamento, $seat a seat, $order an order, $row a row of a mat, $tile a
# control tile. $n is a number: of Soldati, or how often of 100 times something succeeds.

reason-decline = Nic tutaj nie jest warte zachodu.

## Areas

reason-completes = Przejmujesz { NAME($area, case: "accusative") } ({ $n }%), a wraz z tym mandamento { NAME($mandamento) }.
reason-breaks = Przejmujesz { NAME($area, case: "accusative") } ({ $n }%) i odbierasz { NAME($seat, case: "dative") } kontrolę nad mandamento { NAME($mandamento) }.
reason-before_order = Przejmujesz { NAME($area, case: "accusative") } ({ $n }%), zanim zostanie tam wykonany rozkaz o inicjatywie { $initiative }.
reason-tie_breaker = { NAME($area) } rozstrzyga remisy i jest do wzięcia ({ $n }%).
reason-takes = Możesz przejąć { NAME($area, case: "accusative") } ({ $n }%).
reason-enters = { NAME($area) } to pusty obszar: przejmujesz go bez walki.
reason-guards =
    { $n ->
        [one] { NAME($area) } jest w niebezpieczeństwie, a z tym obszarem mandamento { NAME($mandamento) }: jeszcze jeden soldato pomoże w obronie.
        [few] { NAME($area) } jest w niebezpieczeństwie, a z tym obszarem mandamento { NAME($mandamento) }: jeszcze { $n } soldati pomoże w obronie.
        [many] { NAME($area) } jest w niebezpieczeństwie, a z tym obszarem mandamento { NAME($mandamento) }: jeszcze { $n } soldati pomoże w obronie.
       *[other] { NAME($area) } jest w niebezpieczeństwie, a z tym obszarem mandamento { NAME($mandamento) }: jeszcze { $n } soldati pomoże w obronie.
    }
reason-defends =
    { $n ->
        [one] { NAME($area) } jest w niebezpieczeństwie: jeszcze jeden soldato pomoże w obronie.
        [few] { NAME($area) } jest w niebezpieczeństwie: jeszcze { $n } soldati pomoże w obronie.
        [many] { NAME($area) } jest w niebezpieczeństwie: jeszcze { $n } soldati pomoże w obronie.
       *[other] { NAME($area) } jest w niebezpieczeństwie: jeszcze { $n } soldati pomoże w obronie.
    }
reason-backs_attack =
    { $n ->
        [one] Z jeszcze jednym soldato w { NAME($area, case: "locative") } atak na { NAME($target, case: "accusative") } ma duże szanse.
        [few] Z jeszcze { $n } soldati w { NAME($area, case: "locative") } atak na { NAME($target, case: "accusative") } ma duże szanse.
        [many] Z jeszcze { $n } soldati w { NAME($area, case: "locative") } atak na { NAME($target, case: "accusative") } ma duże szanse.
       *[other] Z jeszcze { $n } soldati w { NAME($area, case: "locative") } atak na { NAME($target, case: "accusative") } ma duże szanse.
    }
reason-more_soldati =
    { $n ->
        [one] Jeszcze jeden soldato w { NAME($area, case: "locative") }.
        [few] Jeszcze { $n } soldati w { NAME($area, case: "locative") }.
        [many] Jeszcze { $n } soldati w { NAME($area, case: "locative") }.
       *[other] Jeszcze { $n } soldati w { NAME($area, case: "locative") }.
    }
reason-stay = Żaden ruch { NAME($area, case: "from") } nie jest wart wysłania soldati.

## Orders

# $theirs (number): the lowest initiative of an order that they may have laid there
reason-threatens_before = Rozkaz { NAME($area, case: "from") } zagraża obszarowi { NAME($target) }, zanim zostanie tam wykonany rozkaz przeciwnika (najwcześniej przy inicjatywie { $theirs }).
reason-threatens = Rozkaz { NAME($area, case: "from") } zagraża obszarowi { NAME($target) } (inicjatywa { $initiative }).
reason-hurts_around = Ten rozkaz przerzedza soldati wokół { NAME($area, case: "genitive") } (inicjatywa { $initiative }).
reason-vest = { NAME($area) } jest w niebezpieczeństwie: rozkaz daje tam { $n } premii do obrony.
reason-supplies = Ten rozkaz zaopatruje { NAME($area, case: "accusative") }.
reason-no_target = Rozkaz { NAME($area, case: "from") } nie ma teraz dobrego celu.
reason-keep_order = Pozostałe rozkazy lepiej zachować.
reason-unlocks = Odblokowujesz rozkaz „{ NAME($order) }”.
reason-row = Wzmacniasz { NAME($row, case: "accusative") }.

## Plans: what a turn in the planning phase is good for

# $order is laid face down in $area, to attack $target at $initiative; it takes it in $n of 100 cases. $against says who
# stands there: "enemy" ($seat, with $theirs Soldati), "neutral" (with $theirs) or "nobody".
reason-plan_completes =
    { $against ->
        [enemy] „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) odbiera { NAME($seat, case: "dative") } { NAME($target, case: "accusative") } ({ $n }%): wtedy mandamento { NAME($mandamento) } jest twoje.
        [neutral] „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) przejmuje od neutralnych { NAME($target, case: "accusative") } ({ $n }%): wtedy mandamento { NAME($mandamento) } jest twoje.
       *[nobody] „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) zajmuje pusty obszar { NAME($target) }: wtedy mandamento { NAME($mandamento) } jest twoje.
    }
reason-plan_breaks = „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) przejmuje { NAME($target, case: "accusative") } ({ $n }%) i odbiera { NAME($seat, case: "dative") } kontrolę nad mandamento { NAME($mandamento) }.
# $earliest (number): the lowest initiative of an order that they may have laid there
reason-plan_before = „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) uderza na { NAME($target, case: "accusative") } ({ $n }%), zanim zostanie tam wykonany rozkaz { NAME($seat, case: "genitive") } (najwcześniej przy inicjatywie { $earliest }).
reason-plan_tie_breaker = „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) celuje w { NAME($target, case: "accusative") }: ten obszar rozstrzyga remisy ({ $n }%).
reason-plan_attack =
    { $against ->
        [enemy] „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) atakuje { NAME($target, case: "accusative") } ({ $n }%); broni się { NAME($seat) }: { phrase-theirs }.
        [neutral] „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) atakuje { NAME($target, case: "accusative") }, gdzie bronią się neutralni ({ $n }%).
       *[nobody] „{ NAME($order) }” { NAME($area, case: "from") } (inicjatywa { $initiative }) zajmuje pusty obszar { NAME($target) }.
    }
# $n of the $theirs Soldati there
reason-plan_strike = „{ NAME($order) }” w { NAME($area, case: "locative") }, inicjatywa { $initiative }: w zamachu na { NAME($target, case: "accusative") } ginie { $n } z { phrase-theirs }.
reason-plan_vest = „{ NAME($order) }” chroni zagrożony obszar { NAME($area) }: { $n } premii do obrony.
reason-plan_supplies = „{ NAME($order) }” zaopatruje { NAME($area, case: "accusative") } (inicjatywa { $initiative }), jeszcze przed atakami.
reason-plan_order = „{ NAME($order) }” czeka w { NAME($area, case: "locative") } (inicjatywa { $initiative }).

# $n Soldati are put into $area, where $now stand then
reason-plan_foothold = Wchodzisz do { NAME($area, case: "genitive") }: to twój pierwszy obszar mandamento { NAME($mandamento) }.
reason-plan_holds = Wchodzisz do { NAME($area, case: "genitive") }: wraz z tym mandamento { NAME($mandamento) } jest twoje.
reason-plan_all_three = Wchodzisz do { NAME($area, case: "genitive") }: to twój trzeci obszar mandamento { NAME($mandamento) }, które trudniej ci teraz odebrać.
reason-plan_leaves = Ale obszar { NAME($area) } zostaje pusty.
phrase-now = { $now ->
    [one] 1 soldato
    [few] { $now } soldati
    [many] { $now } soldati
   *[other] { $now } soldati
}
phrase-theirs = { $theirs ->
    [one] 1 soldato
    [few] { $theirs } soldati
    [many] { $theirs } soldati
   *[other] { $theirs } soldati
}
# $seat threatens it from $origin with $theirs Soldati
reason-plan_guards = { NAME($seat) } zagraża { NAME($origin, case: "from") } obszarowi { NAME($area) } ({ phrase-theirs }), a przez to mandamento { NAME($mandamento) }: { phrase-now } obroni je lepiej.
reason-plan_defends = { NAME($seat) } zagraża { NAME($origin, case: "from") } obszarowi { NAME($area) } ({ phrase-theirs }): { phrase-now } obroni go lepiej.
# The odds of an attack on $target grow from $was to $chance of 100
reason-plan_backs = { phrase-now } w { NAME($area, case: "locative") }: atak na { NAME($target, case: "accusative") } ma lepsze szanse, { $chance }% zamiast { $was }%.
# With an order there it could attack $target, and take it in $chance of 100 cases
reason-plan_could = { phrase-now } w { NAME($area, case: "locative") }: wydany tam rozkaz może przejąć { NAME($target, case: "accusative") } ({ $chance }%).
reason-plan_more =
    { $n ->
        [one] Jeszcze jeden soldato w { NAME($area, case: "locative") }: będzie ich { $now }.
        [few] Jeszcze { $n } soldati w { NAME($area, case: "locative") }: będzie ich { $now }.
        [many] Jeszcze { $n } soldati w { NAME($area, case: "locative") }: będzie ich { $now }.
       *[other] Jeszcze { $n } soldati w { NAME($area, case: "locative") }: będzie ich { $now }.
    }

# Where a token of a column goes
reason-blocks = Znacznik zajmuje pole { NAME($space) }: nikt już z niego nie skorzysta.
reason-blocks_nothing = Pole { NAME($space) } nigdy nie jest pełne: znacznik niczego tam nie blokuje.

# $value (place, recruit, attack): the base value that rises to $n
reason-plan_value =
    { $value ->
        [place] Odtąd wartość bazowa umieszczania wynosi { $n }.
        [recruit] Odtąd wartość bazowa werbunku wynosi { $n }.
       *[attack] Odtąd samochód dodaje { $n } do twoich ataków.
    }
reason-plan_recruits =
    { $n ->
        [one] Werbujesz 1 soldato: w siedzibie będzie ich { $now }.
        [few] Werbujesz { $n } soldati: w siedzibie będzie ich { $now }.
        [many] Werbujesz { $n } soldati: w siedzibie będzie ich { $now }.
       *[other] Werbujesz { $n } soldati: w siedzibie będzie ich { $now }.
    }
reason-plan_money = Zarabiasz { $n } £: będziesz mieć { $now } £.
reason-plan_lab = Laboratorium w { NAME($area, case: "locative") } zarabia przy każdym praniu pieniędzy i pomaga w obronie.
# $n (number): what the car adds
reason-plan_car = Samochód w { NAME($area, case: "locative") } dodaje { $n } do ataku na { NAME($target, case: "accusative") }.
reason-plan_spare_car = Samochód w { NAME($area, case: "locative") } wzmacnia następny atak stamtąd.
reason-plan_first = Od następnej fazy zaczynasz.
reason-plan_last_word = Wykonujesz ostatnią akcję tej fazy.

## Fights

# $left (number): how many Soldati stay behind
reason-chance = Obszar przejmujesz w { $n } na 100 przypadków, a w { NAME($area, case: "locative") } zostaje { phrase-left }.
reason-leaves_weak = Obszar przejmujesz w { $n } na 100 przypadków, ale { NAME($area) } ma wtedy słabą obronę: { phrase-left }.
reason-gives_up = Obszar przejmujesz w { $n } na 100 przypadków, ale oddajesz { NAME($area, case: "accusative") }.
# What a move leaves behind: $left Soldati in $area
reason-but_given_up = Ale oddajesz { NAME($area, case: "accusative") }.
reason-but_weak = Ale { NAME($area) } ma wtedy słabą obronę: { phrase-left }.
phrase-left = { $left ->
    [one] 1 soldato
    [few] { $left } soldati
    [many] { $left } soldati
   *[other] { $left } soldati
}
reason-wipes_out = W { NAME($area, case: "locative") } nie zostaje nikt.
reason-removes =
    { $n ->
        [one] Usuwasz 1 soldato { NAME($area, case: "from") }.
        [few] Usuwasz { $n } soldati { NAME($area, case: "from") }.
        [many] Usuwasz { $n } soldati { NAME($area, case: "from") }.
       *[other] Usuwasz { $n } soldati { NAME($area, case: "from") }.
    }
reason-no_effect = { NAME($area) } ma na to zbyt silną obronę.
reason-force_sure = Brutalnością na pewno przejmiesz { NAME($area, case: "accusative") }.
reason-force_costs =
    { $n ->
        [one] Brutalność kosztuje 1 soldato i nie daje ci { NAME($area, case: "genitive") }.
        [few] Brutalność kosztuje { $n } soldati i nie daje ci { NAME($area, case: "genitive") }.
        [many] Brutalność kosztuje { $n } soldati i nie daje ci { NAME($area, case: "genitive") }.
       *[other] Brutalność kosztuje { $n } soldati i nie daje ci { NAME($area, case: "genitive") }.
    }
reason-finesse = Przy najlepszej grze przejmujesz finezją { NAME($area, case: "accusative") } w { $n } na 100 przypadków.
reason-agitates = Neutralni { NAME($area, case: "from") } mogą zaszkodzić przeciwnikowi.

## Tiles

# $tile: the tile. One without a sentence of its own has the last.
reason-tile =
    { $tile ->
        [allies] „{ NAME($tile) }”: atakujesz przez neutralne i puste obszary.
        [bribery] „{ NAME($tile) }”: za 1 £ możesz usunąć obrońcę jeszcze przed walką.
        [chain_of_command] „{ NAME($tile) }”: możesz położyć w obszarze drugi rozkaz.
        [delay_detonator] „{ NAME($tile) }”: samochody pułapki sięgają dalej.
        [influence] „{ NAME($tile) }”: twój znacznik trafia na górny arkusz, a kto go przesuwa, płaci ci 1 £.
        [miniguns] „{ NAME($tile) }”: ataki przez morze są silniejsze.
        [recruitment] „{ NAME($tile) }”: łatwiej utrzymać, co przejmiesz.
        [speedboats] „{ NAME($tile) }”: w każdej rundzie dostajesz motorówkę.
        [city_hall] „{ NAME($tile) }”: kolumny są tańsze.
        [armoured_cars] „{ NAME($tile) }”: obszary z twoimi samochodami są lepiej chronione.
        [vendetta] „{ NAME($tile) }”: brutalność jest tańsza.
       *[other] „{ NAME($tile) }” przyda się w kolejnych rundach.
    }

## What playing on shows: more of something than with the other choices

reason-played_mandamenti = W próbnych rozgrywkach zdobywasz więcej mandamenti.
reason-played_one_short = W próbnych rozgrywkach więcej mandamenti jest w zasięgu ręki.
reason-played_spare = W próbnych rozgrywkach pewniej trzymasz swoje mandamenti.
reason-played_areas = W próbnych rozgrywkach zdobywasz więcej obszarów.
reason-played_soldati = W próbnych rozgrywkach więcej twoich soldati zostaje na planszy.
reason-played_strong = W próbnych rozgrywkach masz silniejsze obszary.
reason-played_hq = W próbnych rozgrywkach więcej twoich soldati zostaje w siedzibie.
reason-played_money = W próbnych rozgrywkach zostaje ci więcej pieniędzy.
reason-played_labs = W próbnych rozgrywkach masz więcej laboratoriów.
reason-played_cars = W próbnych rozgrywkach zostaje ci więcej samochodów.
reason-played_orders = W próbnych rozgrywkach masz więcej rozkazów.
reason-played_tiles = W próbnych rozgrywkach zdobywasz więcej kafelków kontroli.
reason-played_bronte = W próbnych rozgrywkach częściej kontrolujesz obszar, który rozstrzyga remisy.
reason-played_primo = W próbnych rozgrywkach częściej zaczynasz.
reason-played_five = W próbnych rozgrywkach jesteś bliżej wcześniejszej wygranej.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_mandamento_more = W próbnych rozgrywkach mandamento { NAME($mandamento) } należy na koniec rundy do twojej drużyny w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_mandamento_fewer = W próbnych rozgrywkach mandamento { NAME($mandamento) } należy na koniec rundy do twojej drużyny tylko w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_theirs_more = W próbnych rozgrywkach mandamento { NAME($mandamento) } należy na koniec rundy do przeciwnika w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_theirs_fewer = W próbnych rozgrywkach mandamento { NAME($mandamento) } należy na koniec rundy do przeciwnika tylko w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_area_more = W próbnych rozgrywkach { NAME($area) } należy na koniec rundy do twojej drużyny w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_area_fewer = W próbnych rozgrywkach { NAME($area) } należy na koniec rundy do twojej drużyny tylko w { $n } na 100 gier, a bez tego w { $other }.
# $n and $other: Soldati
reason-outlook_soldati_more = W próbnych rozgrywkach twoja drużyna ma na koniec rundy na planszy około { $n } soldati, a bez tego { $other }.
reason-outlook_soldati_fewer = W próbnych rozgrywkach twoja drużyna ma na koniec rundy na planszy tylko około { $n } soldati, a bez tego { $other }.
