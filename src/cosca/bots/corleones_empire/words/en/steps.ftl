# What the Consigliere would choose next, in few words: `step-<question>--<kind>`, or `step-<kind>`; where there is none,
# the words of the choice itself. The facts are those of the choice.

step-icon = { NAME($icon) }
step-money = a ${ $card } card
step-good = { NAME($good, case: "one") }
step-job = { NAME($job) }
step-ally = { NAME($ally) }
step-business = { NAME($business) } { NAME($turf, case: "at") }
step-place = { NAME($place) }
step-turf = { NAME($turf) }
step-use = use it
step-skip = skip it
