# The glossary: what an element of the board is and does.

# $number: its number; $business: the business printed there
term-turf = Dzielnica Nowego Jorku numer { $number }. Nadrukowany interes: { NAME($business) }. Kto po akcie ma w niej najwięcej wpływów, kładzie na wierzchu znacznik kontroli; kto ją kontroluje, używa tutejszych frontów zawsze, gdy używa ich rywal.
term-central_park = Obszar, ale nie dzielnica: nikt go nie kontroluje, a tutejszy interes ma tylko zaplecze.
# $deck (printed, blue, red); $turf: where it is printed; $front, $back: abilities
term-business =
    { $front ->
        [0] Interes nadrukowany { NAME($turf, case: "inside") }. Nie ma frontu. Zaplecze, dla członków rodziny wokół: { LIST($back, type: "comma", times: "list-times") }.
       *[other]
            { $deck ->
                [blue] Kafelek z niebieskiej talii, otwierany w akcie I lub II. Front, dla zbira: { LIST($front, type: "comma", times: "list-times") }. Zaplecze, dla członków rodziny wokół: { LIST($back, type: "comma", times: "list-times") }.
                [red] Kafelek z czerwonej talii, otwierany w akcie III lub IV. Front, dla zbira: { LIST($front, type: "comma", times: "list-times") }. Zaplecze, dla członków rodziny wokół: { LIST($back, type: "comma", times: "list-times") }.
               *[printed] Interes nadrukowany { NAME($turf, case: "inside") }. Front, dla zbira: { LIST($front, type: "comma", times: "list-times") }. Zaplecze, dla członków rodziny wokół: { LIST($back, type: "comma", times: "list-times") }.
            }
    }
# $three_plus (true, false): not used with 2 seats
term-place =
    { $three_plus ->
        [true] Pole członka rodziny między { LIST($areas, case: "instrumental") }. Kto tu stoi, może użyć zapleczy wszystkich interesów wokół. Niedostępne w grze dwóch rodzin.
       *[false] Pole członka rodziny między { LIST($areas, case: "instrumental") }. Kto tu stoi, może użyć zapleczy wszystkich interesów wokół.
    }
# $goods, $cards: what it asks for and pays
term-job = Wymagane towary: { LIST($goods, type: "comma", case: "one", times: "list-times") }. Zapłata: { LIST($cards, type: "plus") }. { NAME($job, case: "text") } Wykonane liczy się na koniec do koloru { NAME($colour, case: "genitive") }.
term-ally = Sojusznik { NAME($act, case: "genitive") }. { NAME($ally, case: "text") } Przy daninie wraca na twoją rękę.
term-seat = Gracz. Tury idą zgodnie z ruchem wskazówek zegara, według numerów graczy.
term-neutrals = { NAME("figure:mayor") }, { NAME("figure:union_boss", case: "nominative") } i { NAME("figure:police_chief", case: "nominative") }. Nie należą do nikogo, a w walce o dzielnice są jednym stronnictwem.
# $don, $consigliere, $heir: personal names
term-family = Rodzina w kolorze { NAME($colour, case: "locative") }. Jej { NAME("figure:don", case: "nominative") } to { $don }, { NAME("figure:consigliere", case: "nominative") } – { $consigliere }, { NAME("figure:heir", case: "nominative") } – { $heir }.
# $icon: the ability
term-icon = { NAME($icon, case: "text") }

term-figure-thug = Figurka z kwadratową podstawką. Stoi w interesie i pozwala użyć jego frontu. Rywal, który kontroluje dzielnicę, też używa tego frontu.
term-figure-don = Członek rodziny od aktu I: stoi między obszarami i pozwala użyć zapleczy wszystkich tamtejszych interesów.
term-figure-consigliere = Członek rodziny od aktu II: stoi między obszarami i pozwala użyć zapleczy wszystkich tamtejszych interesów.
term-figure-heir = Członek rodziny w akcie IV: stoi między obszarami i pozwala użyć zapleczy wszystkich tamtejszych interesów.
term-figure-mayor = Neutralny członek rodziny. Sojusznik pozwala go postawić lub przesunąć, a wtedy używasz zapleczy wokół niego.
term-figure-union_boss = Neutralny zbir. Sojusznik pozwala go postawić lub przesunąć, a wtedy używasz tamtejszego frontu.
term-figure-police_chief = Neutralna figurka wewnątrz dzielnicy, na żadnym polu. W walce o dzielnicę liczy się przeciwko każdej rodzinie.

# $bonus (number): dollars; $markers (number): how many a family has
term-piece-control = Znacznik na wierzchu stosu pokazuje, kto kontroluje dzielnicę. Na koniec gry najwięcej znaczników w stosie daje { $bonus } $. { $markers ->
        [one] Rodzina ma { $markers } taki znacznik.
        [few] Rodzina ma { $markers } takie znaczniki.
        [many] Rodzina ma { $markers } takich znaczników.
       *[other] Rodzina ma { $markers } takiego znacznika.
    }
term-piece-horse_head = Kto go ma, zaczyna każdy akt i wygrywa remisy przy łapówkach.
term-piece-suitcase = Bezpieczny schowek rodziny: pieniądze w walizce liczą się na koniec gry i z nich płaci się oferty. Rywale nie widzą jej zawartości.
term-piece-hand = Ukryte karty: pieniądze, towary, zlecenia i sojusznicy. Po każdym akcie trzeba zejść do limitu ręki.
term-piece-bank = Wspólne stosy pieniędzy i towarów. Bank nigdy nie rozmienia pieniędzy.
term-piece-hudson = Wyeliminowane figurki leżą tu do końca aktu.
term-money = Pieniądze, których nigdy nie rozmienia się na inne karty. W walizce liczą się na koniec gry; z ręki mogą przepaść przy daninie.
term-good-gun = Towar. Wymagają go zlecenia.
term-good-booze = Towar. Wymagają go zlecenia.
term-good-blood_money = Towar. Wymagają go zlecenia.
term-good-narcotics = Towar, który przy opłacaniu zlecenia zastępuje broń, alkohol albo krwawe pieniądze.
