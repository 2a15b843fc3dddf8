# The command line: what `--help` says, and what is wrong with a line that was typed. Names in capitals, flags, paths and
# words in { "quotes" } are typed as they are.

## Help: a command, and by their names its parameters

usage-titles = Help
    .usage = Usage
    .arguments = Arguments
    .options = Options
    .commands = Commands
    .required = required
    .default = default
    .examples = Examples:
    .given = [OPTIONS]
usage-options = What several commands have
    .game = Which game. Default: { "la_famiglia" }.
    .named = Which game, as an option.
    .data = A component set by name ({ "house-1" }), or a folder whose files override the default set.
    .language = The language: { "en, de, pl" }. Default: { "COSCA_LANGUAGE" }, or the system’s language.
    .option = Any option of the game, by name.
    .help = Show this help.
    .install_completion = Install command completion for this shell.
    .show_completion = Show the completion script, to copy or customize it.
    .cluster = Where the games are played: { "local" } (processes on this machine) or the address of a { "Dask" } scheduler, such as { "tls://host:8786" }, which uses all its workers instead of --jobs. Needs { "cosca[batch]" }.
# $shapes: what may be given in each game; $default: what stands for nothing, or none
usage-flag =
    { $default ->
        [none] { $shapes }.
       *[other] { $shapes } (default: { $default }).
    }
# $kind (flag, one, several, some); $values: what may be given; $n (number): how many of them
usage-shape =
    { $kind ->
        [flag] a variant, off by default
        [one] { LIST($values, type: "or") }
        [some] one per player from { LIST($values, type: "comma") }
       *[several] { $n } of { LIST($values, type: "comma") }
    }
usage-cosca = Play heavy board games against bots or friends, with the complete rules.
    .version = Print the version.
usage-play = Play in the terminal, against bots or with others at one keyboard. The game is saved after each choice.
    .seat = A seat for a person; bots play the others. Can be repeated. Default: 1.
    .seats = The seats for people at this keyboard: `all`, or a list such as 1,3.
    .bot = Which bot plays the other seats.
    .seed = A whole number. The same seed gives the same game.
    .save = Where to save the game after each choice.
    .resume = Continue a saved game.
    .record = Where to write the record at the end.
usage-sim = Let bots play many games and count who wins. The results depend only on the seed, not on --jobs.
    .games = How many games to play.
    .seed = The seed of the first game; later games use the next numbers. Default: 1.
    .jobs = How many processes to use.
    .bot = One bot for all seats, one per team, or one per seat. Default: soldato.
    .csv = Write one row per game.
    .json = Write the summary.
    .records = Write the games themselves with every choice, as { ".jsonl" } or { ".parquet" } (which needs { "cosca[data]" }), and a description beside them.
    .observations = With --records: also write what each player knew before every choice, as numbers.
    .fresh = Start over, or continue an interrupted run with --csv or --records (default).
usage-arena = Find out which of two bots is better. A block is one seed, played once with A on each team (in games without teams, in each seat). The results depend only on the seed, not on --jobs, unless a bot thinks for a set time instead of a set number of iterations.
    .game = Which game.
    .a = The bot for one team.
    .b = The bot for all other teams.
    .games = How many games to play, rounded up to whole blocks.
    .seed = The seed of the first block; later blocks use the next numbers. Default: 1.
    .jobs = How many processes to use.
    .csv = Write one row per game, and continue where the file ends.
    .json = Write the summary.
    .plot = Plot the summary as { ".png, .svg" } or { ".pdf" }. Needs { "cosca[plot]" }.
    .fresh = Start the --csv file over, or continue it (default).
usage-replay = Replay a record, check that it ends the same way, and describe the game in words.
    .file = A record, or a saved game from `cosca play`.
    .to = Stop after this many choices.
    .at = Stop when this round or act starts.
    .step = Wait for Enter before each choice.
    .seat = Show what this player saw. Default: what everyone saw.
    .board = Draw the board at the end.
    .strict = Treat a record without its digest as an error.
usage-advise = Ask the Consigliere to rank the choices, based only on what the player knows.
    .file = A saved game from `cosca play`, a record, or a scenario.
    .seat = Advise this player. Default: the one who has to decide.
    .seconds = How long to think.
    .to = Look at the game after this many choices.
    .every = Rank all choices, not only the best.
usage-puzzle = Solve a puzzle: a position from a game between bots with one best answer.
    .theme = Only puzzles of this theme, such as { "attack" } or { "bribery" }.
    .today = The puzzle of the day.
    .id = This puzzle.
    .rating = About how hard it should be.
usage-report = Look back at a finished game: who was ahead and when, what turned the game around, and which choices cost each player the most.
    .file = The record of a finished game.
    .seconds = The most processor time to use, in seconds.
usage-scenario = Run scenarios: a position, choices and expected results. The exit code is 1 if anything differs.
    .files = Scenario files, or folders of them.
usage-rules = Read the guide, look up rules by id or word, or see which rules are covered by tests.
    .words = The guide, ids such as V4, or words. If nothing is given, the sections are listed.
    .coverage = List the rules of this game that no test covers.
    .tests = The folder with the tests.
usage-conflict = La Famiglia: how both sides best play a conflict, the odds, and whether brute force is better.
    .attackers = Number of attacking Soldati, 1 to 50.
    .defenders = Number of defending Soldati, 1 to 50.
    .attacker_supply = Soldati in the attacker’s supply.
    .defender_supply = Soldati in the defender’s supply.
    .neutral = The defenders are neutral.
    .agitated = The attackers are agitated neutrals.
    .predictable = Use the variant in rule K8.
    .vendetta = The attacker has the Vendetta tile.
    .area = What taking the area is worth.
    .emptied = What emptying the area is worth.
    .soldato = What a Soldato is worth.
    .home = How much of a loss it is when a Soldato returns to headquarters (0 to 1).
    .recruit = What recruiting a Soldato for a neutral is worth.
    .table = Show the values of all conflicts from 1 vs. 1 to 8 vs. 8.
    .json = Print all numbers as JSON.
usage-serve = Run the server for the page and its tables. COSCA_* variables set limits and more; see docs/hosting.md.
usage-database = Back up, restore and upgrade a server’s database.
usage-admin = Manage the people and tables of a server. Every change is recorded in an audit log.
usage-games = Export finished games of a server as data, and verify such files by replaying them.

## Mistakes, each one line. $near: what may have been meant; $known: what there is; $given: what was typed

# What a file has wrong, told in English with its place. $text
wrong-document = { $text }
# $file: a path
wrong-file--missing = { $file }: No such file or directory
wrong-file--locked = { $file }: Permission denied
wrong-file--folder = { $file }: Is a folder, not a file
wrong-file--no-folder = { $file }: The path goes through a file that is not a folder
# $flag: an option or argument; $text: what is wrong with it
wrong-flag-unknown =
    { $near ->
        [0] No such option: { $flag }
       *[other] No such option: { $flag } (Possible options: { LIST($near, type: "comma") })
    }
wrong-flag-missing = Missing argument “{ $flag }”.
wrong-flag-value = Invalid value for “{ $flag }”: { $text }
wrong-flag-alone = Option “{ $flag }” requires an argument.
# $name: what was typed
wrong-command =
    { $near ->
        [0] No such command “{ $name }”.
       *[other] No such command “{ $name }”. Did you mean { LIST($near, type: "or") }?
    }
wrong-no-game =
    { $near ->
        [0] no game “{ $name }” (games: { LIST($known, type: "comma") })
       *[other] no game “{ $name }”; did you mean { LIST($near, type: "or") }? (games: { LIST($known, type: "comma") })
    }
wrong-no-bot =
    { $near ->
        [0] no bot “{ $name }” (bots: { LIST($known, type: "comma") })
       *[other] no bot “{ $name }”; did you mean { LIST($near, type: "or") }? (bots: { LIST($known, type: "comma") })
    }
wrong-no-language =
    { $near ->
        [0] no language “{ $name }” (languages: { LIST($known, type: "comma") })
       *[other] no language “{ $name }”; did you mean { LIST($near, type: "or") }? (languages: { LIST($known, type: "comma") })
    }
# $game: the name of a game as it is typed
wrong-no-option =
    { $near ->
        [0] no option “{ $name }” in { $game } (options: { LIST($known, type: "comma") })
       *[other] no option “{ $name }” in { $game }; did you mean { LIST($near, type: "or") }? (options: { LIST($known, type: "comma") })
    }
wrong-no-judge = no bot can evaluate “{ $game }”; use { "random" } or { "default" }
wrong-no-puzzle = { $game } has no such puzzle
wrong-no-budget = bot “{ $name }”: only { LIST($known) } can have a budget
# $most (number): seconds; $rounds (number); $first, $second: examples
wrong-budget = bot “{ $name }”: a budget is a number of seconds per turn (at most { $most }), or of iterations followed by x (at most { $rounds }): { $first }, { $second }
# $option: its name; $n (number): how many are wanted
wrong-different = { $option }: give { $n } different values from { LIST($known, type: "comma") }, not { $given }
wrong-flag = { $option }: “{ $given }” is neither true nor false
wrong-none-of = { $option }: “{ $given }” is not one of { LIST($known, type: "comma") }
wrong-out-of-range = { $option }: { $given } is not a number from { $least } to { $most }
wrong-no-folder = { $option }: “{ $given }” is not a folder
wrong-dealt-families = { "families:" } can’t be combined with { "first_game" }, which deals the families (S5)
wrong-speaker = { "speaker:" } give one player from each team, such as 1 or 2 and 3 or 4, not { $given }
wrong-name-value = --option { $given }: give { "NAME=VALUE" }, such as { "edition=1.1" }
# $n (number): how many play it
wrong-players = --players: { $game } is a game for { $n } players
wrong-whole = { $flag }: “{ $given }” is not a whole number
# $first, $second: two ways to say the same
wrong-one-of = { $first } and { $second }: give only one of them
wrong-seats = --seats: “{ $given }” is neither `all` nor a list of seats separated by commas
# $n (number): a seat
wrong-no-seat = no seat { $n } in { $game } (seats: { LIST($known, type: "comma") })
wrong-resume = --resume: the saved game already has its options and seed
# $teams (true, false): whether seats play in teams
wrong-bots =
    { $teams ->
        [true] --bot: give it once, once per team, or once per seat, not { $n } times
       *[false] --bot: give it once or once per seat, not { $n } times
    }
wrong-no-text = { $file }: not a text file
# $head: how a record begins
wrong-no-record = { $file }: line 1: a record starts with “{ $head }”
wrong-newer-rules = { $file }: rules { $given }: this version only supports rules up to { $known }
wrong-other-data = { $file }: data { $given }: this game uses { $own }; for another set, use --data { "DIR" }
wrong-record-after = { $file }: line { $line }: nothing may follow the digest
wrong-record-no-choice = { $file }: line { $line }: “{ $text }” is not a choice; a choice looks like “1 done”
wrong-record-line = { $file }: line { $line }: “{ $text }” is neither a choice nor a heading
wrong-record-twice = { $file }: line { $line }: duplicate { $key }
wrong-record-lacks = { $file }: “{ $key }:” is missing
wrong-record-choice = { $file }: line { $line }: “{ $choice }” is not a legal choice for player { $seat } here
wrong-record-digest = { $file }: line { $line }: digest: the game ends with { $found }, not { $given }
# $line: a number
wrong-truncated = { $file }: line { $line }: truncated: the record ends without its digest
# $to: a number; $n (number): how many choices there are
wrong-to =
    { $n ->
        [one] { $file }: --to { $to }: the record has { $n } choice
       *[other] { $file }: --to { $to }: the record has { $n } choices
    }
# $at: a number; $n (number): a round or act
wrong-at = { $file }: --at { $at }: the record ends in round or act { $n }
wrong-over = { $file }: the game is over
wrong-not-over = { $file }: the game is not over yet
# $n, $other (numbers): seats
wrong-not-asked = { $file }: player { $n } has nothing to decide, but player { $other } does
wrong-many-scenarios =
    { $n ->
        [one] { $file }: contains { $n } scenario; advice needs exactly one
       *[other] { $file }: contains { $n } scenarios; advice needs exactly one
    }
wrong-no-scenario = { $file }: the folder contains no scenarios ({ "*.yaml" })
wrong-no-position = { $file }: has no position
# $words: what was typed
wrong-no-rule = no rule has the id or contains the words “{ $words }”
wrong-no-part = the guide has no part “{ $words }” (parts: { LIST($known, type: "comma") })
wrong-no-tests = { $file }: no such folder; give the tests with --tests { "DIR" }
wrong-conflict-table = --table shows all conflicts, with and without the variants; leave out { $flag }
# $side (attackers, defenders)
wrong-conflict-side =
    { $side ->
        [attackers] --attackers: give the number of attacking Soldati, or use --table
       *[defenders] --defenders: give the number of defending Soldati, or use --table
    }
wrong-conflict-vendetta = --vendetta: a control tile never helps neutrals; leave out --agitated or --vendetta
# Files that are written
wrong-is-folder = { $flag } { $file }: is a folder
# $folder: where the file would be
wrong-missing-folder = { $flag } { $file }: no such folder: { $folder }; create it first
wrong-plot-ending = --plot { $file }: the file name must end in { LIST($known, type: "or") }
# $flag: an option or argument; $known: endings
wrong-games-ending = { $flag } { $file }: the file name must end in { LIST($known, type: "or") }
wrong-no-records = --observations: needs --records
wrong-no-matplotlib = --plot: { "matplotlib" } is not installed; install it with: { "pip install cosca[plot]" }
wrong-arena-line = { $file }: line { $line } is not a game from the arena
wrong-no-arena = { $file }: not an arena file; give another file, or use --fresh to start this one over
# $name (version, game, rules, data, options, seats, a, b, code): what differs; $given: there; $own: here
wrong-other-arena =
    { $name ->
        [code] { $file }: contains games of another comparison (the bots’ code has changed since); give another file, or use --fresh to start this one over
        [a] { $file }: contains games of another comparison (A { $given }, not { $own }); give another file, or use --fresh to start this one over
        [b] { $file }: contains games of another comparison (B { $given }, not { $own }); give another file, or use --fresh to start this one over
       *[other] { $file }: contains games of another comparison ({ $name } { $given }, not { $own }); give another file, or use --fresh to start this one over
    }
# `cosca sim`: its file
wrong-sim-line = { $file }: line { $line } is not a game from this run
wrong-no-sim = { $file }: not an interrupted run; give another file, or use --fresh to start this one over
# $name (version, game, rules, data, options, seats, seed, bots, schema, observations, code): what differs; $given: there; $own: here
wrong-other-sim =
    { $name ->
        [code] { $file }: contains games of another run (the bots’ code has changed since); give another file, or use --fresh to start this one over
       *[other] { $file }: contains games of another run ({ $name } { $given }, not { $own }); give another file, or use --fresh to start this one over
    }
wrong-stopped = stopped

## `cosca scenario`, a line for each

scenario-fits = ok
scenario-fails = FAIL
# $passed, $failed (numbers)
scenario-sum = { $passed } passed, { $failed } failed
