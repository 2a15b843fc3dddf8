## What happened: whole sentences. $seat is whose piece it is (0: the neutrals); newer facts may be missing in old logs.

### Set-up

event-sealed = Zagrywasz zakrytą kartę: { NAME($element) }.
event-families_dealt = Drużyna { $team } losuje rodziny: { LIST($families, case: "feminine-accusative") }.
event-family = Gracz { $seat } prowadzi { NAME($family, case: "feminine-accusative") } rodzinę.
event-tiles_drawn = Kafelki kontroli w grze: { LIST($tiles) }.
event-line_up = Rodziny rozstawiają się na mapie.
event-primo = { NAME($seat) } bierze znacznik Primo Giocatore i zacznie następną fazę.
event-character = { NAME($seat) } otrzymuje kartę postaci: { NAME($character) }.
event-phase = Runda { $round }: początek fazy { $phase ->
    [planning] planowania
   *[encounter] spotkań
}. Zaczyna { NAME($first) }.

### Money and Soldati

event-money = { NAME($seat) } { $gets ->
    [false] płaci
   *[true] otrzymuje
} { $amount } £ ({ phrase-why }).
event-money_asked = { NAME($by) } prosi { NAME($seat, case: "accusative") } o pieniądze.
event-money_refused = { NAME($seat) } nie daje nic { NAME($by, case: "dative") }.
event-recruited = { NAME($seat) } werbuje { phrase-soldati } do siedziby ({ phrase-why }).
event-placed = { NAME($seat) } umieszcza { phrase-soldati } w { NAME($area, case: "locative") }.
event-added = { $seat ->
    [0] Neutralni otrzymują
   *[other] { NAME($seat) } otrzymuje
} { phrase-soldati } z puli w { NAME($area, case: "locative") }.
event-removed = { $seat ->
    [0] Neutralni tracą
   *[other] { NAME($seat) } traci
} { phrase-soldati } w { NAME($area, case: "locative") } ({ phrase-why }).
event-replaced = { NAME($seat) } zastępuje w { NAME($area, case: "locative") } { $whose ->
    [0] { $n ->
        [one] 1 neutralnego soldato
        [few] { $n } neutralnych soldati
        [many] { $n } neutralnych soldati
       *[other] { $n } neutralnych soldati
    }
   *[other] { phrase-soldati } { NAME($whose, case: "genitive") }
} { $n ->
    [one] własnym
    [few] własnymi
    [many] własnymi
   *[other] własnymi
}.

### Equipment

event-lab_built = { NAME($seat) } buduje laboratorium w { NAME($area, case: "locative") }.
event-lab_removed = Laboratorium znika { NAME($area, case: "from") }.
event-car_placed = { NAME($seat) } umieszcza samochód w { NAME($area, case: "locative") }.
event-cars_removed = { NAME($seat) } traci { $n ->
    [one] 1 samochód
    [few] { $n } samochody
    [many] { $n } samochodów
   *[other] { $n } samochodów
} w { NAME($area, case: "locative") }.
event-boat_placed = { NAME($seat) } umieszcza motorówkę na { NAME($sea) }.
event-boat_moved = { NAME($seat) } przesuwa motorówkę z { NAME($origin) } na { NAME($sea) }.
event-boat_removed = { NAME($seat) } traci motorówkę na { NAME($sea) }.

### Sheets and mat

event-token_laid = { NAME($seat) } kładzie znacznik wpływu na polu { NAME($space) }.
event-token_moved = { NAME($seat) } przenosi { phrase-its-token } z pola { NAME($origin) } { $down ->
    [false] dalej na pole
   *[true] w dół na pole
} { NAME($space) }.
phrase-its-token = { $token ->
    [own] własny znacznik
   *[other] { $owner ->
        [0] neutralny znacznik
       *[other] znacznik { NAME($owner, case: "genitive") }
    }
}
event-token_swapped = { NAME($seat) } zamienia neutralny znacznik na polu { NAME($space) } na własny i oddaje { phrase-soldati } z siedziby.
event-column_taken = { NAME($seat) } przenosi całą { NAME($column, case: "accusative") }.
event-bust_placed = { NAME($seat) } stawia znacznik ostatniej akcji przy polu { NAME($space) } (Ultima Azione).
event-bust_back = { NAME($seat) } zabiera znacznik ostatniej akcji.
event-mat_revealed = { NAME($seat) } zdejmuje { $taken }. znacznik z { NAME($row, case: "genitive") }{ $gives ->
    [car] : samochód
    [lab] : laboratorium
    [launder] : pranie pieniędzy
    [money] : { $value } £
    [attack] : atak samochodem { $value }, samochód pułapka { $bomb }
    [place] : umieszczanie { $value }
    [recruit] : werbunek { $value }
   *[other] {""}
}.

### Orders

event-order_unlocked = { NAME($seat) } odblokowuje rozkaz „{ NAME($order) }” ({ NAME($order, case: "shows") }).
event-order_issued = { $hidden ->
    [false] { NAME($seat) } wydaje rozkaz „{ NAME($order) }” w { NAME($area, case: "locative") }.
   *[true] { NAME($seat) } wydaje zakryty rozkaz w { NAME($area, case: "locative") }.
}
event-order_back = { $hidden ->
    [false] { NAME($seat) } zabiera rozkaz „{ NAME($order) }” { NAME($area, case: "from") }.
   *[true] { NAME($seat) } zabiera zakryty rozkaz { NAME($area, case: "from") }.
}
event-order_sold = { NAME($seat) } sprzedaje rozkaz „{ NAME($order) }”.
event-orders_revealed = { $sequence ->
    [0] Na planszy nie leży żaden rozkaz.
    [one] Wszystkie rozkazy zostają odkryte: { LIST($sequence, type: "semicolon") }.
    [few] Wszystkie rozkazy zostają odkryte. Po kolei: { LIST($sequence, type: "semicolon") }.
    [many] Wszystkie rozkazy zostają odkryte. Po kolei: { LIST($sequence, type: "semicolon") }.
    [other] Wszystkie rozkazy zostają odkryte. Po kolei: { LIST($sequence, type: "semicolon") }.
   *[unknown] { $orders ->
        [0] Na planszy nie leży żaden rozkaz.
       *[other] Wszystkie rozkazy zostają odkryte: { LIST($orders, type: "semicolon", each: "order-revealed") }.
    }
}
order-revealed = { NAME($seat) } „{ NAME($order) }” w { NAME($area, case: "locative") }
order-in-sequence = { $supply ->
    [true] zaopatrzenie
   *[false] atak
} { $initiative }: { NAME($seat) } „{ NAME($order) }” w { NAME($area, case: "locative") }
event-order_executed = { NAME($seat) } wykonuje rozkaz „{ NAME($order) }” w { NAME($area, case: "locative") } ({ NAME($order, case: "shows") }).
event-declined = { $what ->
    [order_area] { NAME($seat) } nie wydaje dalszych rozkazów.
    [order_which] { NAME($seat) } nie wydaje drugiego rozkazu.
    [column_action] { NAME($seat) } nie wydaje rozkazu z kolumną.
    [supply_part] { NAME($seat) } pomija resztę rozkazu.
    [attack_unit] { NAME($seat) } nie umieszcza elementu z rozkazu.
    [car_area] { NAME($seat) } nie umieszcza samochodu.
    [lab_area] { NAME($seat) } nie buduje laboratorium.
    [boat_sea] { NAME($seat) } nie umieszcza motorówki.
    [boat_move] { NAME($seat) } zostawia motorówkę tam, gdzie jest.
    [equipment_which] { NAME($seat) } nie umieszcza sprzętu.
    [gather_into] { NAME($seat) } rezygnuje ze zbiórki.
    [gather_from] { NAME($seat) } kończy zbiórkę.
    [ultima_space] { NAME($seat) } rezygnuje z Ultima Azione.
    [move_start] { NAME($seat) } nie wykonuje drugiego ruchu.
    [move_target] { NAME($seat) } nie wykonuje ruchu.
    [strike_start] { NAME($seat) } nie dokonuje kolejnego zamachu.
    [strike_target] { NAME($seat) } nie dokonuje zamachu.
    [either_first] { NAME($seat) } rezygnuje z ruchu i zamachu.
    [pentito] { NAME($seat) } rezygnuje z Pentito.
    [pentito_area] { NAME($seat) } pomija jedną z liczb Pentito.
    [pull_area] { NAME($seat) } nikogo więcej nie przeciąga.
    [spread_area] { NAME($seat) } kończy rozstawianie.
    [labs_guard] { NAME($seat) } nie obsadza kolejnych laboratoriów.
    [agitate_origin] { NAME($seat) } nikogo nie podburza.
    [tiles_start] { NAME($seat) } nie używa kolejnych kafelków kontroli.
    [tiles_swap] { NAME($seat) } nie zamienia znacznika.
    [tiles_bribery] { NAME($seat) } nie daje łapówki.
    [tiles_recruitment] { NAME($seat) } nie korzysta z kafelka „{ tile-recruitment }”.
   *[other] { NAME($seat) } na tym poprzestaje.
}

### Attacks

event-moved = { $seat ->
    [0] Neutralni ruszają
   *[other] { NAME($seat) } rusza
} { NAME($origin, case: "from") } do { NAME($area, case: "genitive") }{ $way ->
    [sea] {" "}przez morze
    [allies] {" "}przez sąsiedni obszar ({ tile-allies })
   *[land] {""}
}: { phrase-soldati }{ $cars ->
    [0] {""}
   *[other] {" "}i { phrase-cars }
}.
event-attack = { $seat ->
    [0] Neutralni, których prowadzi { NAME($leader) }, atakują
   *[other] { NAME($seat) } atakuje
} { NAME($area, case: "accusative") }: { phrase-soldati }.
event-bonuses = Premie w { NAME($area, case: "locative") }: atak { $attack }, obrona { $defence }.
event-strike = { NAME($seat) } dokonuje zamachu na { NAME($area, case: "accusative") }{ $car ->
    [true] {" "}samochodem pułapką
   *[false] {""}
}: atak { $attack }, obrona { $defence }.
event-conflict = { NAME($seat) } { $approach ->
    [brute_force] atakuje brutalnie
   *[finesse] atakuje finezyjnie
} w { NAME($area, case: "locative") }.
event-defender = { NAME($seat) } zagrywa kartę konfliktu za neutralnych w { NAME($area, case: "locative") }.
event-cards_laid = Obie karty konfliktu leżą zakryte na stole.
event-card_taken = { NAME($seat) } bierze kartę przeciwnika.
event-card_left = { NAME($seat) } zostawia kartę przeciwnika.
event-cards_revealed = Karty zostają odkryte. Atakujący: { LIST($attacker) }; obrońca: { LIST($defender) }.
event-turncoat = { card-turncoat }: { $seat ->
    [0] neutralni { $won ->
        [0] tracą { phrase-lost }
       *[other] { $lost ->
            [0] zyskują { phrase-won }
           *[other] tracą { phrase-lost } i zyskują { phrase-won }
        }
    }
   *[other] { NAME($seat) } { $won ->
        [0] traci { phrase-lost }
       *[other] { $lost ->
            [0] zyskuje { phrase-won }
           *[other] traci { phrase-lost } i zyskuje { phrase-won }
        }
    }
} w { NAME($area, case: "locative") }.
phrase-lost = { $lost ->
    [one] 1 soldato
    [few] { $lost } soldati
    [many] { $lost } soldati
   *[other] { $lost } soldati
}
phrase-won = { $won ->
    [one] 1 soldato
    [few] { $won } soldati
    [many] { $won } soldati
   *[other] { $won } soldati
}
event-withdrawn = { $seat ->
    [0] Neutralni wycofują się { NAME($area, case: "from") } do puli: { phrase-soldati }.
   *[other] { NAME($seat) } wycofuje { phrase-soldati } { NAME($area, case: "from") } do siedziby.
}
event-attack_over = { $result ->
    [taken] { $seat ->
        [0] Neutralni pokonują { NAME($whose, case: "accusative") } w { NAME($area, case: "locative") } i przejmują obszar
       *[other] { $whose ->
            [0] { NAME($seat) } pokonuje neutralnych w { NAME($area, case: "locative") } i przejmuje obszar
           *[other] { NAME($seat) } pokonuje { NAME($whose, case: "accusative") } w { NAME($area, case: "locative") } i przejmuje obszar
        }
    }{ phrase-fallen }.
    [held] { $whose ->
        [0] Neutralni pokonują { NAME($seat, case: "accusative") } w { NAME($area, case: "locative") }
       *[other] { $seat ->
            [0] { NAME($whose) } pokonuje neutralnych w { NAME($area, case: "locative") }
           *[other] { NAME($whose) } pokonuje { NAME($seat, case: "accusative") } w { NAME($area, case: "locative") }
        }
    }{ phrase-fallen }.
    [empty] W { NAME($area, case: "locative") } nie zostaje nikt{ phrase-fallen }.
   *[unknown] { $seat ->
        [0] Neutralni { $taken ->
            [true] przejmują { NAME($area, case: "accusative") }
           *[false] nie przejmują { NAME($area, case: "genitive") }
        }
       *[other] { NAME($seat) } { $taken ->
            [true] przejmuje { NAME($area, case: "accusative") }
           *[false] nie przejmuje { NAME($area, case: "genitive") }
        }
    }.
}
phrase-fallen = { $fallen ->
    [0] {""}
    [one] : ginie 1 soldato
    [few] : ginie { $fallen } soldati
    [many] : ginie { $fallen } soldati
   *[other] : ginie { $fallen } soldati
}

### Mandamenti and the end

event-control = { $changes ->
    [0] Żadne mandamento nie przechodzi w inne ręce. { control-stands }
    [one] { LIST($changes, type: "semicolon") }. { control-stands }
    [few] { LIST($changes, type: "semicolon") }. { control-stands }
    [many] { LIST($changes, type: "semicolon") }. { control-stands }
    [other] { LIST($changes, type: "semicolon") }. { control-stands }
   *[unknown] { control-stands }
}
control-stands = { $held ->
    [0] Nikt nie kontroluje żadnego mandamento.
    [one] Kontrola mandamenti: { LIST($held, type: "semicolon") }.
    [few] Kontrola mandamenti: { LIST($held, type: "semicolon") }.
    [many] Kontrola mandamenti: { LIST($held, type: "semicolon") }.
    [other] Kontrola mandamenti: { LIST($held, type: "semicolon") }.
   *[unknown] Kontrola mandamenti zostaje sprawdzona.
}
control-gained = { NAME($seat) } zdobywa mandamento { NAME($mandamento) }
control-taken = { NAME($seat) } odbiera { NAME($whose, case: "dative") } mandamento { NAME($mandamento) }
control-lost = { NAME($whose) } traci mandamento { NAME($mandamento) }
control-of = { NAME($seat) } { $n } ({ LIST($mandamenti, type: "comma") })
event-tile_marked = { NAME($seat) } oznacza kafelek kontroli „{ NAME($tile) }”.
event-tile_cleared = { NAME($seat) } zdejmuje znacznik z kafelka kontroli „{ NAME($tile) }”.
event-game_over = Koniec gry.
