# The coach of Corleone's Empire: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = The goal: to be the richest family after four acts. Only money in your suitcase counts, and bonuses of $5: one for each turf where you have most control markers, and one for each colour of jobs in which you have completed most. So you earn, you hide what you earn, and you show your strength in the streets.
step-rivals = You play against two bots, which play gently. What lies open, everybody sees. The cards in a hand and the money in a suitcase are secret: theirs from you, yours from them. A card that goes into a suitcase is shown once.
step-turn = Your turn: one action, then the next family has its turn. You play a Thug or a Family Member, complete a job whose goods you have, or play an ally. You cannot pass. A business has a front, which Thugs use, and a back, which Family Members use. Your figures are your clock: while you have one in reserve you stay in the act.
step-member = A Family Member stands on a free space between areas and uses the backs of all businesses around, whoever controls them. Such a space often gives three or four things at once, and the figure counts in each turf around it when the turfs are fought for.
step-thug = A Thug stands on one business, where no other Thug is, and uses its front. He counts in that one turf. If a rival controls the turf, that rival uses the same front too, so you help them: better use your own turfs, or those of nobody.
step-abilities = These are the abilities that you may use now, one after the other, in the sequence that suits you: take money first, then put it into the suitcase. Two cards for $5 is for cards that you cannot keep or use: small money, goods or jobs that come too late. Exchange turns any card into a good.
step-suitcase = Money in hand is not safe: at the end of each act you must discard down to a hand limit, { $limit } cards now and fewer in each later act. A suitcase ability puts one money card away for good. Put away the highest. Money is never changed, so a small card stays small.
step-good = You have got a good. Goods pay for jobs, and what is left over can be discarded for abilities such as two cards for $5. Look which ones the jobs in your hand and the public ones ask for. Narcotics stand for any of the others.
step-jobs_which = You look at jobs and keep some. Keep those whose goods you can get soon, and think of the colour: most jobs of one colour bring a bonus at the end.
step-job = You have the goods for a job in your hand. Completing it is your action for this turn: you pay the goods, get its money and do what it says. And it costs no figure, so you stay in the act longer than the others.
step-public = A public job can be completed by anybody who has the goods first. If you can pay one that a rival wants too, do not wait.
step-job_pay = You pay the goods of the job, one after the other. Narcotics stand for any other good: keep them for what you cannot get otherwise.
step-job_money = You take the money of the job before or after its ability. If the ability lets you put money into the suitcase, take the money first.
step-gun_down = Whoever is gunned down lies in the Hudson until the act is over and counts in no turf. The space is free again. Hit where it gives you the most figures in a turf.
step-completed = The job is done and lies in your suitcase. It counts for its colour at the end of the game; all who are tied for most get the bonus.
step-last = Count your figures. When the last one is on the board, you are out of this act: no more jobs, no more allies. So complete jobs and play allies before your last figure, if you can.
step-turf_war = The turf war: in each turf the figures of each family are counted, Thugs on its businesses and Family Members around it. Only who has more than every other family, and more than the neutral figures, wins it and lays a control marker on top. A tie brings nothing to anybody, and old markers stay. Neutral are the Mayor, the Union Boss and the Police Chief, whom allies bring into play.
step-marker = You have won a turf: your marker lies on top, so you control it. From now on you use each front there whenever a rival uses it. And all your markers count at the end, also those that get covered; in a tie the higher one counts. You have nine: who wins a turf without one left may move one from another turf.
step-bid = Bribery: everybody bids in secret with money of their suitcase, not of the hand. The highest bid takes an ally first, then the next one. There is one ally fewer than families: who gets none takes the bid back, all others pay. An ally can be played once in each act, so an early one pays best; but what you bid is missing at the end.
step-bids = All bids are revealed at once. Ties go to whoever is first from the Horse Head on. Who bid nothing gets nothing.
step-ally_choice = Your bid buys an ally. It goes into your hand, counts for the hand limit, and can be played once in each act, instead of a figure.
step-tribute = Tribute to the Don: you may keep only { $limit } cards in hand, the others are lost. Jobs, goods and allies count too. So empty your hand before an act ends: money into the suitcase, goods into jobs. The limit gets smaller from act to act. Money that you keep in the last act goes into the suitcase after all.
step-entracte = The act is over. All figures come home, also from the Hudson, new allies and jobs are laid out, and a new business opens. More of your family comes into play later: the Consigliere in act II, the Heir in act IV. Markers, hands and suitcases stay.
step-front = Now turfs have owners. Look at the marker on top before you play a Thug: the front of a turf that you control is yours alone, in a rival's turf the rival gets the same as you.
step-ally = You have an ally in your hand. Playing it is an action like any other, and it costs no figure. It comes back to your hand at the end of the act.
step-horse = The Horse Head is yours: you begin the next act, and you win ties in the bribery. The first one finds all spaces free.
step-over = { $ending } Money of the suitcases and bonuses are added up; a tie goes to the family with more bonuses for turfs. You have seen all of it: figures bring cards, goods pay jobs, suitcases keep money, figures win turfs, bids buy allies. Replay the game to see where the money came from.

## The shorter lessons

step-jobs_lesson = A lesson about jobs. You have goods in your hand and jobs that can be paid with them. Jobs bring the most money for one action, and they need no figure.
step-turf_lesson = A lesson about the turf war. The act is nearly over: you have one Thug left, and the turfs are fought for after him. Look at the number of figures in each turf: where does one more give you the majority?
step-bid_lesson = A lesson about bidding. Your suitcase holds money, two allies lie open, and all three families bid at once. How much is an ally worth to you?

end-first = You have played Corleone's Empire to its end. You are ready for a real table; shorter lessons let you practise single parts again.
end-jobs = That is how jobs are done. You may play on from here, or take another lesson.
end-turf_war = That was a turf war. You may play on from here, or take another lesson.
end-bidding = That was the bribery of one act. You may play on from here, or take another lesson.

## Tips at ordinary tables: one sentence each

tip-turn = Jobs and allies cost no figure: use them while you still have one in reserve, for without figures you are out of the act.
tip-thug = A rival who controls the turf uses the front as well: better use turfs of your own, or of nobody.
tip-member = A Family Member uses all backs around and counts in each turf there: look for spaces between three areas.
tip-abilities = The sequence is yours: take money before you put it into the suitcase, and goods before you exchange.
tip-suitcase = Put the highest money away first: money in hand is lost when the hand limit is checked.
tip-discard = Discard what you cannot use before the act ends; it would be lost at the tribute anyway.
tip-good = Take what your jobs and the public ones ask for; goods are good for nothing else.
tip-jobs = Keep the job whose goods you can get soonest; most jobs of one colour bring a bonus.
tip-job = Take the money first if the ability can put it into the suitcase.
tip-figures = Count the figures in a turf before you send somebody away or move: one more than everybody else is what you need.
tip-control = A marker on top gives control at once, and all of your markers count at the end.
tip-bid = You pay from your suitcase, and what you bid is missing at the end: an ally pays best early in the game.
tip-ally = An ally can be played once in each act: take the one that you will use most often.
tip-tribute = You keep { $limit } cards: what you can neither pay with nor play in the next act goes first.
tip-rival = Give away the least: what a rival asks for cannot be refused.

## Warnings

warn-hudson = This sends a figure of your own to the Hudson.
warn-control = After this you no longer control one of your turfs.
warn-last = This is your last figure: after it you are out of this act, and what you could still complete or play now must wait.
warn-unused = You leave abilities unused that would bring you something now.
warn-all_in = You bid all the money of your suitcase: ${ $total }.
warn-ally = An ally that you discard is out of the game.
