# What the coach of La Famiglia says for the choice that it advises, where the Consigliere has no words for it.
# $area and $target are areas, $sea a sea, $mandamento a Mandamento, $seat a player, $tile a control tile. $n is a number.

## Planning

reason-all_placed = Setze alle ein, die du kannst: In der Zentrale können Soldati weder angreifen noch verteidigen.
# A token of the player's own on the top action sheet
reason-token_top = Auf dem oberen Aktionstableau zahlen dir die anderen 1 Geld, wenn sie diesen Stein bewegen.
reason-boat = Mit einem Schnellboot im { NAME($sea) } kannst du { NAME($target) } übers Meer angreifen.
reason-tile_least = Ein Plättchen musst du abgeben, und „{ NAME($tile) }“ hilft dir jetzt am wenigsten.

## The encounter

reason-car_attack = Das Auto gibt dem Angriff auf { NAME($target) } { $n } Angriffsbonus.
reason-car_along = Das Auto fährt mit und macht deinen nächsten Angriff aus { NAME($target) } stärker.
reason-car_lost = In { NAME($area) } bleibt kein Soldato zurück: Ein Auto dort wäre verloren.
# $price (number): what Bribery costs. The attack succeeds in $n of 100 cases, without it in $was of 100.
reason-bribery_better = Für { $price } Geld verlässt ein Verteidiger { NAME($area) }: Der Angriff gelingt dann in { $n } % der Fälle statt in { $was } %.
reason-bribery_saves = Für { $price } Geld verlässt ein Verteidiger { NAME($area) } noch vor dem Kampf: Das erspart dir einen Soldato.
reason-bribery_needless = Du musst nicht { $price } Geld zahlen: Dein Angriffsbonus entfernt ohnehin alle Verteidiger in { NAME($area) }.
reason-bribery_poor = Um { $price } Geld zu zahlen, müsstest du einen Befehl verkaufen: Das ist zu teuer.
reason-bribery_skipped = Ein Verteidiger weniger in { NAME($area) } ist hier { $price } Geld nicht wert.
reason-recruitment =
    { $n ->
        [one] Du hast { NAME($area) } gerade übernommen: Ein Soldato mehr hilft, es zu verteidigen.
       *[other] Du hast { NAME($area) } gerade übernommen: { $n } Soldati mehr helfen, es zu verteidigen.
    }
# $theirs (number): the Soldati of $seat there
reason-agitate_breaks = Du riskierst nichts, und ohne { NAME($area) } kontrolliert { NAME($seat) } das Mandamento { NAME($mandamento) } nicht mehr.
reason-agitate_hurts = Du riskierst nichts: Neutrale greifen { NAME($area) } an, das { NAME($seat) } mit { $theirs ->
    [one] 1 Soldato
   *[other] { $theirs } Soldati
} verteidigt.
reason-agitate_all =
    { $n ->
        [one] Der neutrale Soldato ist nicht deiner: Du riskierst nichts.
       *[other] Schicke alle { $n }: Es sind nicht deine, also riskierst du nichts.
    }

## Conflict cards: $n of 100 times, if both sides play well

# $count (number): how many Soldati the Coward makes run away
reason-card_coward = In etwa { $n } % der Fälle nehmen sie deine Karte, und dann { $count ->
    [one] läuft einer ihrer Soldati
   *[other] laufen { $count } ihrer Soldati
} davon.
reason-card_threat = In etwa { $n } % der Fälle lassen sie deine Karte liegen. Spielst du aber nie einen Feigling, können sie sie immer nehmen.
reason-card_turncoat = In etwa { $n } % der Fälle lassen sie deine Karte liegen, und dann läuft einer ihrer Soldati zu dir über.
reason-card_lure = In etwa { $n } % der Fälle nehmen sie deine Karte. Spielst du aber nur Feiglinge, nehmen sie sie nicht mehr.
# $kind (take or leave): what is advised. $goal: "taken" for the attacker, "held" for the defender. $other of 100 times
# otherwise
reason-take =
    { $goal ->
        [taken] { $kind ->
            [take] Nimm sie: Dann gewinnst du { NAME($area) } in { $n } % der Fälle, sonst in { $other } %.
           *[leave] Lass sie liegen: Dann gewinnst du { NAME($area) } in { $n } % der Fälle, sonst in { $other } %.
        }
       *[held] { $kind ->
            [take] Nimm sie: Dann behältst du { NAME($area) } in { $n } % der Fälle, sonst in { $other } %.
           *[leave] Lass sie liegen: Dann behältst du { NAME($area) } in { $n } % der Fälle, sonst in { $other } %.
        }
    }
reason-take_sure =
    { $goal ->
        [taken] { NAME($area) } gewinnst du sicher, was du auch mit ihrer Karte machst.
       *[held] { NAME($area) } behältst du sicher, was du auch mit ihrer Karte machst.
    }
reason-take_vary =
    { $goal ->
        [taken] Du gewinnst { NAME($area) } in etwa { $n } % der Fälle. Entscheide nicht immer gleich, sonst durchschauen sie dich.
       *[held] Du behältst { NAME($area) } in etwa { $n } % der Fälle. Entscheide nicht immer gleich, sonst durchschauen sie dich.
    }
