# Why the Consigliere thinks well or badly of a choice of Corleone's Empire.
# $job, $ally, $good, $turf, $business are such things, $rival is a seat, $figure a kind of figure, $at where a figure
# stands or what something comes from (a business, a space, a turf, an ally). $way says which: "place" if there is such
# an $at, "ability" if the choice itself is the ability. $n is a number.

reason-decline = Nic z tego, co jest do wzięcia, nie jest warte zachodu.
reason-gives_up = Rezygnujesz z czegoś, co może ci się przydać.

## Jobs and goods

reason-job_money = Wykonujesz zlecenie „{ NAME($job) }”, które daje { $n } $.
reason-job_public = Zlecenie „{ NAME($job) }” jest dostępne dla wszystkich i daje { $n } $: rywal może cię uprzedzić.
# $public (true or false): whether the job lies open to everyone
reason-job_colour =
    { $public ->
        [true] Publiczne zlecenie „{ NAME($job) }” przybliża cię do przewagi w zleceniach { NAME($colour, case: "jobs") }, na koniec wartej { $n } $.
       *[false] Zlecenie „{ NAME($job) }” przybliża cię do przewagi w zleceniach { NAME($colour, case: "jobs") }, na koniec wartej { $n } $.
    }
reason-job_ready = Masz już wszystkie towary na zlecenie „{ NAME($job) }”.
reason-job_near =
    { $n ->
        [one] Do zlecenia „{ NAME($job) }” brakuje tylko jednego towaru.
        [few] Do zlecenia „{ NAME($job) }” brakuje tylko { $n } towarów.
        [many] Do zlecenia „{ NAME($job) }” brakuje tylko { $n } towarów.
       *[other] Do zlecenia „{ NAME($job) }” brakuje tylko { $n } towaru.
    }
reason-far_job =
    { $n ->
        [one] Do zlecenia „{ NAME($job) }” brakuje jeszcze jednego towaru.
        [few] Do zlecenia „{ NAME($job) }” brakuje jeszcze { $n } towarów.
        [many] Do zlecenia „{ NAME($job) }” brakuje jeszcze { $n } towarów.
       *[other] Do zlecenia „{ NAME($job) }” brakuje jeszcze { $n } towaru.
    }
reason-good_last =
    { $way ->
        [place] Dostajesz { NAME($good, case: "one") } ({ NAME($at) }) – ostatni towar do zlecenia „{ NAME($job) }”.
       *[ability] Dostajesz { NAME($good, case: "one") } – ostatni towar do zlecenia „{ NAME($job) }”.
    }
reason-good_needed =
    { $way ->
        [place] Dostajesz { NAME($good, case: "one") } ({ NAME($at) }) – { good-number } do zlecenia „{ NAME($job) }”.
       *[ability] Dostajesz { NAME($good, case: "one") } – { good-number } do zlecenia „{ NAME($job) }”.
    }
good-number =
    { $n ->
        [one] ostatni towar, którego brakuje
        [few] jeden z { $n } towarów, których brakuje
        [many] jeden z { $n } towarów, których brakuje
       *[other] jeden z { $n } towarów, których brakuje
    }
reason-spare_good = Żadne zlecenie, które widzisz, nie wymaga tego towaru z twojej ręki: { NAME($good, case: "one") }.
reason-far_good =
    { $n ->
        [one] Tego towaru ({ NAME($good, case: "one") }) wymaga tylko zlecenie „{ NAME($job) }”, a do niego brakuje jeszcze jednego towaru.
        [few] Tego towaru ({ NAME($good, case: "one") }) wymaga tylko zlecenie „{ NAME($job) }”, a do niego brakuje jeszcze { $n } towarów.
        [many] Tego towaru ({ NAME($good, case: "one") }) wymaga tylko zlecenie „{ NAME($job) }”, a do niego brakuje jeszcze { $n } towarów.
       *[other] Tego towaru ({ NAME($good, case: "one") }) wymaga tylko zlecenie „{ NAME($job) }”, a do niego brakuje jeszcze { $n } towaru.
    }
reason-narcotics_wild = Narkotyki zastępują dowolny towar: później są warte więcej.

## Figures and turfs

reason-majority = Z figurką { NAME($at, case: "inside") } zdobywasz przewagę { NAME($turf, case: "inside") }.
reason-majority_firm = Z figurką { NAME($at, case: "inside") } trudno będzie wyrównać twoją przewagę { NAME($turf, case: "inside") }.
reason-deny_majority = Z figurką { NAME($at, case: "inside") } wyrównujesz wpływy { NAME($turf, case: "inside") } (przewagę ma tam { NAME($rival) }): na razie nikt by tej dzielnicy nie zdobył.
reason-shares_front = { NAME($rival) } kontroluje { NAME($turf) } i też używa frontu { NAME($business, case: "genitive") }.
reason-last_figure = To twoja ostatnia figurka: po niej w tym akcie nie zagrasz już żadnej karty.
reason-breaks_majority = Bez tej figurki ({ NAME($figure, case: "nominative") } { NAME($at, case: "inside") }) { NAME($rival) } traci przewagę { NAME($turf, case: "inside") }.
reason-clears_way = Bez tej figurki ({ NAME($figure, case: "nominative") } { NAME($at, case: "inside") }) masz wolniejszą drogę { NAME($turf, case: "to") }.
reason-chief = Przez szefa policji { NAME($rival) } trudniej zdobędzie { NAME($turf) }.
reason-own_figures =
    { $n ->
        [one] Ginie twoja własna figurka { NAME($turf, case: "inside") }.
        [few] Giną { $n } twoje własne figurki { NAME($turf, case: "inside") }.
        [many] Ginie { $n } twoich własnych figurek { NAME($turf, case: "inside") }.
       *[other] Ginie { $n } twojej własnej figurki { NAME($turf, case: "inside") }.
    }
reason-many_gone =
    { $n ->
        [one] Ginie { $n } figurka rywala { NAME($turf, case: "inside") }, a żadna twoja.
        [few] Giną { $n } figurki rywali { NAME($turf, case: "inside") }, a żadna twoja.
        [many] Ginie { $n } figurek rywali { NAME($turf, case: "inside") }, a żadna twoja.
       *[other] Ginie { $n } figurki rywali { NAME($turf, case: "inside") }, a żadna twoja.
    }
reason-control = Zyskujesz kontrolę nad dzielnicą { NAME($turf) }: tamtejsze fronty, których używają rywale, służą też tobie.
reason-dominance = Masz wtedy najwięcej znaczników { NAME($turf, case: "inside") }, co na koniec jest warte { $n } $.
reason-loses_control = { NAME($rival) } traci kontrolę nad dzielnicą { NAME($turf) }.
reason-horse_head =
    { $way ->
        [place] Dostajesz koński łeb ({ NAME($at) }): odtąd zaczynasz i wygrywasz remisy przy łapówkach.
       *[ability] Odtąd zaczynasz i wygrywasz remisy przy łapówkach.
    }
reason-horse_last = Koński łeb zatrzyma ten, kto użyje tego frontu jako ostatni.

## Money

# $n (number): dollars
reason-saved =
    { $way ->
        [place] Zabezpieczasz { $n } $ ({ NAME($at) }): pieniędzy w walizce nie rusza żadna danina.
       *[ability] Zabezpieczasz { $n } $: pieniędzy w walizce nie rusza żadna danina.
    }
# $limit (number): how many cards the tribute of this act leaves in a hand
reason-over_limit =
    { $way ->
        [place] Masz więcej kart, niż zostawi ci danina ({ $limit }): zabezpieczasz { $n } $ ({ NAME($at) }).
       *[ability] Masz więcej kart, niż zostawi ci danina ({ $limit }): zagrożone jest { $n } $.
    }
# $card and $best (numbers): a money card chosen, and the best one in hand, in dollars
reason-higher_card = Karta { $best } $ dałaby więcej niż karta { $card } $.
reason-small_card = Karta { $card } $ to najmniejsza strata.
# $thing: a good, a job or an ally
reason-only_money = Po ostatnim akcie liczą się tylko pieniądze, a to jest nic niewarte: { NAME($thing) }.
reason-rich_rival = { NAME($rival) } ma najwięcej do stracenia.

## Allies

reason-ally_now = Sojusznika „{ NAME($ally) }” można zagrać raz w każdym akcie, a potem wraca na twoją rękę.
reason-ally_serves =
    { $n ->
        [0] Sojusznik „{ NAME($ally) }” nie przyda się już w żadnym akcie.
        [one] Sojusznik „{ NAME($ally) }” przyda się jeszcze w jednym akcie.
        [few] Sojusznik „{ NAME($ally) }” przyda się jeszcze w { $n } aktach.
        [many] Sojusznik „{ NAME($ally) }” przyda się jeszcze w { $n } aktach.
       *[other] Sojusznik „{ NAME($ally) }” przyda się jeszcze w { $n } aktu.
    }
reason-ally_kept =
    { $n ->
        [0] Sojusznik „{ NAME($ally) }” nie przyda się już w żadnym akcie.
        [one] Sojusznik „{ NAME($ally) }” mógłby posłużyć jeszcze w jednym akcie.
        [few] Sojusznik „{ NAME($ally) }” mógłby posłużyć jeszcze w { $n } aktach.
        [many] Sojusznik „{ NAME($ally) }” mógłby posłużyć jeszcze w { $n } aktach.
       *[other] Sojusznik „{ NAME($ally) }” mógłby posłużyć jeszcze w { $n } aktu.
    }
reason-bid_card = Oferta { $n } $: sojusznik jest tyle wart, a jeśli żadnego nie dostaniesz, pieniądze do ciebie wrócą.
reason-bid_high = Oferta { $n } $ to więcej, niż wart jest tu sojusznik.
reason-bid_enough = { $n } $ to mniej więcej tyle, ile wart jest sojusznik; więcej zabrałoby ci pieniądze, które liczą się na koniec.
reason-bid_nothing = Żaden z tych sojuszników nie jest wart pieniędzy, które liczą się na koniec.

## What playing on shows: more of something than with the other choices

reason-played_savings = W próbnych rozgrywkach więcej pieniędzy trafia do twojej walizki.
reason-played_cash = W próbnych rozgrywkach zostaje ci po daninie więcej pieniędzy.
reason-played_loose = W próbnych rozgrywkach masz na ręce więcej pieniędzy.
reason-played_goods = W próbnych rozgrywkach zostaje ci więcej towarów.
reason-played_plans = W próbnych rozgrywkach zostaje ci więcej zleceń do wykonania.
reason-played_completed = W próbnych rozgrywkach wykonujesz więcej zleceń.
reason-played_colours = W próbnych rozgrywkach częściej prowadzisz w jakimś kolorze zleceń.
reason-played_alone = W próbnych rozgrywkach częściej prowadzisz samodzielnie w jakimś kolorze zleceń.
reason-played_dominance = W próbnych rozgrywkach masz najwięcej znaczników w większej liczbie dzielnic.
reason-played_firm = W próbnych rozgrywkach pewniej trzymasz swoje dzielnice.
reason-played_control = W próbnych rozgrywkach kontrolujesz więcej dzielnic.
reason-played_ready = W próbnych rozgrywkach masz więcej zleceń gotowych do wykonania.
reason-played_allies = W próbnych rozgrywkach więcej dają ci sojusznicy.
reason-played_horse_head = W próbnych rozgrywkach częściej masz koński łeb.

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_turf_more = W próbnych rozgrywkach kontrolujesz { NAME($turf) } po tym akcie w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_turf_less = W próbnych rozgrywkach kontrolujesz { NAME($turf) } po tym akcie tylko w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_job_more = W próbnych rozgrywkach wykonujesz zlecenie „{ NAME($job) }” w tym akcie w { $n } na 100 gier, a bez tego w { $other }.
reason-outlook_job_less = W próbnych rozgrywkach wykonujesz zlecenie „{ NAME($job) }” w tym akcie tylko w { $n } na 100 gier, a bez tego w { $other }.
# $n and $other: dollars
reason-outlook_savings_more = W próbnych rozgrywkach po tym akcie masz w walizce około { $n } $, a bez tego { $other } $.
reason-outlook_savings_less = W próbnych rozgrywkach po tym akcie masz w walizce tylko około { $n } $, a bez tego { $other } $.
