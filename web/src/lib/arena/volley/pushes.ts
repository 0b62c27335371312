/** The buttons of a burrito battle, and what the hands would do now. Pure. */
import { t } from '../../text';
import type { Arena } from '../arena.svelte';
import type { Push } from '../kind';
import { BUTTON, NUMBERS } from './constants.gen';
import type { Volley } from './kind';
import type { BodyShot, BurritoShot, Snapshot } from './snapshot';

export function pushesOf({ snapshot }: Arena<Volley>, who: number): readonly Push[] {
  const body = snapshot?.bodies[who];
  const pushes: Push[] = [
    { bit: BUTTON.dodge, label: t('volley-dodge'), tone: 'sea', key: 'Shift' },
    { bit: BUTTON.duck, label: t('volley-duck'), tone: 'sky', key: 'C' },
  ];
  if (!snapshot || !body?.fights) return pushes;
  const hands = handsOf(snapshot, body);
  const isDue = hands === 'grab' || snapshot.burritos.some((each) => comesAt(each, body, who));
  const label = t(`volley-hands-${hands}`);
  return [...pushes, { bit: BUTTON.hands, label, tone: 'tomato', key: 'Space', isDue }];
}

function handsOf({ burritos }: Snapshot, body: BodyShot): 'grab' | 'catch' | 'ward' {
  if (body.holds >= 0) return 'ward';
  const isNear = burritos.some(
    ({ state, x, y, z }) =>
      (state === 'lies' || (state === 'loose' && z < NUMBERS.GRAB_HIGH)) &&
      Math.hypot(x - body.x, y - body.y) < NUMBERS.GRAB,
  );
  return isNear ? 'grab' : 'catch';
}

/** Whether a burrito flies at a body and reaches it in about a third of a second. */
const comesAt = ({ state, x, y, vx, vy, thrower }: BurritoShot, body: BodyShot, who: number) =>
  state === 'flies' &&
  thrower !== who &&
  (body.x - x) * vx + (body.y - y) * vy > 0 &&
  Math.hypot(body.x - x, body.y - y) < Math.hypot(vx, vy) * 0.35;
