# Lo que dice la página de la guía. Las frases sobre un juego están con sus reglas.

coach-name = Guía
coach-next = Siguiente
coach-done = Listo
coach-loading = La guía está en camino…
coach-missing = La guía se ha perdido. Sigue jugando o vuelve a intentarlo.
coach-not-yet = ¡Espera un momento!
coach-watch = Mira…
coach-progress = Paso { $step } de { $steps }
coach-stop = Dejar la lección
coach-stop-sure = ¿Dejamos aquí la lección y sigues sin mí?
coach-stop-yes = Dejarla
coach-stop-no = Seguir

## At your side

coach-here = Estoy a tu lado.
coach-rule = { $rule }
coach-choose = Te toca: elige una de las cosas que puedes hacer.
coach-wait = Le toca a { $names }. Mientras tanto, echa un vistazo.
coach-meanings = Mis opciones
coach-meanings-title = Qué significan tus opciones
coach-advise = Tu consejo
coach-thinking = Déjame pensar…
coach-would = Yo haría esto: { $steps }.
coach-would-wait = Yo esperaría un momento.
coach-tried = Lo he jugado muchas veces en mi cabeza, y esto fue lo que mejor salió.
coach-send-away = Despedir a la guía
