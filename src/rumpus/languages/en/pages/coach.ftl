# What the page of the coach says. The sentences about a game lie beside its rules.

coach-name = Coach
coach-next = Next
coach-done = Done
coach-loading = The coach is on the way …
coach-missing = The coach did not find the way. Play on, or try again.
coach-not-yet = Wait a moment!
coach-watch = Watch …
coach-progress = Step { $step } of { $steps }
coach-stop = Stop the lesson
coach-stop-sure = Stop the lesson here and play on without me?
coach-stop-yes = Stop
coach-stop-no = Go on

## At your side

coach-here = I am at your side.
coach-rule = { $rule }
coach-choose = It is your move: choose one of the things that you can do.
coach-wait = { $names } is to move. Look around meanwhile.
coach-meanings = My choices
coach-meanings-title = What your choices mean
coach-advise = Your advice
coach-thinking = Let me think …
coach-would = I would do this: { $steps }.
coach-would-wait = I would wait for a moment.
coach-tried = I have played it through many times in my head, and this turned out best.
coach-send-away = Send the coach away
