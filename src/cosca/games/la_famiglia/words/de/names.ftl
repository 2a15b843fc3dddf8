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
seat = Person { $n }
seat-0 = Neutrale
    .inside = die Neutralen
    .dative = den Neutralen
    .genitive = der Neutralen

family-black = Schwarz
    .house = Famiglia Corvo
    .theme = Hinterhalt, Boote, Ersetzen
    .plays = Greift als Erste oder als Letzte an, schützt sich mit Schutzwesten, kommt übers Meer und ersetzt Verteidiger. Alle Reihen ihres Familientableaus sind etwa gleich lang.
family-blue = Blau
    .house = Famiglia Celeste
    .theme = Bomben und Autos
    .plays = Räumt Gebiete aus der Ferne leer, hat die beste Autobombe und auf der Hälfte ihrer Befehle ein Auto, aber weniger Befehle, mit denen sie Gebiete übernimmt.
family-green = Grün
    .house = Famiglia Verdesca
    .theme = Anwerben und Überläufer
    .plays = Die längste Reihe Kirche, Pentiti und ein Befehl, der einen Verteidiger ersetzt. Viele Soldati, wenige Totenköpfe.
family-red = Rot
    .house = Famiglia Vermiglio
    .theme = Frontalangriff und Autos
    .plays = Niedrige Initiative, viele Totenköpfe und die längste Reihe Justiz, die ihre Autos stärkt. Wenig Geld, wenige Schutzwesten.
family-white = Weiß
    .house = Famiglia Bianca
    .theme = Abwerben und Teamspiel
    .plays = Wirbt gegnerische Soldati ab, versorgt benachbarte Gebiete und ihr Teammitglied und versetzt Neutrale in Aufruhr. Die längste Reihe Polizei, aber sie greift spät an.
family-yellow = Gelb
    .house = Famiglia Oro
    .theme = Geld und Labore
    .plays = Die längste Reihe Wirtschaft, Labore und Münzen auf vielen Befehlen und ein Befehl, der Verteidiger abfindet. Sie greift spät an.

### Characters

character-chemist = Don Ignazio Velluto, der Chemiker
    .flavour = Drei Küchen und kein Rezept auf Papier.
character-bookkeeper = Ragionier Orazio Quattrini, der Buchhalter
    .flavour = Er hat nie geschossen und nie eine Zahlung versäumt.
character-smuggler = Capitan Melo Scirocco, der Schmuggler
    .flavour = Er erkennt jede Bucht am Klang ihrer Steine.
character-veteran = Sergente Tano Ferrabosco, der Veteran
    .flavour = Zwei Armeen warfen ihn hinaus, und beide fürchten ihn noch.
character-mechanic = Mastro Cola Bullone, der Mechaniker
    .flavour = Jeder Motor der Provinz schuldet ihm einen Gefallen.
character-widow = Donna Immacolata Sferra, die Witwe
    .flavour = Sie begrub vier Ehemänner und behielt alle ihre Freunde.

### Sheets, columns, spaces, rows

sheet-0 = Die alte Ordnung
sheet-1 = Handschläge
sheet-2 = Gefälligkeiten
sheet-3 = Verrat
sheet-4 = Die lange Nacht

column-primo = Spalte Primo Giocatore
    .name = Primo Giocatore
    .short = Primo
column-justice = Spalte Justiz
    .name = Justiz
    .short = Justiz
column-police = Spalte Polizei
    .name = Polizei
    .short = Polizei
column-economy = Spalte Wirtschaft
    .name = Wirtschaft
    .short = Wirtsch.
column-church = Spalte Kirche
    .name = Kirche
    .short = Kirche
column-two = Spalte Zwei Institutionen
    .name = Zwei Insti{ "\u00AD" }tutionen
    .short = Zwei Inst.

# A space is named after its column and its place there; $part2 is the column.
space = { $part2 ->
    [primo] { column-primo.name }
    [justice] { column-justice.name }
    [police] { column-police.name }
    [economy] { column-economy.name }
    [church] { column-church.name }
   *[two] { column-two.name }
} { $n }

row-justice = Reihe Justiz
    .short = Justiz
row-police = Reihe Polizei
    .short = Polizei
row-economy = Reihe Wirtschaft
    .short = Wirtschaft
row-church = Reihe Kirche
    .short = Kirche

### Control tiles, in few words and in full. $price and $n are the numbers of the tile.

tile-allies = Verbündete
tile-allies-short = zahle { $price } Geld, um ein Gebiet hinter einem leeren oder neutralen anzugreifen
tile-allies-text = Bei einer Bewegung (und Angriff) ohne Schnellboot, die in ein leeres oder neutrales Gebiet gehen könnte, darfst du { $price } Geld zahlen und stattdessen ein Gebiet angreifen, das an dieses angrenzt.
tile-bribery = Bestechung
tile-bribery-short = zahle { $price } Geld bei einem Angriff und entferne { $n ->
    [one] 1 Verteidiger
   *[other] { $n } Verteidiger
}
tile-bribery-text = Bei jeder Bewegung (und Angriff) darfst du, sobald Ziel und Einheiten feststehen, { $price } Geld zahlen, um { $n ->
    [one] 1 verteidigenden Soldato in seinen Vorrat zurückzulegen
   *[other] { $n } verteidigende Soldati in ihren Vorrat zurückzulegen
}.
tile-chain_of_command = Befehlsgewalt
tile-chain_of_command-short = ein zweiter Befehl, wo schon einer von dir liegt
tile-chain_of_command-text = Du darfst einen Befehl auch in einem Gebiet erteilen, in dem schon genau einer deiner Befehle liegt (in Ausgabe 1.2 einer aus einem früheren Zug).
tile-delay_detonator = Zeitzünder
tile-delay_detonator-short = Autobomben reichen { $n } Gebiete weit
tile-delay_detonator-text = Deine Autobomben dürfen auch ein Gebiet treffen, das bis zu { $n } Gebiete entfernt ist, egal wer die Gebiete dazwischen kontrolliert.
tile-influence = Einfluss
tile-influence-short = jede Runde { $price ->
    [one] 1 Soldato
   *[other] { $price } Soldati
} aus der Zentrale abgeben, um einen neutralen Stein durch einen eigenen zu ersetzen
tile-influence-text = Zu Beginn jeder Planungsphase darfst du { $price ->
    [one] 1 Soldato
   *[other] { $price } Soldati
} aus deiner Zentrale in den Vorrat zurücklegen, um auf dem oberen Aktionstableau { $n ->
    [one] 1 neutralen Einflussstein durch einen eigenen
   *[other] { $n } neutrale Einflusssteine durch eigene
} zu ersetzen.
tile-miniguns = Kanonen
tile-miniguns-short = +{ $n } Angriffsbonus über See
tile-miniguns-text = Jede deiner Bewegungen (und Angriffe), bei der du mindestens 1 Schnellboot nutzt, hat { $n } Angriffsbonus mehr.
tile-recruitment = Rekrutierung
tile-recruitment-short = { phrase-soldati } aus der Zentrale in ein Gebiet, das du übernimmst
tile-recruitment-text = Gleich nach einem Angriff, mit dem du ein Gebiet übernimmst, darfst du genau { phrase-soldati } aus deiner Zentrale dort einsetzen.
tile-speedboats = Schnellboote
tile-speedboats-short = jede Runde ein kostenloses Schnellboot
tile-speedboats-text = Zu Beginn jeder Planungsphase darfst du kostenlos { $n ->
    [one] 1 Schnellboot
   *[other] { $n } Schnellboote
} einsetzen.
tile-city_hall = Rathaus
tile-city_hall-short = Spalten (Option B) kosten { $n } Geld weniger
tile-city_hall-text = Immer wenn du Einfluss gewinnst (Option B), zahlst du { $n } Geld weniger in den Vorrat.
tile-armoured_cars = Panzerlimousinen
tile-armoured_cars-short = +{ $n } Verteidigungsbonus, wo deine Autos stehen
tile-armoured_cars-text = Jedes deiner Gebiete mit mindestens 1 deiner Autos hat { $n } Verteidigungsbonus gegen Angriffe und Anschläge.
tile-vendetta = Blutrache
tile-vendetta-short = rohe Kraft kostet { $n } statt { $usual } Angreifer
tile-vendetta-text = Wenn du mit roher Kraft angreifst, legst du statt { $usual } nur { $n } deiner angreifenden Soldati in den Vorrat zurück.

### Conflict cards, also in few words: for the seat that lays it, and for a seat that plays it for neutrals.

card-turncoat = Überläufer
    .text = Lege 1 gegnerischen Soldato aus dem umkämpften Gebiet in seinen Vorrat zurück und setze dafür 1 eigenen aus deinem Vorrat ein.
card-turncoat-short = 1 gegnerischer Soldato dort wird durch einen eigenen aus dem Vorrat ersetzt
card-turncoat-neutral = 1 gegnerischer Soldato dort wird durch einen neutralen aus dem Vorrat ersetzt
card-coward_1 = Feigling 1
    .text = Nimm 1 deiner Soldati aus dem umkämpften Gebiet in deine Zentrale zurück.
card-coward_1-short = 1 deiner Soldati dort geht zurück in deine Zentrale
card-coward_1-neutral = 1 neutraler Soldato dort geht zurück in den Vorrat
card-coward_2 = Feigling 2
    .text = Nimm 2 deiner Soldati aus dem umkämpften Gebiet in deine Zentrale zurück.
card-coward_2-short = 2 deiner Soldati dort gehen zurück in deine Zentrale
card-coward_2-neutral = 2 neutrale Soldati dort gehen zurück in den Vorrat

### Orders

order-black-basic-1 = Aus dem Dunkel
order-black-basic-2 = Geduld
order-black-basic-3 = Auf der Lauer
order-black-basic-4 = Nächtliche Landung
order-black-basic-5 = Hafenkneipe
order-black-justice-a = Stilles Urteil
order-black-justice-b = Das letzte Wort
order-black-police-a = Küstenwache
order-black-police-b = Aus den Kellern
order-black-economy-a = Schmuggelware
order-black-economy-b = Dreißig Silberlinge
order-black-church-a = Fischerkapelle
order-black-church-b = Gestohlene Herde
order-blue-basic-1 = Kurze Lunte
order-blue-basic-2 = Kalte Nerven
order-blue-basic-3 = Nach dem Rauch
order-blue-basic-4 = Werkstatttrupp
order-blue-basic-5 = Reifenspuren
order-blue-justice-a = Doppelladung
order-blue-justice-b = Geparkte Limousine
order-blue-justice-c = Die Straße bebt
order-blue-police-a = Straßensperre
order-blue-police-b = Knall und Sturm
order-blue-economy-a = Schrottplatzhandel
order-blue-economy-b = Versicherungsfall
order-blue-church-a = Trauerzug
order-green-basic-1 = Geflüsterter Name
order-green-basic-2 = Neue Gesichter
order-green-basic-3 = Lose Zunge
order-green-basic-4 = Söhne des Dorfes
order-green-basic-5 = Olivenhain
order-green-justice-a = Bestellter Krawall
order-green-police-a = Blinde Streife
order-green-police-b = Vom Feld gerufen
order-green-economy-a = Tagelöhner
order-green-economy-b = Verkaufte Geheimnisse
order-green-church-a = Seitenwechsel
order-green-church-b = Patronatsfest
order-green-church-c = Beichte
order-red-basic-1 = Erstes Blut
order-red-basic-2 = Schulterschluss
order-red-basic-3 = Aufruhr am Platz
order-red-basic-4 = Paket vor der Tür
order-red-basic-5 = Laufender Motor
order-red-justice-a = Im Vorbeifahren
order-red-justice-b = Beide Läufe
order-red-justice-c = Wagenkolonne
order-red-police-a = Geliehene Uniformen
order-red-police-b = Razzia im Morgengrauen
order-red-economy-a = Kriegskasse
order-red-church-a = Blutschwur
order-red-church-b = Vor der Frühmesse
order-white-basic-1 = Saubere Hände
order-white-basic-2 = Marktschlägerei
order-white-basic-3 = Familientreffen
order-white-basic-4 = Gute Nachbarn
order-white-basic-5 = Offene Tür
order-white-justice-a = Gekaufte Geschworene
order-white-police-a = Polizeieskorte
order-white-police-b = Kommt zu uns
order-white-police-c = Zangengriff
order-white-economy-a = Gemeinsame Sache
order-white-economy-b = Generalstreik
order-white-church-a = Brot für alle
order-white-church-b = Verlorener Sohn
order-yellow-basic-1 = Geldeintreiber
order-yellow-basic-2 = Griff in die Kasse
order-yellow-basic-3 = Saubere Bücher
order-yellow-basic-4 = Nachtschicht
order-yellow-basic-5 = Kassierrunde
order-yellow-justice-a = Außergerichtliche Einigung
order-yellow-police-a = Bewachtes Lager
order-yellow-police-b = Gekaufte Schützen
order-yellow-economy-a = Briefkastenfirma
order-yellow-economy-b = Feindliche Übernahme
order-yellow-economy-c = Jeder hat seinen Preis
order-yellow-church-a = Klingelbeutel
order-yellow-church-b = Laborwache

### Pieces

piece-soldati = Soldato
piece-car = Auto
    .inside = Auto
piece-boat = Schnellboot
    .inside = Schnellboot
piece-lab = Drogenlabor
    .inside = Drogenlabor
piece-bust = Büste
piece-primo = Primo Giocatore
piece-control = Kontrollstein
piece-order = Befehlsmarker
piece-money = Geld
piece-hq = Zentrale
piece-supply = Vorrat

token = { $n ->
    [0] Neutraler Einflussstein
   *[other] Einflussstein von Person { $n }
}
