# Ce que dit la page du coach.

coach-name = Coach
coach-next = Suite
coach-done = Terminé
coach-loading = Le coach arrive…
coach-missing = Le coach s’est perdu en route. Continue, ou réessaie.
coach-not-yet = Attends un instant !
coach-watch = Regarde…
coach-progress = Étape { $step } sur { $steps }
coach-stop = Arrêter la leçon
coach-stop-sure = Arrêter la leçon ici et continuer sans moi ?
coach-stop-yes = Arrêter
coach-stop-no = Continuer

## À tes côtés

coach-here = Je suis à tes côtés.
coach-rule = { $rule }
coach-choose = C’est à toi : choisis parmi ce que tu peux faire.
coach-wait = C’est à { $names } de jouer. Jette un œil autour en attendant.
coach-meanings = Mes choix
coach-meanings-title = Ce que signifient tes choix
coach-advise = Ton conseil
coach-thinking = Laisse-moi réfléchir…
coach-would = Moi, je ferais : { $steps }.
coach-would-wait = Moi, j’attendrais un instant.
coach-tried = J’ai rejoué la scène plein de fois dans ma tête, et c’est ce qui marche le mieux.
coach-send-away = Renvoyer le coach
