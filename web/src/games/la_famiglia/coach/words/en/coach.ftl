# The coach of La Famiglia: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = The goal: your team wins as soon as, after an encounter phase, one of you controls { $alone } Mandamenti or the two of you together { $together }. If nobody gets there in { $rounds } rounds, the team with more Mandamenti wins, and in a tie the one that holds Bronte. From the first planning phase on, the bar above the board shows how near each team is.
step-team = You have a teammate, { $mate }: you win or lose together. The other two are the other team. All three are bots that play gently. Your teammate's money, Soldati and orders are open to you, those of the other team are not.
step-mandamento = Sicily has twelve Mandamenti of three areas each. You hold an area while at least one of your Soldati stands there, and you control a Mandamento while you alone hold at least two of its three areas; one area each for you and your teammate is not enough. Each area belongs to one family alone, so you never move into your teammate's. The three areas of a Mandamento have one colour on the map. So look for Mandamenti in which you hold one area already: one more is enough.
step-soldato = Your character brings extra Soldati. Put them where you want to attack from, or where a single pair of Soldati would be easy prey.
step-car = A car makes an attack by land from its area stronger and comes along, or blows up as a car bomb in a strike. It never defends. Put it where you want to attack from.
step-lab = A drug lab makes its area harder to take: each one counts as 1 in defence. It also earns money whenever you launder. Whoever takes the area destroys one.
step-token = These are influence tokens on the upper sheet. In the planning phase everybody moves tokens from the upper to the lower sheet. A token of yours earns you { $fee } money each time somebody else moves it, so lay it where others will want to go.
step-planning = The planning phase. In your turn you do one of two things. A: move one token down to a free space of the lower sheet and do what that space shows. B: move a whole column down and get what the column brings. The phase ends when the upper sheet is empty, so you have only a few turns: think about what you need most for the fight after it.
step-column = What a column brings: Justice, Police, Economy and Church take tokens off that row of your family mat, which makes you stronger for the rest of the game and unlocks new orders. Primo Giocatore lets you go first from the next phase on and places a piece of equipment. Two institutions takes a token from two rows. With each you may also issue an order. The price stands on the column: its own sum, 1 for each token, and 1 to the owner of each token that is not yours.
step-column_token = The tokens of the column go down to free spaces, and nobody does their actions. They are not lost: next round this sheet is the upper one, and you can move them again.
step-column_action = Now you get what the column brings, and you may issue an order before or after it. Do not forget the order: there is no other way to attack.
step-order = Orders are the heart of the game: only orders move Soldati, attack, or bring help in the encounter phase. You lay them during planning in areas with your Soldati, one in each area, and cannot take them back. Ask yourself: which area next door gives me a Mandamento, and where will I be attacked?
step-open = To make it easier, you see all orders open in this first round, also those of the other team. From the second round on theirs lie face down, as the rules say, and they never see yours.
step-which = There are supply orders and attack orders. All supply orders come first, then all attack orders, and in each kind the lowest initiative goes first. A quick attack can empty an area before its order comes: an order in an area that you lose comes back to your HQ and is not carried out. An order with a vest protects its area for as long as it lies there.
step-symbols = What stands on orders: the number after “attack” or “supply” is the initiative. Move and attack goes into an area next door. A skull adds to the attack, a vest to the defence. Recruiting brings Soldati into HQ, “from HQ” brings them onto the board; “base” is the number of your mat, Church for recruiting and Police for placing. Rally, strike, agitate and Pentito are explained when one comes.
step-mat = Your family mat. A row from which tokens have left shows better numbers: Police for how many Soldati you place, Church for how many you recruit, Justice for what a car adds. Economy gives money and labs at once. The first token of each lettered part (A, B, C) of a row also unlocks an advanced order for your HQ.
step-space = Each space of the lower sheet is an action, and only the first who comes gets it; spaces with ∞ stay free. A positive number is money that you receive, a negative one is what you pay. Parts joined by + are both yours, of parts joined by / you choose one.
step-actions = What the spaces mean. Recruit: Soldati into HQ. Place: from HQ onto the board, “where you are” only into an area of yours. Launder: 1 money for each of your labs. Influence: a token leaves your mat, as with a column. Gather: Soldati and cars come into one of your areas from those next door. Ultima Azione: your bust marks the token, and at the very end of planning you may move it once more and do that action.
step-soldati = Soldati have two homes. Recruiting brings them from your supply into HQ, behind your screen; placing brings them from HQ onto the board, into one area of yours or an empty one. You need both. The numbers here say how many at a time.
step-money = Money is short. Moving a token of another seat costs 1, paid to its owner; your own and the grey neutral ones are free. If you run out, you can sell an order for 1 money at any time, or pay 2 so that your teammate gets 1.
step-reveal = The encounter phase: all orders are revealed at once. First all supply orders, then all attack orders, each kind from the lowest initiative up. Every part of an order may be left out. When it is done, it comes back to your HQ and can be used again next round.
step-supply = A supply order strengthens its area before any attack comes. You may do its parts in any sequence, and leave out what you do not want.
step-strike = A strike hits an area next door, and nobody moves: as many Soldati fall as your bonus is greater than the defence there. It never takes an area, but it can empty one for somebody who comes later.
step-agitate = Agitating sends neutral Soldati against others. They fight for you, and none of your own can fall: good to throw a rival out of an area that is held by few. But for each neutral that falls the defender gets a Soldato into HQ, so do not send them where they can only lose.
step-pentito = A Pentito: you give up one of your Soldati, and in exchange Soldati next door are removed without a fight. It pays when the area that you want to attack becomes weak or empty by it.
step-rally = This order lets you rally: before the move, call Soldati and cars from your areas next door. Leave at least one Soldato behind in each, or you lose that area.
step-move = An attack order moves Soldati into an area next door. If it is empty, it is yours at once. If somebody stands there, the bonuses are compared first: your order's skulls and your car against their labs and vests. As many defenders fall as you are ahead. If some are left, there is a conflict.
step-ways = Two more things about attacks. Over the sea: speedboats of your team carry Soldati from one coast of a sea to any other coast of it, and on over the next sea if a boat lies there too; cars stay behind. And neutrals are worth a fight: for each one that you remove, a Soldato of yours comes from the supply into HQ.
step-leave = How many go? In a fight Soldati fall one for one, so you need more than the other side to be left in the end. But if nobody stays behind, the area that you leave is no longer yours: anybody may walk in, and cars that you leave there are lost.
step-approach = Soldati of both sides stand in the area: a conflict. The attacker decides how it is fought. Brute force: you lose two Soldati, then both sides lose one for one until only one side is left; no surprises. Finesse: both sides lay a card face down. Take brute force when you are far ahead, finesse when it is close.
step-card = Both sides lay one of three cards. Turncoat: one enemy Soldato goes and one of yours comes instead. Coward: one or two Soldati of the side that has the card in the end run back to HQ. Cards can change hands! So a Coward is good if the other side takes it, and a Turncoat is good if it stays with you: that is the bluff.
step-take = First the attacker, then the defender may take the card that the other side laid, unseen. Ask yourself: would they lay a Turncoat, hoping that I leave it, or a Coward, hoping that I take it? Afterwards all cards are revealed, each works for the side that has it, and the rest fall one for one. If attackers are left, the area is theirs; if nobody is left, it is empty.
step-tile = After each phase it is checked who controls which Mandamenti. For each of yours you mark one of the tiles of your team, which you share: its power is yours alone, and your teammate cannot mark it too. It works by itself or is offered when it can be used. Lose a Mandamento, and you take a token of your choice off the tiles again.
step-second = A new round: the lower sheet with all its tokens has become the upper one, and a fresh sheet lies below it. Everything that you built stays: Soldati, mat, orders, tiles.
step-bluff = From now on you see only the orders of your own team. The others do not see yours either: a supply order in a border area looks just like an attack. Lay orders also to frighten.
step-influence = Exerting influence takes the leftmost token of one row of your mat, as a column does, but only one. Choose the row by what you lack: Soldati on the board, Soldati in HQ, stronger cars, or money.
step-ultima = Ultima Azione: your bust stands beside this token. When the upper sheet is empty, you may move it once more and do the action of its new space: the very last word of the planning phase.
step-over = { $ending } You have seen all of it: plan with tokens and columns, lay orders, fight with cards, count the Mandamenti. In ordinary games the other team's orders are hidden from the first round on. Read the log or replay the game to see why it went as it did.

## The shorter lessons

step-planning_lesson = A lesson about the planning phase of one round. What you do here decides what you can do in the fight after it: Soldati on the board, orders in the right areas, and a stronger mat.
step-encounter_lesson = A lesson about the encounter phase. All orders lie open now: yours, your teammate's and those of the other team. Supply comes first, then the attacks, each from the lowest initiative up.
step-conflict_lesson = A lesson about the conflict. You have six Soldati and an attack order in Gela, and the other team holds Enna next door with three. Attack it, and see how brute force, finesse and the cards work.
step-knockout = That was a conflict. Whoever has Soldati left holds the area; if nobody has, it is empty. All cards go back to their owners, so in the next fight everybody has the same three again.

end-first = You have played La Famiglia to its end. You are ready for a real table; shorter lessons let you practise single parts again.
end-planning = That was the planning phase of one round. You may play on from here, or take another lesson.
end-encounter = That was an encounter phase. You may play on from here, or take another lesson.
end-conflict = That was a conflict. You may play on from here, or take another lesson.

## Tips at ordinary tables: one sentence each

tip-family = Each family has orders of its own: point at a family to read them before you choose.
tip-units = Put cars and Soldati where you want to attack from, labs where you want to stay, and speedboats where they shorten a way.
tip-token = Lay tokens where others want to go: each of them pays you { $fee } money when they move it.
tip-planning = One token gives one action now, a column makes you stronger for the rest of the game; count your turns, for the phase ends when the upper sheet is empty.
tip-space = Only the first who comes gets a space, except ∞: take first what the others want too.
tip-part = You may choose in which sequence you do the parts, and leave out what does not help you.
tip-column = Use the order that comes with a column: without orders you do nothing in the encounter phase.
tip-soldati = Recruited Soldati wait in HQ until you place them: you need both, and placing makes the threat.
tip-order = Lay orders where an area next door gives you a Mandamento, or where you will be attacked.
tip-which = Supply comes before attack and a low initiative before a high one; an order in an area that you lose first is never carried out.
tip-gather = Leave one Soldato behind in each area, or it is no longer yours.
tip-influence = Police places more, Church recruits more, Justice strengthens cars, Economy pays at once: take what you lack.
tip-money = Money that you give costs you twice as much as your teammate gets.
tip-tile = A tile is yours only as long as you keep the Mandamento for it: mark first what you need in the next phase.
tip-attack = Compare your skulls and your car with their labs and vests: as many defenders fall as you are ahead, and only the rest fight.
tip-leave = In a conflict Soldati fall one for one: take more than they have, and still leave one behind.
tip-strike = A strike removes Soldati but never takes the area: best just before somebody of your team moves in.
tip-pentito = It costs you one Soldato, but no fight: best where it empties an area that you enter next.
tip-agitate = Send neutrals where a rival is weak: for each neutral that falls the defender gets a Soldato into HQ.
tip-approach = Brute force is sure but costs two Soldati; finesse is a bluff with cards: take it when it is close.
tip-card = Lay a Coward if you think that they take your card, a Turncoat if you think that they leave it.
tip-take = Take their card if you think that it is a Turncoat, leave it if you think that it is a Coward.

## Warnings

warn-empty = This leaves { $area } empty. Whoever comes next has it without a fight.
warn-control = After this you no longer control the Mandamento { $mandamento }.
warn-cars = Your cars are lost with this: a car cannot stay where none of your Soldati stands.
warn-order = Your order there goes back to HQ without being carried out.
