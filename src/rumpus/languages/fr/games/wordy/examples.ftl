example-longer-or-shorter = Plus long ou plus court
example-longer-or-shorter-text = On répond à un indice, puis on le paie : le camp qui répond prend les baies. Celui-ci coûte une baie et compare un de tes mots avec le secret.
example-which-tiles-stay = Quelles tuiles restent
example-which-tiles-stay-text = Un indice cher, mais bavard : du mot montré, seules les lettres du secret restent visibles.
example-a-wrong-guess = Raté
example-a-wrong-guess-text = Deviner au lieu de demander peut gagner tout de suite. Si c’est faux, l’autre camp a deux baies de plus.
example-right-and-ahead = Juste, et devant
example-right-and-ahead-text = Le mot est trouvé et ce camp a plus de baies : c’est gagné.
