# The answers to questions. A message for one kind of question alone has its name before two dashes.

## The turn

# $left (number): how many Thugs are left to play
choice-thug = Gangster einsetzen: die Fassade eines Geschäfts nutzen
choice-member = { NAME($figure, case: "the_accusative") } einsetzen: die Hinterzimmer rund um ein Feld nutzen
choice-set_aside = { NAME($figure, case: "the_accusative") } beiseitelegen: kein Feld ist frei

# $goods, $cards: what a job asks for and pays
choice-business-action--job = { NAME($job, case: "quoted") } erfüllen ({ deal }): { NAME($job, case: "text") }
choice-business-action--public = den offenen Auftrag { NAME($job, case: "quoted") } erfüllen ({ deal }): { NAME($job, case: "text") }
choice-business-action--ally = { NAME($ally, case: "quoted") } ausspielen – { NAME($ally, case: "text") }
deal = { LIST($goods, type: "comma", times: "list-times") } für { LIST($cards, type: "plus") }

## Cards

choice-job = der Auftrag { NAME($job, case: "quoted") } ({ deal }): { NAME($job, case: "text") }
choice-jobs-which--job = { NAME($job) } ({ deal }): { NAME($job, case: "text") }
choice-ally = der Verbündete { NAME($ally, case: "quoted") } – { NAME($ally, case: "text") }
choice-bribe-ally--ally = { NAME($ally) } – { NAME($ally, case: "text") }
# $card (number): dollars; $times (number): how many of them there are to choose from
choice-money =
    { $times ->
        [1] { $card } $
       *[other] { $times } × { $card } $
    }
choice-good =
    { $times ->
        [1] { NAME($good) }
       *[other] { $times } × { NAME($good) }
    }
choice-icon =
    { $times ->
        [1] { NAME($icon) }: { NAME($icon, case: "text") }
       *[other] { $times } × { NAME($icon) }: { NAME($icon, case: "text") }
    }

## Places

# $control (own, rival, none): who controls the turf; $icons: what the front or back gives
choice-business =
    { $control ->
        [own] { NAME($business) } ({ NAME($turf) }, von dir kontrolliert): { LIST($icons, type: "comma", times: "list-times") }
        [rival] { NAME($business) } ({ NAME($turf) }, kontrolliert von { NAME($controller) }): { LIST($icons, type: "comma", times: "list-times") }
       *[none] { NAME($business) } ({ NAME($turf) }): { LIST($icons, type: "comma", times: "list-times") }
    }
choice-displace-to--business = { NAME($business) } ({ NAME($turf) })
choice-place = { NAME($place) } ({ LIST($areas) }): { LIST($icons, type: "comma", times: "list-times") }
choice-displace-to--place = { NAME($place) } ({ LIST($areas) })
# $influence: by seat (0: the neutrals)
choice-turf =
    { $control ->
        [own]
            { $influence ->
                [0] { NAME($turf) }, von dir kontrolliert; niemand ist dort
               *[other] { NAME($turf) }, von dir kontrolliert; Einfluss: { LIST($influence, type: "comma", each: "influence-of") }
            }
        [rival]
            { $influence ->
                [0] { NAME($turf) }, kontrolliert von { NAME($controller) }; niemand ist dort
               *[other] { NAME($turf) }, kontrolliert von { NAME($controller) }; Einfluss: { LIST($influence, type: "comma", each: "influence-of") }
            }
       *[none]
            { $influence ->
                [0] { NAME($turf) }; niemand ist dort
               *[other] { NAME($turf) }; Einfluss: { LIST($influence, type: "comma", each: "influence-of") }
            }
    }
influence-of = { NAME($seat) } { $n }
# $height, $high (numbers): from below, and of how many
choice-marker = { NAME($turf) }: Marker { $height } von { $high }, von unten gezählt

## Figures and seats

choice-thug_at =
    { $owned ->
        [own] dein { NAME($figure) } { NAME($business, case: "at") } ({ NAME($turf) })
        [neutral] { NAME($figure, case: "the") } { NAME($business, case: "at") } ({ NAME($turf) })
       *[rival] { NAME($figure, case: "the") } { NAME($owner, case: "genitive") } { NAME($business, case: "at") } ({ NAME($turf) })
    }
choice-member_at =
    { $owned ->
        [own] dein { NAME($figure) } { NAME($place, case: "at") } ({ LIST($areas) })
        [neutral] { NAME($figure, case: "the") } { NAME($place, case: "at") } ({ LIST($areas) })
       *[rival] { NAME($figure, case: "the") } { NAME($owner, case: "genitive") } { NAME($place, case: "at") } ({ LIST($areas) })
    }
choice-police_chief = { NAME($figure, case: "the") } { NAME($turf, case: "at") }
choice-seat =
    { $owned ->
        [own] du
       *[rival] { NAME($seat) }
    }
choice-front-first--seat =
    { $owned ->
        [own] du zuerst
       *[rival] { NAME($seat) } zuerst
    }

## Yes, no, enough

choice-money_first = zuerst das Geld ({ LIST($cards, type: "plus") })
choice-money_last = zuerst die Fähigkeit
choice-use = ja
choice-skip = nein
choice-done = nichts weiter
choice-bid-card--done =
    { $total ->
        [0] nichts bieten
       *[other] { $total } $ bieten
    }
choice-suitcase-card--done = keine weitere Karte
choice-abilities--done = keine weitere Fähigkeit
choice-discard-card--skip = nichts: die Karte bewirkt nichts weiter
choice-gun_down-figure--skip = niemanden ausschalten
choice-gun_down-turf--skip = nirgends
choice-displace-figure--skip = niemanden versetzen
choice-move-figure--skip = keine Figur versetzen
choice-neutral-place--skip = nirgendwohin
choice-front-business--skip = keine Fassade
choice-back-business--skip = kein Hinterzimmer
choice-back-turf--skip = in keinem
choice-back-space--skip = um keins
choice-control-place--skip = in keinem
choice-control-remove--skip = in keinem
choice-marker-recycle--skip = keinen: der Stapel bleibt, wie er ist

## What is sure to come of an answer at once; several stand side by side

# $owned (own, rival, neutral): whose it is for the reader; $seat: the same as a seat
certain-hudson =
    { $owned ->
        [own]
            { $count ->
                [1] du verlierst eine Figur an den Hudson
               *[other] du verlierst { $count } Figuren an den Hudson
            }
        [neutral]
            { $count ->
                [1] eine neutrale Figur kommt in den Hudson
               *[other] { $count } neutrale Figuren kommen in den Hudson
            }
       *[rival]
            { $count ->
                [1] { NAME($seat) } verliert eine Figur an den Hudson
               *[other] { NAME($seat) } verliert { $count } Figuren an den Hudson
            }
    }
# $gains (true, false): from then on, or no longer
certain-control =
    { $gains ->
        [true]
            { $owned ->
                [own] du kontrollierst { LIST($turfs, case: "accusative") }
               *[rival] { NAME($seat) } kontrolliert { LIST($turfs, case: "accusative") }
            }
       *[false]
            { $owned ->
                [own] du kontrollierst { LIST($turfs, case: "accusative") } nicht mehr
               *[rival] { NAME($seat) } kontrolliert { LIST($turfs, case: "accusative") } nicht mehr
            }
    }
certain-leads =
    { $gains ->
        [true]
            { $owned ->
                [own] du würdest { LIST($turfs, case: "accusative") } gewinnen
               *[rival] { NAME($seat) } würde { LIST($turfs, case: "accusative") } gewinnen
            }
       *[false]
            { $owned ->
                [own] du würdest { LIST($turfs, case: "accusative") } nicht mehr gewinnen
               *[rival] { NAME($seat) } würde { LIST($turfs, case: "accusative") } nicht mehr gewinnen
            }
    }

## What to consider before an answer that gives something up

confirm-abilities--done =
    { $icons ->
        [0] { "" }
       *[other] Du lässt liegen: { LIST($icons, type: "comma", times: "list-times") }. Später kannst du das nicht mehr nehmen.
    }
confirm-bid-card--done =
    { $total ->
        [0] { "" }
       *[other] Sobald alle geboten haben, sehen alle dein Gebot. Das lässt sich nicht zurücknehmen.
    }
confirm-offer-card--money = Sobald alle gewählt haben, wird deine Karte aufgedeckt und ist weg. Das lässt sich nicht zurücknehmen.
confirm-tax-card--money = Sobald alle gewählt haben, wird deine Karte aufgedeckt und ist weg. Das lässt sich nicht zurücknehmen.
