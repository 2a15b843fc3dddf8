# The coach of Corleone's Empire: cards of the first act, steps of lessons, tips at ordinary tables, warnings, and the end of
# each lesson. A card has at most 25 words.

## The first act: before and between

step-goal = The richest family after four acts wins. Only money in the suitcase counts, plus bonuses of $5 for turfs and for jobs.
step-rivals = You play against two easy bots. Hands and suitcases are secret, but everyone sees each card that goes into a suitcase.
step-turn = One action per turn: play a Thug or a Family Member, complete a job, or play an ally. You can’t pass.
step-count = The turf war: the most figures win. Wall Street and Brooklyn are yours! Midtown was tied, and in a tie no one wins.
step-bribery = Now everyone secretly bids for allies with money from their suitcase. The highest bidder picks first. No ally? You keep your money.
step-limit = After each act, you keep only a few cards in your hand: 5 now, fewer later. You had 5, so nothing was lost.
step-act_two = Act II: all figures return, even from the Hudson. Your Consigliere joins, in act IV the Heir. Markers, hands and suitcases stay.

## The first act: asks, advises (with the reason), comments

ask-job = You have a Gun card, a Booze card and a job that needs both. What do you do first?
why-job = The job: it pays $5, lets you gun down a Thug, and doesn’t cost a figure, so you stay in the act longer.
good-job = Right: no figure spent.
other-job = The job would have paid $5 without costing a figure. Do it before your figures run out. From here on, I’ll advise you.

why-pay = Take the money first. It makes no difference here, but some abilities let you put it into your suitcase at once.

ask-shot = Who would you gun down?
why-shot = The Thug on Wall Street. You have one figure there and he makes it a tie: without him, you lead.
good-shot = Now you lead on Wall Street.
other-shot = A shot counts most where it breaks a tie: Wall Street was one against one. From here on, I’ll advise you move by move.

why-don = Now the Don. He shakes down the backs of all businesses around him, no matter who controls the turfs.

ask-don_space = Which space gives you the most?
why-don_space = Between Wall Street, Brooklyn and Midtown: four abilities at once, and he counts in all three turfs.
good-don_space = Four abilities at once.
other-don_space = Look for a space between three areas: more abilities, and your figure counts in each turf there. From here on, I’ll advise you.

why-stash = The suitcase: money in your hand may be lost after the act, and only the suitcase counts.
why-stash_card = The $5. Always your highest card, because you can never make change.
why-stash_more = Use the second Suitcase icon for your $1: it isn’t much, but now it counts.
why-goods = Take the Gun: you pay for jobs with Illegal Goods.
why-goods_more = And the Blood Money: the first public job needs a Gun, a Booze and a Blood Money card.

why-last_thug = Your last figure. After it, you take no more turns in this act, but you have no job left to complete anyway.
why-tip_turf = Red Hook Docks. Brooklyn is one against one: one more and it is yours. And you get the Booze you need.
good-tip_turf = Two against one: Brooklyn is yours.
why-front = Use the whole front. No one controls Brooklyn yet, so no rival uses it with you.
ask-tip_turf = Where does one more figure win a turf and bring the Booze that a public job needs?
other-tip_turf = Red Hook Docks would have won you Brooklyn and brought the Booze for a public job. From here on, I’ll advise you.
why-front_more = And the Booze: now you have everything for that public job.

ask-bid = Your rivals have only $1 and $2 in their suitcases. What do you bid?
why-bid = The $3. No one else can bid more than $2, so you are sure to pick first.
good-bid = $3 is enough.
other-bid = $3 was sure to win, because your rivals have at most $2. What you pay no longer counts. From here on, I’ll advise you.
why-bid_done = Stop here: a higher bid gains you nothing, and the money you pay no longer counts.
ask-pick_ally = You pick first. Which ally pays off more?
why-pick_ally = The Bookie brings $6 in every act. There are three acts to go, and you paid $3.
good-pick_ally = $6 per act for $3!
other-pick_ally = The Bookie would bring $6 in each of three acts. An early ally pays off most. From here on, I’ll advise you.

why-play_ally = Play it first: no figure spent, and your figures can put the $6 into your suitcase. It returns each act.
why-use_ally = Take the $6 into your hand, and put it into your suitcase before the act ends.

step-play_on = One job, one shot, two turfs, one ally. Now play on! I’ll explain what is new and give a reason for every suggestion.

## Steps

step-member = A Family Member shakes down the backs of all businesses around it, no matter who controls the turfs, and counts in each turf.
step-thug = A Thug goes on a business with an empty Thug space. If a rival controls the turf, that rival may use the same front too.
step-abilities = Use these in any order: first take money, then put it into your suitcase. If you discard, choose cards you can’t keep anyway.
step-suitcase = You keep only { $limit } cards after this act. Put your highest money card away; you can never make change.
step-good = Illegal Goods pay for jobs, and you can discard spare ones for abilities. Narcotics can replace any of the others.
step-jobs_which = Keep a job whose Illegal Goods you can get soon. The most jobs of one color earn $5 at the end.
step-job = You can complete a job: take its money and use its ability. It doesn’t cost a figure, so you stay in the act longer.
step-public = A public job goes to the first player to complete it. If a rival wants it too, don’t wait.
step-job_pay = Narcotics can replace any of the others, so keep them for what you can’t get otherwise.
step-job_money = You take the money before or after the ability: first, if the ability can put it into your suitcase.
step-gun_down = A figure that is gunned down lies in the Hudson until the act is over. Its space is empty again.
step-completed = The job is in your suitcase and counts for its color. All players tied for the most get the bonus.
step-last = Once your last figure is on the board, you take no more turns in this act: no more jobs, no more allies. Do those first.
step-turf_war = You win a turf only with more figures than every other family and more than the neutral figures. In a tie, no one wins.
step-neutrals = Allies bring neutral figures into play: Mayor, Union Boss and Police Chief. To win a turf, you need more figures than they have, too.
step-marker = Your marker is on top, so you control the turf: you may use each front there whenever a rival shakes it down.
step-stack = All your markers count at the end, even those that get covered. In a tie for the $5, the higher marker decides.
step-bid = Everyone bids in secret with money from their suitcase, not their hand. If you get an ally, you pay; if not, you keep your money.
step-bids = The bids are revealed. If they are tied, the first player in turn order from the Horse Head goes first. Bid nothing, get nothing.
step-ally_choice = The ally goes into your hand and counts toward the hand limit. You can play it once in each act.
step-tribute = Tribute: you may keep { $limit } cards, the rest are lost. Only in the last act does the money you keep count.
step-entracte = All figures return, even from the Hudson. More of your family joins later: the Consigliere in act II, the Heir in act IV.
step-front = Check the marker on top before you play a Thug: in your turf the front is yours alone, in a rival’s you share.
step-ally = Playing an ally is an action that doesn’t cost a figure. It returns to your hand at the end of the act.
step-horse = The Horse Head is yours: you go first in the next act, and you win ties in Bribery.
step-over = { $ending } A tie goes to the family with more bonuses for turfs.

## The shorter lessons

step-jobs_lesson = A lesson about jobs. You have Illegal Goods and jobs you can pay for. Jobs earn the most money and don’t cost a figure.
step-turf_lesson = A lesson about the turf war. You have one Thug left, then the turfs are counted. Where would one more figure give you the majority?
step-bid_lesson = A lesson about bidding. Two allies lie face up, and all three families bid at once. What is an ally worth to you?

end-first = You have played a full game of Corleone’s Empire and are ready for a real table. Shorter lessons let you practice single parts.
end-jobs = That is how you complete jobs. You can play on from here or take another lesson.
end-turf_war = That was a turf war. You can play on from here or take another lesson.
end-bidding = That was the Bribery of one act. You can play on from here or take another lesson.

## Tips at ordinary tables, and the coach's reason where an advice has no better one: one sentence each

tip-turn = Jobs and allies don’t cost a figure, but you need one in reserve: use them before your figures run out.
tip-thug = A rival who controls the turf uses the front too, so prefer turfs that you control or that nobody controls.
tip-member = A Family Member shakes down all backs around it and counts in each turf there, so look for spaces between three areas.
tip-abilities = The order is up to you: take money before you put it into your suitcase, and Illegal Goods before you exchange.
tip-suitcase = Put your highest money card away first: anything over the hand limit is lost at the tribute.
tip-discard = Discard what helps you least: at the tribute, you lose the cards over the hand limit anyway.
tip-good = Take what your jobs and the public jobs cost; you can discard spare Illegal Goods when an ability or an ally asks for cards.
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
