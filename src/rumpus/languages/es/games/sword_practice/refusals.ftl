refusal-a-bout-is-lost-by-one-of-its-fighters = Un asalto lo pierde alguien que pelea en él.
refusal-nothing-is-due-now = Ahora no hay nada pendiente.
refusal-only-a-fighter-can-say-that = Solo puede decirlo quien pelea.
refusal-that-bout-is-not-being-fought = Ese asalto no está en marcha.
refusal-the-last-bout-has-been-fought = El último asalto ya se peleó.
refusal-there-is-no-break-now = Ahora no hay pausa.
