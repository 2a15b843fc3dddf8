# What the coach of Corleone's Empire says for the choice that it advises, where the Consigliere has no words for it.
# $job, $ally, $good, $turf are such things, $rival is a seat, $at where a figure is placed. $n and $money are numbers,
# mostly dollars.

## Money and cards

reason-takes_money = Dostajesz { $n } $ i nic cię to nie kosztuje.
reason-packs_money = { $n } $ trafia od razu do walizki, gdzie się liczy.
reason-ally_first = Zagraj sojusznika „{ NAME($ally) }” przed figurkami: wtedy jeszcze w tym akcie schowają { $n } $ do walizki.
reason-money_packs = Najpierw weź pieniądze: wtedy zdolność może schować je do walizki.
reason-money_first = Tu to bez różnicy, ale pieniądze najpierw to dobry nawyk: niektóre zdolności chowają je do walizki.
# $n (number): how many jobs you see
reason-draws_jobs =
    { $n ->
        [one] Dostajesz nowe zlecenie, a zlecenia dają najwięcej pieniędzy.
        [few] Oglądasz { $n } nowe zlecenia i zatrzymujesz najlepsze. Zlecenia dają najwięcej pieniędzy.
        [many] Oglądasz { $n } nowych zleceń i zatrzymujesz najlepsze. Zlecenia dają najwięcej pieniędzy.
       *[other] Oglądasz { $n } nowego zlecenia i zatrzymujesz najlepsze. Zlecenia dają najwięcej pieniędzy.
    }
# $n (number): cards, $money: dollars
reason-discards =
    { $n ->
        [one] Za najmniej przydatną kartę dostajesz { $money } $.
        [few] Za { $n } najmniej przydatne karty dostajesz { $money } $.
        [many] Za { $n } najmniej przydatnych kart dostajesz { $money } $.
       *[other] Za { $n } najmniej przydatnej karty dostajesz { $money } $.
    }
reason-exchanges = Wymieniasz najmniej przydatną kartę na towar, którego może wymagać zlecenie.
reason-exchanges_for = Wymieniasz najmniej przydatną kartę na towar potrzebny do zlecenia „{ NAME($job) }”: { NAME($good, case: "one") }.
reason-spare_taken = Żadne zlecenie jeszcze tego nie wymaga ({ NAME($good, case: "one") }), ale to nic nie kosztuje, a kartę możesz odrzucić dla zdolności.
reason-takes_goods =
    { $n ->
        [one] Dostajesz za darmo 1 wybrany towar.
        [few] Dostajesz za darmo { $n } wybrane towary.
        [many] Dostajesz za darmo { $n } wybranych towarów.
       *[other] Dostajesz za darmo { $n } wybranego towaru.
    }
# $lacking (number): Illegal Goods that the job still needs
reason-job_pays = Zlecenie „{ NAME($job) }” daje { $n } $, więcej niż pozostałe.
reason-job_fits = Zlecenie „{ NAME($job) }” daje { $n } $ i najlepiej pasuje do twoich towarów: { $lacking ->
    [0] masz już wszystkie
    [one] brakuje tylko jednego
    [few] brakuje { $lacking }
    [many] brakuje { $lacking }
   *[other] brakuje { $lacking }
}.
# $thing: a good, a job or an ally; $limit (number): how many cards the tribute leaves in a hand
reason-least_kept = Limit kart po daninie to { $limit }, a ta pomoże ci najmniej: { NAME($thing) }.
reason-least_card = Ze wszystkich twoich kart ta pomoże ci najmniej: { NAME($thing) }.
# $card (number): a money card in dollars
reason-least_money = Karta { $card } $ pomoże ci mniej niż wszystko inne na twojej ręce.
reason-rivals_pay = Nikt nie może odmówić: to, co tracą rywale, przybliża cię do zwycięstwa.
reason-own_first = Użyj frontu przed rywalem ({ NAME($rival) }): bierzesz, co chcesz, zanim przyjdzie jego kolej.

## Figures and turfs

# $n of your own figures against $most of the strongest other family
reason-figure_counts = Figurka { NAME($at, case: "inside") } liczy się { NAME($turf, case: "inside") }: twoich będzie { $n }, najsilniejszej innej rodziny { $most }.
reason-shot_count =
    { $n ->
        [0] { NAME($rival) } nie ma już wtedy żadnej figurki { NAME($turf, case: "inside") }.
        [one] { NAME($rival) } ma wtedy tylko { $n } figurkę { NAME($turf, case: "inside") }.
        [few] { NAME($rival) } ma wtedy tylko { $n } figurki { NAME($turf, case: "inside") }.
        [many] { NAME($rival) } ma wtedy tylko { $n } figurek { NAME($turf, case: "inside") }.
       *[other] { NAME($rival) } ma wtedy tylko { $n } figurki { NAME($turf, case: "inside") }.
    }
reason-marker_more = Twoich znaczników { NAME($turf, case: "inside") } będzie { $n }, a najsilniejszej innej rodziny { $most }. Za najwięcej znaczników jest na koniec { $money } $.
