# The words of the table of Corleone's Empire. What things are called comes from the game's own catalogues.

title = Imperium Corleone
short-act = { $act }, { $phase }
short-setup = Przygotowanie
short-over = Koniec

tab-label = Części stołu
tab-city = Miasto
tab-desk = Zlecenia
tab-hand = Ręka
tab-families = Rodziny
tab-here = Tu można coś wybrać

acts-label = Akt { $act } z 4
acts-phases = Fazy aktu
acts-limit = Limit ręki na koniec tego aktu: { $n }
acts-horse = { $name } ma koński łeb i zaczyna
acts-own = Masz { $hand } $ na ręce i { $suitcase } $ w walizce

## The city

city = Mapa Nowego Jorku
city-how = Interesy, pola i dzielnice. Strzałki prowadzą do sąsiada, Enter wybiera, i objaśnia, plus i minus zmieniają wielkość.
city-plus = Powiększ
city-minus = Pomniejsz
city-lot = pusta parcela
city-front = Front
city-back = Zaplecze
# $figure, $who: a figure and whose it is
city-figure = { $figure } ({ $who })
city-business = { $who ->
    [none] { $name }. Front: { $front ->
        [0] brak
       *[other] { LIST($front, type: "comma") }
    }. Zaplecze: { $back ->
        [0] brak
       *[other] { LIST($back, type: "comma") }
    }.
   *[other] { $name }. Front: { $front ->
        [0] brak
       *[other] { LIST($front, type: "comma") }
    }. Zaplecze: { $back ->
        [0] brak
       *[other] { LIST($back, type: "comma") }
    }. Stoi tam: { $who }.
}
city-space = { $closed ->
    [true] { $name }, tylko przy 3 lub więcej graczach
   *[false] { $who ->
        [none] { $name } ({ LIST($areas, type: "comma") }). Zaplecza: { LIST($icons, type: "comma") }.
       *[other] { $name } ({ LIST($areas, type: "comma") }). Zaplecza: { LIST($icons, type: "comma") }. Stoi tam: { $who }.
    }
}
city-influence = { $who } – { $n }
city-turf = { $who ->
    [none] Dzielnica { $number }, { $name }. Nikt jej nie kontroluje. { LIST($counts, type: "comma") }
   *[other] Dzielnica { $number }, { $name }. Kontroluje ją { $who }, { $height ->
        [one] { $height } znacznik
        [few] { $height } znaczniki
        [many] { $height } znaczników
       *[other] { $height } znacznika
    }. { LIST($counts, type: "comma") }
}
city-uncontrolled = Bez znacznika kontroli
city-markers = { $n ->
    [one] { $n } znacznik kontroli: dzielnicę kontroluje { $who }
    [few] { $n } znaczniki kontroli: dzielnicę kontroluje { $who }; niżej { LIST($below, type: "comma") }
    [many] { $n } znaczników kontroli: dzielnicę kontroluje { $who }; niżej { LIST($below, type: "comma") }
   *[other] { $n } znacznika kontroli: dzielnicę kontroluje { $who }; niżej { LIST($below, type: "comma") }
}
city-hudson = { $names ->
    [0] Hudson: nikogo
   *[other] W Hudsonie do antraktu: { LIST($names, type: "comma") }
}

card-backs = Zaplecza wokół
card-there = Stoi tam: { LIST($names, type: "comma") }
card-controls = { $n ->
    [one] Kontroluje ją { $name }, leży tam { $n } znacznik
    [few] Kontroluje ją { $name }, leżą tam { $n } znaczniki
    [many] Kontroluje ją { $name }, leży tam { $n } znaczników
   *[other] Kontroluje ją { $name }, leży tam { $n } znacznika
}
card-influence = Wpływy: { LIST($counts, type: "comma") }
card-strongest = W walce o dzielnicę prowadzi teraz { $name }

## Cards

hand-title = Twoja ręka
hand-count = { $n } z { $limit }
hand-none = Bez kart
hand-sort-money = Od pieniędzy
hand-sort-jobs = Od zleceń
hand-sort-allies = Od sojuszników
# Cards of everyone, shown once nothing is hidden any more
hands-title = Karty i walizki wszystkich rodzin
gather-bid = Twoja oferta: { $n } $
gather-tribute = Wybrano { $n } z { $due }
gather-clear = Wyczyść
gather-seal = { $n ->
    [0] Bez oferty
   *[other] Złóż ofertę { $n } $
}
gather-pay = { $n ->
    [one] Oddaj tę kartę
    [few] Oddaj te { $n } karty
    [many] Oddaj tych { $n } kart
   *[other] Oddaj te karty ({ $n })
}
job-payable = możesz opłacić
job-narcotics = { $n ->
    [one] z narkotykami ({ $n })
    [few] z narkotykami ({ $n })
    [many] z narkotykami ({ $n })
   *[other] z narkotykami ({ $n })
}
job-missing = Brakuje: { LIST($goods, type: "comma") }
job-wild = Brakuje: { LIST($goods, type: "comma") }. Twoje narkotyki zastąpią z tego { $n }.
job-cost-has = { $good }
job-cost-missing = { $good }: brakuje
job-cost-paid = { $good }: zapłacone
job-cost-due = { $good }: do zapłaty teraz
job-cost-later = { $good }: do zapłaty potem
job-due = Teraz do zapłaty: { $good }
jobs-public = Publiczne zlecenia
jobs-looked_at = Oglądasz
jobs-aside = W trakcie
jobs-empty = { $n ->
    [one] { $n } miejsce na publiczne zlecenie jest puste do antraktu.
    [few] { $n } miejsca na publiczne zlecenia są puste do antraktu.
    [many] { $n } miejsc na publiczne zlecenia jest pustych do antraktu.
   *[other] { $n } miejsca na publiczne zlecenia jest puste do antraktu.
}
allies-title = Do przekupienia
# A sum of money. $n (number)
dollars = { $n } $
suitcase-title = Twoja walizka
suitcase-empty = Bez pieniędzy
suitcase-jobs = { $n ->
    [one] { $n } zlecenie
    [few] { $n } zlecenia
    [many] { $n } zleceń
   *[other] { $n } zlecenia
}
bank-title = Bank i talie
bank-left = { $name }: w banku zostało { $n }
bank-jobs = { $n ->
    [one] { $n } zlecenie w talii
    [few] { $n } zlecenia w talii
    [many] { $n } zleceń w talii
   *[other] { $n } zlecenia w talii
}

discards-title = Odrzucone zlecenia
discards-count = { $n ->
    [one] { $n } odrzucone zlecenie
    [few] { $n } odrzucone zlecenia
    [many] { $n } odrzuconych zleceń
   *[other] { $n } odrzuconego zlecenia
}
take-short = Weź wszystko
# $icons: what is taken
take-all = Weź wszystko: { LIST($icons, type: "comma") }

## Families

family-label = { $name }, { $player }
family-you = Ty
family-horse = Ma koński łeb: zaczyna
family-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
family-turfs = { $n ->
    [one] Kontroluje { $n } dzielnicę
    [few] Kontroluje { $n } dzielnice
    [many] Kontroluje { $n } dzielnic
   *[other] Kontroluje { $n } dzielnicy
}
family-markers = { $n ->
    [one] Został { $n } znacznik kontroli
    [few] Zostały { $n } znaczniki kontroli
    [many] Zostało { $n } znaczników kontroli
   *[other] Zostało { $n } znacznika kontroli
}
family-figures = Jeszcze do wysłania: { $thugs ->
    [0] bez zbirów
    [one] { $thugs } zbir
    [few] { $thugs } zbiry
    [many] { $thugs } zbirów
   *[other] { $thugs } zbira
}{ $members ->
    [0] { "" }
   *[other] , { LIST($members, type: "comma") }
}
family-noFigures = bez figurek
family-played = Zagrani: { LIST($names, type: "comma") }
family-open = Pokaż rodziny
# The newest action of a family. $what, $gains: what it got
family-last = { $gains ->
    [0] Ostatnia akcja: { $what }
   *[other] Ostatnia akcja: { $what }. Zyski: { LIST($gains, type: "comma") }
}
family-did-figure = { $figure }: { $place }
family-did-aside = { $figure } odłożony na bok
family-did-job = Zlecenie: { $name }
family-did-ally = Sojusznik: { $name }
family-did-took = Nowy sojusznik: { $name }
family-did-bid = { $n ->
    [0] Nic nie oferuje
   *[other] Oferta: { $n } $
}
family-did-none = Jeszcze bez akcji
# On small screens: $cards in hand, $figures still to play
family-short = { $name }: { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}, { $figures ->
    [one] { $figures } figurka do wysłania
    [few] { $figures } figurki do wysłania
    [many] { $figures } figurek do wysłania
   *[other] { $figures } figurki do wysłania
}

## Turfs

rail-title = Siedem dzielnic
rail-nobody = nikt
# What the family with the most markers in a turf gets at the end.
rail-bonus = 5 $
# $n: markers; $who: who controls the turf; $first: who has the most markers there
rail-turf = Dzielnica { $number }, { $name }. { $n ->
    [0] Bez znaczników kontroli
    [one] { $n } znacznik kontroli
    [few] { $n } znaczniki kontroli
    [many] { $n } znaczników kontroli
   *[other] { $n } znacznika kontroli
}. { $who ->
    [none] Nikt jej nie kontroluje.
   *[other] Kontroluje ją { $who }.
}{ $first ->
    [none] { "" }
   *[other] {" "}{ $first } dostanie 5 $ na koniec, jeśli nic się nie zmieni.
}

## Scenes

scene-turf_war-won = wygrywa { $name }
scene-turf_war-tied = remis: nikt
scene-turf_war-empty = nikogo tam nie ma
scene-skip = Pomiń
bribery = Łapówki
bribery-city = Pokaż miasto
bribery-allies = Sojusznicy do przekupienia
bribery-bidders = Tajne oferty
bribery-bids = licytuje
bribery-sealed = oferta zakryta
bribery-own = oferta zakryta: { $n } $
bribery-chooses = wybiera sojusznika
bribery-took = bierze: { $name }
scene-tribute = Danina dla dona
scene-offers = Propozycja: { $name }
scene-tax = Wpłata do banku
scene-robbed = { $name } sięga do walizki: { $rival }
scene-job = Zlecenie wykonane: { $name }
scene-entracte = Antrakt
scene-entracteHow = Figurki wracają do domu, pojawiają się nowe zlecenia i sojusznicy.
scene-list = { LIST($items, type: "comma") }

count-title = Końcowe liczenie
count-opens = Walizki zostają otwarte.
count-opened = { $name }: w walizce { $n } $.
count-addsTurfs = 5 $ za najwięcej znaczników w każdej dzielnicy.
count-addsJobs = 5 $ za najwięcej zleceń w każdym kolorze.
count-plus = +{ $n } $
count-family = Rodzina
count-suitcase = Walizka
count-turfs = Dzielnice
count-colours = Zlecenia
count-total = Pieniądze
count-how = 5 $ za każdą dzielnicę, w której rodzina ma w stosie najwięcej znaczników, bez względu na to, kto ją kontroluje; 5 $ za każdy kolor, w którym ma najwięcej wykonanych zleceń.
count-colour = { $name } { $n }
