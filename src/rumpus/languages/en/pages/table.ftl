# What is said at a table, on the shared screen and in replays.

## Joining a table

table-title = Table { $code } · Rumpus
table-loading = Looking for table { $code } …
join-heading = You are invited!
join-new = A new table!
join-game-on = A game is on. You can watch, or take over a bot’s seat.
join-locked = The host has locked this table: no new players.
join-as-player = Join the table
join-as-spectator = Just watch
join-nod = The host lets people in one by one.
join-word = The word at the door
join-word-why = This table asks for a word besides its code. Whoever invited you knows it.

## At the door

door-title = Knock, knock!
door-nod = The host has been told that you are here. The door opens in a moment.
door-turn = Many wrong codes were tried from your network, so this takes a moment.
door-away = Never mind
door-away-title = Maybe later
door-screen-title = Let this screen in
door-screen = On the host’s phone: tap “Let in” for { $face }.
door-screen-code = Table { $code }
face = { $colour } { $avatar }
knock-player = { $name } would like to join.
knock-spectator = { $name } would like to watch.
knock-screen = A screen asks to be let in: { $face }
knock-judge = Screen { $face } is watching. May it run fights, too?
knock-yes = Let in
knock-no = Not now
knock-judge-yes = Yes
knock-judge-no = Just watch
knock-more =
    { $count ->
        [one] One more waits.
       *[other] { $count } more wait.
    }

## Lobby

lobby-heading = Table { $code }
code-is = Table code: { $code }
code-label = Table code
invite-title = Invite friends
copy-link = Copy link
copied = Copied!
share = Share
share-title = Rumpus
share-text = Come and play with us!
open-screen = Show on TV
tv-title = Put the table on a TV
tv-type = In the browser of the TV, open
tv-type-wait = It shows the code and waits. Then tap “Let in” here.
tv-type-host = It shows the code and waits until { $host } lets it in.
tv-type-free = It shows the table at once.
tv-link = Or use a link that is let in at once
tv-link-why = Send it to the laptop or tablet that is plugged into the TV, or scan it there. Only share it with that screen.
tv-link-label = Link for a shared screen
tv-qr = QR code of the link for a shared screen
tv-code = Or type the code that the TV shows
tv-code-label = Code on the TV
tv-code-why = On the TV, open { $site } and choose “This device is the TV”.
tv-code-go = Show it there
tv-code-done = Done! The TV shows this table now.
tv-code-empty = Type the six letters that the TV shows.
tv-page-title = This device is the TV · Rumpus
tv-wait-title = This screen is free
tv-wait = On the host’s phone: scan this, or open the table, tap “Show on TV” and type the code.
tv-code-is = Code of this screen: { $code }
tv-qr-alt = QR code of { $link }
tv-wait-lost = The server cannot be reached. Trying again …
tv-give-title = Show a table on TV { $code }
tv-give-page = A table on the TV · Rumpus
tv-give = Show table { $code }
tv-give-none = Only the host of a table can show it on a TV, and this phone is the host of none. Open a table first, then scan again.
tv-give-done = Table { $code } is on the TV.
tv-give-back = To table { $code }
tv-cast = Or cast: open it on this device and mirror the screen or cast the tab to the TV.
tv-here = Open it on this device
link-label = Link to this table
qr-alt = QR code of { $link }
game-on-table = The game on this table
rules = Rules
another-game = Another game
choose-game = What shall we play?
seats = Seats
seat-number = Seat { $number }
take-seat = Take this seat
team-number = Team { $number }
team-empty = Nobody yet
join-team = Join this team
join-team-of = Join { $name }
captain = Captain
make-captain = Make { $name } the captain
leave-team = Leave the team
fill-seat = More …
add-bot = Add bot
fill-with-bots =
    { $count ->
        [one] Fill with one bot
       *[other] Fill with { $count } bots
    }
add-guest = Add someone on this phone
add-guest-device = Add someone on this device
guest-title = Who else is playing here?
guest-sit = Sit down
move-here = Move here
take-over = Take over from the bot
take-over-from = Play for { $name }
remove-bot = Remove the bot
bot-level = How good is the bot?
level-company = Good company
level-company-help = Plays about as well as you do, and follows you as you get better.
level-random = Random
level-random-help = Plays anything.
level-easy = Easy
level-easy-help = Plays along.
level-good = Good
level-good-help = Plays with care.
level-best = Best
level-best-help = Thinks ahead.
chair-bot = Bot: { $level }
chair-away = Dropped off
chair-stand-in = A bot plays
seat-away = dropped off
seat-stand-in = a bot plays
chair-ready = Ready
chair-not-ready = Not ready yet
chair-host = Host
ready = I’m ready
not-ready = Not ready after all
slow-mark = ×2 time
slow-on = Twice the time to think
slow-off = Normal time to think
make-host = Make { $name } the host
kick = Send { $name } away
leave-seat = Stand up
leave-seat-game = Let a bot play for me
swap-title = Swap with
standing = Also here:
screens-title = Shared screens:
screen-watching = watching
screen-waiting = waits to be let in
screen-named = may run fights
screen-link = a link that nobody uses
screen-judge = Let { $face } run fights
screen-vouch = Let { $face } judge the host’s fights, too
screen-vouch-why = A screen does not judge what the one who let it in fights in. If you see this screen, you can vouch for it.
screen-away = Send { $face } away
screen-judge-hint = Just watching. The host can let this screen run fights.
options-title = { $game } options
settings-title = Table settings
file-choose = Choose a file: { $title }
file-choose-short = Choose a file
file-model = Download ours: { $title }
file-model-short = Ours
file-remove = Remove the file: { $title }
file-own = A file of your own
file-none = ours
size-bytes = { $bytes } bytes
size-kb = { $kb } kB
settings-host-only = Only the host can change these.
choice-commits-captain = The captain
choice-commits-anyone = Anyone in it
choice-turn_s-0 = No timer
choice-turn_s-30 = 30 s
choice-turn_s-60 = 60 s
choice-turn_s-90 = 90 s
sit-down = Take a seat
start = Start the game
start-anyway = Start anyway
start-short =
    { $count ->
        [one] Needs one more player.
       *[other] Needs { $count } more players.
    } { $host ->
        [none] Add a bot, or wait for friends.
       *[other] Wait for friends, or ask { $host } for a bot.
    }
start-short-team =
    The other team is empty. { $host ->
        [none] Join it, add a bot, or wait for friends.
       *[other] Join it, wait for friends, or ask { $host } for a bot.
    }
start-crowded =
    { $count ->
        [one] One player too many for this game.
       *[other] { $count } players too many for this game.
    }
start-unready =
    { $count ->
        [one] { $names } is not ready yet.
       *[other] Not ready yet: { $names }.
    }
start-standing =
    { $count ->
        [one] { $names } has no seat yet.
       *[other] No seat yet: { $names }.
    }
seats-full = Every seat is taken. Stay and watch, or wait until one gets free.
start-ready = Everybody is ready. Off we go!
say-ready = Ready when you are. Tell the table!
wait-for-host = { $host } will start the game.

## At the table

menu = Menu
people = People
sound-on = Sound is on
sound-off = Sound is off
sound-none = This browser makes no sounds. Everything is shown, too.
awake-none = Here the screen may go dark while you wait. Wake it, and you are back in your seat.
sound-tap = Tap for sound
haptics-on = Vibration is on
haptics-off = Vibration is off
coach-on = Coach is on
coach-off = Coach is off
letters-on = Single-letter keys are on
letters-off = Single-letter keys are off
host-controls = For the host
pause = Pause the game
resume = Go on
back-to-lobby = Stop and back to the lobby
leave-table = Leave the table
leave-sure = Your seat becomes free. You can come back with the code.
leave-sure-game = A bot will play on for you. You can come back and watch.
leave-sure-team = Your team plays on without you.
leave-sure-counts = You leave for good, and that may lose you the game. If you only need a break, just close the page.
leave-yes = Leave
leave-no = Stay
game-title = { $game } · Rumpus
your-move-title = Your move! · { $game }
log = What happened
log-before = … { $count } more before
log-empty = Nothing has happened yet.
people-joined = { $name } joined.
people-watching = { $name } came to watch.
people-dropped = { $name } dropped off.
people-again = { $name } would like to play again.
people-sits_out = { $name } sits this one out.
people-left = { $name } left the table.
people-left-bot = { $name } left the table. A bot plays on.
people-sent_away = The host sent { $name } away.
people-sent_away-bot = The host sent { $name } away. A bot plays on.
people-stood_up = { $name } lets a bot play.
people-stand_in = { $name } dropped off. A bot plays for { $name }.
people-back =
    { $name } is back and plays again.{ $moves ->
        [0] { "" }
        [one] { " " }A bot made one move.
       *[other] { " " }A bot made { $moves } moves.
    }
people-back-here = { $name } is back.
people-back-you =
    Welcome back! { $moves ->
        [0] You play again.
        [one] A bot played one move for you.
       *[other] A bot played { $moves } moves for you.
    }
people-host = { $name } is the host now.
people-host-you = You are the host now.
log-stand-in = A bot plays for { $name }.
log-timer = Time is up: a bot chooses for { $name }.
log-rule = Rule { $clause }
log-more-rules =
    { $count ->
        [one] +1 more rule
       *[other] +{ $count } more rules
    }
why = Why?
wait-paused = The host has paused the game.
wait-away =
    { $names } dropped off. A bot takes over { $seconds ->
        [0] any moment
       *[other] in { $seconds } s
    }.
step-in = Let a bot play now
wait-stand-in = A bot plays for { $names } until they are back.
you-watch = You are watching.
hot-move = { $name }’s move
hot-looks = { $name } looks
hot-switch = Who holds the phone?
hot-as = Look as { $name }
curtain-title = Pass the phone to { $name }
curtain-tap = I am { $name }: tap when ready

## Words of bots

quip-hello-1 = Hi! I’m in.
quip-hello-2 = Ooh, a game! Let’s go.
quip-hello-3 = Hello! Be gentle with my circuits.
quip-again-1 = Another one? Yes, please!
quip-again-2 = I’ve been practising. A little.
quip-again-3 = Round we go!
quip-leads-1 = Look at me go!
quip-leads-2 = Is this what winning feels like?
quip-leads-3 = Don’t look now: I’m in front.
quip-chases-1 = Hey, wait for me!
quip-chases-2 = You’re good at this.
quip-chases-3 = In front? Not for long!
quip-hit-1 = Ouch! Fair enough.
quip-hit-2 = Bonk. That was my antenna.
quip-hit-3 = I saw that coming. Too late.
quip-hits-1 = Gotcha!
quip-hits-2 = Sorry! Well, not very.
quip-hits-3 = Did that tickle?
quip-won-1 = Did I win? I won!
quip-won-2 = Good game! Again?
quip-won-3 = Lucky, lucky me.
quip-lost-1 = Well played!
quip-lost-2 = You earned that one.
quip-lost-3 = Good game. My gears are impressed.
quip-said = { $name } says: { $words }

## Reactions and chat

reactions = Reactions
reacted = { $name }: { $reaction }
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-clap = Well done!
reaction-sad = Oh no!
reaction-angry = Grr!
reaction-hurry = Hurry up!
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: one new message
       *[other] Chat: { $count } new messages
    }
chat-to = Who reads it?
chat-all = Everyone
chat-team = Team
chat-say = Say something nice
chat-say-team = Only your team reads this
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-left =
    { $count ->
        [one] One letter left
       *[other] { $count } letters left
    }
chat-off = The host has switched the chat off.
chat-mute = Mute the chat on this device
chat-unmute = Show the chat again
chat-muted = The chat is muted on this device.

## The end

look-at-table = Look at the table
end-stages = How the game ended
end-winner = Winner
end-highlights = Highlights
end-evening = Evening
end-table = Table
end-timeline = Timeline
end-scores = Scores
end-records = Records
end-next = { $stage } next
highlights-see = See it again
highlights-none = Nothing stood out this time. The replay has it all.
highlights-lost = The replay of this game could not be loaded.
moment-last = The last move
moment-gain = The biggest gain
moment-lead = A new leader
moment-thought = The longest thought
end-title =
    { $count ->
        [0] Not won this time
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
end-clause = How it ended: rule { $clause }
end-wait = { $host } can start the next game.
rematch-offer = { $names } would like to play again.
rematch-in = I’m in
rematch-out = Not this time
rematch-waits = Waiting for { $names }, half a minute at most.
rematch-now = Start without waiting
rematch-new = { $names } will be in the next game.
rematch-new-you = You have a seat in the next game.
tally-title = The evening so far
tally-all = In all
tally-who = Player
tally-won = Won
tally-of = won { $won } of { $played }
play-again = Play again
watch-replay = Watch the replay
place = Place
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The shared screen

screen-title = Screen of table { $code } · Rumpus
screen-scan = Scan to join
screen-or = or open { $site } and type
screen-free = Free seat
screen-more = and { $count } more
screen-people =
    { $count ->
        [0] Nobody here yet
        [one] One person is here
       *[other] { $count } people are here
    }
full-screen = Full screen

## Replays

replay-title = Replay · Rumpus
replay-of = Replay: { $game }
replay-missing-title = No such replay
replay-download = Download the replay
replay-controls = Playback
replay-scrub = Where in the game
replay-bout = Watch the bout
replay-no-bout = There is no film of this bout.
replay-at = Step { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-last = To the end
replay-speed = Speed: { $speed } times. Tap to change.
viewpoint = Seen by
viewpoint-public = Everybody
viewpoint-open = All cards open
viewpoint-seat = { $name }
upload-title = Watch a replay
upload-help = Every finished game can be downloaded as a file. Bring one back to watch it again.
upload-drop = Drop a replay file here, or
upload-pick = Choose a file
upload-busy = Reading …
upload-bad = That file cannot be shown: { $problem }.
timer-seconds = { $clock } s
timer-minutes = { $clock }
timer-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
count-3 = Three
count-2 = Two
count-1 = One

# Who reads, in a list of names: “You and Pip share the win”.
you-in-a-list = you

## Trouble

table-missing-title = No such table
ended-title = You cannot come in
kicked-title = You were sent away
left-title = See you!
left-message = You left the table. Come back any time while it is open.
come-back = Come back
link-lost = Reconnecting …
error-not-seated = Take a seat first.
error-off-script = Not yet. The coach points at what to do first.
error-lost = The connection dropped before that arrived. Try again.
