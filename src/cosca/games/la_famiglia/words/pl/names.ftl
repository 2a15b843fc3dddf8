## The names of all components. Areas and seats are declined; .from and .with are
## genitive and instrumental with their preposition (z, ze).

### Areas, seas, Mandamenti

area-trapani = Trapani
    .genitive = Trapani
    .accusative = Trapani
    .locative = Trapani
    .from = z Trapani
    .with = z Trapani
area-marsala = Marsala
    .genitive = Marsali
    .accusative = Marsalę
    .locative = Marsali
    .from = z Marsali
    .with = z Marsalą
area-alcamo = Alcamo
    .genitive = Alcamo
    .accusative = Alcamo
    .locative = Alcamo
    .from = z Alcamo
    .with = z Alcamo
area-mazara_del_vallo = Mazara del Vallo
    .genitive = Mazary del Vallo
    .accusative = Mazarę del Vallo
    .locative = Mazarze del Vallo
    .from = z Mazary del Vallo
    .with = z Mazarą del Vallo
area-castelvetrano = Castelvetrano
    .genitive = Castelvetrano
    .accusative = Castelvetrano
    .locative = Castelvetrano
    .from = z Castelvetrano
    .with = z Castelvetrano
area-sciacca = Sciacca
    .genitive = Sciakki
    .accusative = Sciaccę
    .locative = Sciacce
    .from = ze Sciakki
    .with = ze Sciaccą
area-palermo = Palermo
    .genitive = Palermo
    .accusative = Palermo
    .locative = Palermo
    .from = z Palermo
    .with = z Palermo
area-partinico = Partinico
    .genitive = Partinico
    .accusative = Partinico
    .locative = Partinico
    .from = z Partinico
    .with = z Partinico
area-corleone = Corleone
    .genitive = Corleone
    .accusative = Corleone
    .locative = Corleone
    .from = z Corleone
    .with = z Corleone
area-termini_imerese = Termini Imerese
    .genitive = Termini Imerese
    .accusative = Termini Imerese
    .locative = Termini Imerese
    .from = z Termini Imerese
    .with = z Termini Imerese
area-cefalu = Cefalù
    .genitive = Cefalù
    .accusative = Cefalù
    .locative = Cefalù
    .from = z Cefalù
    .with = z Cefalù
area-lercara_friddi = Lercara Friddi
    .genitive = Lercary Friddi
    .accusative = Lercarę Friddi
    .locative = Lercarze Friddi
    .from = z Lercary Friddi
    .with = z Lercarą Friddi
area-caltanissetta = Caltanissetta
    .genitive = Caltanissetty
    .accusative = Caltanissettę
    .locative = Caltanissetcie
    .from = z Caltanissetty
    .with = z Caltanissettą
area-agrigento = Agrigento
    .genitive = Agrigento
    .accusative = Agrigento
    .locative = Agrigento
    .from = z Agrigento
    .with = z Agrigento
area-camastra = Camastra
    .genitive = Camastry
    .accusative = Camastrę
    .locative = Camastrze
    .from = z Camastry
    .with = z Camastrą
area-enna = Enna
    .genitive = Enny
    .accusative = Ennę
    .locative = Ennie
    .from = z Enny
    .with = z Enną
area-nicosia = Nicosia
    .genitive = Nicosii
    .accusative = Nicosię
    .locative = Nicosii
    .from = z Nicosii
    .with = z Nicosią
area-mistretta = Mistretta
    .genitive = Mistretty
    .accusative = Mistrettę
    .locative = Mistretcie
    .from = z Mistretty
    .with = z Mistrettą
area-licata = Licata
    .genitive = Licaty
    .accusative = Licatę
    .locative = Licacie
    .from = z Licaty
    .with = z Licatą
area-gela = Gela
    .genitive = Geli
    .accusative = Gelę
    .locative = Geli
    .from = z Geli
    .with = z Gelą
area-piazza_armerina = Piazza Armerina
    .genitive = Piazza Armerina
    .accusative = Piazza Armerina
    .locative = Piazza Armerina
    .from = z Piazza Armerina
    .with = z Piazza Armerina
area-ragusa = Ragusa
    .genitive = Ragusy
    .accusative = Ragusę
    .locative = Ragusie
    .from = z Ragusy
    .with = z Ragusą
area-vittoria = Vittoria
    .genitive = Vittorii
    .accusative = Vittorię
    .locative = Vittorii
    .from = z Vittorii
    .with = z Vittorią
area-modica = Modica
    .genitive = Modiki
    .accusative = Modicę
    .locative = Modice
    .from = z Modiki
    .with = z Modicą
area-siracusa = Siracusa
    .genitive = Siracusy
    .accusative = Siracusę
    .locative = Siracusie
    .from = z Siracusy
    .with = z Siracusą
area-noto = Noto
    .genitive = Noto
    .accusative = Noto
    .locative = Noto
    .from = z Noto
    .with = z Noto
area-augusta = Augusta
    .genitive = Augusty
    .accusative = Augustę
    .locative = Auguście
    .from = z Augusty
    .with = z Augustą
area-caltagirone = Caltagirone
    .genitive = Caltagirone
    .accusative = Caltagirone
    .locative = Caltagirone
    .from = z Caltagirone
    .with = z Caltagirone
area-palagonia = Palagonia
    .genitive = Palagonii
    .accusative = Palagonię
    .locative = Palagonii
    .from = z Palagonii
    .with = z Palagonią
area-scordia = Scordia
    .genitive = Scordii
    .accusative = Scordię
    .locative = Scordii
    .from = ze Scordii
    .with = ze Scordią
area-catania = Catania
    .genitive = Catanii
    .accusative = Catanię
    .locative = Catanii
    .from = z Catanii
    .with = z Catanią
area-bronte = Bronte
    .genitive = Bronte
    .accusative = Bronte
    .locative = Bronte
    .from = z Bronte
    .with = z Bronte
area-taormina = Taormina
    .genitive = Taorminy
    .accusative = Taorminę
    .locative = Taorminie
    .from = z Taorminy
    .with = z Taorminą
area-messina = Messina
    .genitive = Messiny
    .accusative = Messinę
    .locative = Messinie
    .from = z Messiny
    .with = z Messiną
area-milazzo = Milazzo
    .genitive = Milazzo
    .accusative = Milazzo
    .locative = Milazzo
    .from = z Milazzo
    .with = z Milazzo
area-capo_dorlando = Capo d’Orlando
    .genitive = Capo d’Orlando
    .accusative = Capo d’Orlando
    .locative = Capo d’Orlando
    .from = z Capo d’Orlando
    .with = z Capo d’Orlando

sea-mare_trapani = Mare Trapani
    .short = Trapani
sea-mare_palermo = Mare Palermo
    .short = Palermo
sea-mare_cefalu = Mare Cefalù
    .short = Cefalù
sea-mare_messina = Mare Messina
    .short = Messina
sea-mare_catania = Mare Catania
    .short = Catania
sea-mare_siracusa = Mare Siracusa
    .short = Siracusa
sea-mare_licata = Mare Licata
    .short = Licata
sea-mare_agrigento = Mare Agrigento
    .short = Agrigento
sea-mare_mazara = Mare Mazara
    .short = Mazara

mandamento-M01 = Trapani
mandamento-M02 = Mazara del Vallo
mandamento-M03 = Palermo
mandamento-M04 = Termini Imerese
mandamento-M05 = Caltanissetta
mandamento-M06 = Enna
mandamento-M07 = Licata
mandamento-M08 = Ragusa
mandamento-M09 = Siracusa
mandamento-M10 = Caltagirone
mandamento-M11 = Catania
mandamento-M12 = Messina

### Seats and families

# A seat is called so until its family is known.
seat = Gracz { $n }
    .nominative = gracz { $n }
    .genitive = gracza { $n }
    .dative = graczowi { $n }
    .accusative = gracza { $n }
    .instrumental = graczem { $n }
    .locative = graczu { $n }
seat-0 = Neutralni
    .inside = neutralni
    .nominative = neutralni
    .genitive = neutralnych
    .dative = neutralnym
    .accusative = neutralnych
    .instrumental = neutralnymi
    .locative = neutralnych

family-black = Czarny
    .genitive = Czarnego
    .dative = Czarnemu
    .accusative = Czarnego
    .instrumental = Czarnym
    .locative = Czarnym
    .feminine-accusative = czarną
    .house = Famiglia Corvo
    .theme = Zasadzki, motorówki, podmiana
    .plays = Uderza jako pierwszy lub ostatni, kryje się za kamizelkami, przypływa od morza, podmienia obrońców; wyrównana planszetka.
family-blue = Niebieski
    .genitive = Niebieskiego
    .dative = Niebieskiemu
    .accusative = Niebieskiego
    .instrumental = Niebieskim
    .locative = Niebieskim
    .feminine-accusative = niebieską
    .house = Famiglia Celeste
    .theme = Bomby i samochody
    .plays = Czyści obszary z daleka, ma najlepszy samochód pułapkę, a samochód na połowie rozkazów; mniej rozkazów, które zdobywają teren.
family-green = Zielony
    .genitive = Zielonego
    .dative = Zielonemu
    .accusative = Zielonego
    .instrumental = Zielonym
    .locative = Zielonym
    .feminine-accusative = zieloną
    .house = Famiglia Verdesca
    .theme = Werbunek i zdrada
    .plays = Najdłuższy rząd kościoła, Pentiti, podmieniony obrońca; wielu soldati, mało czaszek.
family-red = Czerwony
    .genitive = Czerwonego
    .dative = Czerwonemu
    .accusative = Czerwonego
    .instrumental = Czerwonym
    .locative = Czerwonym
    .feminine-accusative = czerwoną
    .house = Famiglia Vermiglio
    .theme = Atak wprost i samochody
    .plays = Wczesna inicjatywa, czaszki, najdłuższy rząd sądów dla ataku samochodem; mało pieniędzy, mało kamizelek.
family-white = Biały
    .genitive = Białego
    .dative = Białemu
    .accusative = Białego
    .instrumental = Białym
    .locative = Białym
    .feminine-accusative = białą
    .house = Famiglia Bianca
    .theme = Przeciąganie wrogów, współpraca
    .plays = Przeciąga wrogich soldati do siebie, zaopatruje sąsiednie obszary i sojusznika, podburza neutralnych; najdłuższy rząd policji, późna inicjatywa ataków.
family-yellow = Żółty
    .genitive = Żółtego
    .dative = Żółtemu
    .accusative = Żółtego
    .instrumental = Żółtym
    .locative = Żółtym
    .feminine-accusative = żółtą
    .house = Famiglia Oro
    .theme = Pieniądze i laboratoria
    .plays = Najdłuższy rząd banków, laboratoria i monety na wielu rozkazach, opłaca obrońców; późna inicjatywa ataków.

### Characters

character-chemist = Don Ignazio Velluto, chemik
    .flavour = Trzy kuchnie i ani jednego przepisu na papierze.
character-bookkeeper = Ragionier Orazio Quattrini, księgowy
    .flavour = Nigdy nie strzelał i nigdy nie spóźnił się z ratą.
character-smuggler = Capitan Melo Scirocco, przemytnik
    .flavour = Każdą zatokę poznaje po szumie kamieni.
character-veteran = Sergente Tano Ferrabosco, weteran
    .flavour = Dwie armie go wyrzuciły i obie wciąż się go boją.
character-mechanic = Mastro Cola Bullone, mechanik
    .flavour = Każdy silnik w prowincji jest mu winien przysługę.
character-widow = Donna Immacolata Sferra, wdowa
    .flavour = Pochowała czterech mężów i zachowała wszystkich ich przyjaciół.

### Sheets, columns, spaces, rows

sheet-0 = Stary porządek
sheet-1 = Uściski dłoni
sheet-2 = Przysługi
sheet-3 = Zdrady
sheet-4 = Długa noc

column-primo = Kolumna Primo Giocatore
    .nominative = kolumna Primo Giocatore
    .accusative = kolumnę Primo Giocatore
    .name = Primo Giocatore
    .short = Primo
column-justice = Kolumna sądów
    .nominative = kolumna sądów
    .accusative = kolumnę sądów
    .name = Sądy
    .short = Sądy
column-police = Kolumna policji
    .nominative = kolumna policji
    .accusative = kolumnę policji
    .name = Policja
    .short = Policja
column-economy = Kolumna banków
    .nominative = kolumna banków
    .accusative = kolumnę banków
    .name = Banki
    .short = Banki
column-church = Kolumna kościoła
    .nominative = kolumna kościoła
    .accusative = kolumnę kościoła
    .name = Kościół
    .short = Kościół
column-two = Kolumna dwóch instytucji
    .nominative = kolumna dwóch instytucji
    .accusative = kolumnę dwóch instytucji
    .name = Dwie insty{ "\u00AD" }tucje
    .short = 2 inst.

# A space is named after its column and its place there; $part2 is the column.
space = { $part2 ->
    [primo] { column-primo.name }
    [justice] { column-justice.name }
    [police] { column-police.name }
    [economy] { column-economy.name }
    [church] { column-church.name }
   *[two] { column-two.name }
} { $n }

row-justice = Rząd sądów
    .genitive = rzędu sądów
    .accusative = rząd sądów
    .short = Sądy
row-police = Rząd policji
    .genitive = rzędu policji
    .accusative = rząd policji
    .short = Policja
row-economy = Rząd banków
    .genitive = rzędu banków
    .accusative = rząd banków
    .short = Banki
row-church = Rząd kościoła
    .genitive = rzędu kościoła
    .accusative = rząd kościoła
    .short = Kościół

### Control tiles, in few words and in full. $price and $n are the numbers of the tile.

tile-allies = Sprzymierzeńcy
tile-allies-short = zapłać { $price } £, aby zaatakować obszar za pustym lub neutralnym
tile-allies-text = Gdy ruch (i atak) bez motorówki mógłby prowadzić do pustego lub neutralnego obszaru, możesz zapłacić { $price } £ i zaatakować zamiast niego obszar, który z nim sąsiaduje.
tile-bribery = Łapówki
tile-bribery-short = w ataku zapłać { $price } £, a { $n ->
    [one] odejdzie 1 obrońca
    [few] odejdzie { $n } obrońców
    [many] odejdzie { $n } obrońców
   *[other] odejdzie { $n } obrońców
}
tile-bribery-text = Przy każdym ruchu (i ataku), gdy ustalone są już cel, liczba soldati i samochód, możesz zapłacić { $price } £, aby odesłać { $n ->
    [one] 1 broniącego soldato do jego puli
    [few] { $n } broniących soldati do ich puli
    [many] { $n } broniących soldati do ich puli
   *[other] { $n } broniących soldati do ich puli
}.
tile-chain_of_command = Łańcuch dowodzenia
tile-chain_of_command-short = drugi rozkaz tam, gdzie leży już twój
tile-chain_of_command-text = Możesz wydać rozkaz także tam, gdzie leży dokładnie jeden twój rozkaz (w wydaniu 1.2 tylko z wcześniejszej tury).
tile-delay_detonator = Zapalnik czasowy
tile-delay_detonator-short = zasięg samochodów pułapek: { $n ->
    [one] 1 obszar
    [few] { $n } obszary
    [many] { $n } obszarów
   *[other] { $n } obszarów
}
tile-delay_detonator-text = Celem zamachu samochodem pułapką może być także obszar odległy najwyżej o { $n ->
    [one] 1 obszar
    [few] { $n } obszary
    [many] { $n } obszarów
   *[other] { $n } obszarów
}, bez względu na to, kto kontroluje obszary pomiędzy.
tile-influence = Wpływy
tile-influence-short = co rundę: { $price ->
    [one] 1 soldato
    [few] { $price } soldati
    [many] { $price } soldati
   *[other] { $price } soldati
} z siedziby za neutralny znacznik, który staje się twój
tile-influence-text = Na początku fazy planowania możesz oddać { $price ->
    [one] 1 soldato
    [few] { $price } soldati
    [many] { $price } soldati
   *[other] { $price } soldati
} z siedziby, aby zamienić { $n ->
    [one] 1 neutralny znacznik wpływu na górnym arkuszu na własny
    [few] { $n } neutralne znaczniki wpływu na górnym arkuszu na własne
    [many] { $n } neutralnych znaczników wpływu na górnym arkuszu na własne
   *[other] { $n } neutralnych znaczników wpływu na górnym arkuszu na własne
}.
tile-miniguns = Miniguny
tile-miniguns-short = +{ $n } premii do ataku przez morze
tile-miniguns-text = Każdy twój ruch (i atak) z użyciem motorówki ma o { $n } większą premię do ataku.
tile-recruitment = Rekrutacja
tile-recruitment-short = { phrase-soldati } z siedziby do przejętego obszaru
tile-recruitment-text = Zaraz po ataku, którym przejmujesz obszar, możesz umieścić w nim dokładnie { phrase-soldati } z siedziby.
tile-speedboats = Flota
tile-speedboats-short = co rundę darmowa motorówka
tile-speedboats-text = Na początku fazy planowania możesz bezpłatnie umieścić { $n ->
    [one] 1 motorówkę
    [few] { $n } motorówki
    [many] { $n } motorówek
   *[other] { $n } motorówek
}.
tile-city_hall = Ratusz
tile-city_hall-short = kolumny (opcja B) kosztują o { $n } £ mniej
tile-city_hall-text = Zawsze gdy szerzysz wpływy (opcja B), płacisz do puli o { $n } £ mniej.
tile-armoured_cars = Opancerzone samochody
tile-armoured_cars-short = +{ $n } premii do obrony tam, gdzie stoją twoje samochody
tile-armoured_cars-text = Każdy twój obszar z co najmniej 1 twoim samochodem ma { $n } premii do obrony przed atakami i zamachami.
tile-vendetta = Wendeta
tile-vendetta-short = brutalność kosztuje { $n } zamiast { $usual } atakujących
tile-vendetta-text = Gdy atakujesz brutalnie, tracisz tylko { $n } zamiast { $usual } atakujących soldati.

### Conflict cards, also in few words: for the seat that lays it, and for a seat that plays it for neutrals.

card-turncoat = Zdrada
    .text = Jeden wrogi soldato z atakowanego obszaru wraca do swojej puli, a jego miejsce zajmuje twój soldato z puli.
card-turncoat-short = jednego wroga zastępuje tam twój soldato z puli
card-turncoat-neutral = jednego wroga zastępuje tam neutralny soldato z puli
card-coward_1 = Tchórzostwo 1
    .text = Jeden twój soldato opuszcza atakowany obszar i wraca do siedziby.
card-coward_1-short = jeden twój soldato wraca stamtąd do siedziby
card-coward_1-neutral = jeden neutralny soldato wraca stamtąd do puli
card-coward_2 = Tchórzostwo 2
    .text = Dwóch twoich soldati opuszcza atakowany obszar i wraca do siedziby.
card-coward_2-short = dwóch twoich soldati wraca stamtąd do siedziby
card-coward_2-neutral = dwóch neutralnych soldati wraca stamtąd do puli

### Orders

order-black-basic-1 = Z mroku
order-black-basic-2 = Cierpliwość
order-black-basic-3 = Zasadzka
order-black-basic-4 = Nocny desant
order-black-basic-5 = Portowa tawerna
order-black-justice-a = Cichy wyrok
order-black-justice-b = Ostatnie słowo
order-black-police-a = Straż przybrzeżna
order-black-police-b = Z piwnic
order-black-economy-a = Kontrabanda
order-black-economy-b = Trzydzieści srebrników
order-black-church-a = Kaplica rybaków
order-black-church-b = Skradzione stado
order-blue-basic-1 = Krótki lont
order-blue-basic-2 = Zimna krew
order-blue-basic-3 = Gdy opadnie dym
order-blue-basic-4 = Ekipa z warsztatu
order-blue-basic-5 = Ślady opon
order-blue-justice-a = Podwójny ładunek
order-blue-justice-b = Zaparkowana limuzyna
order-blue-justice-c = Ulica drży
order-blue-police-a = Blokada drogi
order-blue-police-b = Wybuch i szturm
order-blue-economy-a = Interes na złomowisku
order-blue-economy-b = Na polisę
order-blue-church-a = Kondukt
order-green-basic-1 = Szeptane imię
order-green-basic-2 = Nowe twarze
order-green-basic-3 = Długi język
order-green-basic-4 = Synowie wsi
order-green-basic-5 = Gaj oliwny
order-green-justice-a = Zamieszki na zamówienie
order-green-police-a = Ślepy patrol
order-green-police-b = Wezwani z pól
order-green-economy-a = Robotnicy na dniówkę
order-green-economy-b = Sprzedane sekrety
order-green-church-a = Zmiana stron
order-green-church-b = Odpust
order-green-church-c = Spowiedź
order-red-basic-1 = Pierwsza krew
order-red-basic-2 = Ramię w ramię
order-red-basic-3 = Wrzenie na placu
order-red-basic-4 = Paczka pod drzwiami
order-red-basic-5 = Silnik na chodzie
order-red-justice-a = Z jadącego auta
order-red-justice-b = Z obu luf
order-red-justice-c = Kawalkada
order-red-police-a = Pożyczone mundury
order-red-police-b = Nalot o świcie
order-red-economy-a = Kasa wojenna
order-red-church-a = Przysięga krwi
order-red-church-b = Przed jutrznią
order-white-basic-1 = Czyste ręce
order-white-basic-2 = Bójka na targu
order-white-basic-3 = Zjazd rodzinny
order-white-basic-4 = Dobrzy sąsiedzi
order-white-basic-5 = Otwarty dom
order-white-justice-a = Przekupiona ława
order-white-police-a = Policyjna eskorta
order-white-police-b = Chodźcie do nas
order-white-police-c = Kleszcze
order-white-economy-a = Wspólny interes
order-white-economy-b = Strajk generalny
order-white-church-a = Chleb dla wszystkich
order-white-church-b = Syn marnotrawny
order-yellow-basic-1 = Poborca długów
order-yellow-basic-2 = Skok na kasę
order-yellow-basic-3 = Czyste księgi
order-yellow-basic-4 = Nocna zmiana
order-yellow-basic-5 = Obchód inkasenta
order-yellow-justice-a = Ugoda pozasądowa
order-yellow-police-a = Strzeżony magazyn
order-yellow-police-b = Wynajęte lufy
order-yellow-economy-a = Firma słup
order-yellow-economy-b = Wrogie przejęcie
order-yellow-economy-c = Każdy ma swoją cenę
order-yellow-church-a = Taca
order-yellow-church-b = Straż laboratoriów

### Pieces

piece-soldati = Soldato
piece-car = Samochód
    .inside = samochód
    .accusative = samochód
piece-boat = Motorówka
    .inside = motorówka
    .accusative = motorówkę
piece-lab = Laboratorium
    .inside = laboratorium
    .accusative = laboratorium
piece-bust = Znacznik ostatniej akcji
piece-primo = Primo Giocatore
piece-control = Znacznik kontroli
piece-order = Żeton rozkazu
piece-money = Pieniądze
piece-hq = Siedziba
piece-supply = Pula

token = { $n ->
    [0] Neutralny znacznik wpływu
   *[other] Znacznik wpływu gracza { $n }
}
