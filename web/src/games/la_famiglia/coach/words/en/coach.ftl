# The coach of La Famiglia: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = The goal: your team wins if, after an encounter phase, one of you controls { $alone } Mandamenti or the two of you together control { $together }. If neither team gets there in { $rounds } rounds, the team with more Mandamenti wins; if you are tied, the team that controls Bronte wins. From the first planning phase on, the bar above the board shows how close each team is.
step-team = Your teammate is { $mate }. You win or lose together. The other two players are the opposing team. All three are bots that go easy on you. You can see your teammate’s money, Soldati and orders, but not those of the opposing team.
step-mandamento = Sicily has twelve Mandamenti of three areas each. You control an area while you have at least one Soldato there, and you control a Mandamento while you alone control at least two of its three areas. One area each for you and your teammate is not enough. Only one family can be in an area, so you can’t move into your teammate’s. The three areas of a Mandamento have the same color on the map. Look for Mandamenti where you already control one area: one more is enough.
step-soldato = Your character card brings extra Soldati. Put them where you want to attack from, or where two lone Soldati would be easy prey.
step-car = A car strengthens an attack by land from its area and comes along, or blows up as a car bomb in a strike. It doesn’t help you defend. Put it where you want to attack from.
step-lab = A drug lab makes its area harder to take: each one gives 1 defense bonus. It also earns money whenever you launder. If another family takes the area, one lab there is lost.
step-token = These are influence tokens on the top action sheet. In the planning phase, players move tokens from the top to the bottom action sheet. Each time another player moves a token of yours, you receive { $fee } Money, so place it where others will want to go.
step-planning = The planning phase. On your turn you do one of two things. A: move one token down to an empty space on the bottom action sheet and perform that space’s action. B: move a whole column down and perform the column’s action. The phase ends when the top action sheet is empty, so you only get a few turns. Think about what you need most for the fight that follows.
step-column = What the columns do: Justice, Police, Economy and Church remove tokens from that row of your family mat, which makes you stronger for the rest of the game and unlocks new orders. Primo Giocatore lets you go first from the next phase on and place a piece of equipment. Two institutions removes a token from each of two rows. With any of them, you may also issue an order. You pay the price printed on the column, 1 Money for each token, and another 1 Money to the owner of each token that belongs to another player.
step-column_token = The column’s tokens go down to empty spaces, but their actions are not performed. The tokens aren’t lost: next round this sheet will be the top action sheet, and you can move them again.
step-column_action = Now you perform the column’s action, and you may issue an order before or after it. Don’t forget the order: without orders you can’t attack.
step-order = Orders are the heart of the game. In the encounter phase, only orders move Soldati, attack or bring in supplies. You issue them during planning in areas with your Soldati, one per area, and you can’t take them back. Ask yourself: which adjacent area would give me a Mandamento, and where will I be attacked?
step-open = To make it easier, you can see all orders in this first round, even those of the opposing team. From the second round on, theirs are face down, as in the real game. They never see yours.
step-which = There are supply orders and attack orders. All supply orders are executed first, then all attack orders; within each kind, the lowest initiative goes first. A quick attack can empty an area before its order is executed: if you lose an area, your order there returns to your headquarters unexecuted. An order with a vest protects its area for as long as it is there.
step-symbols = How to read an order: the number after “attack” or “supply” is the initiative. “Movement (and Attack)” takes you into an adjacent area. A skull adds to the attack, a vest to the defense. Recruiting moves Soldati to your headquarters, and “from headquarters” moves them onto the board. The base value comes from your family mat: Church for recruiting, Police for placing. Rally, strike, agitate and Pentito are explained when one comes up.
step-mat = Your family mat. As tokens leave a row, it shows better numbers: Police for how many Soldati you place, Church for how many you recruit, Justice for what a car adds. Economy gives you money and labs right away. The first token that leaves a column (A, B or C) of a row also unlocks an advanced order.
step-space = Each space on the bottom action sheet is an action, and only the first player to get there can use it; spaces with ∞ always stay open. A positive number is money you receive, a negative one is what you pay. If two partial actions are joined by +, you may do both; if they are separated by /, you choose one.
step-actions = What the spaces mean. Recruit: Soldati to your headquarters. Place: from headquarters onto the board, sometimes only where you already have Soldati. Launder: 1 Money for each of your labs. Influence: a token leaves your family mat, as with a column. Gather: Soldati and cars move into one of your areas from adjacent ones. Ultima Azione: your bust marks the token, and at the very end of planning you may move it once more and perform that action.
step-soldati = Getting Soldati takes two steps. Recruiting moves them from your supply to your headquarters, behind your screen. Placing moves them from headquarters onto the board, into one of your areas or an empty one. You need both. The numbers here show how many at a time.
step-money = Money is tight. Moving another player’s token costs 1 Money, paid to its owner; your own tokens and the gray neutral ones are free. If you run out, you can sell an order for 1 Money at any time, or your teammate can pay 2 Money so that you receive 1.
step-reveal = The encounter phase: all orders are revealed at once. First come all supply orders, then all attack orders, each kind from the lowest initiative up. You may skip any part of an order. Afterward your orders return to your headquarters, and you can use them again next round.
step-supply = A supply order strengthens its area before any attack comes. You may perform its partial actions in any order and skip what you don’t want.
step-strike = A strike hits an adjacent area, and none of your Soldati move. Remove Soldati equal to your attack bonus minus the defense bonus there. A strike doesn’t take an area, but it can empty one for someone who comes later.
step-agitate = Agitating sends neutral Soldati against others. They fight for you, and you don’t risk any of your own: a good way to throw an opponent out of a weakly defended area. But for each neutral removed, the defender may recruit a Soldato, so don’t send them where they can only lose.
step-pentito = A Pentito: you remove one of your own Soldati, and in exchange you remove Soldati from adjacent areas without a fight. It pays off when it weakens or empties an area that you want to attack.
step-rally = This order lets you rally: before the move, bring in Soldati and cars from your adjacent areas. Leave at least one Soldato behind in each, or you lose that area.
step-move = An attack order moves Soldati into an adjacent area. If it is empty, you take it at once. If someone is there, the bonuses are compared first: your order’s skulls and your car against their labs and vests. If your bonus is higher, remove as many defenders as the difference. If any are left, there is a conflict.
step-ways = Two more things about attacks. By sea: your team’s speedboats carry Soldati from one coast of a sea area to any other coast of it, and on across the next sea area if your team has a boat there too. Cars stay behind. And neutrals are worth fighting: for each one you remove, you recruit a Soldato.
step-leave = How many go? In a conflict, both sides lose Soldati one for one, so you need more than the other side to have any left in the end. But if none stay behind, you no longer control the area that you leave: anyone can walk in, and cars you leave there are lost.
step-approach = Both sides have Soldati in the area, so there is a conflict. The attacker decides how it is fought. Brute force: you lose two Soldati, then both sides lose Soldati one for one until one side has none left. There are no surprises. Finesse: both sides play a card face down. Use brute force when you are far ahead, finesse when it is close.
step-card = Both sides play one of three cards. Turncoat: replace one enemy Soldato with one of yours. Coward: one or two Soldati of the side that ends up with the card return to headquarters. Cards can change hands! So a Coward is good if the other side takes it, and a Turncoat is good if you get to keep it. That is the bluff.
step-take = First the attacker, then the defender may take the other side’s card, unseen. Ask yourself: would they play a Turncoat, hoping that I leave it, or a Coward, hoping that I take it? Then all cards are revealed, each works for the side that has it, and both sides lose Soldati one for one. If attackers are left, they take the area; if no one is left, it is empty.
step-tile = After each phase, control of the Mandamenti is checked. For each one you control, you mark one of the control tiles that you share with your teammate. Only you can use the tiles you mark. A tile works by itself, or you are asked when you can use it. If you lose a Mandamento, you remove one of your tokens from the tiles again.
step-second = A new round: the bottom action sheet with all its tokens has become the top one, and there is a new sheet below it. You keep everything you have built: Soldati, family mat, orders, tiles.
step-bluff = From now on, you only see your own team’s orders. The others can’t see yours either: a supply order in a border area looks just like an attack. You can issue orders just to scare them.
step-influence = Exerting influence removes the leftmost token of one row of your family mat, as a column does, but only one. Choose the row by what you are short of: Soldati on the board, Soldati in headquarters, stronger cars or money.
step-ultima = Ultima Azione: your bust is next to this token. When the top action sheet is empty, you may move it once more and perform the action of its new space. You get the last word in the planning phase.
step-over = { $ending } You have seen it all: planning with tokens and columns, issuing orders, fighting with cards, controlling Mandamenti. In ordinary games, the opposing team’s orders are hidden from the first round on. Read the log or watch the replay to see why the game went the way it did.

## The shorter lessons

step-planning_lesson = A lesson about the planning phase of one round. What you do here decides what you can do in the fight that follows: Soldati on the board, orders in the right areas and a stronger family mat.
step-encounter_lesson = A lesson about the encounter phase. All orders are revealed: yours, your teammate’s and those of the opposing team. Supply orders come first, then attack orders, each from the lowest initiative up.
step-conflict_lesson = A lesson about the conflict. You have six Soldati and an attack order in Gela, and the opposing team has three Soldati in adjacent Enna. Attack it, and see how brute force, finesse and the cards work.
step-knockout = That was a conflict. The side with Soldati left controls the area; if no one has any left, it is empty. All cards return to their owners, so in the next conflict everyone has the same three again.

end-first = You have played a full game of La Famiglia. You are ready for a real table. The shorter lessons let you practice single parts again.
end-planning = That was the planning phase of one round. You can play on from here or take another lesson.
end-encounter = That was an encounter phase. You can play on from here or take another lesson.
end-conflict = That was a conflict. You can play on from here or take another lesson.

## Tips at ordinary tables: one sentence each

tip-family = Each family has its own orders: point at a family to read them before you choose.
tip-units = Put cars and Soldati where you want to attack from, labs where you want to stay, and speedboats where they shorten your route.
tip-token = Place tokens where others want to go: they pay you { $fee } Money each time they move one.
tip-planning = One token gives you one action now, a column makes you stronger for the rest of the game; count your turns, because the phase ends when the top action sheet is empty.
tip-space = Only the first player to get there can use a space, except ∞: start with what the others want too.
tip-part = You may choose the order of the parts, and skip one that doesn’t help you.
tip-column = Use the order that comes with a column: without orders you do nothing in the encounter phase.
tip-soldati = Recruited Soldati wait in headquarters until you place them: you need both, and only Soldati on the board are a threat.
tip-order = Issue orders where an adjacent area would give you a Mandamento, or where you expect an attack.
tip-which = Supply comes before attack and a low initiative before a high one; if you lose the area first, the order there is not executed.
tip-gather = Leave one Soldato behind in each area, or you lose control of it.
tip-influence = Police places more, Church recruits more, Justice strengthens cars, Economy pays right away: choose what you are short of.
tip-money = Giving your teammate money costs you twice what your teammate receives.
tip-tile = You only keep a tile as long as you keep enough Mandamenti: first mark what you need in the next phase.
tip-attack = Compare your skulls and your car with their labs and vests: if you are ahead, you remove as many defenders as the difference, and only the rest fight.
tip-leave = In a conflict, both sides lose Soldati one for one: bring more than they have, and still leave one behind.
tip-strike = A strike removes Soldati but doesn’t take the area: best just before someone on your team moves in.
tip-pentito = It costs you one Soldato, but there is no fight: best where it empties an area that you enter next.
tip-agitate = Send neutrals where an opponent is weak: for each neutral removed, the defender may recruit a Soldato.
tip-approach = Brute force is predictable but costs two Soldati; finesse is a bluff with cards: use it when it is close.
tip-card = Play a Coward if you think they will take your card, a Turncoat if you think they will leave it.
tip-take = Take their card if you think it is a Turncoat, leave it if you think it is a Coward.

## Warnings

warn-empty = This leaves { $area } empty. The next family to move in takes it without a fight.
warn-control = After this, you would no longer control the Mandamento { $mandamento }.
warn-cars = You would lose your cars there: a car can’t stay where you have no Soldati.
warn-order = Your order there would return to headquarters without being executed.
