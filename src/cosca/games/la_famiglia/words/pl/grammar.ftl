## Phrases that many messages use.

phrase-soldati = { $n ->
    [one] 1 soldato
    [few] { $n } soldati
    [many] { $n } soldati
   *[other] { $n } soldati
}
phrase-cars = { $cars ->
    [one] 1 samochód
    [few] { $cars } samochody
    [many] { $cars } samochodów
   *[other] { $cars } samochodów
}
phrase-tokens = { $tokens ->
    [one] 1 znacznik
    [few] { $tokens } znaczniki
    [many] { $tokens } znaczników
   *[other] { $tokens } znaczników
}

# A token on the sheets, said to the seat that moves it.
phrase-token = { $token ->
    [own] twój znacznik
    [neutral] neutralny znacznik
   *[other] znacznik { NAME($owner, case: "genitive") }
}

# An attack under way, as the first sentence of a question.
phrase-fight = { $side ->
    [0] Neutralni atakują
   *[other] { NAME($side) } atakuje
} { NAME($area, case: "accusative") }{ $sea ->
    [true] {" "}przez morze
   *[false] {""}
}: { $attackers ->
    [one] 1 soldato
    [few] { $attackers } soldati
    [many] { $attackers } soldati
   *[other] { $attackers } soldati
}{ $car ->
    [true] {" "}i samochód
   *[false] {""}
}; { $defenders ->
    [0] nikt się nie broni.
   *[other] { $holder ->
        [0] bronią się neutralni: { phrase-defending }.
       *[other] broni się { NAME($holder) }: { phrase-defending }.
    }
}
phrase-defending = { $defenders ->
    [one] 1 soldato
    [few] { $defenders } soldati
    [many] { $defenders } soldati
   *[other] { $defenders } soldati
}

# What is in an area: Red, 3 Soldati, 1 lab, 2 cars.
phrase-place = { $held ->
    [empty] pusto
    [neutral] { $soldati ->
        [one] 1 neutralny soldato
        [few] { $soldati } neutralnych soldati
        [many] { $soldati } neutralnych soldati
       *[other] { $soldati } neutralnych soldati
    }
   *[other] { NAME($holder) }, { $soldati ->
        [one] 1 soldato
        [few] { $soldati } soldati
        [many] { $soldati } soldati
       *[other] { $soldati } soldati
    }
}{ $labs ->
    [0] {""}
    [one] , 1 laboratorium
    [few] , { $labs } laboratoria
    [many] , { $labs } laboratoriów
   *[other] , { $labs } laboratoriów
}{ $cars ->
    [0] {""}
    [one] , 1 samochód
    [few] , { $cars } samochody
    [many] , { $cars } samochodów
   *[other] , { $cars } samochodów
}{ $orders ->
    [0] {""}
    [one] , 1 rozkaz
    [few] , { $orders } rozkazy
    [many] , { $orders } rozkazów
   *[other] , { $orders } rozkazów
}

# What a column gives to the seat that takes it (option B).
phrase-column-gives = { $gives ->
    [primo] weź znacznik Primo Giocatore i umieść samochód, motorówkę lub laboratorium
    [row] zdejmij { $takes ->
        [one] 1 znacznik
        [few] { $takes } znaczniki
        [many] { $takes } znaczników
       *[other] { $takes } znaczników
    } z { NAME($row, case: "genitive") } swojej planszetki
   *[two] zdejmij po 1 znaczniku z { $takes } różnych rzędów swojej planszetki
}

# What a space of the mat gives when its token is taken.
phrase-mat-space = { $gives ->
    [car] samochód
    [lab] laboratorium
    [launder] pranie pieniędzy
    [money] { $value } £
    [attack] atak samochodem { $value }, samochód pułapka { $bomb }
    [place] umieszczanie { $value }
    [recruit] werbunek { $value }
   *[none] brak znaczników
}{ $opens ->
    [true] {" "}oraz rozkaz „{ NAME($unlocks) }”
   *[false] {""}
}

# What an order token shows: attack 4: move and attack, skull 2.
order-shows = { $supply ->
    [true] zaopatrzenie
   *[false] atak
} { $initiative }: { LIST($shows, type: "comma") }

# What a space of the lower sheet does and costs.
phrase-space = { $join ->
    [and] { LIST($parts, type: "plus") }
   *[or] { LIST($parts, type: "or") }
}{ $cost ->
    [0] {""}
   *[other] , zapłać { $cost } £
}{ $receives ->
    [0] {""}
   *[other] , +{ $receives } £
}{ $infinite ->
    [true] {" "}∞
   *[false] {""}
}

# Why money or Soldati come or go.
phrase-why = { $why ->
    [action] akcja
    [bonus] premia do ataku
    [brute_force] koszt brutalności
    [character] karta postaci
    [coin] moneta rozkazu
    [column] kolumna
    [coward] Tchórzostwo
    [first_seat] pierwszy gracz daje ostatniemu
    [gift] pomoc w drużynie
    [instant] natychmiastowy efekt
    [knockout] straty
    [launder] pranie pieniędzy
    [neutrals] za usuniętych neutralnych
    [pay_off] opłaceni obrońcy
    [pentito] Pentito
    [pulled] przeciągnięcie
    [sale] sprzedany rozkaz
    [space] pole akcji
    [strike] zamach
    [token] przeniesiony znacznik
   *[other] { NAME($why) }
}
