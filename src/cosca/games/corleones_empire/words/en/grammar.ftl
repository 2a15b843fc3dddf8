# How names and lists are put together.

# A name in a case of which it has no form of its own
name = { $name }
    .genitive = { $name }'s
list-and = { $list }, { $next }
list-and-last = { $list } and { $next }
list-or = { $list }, { $next }
list-or-last = { $list } or { $next }
list-sentences = { $list } { $next }
list-sentences-last = { $list } { $next }
list-none = nothing
