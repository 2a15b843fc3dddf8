# How the terminal draws La Famiglia. Names of things are those of the game's own catalogue.

## Panels and commands

famiglia-panel-map = mapa Sycylii
famiglia-panel-sheets = oba arkusze akcji: znaczniki oraz to, co robią kolumny i pola
famiglia-panel-mats = planszetki rodzin: wartości bazowe, co zdjęto i co będzie następne
famiglia-panel-orders = rozkazy twojej drużyny i te na planszy; gdy są odkryte, w kolejności wykonania
famiglia-panel-tiles = kafelki kontroli w grze
famiglia-panel-mandamenti = kto kontroluje mandamenti i ich obszary
famiglia-look = obszar i jego sąsiedzi
famiglia-score = Mandamenti
# $n (number): the round; $games (number): how many games
famiglia-when = runda { $n }: { $games }

## The line above the table

# $phase (setup, planning, encounter, management, over); $after (planning, encounter): before the management
# $begun: whether $first starts; $changes: whether $next starts the next phase; $tokens (number): on the upper sheet
famiglia-header =
    { $phase ->
        [setup] Przygotowanie
       *[other] Runda { $round } z { $rounds } · { famiglia-phase }
    }{ $begun ->
        [true] {" "}· zaczyna { NAME($first) }
       *[false] {""}
    }{ $changes ->
        [true] {" "}· następną fazę zaczyna { NAME($next) }
       *[false] {""}
    }{ $phase ->
        [planning] { famiglia-tokens-left }
       *[other] {""}
    }
famiglia-phase =
    { $phase ->
        [planning] faza planowania
        [encounter] faza spotkań
        [management]
            { $after ->
                [planning] porządkowanie po fazie planowania
               *[encounter] porządkowanie po fazie spotkań
            }
       *[over] koniec gry
    }
famiglia-tokens-left =
    { $tokens ->
        [0] {""}
        [one] {" "}· 1 znacznik na górnym arkuszu
        [few] {" "}· { $tokens } znaczniki na górnym arkuszu
        [many] {" "}· { $tokens } znaczników na górnym arkuszu
       *[other] {" "}· { $tokens } znaczników na górnym arkuszu
    }

## Seats and areas

# One letter beside the sign of a seat. $family: its id
famiglia-letter =
    { $family ->
        [black] K
        [blue] N
        [green] Z
        [red] C
        [white] B
       *[yellow] Ż
    }
famiglia-you = ty
famiglia-mate = druż.
# One letter each, as the legend says.
famiglia-sign-lab = l
famiglia-sign-car = s
famiglia-legend =
    ●C3 Czerwony, 3 soldati   ○ neutralni   · pusto   { famiglia-sign-lab } laboratorium   { famiglia-sign-car } samochód   ‹ atak   ~ morze, motorówki
    rozkazy: ? zakryty   ■ twojej drużyny   ! odkryty
famiglia-look-mandamento = mandamento { NAME($mandamento) }
famiglia-look-area = sąsiaduje: { NAME($area) }
famiglia-look-sea = nad { NAME($sea) }

## Heads of tables

famiglia-head-seat = gracz
famiglia-head-mandamenti = mand.
famiglia-head-areas = obszary
famiglia-head-soldati = soldati
famiglia-head-money = £
famiglia-head-hq = siedziba
famiglia-head-orders = rozkazy
famiglia-head-recruit = werb.
famiglia-head-place = umieszcz.
famiglia-head-car = samoch.
famiglia-head-where = gdzie
famiglia-head-whose = czyj
famiglia-head-order = rozkaz
famiglia-head-does = co robi
famiglia-head-tile = kafelek
famiglia-head-phase = faza
famiglia-head-team-1 = drużyna 1
famiglia-head-team-2 = drużyna 2
famiglia-head-mandamento = mandamento
famiglia-head-control = kontrola

## Orders and tiles

famiglia-no-orders = Nikt nie prowadzi jeszcze rodziny, więc nie ma rozkazów.
famiglia-face-down = zakryty
famiglia-place-hq = siedziba
famiglia-place-sold = sprzedany
# $moment (now, next, done): where an order is in the sequence; "" if it is in none
famiglia-does =
    { $moment ->
        [now] teraz: { famiglia-shown }
        [done] wykonany, leży dla kamizelki: { famiglia-shown }
       *[other] { famiglia-shown }
    }
# $supply (true, false), $initiative (number), $shows: parts
famiglia-shown =
    { $supply ->
        [true] zaopatrzenie { $initiative }: { LIST($shows, type: "comma") }
       *[false] atak { $initiative }: { LIST($shows, type: "comma") }
    }
famiglia-order = { NAME($order) }: { famiglia-shown }
famiglia-tile-phase =
    { $phase ->
        [planning] planowanie
       *[encounter] spotkania
    }

## Sheets

famiglia-upper = górny arkusz
famiglia-lower = dolny arkusz: co robią wolne pola, a kto zajął pozostałe
famiglia-column = kolumna
famiglia-tokens = znaczniki
famiglia-b-costs = koszt B
famiglia-b-gives = opcja B: przenieś całą kolumnę, możesz wydać rozkaz, a do tego
famiglia-empty = wolne
famiglia-upper-sheet = Górny arkusz: { NAME($sheet) }
famiglia-lower-sheet = Dolny arkusz: { NAME($sheet) }
famiglia-sheets-note = ♟ Ultima Azione   ∞ mieści dowolną liczbę znaczników

# What a space does in few letters. $n (number): the bonus. $join (and, or, one); $cost, $receives (numbers): money
famiglia-space =
    { $join ->
        [and] { LIST($parts, type: "plus") }
       *[or] { LIST($parts, type: "slash") }
    }{ $cost ->
        [0] {""}
       *[other] {" "}−{ $cost } £
    }{ $receives ->
        [0] {""}
       *[other] {" "}+{ $receives } £
    }{ $infinite ->
        [true] {" "}∞
       *[false] {""}
    }
list-slash = { $list } / { $next }
list-slash-last = { $list } / { $next }
famiglia-short-recruit = werb.+{ $n }
famiglia-short-place = umieść+{ $n }
famiglia-short-place_existing = umieść+{ $n } u siebie
famiglia-short-order = rozkaz
famiglia-short-order_two_areas = rozkazy 2 obsz.
famiglia-short-order_double = 2 rozkazy
famiglia-short-equipment = sprzęt
famiglia-short-launder = pranie
famiglia-short-gather = zbiórka
famiglia-short-influence_supply = wpł.→pula
famiglia-short-influence_sheets = wpł.→ark.
famiglia-short-influence_row = wpł. 2 z rzędu
famiglia-short-ultima = ultima

## Mats

famiglia-no-families = Nikt nie prowadzi jeszcze rodziny.
famiglia-mat-soldati = werbunek { $recruit }, umieszczanie { $place }
famiglia-mat-cars = samochód { $attack }, pułapka { $bomb }
# $gives: what the space gives; $value, $bomb (numbers); $opens (true, false): whether it unlocks $unlocks
famiglia-mat-space =
    { $gives ->
        [car] 1 samochód
        [lab] 1 laboratorium
        [launder] pranie
        [money] { $value } £
        [attack] samochód { $value }/{ $bomb }
        [place] umieszczanie { $value }
       *[recruit] werbunek { $value }
    }{ $opens ->
        [true] {" "}+ { NAME($unlocks) }
       *[false] {""}
    }
famiglia-mats-note = × zdjęty   ▸ dwa następne (opcja B zdejmuje oba)   · później; + odblokowany rozkaz

# What may be typed to look up rules.
famiglia-rules-example = `rules V4`, `rules bomba`
