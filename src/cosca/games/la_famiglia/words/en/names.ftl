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
area-capo_dorlando = Capo d’Orlando

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

### Players and families

# A player is called this until the family is known.
seat = Player { $n }
seat-0 = Neutrals
    .inside = the neutrals
    .genitive = the neutrals’

family-black = Black
    .house = Famiglia Corvo
    .theme = Ambushes, boats, replacing defenders
    .plays = Attacks first or last, hides behind vests, comes by sea and replaces defenders. All rows of its family mat are about equally long.
family-blue = Blue
    .house = Famiglia Celeste
    .theme = Bombs and cars
    .plays = Clears areas from a distance, has the best car bomb and a car on half of its orders, but fewer orders that take areas.
family-green = Green
    .house = Famiglia Verdesca
    .theme = Recruiting and turncoats
    .plays = The longest Church row, Pentiti, and an order that replaces a defender. Many Soldati, few skulls.
family-red = Red
    .house = Famiglia Vermiglio
    .theme = Straight attacks and cars
    .plays = Low initiative numbers, many skulls and the longest Justice row, which strengthens its cars. Little money, few vests.
family-white = White
    .house = Famiglia Bianca
    .theme = Pulling enemies, teamwork
    .plays = Pulls enemy Soldati over, supplies adjacent areas and its teammate, and agitates neutrals. The longest Police row, but it attacks late.
family-yellow = Yellow
    .house = Famiglia Oro
    .theme = Money and labs
    .plays = The longest Economy row, labs and coins on many orders, and an order that pays off defenders. It attacks late.

### Characters

character-chemist = Don Ignazio Velluto, the Chemist
    .flavour = Three kitchens, and no recipe on paper.
character-bookkeeper = Ragionier Orazio Quattrini, the Bookkeeper
    .flavour = He never fired a shot and never missed a payment.
character-smuggler = Capitan Melo Scirocco, the Smuggler
    .flavour = He knows every bay by the sound of its stones.
character-veteran = Sergente Tano Ferrabosco, the Veteran
    .flavour = Two armies threw him out, and both still fear him.
character-mechanic = Mastro Cola Bullone, the Mechanic
    .flavour = Every engine in the province owes him a favor.
character-widow = Donna Immacolata Sferra, the Widow
    .flavour = She buried four husbands and kept all their friends.

### Sheets, columns, spaces, rows

sheet-0 = The Old Order
sheet-1 = Handshakes
sheet-2 = Favors
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

# A space is named after its column and its position there; $part2 is the column.
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

### Control tiles, in a few words and in full. $price and $n are the numbers on the tile.

tile-allies = Allies
tile-allies-short = pay { $price } Money to attack an area behind an empty or neutral one
tile-allies-text = On a Movement (and Attack) without a speedboat that could go to an empty or neutral area, you may pay { $price } Money to attack an area adjacent to that one instead.
tile-bribery = Bribery
tile-bribery-short = pay { $price } Money when you attack, and { $n ->
    [one] 1 defender leaves
   *[other] { $n } defenders leave
}
tile-bribery-text = On every Movement (and Attack), once you have chosen the target and your units, you may pay { $price } Money to return { $n ->
    [one] 1 defending Soldato to its supply
   *[other] { $n } defending Soldati to their supply
}.
tile-chain_of_command = Chain of Command
tile-chain_of_command-short = issue a second order in an area that already has one of yours
tile-chain_of_command-text = You may also issue an order in an area that already contains exactly one of your orders.
tile-delay_detonator = Delay Detonator
tile-delay_detonator-short = car bombs reach up to { $n } areas away
tile-delay_detonator-text = Your car bombs may also strike an area up to { $n } areas away, no matter who controls the areas in between.
tile-influence = Influence
tile-influence-short = each round, trade { $price ->
    [one] 1 Soldato
   *[other] { $price } Soldati
} for a token on the top action sheet
tile-influence-text = At the start of each planning phase, you may return { $price ->
    [one] 1 Soldato
   *[other] { $price } Soldati
} from your headquarters to the supply to replace { $n ->
    [one] 1 neutral influence token on the top action sheet with one of your own
   *[other] { $n } neutral influence tokens on the top action sheet with your own
}.
tile-miniguns = Miniguns
tile-miniguns-short = +{ $n } attack bonus by sea
tile-miniguns-text = Add { $n } to your attack bonus on every Movement (and Attack) that uses a speedboat.
tile-recruitment = Recruitment
tile-recruitment-short = place { phrase-soldati } from headquarters in an area you just took
tile-recruitment-text = Right after an attack in which you take an area, you may place exactly { phrase-soldati } from your headquarters there.
tile-speedboats = Speedboats
tile-speedboats-short = each round, a free speedboat
tile-speedboats-text = At the start of each planning phase, you may place { $n ->
    [one] 1 speedboat
   *[other] { $n } speedboats
} for free.
tile-city_hall = City Hall
tile-city_hall-short = gaining influence (option B) costs { $n } Money less
tile-city_hall-text = Whenever you gain influence (option B), you pay { $n } Money less to the supply.
tile-armoured_cars = Armored Cars
tile-armoured_cars-short = +{ $n } defense bonus in areas with your cars
tile-armoured_cars-text = Each of your areas with at least 1 of your cars has { $n } defense bonus against attacks and strikes.
tile-vendetta = Vendetta
tile-vendetta-short = brute force costs { $n } instead of { $usual } attackers
tile-vendetta-text = When you use brute force, you lose only { $n } of your attacking Soldati instead of { $usual }.

### Conflict cards, also in a few words: for the player who plays it, and for a player who plays it for the neutrals.

card-turncoat = Turncoat
    .text = Return 1 enemy Soldato from the contested area to its supply and add 1 of your own from your supply.
card-turncoat-short = replace 1 enemy Soldato there with 1 of yours from the supply
card-turncoat-neutral = replace 1 enemy Soldato there with a neutral one from the supply
card-coward_1 = Coward 1
    .text = Return 1 of your Soldati from the contested area to your headquarters.
card-coward_1-short = return 1 of your Soldati there to headquarters
card-coward_1-neutral = return 1 neutral Soldato there to the supply
card-coward_2 = Coward 2
    .text = Return 2 of your Soldati from the contested area to your headquarters.
card-coward_2-short = return 2 of your Soldati there to headquarters
card-coward_2-neutral = return 2 neutral Soldati there to the supply

### Orders

order-black-basic-1 = Out of the Dark
order-black-basic-2 = Patience
order-black-basic-3 = Lie in Wait
order-black-basic-4 = Night Landing
order-black-basic-5 = Harbor Tavern
order-black-justice-a = Silent Verdict
order-black-justice-b = The Last Word
order-black-police-a = Coastal Watch
order-black-police-b = Out of the Cellars
order-black-economy-a = Contraband
order-black-economy-b = Thirty Coins
order-black-church-a = Fishermen’s Chapel
order-black-church-b = Stolen Flock
order-blue-basic-1 = Short Fuse
order-blue-basic-2 = Cold Nerves
order-blue-basic-3 = After the Smoke
order-blue-basic-4 = Garage Crew
order-blue-basic-5 = Tire Tracks
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
order-green-economy-a = Day Laborers
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
order-white-basic-4 = Good Neighbors
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
piece-hq = Headquarters
piece-supply = Supply

token = { $n ->
    [0] Neutral influence token
   *[other] Player { $n }’s influence token
}
