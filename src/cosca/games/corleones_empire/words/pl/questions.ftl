# The questions of the game. The attribute .only says what may be chosen, and so why all else may not.
# Every question has $turn (whose turn it is), $why (why the reader is asked: turn, controller, rival, turf_war, bribery,
# tribute), $card and $card_kind (the job or ally that is carried out: job, ally, none).

# Stands before a question that belongs to a card, or to the share of whoever controls the turf in another's turn.
of-card =
    { $why ->
        [controller] Tura { NAME($turn, case: "genitive") }, ale to ty kontrolujesz dzielnicę.{" "}
       *[other]
            { $card_kind ->
                [job] Zlecenie „{ NAME($card) }”.{" "}
                [ally] Sojusznik „{ NAME($card) }”.{" "}
               *[none] {""}
            }
    }

## The turn

# $thugs (number), $members (list of figures): the reader's figures that are not on the board yet
ask-business-action = Twoja tura. Co robisz?
    .only = Tylko figurki, dla których jest wolne pole, zlecenia, za które możesz oddać towary, i sojusznicy z ręki. Pasować nie wolno.
ask-thug-business = W którym interesie staje twój zbir? Możesz użyć jego frontu, podobnie jak rywal, który kontroluje dzielnicę.
    .only = Tylko interesy na planszy z wolnym polem zbira.
# $figure: the Family Member that is played; $seats (number): how many play
ask-member-place = Gdzie staje twój { NAME($figure, case: "nominative") }? Możesz użyć zapleczy wszystkich interesów wokół.
    .only =
        { $seats ->
            [2] Tylko wolne pola członków rodziny, i to bez znaku 3+, bo grają dwie rodziny.
           *[other] Tylko wolne pola członków rodziny.
        }

## Abilities

# $icons: the abilities still to use; $side (front, back, none); $business, $turf: the front that is used
ask-abilities =
    { $why ->
        [controller] { NAME($turn) } używa frontu { NAME($business, case: "genitive") }, a ty kontrolujesz { NAME($turf) }. Której z jego zdolności teraz używasz? Pozostały: { LIST($icons, type: "comma", times: "list-times") }.
       *[other]
            { $side ->
                [front] { of-card }Której zdolności { NAME($business, case: "genitive") } teraz używasz? Pozostały: { LIST($icons, type: "comma", times: "list-times") }.
                [back] { of-card }Której zdolności zapleczy teraz używasz? Pozostały: { LIST($icons, type: "comma", times: "list-times") }.
               *[none] { of-card }Której zdolności teraz używasz? Pozostały: { LIST($icons, type: "comma", times: "list-times") }.
            }
    }
    .only = Tylko symbole, które jeszcze nie zostały użyte i które by teraz coś dały.
ask-front-first = { of-card }{ NAME($controller) } kontroluje { NAME($turf) } i też używa frontu { NAME($business, case: "genitive") } ({ LIST($icons, type: "comma", times: "list-times") }). Kto zaczyna?
    .only = Ty albo { NAME($controller) }, bo kontroluje dzielnicę.
# $control (own, rival, none): who controls the turf of the business
ask-front-use =
    { $control ->
        [rival] { of-card }Czy używasz frontu { NAME($business, case: "genitive") } ({ LIST($icons, type: "comma", times: "list-times") })? Wtedy użyje go też { NAME($controller) }.
       *[other] { of-card }Czy używasz frontu { NAME($business, case: "genitive") } ({ LIST($icons, type: "comma", times: "list-times") })?
    }
    .only = Jeśli go nie użyjesz, nikt go nie użyje.
# $n (number): how many cards at most
ask-suitcase-card =
    { $n ->
        [one] { of-card }Którą kartę pieniędzy wkładasz z ręki do walizki? Wszyscy ją zobaczą.
        [few] { of-card }Którą kartę pieniędzy wkładasz z ręki do walizki? Najwyżej { $n } karty; wszyscy je zobaczą.
        [many] { of-card }Którą kartę pieniędzy wkładasz z ręki do walizki? Najwyżej { $n } kart; wszyscy je zobaczą.
       *[other] { of-card }Którą kartę pieniędzy wkładasz z ręki do walizki? Najwyżej { $n } karty; wszyscy je zobaczą.
    }
    .only = Tylko karty pieniędzy z ręki.
# $n (number): how many are still to go; $optional (true, false): whether nothing need be discarded
ask-discard-card =
    { $n ->
        [one] { of-card }Którą kartę z ręki odrzucasz?
        [few] { of-card }Którą kartę z ręki odrzucasz? Jeszcze { $n } karty.
        [many] { of-card }Którą kartę z ręki odrzucasz? Jeszcze { $n } kart.
       *[other] { of-card }Którą kartę z ręki odrzucasz? Jeszcze { $n } karty.
    }
    .only = Tylko karty z ręki, dowolnego rodzaju.
ask-good-which = { of-card }Który towar bierzesz?
    .only = Tylko { NAME("good:gun", case: "one") }, { NAME("good:booze", case: "one") } albo { NAME("good:blood_money", case: "one") }, jeśli bank jeszcze je ma.
# $n (number): how many of the jobs must be kept
ask-jobs-which =
    { $n ->
        [one] { of-card }Oglądasz te zlecenia. Które zatrzymujesz?
        [few] { of-card }Oglądasz te zlecenia i zatrzymujesz { $n }. Które teraz?
        [many] { of-card }Oglądasz te zlecenia i zatrzymujesz { $n }. Które teraz?
       *[other] { of-card }Oglądasz te zlecenia i zatrzymujesz { $n }. Które teraz?
    }
    .only = Tylko zlecenia, które teraz oglądasz.

## Jobs and cards

# $due: the good that must be paid now
ask-job-pay = Zlecenie „{ NAME($job) }”, wymagany towar: { NAME($due, case: "one") }. Czym płacisz?
    .only = Tylko wymagany towar albo narkotyki, których nie potrzebujesz do reszty kosztu.
# $cards: the money of the job
ask-job-money = Zlecenie „{ NAME($job) }”: czy bierzesz pieniądze ({ LIST($cards, type: "plus") }) przed zdolnością, czy po niej?
    .only = Pieniądze bierze się przed zdolnością albo po niej; nie można ich odmówić.
# $effect: which effect it is; its facts are those of the message of the effect
ask-effect-use =
    { $effect ->
        [take_money] { of-card }{ effect-take_money } Używasz tego?
        [take_goods] { of-card }{ effect-take_goods } Używasz tego?
        [draw_jobs] { of-card }{ effect-draw_jobs } Używasz tego?
        [trade] { of-card }{ effect-trade } Używasz tego?
        [horse_head] { of-card }{ effect-horse_head } Używasz tego?
        [offer] { of-card }{ effect-offer } Używasz tego?
        [rival_suitcase_one] { of-card }{ effect-rival_suitcase_one } Używasz tego?
        [rival_suitcase_each] { of-card }{ effect-rival_suitcase_each } Używasz tego?
        [bank_to_suitcase] { of-card }{ effect-bank_to_suitcase } Używasz tego?
       *[control_bonus] { of-card }{ effect-control_bonus } Używasz tego?
    }
    .only = Tego efektu używa się w całości albo wcale.

## Figures

# $kind (thug, family, any); $whose (other, rival_ahead, all); $where (any, own_figure, own_control, same_turf); $n
ask-gun_down-figure =
    { $kind ->
        [thug] { of-card }Który zbir trafia do Hudsonu?
        [family] { of-card }Który członek rodziny trafia do Hudsonu?
       *[any] { of-card }Która figurka trafia do Hudsonu?
    }
    .only = Tylko { target }{ in-where }.
a-kind =
    { $kind ->
        [thug] zbir
        [family] członek rodziny
       *[any] figurka
    }
of-whom =
    { $whose ->
        [rival_ahead] rodziny, która kontroluje więcej dzielnic niż ty
        [all] bez względu na właściciela
       *[other] rywala lub bez rodziny
    }
target =
    { $whose ->
        [rival_ahead] { a-kind } { of-whom }
        [all] { a-kind } { of-whom }
       *[other]
            { $kind ->
                [thug] zbir rywala lub neutralny
                [family] członek rodziny rywala lub neutralny
               *[any] figurka rywala lub neutralna
            }
    }
in-where =
    { $where ->
        [own_figure] , w dzielnicy z twoją figurką
        [own_control] , w dzielnicy, którą kontrolujesz
        [same_turf] , { NAME($spot, case: "inside") }
       *[any] , gdziekolwiek na planszy
    }
ask-gun_down-turf = { of-card }W której dzielnicy giną wszystkie figurki, także twoje?
    .only = Tylko dzielnice, w których jest jakaś figurka.
ask-displace-figure =
    { $kind ->
        [thug] { of-card }Którego zbira przepędzasz?
        [family] { of-card }Którego członka rodziny przepędzasz?
       *[any] { of-card }Którą figurkę przepędzasz?
    }
    .only = Tylko { target }, jeśli jest dla tej figurki inne wolne pole.
# $owned (own, rival, neutral): whose figure it is
ask-displace-to =
    { $owned ->
        [own] { of-card }Dokąd trafia twój { NAME($figure, case: "nominative") }? Nikt nie używa tam przy tym żadnych zdolności.
        [neutral] { of-card }Dokąd trafia { NAME($figure, case: "nominative") }? Nikt nie używa tam przy tym żadnych zdolności.
       *[rival] { of-card }Dokąd trafia { NAME($figure, case: "nominative") } { NAME($owner, case: "genitive") }? Nikt nie używa tam przy tym żadnych zdolności.
    }
    .only = Tylko inne wolne pola dla figurki tego rodzaju.
ask-move-figure =
    { $kind ->
        [thug] { of-card }Którego ze swoich zbirów przesuwasz?
        [family] { of-card }Którego ze swoich członków rodziny przesuwasz?
       *[any] { of-card }Którą ze swoich figurek przesuwasz?
    }
    .only =
        { $kind ->
            [thug] Tylko twój zbir na planszy, jeśli jest dla niego inne wolne pole.
            [family] Tylko twój członek rodziny na planszy, jeśli jest dla niego inne wolne pole.
           *[any] Tylko twoja figurka na planszy, jeśli jest dla niej inne wolne pole.
        }
ask-move-to = { of-card }Dokąd idzie twój { NAME($figure, case: "nominative") }? Działa tam tak, jakby został właśnie wysłany.
    .only = Tylko inne wolne pola dla figurki tego rodzaju.
# $case (mayor, mayor_two, union_boss, police_chief)
ask-neutral-place = { of-card }Dokąd trafia { NAME($figure, case: "nominative") }? W tej turze działa dla ciebie.
    .only =
        { $case ->
            [mayor_two] Tylko wolne pola członków rodziny między dwoma obszarami.
            [union_boss] Tylko wolne pola zbirów.
            [police_chief] Tylko dzielnice, i to nie ta, w której stoi { NAME($figure, case: "nominative") }.
           *[mayor] Tylko wolne pola członków rodziny.
        }

## Businesses and control markers

ask-front-business = { of-card }Frontu którego interesu używasz? Rywal, który kontroluje dzielnicę, też go używa.
    .only =
        { $where ->
            [emptied] Tylko interes, który właśnie został opróżniony.
            [own_figure] Tylko interesy w dzielnicy z twoją figurką, każdy raz; { NAME("turf:central_park") } nie ma frontu.
            [own_control] Tylko interesy w dzielnicy, którą kontrolujesz, każdy raz; { NAME("turf:central_park") } nie ma frontu.
           *[any] Tylko interesy na planszy, każdy raz; { NAME("turf:central_park") } nie ma frontu.
        }
ask-back-business = { of-card }Zaplecza którego interesu używasz?
    .only =
        { $where ->
            [own_figure] Tylko interesy w dzielnicy z twoją figurką.
           *[any] Tylko interesy w dzielnicy.
        }
ask-back-turf = { of-card }W której dzielnicy używasz zapleczy wszystkich interesów?
    .only = { only-turfs }
ask-back-space = { of-card }Wokół którego pola używasz wszystkich zapleczy? Może być zajęte.
    .only = Dowolne pole członka rodziny dostępne w tej grze, wolne lub zajęte.
# $markers (number): how many markers the reader has left
ask-control-place = { of-card }W której dzielnicy kładziesz znacznik kontroli na wierzchu?
    .only = { only-turfs }
only-turfs =
    { $where ->
        [own_figure] Tylko dzielnice z twoją figurką; { NAME("turf:central_park") } nie jest dzielnicą.
        [own_control] Tylko dzielnice, które kontrolujesz; { NAME("turf:central_park") } nie jest dzielnicą.
       *[any] Tylko dzielnice; { NAME("turf:central_park") } nią nie jest.
    }
ask-control-remove = { of-card }W której dzielnicy wierzchni znacznik wraca do właściciela?
    .only =
        { $where ->
            [own_figure] Tylko dzielnice z twoją figurką, w których na wierzchu leży znacznik rywala.
           *[any] Tylko dzielnice, w których na wierzchu leży znacznik rywala.
        }
ask-marker-recycle = { of-card }Nie masz już znacznika kontroli, który można by położyć { NAME($turf, case: "inside") }. Który z planszy tam kładziesz?
    .only = Tylko twoje znaczniki na planszy, z dowolnej wysokości stosu.

## Sealed choices

# $picked: the cards bid so far; $total, $left (numbers): dollars bid, and not bid
ask-bid-card =
    { $picked ->
        [0] Łapówki: które pieniądze z walizki oferujesz? Kto zaoferuje najwięcej, pierwszy wybiera sojusznika. Na razie nic.
        [1] Łapówki: które pieniądze z walizki oferujesz? Kto zaoferuje najwięcej, pierwszy wybiera sojusznika. Na razie: { $total } $.
       *[other] Łapówki: które pieniądze z walizki oferujesz? Kto zaoferuje najwięcej, pierwszy wybiera sojusznika. Na razie: { LIST($picked) }, razem { $total } $.
    }
    .only = Tylko pieniądze z walizki, nie z ręki.
ask-bribe-ally = Za swoją ofertę bierzesz sojusznika. Którego?
    .only = Tylko odkryci sojusznicy.
# $picked: the cards chosen so far; $left (number): how many are still to go; $limit (number): the hand limit
ask-tribute-card =
    { $picked ->
        [0] Danina dla dona: którą kartę odrzucasz? Do odrzucenia: { $left }, limit ręki: { $limit }.
       *[other]
            { $left ->
                [0] Danina dla dona: odrzucasz { LIST($picked, case: "one") }. Dopóki nie wybiorą wszyscy, możesz wybrać inaczej.
               *[other] Danina dla dona: którą kartę odrzucasz? Jeszcze do odrzucenia: { $left }, limit ręki: { $limit }. Na razie: { LIST($picked, case: "one") }.
            }
    }
    .only = Tylko karty z ręki; odrzucasz dokładnie do limitu.
# $to: whose offer it is
ask-offer-card = { NAME($to) } składa propozycję: którą kartę pieniędzy z ręki wykładasz? Najwyższą bierze { NAME($to) }, pozostałe trafiają do banku.
    .only = Dokładnie jedna karta pieniędzy z ręki.
# $by: who audits
ask-tax-card = { NAME($by) } zarządza kontrolę walizek: która karta pieniędzy z twojej walizki trafia do banku?
    .only = Dokładnie jedna karta pieniędzy z twojej walizki.
ask-rob-rival = { of-card }Z czyjej walizki bierzesz losową kartę pieniędzy?
    .only = Tylko rywale, którzy mają pieniądze w walizce.
