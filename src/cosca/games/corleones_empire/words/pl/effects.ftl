# The effects of jobs and allies, each as a whole sentence. The text of a card is made of them, in turn. An effect is
# always optional.

# $effects: messages
card-text = { LIST($effects, type: "sentences") }

# $n (number): how many cards at most
effect-suitcase =
    { $n ->
        [one] Możesz włożyć jedną kartę pieniędzy z ręki do swojej walizki.
        [few] Włóż najwyżej { $n } karty pieniędzy z ręki do swojej walizki.
        [many] Włóż najwyżej { $n } kart pieniędzy z ręki do swojej walizki.
       *[other] Włóż najwyżej { $n } karty pieniędzy z ręki do swojej walizki.
    }
# $cards: money cards
effect-take_money = Weź { LIST($cards, type: "plus") }.
# $fixed: goods that are named; $choices (number): goods that you choose
effect-take_goods =
    { $choices ->
        [0] Weź { LIST($fixed, case: "one") }.
        [one]
            { $fixed ->
                [0] Weź do wyboru broń, alkohol albo krwawe pieniądze.
               *[other] Weź { LIST($fixed, case: "one") } oraz do wyboru broń, alkohol albo krwawe pieniądze.
            }
        [few]
            { $fixed ->
                [0] Weź { $choices } dowolne towary spośród broni, alkoholu i krwawych pieniędzy.
               *[other] Weź { LIST($fixed, case: "one") } oraz { $choices } dowolne towary spośród broni, alkoholu i krwawych pieniędzy.
            }
        [many]
            { $fixed ->
                [0] Weź { $choices } dowolnych towarów spośród broni, alkoholu i krwawych pieniędzy.
               *[other] Weź { LIST($fixed, case: "one") } oraz { $choices } dowolnych towarów spośród broni, alkoholu i krwawych pieniędzy.
            }
       *[other]
            { $fixed ->
                [0] Weź { $choices } dowolnego towaru spośród broni, alkoholu i krwawych pieniędzy.
               *[other] Weź { LIST($fixed, case: "one") } oraz { $choices } dowolnego towaru spośród broni, alkoholu i krwawych pieniędzy.
            }
    }
# $look, $keep (numbers)
effect-draw_jobs =
    { $look ->
        [one] Obejrzyj { $look } wierzchnie zlecenie, zatrzymaj { $keep }, a pozostałe odrzuć.
        [few] Obejrzyj { $look } wierzchnie zlecenia, zatrzymaj { $keep }, a pozostałe odrzuć.
        [many] Obejrzyj { $look } wierzchnich zleceń, zatrzymaj { $keep }, a pozostałe odrzuć.
       *[other] Obejrzyj { $look } wierzchniego zlecenia, zatrzymaj { $keep }, a pozostałe odrzuć.
    }
# $icon: an ability that discards cards
effect-trade = { NAME($icon, case: "text") }
effect-horse_head = Weź koński łeb.
# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf);
# $n (number): how many at most; -1: everybody in a turf
effect-gun_down =
    { $n ->
        [-1] Wybierz dzielnicę i wyeliminuj w niej wszystkie figurki, także własne i neutralne.
       *[other]
            { $whose ->
                [other] Wyeliminuj { so-many } { of-others } { gunned-where }.
               [all] Wyeliminuj { so-many } { gunned-where }. Wolno wskazać także własne figurki.
       *[rival_ahead] Wyeliminuj { so-many } { gunned-where }.
            }
    }
# A card never means your own figures unless it says so.
of-others =
    { $n ->
        [one]
            { $kind ->
                [thug] rywala lub neutralnego
                [family] rywala lub neutralnego
               *[any] rywala lub neutralną
            }
        [few]
            { $kind ->
                [thug] rywali lub neutralnych
                [family] rywali lub neutralnych
               *[any] rywali lub neutralne
            }
        [many] rywali lub neutralnych
       *[other] rywali lub neutralnych
    }
so-many =
    { $n ->
        [one]
            { $kind ->
                [thug] jednego zbira
                [family] jednego członka rodziny
               *[any] jedną figurkę
            }
        [few]
            { $kind ->
                [thug] najwyżej { $n } zbirów
                [family] najwyżej { $n } członków rodziny
               *[any] najwyżej { $n } figurki
            }
        [many]
            { $kind ->
                [thug] najwyżej { $n } zbirów
                [family] najwyżej { $n } członków rodziny
               *[any] najwyżej { $n } figurek
            }
       *[other]
            { $kind ->
                [thug] najwyżej { $n } zbira
                [family] najwyżej { $n } członka rodziny
               *[any] najwyżej { $n } figurki
            }
    }
gunned-where =
    { $whose ->
        [rival_ahead]
            { $where ->
                [own_figure] rodziny, która kontroluje więcej dzielnic niż ty, w dzielnicy, w której masz figurkę
                [own_control] rodziny, która kontroluje więcej dzielnic niż ty, w dzielnicy, którą kontrolujesz
                [same_turf] rodziny, która kontroluje więcej dzielnic niż ty, w tej samej dzielnicy
               *[any] rodziny, która kontroluje więcej dzielnic niż ty
            }
       *[other]
            { $where ->
                [own_figure] w dzielnicy, w której masz figurkę
                [own_control] w dzielnicy, którą kontrolujesz
                [same_turf] w tej samej dzielnicy
               *[any] gdziekolwiek na planszy
            }
    }
effect-displace =
    { $whose ->
        [rival_ahead]
            { $n ->
                [1] Przepędź { so-many } rodziny, która kontroluje więcej dzielnic niż ty, na inne wolne pole tego samego rodzaju; nikt nie używa tam przy tym żadnych zdolności.
               *[other] Przepędź { so-many } rodzin, które kontrolują więcej dzielnic niż ty, na inne wolne pola tego samego rodzaju; nikt nie używa tam przy tym żadnych zdolności.
            }
       *[other]
            { $n ->
                [1]
                    { $kind ->
                        [thug] Przepędź { so-many }, który nie jest twój, na inne wolne pole zbira; nikt nie używa tam przy tym żadnych zdolności.
                        [family] Przepędź { so-many }, który nie jest twój, na inne wolne pole członka rodziny; nikt nie używa tam przy tym żadnych zdolności.
                       *[any] Przepędź { so-many }, która nie jest twoja, na inne wolne pole tego samego rodzaju; nikt nie używa tam przy tym żadnych zdolności.
                    }
               *[other]
                    { $kind ->
                        [thug] Przepędź { so-many }, którzy nie są twoi, na inne wolne pola zbirów; nikt nie używa tam przy tym żadnych zdolności.
                        [family] Przepędź { so-many }, którzy nie są twoi, na inne wolne pola członków rodziny; nikt nie używa tam przy tym żadnych zdolności.
                       *[any] Przepędź { so-many }, które nie są twoje, na inne wolne pola tego samego rodzaju; nikt nie używa tam przy tym żadnych zdolności.
                    }
            }
    }
effect-move_figure =
    { $kind ->
        [thug] Przesuń jednego swojego zbira z planszy na inne wolne pole zbira i użyj tamtejszego frontu.
       *[family] Przesuń jednego swojego członka rodziny z planszy na inne wolne pole i użyj zapleczy wokół niego.
    }
# $n (number): how many different businesses
effect-use_front =
    { $where ->
        [emptied] Użyj frontu interesu, w którym stała ta figurka.
        [own_figure]
            { $n ->
                [one] Użyj frontu jednego interesu w dzielnicy, w której masz figurkę.
                [few] Użyj frontów { $n } różnych interesów w dzielnicach, w których masz figurkę.
                [many] Użyj frontów { $n } różnych interesów w dzielnicach, w których masz figurkę.
               *[other] Użyj frontów { $n } różnych interesów w dzielnicach, w których masz figurkę.
            }
        [own_control]
            { $n ->
                [one] Użyj frontu jednego interesu w dzielnicy, którą kontrolujesz.
                [few] Użyj frontów { $n } różnych interesów w dzielnicach, które kontrolujesz.
                [many] Użyj frontów { $n } różnych interesów w dzielnicach, które kontrolujesz.
               *[other] Użyj frontów { $n } różnych interesów w dzielnicach, które kontrolujesz.
            }
       *[any]
            { $n ->
                [one] Użyj frontu jednego dowolnego interesu; rywal, który kontroluje jego dzielnicę, też go używa.
                [few] Użyj frontów { $n } różnych interesów; rywale, którzy kontrolują ich dzielnice, też ich używają.
                [many] Użyj frontów { $n } różnych interesów; rywale, którzy kontrolują ich dzielnice, też ich używają.
               *[other] Użyj frontów { $n } różnych interesów; rywale, którzy kontrolują ich dzielnice, też ich używają.
            }
    }
# $scope (business, turf, space)
effect-use_back =
    { $scope ->
        [business]
            { $where ->
                [own_figure] Użyj zaplecza jednego interesu w dzielnicy, w której masz figurkę.
               *[any] Użyj zaplecza jednego dowolnego interesu w dzielnicy.
            }
        [turf]
            { $where ->
                [own_figure] Użyj zapleczy wszystkich interesów w jednej dzielnicy, w której masz figurkę.
               *[any] Użyj zapleczy wszystkich interesów w jednej dzielnicy.
            }
       *[space] Wybierz dowolne pole członka rodziny, wolne lub zajęte, i użyj zapleczy wszystkich interesów wokół niego.
    }
effect-pay_cards =
    { $n ->
        [one] Odrzuć jedną kartę z ręki, inaczej reszta tej karty nic nie daje.
        [few] Odrzuć { $n } karty z ręki, inaczej reszta tej karty nic nie daje.
        [many] Odrzuć { $n } kart z ręki, inaczej reszta tej karty nic nie daje.
       *[other] Odrzuć { $n } karty z ręki, inaczej reszta tej karty nic nie daje.
    }
effect-place_control =
    { $where ->
        [own_figure] Połóż swój znacznik kontroli na wierzchu w dzielnicy, w której masz figurkę.
        [own_control] Połóż swój znacznik kontroli na wierzchu w dzielnicy, którą kontrolujesz.
       *[any] Połóż swój znacznik kontroli na wierzchu w dowolnej dzielnicy.
    }
effect-remove_control =
    { $where ->
        [own_figure] Usuń wierzchni znacznik kontroli rywala z jednej dzielnicy, w której masz figurkę. Znacznik wraca do właściciela.
       *[any] Usuń wierzchni znacznik kontroli rywala z jednej dzielnicy. Znacznik wraca do właściciela.
    }
effect-offer = Każdy rywal wykłada jedną kartę pieniędzy z ręki; najwyższa trafia do twojej walizki, pozostałe do banku.
effect-rival_suitcase_one = Weź na rękę jedną losową kartę pieniędzy z walizki jednego rywala.
effect-rival_suitcase_each = Każdy rywal zwraca do banku jedną wybraną przez siebie kartę pieniędzy ze swojej walizki.
effect-bank_to_suitcase = Włóż { LIST($cards, type: "plus") } z banku do swojej walizki.
# $most (number): for how many turfs at most
effect-control_bonus =
    { $most ->
        [one] Weź { LIST($cards, type: "plus") }, jeśli kontrolujesz jakąś dzielnicę.
        [few] Weź { LIST($cards, type: "plus") } za każdą kontrolowaną dzielnicę, najwyżej za { $most } dzielnice.
        [many] Weź { LIST($cards, type: "plus") } za każdą kontrolowaną dzielnicę, najwyżej za { $most } dzielnic.
       *[other] Weź { LIST($cards, type: "plus") } za każdą kontrolowaną dzielnicę, najwyżej za { $most } dzielnicy.
    }
# $case (mayor, mayor_two, union_boss, police_chief)
effect-place_neutral =
    { $case ->
        [mayor_two] Postaw lub przesuń { NAME("figure:mayor", case: "one") } na wolne pole członka rodziny między dwoma obszarami i użyj zapleczy wokół niego.
        [union_boss] Postaw lub przesuń { NAME("figure:union_boss", case: "one") } na wolne pole zbira i użyj tamtejszego frontu.
        [police_chief] Postaw lub przesuń { NAME("figure:police_chief", case: "one") } do dzielnicy.
       *[mayor] Postaw lub przesuń { NAME("figure:mayor", case: "one") } na dowolne wolne pole członka rodziny i użyj zapleczy wokół niego.
    }
