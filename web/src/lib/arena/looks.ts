/** How fighters look and what is marked on the floor, from what is known of a bout. */
import type { Player } from '../games/board';
import { PERSON_COLOURS, type BattleInfo } from '../net/messages.gen';
import { NUMBERS } from './constants.gen';
import type { Still } from './reel';
import type { Ringside } from './ringside.svelte';
import type { Look } from './scene/fighter';
import type { Mark } from './scene/marks';
import type { Palette } from './scene/palette';

/** In their colours; two of one colour would not be told apart. */
export function looksOf(
  players: readonly Player[],
  { fighters, binds }: Pick<BattleInfo, 'fighters' | 'binds'>,
  palette: Palette,
): readonly Look[] {
  const colours = fighters.map((seat) => players[seat]?.colour ?? 'sun');
  return colours.map((colour, who) => {
    const isSame = who > 0 && colour === colours[0];
    const other = PERSON_COLOURS.find((each) => each !== colour) ?? colour;
    return {
      colour: palette.person(isSame ? other : colour),
      hasShield: binds[who]?.some(({ modifier }) => modifier === 'shield') ?? false,
    };
  });
}

export function marksOf(
  ringside: Ringside,
  players: readonly Player[],
  { fighters }: BattleInfo,
  still: Still,
  now: number,
  named: boolean,
): readonly Mark[] {
  const { snapshot } = ringside;
  const marks: Mark[] = [];
  if (!snapshot) return marks;
  snapshot.fighters.forEach((fighter, who) => {
    const pose = still.poses[who];
    if (!pose) return;
    const { x, y } = pose;
    if (ringside.mode === 'live') {
      if (fighter.isTied)
        marks.push({
          kind: 'circle',
          x: fighter.tieX,
          y: -fighter.tieY,
          radius: fighter.tie + NUMBERS.TORSO,
          who,
        });
      if (fighter.doing === 'freeze') marks.push({ kind: 'ice', x, y });
      if (fighter.drift > 0 || fighter.doing === 'spin') marks.push({ kind: 'stars', x, y });
    }
    const text = players[fighters[who] ?? -1]?.name ?? '';
    if (named && text) marks.push({ kind: 'name', x, y, text });
  });
  const hit = hitOf(ringside);
  if (hit && ringside.isAtHit(now)) marks.push({ kind: 'hit', ...hit });
  return marks;
}

/** Where the blow fell that ended it. */
function hitOf({ over, snapshot }: Ringside): { x: number; y: number } | null {
  const [loser] = over?.losers ?? [];
  if (over?.cause !== 'hit' || loser === undefined) return null;
  const striker = snapshot?.fighters[1 - loser];
  return striker && striker.spark !== 'nothing' ? { x: striker.sparkX, y: -striker.sparkY } : null;
}
