# Ce qui se passe dans Mantis. Les couleurs s'accordent avec « carte » ; « orange » ne prend pas de s.

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = verte
colour-blue = bleue
colour-purple = violette
colour-pink = rose

dealt = Tout le monde reçoit { $cards } cartes. { $you ->
        [first] Tu commences
       *[other] { $first } commence
    }.
turned =
    { $aim ->
        [score] { $you ->
            [into-seat] Tu tentes
           *[other] { $seat } tente
        } de marquer : une carte { $colour } !
       *[steal] { $you ->
            [seat] Tu tentes de voler { $into }
            [into] { $seat } tente de te voler
           *[other] { $seat } tente de voler { $into }
        } : une carte { $colour } !
    }
scored =
    Ça correspond : { $cards ->
        [one] { $cards } carte { $colour } va
       *[other] { $cards } cartes { $colour }{ $colour ->
            [orange] {""}
           *[other] s
        } vont
    } dans { $you ->
        [seat] ta pile de score
       *[other] la pile de score de { $seat }
    }, qui en compte { $pile }.
stolen =
    { $you ->
        [seat] Ça correspond : tu voles { $cards ->
            [one] { $cards } carte { $colour }
           *[other] { $cards } cartes { $colour }{ $colour ->
                [orange] {""}
               *[other] s
            }
        } à { $victim }.
        [victim] Ça correspond : { $seat } te vole { $cards ->
            [one] { $cards } carte { $colour }
           *[other] { $cards } cartes { $colour }{ $colour ->
                [orange] {""}
               *[other] s
            }
        }.
       *[other] Ça correspond : { $seat } vole { $cards ->
            [one] { $cards } carte { $colour }
           *[other] { $cards } cartes { $colour }{ $colour ->
                [orange] {""}
               *[other] s
            }
        } à { $victim }.
    }
stayed = Rien ne correspond : la carte { $colour } reste dans { $you ->
        [into] ton bassin
        [into-seat] ton bassin
       *[other] le bassin de { $into }
    }.
plays_again =
    { $you ->
        [seat] Vol réussi : tu rejoues.
       *[other] Vol réussi : { $seat } rejoue.
    }
turn_began = { $you ->
        [seat] À toi
       *[other] À { $seat }
    } de jouer.
ended =
    { $count ->
        [one] { $you ->
            [winners] Tu gagnes
           *[other] { $winners } gagne
        } la partie.
       *[other] Victoire partagée : { $winners }.
    }

# What may be done: the labels of buttons.

token-score = Marquer
token-steal = Voler { $seat }

# The guided first game.

lesson-hello = Salut ! Je suis ton coach. On fait une partie rapide contre { $seat1 } et { $seat2 }, et tu vas la gagner.
lesson-goal = Dix cartes dans cette pile gagnent la partie. La tienne est encore vide.
lesson-tank = Voici tes cartes. Une carte qui arrive et correspond à l’une d’elles, c’est une bonne nouvelle.
lesson-back = La carte du dessus. Son dos montre trois couleurs ; sa face est l’une d’elles. Le rouge est possible, et tu as une rouge !
lesson-score = Tu peux marquer ou voler. Tape « Marquer » : la carte se retourne dans ton propre bassin.
lesson-scored = Rouge ! Ça correspond, alors les deux rouges vont sur ta pile. Deux sur dix.
lesson-pip-steals = À { $seat1 }. Regarde : cette fois, c’est un vol.
lesson-stealing = { $seat1 } a retourné la carte dans le bassin de { $seat2 }. Ça correspondait, alors toutes les orange ont déménagé. Des cartes volées ne sont pas encore à l’abri : elles sont dans un bassin.
lesson-gizmo-tries = { $seat2 } tente de te voler…
lesson-gift = … et retourne une carte rouge. Rien ne correspond, alors elle reste chez toi. Un vol raté est un cadeau !
lesson-steal = Rouge, bleue ou violette : { $seat2 } a une rouge et une bleue. Tente ta chance : vole { $seat2 } !
lesson-stolen = Et hop ! Tu as maintenant trois cartes rouges dans ton bassin.
lesson-danger = Trois pareilles, ça vaut cher, et tout le monde les voit. Mets-les à l’abri avant que quelqu’un les prenne.
lesson-big = Le dos montre du rouge. Marque !
lesson-big-done = Quatre cartes rouges d’un coup. Tu en as six sur dix.
lesson-pip-again = { $seat1 } lorgne ton bassin…
lesson-lost = Ta carte rose est partie. Ça arrive. Ce qui est sur ta pile est à l’abri pour toujours.
lesson-sure = Jaune, bleue, violette : tu as les trois. Quoi qu’il arrive, ça correspond.
lesson-sure-score = C’est du tout cuit. Marque !
lesson-others = Huit sur dix ! Les autres marquent aussi.
lesson-last = Encore deux cartes et tu gagnes. Une bleue ferait l’affaire. Marque !
lesson-won = Dix cartes : tu gagnes ! Mantis, ce n’est rien de plus. La prochaine fois, personne ne t’aide. Enfin si, moi, si tu m’appelles.

# The coach at a player's side.

coach-asked-turn = Retourne la carte du dessus : dans ton bassin pour marquer, ou dans un autre pour voler. Sa face est l’une des trois couleurs.
coach-score-match = Si elle est { $colour }, { $cards ->
        [one] elle et ta carte { $colour }
       *[other] elle et tes { $cards } cartes { $colour }{ $colour ->
            [orange] {""}
           *[other] s
        }
    } vont dans ta pile de score.
coach-score-none = Rien dans ton bassin ne peut correspondre : la carte y reste pour plus tard.
coach-steal-match = Si elle est { $colour }, { $cards ->
        [one] la carte { $colour }
       *[other] les { $cards } cartes { $colour }{ $colour ->
            [orange] {""}
           *[other] s
        }
    } de { $seat } et la nouvelle sont à toi.
coach-steal-none = Rien chez { $seat } ne peut correspondre : la carte serait un cadeau.
coach-odds = { $percent ->
        [0] Ça ne peut pas correspondre, mais c’est là que ça fait le moins mal.
       *[other] Ça correspond avec { $percent } % de chances, et rapporte au mieux { $cards } cartes.
    }
coach-wins-now = Si ça correspond, tu gagnes la partie.
coach-bring-home = Les cartes d’un bassin peuvent être volées. Sur la pile de score, elles sont à l’abri.
coach-stop = Il ne manque à { $seat } { $needs ->
        [one] qu’une carte
       *[other] que { $needs } cartes
    } pour gagner : prends-lui-en.
coach-not-safe = Les cartes volées sont dans ton bassin, alors marque-les vite.
coach-risk = Les cartes volées sont dans ton bassin, alors marque-les vite. Si rien ne correspond, c’était un cadeau.
