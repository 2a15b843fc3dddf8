# The questions of the game. The attribute .only says what may be chosen, and so why all else may not.
# Every question has $turn (whose turn it is), $why (why the reader is asked: turn, controller, rival, turf_war, bribery,
# tribute), $card and $card_kind (the job or ally that is carried out: job, ally, none).

# Stands before a question that belongs to a card, or to the share of whoever controls the turf in another's turn.
of-card =
    { $why ->
        [controller] Zug { NAME($turn, case: "genitive") }, und du kontrollierst das Revier –{" "}
       *[other]
            { $card_kind ->
                [job] { NAME($card) } –{" "}
                [ally] { NAME($card) } –{" "}
               *[none] {""}
            }
    }

## The turn

# $thugs (number), $members (list of figures): the reader's figures that are not on the board yet
ask-business-action = Du bist am Zug. Was tust du?
    .only = Setze eine Figur ein, für die ein Feld frei ist, erfülle einen Auftrag, den du bezahlen kannst, oder spiele einen Verbündeten von deiner Hand aus. Passen geht nicht.
ask-thug-business = Auf welches Geschäft stellst du deinen Gangster? Du darfst dessen Fassade nutzen; kontrolliert eine gegnerische Familie das Revier, nutzt sie die Fassade auch.
    .only = Nur Geschäfte auf dem Spielplan mit leerem Gangsterfeld.
# $figure: the Family Member that is played; $seats (number): how many play
ask-member-place = Wohin stellst du deinen { NAME($figure, case: "plain_accusative") }? Du darfst die Hinterzimmer aller Geschäfte ringsum nutzen.
    .only =
        { $seats ->
            [2] Nur leere Familienfelder, und keine mit 3+, weil zwei Familien spielen.
           *[other] Nur leere Familienfelder.
        }

## Abilities

# $icons: the abilities still to use; $side (front, back, none); $business, $turf: the front that is used
ask-abilities =
    { $why ->
        [controller] { NAME($turn) } nutzt die Fassade { NAME($business, case: "genitive") }, und du kontrollierst { NAME($turf, case: "accusative") }. Welche Fähigkeit nutzt du als Nächstes? Noch übrig: { LIST($icons, type: "comma", times: "list-times") }.
       *[other]
            { $side ->
                [front] { of-card }Welche Fähigkeit { NAME($business, case: "genitive") } nutzt du als Nächstes? Noch übrig: { LIST($icons, type: "comma", times: "list-times") }.
                [back] { of-card }Welche Fähigkeit der Hinterzimmer nutzt du als Nächstes? Noch übrig: { LIST($icons, type: "comma", times: "list-times") }.
               *[none] { of-card }Welche Fähigkeit nutzt du als Nächstes? Noch übrig: { LIST($icons, type: "comma", times: "list-times") }.
            }
    }
    .only = Nur Symbole, die du noch nicht genutzt hast und die jetzt etwas bewirken.
ask-front-first = { of-card }{ NAME($controller) } kontrolliert { NAME($turf, case: "accusative") } und nutzt die Fassade { NAME($business, case: "genitive") } ebenfalls ({ LIST($icons, type: "comma", times: "list-times") }). Wer ist zuerst dran?
    .only = Du oder { NAME($controller) }, denn diese Familie kontrolliert das Revier.
# $control (own, rival, none): who controls the turf of the business
ask-front-use =
    { $control ->
        [rival] { of-card }Nutzt du die Fassade { NAME($business, case: "genitive") } ({ LIST($icons, type: "comma", times: "list-times") })? { NAME($controller) } nutzt sie dann auch.
       *[other] { of-card }Nutzt du die Fassade { NAME($business, case: "genitive") } ({ LIST($icons, type: "comma", times: "list-times") })?
    }
    .only = Nutzt du sie nicht, nutzt sie niemand.
# $n (number): how many cards at most
ask-suitcase-card =
    { $n ->
        [one] { of-card }Welche Geldkarte legst du aus der Hand in deinen Koffer? Alle sehen sie.
       *[other] { of-card }Welche Geldkarte legst du aus der Hand in deinen Koffer? Bis zu { $n }; alle sehen sie.
    }
    .only = Nur Geldkarten aus deiner Hand.
# $n (number): how many are still to go; $optional (true, false): whether nothing need be discarded
ask-discard-card =
    { $n ->
        [one] { of-card }Welche Handkarte wirfst du ab?
       *[other] { of-card }Welche Handkarte wirfst du ab? Noch { $n }.
    }
    .only = Nur Karten aus deiner Hand, gleich welcher Art.
ask-good-which = { of-card }Welche Ware nimmst du?
    .only = Nur { NAME("good:gun", case: "accusative") }, { NAME("good:booze", case: "accusative") } oder { NAME("good:blood_money", case: "accusative") }, soweit die Bank noch welche hat.
# $n (number): how many of the jobs must be kept
ask-jobs-which =
    { $n ->
        [one] { of-card }Du siehst dir diese Aufträge an. Welchen behältst du?
       *[other] { of-card }Du siehst dir diese Aufträge an und behältst { $n } davon. Welchen als Nächstes?
    }
    .only = Nur die Aufträge, die du dir gerade ansiehst.

## Jobs and cards

# $due: the good that must be paid now
ask-job-pay = { NAME($job, case: "quoted") } verlangt { NAME($due, case: "accusative") }. Womit bezahlst du?
    .only = Nur mit der verlangten Ware oder mit Rauschgift, das du nicht für den Rest der Kosten brauchst.
# $cards: the money of the job
ask-job-money = { NAME($job, case: "quoted") }: Nimmst du das Geld ({ LIST($cards, type: "plus") }) vor oder nach der Fähigkeit?
    .only = Das Geld kommt vor oder nach der Fähigkeit; ablehnen kannst du es nicht.
# $effect: which effect it is; its facts are those of the message of the effect
ask-effect-use =
    { $effect ->
        [take_money] { of-card }{ effect-take_money } Nutzt du das?
        [take_goods] { of-card }{ effect-take_goods } Nutzt du das?
        [draw_jobs] { of-card }{ effect-draw_jobs } Nutzt du das?
        [trade] { of-card }{ effect-trade } Nutzt du das?
        [horse_head] { of-card }{ effect-horse_head } Nutzt du das?
        [offer] { of-card }{ effect-offer } Nutzt du das?
        [rival_suitcase_one] { of-card }{ effect-rival_suitcase_one } Nutzt du das?
        [rival_suitcase_each] { of-card }{ effect-rival_suitcase_each } Nutzt du das?
        [bank_to_suitcase] { of-card }{ effect-bank_to_suitcase } Nutzt du das?
       *[control_bonus] { of-card }{ effect-control_bonus } Nutzt du das?
    }
    .only = Diesen Effekt nutzt du ganz oder gar nicht.

## Figures

# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf); $n
ask-gun_down-figure =
    { $kind ->
        [thug] { of-card }Welchen Gangster schaltest du aus?
        [family] { of-card }Welches Familienmitglied schaltest du aus?
       *[any] { of-card }Welche Figur schaltest du aus?
    }
    .only = Nur { a-kind } { of-whom }{ in-where }.
a-kind =
    { $kind ->
        [thug] ein Gangster
        [family] ein Familienmitglied
       *[any] eine Figur
    }
of-whom =
    { $whose ->
        [rival_ahead] einer Familie, die mehr Reviere kontrolliert als du,
        [all] gleich welcher Familie, auch deiner eigenen,
       *[other] einer gegnerischen Familie oder der Neutralen
    }
in-where =
    { $where ->
        [own_figure] {" "}in einem Revier mit einer Figur von dir
        [own_control] {" "}in einem Revier, das du kontrollierst
        [same_turf] {" "}{ NAME($spot, case: "at") }
       *[any] {" "}irgendwo auf dem Spielplan
    }
ask-gun_down-turf = { of-card }In welchem Revier schaltest du alle Figuren aus, auch deine eigenen?
    .only = Nur Reviere, in denen eine Figur steht.
ask-displace-figure =
    { $kind ->
        [thug] { of-card }Welchen Gangster versetzt du?
        [family] { of-card }Welches Familienmitglied versetzt du?
       *[any] { of-card }Welche Figur versetzt du?
    }
    .only = Nur { a-kind } { of-whom } und nur, wenn es ein anderes leeres Feld für die Figur gibt.
# $owned (own, rival, neutral): whose figure it is
ask-displace-to =
    { $owned ->
        [own] { of-card }Wohin versetzt du deinen { NAME($figure, case: "plain_accusative") }? Genutzt wird dort nichts.
        [neutral] { of-card }Wohin versetzt du { NAME($figure, case: "the_accusative") }? Genutzt wird dort nichts.
       *[rival] { of-card }Wohin versetzt du { NAME($figure, case: "the_accusative") } { NAME($owner, case: "genitive") }? Genutzt wird dort nichts.
    }
    .only = Nur andere leere Felder für Figuren dieser Art.
ask-move-figure =
    { $kind ->
        [thug] { of-card }Welchen deiner Gangster versetzt du?
        [family] { of-card }Welches deiner Familienmitglieder versetzt du?
       *[any] { of-card }Welche deiner Figuren versetzt du?
    }
    .only =
        { $kind ->
            [thug] Nur einer deiner Gangster auf dem Spielplan, für den ein anderes leeres Feld da ist.
            [family] Nur eines deiner Familienmitglieder auf dem Spielplan, für das ein anderes leeres Feld da ist.
           *[any] Nur eine deiner Figuren auf dem Spielplan, für die ein anderes leeres Feld da ist.
        }
ask-move-to = { of-card }Wohin versetzt du deinen { NAME($figure, case: "plain_accusative") }? Du nutzt dort alles, als hättest du ihn gerade eingesetzt.
    .only = Nur andere leere Felder für Figuren dieser Art.
# $case (mayor, mayor_two, union_boss, police_chief)
ask-neutral-place = { of-card }Wohin kommt { NAME($figure, case: "the") }? In diesem Zug arbeitet er für dich.
    .only =
        { $case ->
            [mayor_two] Nur leere Familienfelder zwischen zwei Gebieten.
            [union_boss] Nur leere Gangsterfelder.
            [police_chief] Nur Reviere, und nicht das, in dem { NAME($figure, case: "the") } schon steht.
           *[mayor] Nur leere Familienfelder.
        }

## Businesses and control markers

ask-front-business = { of-card }Die Fassade welches Geschäfts nutzt du? Kontrolliert eine gegnerische Familie das Revier, nutzt sie die Fassade auch.
    .only =
        { $where ->
            [emptied] Nur das Geschäft, das gerade geräumt wurde.
            [own_figure] Nur Geschäfte in einem Revier mit einer Figur von dir, jedes einmal; { NAME("turf:central_park", case: "the") } hat keine Fassade.
            [own_control] Nur Geschäfte in einem Revier, das du kontrollierst, jedes einmal; { NAME("turf:central_park", case: "the") } hat keine Fassade.
           *[any] Nur Geschäfte auf dem Spielplan, jedes einmal; { NAME("turf:central_park", case: "the") } hat keine Fassade.
        }
ask-back-business = { of-card }Das Hinterzimmer welches Geschäfts nutzt du?
    .only =
        { $where ->
            [own_figure] Nur Geschäfte in einem Revier mit einer Figur von dir.
           *[any] Nur Geschäfte in einem Revier.
        }
ask-back-turf = { of-card }In welchem Revier nutzt du die Hinterzimmer aller Geschäfte?
    .only = { only-turfs }
ask-back-space = { of-card }Rund um welches Feld nutzt du alle Hinterzimmer? Es darf besetzt sein.
    .only = Jedes Familienfeld im Spiel, ob besetzt oder nicht.
# $markers (number): how many markers the reader has left
ask-control-place = { of-card }In welchem Revier legst du einen Kontrollmarker obenauf?
    .only = { only-turfs }
only-turfs =
    { $where ->
        [own_figure] Nur Reviere mit einer Figur von dir; { NAME("turf:central_park", case: "the") } ist kein Revier.
        [own_control] Nur Reviere, die du kontrollierst; { NAME("turf:central_park", case: "the") } ist kein Revier.
       *[any] Nur Reviere; { NAME("turf:central_park", case: "the") } ist keins.
    }
ask-control-remove = { of-card }In welchem Revier entfernst du den obersten Marker? Er geht an seine Familie zurück.
    .only =
        { $where ->
            [own_figure] Nur Reviere mit einer Figur von dir, in denen ein gegnerischer Marker obenauf liegt.
           *[any] Nur Reviere, in denen ein gegnerischer Marker obenauf liegt.
        }
ask-marker-recycle = { of-card }Du hast keinen Kontrollmarker mehr für { NAME($turf, case: "accusative") }. Welchen vom Spielplan legst du dorthin?
    .only = Nur deine eigenen Marker auf dem Spielplan, auf beliebiger Höhe.

## Sealed choices

# $picked: the cards bid so far; $total, $left (numbers): dollars bid, and not bid
ask-bid-card =
    { $picked ->
        [0] Bestechung: Welches Geld aus deinem Koffer bietest du? Wer am meisten bietet, wählt zuerst einen Verbündeten. Noch ist nichts geboten.
        [1] Bestechung: Welches Geld aus deinem Koffer bietest du? Wer am meisten bietet, wählt zuerst einen Verbündeten. Bisher: { $total } $.
       *[other] Bestechung: Welches Geld aus deinem Koffer bietest du? Wer am meisten bietet, wählt zuerst einen Verbündeten. Bisher: { LIST($picked) }, zusammen { $total } $.
    }
    .only = Nur Geld aus deinem Koffer, nicht aus deiner Hand.
ask-bribe-ally = Für dein Gebot bekommst du einen Verbündeten. Welchen nimmst du?
    .only = Nur die Verbündeten, die offen ausliegen.
# $picked: the cards chosen so far; $left (number): how many are still to go; $limit (number): the hand limit
ask-tribute-card =
    { $picked ->
        [0] Tribut an den Don: Welche Karte wirfst du ab? Noch { $left }, das Handlimit ist { $limit }.
       *[other]
            { $left ->
                [0] Tribut an den Don: Deine Wahl steht ({ LIST($picked) }). Du kannst sie ändern, bis alle gewählt haben.
               *[other] Tribut an den Don: Welche Karte wirfst du ab? Noch { $left }, das Handlimit ist { $limit }. Bisher: { LIST($picked) }.
            }
    }
    .only = Nur Karten aus deiner Hand; du wirfst genau bis zum Limit ab.
# $to: whose offer it is
ask-offer-card = Ein Angebot von { NAME($to) }: Welche Geldkarte aus deiner Hand setzt du ein? Die höchste geht an { NAME($to) }, die anderen an die Bank.
    .only = Genau eine Geldkarte aus deiner Hand.
# $by: who audits
ask-tax-card = { NAME($by) } lässt die Koffer prüfen: Welche Geldkarte aus deinem Koffer gibst du an die Bank zurück?
    .only = Genau eine Geldkarte aus deinem Koffer.
ask-rob-rival = { of-card }Aus wessen Koffer nimmst du eine zufällige Geldkarte?
    .only = Nur gegnerische Familien mit Geld im Koffer.
