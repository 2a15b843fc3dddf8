# The coach of Corleone's Empire: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = Your goal is to be the richest family after four acts. Only the money in your suitcase counts, plus bonuses of $5: one for each turf where you have the most control markers, and one for each color in which you have completed the most jobs. So earn money, hide it, and show your strength in the streets.
step-rivals = You play against two easy bots. Everyone sees the cards and figures on the table. The cards in a hand and the money in a suitcase are secret: you can’t see theirs, and they can’t see yours. When a card goes into a suitcase, everyone sees it once.
step-turn = It’s your turn. You take one action, then the next family takes its turn. Play a Thug or a Family Member, complete a job whose Illegal Goods you have, or play an ally. You can’t pass. A business has a front for Thugs and a back for Family Members. Your figures are your clock: as long as you have one in reserve, you stay in the act.
step-member = A Family Member goes on an empty space between areas and shakes down the backs of all businesses around it, no matter who controls the turfs. Such a space often gives you three or four things at once, and the figure counts in each adjacent turf in the turf war.
step-thug = A Thug goes on one business with an empty Thug space and shakes down its front. He counts in that one turf. If a rival controls the turf, that rival uses the same front too, so you would be helping them. Prefer turfs that you control, or that nobody controls.
step-abilities = These are the abilities you can use now, one after the other, in any order. Take money first, then put it into your suitcase. “Two cards for $5” is for cards you can’t keep or use: small money, or Illegal Goods and jobs that come too late. Exchange turns any card into a Gun, Booze or Blood Money card.
step-suitcase = Money in your hand is not safe. At the end of each act you must discard down to a hand limit: { $limit } cards now, and fewer in each later act. A Suitcase ability puts one money card away for good. Put away your highest card. You can never make change, so a small card stays small.
step-good = You have an Illegal Goods card. Illegal Goods pay for jobs, and you can discard spare ones for abilities such as “Two cards for $5”. Check which ones you need for the jobs in your hand and for the public jobs. Narcotics can replace any of the others.
step-jobs_which = You look at some jobs and choose what to keep. Keep a job whose Illegal Goods you can get soon, and think of its color: having the most jobs of one color earns a bonus at the end.
step-job = You have the Illegal Goods for a job in your hand. Completing it is your action for this turn: you pay the Illegal Goods, take the money and use the ability. It doesn’t cost a figure, so you stay in the act longer.
step-public = A public job goes to the first player who can pay for it. If you can pay for one that a rival wants too, don’t wait.
step-job_pay = You pay for the job with one Illegal Goods card after the other. Narcotics can replace any of the others, so keep them for what you can’t get otherwise.
step-job_money = You take the job’s money before or after using its ability. If the ability lets you put money into your suitcase, take the money first.
step-gun_down = A figure that is gunned down lies in the Hudson until the act is over and doesn’t count in any turf. Its space is empty again. Strike where it leaves you with the most figures in a turf.
step-completed = The job is done and lies in your suitcase. It counts for its color at the end of the game, and all players tied for the most jobs get the bonus.
step-last = Count your figures. Once the last one is on the board, you are out of this act: no more jobs, no more allies. So if you can, complete jobs and play allies before you play your last figure.
step-turf_war = In the turf war, each family’s figures in a turf are counted: Thugs on its businesses and Family Members around it. You win a turf only with more figures than every other family and more than the neutral figures. Then you place a control marker on top. In a tie nobody wins, and the old markers stay. The neutral figures are the Mayor, the Union Boss and the Police Chief. Allies bring them into play.
step-marker = You have won a turf. Your marker is on top, so you control it. From now on you use each front there whenever a rival shakes it down. All your markers count at the end, even those that get covered, and in a tie the higher one wins. You have nine. If you run out and win a turf, you may move one from the board.
step-bid = This is Bribery. All players bid in secret, with money from their suitcases and not from their hands. The highest bidder takes an ally first, then the next. There is one ally fewer than there are families. If you bid and get no ally, you keep your money; everyone who gets one pays. You can play an ally once in each act, so an early one pays off most. But the money you spend is gone from your score.
step-bids = All bids are revealed at once. If bids are tied, the player who comes first in turn order from the Horse Head goes first. If you bid nothing, you get nothing.
step-ally_choice = Your bid gets you an ally. It goes into your hand and counts toward the hand limit. You can play it once in each act, as your action for a turn.
step-tribute = Tribute to the Don: you may keep only { $limit } cards in your hand, and the rest are lost. Jobs, Illegal Goods and allies count too. So empty your hand before an act ends: put money into your suitcase, and spend Illegal Goods on jobs. The limit gets smaller from act to act. Only in the last act does the money you keep go into your suitcase.
step-entracte = The act is over. All figures return, even from the Hudson. New allies and jobs are laid out, and a new business opens. More of your family joins later: the Consigliere in act II and the Heir in act IV. Control markers, hands and suitcases stay as they are.
step-front = Now families control some of the turfs. Check the marker on top before you play a Thug: in a turf you control, the front is yours alone, and in a rival’s turf the rival gets the same as you.
step-ally = You have an ally in your hand. Playing it is an action like any other, and it doesn’t cost a figure. It returns to your hand at the end of the act.
step-horse = The Horse Head is yours. You go first in the next act, when every space is still empty, and you win ties in Bribery.
step-over = { $ending } Each family adds up the money in its suitcase and its bonuses. A tie goes to the family with more bonuses for turfs. Now you have seen it all: figures bring you cards and win turfs, Illegal Goods pay for jobs, suitcases keep money safe, and bids get you allies. Replay the game to see where the money came from.

## The shorter lessons

step-jobs_lesson = A lesson about jobs. You have Illegal Goods in your hand and jobs that you can pay for with them. Jobs earn you the most money for one action, and they don’t cost a figure.
step-turf_lesson = A lesson about the turf war. The act is nearly over: you have one Thug left, and the turf war comes right after you play him. Look at the number of figures in each turf. Where would one more give you the majority?
step-bid_lesson = A lesson about bidding. You have money in your suitcase, two allies lie face up, and all three families bid at once. How much is an ally worth to you?

end-first = You have played a full game of Corleone’s Empire. You are ready for a real table, and shorter lessons let you practice single parts again.
end-jobs = That is how you complete jobs. You can play on from here or take another lesson.
end-turf_war = That was a turf war. You can play on from here or take another lesson.
end-bidding = That was the Bribery of one act. You can play on from here or take another lesson.

## Tips at ordinary tables: one sentence each

tip-turn = Jobs and allies don’t cost a figure, but you need one in reserve: use them before your figures run out.
tip-thug = A rival who controls the turf uses the front too, so prefer turfs that you control or that nobody controls.
tip-member = A Family Member shakes down all backs around it and counts in each turf there, so look for spaces between three areas.
tip-abilities = The order is up to you: take money before you put it into your suitcase, and Illegal Goods before you exchange.
tip-suitcase = Put your highest money card away first: anything over the hand limit is lost at the tribute.
tip-discard = Discard what you can’t use before the act ends; it would be lost at the tribute anyway.
tip-good = Take what your jobs and the public jobs cost; you can still discard spare Illegal Goods when an ability or an ally asks for a card.
tip-jobs = Keep the job whose Illegal Goods you can get soonest, and remember that the most jobs of one color earn a bonus.
tip-job = Take the money first if the ability can put it into your suitcase.
tip-figures = Count the figures in a turf before you move or gun down anyone: you need one more than everyone else.
tip-control = A marker on top gives you control at once, and all of your markers count at the end.
tip-bid = You pay from your suitcase, so a bid lowers your final total: an ally pays off most early in the game.
tip-ally = You can play an ally once in each act, so take the one you will use most often.
tip-tribute = You keep { $limit } cards: first discard what you can neither spend nor play in the next act.
tip-rival = Nobody can refuse this: take from the richest rival, and if you have to give, give as little as you can.

## Warnings

warn-hudson = This sends one of your own figures to the Hudson.
warn-control = After this, you no longer control one of your turfs.
warn-last = This is your last figure. After it you are out of this act, and any job you could still complete or ally you could still play must wait.
warn-unused = You are leaving abilities unused that would get you something now.
warn-all_in = You are bidding all the money in your suitcase: ${ $total }.
warn-ally = An ally you discard leaves the game.
