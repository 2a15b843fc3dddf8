# What every catalogue may use: joined lists and cases of names. Every speaker reads it after its own places.

## Lists. $list is what stands there already, $next comes after it; -last is for the last item.

list-and = { $list }, { $next }
list-and-last = { $list } and { $next }
list-or = { $list }, { $next }
list-or-last = { $list } or { $next }
list-unit = { $list }, { $next }
list-unit-last = { $list }, { $next }
list-sentence = { $list }. { $next }
list-sentence-last = { $list }. { $next }
list-none = nothing

## A name in a case that it has no attribute for, by the case's name.

name = { $name }
    .genitive = { $name }'s
