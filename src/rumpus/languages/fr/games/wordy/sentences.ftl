# Ce qui se passe dans A Little Wordy, une phrase par événement. Les mots du jeu sont anglais.

clue-last = Dernière lettre
clue-relative = Longueur relative
clue-strike = Lettre visée
clue-length = Longueur exacte
clue-builder = Bâtisseur de mots
clue-first = Première lettre
clue-share = On partage
clue-rare = Perle rare
clue-vowel = Achat de voyelle
clue-give = Donnant-donnant
clue-burn = Brûle les doubles
clue-vowel_count = Compte-voyelles
clue-consonant_count = Compte-consonnes
clue-super = Super visée
clue-rhyme = L’heure de la rime
clue-dynamic = Bâtisseur dynamique

round_began = La manche { $round } commence. Chaque camp pioche onze tuiles et cherche un mot.
wrote = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } écrit un mot.
swapped = Les tuiles sont mélangées, montrées et échangées. { $you ->
        [first] Tu commences
       *[other] { $first } commence
    }.
turn_began =
    { $you ->
        [seat] C’est ton tour.
       *[other] C’est le tour de { $seat }.
    }
asked =
    { $you ->
        [seat] Tu actives { $clue }
       *[other] { $seat } active { $clue }
    }{ $word ->
        [none] { $letter ->
            [none] .
           *[other] {" "}et { $you ->
                [seat] demandes
               *[other] demande
            } { $letter }.
        }
       *[other] {" "}et { $you ->
            [seat] montres
           *[other] montre
        } { $word }.
    }
told =
    { $clause ->
        [W-C-LAST] { $you ->
            [owner] Ton mot
           *[other] Le mot de { $owner }
        } finit par { $letter }.
        [W-C-FIRST] { $you ->
            [owner] Ton mot
           *[other] Le mot de { $owner }
        } commence par { $letter }.
        [W-C-RELATIVE] { $you ->
            [owner] Ton mot
           *[other] Le mot de { $owner }
        } est { $answer ->
            [same] aussi long
            [longer] plus long
           *[shorter] plus court
        } que { $word }.
        [W-C-STRIKE] { $letter } { $answer ->
            [yes] est
           *[no] n’est pas
        } dans { $you ->
            [owner] ton mot
           *[other] le mot de { $owner }
        }.
        [W-C-RARE] { $letter } { $answer ->
            [yes] est
           *[no] n’est pas
        } dans { $you ->
            [owner] ton mot
           *[other] le mot de { $owner }
        }.
        [W-C-LENGTH] { $you ->
            [owner] Ton mot
           *[other] Le mot de { $owner }
        } a { $number ->
            [one] { $number } lettre
           *[other] { $number } lettres
        }.
        [W-C-BUILDER] { $staying ->
            [none] De { $word }, aucune tuile ne reste.
           *[other] De { $word }, ces tuiles restent : { $staying }.
        }
        [W-C-DYNAMIC] { $staying ->
            [none] De { $word }, aucune tuile ne reste.
           *[other] De { $word }, ces tuiles restent : { $staying }.
        }
        [W-C-SHARE] { $letter } : { $number } dans { $you ->
            [owner] ton mot
           *[other] le mot de { $owner }
        }, { $asker_number } dans { $you ->
            [asker] ton mot
           *[other] le mot de { $asker }
        }.
        [W-C-VOWEL] { $letter ->
            [none] { $you ->
                [owner] Tu n’as
               *[other] { $owner } n’a
            } plus de voyelle à montrer.
           *[other] { $you ->
                [owner] Tu montres
               *[other] { $owner } montre
            } une voyelle : { $letter }.
        }
        [W-C-GIVE] { $letter ->
            [none] { $you ->
                [owner] Tu n’as
               *[other] { $owner } n’a
            } plus de lettre à montrer
           *[other] { $you ->
                [owner] Tu montres
               *[other] { $owner } montre
            } { $letter }
        }, { $asker_letter ->
            [none] { $you ->
                [asker] tu n’en as
               *[other] { $asker } n’en a
            } plus.
           *[other] { $you ->
                [asker] tu montres
               *[other] { $asker } montre
            } { $asker_letter }.
        }
        [W-C-BURN] { $letter } { $number ->
            [0] n’est pas dans { $you ->
                [owner] ton mot
               *[other] le mot de { $owner }
            }.
           *[other] est { $number } fois dans { $you ->
                [owner] ton mot
               *[other] le mot de { $owner }
            }.
        }
        [W-C-VCOUNT] { $you ->
            [owner] Ton mot
           *[other] Le mot de { $owner }
        } { $number ->
            [0] n’a aucune voyelle
            [one] a { $number } voyelle
           *[other] a { $number } voyelles
        }.
        [W-C-CCOUNT] { $you ->
            [owner] Ton mot
           *[other] Le mot de { $owner }
        } { $number ->
            [0] n’a aucune consonne
            [one] a { $number } consonne
           *[other] a { $number } consonnes
        }.
        [W-C-SUPER] { $answer ->
            [yes] { $letter } est dans { $you ->
                [owner] ton mot
               *[other] le mot de { $owner }
            }, à la place { $number }.
           *[no] { $letter } n’est pas dans { $you ->
                [owner] ton mot
               *[other] le mot de { $owner }
            }.
        }
       *[other] { $checked ->
            [yes] { $you ->
                [owner] Tu donnes
               *[other] { $owner } donne
            } une rime : { $word }.
           *[no] { $you ->
                [owner] Tu inventes
               *[other] { $owner } invente
            } une rime : { $word }. Personne ne l’a vérifiée.
        }
    }
chose = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } choisi quoi montrer.
time_ran_out = { $you ->
        [seat] Tu n’as
       *[other] { $seat } n’a
    } plus de temps : la table répond.
paid =
    { $you ->
        [seat] { $berries ->
            [0] Tu ne reçois aucune baie pour ça.
            [one] Tu prends une baie et en as { $total }.
           *[other] Tu prends { $berries } baies et en as { $total }.
        }
       *[other] { $berries ->
            [0] { $seat } ne reçoit aucune baie pour ça.
            [one] { $seat } prend une baie et en a { $total }.
           *[other] { $seat } prend { $berries } baies et en a { $total }.
        }
    }
word_fell_through = { $word } est contesté et n’est pas valable. Rien n’est payé ; { $seat } peut tenter autre chose.
word_stood = { $word } est contesté, et c’est un mot valable.
took_back = { $you ->
        [seat] Tu reprends
       *[other] { $seat } reprend
    } { $clue }.
guessed_wrong = { $you ->
        [seat] Tu proposes
       *[other] { $seat } propose
    } { $word }. C’est faux.
guessed_right = { $you ->
        [seat] Tu proposes
       *[other] { $seat } propose
    } { $word }. C’est juste !
plays_on = { $you ->
        [seat] Tu continues
       *[other] { $seat } continue
    } en solo.
race_called = Les deux mots sont trouvés, et il y a autant de baies. En place pour la course au mot de quatre lettres !
race_began = Go !
race_won = { $you ->
        [seat] Tu épelles
       *[other] { $seat } épelle
    } { $word } en premier.
forfeited = { $you ->
        [seat] Tu abandonnes
       *[other] { $seat } abandonne
    } cette manche.
draw_offered = { $you ->
        [seat] Tu proposes
       *[other] { $seat } propose
    } un nul.
draw_withdrawn = { $you ->
        [seat] Tu retires
       *[other] { $seat } retire
    } l’offre de nul.
draw_lapsed = { $you ->
        [seat] Le nul que tu proposais
       *[other] Le nul que { $seat } proposait
    } n’a pas été accepté.
secret_challenged =
    { $valid ->
        [yes] { $you ->
            [seat] Tu contestes
           *[other] { $seat } conteste
        } { $word }, { $you ->
            [owner] ton secret
           *[other] le secret de { $owner }
        }. C’est un mot valable.
       *[no] { $you ->
            [seat] Tu contestes
           *[other] { $seat } conteste
        } { $word }, { $you ->
            [owner] ton secret
           *[other] le secret de { $owner }
        }. Ce n’est pas un mot valable.
    }
secret_shown = { $you ->
        [seat] Ton mot secret
       *[other] Le mot secret de { $seat }
    } était { $word }.
round_ended =
    { $count ->
        [0] { $clause ->
            [W-TIE-R2] Le temps est écoulé, et personne n’a trouvé de mot. La manche est nulle.
           *[other] La manche est nulle.
        }
       *[other] { $clause ->
            [W-END-R1] Tous les tours sont joués. { $you ->
                [winners] Tu gagnes
               *[other] { $winners } gagne
            } la manche.
           *[other] { $you ->
                [winners] Tu gagnes
               *[other] { $winners } gagne
            } la manche.
        }
    }
round_void = Les deux secrets sont invalides : la manche { $round } est à rejouer.
accepted = { $you ->
        [seat] Tu veux
       *[other] { $seat } veut
    } continuer.
left_for_good = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } quitté la table pour de bon.
ended =
    { $count ->
        [one] { $you ->
            [winners] Tu gagnes
           *[other] { $winners } gagne
        } la partie.
       *[other] Victoire partagée : { $winners }.
    }

# What may be done: the labels of buttons.

token-letter = { $value }
token-end = Fin du mot
token-ask =
    { $value ->
        [last] { clue-last }
        [relative] { clue-relative }
        [strike] { clue-strike }
        [length] { clue-length }
        [builder] { clue-builder }
        [first] { clue-first }
        [share] { clue-share }
        [rare] { clue-rare }
        [vowel] { clue-vowel }
        [give] { clue-give }
        [burn] { clue-burn }
        [vowel_count] { clue-vowel_count }
        [consonant_count] { clue-consonant_count }
        [super] { clue-super }
        [rhyme] { clue-rhyme }
       *[dynamic] { clue-dynamic }
    }
token-guess = Deviner le mot
token-no_letter = Plus de lettre
token-place =
    { $value ->
        [0] Elle n’y est pas
       *[other] Place { $value }
    }
token-allow = Accepter
token-challenge = Contester
token-offer_draw = Proposer un nul
token-withdraw_draw = Retirer l’offre
token-take_back = Reprendre l’indice
token-challenge_secret = Contester le secret
token-forfeit = Abandonner la manche
token-accept = Continuer

# The guided first game.

lesson-hello = Hello ! Je suis ton coach. Toi et { $seat1 }, vous cachez chacun un mot. Qui trouve l’autre en premier, avec plus de baies, gagne.
lesson-tiles = Ces onze lettres sont à toi. Tu peux cacher n’importe quel mot anglais que tu sais épeler avec.
lesson-write = Cachons PIRATE : tape P, I, R, A, T, E. Puis écris-le.
lesson-pip-writes = { $seat1 } écrit un mot aussi…
lesson-swapped = Maintenant, les tuiles changent de camp. Voici les lettres de { $seat1 } : le mot secret est quelque part là-dedans.
lesson-berries = Les indices t’aident, mais chacun se paie en baies, et c’est l’autre camp qui les reçoit. À la fin, les baies décident.
lesson-clues = Voici les indices, avec leurs prix. À ton tour, tu en utilises un, ou tu devines.
lesson-strike = Essaie « Lettre visée » pour deux baies. Tape-la, choisis la lettre S, et demande.
lesson-struck = Oui : il y a un S dans le mot.
lesson-paid = Ça t’a coûté deux baies. C’est { $seat1 } qui les a.
lesson-pip-first = { $seat1 } veut apprendre quelque chose sur ton mot…
lesson-pip-paid = La première lettre ! { $seat1 } connaît maintenant ton P, et ça t’a rapporté quatre baies.
lesson-first = Tu peux le faire aussi. Demande la « Première lettre » : ça en coûte quatre, et ça les vaut.
lesson-starts = Il commence par H. Et il a un S.
lesson-pip-builds = { $seat1 } montre un mot fait de tes lettres…
lesson-pip-built = CRATE : toutes sauf le C restent debout, donc R, A, T et E sont dans ton mot. C’était moins une ! Mais tu as gagné quatre baies.
lesson-think = Un H, un S, et ces lettres. En anglais, ça hennit et ça aime le sucre. Et tu as huit baies, { $seat1 } seulement six. Maintenant ou jamais !
lesson-guess = Devine : épelle HORSE (cheval), et dis-le.
lesson-won = HORSE ! C’est juste, et avec plus de baies, donc tu gagnes tout de suite. Avec moins, { $seat1 } aurait continué. Voilà toute l’astuce.

# The coach at a player's side.

coach-asked-write = Cache un mot que tu peux épeler avec tes tuiles. L’autre camp devra le trouver.
coach-asked-turn = Utilise un indice, ou devine le mot. Un indice donne des baies à l’autre camp, une erreur aussi.
coach-asked-word = Accepte le mot, ou conteste-le.
coach-asked-race = Épelle un mot valable de quatre lettres avant l’autre camp.
coach-asked-accept = Regarde le résultat, puis continue.
coach-asked-reveal = Montre une lettre de ton mot. Choisis celle qui aide le moins.
coach-asked-point = Montre une place de la lettre dans ton mot.
coach-asked-rhyme = Donne une rime à ton mot.
coach-means-guess = Juste, et avec plus de baies, tu gagnes. Faux, et l’autre camp reçoit deux baies.
coach-price = { $berries ->
        [0] Son prix dépend de la réponse. Les baies vont à { $seat }.
        [one] Ça coûte une baie, qui va à { $seat }.
       *[other] Ça coûte { $berries } baies, qui vont à { $seat }.
    }
coach-left = { $words ->
        [0] Aucun mot ne colle avec tout ce que tu sais.
        [one] Un seul mot colle avec tout ce que tu sais.
       *[other] { $words } mots collent encore avec tout ce que tu sais.
    }
coach-tells-both = Ça apprend aussi à { $seat } quelque chose sur ton mot.
coach-berries = { $standing ->
        [ahead] Tu as { $mine } baies, { $seat } en a { $theirs } : deviner juste gagne tout de suite.
       *[not_ahead] Tu as { $mine } baies, { $seat } en a { $theirs } : si tu devines juste, { $seat } continue, et il te faut passer devant.
    }
coach-write = Un mot de { $letters } lettres auquel peu de gens penseraient, fait de lettres qui vont dans beaucoup d’autres mots.
coach-own-left = Pour { $seat }, { $words } mots peuvent encore être le tien.
