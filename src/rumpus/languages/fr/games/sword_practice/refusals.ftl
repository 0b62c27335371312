refusal-a-bout-is-lost-by-one-of-its-fighters = Un assaut est perdu par l’un des deux combattants.
refusal-nothing-is-due-now = Rien à faire maintenant.
refusal-only-a-fighter-can-say-that = Il faut se battre pour pouvoir dire ça.
refusal-that-bout-is-not-being-fought = Cet assaut n’est pas en cours.
refusal-the-last-bout-has-been-fought = Le dernier assaut est terminé.
refusal-there-is-no-break-now = Ce n’est pas la pause.
