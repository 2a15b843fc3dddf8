# The effects of jobs and allies, each as a whole sentence. The text of a card is made of them, in turn. An effect is
# always optional.

# $effects: messages
card-text = { LIST($effects, type: "sentences") }

# $n (number): how many cards at most
effect-suitcase =
    { $n ->
        [one] Du darfst 1 Geldkarte von deiner Hand in deinen Koffer legen.
       *[other] Du darfst bis zu { $n } Geldkarten von deiner Hand in deinen Koffer legen.
    }
# $cards: money cards
effect-take_money = Nimm { LIST($cards, type: "plus") }.
# $fixed: goods that are named; $choices (number): goods that you choose
effect-take_goods =
    { $choices ->
        [0] Nimm { LIST($fixed, case: "accusative") }.
        [one]
            { $fixed ->
                [0] Nimm nach Wahl eine Waffe, einen Schnaps oder ein Blutgeld.
               *[other] Nimm { LIST($fixed, case: "accusative") } sowie nach Wahl eine Waffe, einen Schnaps oder ein Blutgeld.
            }
       *[other]
            { $fixed ->
                [0] Nimm { $choices } Waren nach Wahl (Waffe, Schnaps, Blutgeld).
               *[other] Nimm { LIST($fixed, case: "accusative") } sowie { $choices } Waren nach Wahl (Waffe, Schnaps, Blutgeld).
            }
    }
# $look, $keep (numbers)
effect-draw_jobs =
    { $keep ->
        [one] Sieh dir die obersten { $look } Aufträge an, behalte einen und wirf die anderen ab.
       *[other] Sieh dir die obersten { $look } Aufträge an, behalte { $keep } und wirf die anderen ab.
    }
# $icon: an ability that discards cards
effect-trade = { NAME($icon, case: "text") }
effect-horse_head = Nimm den Pferdekopf.
# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf);
# $n (number): how many at most; -1: everybody in a turf
effect-gun_down =
    { $n ->
        [-1] Wähle ein Revier und schalte alle Figuren darin aus, auch eigene und neutrale.
       *[other]
            { $whose ->
                [rival_ahead] Schalte { gunned-where } { so-many } einer Familie aus, die mehr Reviere kontrolliert als du.
               [all] Schalte { gunned-where } { so-many } aus, auch von deiner eigenen Familie.
               *[other] Schalte { gunned-where } { so-many } aus, aber keine eigene Figur.
            }
    }
so-many =
    { $n ->
        [one]
            { $kind ->
                [thug] einen Gangster
                [family] ein Familienmitglied
               *[any] eine Figur
            }
       *[other]
            { $kind ->
                [thug] bis zu { $n } Gangster
                [family] bis zu { $n } Familienmitglieder
               *[any] bis zu { $n } Figuren
            }
    }
gunned-where =
    { $where ->
        [own_figure] in einem Revier mit einer Figur von dir
        [own_control] in einem von dir kontrollierten Revier
        [same_turf] dort
       *[any] irgendwo auf dem Spielplan
    }
effect-displace =
    { $whose ->
        [rival_ahead]
            { $n ->
                [one] Versetze { so-many } einer Familie, die mehr Reviere kontrolliert als du, auf ein anderes leeres Feld derselben Art; genutzt wird dort nichts.
               *[other] Versetze { so-many } von Familien, die mehr Reviere kontrollieren als du, auf andere leere Felder derselben Art; genutzt wird dort nichts.
            }
       *[other]
            { $n ->
                [one]
                    { $kind ->
                        [thug] Versetze einen fremden Gangster auf ein anderes leeres Feld derselben Art; genutzt wird dort nichts.
                        [family] Versetze ein fremdes Familienmitglied auf ein anderes leeres Feld derselben Art; genutzt wird dort nichts.
                       *[any] Versetze eine fremde Figur auf ein anderes leeres Feld derselben Art; genutzt wird dort nichts.
                    }
               *[other]
                    { $kind ->
                        [thug] Versetze bis zu { $n } fremde Gangster auf andere leere Felder derselben Art; genutzt wird dort nichts.
                        [family] Versetze bis zu { $n } fremde Familienmitglieder auf andere leere Felder derselben Art; genutzt wird dort nichts.
                       *[any] Versetze bis zu { $n } fremde Figuren auf andere leere Felder derselben Art; genutzt wird dort nichts.
                    }
            }
    }
effect-move_figure =
    { $kind ->
        [thug] Versetze einen deiner Gangster auf dem Spielplan auf ein anderes leeres Gangsterfeld und nutze dort die Fassade.
       *[family] Versetze eines deiner Familienmitglieder auf dem Spielplan auf ein anderes leeres Feld und nutze die Hinterzimmer ringsum.
    }
# $n (number): how many different businesses
effect-use_front =
    { $where ->
        [emptied] Nutze die Fassade des Geschäfts, auf dem die Figur stand.
        [own_figure]
            { $n ->
                [one] Nutze die Fassade eines Geschäfts in einem Revier mit einer Figur von dir.
               *[other] Nutze die Fassaden von { $n } verschiedenen Geschäften in Revieren mit einer Figur von dir.
            }
        [own_control]
            { $n ->
                [one] Nutze die Fassade eines Geschäfts in einem von dir kontrollierten Revier.
               *[other] Nutze die Fassaden von { $n } verschiedenen Geschäften in von dir kontrollierten Revieren.
            }
       *[any]
            { $n ->
                [one] Nutze die Fassade eines beliebigen Geschäfts; kontrolliert eine gegnerische Familie das Revier, nutzt sie die Fassade auch.
               *[other] Nutze die Fassaden von { $n } verschiedenen Geschäften; gegnerische Familien, die die Reviere kontrollieren, nutzen sie auch.
            }
    }
# $scope (business, turf, space)
effect-use_back =
    { $scope ->
        [business]
            { $where ->
                [own_figure] Nutze das Hinterzimmer eines Geschäfts in einem Revier mit einer Figur von dir.
               *[any] Nutze das Hinterzimmer eines beliebigen Geschäfts in einem Revier.
            }
        [turf]
            { $where ->
                [own_figure] Nutze die Hinterzimmer aller Geschäfte in einem Revier mit einer Figur von dir.
               *[any] Nutze die Hinterzimmer aller Geschäfte in einem Revier.
            }
       *[space] Wähle ein beliebiges Familienfeld, ob besetzt oder nicht, und nutze die Hinterzimmer aller Geschäfte ringsum.
    }
effect-pay_cards =
    { $n ->
        [one] Wirf eine Handkarte ab, sonst verfällt der Rest.
       *[other] Wirf { $n } Handkarten ab, sonst verfällt der Rest.
    }
effect-place_control =
    { $where ->
        [own_figure] Lege einen deiner Kontrollmarker obenauf in ein Revier mit einer Figur von dir.
        [own_control] Lege einen deiner Kontrollmarker obenauf in ein von dir kontrolliertes Revier.
       *[any] Lege einen deiner Kontrollmarker obenauf in ein beliebiges Revier.
    }
effect-remove_control =
    { $where ->
        [own_figure] Gib den obersten Kontrollmarker eines Reviers mit einer Figur von dir an seine Familie zurück, wenn es ein gegnerischer ist.
       *[any] Gib den obersten Kontrollmarker eines Reviers an seine Familie zurück, wenn es ein gegnerischer ist.
    }
effect-offer = Jede gegnerische Familie bietet dir eine Geldkarte von der Hand: Die höchste kommt in deinen Koffer, die anderen gehen an die Bank.
effect-rival_suitcase_one = Nimm eine zufällige Geldkarte aus dem Koffer einer gegnerischen Familie auf deine Hand.
effect-rival_suitcase_each = Jede gegnerische Familie gibt eine Geldkarte ihrer Wahl aus dem Koffer an die Bank zurück.
effect-bank_to_suitcase = Lege { LIST($cards, type: "plus") } aus der Bank in deinen Koffer.
# $most (number): for how many turfs at most
effect-control_bonus =
    { $most ->
        [one] Nimm { LIST($cards, type: "plus") }, wenn du ein Revier kontrollierst.
       *[other] Nimm { LIST($cards, type: "plus") } für jedes Revier, das du kontrollierst, höchstens für { $most } Reviere.
    }
# $case (mayor, mayor_two, union_boss, police_chief)
effect-place_neutral =
    { $case ->
        [mayor_two] Setze oder versetze { NAME("figure:mayor", case: "the_accusative") } auf ein leeres Familienfeld zwischen zwei Gebieten und nutze die Hinterzimmer ringsum.
        [union_boss] Setze oder versetze { NAME("figure:union_boss", case: "the_accusative") } auf ein leeres Gangsterfeld und nutze dort die Fassade.
        [police_chief] Setze oder versetze { NAME("figure:police_chief", case: "the_accusative") } in ein Revier.
       *[mayor] Setze oder versetze { NAME("figure:mayor", case: "the_accusative") } auf ein beliebiges leeres Familienfeld und nutze die Hinterzimmer ringsum.
    }
