/** Which sound goes with what happens in a burrito battle. */
import type { Surface } from '../../games/board';
import { sound, type SoundName } from '../../sound';
import { t } from '../../text';
import type { Happening } from './happenings';

const SOUNDS: Partial<Record<Happening['kind'], SoundName>> = {
  count: 'countdown',
  fight: 'fight',
  grabs: 'tap',
  throws: 'swish',
  catches: 'cheer',
  fumbles: 'gasp',
  wards: 'clash',
  is_hit: 'splat',
  fouls: 'miss',
  sent_off: 'miss',
  dodges: 'slide',
  lands: 'thud',
  closing: 'gasp',
};

/** The screen counts aloud for the room; a desk for whoever sits there. */
export function hear(happening: Happening, surface: Surface): void {
  const name = SOUNDS[happening.kind];
  if (name) sound.play(name);
  if (surface === 'phone') return;
  if (happening.kind === 'count') sound.say(String(happening.number));
  else if (happening.kind === 'fight') sound.say(t('volley-go'));
}
