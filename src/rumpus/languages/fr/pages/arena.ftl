# Ce que dit le ring. Les touches sont celles d'un clavier AZERTY : le jeu les reconnaît à leur place.

ring-name = Le ring : { $one } contre { $two }
ring-help-touch = Pouce gauche : marche. Pouce droit : glisse pour viser, coup sec pour frapper, tape pour l’estoc.
ring-help-across = { $one } a la moitié basse de l’écran, { $two } celle du haut : installez-vous face à face.
ring-help-beside = { $one } a la moitié gauche de l’écran, { $two } la droite.
ring-help-desk = ZQSD ou flèches : marche. Souris : épée. Clic : estoc.
ring-help-keys = A et E tournent l’épée, F pour l’estoc.
ring-help-two = { $one } : ZQSD, A E, F. { $two } : flèches, point-virgule, deux-points, Entrée.
ring-help-pad = Manette : stick gauche pour marcher, stick droit pour l’épée, gâchette droite pour l’estoc.
ring-help-cry = Espace : cri de guerre.
ring-help-two-cry = Cri de guerre : G et L.
ring-help-two-ground = Reculer : Maj gauche et Maj droite.
ring-help-ground = Maj : reculer.
ring-loading = On trace le ring à la craie…
ring-no-drawing = Ce navigateur ne sait pas dessiner le ring. L’assaut continue sans que tu le voies ; les plaques disent où il en est.

ring-fight = Combat !
ring-get-ready = En place…
ring-rules = Règles de cet assaut
ring-no-rules = Aucune carte en jeu : un assaut tout simple.
ring-rule-for = seulement { $name }
ring-cry = Cri de guerre !
ring-ground = Recule !
ring-cry-now = Crie maintenant !
ring-ground-now = Recule maintenant !
ring-blind = Yeux fermés !
ring-blind-count = Tout le monde compte jusqu’à trois.
ring-lag = Connexion lente : { $ms } ms
ring-lost = Pas de connexion…
ring-waits = On attend { $name }…
ring-paused = En pause
ring-stands-in = { $count ->
    [one] Un bot se bat pour { $name }
   *[other] Des bots se battent pour { $name }
}
ring-others = { $count } autres
ring-shrinks = Les murs se resserrent !
ring-slow = Ralenti
ring-skip = Passer

ring-touch = { $one } : { $two }
ring-touch-for = Touche pour { $name } !
ring-touch-both = Les deux à la fois !
ring-touch-nobody = Touche pour personne.
ring-score = { $won } : { $lost }.
ring-touches = { $won } touches sur { $touches }
ring-wins = { $name } gagne !
ring-both = Les deux à la fois ! On recommence.
ring-why-hit = Touche de { $winner } sur { $loser }.
ring-why-hit-both = Touche double, au même instant.
ring-why-broken = { $loser } n’a pas respecté { $card }.
ring-why-broken-both = Double défaite, au même instant.
ring-why-lot = Pas de touche à temps : le sort décide.
ring-why-stopped = L’assaut a été arrêté.

ring-call-begin = { $one } contre { $two } !
ring-call-clash-1 = Mousse contre mousse !
ring-call-clash-2 = Quel sac de nœuds !
ring-call-clash-3 = Ces deux-là commencent à se connaître.
ring-call-clash-4 = Personne ne lâche rien !
ring-call-shield-1 = En plein bouclier !
ring-call-shield-2 = Bloqué !
ring-call-shield-3 = Ce bouclier mérite son salaire.
ring-call-shield-4 = On ne passe pas !
ring-call-winded = { $name } encaisse et repart !
ring-call-touch-1 = { $name } place un coup !
ring-call-touch-2 = Net et sans bavure, { $name } !
ring-call-touch-3 = En plein dans les côtes, signé { $name } !
ring-call-touch-4 = { $name } a trouvé la faille !
ring-call-both = Les deux ! Personne ne marque.
ring-call-point = Encore une pour { $name } !
ring-call-decides = La prochaine touche décide !

ring-simpler = Dessin simplifié sur cet appareil, pour rester fluide.
ring-full = Plein écran
ring-full-leave = Quitter le plein écran

lesson-title = Le mannequin
lesson-dummy = Mannequin
lesson-skip = Passer
lesson-done = Tu sais te battre !
lesson-walk = Marcher
lesson-aim = Viser
lesson-swing = Frapper
lesson-thrust = Estoc
lesson-parry = Parer
lesson-walk-touch = Glisse ton pouce gauche : promène-toi.
lesson-walk-desk = Promène-toi avec Z, Q, S et D ou les flèches.
lesson-aim-touch = Glisse ton pouce droit : l’épée pointe dans cette direction.
lesson-aim-desk = L’épée suit la souris, ou A et E. Fais-la tourner.
lesson-swing-touch = Approche-toi, donne un coup sec du pouce droit, et fauche le mannequin.
lesson-swing-desk = Approche-toi et balaie avec la souris, ou maintiens A ou E : fauche le mannequin.
lesson-thrust-touch = Un pas en arrière. Vise le mannequin et tape du pouce droit : estoc !
lesson-thrust-desk = Un pas en arrière. Vise le mannequin et clique, ou appuie sur F : estoc !
lesson-parry-touch = Le mannequin riposte ! Mets ton épée en travers de sa lame.
lesson-parry-desk = Le mannequin riposte ! Mets ton épée en travers de sa lame.

ring-tells-clash = Les épées s’entrechoquent.
ring-tells-hit = { $name } place une touche.
ring-tells-wall = { $name } tape dans le mur.
ring-tells-shield = { $name } tape dans le bouclier.
ring-tells-armed = { $name } a l’épée.
ring-tells-winded = La première touche sur { $name } ne compte pas.
ring-tells-order = { $name } : { $card }.

ring-state-waits = attend
ring-state-acts = en vigueur
ring-state-asleep = en sommeil
ring-state-spent = terminé

film-controls = Le film de l’assaut
film-play = Lancer le film
film-pause = Mettre en pause
film-scrub = Moment de l’assaut
film-at = { $at } sur { $last } secondes
film-speed = Vitesse : { $speed }. Tape pour ralentir.
film-close = Retour à la table
