## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-business = interes
asks-place = pole członka rodziny
asks-turf = dzielnica
asks-job = zlecenie
asks-ally = sojusznik
asks-money = karta pieniędzy
asks-good = towar
asks-icon = zdolność
asks-seat = rodzina

# $figure, $owner, $owned (own, rival, neutral): who stands there
phrase-standing =
    { $owned ->
        [own] twój { NAME($figure, case: "nominative") }
        [neutral] { NAME($figure, case: "nominative") }
       *[rival] { NAME($figure, case: "nominative") } { NAME($owner, case: "genitive") }
    }

## Businesses, spaces, turfs

why-business-closed = { NAME($business) }: tego interesu nie ma na planszy.
why-business-park = { NAME($business) }: w Central Parku jest tylko zaplecze, bez pola zbira i bez frontu.
why-business-taken = { NAME($business) }: na polu zbira stoi { phrase-standing }.
why-business-used = { NAME($business) }: ta karta użyła już tego frontu.
why-business-emptied = { NAME($business) }: karta używa tylko interesu, który właśnie opróżniła.
why-no-thug = { NAME($business) }: nie masz już zbira w puli.
why-place-taken = { NAME($place) }: stoi tu { phrase-standing }.
why-place-three = { NAME($place) }: to pole ma znak 3+, więc przy dwóch rodzinach nikt go nie używa.
why-place-two = { NAME($place) }: to pole nie leży między dokładnie dwoma obszarami.
why-no-member = { NAME($place) }: nie masz już członka rodziny w puli.
why-turf-park = Central Park nie jest dzielnicą.
why-turf-here = { NAME($turf) }: stoi tu już { NAME($figure, case: "nominative") }.
# $where (own_figure, own_control, same_turf, any): what the card asks for
why-turf-where =
    { $where ->
        [own_figure] { NAME($turf) }: nie masz tu figurki.
        [own_control] { NAME($turf) }: nie kontrolujesz tej dzielnicy.
       *[other] { NAME($turf) }: karta nie dotyczy tej dzielnicy.
    }
why-turf-empty = { NAME($turf) }: w tej dzielnicy nie ma figurki.
why-turf-top =
    { $own ->
        [true] { NAME($turf) }: na wierzchu leży twój własny znacznik.
       *[false] { NAME($turf) }: nie ma tu znacznika do usunięcia.
    }
why-turf-no-marker = { NAME($turf) }: nie leży tu żaden twój znacznik.

## Figures

why-nobody = { NAME($element) }: nie ma tu figurki.
# $kind (thug, family): what the card asks for
why-figure-kind =
    { $kind ->
        [thug] { NAME($element) }: stoi tu { phrase-standing }, a karta dotyczy zbirów.
       *[family] { NAME($element) }: stoi tu { phrase-standing }, a karta dotyczy członków rodziny.
    }
why-figure-own = { NAME($element) }: stoi tu { phrase-standing }, a karta nigdy nie dotyczy twoich figurek.
why-figure-foreign = { NAME($element) }: stoi tu { phrase-standing }, a przesuwasz tylko swoje figurki.
why-figure-borrowed = { NAME($element) }: { NAME($figure, case: "nominative") } w tej turze działa dla ciebie.
# $n, $mine (numbers): turfs that the owner controls, and the reader
why-figure-ahead =
    { $owned ->
        [own] { NAME($element) }: stoi tu { phrase-standing }, a karta dotyczy tylko rodzin, które kontrolują więcej dzielnic niż ty.
        [neutral] { NAME($element) }: stoi tu { phrase-standing }, a karta dotyczy tylko rodzin, które kontrolują więcej dzielnic niż ty.
       *[rival] { NAME($element) }: { NAME($owner) } nie kontroluje więcej dzielnic niż ty ({ $n } do { $mine }).
    }
why-figure-where =
    { $where ->
        [own_figure] { NAME($element) }: stoi tu { phrase-standing }, ale nie w dzielnicy z twoją figurką.
        [own_control] { NAME($element) }: stoi tu { phrase-standing }, ale nie w dzielnicy, którą kontrolujesz.
       *[same_turf] { NAME($element) }: stoi tu { phrase-standing }, ale nie w dzielnicy, którą karta właśnie wskazała.
    }
why-figure-moved = { NAME($element) }: stoi tu { phrase-standing }; ta karta już przesunęła tę figurkę.
why-figure-stuck = { NAME($element) }: stoi tu { phrase-standing }; dla tej figurki nie ma innego wolnego pola.

## Cards, goods, abilities

why-job-elsewhere = Zlecenia „{ NAME($job) }” nie masz na ręce i nie ma go wśród publicznych.
why-job-goods = Zlecenie „{ NAME($job) }”, brakuje ci: { LIST($goods, case: "one", times: "list-times") }.
why-job-wild = Zlecenie „{ NAME($job) }”, brakuje ci: { LIST($goods, case: "one", times: "list-times") }. Twoje narkotyki zastąpią z tego tylko { $n }.
why-job-looked = Zlecenia „{ NAME($job) }” nie ma wśród tych, które oglądasz.
why-ally-hand = Sojusznika „{ NAME($ally) }” nie masz na ręce.
why-ally-played = Sojusznik „{ NAME($ally) }” jest już w tym akcie zagrany. Na twoją rękę wróci podczas daniny.
why-ally-row = Sojusznika „{ NAME($ally) }” nie masz na ręce: leży odkryty w rzędzie i możesz go licytować w fazie łapówek.
why-ally-left = Sojusznika „{ NAME($ally) }” nie masz na ręce: nikt go nie wziął i w antrakcie odpadnie z gry.
why-ally-sale = Sojusznik „{ NAME($ally) }” nie leży odkryty w rzędzie.
why-card-hand = { NAME($element) }: nie masz takiej karty na ręce.
why-card-suitcase = { NAME($element) }: nie masz takiej karty w walizce.
why-card-picked = { NAME($element) }: wszystkie takie karty są już wybrane.
why-good-never = { NAME($good) }: tego towaru nigdy nie można tu wybrać.
why-good-bank = { NAME($good) }: bank nie ma już tego towaru.
why-good-due = { NAME($good) }: teraz wymagany towar to { NAME($due, case: "one") }.
why-good-needed = { NAME($good) }: wszystkie takie karty są potrzebne na resztę kosztu.
why-icon-absent = { NAME($icon) }: tej zdolności nie ma wśród pozostałych.
# $lacks (money, job, horse, good, bank, cards): why the ability would do nothing
why-icon-idle =
    { $lacks ->
        [money] { NAME($icon) }: nie masz pieniędzy na ręce.
        [job] { NAME($icon) }: nie ma już zleceń do dobrania.
        [horse] { NAME($icon) }: koński łeb jest już u ciebie.
        [good] { NAME($icon) }: bank nie ma już tego towaru.
        [bank] { NAME($icon) }: bank nie ma już takiej karty ani żadnej niższej.
       *[cards] { NAME($icon) }: masz za mało kart na ręce.
    }

## Seats

why-seat-front = Zacząć możesz tylko ty albo { NAME($controller) }, bo kontroluje dzielnicę.
why-seat-rival = Wskazać można tylko walizkę rywala.
why-seat-empty = { NAME($seat) } nie ma pieniędzy w walizce.
