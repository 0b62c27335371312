/** Which sound goes with what happens in an arena. */
import type { Surface } from '../games/board';
import { sound, type SoundName } from '../sound';
import { t } from '../text';

export type Hear<Happening> = (happening: Happening, surface: Surface) => void;

/** `go` is the word that begins it. The screen counts aloud for the room; a desk for whoever sits there. */
export function hearing<Happening extends { kind: string; number?: number }>(
  sounds: Partial<Record<Happening['kind'], SoundName>>,
  go: string,
): Hear<Happening> {
  return (happening, surface) => {
    const kind: Happening['kind'] = happening.kind;
    const name: SoundName | undefined = sounds[kind];
    if (name) sound.play(name);
    if (surface === 'phone') return;
    if (kind === 'count') sound.say(String(happening.number));
    else if (kind === 'fight') sound.say(t(go));
  };
}
