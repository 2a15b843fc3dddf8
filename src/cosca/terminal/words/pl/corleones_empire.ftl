# How the terminal draws Corleone's Empire. Names of things are those of the game's own catalogue.

## Panels and commands

empire-panel-board = Nowy Jork: dzielnice, interesy, pola członków rodziny
empire-panel-jobs = twoje zlecenia i publiczne
empire-panel-allies = sojusznicy: w rzędzie, zagrani, na twojej ręce
empire-panel-spaces = pola członków rodziny i co dają zaplecza wokół nich
empire-panel-hand = twoja ręka i walizka, karta po karcie
empire-panel-bank = stosy banku, talie, odrzucone zlecenia
empire-look = dzielnica z bliska: interesy, pola i wpływy
empire-score = pieniądze
# $n (number): the act; $games (number): how many games
empire-when = akt { $n }: { $games }

## The line above the table

empire-setup = Przygotowanie
# $phase (family_business, turf_war, bribery, tribute, over); $limit (number): the hand limit; $horse: a seat
empire-header =
    { NAME($act) }: { NAME($act, case: "title") } · { $phase ->
        [bribery] łapówki
        [tribute] danina dla dona
        [turf_war] walka o dzielnice
        [over] koniec
       *[family_business] rodzinne interesy
    } · limit ręki { $limit } · koński łeb: { NAME($horse) }

## Seats and signs

empire-you = ty
# Several equal things. $item: the thing; $n (number): how many
empire-times = { $item } ×{ $n }
empire-legend = ○ neutralni   · nikt   ✓ możesz za to oddać towary   kontrola: wierzchni znacznik stosu stoi na końcu
empire-no-turf = nie dzielnica
empire-members = Członkowie rodziny:
empire-at = { NAME($place, case: "inside") }

## Heads of tables

empire-head-seat = gracz
empire-head-hand = ręka
empire-head-left = figurki w puli
empire-head-hudson = w Hudsonie
empire-head-turfs = dzielnice
empire-head-markers = znaczniki
empire-head-played = zagrani sojusznicy
empire-head-turf = dzielnica
empire-head-control = kontrola
empire-head-influence = wpływy
empire-head-business = interes
empire-head-thug = zbir
empire-head-front = front
empire-head-back = zaplecze
empire-head-space = pole
empire-head-between = między
empire-head-who = kto
empire-head-areas = obszary
empire-head-backs = zaplecza wokół
empire-head-suitcase = walizka
empire-head-dominance = dominacja w dzielnicach
empire-head-colours = najwięcej zleceń koloru
empire-head-total = razem

## Cards

# $where (public, hand, looked_at, aside)
empire-where =
    { $where ->
        [hand] twoje zlecenie
        [looked_at] oglądane zlecenie
        [aside] zlecenie w toku
       *[public] publiczne zlecenie
    }
# $goods, $cards: what the job asks for and pays
empire-job = { NAME($job) } ({ NAME($colour, case: "job") }), { LIST($goods, type: "comma", case: "one", times: "empire-times") } za { LIST($cards, type: "plus") }.
empire-ally = { NAME($ally) }.
# $allies: those that lie open
empire-row = Sojusznicy w rzędzie: { LIST($allies, type: "comma") }
empire-in-row = sojusznik w rzędzie
empire-in-hand = sojusznik na ręce
empire-no-jobs = Nie ma teraz żadnych zleceń.
empire-no-allies = Nie ma teraz żadnych sojuszników.
empire-no-hand = Rękę ma tylko gracz.
# $n (number): cards; $over (number): how many of them are above the limit
empire-hand =
    { $over ->
        [0] Ręka: { $n }
       *[other] Ręka: { $n }, ponad limit: { $over }
    }
# $n (number): dollars
empire-suitcase = Walizka: { $n } $
empire-bank-money = karty pieniędzy
empire-bank-goods = towary
empire-bank-decks = talie
empire-bank-discarded = odrzucone zlecenia
# $piles: things with how many are left
empire-bank-left = { LIST($piles, type: "comma", each: "empire-pile") }
empire-pile = { NAME($thing) }: { $n }
# $jobs, $blue, $red (numbers): cards and tiles left
empire-decks = zlecenia: { $jobs }, niebieskie kafelki: { $blue }, czerwone kafelki: { $red }

## A turf from near, and the end

# $front, $back: abilities
empire-uses =
    { $front ->
        [0] { NAME($business) }: zaplecze { LIST($back, type: "comma", times: "list-times") }
       *[other] { NAME($business) }: front { LIST($front, type: "comma", times: "list-times") }; zaplecze { LIST($back, type: "comma", times: "list-times") }
    }
empire-space = { NAME($place) } ({ LIST($areas, type: "comma") })
# $bonus (number): dollars
empire-bonus-turfs = { $bonus } $: { LIST($things, type: "comma") }
# $colours: with how many jobs
empire-bonus-colours = { $bonus } $: { LIST($colours, type: "comma", each: "empire-colour") }
empire-colour = { NAME($colour) } ({ $n })

# What may be typed to look up rules.
empire-rules-example = `rules F4`, `rules koński`
