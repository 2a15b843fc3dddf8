# What the Consigliere says of a choice beside its reasons.

# $steps: what to choose next, in few words each; $open (true or false): whether the turn goes on after them, with what
# will be drawn or revealed
advice-line =
    { $open ->
        [true] Dann { LIST($steps, type: "then") }; danach hängt es davon ab, was sich zeigt.
       *[false] Dann { LIST($steps, type: "then") }.
    }
# The same for another way to go on after the same choice; $n (number): its chance to win in percent; $standing
# (as_good, behind, unknown): how it compares
advice-other =
    { $standing ->
        [as_good] Ebenso gut, soweit er es sagen kann ({ $n } %): { LIST($steps, type: "then") }.
        [behind] Nicht so gut ({ $n } %): { LIST($steps, type: "then") }.
       *[unknown] Zu selten durchgespielt, um das zu beurteilen ({ $n } %): { LIST($steps, type: "then") }.
    }
list-then = { $list } → { $next }
list-then-last = { $list } → { $next }
# $n (number): choices that lead to the same plan
advice-alike =
    { $n ->
        [one] Eine andere Möglichkeit führt zum selben Plan.
       *[other] { $n } andere Möglichkeiten führen zum selben Plan.
    }
advice-as_good = So gut wie die beste, soweit er es sagen kann.
advice-unknown = Er hat sie zu selten durchgespielt, um das zu beurteilen.
# $level (clear, likely, close): how sure he is that the first choice is the best
advice-sure =
    { $level ->
        [clear] Er ist sich bei der ersten Möglichkeit sicher.
        [likely] Er neigt zur ersten Möglichkeit.
       *[close] Er ist sich nicht sicher: Andere Möglichkeiten können so gut sein wie die erste.
    }
