## Questions. The attribute `only` says what may be chosen, and so why all else may not.

### Set-up

ask-setup-family = { $own ->
    [true] Którą rodzinę prowadzisz?
   *[false] Którą rodzinę ma prowadzić { NAME($leader, case: "nominative") }?
} Ta, której nie poprowadzi nikt z twojej drużyny, odpada z gry.
    .only = Tylko rodziny wylosowane dla twojej drużyny, których nikt jeszcze nie prowadzi.
ask-setup-soldato = Twoja karta postaci daje { $n ->
    [one] 1 dodatkowego soldato
    [few] { $n } dodatkowych soldati
    [many] { $n } dodatkowych soldati
   *[other] { $n } dodatkowych soldati
}. Do którego z twoich obszarów trafia soldato?
    .only = Tylko obszary z twoimi soldati.
ask-setup-token = Połóż jeden ze swoich znaczników wpływu na górnym arkuszu. Każdy inny gracz, który go później przeniesie, zapłaci ci { $fee } £.
    .only = Tylko wolne pola poniżej szarych okręgów na górnym arkuszu.

### Planning

ask-planning-move = { $must_raise ->
    [true] Masz { $money } £ i nie stać cię na żaden ruch. Najpierw zdobądź pieniądze: sprzedaj rozkaz albo poproś sojusznika.
   *[false] Twoja tura. Masz { $money } £: przenieś w dół jeden znacznik i użyj jego nowego pola (A) albo przenieś całą kolumnę (B).
}
    .only = { $must_raise ->
        [true] Nie stać cię na żaden ruch, więc najpierw musisz zdobyć pieniądze.
       *[false] Tylko to, na co cię stać: cudzy znacznik kosztuje 1 £, jego nowe pole może kosztować więcej, a kolumna – tyle, ile przy niej podano.
    }
ask-planning-space = { $must_raise ->
    [true] Masz { $money } £ i nie stać cię na żadne pole. Najpierw zdobądź pieniądze: sprzedaj rozkaz albo poproś sojusznika.
   *[false] Na które pole trafia { phrase-token }? Zajmie to pole dolnego arkusza, a ty wykonasz jego akcję.{ $cost ->
        [0] {""}
       *[other] {" "}Przeniesienie kosztuje { $cost } £; otrzymuje je { NAME($owner) }.
    }
}
    .only = { $must_raise ->
        [true] Nie stać cię na żadne pole, więc najpierw musisz zdobyć pieniądze.
       *[false] Tylko wolne pola, na które cię stać i których akcję możesz wykonać choć w części; ∞ jest zawsze wolne.
    }
ask-space-part = { $join ->
    [or] { NAME($space) }: albo jedna akcja częściowa, albo druga. Którą wykonujesz?
    [and] { NAME($space) }: możesz wykonać obie akcje częściowe, w dowolnej kolejności. Którą najpierw?
    [then] { NAME($space) }: czy wykonujesz też drugą akcję częściową?
   *[other] { NAME($space) }: którą akcję częściową wykonujesz?
}
    .only = { $join ->
        [or] Tylko akcje częściowe tego pola, które możesz teraz wykonać; wykonujesz jedną z nich i nie możesz z niej zrezygnować.
       *[other] Tylko akcje częściowe tego pola, które możesz teraz wykonać; możesz pominąć jedną z nich, ale nie obie.
    }
ask-ultima-space = Ultima Azione: dzięki znacznikowi ostatniej akcji możesz jeszcze raz przenieść znacznik wpływu z pola { NAME($space) } i wykonać akcję nowego pola. Masz { $money } £. Dokąd?
    .only = Tylko inne wolne pola, na które cię stać i których akcję możesz wykonać choć w części; ∞ jest zawsze wolne.
ask-column-token = Kolumna schodzi w dół. Dokąd trafia { phrase-token } z pola { NAME($space) }? Akcji nowego pola się nie wykonuje.
    .only = Tylko wolne pola dolnego arkusza; ∞ jest zawsze wolne.
ask-column-action = { NAME($column) }: { $acted ->
    [true] czy wydajesz też rozkaz?
   *[false] { phrase-column-gives }; przed tym lub po tym możesz wydać rozkaz. Co najpierw?
}
    .only = Akcji kolumny nie można pominąć; rozkaz wymaga żetonu w siedzibie i obszaru, w którym może leżeć.
ask-recruit-number = Ilu soldati bierzesz z puli do siedziby? Najwyżej { $limit }.
    .only = Najwyżej { $limit } i nie więcej, niż jest w twojej puli.
ask-place-area = { $existing ->
    [true] W którym ze swoich obszarów umieszczasz soldati z siedziby? Najwyżej { $limit }.
   *[false] W którym obszarze umieszczasz soldati z siedziby? Najwyżej { $limit }, w twoim obszarze lub w takim bez soldati.
} W siedzibie masz ich { $hq }.
    .only = { $existing ->
        [true] Tylko obszary, w których już są twoi soldati.
       *[false] Tylko obszary z twoimi soldati albo bez żadnych soldati.
    }
ask-place-number = Ilu soldati z siedziby umieszczasz w { NAME($area, case: "locative") }? Najwyżej { $limit }; w siedzibie masz ich { $hq }.
    .only = Najwyżej { $limit } i nie więcej, niż masz w siedzibie.
ask-order-area = { $second ->
    [true] W którym innym obszarze wydajesz drugi zakryty rozkaz?
   *[false] { $double ->
        [true] W którym ze swoich obszarów wydajesz zakryte rozkazy? Najwyżej 2 w tym samym.
       *[false] W którym ze swoich obszarów wydajesz zakryty rozkaz?
    }
}
    .only = { $chain ->
        [chain] Tylko obszary z twoimi soldati i bez rozkazu albo z dokładnie jednym twoim z wcześniejszej tury („{ tile-chain_of_command }”).
        [chain_any] Tylko obszary z twoimi soldati i bez rozkazu albo z dokładnie jednym, który nie pochodzi z tej akcji („{ tile-chain_of_command }”).
       *[no] Tylko obszary z twoimi soldati i bez żetonu rozkazu.
    }
ask-order-which = Który { $second ->
    [true] drugi rozkaz
   *[false] rozkaz
} kładziesz zakryty w { NAME($area, case: "locative") }?
    .only = Tylko rozkazy z twojej siedziby: nie te, które leżą na planszy, są sprzedane albo jeszcze zablokowane na planszetce.
ask-gather-into = W którym ze swoich obszarów zbierasz soldati i samochody z sąsiedztwa?
    .only = Tylko obszary z twoimi soldati, które lądem sąsiadują z innym twoim obszarem.
ask-gather-from = Z którego obszaru przychodzą teraz soldati i samochody do { NAME($area, case: "genitive") }?
    .only = Tylko twoje obszary, które lądem sąsiadują { NAME($area, case: "with") }.
ask-gather-soldati = Ilu soldati idzie { NAME($origin, case: "from") } (stoi ich tam { $soldati }) do { NAME($area, case: "genitive") }? Jeśli nikt nie zostanie, { NAME($origin) } przestanie być twoim obszarem.
    .only = Najwyżej tylu, ilu stoi w { NAME($origin, case: "locative") }; zero tylko wtedy, gdy jedzie samochód.
ask-gather-cars = Ile samochodów jedzie { NAME($origin, case: "from") } (stoi ich tam { $cars }) do { NAME($area, case: "genitive") }? Obszar bez soldati traci swoje samochody.
    .only = Najwyżej tyle, ile twoich samochodów stoi w { NAME($origin, case: "locative") }; co najmniej jeden, jeśli nie idzie żaden soldato.
ask-equipment-which = Załatwianie sprzętu: który element umieszczasz?
    .only = Tylko elementy, które są w puli i dla których masz miejsce.
ask-car-area = Do którego z twoich obszarów trafia samochód? Wzmacnia atak lądem stamtąd albo posłuży jako samochód pułapka.
    .only = Tylko obszary z twoimi soldati.
ask-lab-area = W którym ze swoich obszarów budujesz laboratorium? Broni i zarabia pieniądze; w obszarze najwyżej { $most }.
    .only = Tylko obszary z twoimi soldati, w których laboratoriów jest mniej niż { $most }.
ask-boat-sea = W którym obszarze morskim umieszczasz motorówkę? Przewozi ona twoją drużynę. Gdzie spotkają się { $sinks } motorówki, twoja tonie razem z inną.
    .only = { $by_order ->
        [true] Tylko obszary morskie, które sąsiadują { NAME($area, case: "with") }, obszarem rozkazu.
       *[false] Tylko obszary morskie, które sąsiadują z obszarem z twoimi soldati.
    }
ask-boat-move = Twoja nowa motorówka stoi na { NAME($sea) }. Czy płynie dalej, do sąsiedniego obszaru morskiego? Gdzie spotkają się { $sinks } motorówki, twoja tonie razem z inną.
    .only = Tylko obszary morskie, które sąsiadują z { NAME($sea) }.
ask-boat-other = Na { NAME($sea) } spotykają się motorówki ({ $sinks }), więc twoja i jedna inna zostają usunięte. Czyja jest ta druga?
    .only = Tylko rodziny, które mają motorówkę na { NAME($sea) }.
ask-influence-row = Z którego rzędu planszetki zdejmujesz skrajnie lewy znacznik? { $goes ->
    [supply] Trafia do puli.
    [sheets] Trafia na pole jednego z arkuszy.
   *[either] Z dwóch znaczników jeden trafia do puli, drugi na arkusze.
}
    .only = { $second ->
        [true] Tylko inny rząd niż przed chwilą, w którym jest jeszcze znacznik; zawsze skrajnie lewy.
       *[false] Tylko rzędy planszetki, w których jest jeszcze znacznik; zawsze skrajnie lewy.
    }
ask-influence-to = Dokąd trafia znacznik z { NAME($row, case: "genitive") }? Drugi, z innego rzędu, trafi w to drugie miejsce.
    .only = Jeden z dwóch znaczników trafia do puli, drugi na arkusze.
ask-influence-space = Na które pole trafia znacznik z { NAME($row, case: "genitive") }? Akcji pola się nie wykonuje; każdy inny gracz, który go później przeniesie, zapłaci ci { $fee } £.
    .only = Tylko wolne pola górnego arkusza w kolumnie z innym znacznikiem oraz wolne pola dolnego arkusza.
ask-influence_row-row = Z którego rzędu planszetki zdejmujesz znaczniki? Najwyżej { $most }. { $goes ->
    [out] Zostaną usunięte z gry.
   *[supply] Trafią do puli.
}
    .only = Tylko rzędy planszetki, w których jest jeszcze znacznik.
ask-influence_row-number = Ile znaczników zdejmujesz z { NAME($row, case: "genitive") }?
    .only = Najwyżej { $most } i nie więcej, niż jest jeszcze w rzędzie.
ask-raise-grant = { NAME($by) } nie ma z czego zapłacić. Masz { $money } £. Czy zapłacisz { $cost } £, aby dać { NAME($by, case: "dative") } { $gift } £?
    .only = Możesz odmówić: { NAME($by) } ma jeszcze rozkazy na sprzedaż.

### Control tiles

ask-tile-clear = Kontrolujesz mniej mandamenti: musisz zdjąć { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znaczników
} z kafelków kontroli. Z którego teraz?
    .only = Tylko kafelki kontroli z twoim znacznikiem: możesz zachować po jednym za każde kontrolowane mandamento.
ask-tile-mark = Kontrolujesz więcej mandamenti: oznaczasz { $n ->
    [one] 1 kafelek kontroli
    [few] { $n } kafelki kontroli
    [many] { $n } kafelków kontroli
   *[other] { $n } kafelków kontroli
}, tylko dla siebie. Który teraz?
    .only = Tylko kafelki kontroli twojej drużyny bez znacznika: każdy służy jednej rodzinie.
ask-tiles-start = Zaczyna się faza planowania: którego ze swoich kafelków kontroli używasz?
    .only = Tylko kafelki z twoim znacznikiem, które działają w tej chwili i mogą coś zrobić.
ask-tiles-swap = { tile-influence }: który neutralny znacznik staje się twój? Kosztuje to { $soldati ->
    [one] 1 soldato
    [few] { $soldati } soldati
    [many] { $soldati } soldati
   *[other] { $soldati } soldati
} z siedziby.
    .only = Tylko pola górnego arkusza z neutralnym znacznikiem.
ask-tiles-bribery = { phrase-fight } { tile-bribery }: czy płacisz { $price } £, aby { $removes ->
    [one] odszedł 1 obrońca
    [few] odeszło { $removes } obrońców
    [many] odeszło { $removes } obrońców
   *[other] odeszło { $removes } obrońców
}? Masz { $money } £.
    .only = Raz na każdy ruch: { $price } £ za { $removes ->
        [one] 1 obrońcę
        [few] { $removes } obrońców
        [many] { $removes } obrońców
       *[other] { $removes } obrońców
    }.
ask-tiles-recruitment = { tile-recruitment }: czy umieszczasz dokładnie { phrase-soldati } z siedziby w { NAME($area, case: "locative") }?
    .only = Dokładnie { phrase-soldati } albo nikogo.

### Encounter

ask-encounter-which = Kilka twoich rozkazów { $supply ->
    [true] zaopatrzenia
   *[false] ataku
} ma inicjatywę { $initiative }. Który najpierw?
    .only = Tylko twoje rozkazy tego samego rodzaju i o tej samej inicjatywie, na które teraz kolej.
ask-supply-part = „{ NAME($order) }” w { NAME($area, case: "locative") }: którą akcję częściową wykonujesz teraz?
    .only = Tylko niewykonane jeszcze akcje częściowe rozkazu, które możesz teraz wykonać.
ask-attack-unit = Czy umieszczasz { NAME($piece, case: "accusative") } z rozkazu w { NAME($area, case: "locative") }?
    .only = Element trafia do obszaru rozkazu albo nie umieszcza się go wcale.
ask-attack-replace = { phrase-fight } Ilu obrońców zastępujesz własnymi soldati z puli? Najwyżej { $most }.
    .only = Najwyżej tylu, ilu podaje rozkaz, i nie więcej, niż jest obrońców lub soldati w twojej puli.
ask-attack-pay = { phrase-fight } Ilu obrońców opłacasz, po { $price } £ za każdego? Masz { $money } £.
    .only = Nie więcej, niż masz pieniędzy, i nie więcej, niż jest obrońców.
ask-move-start = „{ NAME($order) }”: z którego obszaru wykonujesz drugi ruch?
    .only = Tylko obszar rozkazu albo obszar, do którego prowadził poprzedni ruch.
ask-move-target = „{ NAME($order) }” w { NAME($origin, case: "locative") }, premia do ataku { $bonus }: dokąd ruszają twoi soldati lub co atakują?
    .only = { $allies ->
        [true] Tylko obszary, które sąsiadują { NAME($origin, case: "with") }, leżą za morzem z motorówkami twojej drużyny albo za pustym lub neutralnym obszarem ({ tile-allies }, zapłać { $price } £); nigdy obszary sojusznika.
       *[false] Tylko obszary, które sąsiadują { NAME($origin, case: "with") } albo leżą za morzem z motorówkami twojej drużyny; nigdy obszary sojusznika.
    }
ask-move-number = Ilu soldati rusza { NAME($origin, case: "from") } (stoi ich tam { $soldati }) do { NAME($area, case: "genitive") }? Jeśli nikt nie zostanie, { NAME($origin) } przestanie być twoim obszarem.
    .only = Co najmniej 1, a najwyżej wszyscy, którzy stoją w { NAME($origin, case: "locative") }.
ask-move-car = Czy samochód jedzie { NAME($origin, case: "from") } do { NAME($area, case: "genitive") }? { $attacks ->
    [true] Dodaje { $value } do ataku i przepada, jeśli nie przejmiesz obszaru.
   *[false] Trafia do nowego obszaru i tam zostaje.
}
    .only = Jeden samochód na cały rozkaz, tylko lądem.
ask-strike-target = „{ NAME($order) }”, premia do ataku { $bonus }: który obszar jest celem zamachu { NAME($origin, case: "from") }? Soldati się nie ruszają.
    .only = { $detonator ->
        [true] Tylko obszary z wrogimi lub neutralnymi soldati, które lądem sąsiadują { NAME($origin, case: "with") }; zasięg samochodu pułapki: { $reach } ({ tile-delay_detonator }).
       *[false] Tylko obszary z wrogimi lub neutralnymi soldati, które lądem sąsiadują { NAME($origin, case: "with") }.
    }
ask-strike-start = „{ NAME($order) }”: skąd dokonujesz zamachu?
    .only = Tylko obszar rozkazu albo obszar właśnie przejęty.
ask-either-first = „{ NAME($order) }” w { NAME($area, case: "locative") }: co najpierw?
    .only = Rozkaz ma jeden ruch i jeden zamach; wybierz, co najpierw.
ask-pentito = Pentito: czy oddajesz 1 soldato w { NAME($area, case: "locative") }, aby usunąć najwyżej { LIST($numbers) } soldati z różnych sąsiednich obszarów?
    .only = Potrzebny jest twój soldato w { NAME($area, case: "locative") }; może być ostatni.
ask-pentito-area = Pentito: z którego obszaru sąsiadującego { NAME($origin, case: "with") } usuwasz soldati? Najwyżej { $n }.
    .only = Tylko obszary z wrogimi lub neutralnymi soldati, które sąsiadują { NAME($origin, case: "with") } i z których Pentito jeszcze nikogo nie usunął.
ask-pentito-number = Ilu soldati usuwasz { NAME($area, case: "from") }?
    .only = Co najmniej 1, a najwyżej { $most }.
ask-pull-area = Z którego obszaru przeciągasz wrogich lub neutralnych soldati do { NAME($area, case: "genitive") }? Możesz przeciągnąć jeszcze najwyżej { $n }.
    .only = Tylko obszary z soldati przeciwnej drużyny lub neutralnymi, które sąsiadują { NAME($area, case: "with") }.
ask-pull-number = Ilu soldati przeciągasz { NAME($origin, case: "from") } do { NAME($area, case: "genitive") }?
    .only = Najwyżej { $most }: tylu, na ilu pozwala jeszcze rozkaz, ilu tam stoi i ilu masz w puli.
ask-labs-guard = Do którego z twoich laboratoriów trafia następny soldato z siedziby? Masz w niej { $hq }.
    .only = Tylko twoje obszary z laboratorium, które nie ma jeszcze swojego soldato.
ask-spread-area = Który obszar sąsiadujący { NAME($area, case: "with") } też dostaje soldati, najwyżej { $n }? Twoi przychodzą z twojej siedziby.
    .only = { $friends ->
        [true] Tylko obszary, które sąsiadują { NAME($area, case: "with") }, każdy raz: twoje lub sojusznika, dopóki w danej siedzibie są soldati.
       *[false] Tylko obszary, które sąsiadują { NAME($area, case: "with") }, każdy raz: twoje lub sojusznika, dopóki w danej siedzibie są soldati, albo neutralne.
    }
ask-agitate-origin = Podburzanie: neutralnych z którego obszaru podburzasz? W zasięgu { $reach } od { NAME($area, case: "genitive") }.
    .only = Tylko obszary w zasięgu { $reach } od { NAME($area, case: "genitive") } z neutralnymi soldati, którzy mają dokąd iść.
ask-agitate-target = Dokąd ruszają neutralni { NAME($origin, case: "from") } lub co atakują?
    .only = Tylko obszary, które sąsiadują { NAME($origin, case: "with") } i nie należą do twojej drużyny.
ask-agitate-number = Ilu neutralnych rusza { NAME($origin, case: "from") } (stoi ich tam { $soldati }) do { NAME($area, case: "genitive") }?
    .only = Co najmniej 1, a najwyżej wszyscy neutralni { NAME($origin, case: "from") }.
ask-agitate-recruit = W ataku na ciebie { $lost ->
    [one] zginął 1 neutralny soldato
    [few] zginęło { $lost } neutralnych soldati
    [many] zginęło { $lost } neutralnych soldati
   *[other] zginęło { $lost } neutralnych soldati
}. Ilu soldati bierzesz z puli do siedziby?
    .only = Najwyżej { $most }: tylu, ilu zginęło neutralnych, i nie więcej, niż jest w twojej puli.

### Conflict

ask-conflict-approach = { phrase-fight } Konflikt: brutalność czy finezja?
    .only = Atakujący wybiera jedno z dwojga.
ask-conflict-defender = { phrase-fight } Finezja przeciw neutralnym: kto z was zagrywa ich kartę konfliktu?
    .only = Tylko gracze z twojej drużyny.
ask-conflict-card = { phrase-fight } Konflikt: którą kartę kładziesz zakrytą? Działa dla strony, która będzie ją miała na końcu.
    .only = Dowolna z twoich trzech kart konfliktu; potem do ciebie wraca.
ask-conflict-take = { phrase-fight } Konflikt: { $role ->
    [attacker] czy bierzesz w ciemno kartę przeciwnika? Potem on zdecyduje o twojej.
   *[defender] { $taken ->
        [true] atakujący bierze twoją kartę.
       *[false] atakujący zostawia ci twoją kartę.
    } Czy bierzesz w ciemno kartę atakującego? Potem wszystko zostanie odkryte.
}
    .only = Decydujesz tylko o karcie przeciwnika, nigdy o własnej.
