# Ce qui se passe dans Throw Throw Burrito, une phrase par événement.

card-avocado = avocat
card-bean = haricot
card-chilli = piment
card-corn = maïs
card-lime = citron vert
card-onion = oignon
card-tomato = tomate
card-brawl_sun = Bagarre soleil
card-brawl_moon = Bagarre lune
card-war = Guerre
card-duel = Duel
cards-avocado = avocat
cards-bean = haricot
cards-chilli = piment
cards-corn = maïs
cards-lime = citron vert
cards-onion = oignon
cards-tomato = tomate
cards-brawl_sun = Bagarre soleil
cards-brawl_moon = Bagarre lune
cards-war = Guerre
cards-duel = Duel

round_began = La manche { $round } est distribuée. { $you ->
        [seat] Tu donnes
       *[other] { $seat } donne
    } le 3-2-1-Burrito.
counted =
    { $clause ->
        [B-DUEL-1] { $you ->
            [seat] Tu comptes
           *[other] { $seat } compte
        } les pas : trois, deux, un…
       *[other] { $you ->
            [seat] Tu comptes
           *[other] { $seat } compte
        } : trois, deux, un…
    }
play_began = Burrito !
set_laid = { $you ->
        [seat] Tu poses
       *[other] { $seat } pose
    } trois cartes { $card }.

declared =
    { $kind ->
        [duel] { $you ->
            [seat] Tu déclares
           *[other] { $seat } déclare
        } un Duel : { $duelists }.
        [war] { $you ->
            [seat] Tu déclares
           *[other] { $seat } déclare
        } la Guerre !
       *[brawl] { $you ->
            [seat] Tu déclares
           *[other] { $seat } déclare
        } une Bagarre avec trois cartes { $card } !
    }
falsely_declared =
    { $kind ->
        [duel] { $you ->
            [seat] Tu déclares
           *[other] { $seat } déclare
        } un Duel avec { $cards }. Ce n’en est pas un.
        [war] { $you ->
            [seat] Tu déclares
           *[other] { $seat } déclare
        } la Guerre avec { $cards }. Ce n’en est pas une.
       *[brawl] { $you ->
            [seat] Tu déclares
           *[other] { $seat } déclare
        } une Bagarre avec { $cards }. Ce n’en est pas une.
    }
battle_set =
    { $kind ->
        [duel] Duel : { $fighters }.
        [war] Guerre : { $fighters }.
       *[brawl] Bagarre : { $fighters }.
    }{ $clause ->
        [B-MULTI-1] {" "}Plusieurs batailles deviennent une Guerre générale.
        [B-RTIE-1] {" "}C’est pour la manche.
        [B-RTIE-2] {" "}Qui perd sort, et la manche va à qui reste.
        [B-WIN-2] {" "}C’est pour la partie.
       *[other] {""}
    }{ $mode ->
        [quick] {" "}Choisissez en secret.
        [arena] {" "}Dans l’arène !
       *[judged] {""}
    }{ $behind_back ->
        [yes] {" "}Les premiers lancers se font dans le dos.
       *[no] {""}
    }
called_off = Il n’y a pas assez de monde pour se battre. La bataille est annulée.
fight_began = Burrito ! La bataille est lancée.
reported =
    { $cause ->
        [caught] { $you ->
            [seat] Tu dis
           *[other] { $seat } dit
        } : attrapé, lancer de { $losers }.
        [foul] { $you ->
            [seat] Tu dis
           *[other] { $seat } dit
        } : faute de { $losers }.
        [grab] { $you ->
            [seat] Tu dis
           *[other] { $seat } dit
        } : { $you ->
            [losers] tu as pris un burrito sans être du combat
           *[other] burrito pris hors du combat par { $losers }
        }.
       *[hit] { $you ->
            [seat] Tu dis
           *[other] { $seat } dit
        } : touche sur { $losers }.
    }
ruled =
    { $cause ->
        [caught] { $you ->
            [seat] Tu tranches
           *[other] { $seat } tranche
        } : attrapé, lancer de { $losers }.
        [foul] { $you ->
            [seat] Tu tranches
           *[other] { $seat } tranche
        } : faute de { $losers }.
        [grab] { $you ->
            [seat] Tu tranches
           *[other] { $seat } tranche
        } : { $you ->
            [losers] tu as pris un burrito sans être du combat
           *[other] burrito pris hors du combat par { $losers }
        }.
       *[hit] { $you ->
            [seat] Tu tranches
           *[other] { $seat } tranche
        } : touche sur { $losers }.
    }
chosen = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } choisi.
threw =
    { $you ->
        [seat] { $caught ->
            [yes] Tu lances sur { $target }, qui attrape !
           *[no] Tu lances sur { $target } et fais mouche !
        }
        [target] { $caught ->
            [yes] { $seat } lance sur toi, et tu attrapes !
           *[no] { $seat } lance sur toi et fait mouche !
        }
       *[other] { $caught ->
            [yes] { $seat } lance sur { $target }, qui attrape !
           *[no] { $seat } lance sur { $target } et fait mouche !
        }
    }
faked =
    { $you ->
        [seat] { $hit ->
            [yes] Tu feintes sur { $target }, qui attrape du vent et se le prend.
           *[no] Tu feintes sur { $target }, qui ne se laisse pas avoir.
        }
        [target] { $hit ->
            [yes] { $seat } feinte sur toi : tu attrapes du vent et te le prends.
           *[no] { $seat } feinte sur toi, et tu ne te laisses pas avoir.
        }
       *[other] { $hit ->
            [yes] { $seat } feinte sur { $target }, qui attrape du vent et se le prend.
           *[no] { $seat } feinte sur { $target }, qui ne se laisse pas avoir.
        }
    }
tried_to_catch = { $you ->
        [seat] Tu te tiens
       *[other] { $seat } se tient
    } aux aguets pour attraper.
nobody_lost = Échange { $exchange } : aucune touche.
grabbed =
    { $you ->
        [seat] { $clause ->
            [B-RTIE-R1] Tu n’es pas de ce combat, prends un burrito et prends la porte.
           *[other] Tu n’es pas de cette bataille et prends un burrito !
        }
       *[other] { $clause ->
            [B-RTIE-R1] { $seat } n’est pas de ce combat, prend un burrito et prend la porte.
           *[other] { $seat } n’est pas de cette bataille et prend un burrito !
        }
    }
tied =
    { $clause ->
        [B-TIE-1] Défaite au même instant : { $seats }. Un Duel tranchera.
        [B-TIE-R1] Défaite au même instant : { $seats }. On continue sans les autres.
       *[other] Encore une défaite au même instant : { $seats }.
    }
lot_drawn = Personne ne sait qui a perdu. Le sort décide entre { $among } : { $seat }.
battle_lost =
    { $you ->
        [seat] { $cause ->
            [hit] { $by ->
                [none] Tu te prends un burrito et perds la bataille.
               *[other] { $by } te touche. Tu perds la bataille.
            }
            [caught] { $by ->
                [none] Ton lancer est attrapé : tu perds la bataille.
               *[other] { $by } attrape ton lancer : tu perds la bataille.
            }
            [foul] Faute de ta part : tu perds la bataille.
            [grab] Tu perds la bataille sans en être.
            [left] Tu as quitté la table, et perds ainsi.
           *[other] Tu perds la bataille.
        }
        [by] { $cause ->
            [hit] Tu touches { $seat }, qui perd la bataille.
           *[other] Tu attrapes le lancer : { $seat } perd la bataille.
        }
       *[other] { $cause ->
            [hit] { $by ->
                [none] { $seat } se prend un burrito et perd la bataille.
               *[other] { $by } touche { $seat }, qui perd la bataille.
            }
            [caught] { $by ->
                [none] Lancer attrapé : { $seat } perd la bataille.
               *[other] { $by } attrape le lancer : { $seat } perd la bataille.
            }
            [foul] Faute : { $seat } perd la bataille.
            [grab] { $seat } perd la bataille sans en être.
            [left] { $seat } a quitté la table, et perd ainsi.
           *[other] { $seat } perd la bataille.
        }
    }
bruised =
    { $left ->
        [0] { $you ->
            [seat] Tu prends
           *[other] { $seat } prend
        } le dernier bleu.
        [one] { $you ->
            [seat] Tu prends
           *[other] { $seat } prend
        } un bleu. Il en reste un.
       *[other] { $you ->
            [seat] Tu prends
           *[other] { $seat } prend
        } un bleu. Il en reste { $left }.
    }
put_out = { $you ->
        [seat] C’est fini pour toi
       *[other] C’est fini pour { $seat }
    }.

vote_offered = Personne n’a posé de trio depuis un moment. On arrête la manche là ?
voted =
    { $end ->
        [yes] { $you ->
            [seat] Tu votes
           *[other] { $seat } vote
        } pour finir la manche.
       *[no] { $you ->
            [seat] Tu veux
           *[other] { $seat } veut
        } continuer.
    }
round_ended =
    { $reason ->
        [bruises] Le dernier bleu est distribué. La manche { $round } est finie.
        [cards] Toutes les cartes sont posées. La manche { $round } est finie.
        [vote] Tout le monde est d’accord : la manche { $round } est finie.
       *[lull] Personne n’a posé de trio depuis trop longtemps. La manche { $round } est finie.
    }
round_tied = Égalité à { $points } : { $seats }.
deck_turned =
    { $number ->
        [one] La pioche est mélangée. La première carte est une carte Guerre.
       *[other] La pioche est mélangée et retournée : la carte { $number } est une carte Guerre.
    }
round_won = { $you ->
        [seat] Tu gagnes
       *[other] { $seat } gagne
    } la manche { $round } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
badge_given = { $you ->
        [seat] Tu reçois
       *[other] { $seat } reçoit
    } le badge « Craignez-moi ».
seat_skipped = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } quitté la table. La place est sautée.
stand_in_took_over = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } quitté la table. Une doublure continue.
ended =
    { $you ->
        [seat] { $clause ->
            [B-WIN-2] Tu gagnes le Duel, et la partie !
            [B-AWAY-R1] Il ne reste que toi : tu gagnes.
           *[other] Tu gagnes aussi la deuxième manche, et la partie !
        }
       *[other] { $clause ->
            [B-WIN-2] { $seat } gagne le Duel, et la partie !
            [B-AWAY-R1] Il ne reste que { $seat } : c’est gagné.
           *[other] { $seat } gagne aussi la deuxième manche, et la partie !
        }
    }

# What may be done: the labels of buttons.

card-of-value =
    { $value ->
        [0] { card-avocado }
        [1] { card-bean }
        [2] { card-chilli }
        [3] { card-corn }
        [4] { card-lime }
        [5] { card-onion }
        [6] { card-tomato }
        [7] { card-brawl_sun }
        [8] { card-brawl_moon }
        [9] { card-war }
       *[10] { card-duel }
    }
token-draw =
    { $value ->
        [own] Piocher une carte
        [left] Piocher dans la pile de gauche
       *[right] Piocher dans la pile de droite
    }
token-discard = Passer { card-of-value }
token-lay = Poser trois { card-of-value }
token-declare =
    { $value ->
        [duel] Déclarer un Duel
        [war] Déclarer la Guerre
       *[brawl] Déclarer une Bagarre
    }
token-card = Montrer { card-of-value }
token-seat = { $seat }
token-throw = Lancer sur { $seat }
token-fake = Feinter sur { $seat }
token-catch = Attendre pour attraper
token-report =
    { $value ->
        [hit] Une touche
        [caught] Une prise
        [foul] Une faute
       *[grab] Un burrito pris à tort
    }
token-by = De { $seat }
token-done = C’est tout
token-count = Compter 3-2-1
token-grab = Prendre un burrito
token-vote = Finir la manche
token-vote_against = Continuer

# The guided first game.

lesson-hello = Hola ! Je suis ton coach. Ce jeu est dingue, alors on y va doucement : { $seat1 } et { $seat2 } t’attendent.
lesson-sets = Ta main. Trois pareilles font un trio, et les trios font des points. Tu as déjà deux haricots.
lesson-no-turns = Ici, pas de tours : tout le monde passe et pioche en même temps, le plus vite possible. Aujourd’hui, toi seulement, tu as tout ton temps.
lesson-count = La personne qui compte lance la manche. C’est toi : 3-2-1-Burrito !
lesson-pass = Tu as cinq cartes, et c’est le maximum. Passes-en d’abord une à { $seat1 } : tape le citron vert.
lesson-draw = Maintenant, pioches-en une dans ta pile.
lesson-set = Un haricot ! Trois pareilles. Tape « Faire un trio », puis les trois haricots.
lesson-point = Un point ! Tu as maintenant de la place pour trois nouvelles cartes.
lesson-passed = Regarde, { $seat2 } te passe une carte…
lesson-neighbour = Elle a atterri sur ta pile. Les rebuts de la place d’à côté font ton bonheur.
lesson-draw-two = Pioche-la.
lesson-draw-three = Une carte Duel ! Tu en as deux maintenant. Pioche encore.
lesson-draw-four = Trois cartes Duel ! Remplis d’abord ta main : encore une.
lesson-duel-cards = Trois cartes bataille pareilles valent deux points, et lancent une bataille. Dans un Duel, tu choisis qui se bat.
lesson-declare = Tape « Faire un trio », puis tes trois cartes Duel, puis crie « Duel ! », et choisis-toi avec { $seat1 }.
lesson-battle = Tout s’arrête, et vous voilà face à face. C’est une bataille Rapide : chacun choisit en secret.
lesson-beats = Un lancer touche qui lance ou feinte. Attraper arrête un lancer en plein vol. Une feinte trompe qui veut attraper.
lesson-throw = { $seat1 } te fait un clin d’œil : ça sent la feinte. Lance !
lesson-hit = Splatch ! { $seat1 } feintait et prend ton burrito en pleine figure.
lesson-bruise = Qui perd prend un bleu : un point de moins. Quand les six bleus sont distribués, la manche est finie et le plus de points la gagne.
lesson-kinds = Il y a deux autres batailles. Dans une Bagarre, tes deux voisins se battent ; dans une Guerre, tout le monde sauf toi.
lesson-rounds = Qui gagne la première manche reçoit le badge « Craignez-moi » et doit le défendre dans la deuxième. Voilà tout le jeu.
lesson-end = Maintenant, ça va vite ! Compte 3-2-1 quand tu veux et continue : { $seat1 } et { $seat2 } ne t’attendent plus.

# The coach at a player's side.

coach-asked-pass = Passe une carte, pioches-en une nouvelle, et réunis-en trois pareilles. Personne n’attend personne.
coach-asked-count = Compte 3-2-1-Burrito, et tout le monde démarre.
coach-asked-exchange = Choisis en secret : lancer, feinter ou attraper.
coach-asked-report = Dis comment la bataille a fini.
coach-means-draw = Prends la carte du dessus de cette pile.
coach-means-discard = Elle va sur la pile à ta gauche.
coach-means-lay = Trois pareilles : un point.
coach-means-declare = Trois cartes bataille pareilles : deux points et une bataille. Sans elles, tu prends un bleu.
coach-means-throw = Touche qui lance ou feinte, mais c’est perdu si on l’attrape.
coach-means-fake = Trompe qui veut attraper, mais un lancer te touche.
coach-means-catch = Attrape un lancer, mais tombe dans le panneau d’une feinte.
coach-pass = Tu n’as { $held ->
        [one] qu’une carte de cette sorte
       *[other] que { $held } cartes de cette sorte
    }, alors { card-of-value } t’aide le moins.
coach-far = { $missing ->
        [0] Tu en as trois : { card-of-value }. Pose-les.
        [one] Encore une et ça fait trois : { card-of-value }.
       *[other] Rien de proche pour l’instant. Garde { card-of-value } et vois venir.
    }
coach-lay = Un trio en main ne vaut rien ; sur la table, c’est un point, et tu peux piocher trois nouvelles cartes.
coach-declare = Deux points d’un coup, et quelqu’un prendra peut-être un bleu.
coach-exchange = { $move ->
        [throw] Un lancer bat les lancers et les feintes : deux choix sur trois.
        [fake] Une feinte bat qui attend ton lancer.
       *[catch] Attraper bat un lancer, et c’est ce que la plupart choisissent.
    } On ne sait jamais ce qui vient, alors change de choix de temps en temps.
