# How the terminal draws Corleone's Empire. Names of things are those of the game's own catalogue.

## Panels and commands

empire-panel-board = New York: Reviere, Geschäfte, Familienfelder
empire-panel-jobs = deine Aufträge und die offenen
empire-panel-allies = die Verbündeten: in der Auslage, ausgespielt, auf deiner Hand
empire-panel-spaces = die Familienfelder und was die Hinterzimmer ringsum geben
empire-panel-hand = deine Hand und dein Koffer, Karte für Karte
empire-panel-bank = die Stapel der Bank, die Nachziehstapel, die abgeworfenen Aufträge
empire-look = ein Revier von Nahem: seine Geschäfte, Felder und der Einfluss
empire-score = Geld
# $n (number): the act; $games (number): how many games
empire-when = Akt { $n }: { $games }

## The line above the table

empire-setup = Spielaufbau
# $phase (family_business, turf_war, bribery, tribute, over); $limit (number): the hand limit; $horse: a seat
empire-header =
    { NAME($act) }: { NAME($act, case: "title") } · { $phase ->
        [bribery] Bestechung
        [tribute] Tribut an den Don
        [turf_war] Revierkampf
        [over] das Ende
       *[family_business] Familiengeschäfte
    } · Handlimit { $limit } · Pferdekopf { NAME($horse) }

## Seats and signs

empire-you = du
# Several equal things. $item: the thing; $n (number): how many
empire-times = { $item } ×{ $n }
empire-legend = ○ neutral   · niemand   ✓ du kannst es bezahlen   Kontrolle: der oberste Marker eines Stapels steht zuletzt
empire-no-turf = kein Revier
empire-members = Familienmitglieder:
empire-at = { NAME($place, case: "at") }

## Heads of tables

empire-head-seat = Familie
empire-head-hand = Hand
empire-head-left = Figuren übrig
empire-head-hudson = im Hudson
empire-head-turfs = Reviere
empire-head-markers = Marker
empire-head-played = ausgespielt
empire-head-turf = Revier
empire-head-control = Kontrolle
empire-head-influence = Einfluss
empire-head-business = Geschäft
empire-head-thug = Gangster
empire-head-front = Fassade
empire-head-back = Hinterzimmer
empire-head-space = Feld
empire-head-between = zwischen
empire-head-who = wer
empire-head-areas = Gebiete
empire-head-backs = die Hinterzimmer ringsum
empire-head-suitcase = Koffer
empire-head-dominance = Vorherrschaft
empire-head-colours = meiste Aufträge einer Farbe
empire-head-total = zusammen

## Cards

# $where (public, hand, looked_at, aside)
empire-where =
    { $where ->
        [hand] dein Auftrag
        [looked_at] angesehener Auftrag
        [aside] Auftrag in Arbeit
       *[public] offener Auftrag
    }
# $goods, $cards: what the job asks for and pays
empire-job = { NAME($job) } ({ NAME($colour) }), { LIST($goods, type: "comma", times: "empire-times") } für { LIST($cards, type: "plus") }.
empire-ally = { NAME($ally) }.
# $allies: those that lie open
empire-row = Verbündete in der Auslage: { LIST($allies, type: "comma") }
empire-in-row = in der Auslage
empire-in-hand = auf der Hand
empire-no-jobs = Es gibt gerade keine Aufträge.
empire-no-allies = Es gibt gerade keine Verbündeten.
empire-no-hand = Nur wer einen Platz hat, hat eine Hand.
# $n (number): cards; $over (number): how many of them are above the limit
empire-hand =
    { $over ->
        [0] Hand: { $n }
       *[other] Hand: { $n }, { $over } zu viel
    }
# $n (number): dollars
empire-suitcase = Koffer: { $n } $
empire-bank-money = Geldkarten
empire-bank-goods = Waren
empire-bank-decks = Stapel
empire-bank-discarded = abgeworfene Aufträge
# $piles: things with how many are left
empire-bank-left = { LIST($piles, type: "comma", each: "empire-pile") }
empire-pile = { NAME($thing) }: { $n }
# $jobs, $blue, $red (numbers): cards and tiles left
empire-decks = Aufträge: { $jobs }, blaue Plättchen: { $blue }, rote Plättchen: { $red }

## A turf from near, and the end

# $front, $back: abilities
empire-uses =
    { $front ->
        [0] { NAME($business) }: Hinterzimmer { LIST($back, type: "comma", times: "list-times") }
       *[other] { NAME($business) }: Fassade { LIST($front, type: "comma", times: "list-times") }; Hinterzimmer { LIST($back, type: "comma", times: "list-times") }
    }
empire-space = { NAME($place) } ({ LIST($areas, type: "comma") })
# $bonus (number): dollars
empire-bonus-turfs = { $bonus } $: { LIST($things, type: "comma") }
# $colours: with how many jobs
empire-bonus-colours = { $bonus } $: { LIST($colours, type: "comma", each: "empire-colour") }
empire-colour = { NAME($colour) } ({ $n })

# What may be typed to look up rules.
empire-rules-example = `rules F4`, `rules Pferdekopf`
