# What the Consigliere says of a choice beside its reasons.

# $steps: what to choose next, in few words each; $open (true or false): whether the turn goes on after them, with what
# will be drawn or revealed
advice-line =
    { $open ->
        [true] Then { LIST($steps, type: "then") }; after that, it depends on what turns up.
       *[false] Then { LIST($steps, type: "then") }.
    }
# The same for another way to go on after the same choice; $n (number): its chance to win in percent; $standing
# (as_good, behind, unknown): how it compares
advice-other =
    { $standing ->
        [as_good] Just as good, as far as he can tell ({ $n }%): { LIST($steps, type: "then") }.
        [behind] Not as good ({ $n }%): { LIST($steps, type: "then") }.
       *[unknown] Not tried often enough to tell ({ $n }%): { LIST($steps, type: "then") }.
    }
list-then = { $list } → { $next }
list-then-last = { $list } → { $next }
# $n (number): choices that lead to the same plan
advice-alike =
    { $n ->
        [one] Another choice leads to the same plan.
       *[other] { $n } other choices lead to the same plan.
    }
advice-as_good = Just as good as the best choice, as far as he can tell.
advice-unknown = He hasn’t tried it often enough to tell.
# $level (clear, likely, close): how sure he is that the first choice is the best
advice-sure =
    { $level ->
        [clear] He is sure of the first choice.
        [likely] He leans toward the first choice.
       *[close] He is not sure: others may be as good as the first choice.
    }
