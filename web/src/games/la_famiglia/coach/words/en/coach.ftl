# The coach of La Famiglia: cards of the first battle, steps of lessons, tips at ordinary tables, warnings, and the end of
# each lesson. A card has at most 25 words.

## The first battle: before it

step-mandamento = Sicily has twelve Mandamenti of three areas each. You control one while you alone control at least two of its areas. Your teammate’s don’t count.
step-goal = A team wins if, after an encounter phase, one player controls { $alone } Mandamenti or both together { $together }. After { $rounds } rounds, the team with more wins.
step-team = You play Red. Your teammate, { $mate }, is a bot: you win or lose together. Blue and Yellow are your opponents.
step-orders = You have three orders on the map. Supply orders come first, then attacks; each kind starts with the lowest number.

## The first battle: asks, advises (with the reason), comments

why-supply = Your supply order in Camastra goes first. Take the car: it will strengthen your next attack from there.
why-reinforce = Now place Soldati from headquarters. Camastra is adjacent to Licata, where Blue has an attack order.
why-how_many = Place both: in headquarters, Soldati can neither attack nor defend.

ask-target = Now your attack order in Gela. Where would you attack?
why-target = Licata: with Gela, that makes two of three areas, a Mandamento. If Blue loses it, the attack order there is not executed.
good-target = Right: Licata makes two of three.
other-target = You can do that. But only Licata, together with Gela, makes a Mandamento. From here on, I’ll advise you move by move.

ask-force = You have six Soldati in Gela. How many do you move?
why-force = Five. Your two skulls beat their one vest, so one defender falls: five against four. One stays, or you lose Gela.
good-force = Good: one stays, so Gela stays yours.
other-force = With fewer than five, you will probably lose; with six, Gela is left empty. From here on, I’ll advise you move by move.

ask-approach = It is five against four. Brute force or finesse?
why-approach = Finesse, because it is close. Brute force costs you two Soldati at once, and three can’t beat four.
good-approach = Right: brute force would have lost.
other-approach = Brute force costs two Soldati at once, and three can’t beat four. It only pays off when you are far ahead.

ask-bluff = A Turncoat helps its holder, a Coward hurts. They may take your card. Which one do you play?
why-bluff = Coward 1. Blue is behind and needs a Turncoat, so Blue will take your card. Then one of their Soldati runs away.
good-bluff = That is your bluff.
other-bluff = Blue is behind and will take your card, hoping for a Turncoat. A Coward would have hurt them.

ask-their_card = You may take their card too, without seeing it. Do you?
why-their_card = Leave it. You are ahead and don’t need luck, and two of their three cards are Cowards.
good-their_card = Blue took your Coward. Licata is yours!
other-their_card = When you are ahead, leave it: two of three cards are Cowards. From here on, I’ll advise you move by move.

ask-walk_in = Your order in Castelvetrano is next. Where to?
why-walk_in = Sciacca is empty: you take it without a fight. With Castelvetrano, it makes your second Mandamento.
good-walk_in = A Mandamento without a fight.
other-walk_in = Sciacca was empty: with Castelvetrano, a Mandamento without a fight. From here on, I’ll advise you move by move.

why-stay = Two go and one stays: an area without your Soldati is no longer yours.

ask-tile = You control two Mandamenti! Each one lets you mark a control tile. Which helps you keep an area that you take?
why-tile = Recruitment: right after an attack takes an area, you may place two Soldati from headquarters there. That helps you keep it.
other-tile = A good tile, too. Recruitment would have helped you keep what you take. From here on, I’ll advise you move by move.
why-second_tile = Bribery: when you attack, you may pay 1 Money, and one defender leaves. Use it where skulls and car don’t remove them all.

ask-token = Planning. Move one token for one action, or a whole column. What do you do first?
why-token = A neutral token: it is free and gives you one action. Leave yours where it is: other players pay you 1 Money to move it.
good-token = Free, and one action.
other-token = That works too. Neutral tokens are free, and yours can still earn you Money. From here on, I’ll advise you move by move.

ask-space = Gela has only one Soldato left. Which space helps?
why-space = Place +3: it moves five Soldati from headquarters onto the board at once, and it costs nothing.
other-space = Soldati first would have been safer: Gela has only one. From here on, I’ll advise you move by move.

why-hold = Gela. Your Mandamento depends on it, and it has only one Soldato: if it falls, you lose the Mandamento and a tile.
why-hold_all = All five. Gela can then defend itself, and attack again next round.

ask-column = Your second turn. Another token, or a column?
why-column = The Police column: two tokens leave that row of your mat, so you can place more Soldati for the rest of the game.
good-column = Stronger for good.
other-column = Fine. But columns make you stronger for the whole game, and bring an order. From here on, I’ll advise you move by move.

why-column_token = Its token moves down without an action. Put it on an ∞ space: that way it doesn’t block one you need.
why-column_order = The order first: every column lets you issue one, and without orders no one moves or attacks.

ask-order_area = Where could one more area make a Mandamento?
why-order_area = Camastra: it has four Soldati and a car. Adjacent Agrigento or Caltanissetta would give you your third Mandamento.
good-order_area = A third Mandamento is close.
other-order_area = Look where you are one area short: Camastra with Agrigento or Caltanissetta. You can’t take orders back. From here on, I’ll advise you.

why-order_which = Attack 4: it comes early, and two skulls and the car can remove three defenders without a fight.

step-play_on = You attacked, bluffed and won two Mandamenti. Now play on! I’ll explain what is new and give a reason for every suggestion.

## Steps: planning

step-planning = Your turn: move one token down and use its new space (A), or move a whole column down and use the column (B).
step-turns = The phase ends when the top action sheet is empty. Use your few turns for what the next fight needs.
step-column = Columns remove tokens from your family mat. That makes you stronger for the rest of the game and unlocks new orders.
step-price = A column costs its printed price, 1 Money per token, and 1 more for each other player’s token, paid to its owner.
step-column_token = The column’s tokens move to empty spaces, but their actions are not performed. Next round, you can move them again.
step-column_action = Perform the column’s action, and issue an order before or after it. Without orders, you can’t attack.
step-order = In the encounter phase, you move, attack and supply only with orders. Issue one per area with your Soldati; you can’t take it back.
step-which = Supply comes before attack, low initiative before high. If you lose an area, your order there returns to your headquarters unexecuted.
step-symbols = The number is the initiative. A skull adds to the attack. A vest adds to the defense as long as the order is there.
step-mat = Fewer tokens on your mat mean better numbers: Police for placing, Church for recruiting, Justice for cars. Economy pays at once.
step-space = Only the first player to get there can use a space; ∞ stays open. You receive a positive number and pay a negative one.
step-parts = If actions are joined by “+”, you may perform both. If they are separated by “/”, choose one.
step-soldati = Soldati take two steps: recruiting moves them to headquarters, placing moves them onto the board. You need both.
step-money = Another player’s token costs you 1 Money. Short of money? Sell an order for 1, or your teammate pays 2 so you receive 1.
step-influence = The leftmost token of one row leaves your family mat. Choose the row by what you are short of.
step-car = A car adds to an attack by land and comes along, or blows up in a strike. It doesn’t help you defend.
step-lab = A drug lab adds 1 to the defense and earns 1 Money when you launder. A player who takes the area removes one lab.
step-second = A new round: the bottom action sheet is now on top, with all its tokens. You keep everything you have built.
step-hidden = From now on, you see only your own team’s orders. An order can also be a bluff, just to scare your opponents.
step-bronte = Remember Bronte: if the teams have the same number of Mandamenti after the last round, the team that controls Bronte wins.
step-ultima = Ultima Azione: when the top action sheet is empty, you may move this token once more. You get the last word.

## Steps: encounter

step-reveal = All orders are revealed: supply first, then attacks, lowest initiative first. You may skip any partial action. Afterward they return to headquarters.
step-supply = A supply order strengthens its area before any attack. Use its partial actions in any order; skip what you don’t want.
step-strike = A strike removes Soldati in an adjacent area: your attack bonus minus the defense bonus. It doesn’t take the area, but can empty it.
step-agitate = Agitated neutrals attack for you, without risk. But for each neutral removed, the defender may recruit a Soldato.
step-pentito = A Pentito costs you one Soldato and removes others in adjacent areas without a fight: best where you attack next.
step-rally = Rally: bring in Soldati and cars from your adjacent areas. Leave one Soldato in each, or you lose it.
step-move = First, skulls and car count against labs and vests: the difference removes defenders. If any are left, there is a conflict.
step-sea = By sea: your team’s speedboats carry Soldati from one coast of a sea area to any other. Cars stay behind.
step-neutrals = Neutrals are worth fighting: for each one you remove, you recruit a Soldato.
step-leave = Both sides lose Soldati one for one. If none stay behind, the area is no longer yours, and cars you leave there are lost.
step-approach = Brute force: you lose two, then one for one. Finesse: cards. Use brute force when you are far ahead, finesse when it is close.
step-card = Turncoat: an opposing Soldato becomes yours. Coward: some of its holder’s Soldati leave. Cards change hands, so a Coward is good if they take it.
step-take = The attacker, then the defender, may take the other side’s card without seeing it. Then each side applies the cards it has.
step-knockout = After the cards, both sides lose one for one. Attackers who are left take the area; if no one is left, it is empty.
step-tile = For each Mandamento you control, you mark a control tile for yourself. If you lose a Mandamento, you remove one of your tokens again.
step-over = { $ending } Watch the replay to see where the game turned.

## The shorter lessons

step-planning_lesson = A lesson about planning. What you do here decides what you can do in the fight: Soldati, orders, a stronger family mat.
step-encounter_lesson = A lesson about the encounter phase. All orders are revealed: supply first, then attacks, each from the lowest initiative up.
step-conflict_lesson = A lesson about conflict. You have six Soldati and an attack order in Gela; the opposing team has three Soldati in adjacent Enna.
step-cards_back = That was a conflict. All cards return to their owners, so in the next one everyone has the same three again.

end-first = You have played a full game of La Famiglia and are ready for a real table. Shorter lessons let you practice single parts.
end-planning = That was the planning phase of one round. You can play on from here or take another lesson.
end-encounter = That was an encounter phase. You can play on from here or take another lesson.
end-conflict = That was a conflict. You can play on from here or take another lesson.

## Tips at ordinary tables, and the coach's reason where an advice has no better one: one sentence each

tip-family = Each family has its own orders: point at a family to read them before you choose.
tip-units = Cars and Soldati belong where you want to attack from, labs where you stay, speedboats where they shorten your route.
tip-token = Place tokens where others want to go: they pay you { $fee } Money each time they move one.
tip-planning = One token gives you one action now, a column makes you stronger for the whole game; your turns are few, so count them.
tip-space = Only the first player to get there can use a space, except ∞: start with what the others want too.
tip-part = You may perform the partial actions in any order, and skip one that doesn’t help you.
tip-column = Use the order that comes with a column: without orders you do nothing in the encounter phase.
tip-soldati = Only Soldati on the board are a threat: those you recruit wait in headquarters until you place them.
tip-order = An order belongs where an adjacent area would give you a Mandamento, or where you expect an attack.
tip-which = Supply comes before attack, low initiative before high; if you lose the area first, the order there is not executed.
tip-gather = Leave one Soldato behind in each area, or you lose control of it.
tip-influence = Police places more, Church recruits more, Justice strengthens cars, Economy pays right away: choose what you are short of.
tip-money = Giving your teammate money costs you twice what your teammate receives.
tip-tile = You only keep a tile while you keep enough Mandamenti: first mark what you need in the next phase.
tip-bribery = Bribery costs 1 Money and removes one defender: pay where it is close, not where skulls and car remove them all anyway.
tip-recruitment = Soldati that you place right after an attack help you keep the area.
tip-attack = Compare skulls and car with labs and vests: as many defenders as the difference are removed, and only the rest fight.
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
