# The glossary: what an element of the board is and does.

# $number: its number; $business: the business printed there
term-turf = Revier { $number } von New York. Aufgedruckt: { NAME($business) }. Nach jedem Akt legt die Familie mit dem meisten Einfluss hier einen Kontrollmarker obenauf. Wer das Revier kontrolliert, nutzt die Fassaden hier immer mit, wenn eine gegnerische Familie sie nutzt.
term-central_park = Ein Gebiet, aber kein Revier: Niemand kontrolliert es, und sein Geschäft hat nur ein Hinterzimmer.
# $deck (printed, blue, red); $turf: where it is printed; $front, $back: abilities
term-business =
    { $front ->
        [0] Aufgedruckt { NAME($turf, case: "at") }. Ohne Fassade. Hinterzimmer, für Familienmitglieder ringsum: { LIST($back, type: "comma", times: "list-times") }.
       *[other]
            { $deck ->
                [blue] Ein Plättchen des blauen Stapels: Es eröffnet in Akt I oder II. Fassade, für einen Gangster: { LIST($front, type: "comma", times: "list-times") }. Hinterzimmer, für Familienmitglieder ringsum: { LIST($back, type: "comma", times: "list-times") }.
                [red] Ein Plättchen des roten Stapels: Es eröffnet in Akt III oder IV. Fassade, für einen Gangster: { LIST($front, type: "comma", times: "list-times") }. Hinterzimmer, für Familienmitglieder ringsum: { LIST($back, type: "comma", times: "list-times") }.
               *[printed] Aufgedruckt { NAME($turf, case: "at") }. Fassade, für einen Gangster: { LIST($front, type: "comma", times: "list-times") }. Hinterzimmer, für Familienmitglieder ringsum: { LIST($back, type: "comma", times: "list-times") }.
            }
    }
# $three_plus (true, false): not used with 2 seats
term-place =
    { $three_plus ->
        [true] Ein Familienfeld zwischen diesen Gebieten: { LIST($areas) }. Wer hier steht, darf die Hinterzimmer aller Geschäfte dort nutzen. Bei zwei Familien nicht im Spiel.
       *[false] Ein Familienfeld zwischen diesen Gebieten: { LIST($areas) }. Wer hier steht, darf die Hinterzimmer aller Geschäfte dort nutzen.
    }
# $goods, $cards: what it asks for and pays
term-job = Kosten: { LIST($goods, type: "comma", times: "list-times") }. Lohn: { LIST($cards, type: "plus") }. { NAME($job, case: "text") } Der erfüllte Auftrag zählt am Ende für { NAME($colour, case: "noun") }.
term-ally = Ein Verbündeter aus { NAME($act) }. { NAME($ally, case: "text") } Beim Tribut kehrt er auf deine Hand zurück.
term-seat = Eine Person am Tisch, die eine Familie führt. Gespielt wird im Uhrzeigersinn, in der Reihenfolge der Nummern.
term-neutrals = { NAME("figure:mayor") }, { NAME("figure:union_boss") } und { NAME("figure:police_chief") }. Sie gehören niemandem und sind im Revierkampf eine gemeinsame Partei.
# $don, $consigliere, $heir: personal names
term-family = Eine Familie in { NAME($colour, case: "noun") }. { NAME("figure:don") }: { $don }, { NAME("figure:consigliere") }: { $consigliere }, { NAME("figure:heir") }: { $heir }.
# $icon: the ability
term-icon = { NAME($icon, case: "text") }

term-figure-thug = Eine Figur mit eckigem Sockel. Sie steht auf einem Geschäft, und du darfst dessen Fassade nutzen. Kontrolliert eine gegnerische Familie das Revier, nutzt diese die Fassade ebenfalls.
term-figure-don = Ein Familienmitglied ab Akt I: Es steht zwischen Gebieten, und du darfst die Hinterzimmer aller Geschäfte dort nutzen.
term-figure-consigliere = Ein Familienmitglied ab Akt II: Es steht zwischen Gebieten, und du darfst die Hinterzimmer aller Geschäfte dort nutzen.
term-figure-heir = Ein Familienmitglied in Akt IV: Es steht zwischen Gebieten, und du darfst die Hinterzimmer aller Geschäfte dort nutzen.
term-figure-mayor = Ein neutrales Familienmitglied. Ein Verbündeter lässt dich den Bürgermeister setzen oder versetzen, dann nutzt du die Hinterzimmer ringsum.
term-figure-union_boss = Ein neutraler Gangster. Ein Verbündeter lässt dich den Gewerkschaftsboss setzen oder versetzen, dann nutzt du dort die Fassade.
term-figure-police_chief = Eine neutrale Figur im Inneren eines Reviers, auf keinem Feld. Sie zählt im Revierkampf gegen jede Familie.

# $bonus (number): dollars; $markers (number): how many a family has
term-piece-control = Der oberste Marker auf dem Stapel eines Reviers zeigt, wer es kontrolliert. Am Ende erhält die Familie mit den meisten Markern im Stapel { $bonus } $. Jede Familie hat { $markers }.
term-piece-horse_head = Wer ihn hat, beginnt jeden Akt und gewinnt Gleichstände bei der Bestechung.
term-piece-suitcase = Das sichere Versteck einer Familie: Geld darin zählt am Ende, und Gebote kommen daraus. Die anderen sehen nicht hinein.
term-piece-hand = Verdeckte Karten: Geld, Waren, Aufträge und Verbündete. Nach jedem Akt wirfst du bis auf das Handlimit ab.
term-piece-bank = Die gemeinsamen Stapel für Geld und Waren. Gewechselt wird nie.
term-piece-hudson = Hier liegen ausgeschaltete Figuren, bis der Akt vorbei ist.
term-money = Geld, das nie gewechselt wird. Im Koffer zählt es am Ende; auf der Hand kann es beim Tribut verloren gehen.
term-good-gun = Eine Ware. Du bezahlst damit Aufträge.
term-good-booze = Eine Ware. Du bezahlst damit Aufträge.
term-good-blood_money = Eine Ware. Du bezahlst damit Aufträge.
term-good-narcotics = Eine Ware, die beim Bezahlen eines Auftrags eine Waffe, einen Schnaps oder ein Blutgeld ersetzt.
