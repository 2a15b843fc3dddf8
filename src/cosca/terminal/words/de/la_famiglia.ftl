# How the terminal draws La Famiglia. Names of things are those of the game's own catalogue.

## Panels and commands

famiglia-panel-map = die Karte von Sizilien
famiglia-panel-sheets = beide Aktionstableaus: die Steine und was Spalten und Felder bewirken
famiglia-panel-mats = die Familientableaus: Basiswerte, entfernte Steine und was als Nächstes kommt
famiglia-panel-orders = die Befehle deines Teams und die auf dem Spielplan; sind sie offen, der Reihe nach
famiglia-panel-tiles = die Kontrollplättchen im Spiel
famiglia-panel-mandamenti = wer welche Gebiete der Mandamenti kontrolliert
famiglia-look = ein Gebiet und seine Nachbarn
famiglia-score = Mandamenti
# $n (number): the round; $games (number): how many games
famiglia-when = Runde { $n }: { $games }

## The line above the table

# $phase (setup, planning, encounter, management, over); $after (planning, encounter): before the management
# $begun: whether $first starts; $changes: whether $next starts the next phase; $tokens (number): on the upper sheet
famiglia-header =
    { $phase ->
        [setup] Spielaufbau
       *[other] Runde { $round } von { $rounds } · { famiglia-phase }
    }{ $begun ->
        [true] {" "}· es beginnt { NAME($first) }
       *[false] {""}
    }{ $changes ->
        [true] {" "}· danach beginnt { NAME($next) }
       *[false] {""}
    }{ $phase ->
        [planning] { famiglia-tokens-left }
       *[other] {""}
    }
famiglia-phase =
    { $phase ->
        [planning] Planungsphase
        [encounter] Gefechtsphase
        [management]
            { $after ->
                [planning] Verwaltung nach der Planungsphase
               *[encounter] Verwaltung nach der Gefechtsphase
            }
       *[over] Spielende
    }
famiglia-tokens-left =
    { $tokens ->
        [0] {""}
        [one] {" "}· noch 1 Stein auf dem oberen Aktionstableau
       *[other] {" "}· noch { $tokens } Steine auf dem oberen Aktionstableau
    }

## Seats and areas

# One letter beside the sign of a seat. $family: its id
famiglia-letter =
    { $family ->
        [black] S
        [blue] B
        [green] G
        [red] R
        [white] W
       *[yellow] E
    }
famiglia-you = du
famiglia-mate = Team
# One letter each, as the legend says.
famiglia-sign-lab = l
famiglia-sign-car = a
famiglia-legend =
    ●R3 Rot, 3 Soldati (E Gelb)   ○ neutral   · leer   { famiglia-sign-lab } Labor   { famiglia-sign-car } Auto   ‹ Angreifer   ~ See, Boote
    Befehle: ? verdeckt   ■ von deinem Team   ! offen
famiglia-look-mandamento = Mandamento { NAME($mandamento) }
famiglia-look-area = grenzt an { NAME($area) }
famiglia-look-sea = am { NAME($sea) }

## Heads of tables

famiglia-head-seat = Familie
famiglia-head-mandamenti = Mand.
famiglia-head-areas = Gebiete
famiglia-head-soldati = Soldati
famiglia-head-money = Geld
famiglia-head-hq = Zentr.
famiglia-head-orders = Bef.
famiglia-head-recruit = anwerben
famiglia-head-place = einsetzen
famiglia-head-car = Auto
famiglia-head-where = wo
famiglia-head-whose = wessen
famiglia-head-order = Befehl
famiglia-head-does = Wirkung
famiglia-head-tile = Plättchen
famiglia-head-phase = Phase
famiglia-head-team-1 = Team 1
famiglia-head-team-2 = Team 2
famiglia-head-mandamento = Mandamento
famiglia-head-control = Kontrolle

## Orders and tiles

famiglia-no-orders = Noch führt niemand eine Familie, also gibt es keine Befehle.
famiglia-face-down = verdeckt
famiglia-place-hq = Zentrale
famiglia-place-sold = verkauft
# $moment (now, next, done): where an order is in the sequence; "" if it is in none
famiglia-does =
    { $moment ->
        [now] jetzt: { famiglia-shown }
        [done] ausgeführt, bleibt wegen der Schutzweste: { famiglia-shown }
       *[other] { famiglia-shown }
    }
# $supply (true, false), $initiative (number), $shows: parts
famiglia-shown =
    { $supply ->
        [true] Nachschub { $initiative }: { LIST($shows, type: "comma") }
       *[false] Angriff { $initiative }: { LIST($shows, type: "comma") }
    }
famiglia-order = { NAME($order) }: { famiglia-shown }
famiglia-tile-phase =
    { $phase ->
        [planning] Planung
       *[encounter] Gefecht
    }

## Sheets

famiglia-upper = oberes Aktionstableau
famiglia-lower = unteres Aktionstableau: freie Felder und wer die anderen besetzt
famiglia-column = Spalte
famiglia-tokens = Steine
famiglia-b-costs = B kostet
famiglia-b-gives = Option B: die ganze Spalte versetzen, einen Befehl erteilen, dazu
famiglia-empty = leer
famiglia-upper-sheet = Oberes Aktionstableau: { NAME($sheet) }
famiglia-lower-sheet = Unteres Aktionstableau: { NAME($sheet) }
famiglia-sheets-note = ♟ eine Ultima Azione   ∞ nimmt beliebig viele Steine auf

# What a space does in few letters. $n (number): the bonus. $join (and, or, one); $cost, $receives (numbers): money
famiglia-space =
    { $join ->
        [and] { LIST($parts, type: "plus") }
       *[or] { LIST($parts, type: "slash") }
    }{ $cost ->
        [0] {""}
       *[other] {" "}−{ $cost } Geld
    }{ $receives ->
        [0] {""}
       *[other] {" "}+{ $receives } Geld
    }{ $infinite ->
        [true] {" "}∞
       *[false] {""}
    }
list-slash = { $list } / { $next }
list-slash-last = { $list } / { $next }
famiglia-short-recruit = anwerben+{ $n }
famiglia-short-place = einsetzen+{ $n }
famiglia-short-place_existing = eins.+{ $n } eigene
famiglia-short-order = Befehl
famiglia-short-order_two_areas = Befehl 2 Geb.
famiglia-short-order_double = Doppelbefehl
famiglia-short-equipment = ausstatten
famiglia-short-launder = waschen
famiglia-short-gather = sammeln
famiglia-short-influence_supply = Einfl.→Vorrat
famiglia-short-influence_sheets = Einfl.→Tabl.
famiglia-short-influence_row = Einfl. 2/Reihe
famiglia-short-ultima = Ultima

## Mats

famiglia-no-families = Noch führt niemand eine Familie.
famiglia-mat-soldati = anwerben { $recruit }, einsetzen { $place }
famiglia-mat-cars = Auto { $attack }, Bombe { $bomb }
# $gives: what the space gives; $value, $bomb (numbers); $opens (true, false): whether it unlocks $unlocks
famiglia-mat-space =
    { $gives ->
        [car] ein Auto
        [lab] ein Drogenlabor
        [launder] Geld waschen
        [money] { $value } Geld
        [attack] Auto { $value }/{ $bomb }
        [place] Einsetzen { $value }
       *[recruit] Anwerben { $value }
    }{ $opens ->
        [true] {" "}+ { NAME($unlocks) }
       *[false] {""}
    }
famiglia-mats-note = × entfernt   ▸ die nächsten zwei (Option B entfernt beide)   · später; + schaltet einen Befehl frei

# What may be typed to look up rules.
famiglia-rules-example = `rules V4`, `rules Autobombe`
