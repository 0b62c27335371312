/** Which sound goes with what happens in the ring. */
import type { Surface } from '../games/board';
import { sound, type SoundName } from '../sound';
import { t } from '../text';
import type { Happening } from './happenings';

const SOUNDS: Partial<Record<Happening['kind'], SoundName>> = {
  count: 'countdown',
  fight: 'fight',
  clash: 'clash',
  shield: 'thud',
  wall: 'thud',
  hit: 'hit',
  thrust: 'swish',
  swing: 'swish',
  armed: 'clink',
  winded: 'gasp',
  shrink: 'gasp',
};

/** The screen counts aloud for the room; a desk for whoever sits there. */
export function hear(happening: Happening, surface: Surface): void {
  const name = SOUNDS[happening.kind];
  if (name) sound.play(name);
  if (surface === 'phone') return;
  if (happening.kind === 'count') sound.say(String(happening.number));
  else if (happening.kind === 'fight') sound.say(t('ring-fight'));
}
