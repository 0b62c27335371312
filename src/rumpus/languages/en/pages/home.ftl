# What the first pages say. Short, plain, friendly, second person. What is said at a table comes with it: table.ftl.

app-title = Rumpus
skip-to-content = Skip to the content
language = Language
loading = One moment …
close = Close
dismiss = Dismiss
save = Save
change = Change
try-again = Try again
go-home = Home
join = Join
you = you
host = Host
on = On
off = Off

## Trouble

trouble-title = Something fell over
lost-title = Nobody sits here
lost-message = There is no page at this address. The party is on the home page.
error-offline = The server cannot be reached. Check your connection and try again.
error-server = The server had trouble with that. Try again in a moment.
error-loading = This part of the page could not be loaded. Check your connection and reload.
error-page = This page tripped over itself. Reload to go on where you were.
table-missing = No table { $code }. Check the code with your host.

## Theme

theme = Day or night
theme-system = Theme: as your system has it. Tap for day.
theme-day = Theme: day. Tap for night.
theme-night = Theme: night. Tap for the system’s.
theme-name-system = System
theme-name-day = Day
theme-name-night = Night

## Home

home-title = Rumpus: party games on every phone in the room
home-claim = Party games on every phone in the room. Shout the code, grab a seat, make a rumpus.
home-games = What shall we play?
home-more = More
home-rules-of = Rules of { $game }
home-replay = Watch a replay
home-fan-project = Rumpus is an unofficial fan project, free and without ads. It is not made or endorsed by the publishers of the games; buy the boxes, they are lovely.
new-table = New table
play-now = Play now
first-game = Learn by playing
play-now-name = Who is playing?
play-now-why = You can change name and looks at any time.
forgetful = This browser keeps nothing: private mode, perhaps, or no room left. You can play, but keep the page open: closed, it forgets your seat.
game-seats = { $least }–{ $most } players
game-sides = { $least } players or teams
game-minutes = about { $minutes } min
how-title = How it works
how-open = Open a table. No account, nothing to install.
how-join = Friends scan the code, in the room or far away.
how-screen = Put the table on a TV, keep your secrets on your phone.
how-bots = Bots fill empty chairs, play about as well as you do, and stand in for whoever drops off.
join-title = Join with a code
join-placeholder = e.g. CDFGH
join-empty = Type the code that your host sees.
join-no-code = That is no code. It is a few letters, such as CDFGH; a link works too.
return-title = Your tables
return-to = Return to { $code }
return-your-move = your move
return-waiting = gathering
return-over = between games
replays-title = Watch again
replay-again = { $game } with { $names }
home-tv = This device is the TV
home-tv-why = Shows a code for the host’s phone.
back-to-table = Back to table { $code }
back-your-move = Your move!
public-tables = Open tables
public-with = with { $host }
nobody-yet = nobody yet
phase-lobby = Gathering
phase-playing = Playing
phase-over = Between games
seats-taken = { $seated } of { $seats } seats taken
you-are = You are
you-unknown = Nobody knows you here yet.
introduce-yourself = Say hello

## The practice floor's door

practice-door = Sword practice
practice-door-text = A bot, a foam sword, the cards of your choice. Best of five, at once.
practice-enter = Step in
practice-away = The practice floor is on the server, which cannot be reached. Check your connection and step in again.
practice-guest = Guest

## Profile

profile-title = Name and looks
profile-name = Your name
profile-avatar = Who are you?
profile-colour = Your colour
profile-needs-name = What shall we call you?
profile-height = Height in cm, if you like
profile-height-why = For games in which the shorter one has an advantage.
profile-height-wrong = From { $least } to { $most } cm, or leave it empty.
avatar-shrimp = Shrimp
avatar-crab = Crab
avatar-octopus = Octopus
avatar-fox = Fox
avatar-owl = Owl
avatar-cat = Cat
avatar-bear = Bear
avatar-frog = Frog
avatar-robot = Robot
avatar-ghost = Ghost
avatar-cactus = Cactus
avatar-rocket = Rocket
colour-tomato = Tomato
colour-tangerine = Tangerine
colour-sun = Sun
colour-leaf = Leaf
colour-sea = Sea
colour-sky = Sky
colour-grape = Grape
colour-rose = Rose
