# The answers to questions. A message for one kind of question alone has its name before two dashes.

## The turn

# $left (number): how many Thugs are left to play
choice-thug = wyślij zbira i użyj frontu interesu
choice-member = wyślij { NAME($figure, case: "one") } i użyj zapleczy wokół pola
choice-set_aside = odłóż na bok { NAME($figure, case: "one") }: nie ma dla niego pola

# $goods, $cards: what a job asks for and pays
choice-business-action--job = wykonaj zlecenie „{ NAME($job) }” ({ deal }): { NAME($job, case: "text") }
choice-business-action--public = wykonaj publiczne zlecenie „{ NAME($job) }” ({ deal }): { NAME($job, case: "text") }
choice-business-action--ally = zagraj sojusznika „{ NAME($ally) }” – { NAME($ally, case: "text") }
deal = { LIST($goods, type: "comma", case: "one", times: "list-times") } za { LIST($cards, type: "plus") }

## Cards

choice-job = zlecenie „{ NAME($job) }” ({ deal }): { NAME($job, case: "text") }
choice-jobs-which--job = „{ NAME($job) }” ({ deal }): { NAME($job, case: "text") }
choice-ally = sojusznik „{ NAME($ally) }” – { NAME($ally, case: "text") }
choice-bribe-ally--ally = „{ NAME($ally) }” – { NAME($ally, case: "text") }
# $card (number): dollars; $times (number): how many of them there are to choose from
choice-money =
    { $times ->
        [1] { $card } $
       *[other] { $card } $ (dostępne: { $times })
    }
choice-good =
    { $times ->
        [1] { NAME($good, case: "one") }
       *[other] { NAME($good, case: "one") } (dostępne: { $times })
    }
choice-icon =
    { $times ->
        [1] { NAME($icon) }: { NAME($icon, case: "text") }
       *[other] { NAME($icon) } (dostępne: { $times }): { NAME($icon, case: "text") }
    }

## Places

# $control (own, rival, none): who controls the turf; $icons: what the front or back gives
choice-business =
    { $control ->
        [own] { NAME($business) } ({ NAME($turf) }, pod twoją kontrolą): { LIST($icons, type: "comma", times: "list-times") }
        [rival] { NAME($business) } ({ NAME($turf) }, pod kontrolą { NAME($controller, case: "genitive") }): { LIST($icons, type: "comma", times: "list-times") }
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
                [0] { NAME($turf) }, pod twoją kontrolą; nikogo tam nie ma
               *[other] { NAME($turf) }, pod twoją kontrolą; wpływy: { LIST($influence, type: "comma", each: "influence-of") }
            }
        [rival]
            { $influence ->
                [0] { NAME($turf) }, pod kontrolą { NAME($controller, case: "genitive") }; nikogo tam nie ma
               *[other] { NAME($turf) }, pod kontrolą { NAME($controller, case: "genitive") }; wpływy: { LIST($influence, type: "comma", each: "influence-of") }
            }
       *[none]
            { $influence ->
                [0] { NAME($turf) }; nikogo tam nie ma
               *[other] { NAME($turf) }; wpływy: { LIST($influence, type: "comma", each: "influence-of") }
            }
    }
influence-of = { NAME($seat) } – { $n }
# $height, $high (numbers): from below, and of how many
choice-marker = { NAME($turf) }: znacznik { $height } z { $high }, licząc od dołu

## Figures and seats

choice-thug_at =
    { $owned ->
        [own] twój { NAME($figure, case: "nominative") } { NAME($business, case: "inside") } ({ NAME($turf) })
        [neutral] { NAME($figure, case: "nominative") } { NAME($business, case: "inside") } ({ NAME($turf) })
       *[rival] { NAME($figure, case: "nominative") } { NAME($owner, case: "genitive") } { NAME($business, case: "inside") } ({ NAME($turf) })
    }
choice-member_at =
    { $owned ->
        [own] twój { NAME($figure, case: "nominative") } { NAME($place, case: "inside") } ({ LIST($areas) })
        [neutral] { NAME($figure, case: "nominative") } { NAME($place, case: "inside") } ({ LIST($areas) })
       *[rival] { NAME($figure, case: "nominative") } { NAME($owner, case: "genitive") } { NAME($place, case: "inside") } ({ LIST($areas) })
    }
choice-police_chief = { NAME($figure, case: "nominative") } { NAME($turf, case: "inside") }
choice-seat =
    { $owned ->
        [own] ty
       *[rival] { NAME($seat) }
    }
choice-front-first--seat =
    { $owned ->
        [own] najpierw ty
       *[rival] najpierw { NAME($seat) }
    }

## Yes, no, enough

choice-money_first = najpierw pieniądze ({ LIST($cards, type: "plus") })
choice-money_last = najpierw zdolność
choice-use = tak
choice-skip = nie
choice-done = nic więcej
choice-bid-card--done =
    { $total ->
        [0] bez oferty
       *[other] złóż ofertę { $total } $
    }
choice-suitcase-card--done = bez dalszych kart
choice-abilities--done = bez dalszych zdolności
choice-discard-card--skip = nic: karta nic więcej nie daje
choice-gun_down-figure--skip = nikt
choice-gun_down-turf--skip = w żadnej
choice-displace-figure--skip = nikogo
choice-move-figure--skip = nikogo
choice-neutral-place--skip = nigdzie
choice-front-business--skip = żadnego
choice-back-business--skip = żadnego
choice-back-turf--skip = w żadnej
choice-back-space--skip = żadnego
choice-control-place--skip = w żadnej
choice-control-remove--skip = w żadnej
choice-marker-recycle--skip = żadnego: stos zostaje, jaki jest

## What is sure to come of an answer at once; several stand side by side

# $owned (own, rival, neutral): whose it is for the reader; $seat: the same as a seat
certain-hudson =
    { $owned ->
        [own]
            { $count ->
                [one] twoja figurka trafia do Hudsonu
                [few] { $count } twoje figurki trafiają do Hudsonu
                [many] { $count } twoich figurek trafia do Hudsonu
               *[other] { $count } twojej figurki trafia do Hudsonu
            }
        [neutral]
            { $count ->
                [one] neutralna figurka trafia do Hudsonu
                [few] { $count } neutralne figurki trafiają do Hudsonu
                [many] { $count } neutralnych figurek trafia do Hudsonu
               *[other] { $count } neutralnej figurki trafia do Hudsonu
            }
       *[rival]
            { $count ->
                [one] figurka { NAME($seat, case: "genitive") } trafia do Hudsonu
                [few] { $count } figurki { NAME($seat, case: "genitive") } trafiają do Hudsonu
                [many] { $count } figurek { NAME($seat, case: "genitive") } trafia do Hudsonu
               *[other] { $count } figurki { NAME($seat, case: "genitive") } trafia do Hudsonu
            }
    }
# $gains (true, false): from then on, or no longer
certain-control =
    { $gains ->
        [true]
            { $owned ->
                [own] kontrolujesz { LIST($turfs) }
               *[rival] { NAME($seat) } kontroluje { LIST($turfs) }
            }
       *[false]
            { $owned ->
                [own] nie kontrolujesz już { LIST($turfs, case: "genitive") }
               *[rival] { NAME($seat) } nie kontroluje już { LIST($turfs, case: "genitive") }
            }
    }
certain-leads =
    { $gains ->
        [true]
            { $owned ->
                [own] prowadzisz { LIST($turfs, case: "inside") }
               *[rival] { NAME($seat) } prowadzi { LIST($turfs, case: "inside") }
            }
       *[false]
            { $owned ->
                [own] tracisz prowadzenie { LIST($turfs, case: "inside") }
               *[rival] { NAME($seat) } traci prowadzenie { LIST($turfs, case: "inside") }
            }
    }

## What to consider before an answer that gives something up

confirm-abilities--done =
    { $icons ->
        [0] { "" }
       *[other] Zostawiasz: { LIST($icons, type: "comma", times: "list-times") }. Później już tego nie weźmiesz.
    }
confirm-bid-card--done =
    { $total ->
        [0] { "" }
       *[other] Gdy wszyscy złożą oferty, twoja będzie jawna. Tego nie da się cofnąć.
    }
confirm-offer-card--money = Gdy wszyscy wybiorą, twoja karta zostanie pokazana i przepadnie. Tego nie da się cofnąć.
confirm-tax-card--money = Gdy wszyscy wybiorą, twoja karta zostanie pokazana i przepadnie. Tego nie da się cofnąć.
