# Lo que dice la pista.

ring-name = La pista: { $one } contra { $two }
ring-help-touch = Pulgar izquierdo: caminar. Pulgar derecho: arrastra para apuntar, desliza rápido para dar un tajo, toca para una estocada.
ring-help-across = { $one } tiene la mitad de abajo de la pantalla y { $two } la de arriba: frente a frente.
ring-help-beside = { $one } tiene la mitad izquierda de la pantalla y { $two } la derecha.
ring-help-desk = WASD o flechas: caminar. Ratón: espada. Clic: estocada.
ring-help-keys = Q y E giran la espada, F da una estocada.
ring-help-two = { $one }: WASD, Q E, F. { $two }: flechas, coma, punto, Intro.
ring-help-pad = Mando: la palanca izquierda camina, la derecha es la espada, el gatillo derecho da una estocada.
ring-help-cry = Espacio: grito de guerra.
ring-help-two-cry = Grito de guerra: G y L.
ring-help-two-ground = Paso atrás: Mayús izquierda y derecha.
ring-help-ground = Mayús: paso atrás.
ring-loading = Pintando la pista…
ring-no-drawing = Este navegador no puede dibujar la pista. El asalto sigue sin que lo veas; los marcadores dicen cómo va.

ring-fight = ¡A pelear!
ring-get-ready = A sus puestos…
ring-rules = Reglas de este asalto
ring-no-rules = Ninguna carta en vigor: un asalto sin más.
ring-rule-for = solo { $name }
ring-cry = ¡Grito de guerra!
ring-ground = ¡Paso atrás!
ring-cry-now = ¡Grita ya!
ring-ground-now = ¡Paso atrás, ya!
ring-blind = ¡Ojos cerrados!
ring-blind-count = Contamos hasta tres.
ring-lag = Conexión lenta: { $ms } ms
ring-lost = Sin conexión…
ring-waits = Esperando a { $name }…
ring-paused = En pausa
ring-stands-in = { $count ->
    [one] Un bot pelea por { $name }
   *[other] Unos bots pelean por { $name }
}
ring-others = { $count } más
ring-shrinks = ¡Las paredes se cierran!
ring-slow = Cámara lenta
ring-skip = Saltar

ring-touch = { $one } : { $two }
ring-touch-for = ¡Toque de { $name }!
ring-touch-both = ¡A la vez!
ring-touch-nobody = Toque para nadie.
ring-score = { $won } : { $lost }.
ring-touches = { $won } de { $touches } toques
ring-wins = ¡Gana { $name }!
ring-both = ¡A la vez! Se repite el asalto.
ring-why-hit = { $winner } tocó a { $loser }.
ring-why-hit-both = Se tocaron en el mismo instante.
ring-why-broken = { $loser } incumplió { $card }.
ring-why-broken-both = Cayeron en el mismo instante.
ring-why-lot = Ningún toque a tiempo: lo decidió la suerte.
ring-why-stopped = El asalto se interrumpió.

ring-call-begin = ¡{ $one } contra { $two }!
ring-call-clash-1 = ¡Espuma contra espuma!
ring-call-clash-2 = ¡Qué enredo!
ring-call-clash-3 = Ya se conocen bien.
ring-call-clash-4 = ¡Nadie cede ni un palmo!
ring-call-shield-1 = ¡Justo en el escudo!
ring-call-shield-2 = ¡Bloqueado!
ring-call-shield-3 = Ese escudo se gana el sueldo.
ring-call-shield-4 = ¡Por ahí no se pasa!
ring-call-winded = ¡{ $name } ni se inmuta!
ring-call-touch-1 = ¡{ $name } acierta!
ring-call-touch-2 = ¡Limpio, limpio, { $name }!
ring-call-touch-3 = ¡{ $name }, en plenas costillas!
ring-call-touch-4 = ¡{ $name } encontró el hueco!
ring-call-both = ¡A la vez! No es de nadie.
ring-call-point = ¡Uno más para { $name }!
ring-call-decides = ¡El próximo toque decide!

ring-simpler = Con dibujo más sencillo en este aparato, para que vaya fluido.
ring-full = Pantalla completa
ring-full-leave = Salir de pantalla completa

lesson-title = El muñeco
lesson-dummy = Muñeco
lesson-skip = Saltar
lesson-done = ¡Ya sabes pelear!
lesson-walk = Caminar
lesson-aim = Apuntar
lesson-swing = Tajo
lesson-thrust = Estocada
lesson-parry = Parada
lesson-walk-touch = Arrastra el pulgar izquierdo: date un paseo.
lesson-walk-desk = Date un paseo con W, A, S y D o con las flechas.
lesson-aim-touch = Arrastra el pulgar derecho: la espada apunta hacia donde arrastras.
lesson-aim-desk = La espada sigue al ratón, o a Q y E. Dale una vuelta entera.
lesson-swing-touch = Acércate, desliza rápido el pulgar derecho y dale un tajo al muñeco.
lesson-swing-desk = Acércate y barre con el ratón, o mantén Q o E: dale un tajo al muñeco.
lesson-thrust-touch = Un paso atrás. Apunta al muñeco y toca con el pulgar derecho: ¡estocada!
lesson-thrust-desk = Un paso atrás. Apunta al muñeco y haz clic, o pulsa F: ¡estocada!
lesson-parry-touch = ¡El muñeco contraataca! Pon tu espada en el camino de su hoja.
lesson-parry-desk = ¡El muñeco contraataca! Pon tu espada en el camino de su hoja.

ring-tells-clash = Chocan las espadas.
ring-tells-hit = { $name } acierta un toque.
ring-tells-wall = { $name } da en la pared.
ring-tells-shield = { $name } da en el escudo.
ring-tells-armed = { $name } tiene la espada.
ring-tells-winded = El primer toque a { $name } no cuenta.
ring-tells-order = { $name }: { $card }.

ring-state-waits = espera
ring-state-acts = en vigor
ring-state-asleep = dormida
ring-state-spent = gastada

film-controls = La película del asalto
film-play = Reproducir el asalto
film-pause = Pausar el asalto
film-scrub = Momento del asalto
film-at = { $at } de { $last } segundos
film-speed = Velocidad: { $speed }. Toca para ir más lento.
film-close = Volver a la mesa
