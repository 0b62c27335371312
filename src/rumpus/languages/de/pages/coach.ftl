# Was die Seite des Coachs sagt. Die Sätze zu einem Spiel liegen bei seinen Regeln.

coach-name = Coach
coach-next = Weiter
coach-done = Fertig
coach-loading = Der Coach ist unterwegs …
coach-missing = Der Coach hat nicht hergefunden. Spiel weiter oder versuch es nochmal.
coach-not-yet = Moment noch!
coach-watch = Schau zu …
coach-progress = Schritt { $step } von { $steps }
coach-stop = Übung beenden
coach-stop-sure = Hier aufhören und ohne mich weiterspielen?
coach-stop-yes = Aufhören
coach-stop-no = Weiter

## Neben dir

coach-here = Ich bin an deiner Seite.
coach-rule = { $rule }
coach-choose = Du bist dran: Wähl eine deiner Möglichkeiten.
coach-wait = Am Zug: { $names }. Schau dich solange um.
coach-meanings = Was kann ich?
coach-meanings-title = Was deine Möglichkeiten bedeuten
coach-advise = Dein Rat
coach-thinking = Lass mich nachdenken …
coach-would = Ich würde das tun: { $steps }.
coach-would-wait = Ich würde kurz warten.
coach-tried = Ich habe es im Kopf oft durchgespielt, und das ging am besten aus.
coach-send-away = Coach wegschicken
