# What the Consigliere says of a choice beside its reasons.

# $steps: what to choose next, in few words each; $open (true or false): whether the turn goes on after them, with what
# will be drawn or revealed
advice-line =
    { $open ->
        [true] Potem { LIST($steps, type: "then") }; dalej zależy od tego, co się odsłoni.
       *[false] Potem { LIST($steps, type: "then") }.
    }
# The same for another way to go on after the same choice; $n (number): its chance to win in percent; $standing
# (as_good, behind, unknown): how it compares
advice-other =
    { $standing ->
        [as_good] Równie dobre, o ile da się ocenić ({ $n }%): { LIST($steps, type: "then") }.
        [behind] Gorsze ({ $n }%): { LIST($steps, type: "then") }.
       *[unknown] Za mało prób, by ocenić ({ $n }%): { LIST($steps, type: "then") }.
    }
list-then = { $list } → { $next }
list-then-last = { $list } → { $next }
# $n (number): choices that lead to the same plan
advice-alike =
    { $n ->
        [one] Jeszcze jedna możliwość prowadzi do tego samego planu.
        [few] Jeszcze { $n } możliwości prowadzą do tego samego planu.
        [many] Jeszcze { $n } możliwości prowadzi do tego samego planu.
       *[other] Jeszcze { $n } możliwości prowadzi do tego samego planu.
    }
advice-as_good = Równie dobre jak najlepsze, o ile da się ocenić.
advice-unknown = Za mało prób, by to ocenić.
# $level (clear, likely, close): how sure he is that the first choice is the best
advice-sure =
    { $level ->
        [clear] Consigliere nie ma wątpliwości co do pierwszej możliwości.
        [likely] Consigliere skłania się ku pierwszej możliwości.
       *[close] Consigliere nie ma pewności: inne mogą być równie dobre jak pierwsza.
    }
