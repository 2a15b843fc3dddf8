# To be translated into 'pl': translate what stands after = and delete this line.

## The names of all components.

### Areas, seas, Mandamenti

area-trapani = Trapani
area-marsala = Marsala
area-alcamo = Alcamo
area-mazara_del_vallo = Mazara del Vallo
area-castelvetrano = Castelvetrano
area-sciacca = Sciacca
area-palermo = Palermo
area-partinico = Partinico
area-corleone = Corleone
area-termini_imerese = Termini Imerese
area-cefalu = Cefalù
area-lercara_friddi = Lercara Friddi
area-caltanissetta = Caltanissetta
area-agrigento = Agrigento
area-camastra = Camastra
area-enna = Enna
area-nicosia = Nicosia
area-mistretta = Mistretta
area-licata = Licata
area-gela = Gela
area-piazza_armerina = Piazza Armerina
area-ragusa = Ragusa
area-vittoria = Vittoria
area-modica = Modica
area-siracusa = Siracusa
area-noto = Noto
area-augusta = Augusta
area-caltagirone = Caltagirone
area-palagonia = Palagonia
area-scordia = Scordia
area-catania = Catania
area-bronte = Bronte
area-taormina = Taormina
area-messina = Messina
area-milazzo = Milazzo
area-capo_dorlando = Capo d'Orlando

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
seat = Seat { $n }
seat-0 = Neutrals
    .inside = the neutrals
    .genitive = the neutrals'

family-black = Black
    .house = Famiglia Corvo
    .theme = Ambush, boats, replacement
    .plays = Strikes first or last, sits behind vests, comes over the sea, swaps defenders; an even mat.
family-blue = Blue
    .house = Famiglia Celeste
    .theme = Bombs and cars
    .plays = Clears areas from afar, has the best car bomb and a car on half of its orders; fewer orders that take ground.
family-green = Green
    .house = Famiglia Verdesca
    .theme = Recruiting and turncoats
    .plays = The longest Church row, Pentiti, the turned defender; many Soldati, few skulls.
family-red = Red
    .house = Famiglia Vermiglio
    .theme = Straight attack and cars
    .plays = Early initiative, skulls, the longest Justice row for the car's attack; little money, few vests.
family-white = White
    .house = Famiglia Bianca
    .theme = Pulling enemies, teamwork
    .plays = Pulls enemy Soldati over, feeds neighbours and teammate, agitates neutrals; the longest Police row, late in the attack sequence.
family-yellow = Yellow
    .house = Famiglia Oro
    .theme = Money and labs
    .plays = The longest Economy row, labs and coins on many orders, buys defenders off; slow in the attack sequence.

### Characters

character-chemist = Don Ignazio Velluto, the Chemist
    .flavour = Three kitchens, and no recipe on paper.
character-bookkeeper = Ragionier Orazio Quattrini, the Bookkeeper
    .flavour = He never fired a shot and never missed a payment.
character-smuggler = Capitan Melo Scirocco, the Smuggler
    .flavour = He knows each bay by the sound of its stones.
character-veteran = Sergente Tano Ferrabosco, the Veteran
    .flavour = Two armies threw him out, and both still fear him.
character-mechanic = Mastro Cola Bullone, the Mechanic
    .flavour = Every engine in the province owes him a favour.
character-widow = Donna Immacolata Sferra, the Widow
    .flavour = She buried four husbands and kept all their friends.

### Sheets, columns, spaces, rows

sheet-0 = The Old Order
sheet-1 = Handshakes
sheet-2 = Favours
sheet-3 = Betrayals
sheet-4 = The Long Night

column-primo = Primo Giocatore column
    .name = Primo Giocatore
    .short = Primo
column-justice = Justice column
    .name = Justice
    .short = Justice
column-police = Police column
    .name = Police
    .short = Police
column-economy = Economy column
    .name = Economy
    .short = Economy
column-church = Church column
    .name = Church
    .short = Church
column-two = Two-institutions column
    .name = Two insti{ "\u00AD" }tutions
    .short = Two inst.

# A space is named after its column and its place there; $part2 is the column.
space = { $part2 ->
    [primo] { column-primo.name }
    [justice] { column-justice.name }
    [police] { column-police.name }
    [economy] { column-economy.name }
    [church] { column-church.name }
   *[two] { column-two.name }
} { $n }

row-justice = Justice row
    .short = Justice
row-police = Police row
    .short = Police
row-economy = Economy row
    .short = Economy
row-church = Church row
    .short = Church

### Control tiles, in few words and in full. $price and $n are the numbers of the tile.

tile-allies = Allies
tile-allies-short = pay { $price } to attack an area behind an empty or neutral one
tile-allies-text = On a Movement (and attack) without speedboat that could go to an empty or neutral area, you may pay { $price } money and attack an area next to that one instead.
tile-bribery = Bribery
tile-bribery-short = pay { $price } in an attack, and { $n ->
    [one] 1 defender leaves
   *[other] { $n } defenders leave
}
tile-bribery-text = Each time you have chosen the target of a Movement (and attack), you may pay { $price } money to send { $n ->
    [one] 1 defending Soldato back to its supply
   *[other] { $n } defending Soldati back to their supply
}.
tile-chain_of_command = Chain of Command
tile-chain_of_command-short = a second order where one of yours lies
tile-chain_of_command-text = You may also issue an order in an area where exactly one of your orders from an earlier turn lies.
tile-delay_detonator = Delay Detonator
tile-delay_detonator-short = car bombs reach { $n } areas far
tile-delay_detonator-text = Your car bombs may also strike an area up to { $n } steps away, whoever holds the areas between.
tile-influence = Influence
tile-influence-short = each round, { $price ->
    [one] 1 Soldato
   *[other] { $price } Soldati
} of HQ for a neutral token that becomes yours
tile-influence-text = When a planning phase starts, you may give up { $price ->
    [one] 1 Soldato
   *[other] { $price } Soldati
} of your HQ to swap { $n ->
    [one] 1 neutral influence token of the upper sheet for one of your own
   *[other] { $n } neutral influence tokens of the upper sheet for your own
}.
tile-miniguns = Miniguns
tile-miniguns-short = +{ $n } attack bonus over the sea
tile-miniguns-text = Every Movement (and attack) of yours that uses a speedboat has { $n } more attack bonus.
tile-recruitment = Recruitment
tile-recruitment-short = { phrase-soldati } from HQ into an area that you took
tile-recruitment-text = Right after an attack by which you take over an area, you may place exactly { phrase-soldati } from your HQ there.
tile-speedboats = Speedboats
tile-speedboats-short = each round, a free speedboat
tile-speedboats-text = When a planning phase starts, you may place { $n ->
    [one] 1 speedboat
   *[other] { $n } speedboats
} for free.
tile-city_hall = City Hall
tile-city_hall-short = columns (option B) cost { $n } less
tile-city_hall-text = Whenever you gain influence (option B), you pay { $n } money less to the bank.
tile-armoured_cars = Armoured Cars
tile-armoured_cars-short = +{ $n } defence bonus where your cars stand
tile-armoured_cars-text = Each of your areas with at least 1 of your cars has { $n } defence bonus against attacks and strikes.
tile-vendetta = Vendetta
tile-vendetta-short = brute force costs { $n } instead of { $usual } attackers
tile-vendetta-text = When you attack by brute force, you give up only { $n } of your attacking Soldati instead of { $usual }.

### Conflict cards, also in few words: for the seat that lays it, and for a seat that plays it for neutrals.

card-turncoat = Turncoat
    .text = One enemy Soldato of the contested area goes to its supply, one of yours comes from the supply in its place.
card-turncoat-short = one enemy there makes way for one of yours from the supply
card-turncoat-neutral = one enemy there makes way for a neutral from the supply
card-coward_1 = Coward 1
    .text = One of your Soldati leaves the contested area for your HQ.
card-coward_1-short = one of your Soldati there goes back to your HQ
card-coward_1-neutral = one neutral there goes back to the supply
card-coward_2 = Coward 2
    .text = Two of your Soldati leave the contested area for your HQ.
card-coward_2-short = two of your Soldati there go back to your HQ
card-coward_2-neutral = two neutrals there go back to the supply

### Orders

order-black-basic-1 = Out of the Dark
order-black-basic-2 = Patience
order-black-basic-3 = Lie in Wait
order-black-basic-4 = Night Landing
order-black-basic-5 = Harbour Tavern
order-black-justice-a = Silent Verdict
order-black-justice-b = The Last Word
order-black-police-a = Coastal Watch
order-black-police-b = Out of the Cellars
order-black-economy-a = Contraband
order-black-economy-b = Thirty Coins
order-black-church-a = Fishermen's Chapel
order-black-church-b = Stolen Flock
order-blue-basic-1 = Short Fuse
order-blue-basic-2 = Cold Nerves
order-blue-basic-3 = After the Smoke
order-blue-basic-4 = Garage Crew
order-blue-basic-5 = Tyre Tracks
order-blue-justice-a = Double Charge
order-blue-justice-b = Parked Limousine
order-blue-justice-c = The Street Trembles
order-blue-police-a = Roadblock
order-blue-police-b = Blast and Charge
order-blue-economy-a = Scrapyard Deal
order-blue-economy-b = Insurance Job
order-blue-church-a = Funeral Procession
order-green-basic-1 = Whispered Name
order-green-basic-2 = Fresh Faces
order-green-basic-3 = Loose Tongue
order-green-basic-4 = Sons of the Village
order-green-basic-5 = Olive Grove
order-green-justice-a = Riot on Cue
order-green-police-a = Blind Patrol
order-green-police-b = Called from the Fields
order-green-economy-a = Day Labourers
order-green-economy-b = Sold Secrets
order-green-church-a = Changed Allegiance
order-green-church-b = Feast Day
order-green-church-c = Confession
order-red-basic-1 = First Blood
order-red-basic-2 = Close Ranks
order-red-basic-3 = Stir the Square
order-red-basic-4 = Parcel at the Door
order-red-basic-5 = Engine Running
order-red-justice-a = Drive-By
order-red-justice-b = Both Barrels
order-red-justice-c = Motorcade
order-red-police-a = Borrowed Uniforms
order-red-police-b = Raid at Dawn
order-red-economy-a = War Chest
order-red-church-a = Blood Oath
order-red-church-b = Before Matins
order-white-basic-1 = Clean Hands
order-white-basic-2 = Market Brawl
order-white-basic-3 = Family Reunion
order-white-basic-4 = Good Neighbours
order-white-basic-5 = Open House
order-white-justice-a = Bought Jury
order-white-police-a = Police Escort
order-white-police-b = Come Over to Us
order-white-police-c = Pincer
order-white-economy-a = Joint Venture
order-white-economy-b = General Strike
order-white-church-a = Bread for All
order-white-church-b = Prodigal Son
order-yellow-basic-1 = Debt Collector
order-yellow-basic-2 = Hand in the Till
order-yellow-basic-3 = Clean Books
order-yellow-basic-4 = Night Shift
order-yellow-basic-5 = Collection Round
order-yellow-justice-a = Out-of-Court Settlement
order-yellow-police-a = Guarded Warehouse
order-yellow-police-b = Hired Guns
order-yellow-economy-a = Shell Company
order-yellow-economy-b = Hostile Takeover
order-yellow-economy-c = Everyone Has a Price
order-yellow-church-a = Collection Plate
order-yellow-church-b = Laboratory Guard

### Pieces

piece-soldati = Soldato
piece-car = Car
    .inside = car
piece-boat = Speedboat
    .inside = speedboat
piece-lab = Drug lab
    .inside = drug lab
piece-bust = Bust
piece-primo = Primo Giocatore
piece-control = Control token
piece-order = Order token
piece-money = Money
piece-hq = HQ
piece-supply = Supply

token = { $n ->
    [0] Neutral influence token
   *[other] Influence token of seat { $n }
}
