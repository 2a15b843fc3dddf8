# What the coach of La Famiglia says for the choice that it advises, where the Consigliere has no words for it.
# $area and $target are areas, $sea a sea, $mandamento a Mandamento, $seat a player, $tile a control tile. $n is a number.

## Planning

reason-all_placed = Umieść wszystkich, których możesz: w siedzibie soldati ani nie atakują, ani nie bronią.
# A token of the player's own on the top action sheet
reason-token_top = Na górnym arkuszu akcji inni gracze płacą ci 1 £, gdy przesuwają ten znacznik.
reason-boat = Z motorówką na { NAME($sea) } możesz zaatakować { NAME($target, case: "accusative") } przez morze.
reason-tile_least = Musisz oddać jeden kafelek, a najmniej pomaga ci teraz „{ NAME($tile) }”.

## The encounter

reason-car_attack = Samochód dodaje { $n } do ataku na { NAME($target, case: "accusative") }.
reason-car_along = Samochód jedzie z nimi: wzmocni twój następny atak { NAME($target, case: "from") }.
reason-car_lost = W { NAME($area, case: "locative") } nie zostaje żaden soldato: pozostawiony tam samochód przepadnie.
# $price (number): what Bribery costs. The attack succeeds in $n of 100 cases, without it in $was of 100.
reason-bribery_better = Za { $price } £ jeden obrońca opuszcza { NAME($area, case: "accusative") }: atak uda się w { $n }% przypadków, a bez tego w { $was }%.
reason-bribery_saves = Za { $price } £ jeden obrońca opuszcza { NAME($area, case: "accusative") } przed walką: to ocali jednego z twoich soldati.
reason-bribery_needless = Nie wydawaj { $price } £: premia do ataku i tak usuwa wszystkich obrońców ({ NAME($area) }).
reason-bribery_poor = Żeby zapłacić { $price } £, trzeba by sprzedać rozkaz: to za drogo.
reason-bribery_skipped = Jeden obrońca mniej w { NAME($area, case: "locative") } nie jest tu wart { $price } £.
reason-recruitment =
    { $n ->
        [one] { NAME($area) } to świeża zdobycz: jeszcze jeden soldato pomoże ją utrzymać.
        [few] { NAME($area) } to świeża zdobycz: jeszcze { $n } soldati pomoże ją utrzymać.
        [many] { NAME($area) } to świeża zdobycz: jeszcze { $n } soldati pomoże ją utrzymać.
       *[other] { NAME($area) } to świeża zdobycz: jeszcze { $n } soldati pomoże ją utrzymać.
    }
# $theirs (number): the Soldati of $seat there
reason-agitate_breaks = Nic nie ryzykujesz, a bez obszaru { NAME($area) } { NAME($seat) } traci mandamento { NAME($mandamento) }.
reason-agitate_hurts = Nic nie ryzykujesz: neutralni atakują { NAME($area, case: "accusative") }; broni się { NAME($seat) } ({ $theirs ->
    [one] 1 soldato
    [few] { $theirs } soldati
    [many] { $theirs } soldati
   *[other] { $theirs } soldati
}).
reason-agitate_all =
    { $n ->
        [one] Neutralny soldato nie jest twój: nic nie ryzykujesz.
        [few] Wyślij wszystkich ({ $n }): nie są twoi, więc nic nie ryzykujesz.
        [many] Wyślij wszystkich ({ $n }): nie są twoi, więc nic nie ryzykujesz.
       *[other] Wyślij wszystkich ({ $n }): nie są twoi, więc nic nie ryzykujesz.
    }

## Conflict cards: $n of 100 times, if both sides play well

# $count (number): how many Soldati the Coward makes run away
reason-card_coward = Twoją kartę zabiorą w około { $n }% przypadków, a wtedy { $count ->
    [one] ucieka jeden z ich soldati
    [few] ucieka { $count } z ich soldati
    [many] ucieka { $count } z ich soldati
   *[other] ucieka { $count } z ich soldati
}.
reason-card_threat = W około { $n }% przypadków zostawią twoją kartę. Jeśli jednak nigdy nie zagrasz Tchórzostwa, zawsze mogą ją zabrać.
reason-card_turncoat = W około { $n }% przypadków zostawią twoją kartę, a wtedy jeden z ich soldati przechodzi do ciebie.
reason-card_lure = Twoją kartę zabiorą w około { $n }% przypadków. Jeśli jednak zagrywasz tylko Tchórzostwo, przestaną ją zabierać.
# $kind (take or leave): what is advised. $goal: "taken" for the attacker, "held" for the defender. $other of 100 times
# otherwise
reason-take =
    { $goal ->
        [taken] { $kind ->
            [take] Zabierz ją: wtedy zdobywasz { NAME($area, case: "accusative") } w { $n }% przypadków, inaczej w { $other }%.
           *[leave] Zostaw ją: wtedy zdobywasz { NAME($area, case: "accusative") } w { $n }% przypadków, inaczej w { $other }%.
        }
       *[held] { $kind ->
            [take] Zabierz ją: wtedy utrzymujesz { NAME($area, case: "accusative") } w { $n }% przypadków, inaczej w { $other }%.
           *[leave] Zostaw ją: wtedy utrzymujesz { NAME($area, case: "accusative") } w { $n }% przypadków, inaczej w { $other }%.
        }
    }
reason-take_sure =
    { $goal ->
        [taken] Na pewno zdobędziesz { NAME($area, case: "accusative") }, cokolwiek zrobisz z ich kartą.
       *[held] Na pewno utrzymasz { NAME($area, case: "accusative") }, cokolwiek zrobisz z ich kartą.
    }
reason-take_vary =
    { $goal ->
        [taken] Zdobywasz { NAME($area, case: "accusative") } w około { $n }% przypadków. Nie decyduj zawsze tak samo, bo cię przejrzą.
       *[held] Utrzymujesz { NAME($area, case: "accusative") } w około { $n }% przypadków. Nie decyduj zawsze tak samo, bo cię przejrzą.
    }
