# What things are called. A thing of the component data has the message kind-id. The attribute .one is the name with its
# article, .inside the name inside a sentence, .at a turf's name with its preposition (elsewhere "in ..."), .short a
# form for narrow columns, .text what is printed on it. An overlay's own name or text comes first.

## Seats and families

# $n (number)
seat = Player { $n }
seat-0 = the neutrals
    .genitive = the neutrals’

family-marzullo = Marzullo
    .short = Mz
family-matarazzo = Matarazzo
    .short = Mt
family-vitale = Vitale
    .short = Vi
family-caccamo = Caccamo
    .short = Ca
family-pizzino = Pizzino
    .short = Pi

## The board

turf-wall_street = Wall Street
    .at = on Wall Street
    .short = Wall St
turf-brooklyn = Brooklyn
    .short = Brooklyn
turf-upper_east_side = Upper East Side
    .inside = the Upper East Side
    .at = on the Upper East Side
    .short = E.Side
turf-queens = Queens
    .short = Queens
turf-upper_west_side = Upper West Side
    .inside = the Upper West Side
    .at = on the Upper West Side
    .short = W.Side
turf-midtown = Midtown
    .short = Midtown
turf-chelsea = Chelsea
    .short = Chelsea
turf-central_park = Central Park
    .short = C.Park

business-merchants_trust = Merchants’ Trust Bank
business-red_hook_docks = Red Hook Docks
business-yorkville_brewery = Yorkville Brewery
business-ozone_park_racetrack = Ozone Park Racetrack
business-riverside_ballroom = Riverside Ballroom
business-broadway_box_office = Broadway Box Office
business-penn_central_railroad = Penn Central Railroad
business-park_boathouse = Park Boathouse
business-gotham_gunsmith = Gotham Gunsmith
business-knickerbocker_bar = Knickerbocker Bar
business-empire_numbers = Empire Numbers Parlor
business-five_boroughs_laundry = Five Boroughs Laundry
business-excelsior_pawnshop = Excelsior Pawnshop
business-longshore_hiring_hall = Longshoremen’s Hiring Hall
business-hudson_fish_market = Hudson Fish Market
business-liberty_funeral_home = Liberty Funeral Home
business-starlight_pharmacy = Starlight Pharmacy
business-midnight_freight = Midnight Freight Line
business-copper_room_casino = Copper Room Casino
business-atlantic_holding = Atlantic Holding Company

place-fm01 = Columbus Circle
place-fm02 = Queensboro Bridge
place-fm03 = Washington Square
place-fm04 = Harlem Meer
place-fm05 = Lincoln Square
place-fm06 = Plaza Fountain
place-fm07 = Sutton Place
place-fm08 = Hunters Point
place-fm09 = Delancey Street
place-fm10 = Triborough Bridge
place-fm11 = Newtown Creek
place-fm12 = Brooklyn Bridge
place-fm13 = Battery Tunnel
place-fm14 = Canal Street
place-fm15 = West Side Piers
place-fm16 = 125th Street
place-fm17 = Herald Square

act-1 = Act I
    .title = A Family Feast
act-2 = Act II
    .title = A Dangerous Proposal
act-3 = Act III
    .title = War in the Streets
act-4 = Act IV
    .title = The Reckoning

phase-open_new_business = Open New Business
phase-family_business = Family Business
phase-turf_war = Turf War
phase-bribery = Bribery
phase-tribute = Tribute to the Don

## Figures and pieces

figure-thug = Thug
    .one = a Thug
    .short = Thug
figure-don = Don
    .one = the Don
    .short = Don
figure-consigliere = Consigliere
    .one = the Consigliere
    .short = Cons
figure-heir = Heir
    .one = the Heir
    .short = Heir
figure-mayor = Mayor
    .one = the Mayor
    .short = Mayor
figure-union_boss = Union Boss
    .one = the Union Boss
    .short = Boss
figure-police_chief = Police Chief
    .one = the Police Chief
    .short = Chief

piece-control = Control marker
piece-horse_head = Horse Head
piece-suitcase = Suitcase
piece-hand = Hand
piece-bank = Common piles
piece-hudson = Hudson

## Cards, goods and abilities

# $n (number): dollars
money = ${ $n }
    .one = a ${ $n } card

good-gun = Gun
    .one = a Gun card
good-booze = Booze
    .one = a Booze card
good-blood_money = Blood Money
    .one = a Blood Money card
good-narcotics = Narcotics
    .one = a Narcotics card

colour-yellow = yellow
    .theme = Rackets
colour-blue = blue
    .theme = Influence
colour-green = green
    .theme = Finance
colour-gray = gray
    .theme = Vendetta
colour-red = red
colour-purple = purple

icon-suitcase = Suitcase
    .short = Case
    .text = Show one money card from your hand and put it into your suitcase.
icon-job = Job
    .short = Job
    .text = Look at the top two jobs of the deck, keep one and discard the other.
icon-money_1 = $1
    .short = $1
    .text = Take a $1 card from the common piles.
icon-money_2 = $2
    .short = $2
    .text = Take a $2 card from the common piles.
icon-money_3 = $3
    .short = $3
    .text = Take a $3 card from the common piles.
icon-money_5 = $5
    .short = $5
    .text = Take a $5 card from the common piles.
icon-gun = Gun
    .short = Gun
    .text = Take a Gun card from the common piles.
icon-booze = Booze
    .short = Booze
    .text = Take a Booze card from the common piles.
icon-blood_money = Blood Money
    .short = Blood
    .text = Take a Blood Money card from the common piles. It is Illegal Goods, not money.
icon-narcotics = Narcotics
    .short = Narco
    .text = Take a Narcotics card from the common piles. When you complete a job, it can replace a Gun, Booze or Blood Money card.
icon-exchange = Exchange
    .short = Swap
    .text = Discard one card from your hand and take a Gun, Booze or Blood Money card.
icon-discard_1 = One card for $5
    .short = 1→$5
    .text = Discard one card from your hand and take a $5 card.
icon-discard_2 = Two cards for $5
    .short = 2→$5
    .text = Discard two cards from your hand and take a $5 card.
icon-discard_3 = Three cards for $3 and $5
    .short = 3→$3+5
    .text = Discard three cards from your hand and take a $3 card and a $5 card.
icon-horse_head = Horse Head
    .short = Horse
    .text = Take the Horse Head. You go first from now on.

job-protection_money = Protection Money
job-kitchen_gossip = Kitchen Gossip
job-truck_hijack = Truck Hijack
job-street_tax = Street Tax
job-kickbacks = Kickbacks
job-shakedown = Shakedown
job-smuggling_run = Smuggling Run
job-whole_block = The Whole Block
job-city_wide_collection = City-Wide Collection
job-friendly_advice = Friendly Advice
job-head_of_the_table = Head of the Table
job-new_corner = A New Corner
job-eviction_notice = Eviction Notice
job-neighborhood_dues = Neighborhood Dues
job-fresh_paint = Fresh Paint
job-city_hall_favor = City Hall Favor
job-change_of_scenery = Change of Scenery
job-grand_tour = Grand Tour
job-kiss_the_ring = Kiss the Ring
job-small_wash = Small Wash
job-double_ledger = Double Ledger
job-surprise_audit = Surprise Audit
job-loan_sharking = Loan Sharking
job-offer = An Offer You Can’t Refuse
job-cracked_safe = Cracked Safe
job-offshore_account = Offshore Account
job-casino_stake = Casino Stake
job-armored_car = Armored Car
job-corner_ambush = Corner Ambush
job-drive_upstate = A Drive Upstate
job-false_truce = False Truce
job-visit_to_the_barber = A Visit to the Barber
job-humble_the_mighty = Humble the Mighty
job-drive_by = Drive-By
job-rooftop_watch = Rooftop Watch
job-hostile_takeover = Hostile Takeover
job-car_bomb = Car Bomb

ally-mayor_1 = Mayor: Ribbon Cutting
ally-union_boss_1 = Union Boss: Slowdown
ally-police_chief_1 = Police Chief: Patrol
ally-family_accountant = Family Accountant
ally-small_time_bookie = Small-Time Bookie
ally-hired_muscle = Hired Muscle
ally-mayor_2 = Mayor: Charity Gala
ally-union_boss_2 = Union Boss: Walkout
ally-police_chief_2 = Police Chief: Round-Up
ally-tax_advisor = Tax Advisor
ally-police_evidence_manager = Police Evidence Manager
ally-hollywood_producer = Hollywood Producer
ally-mayor_3 = Mayor: Election Night
ally-union_boss_3 = Union Boss: General Strike
ally-police_chief_3 = Police Chief: Crackdown
ally-newspaper_editor = Newspaper Editor
ally-state_senator = State Senator
ally-swiss_banker = Swiss Banker
