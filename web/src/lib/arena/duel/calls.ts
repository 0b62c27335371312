/** What the hands of fighters feel, and what the announcer at the shared screen calls out. Pure. */
import type { Feel } from '../../sound';
import { t } from '../../text';
import type { Happening } from './happenings';
import type { Snapshot } from './snapshot';

/** A clash, one's own thrust, a hit that one lands, and a hit on oneself. */
export function feelOf(happening: Happening, mine: readonly number[]): Feel | null {
  if (mine.length === 0) return null;
  switch (happening.kind) {
    case 'clash':
    case 'shield':
      return 'clash';
    case 'thrust':
      return mine.includes(happening.fighter) ? 'thrust' : null;
    case 'hit':
      return mine.includes(happening.fighter) ? 'hit' : 'loss';
    default:
      return null;
  }
}

export const actorOf = (happening: Happening): number | null =>
  'fighter' in happening ? happening.fighter : null;

/** How many ways there are to say the same. */
const WAYS = 4;
/** Of several clashes in a row only some are worth a word. */
const CLASHES = 3;

export class Announcer {
  private said = 0;
  private clashes = 0;

  call(happening: Happening, names: readonly string[], snapshot: Snapshot | null): string {
    const [one = '', two = ''] = names;
    switch (happening.kind) {
      case 'count':
        return happening.number === 3 && snapshot?.bout === 1
          ? t('ring-call-begin', { one, two })
          : '';
      case 'fight':
        this.clashes = 0;
        return '';
      case 'clash':
        this.clashes += 1;
        return this.clashes % CLASHES === 0 ? this.way('clash') : '';
      case 'shield':
        return this.way('shield');
      case 'shrink':
        return t('ring-shrinks');
      case 'winded':
        return t('ring-call-winded', { name: names[happening.fighter] ?? '' });
      case 'touch':
        return this.touch(happening, names, snapshot);
      default:
        return '';
    }
  }

  private touch(
    { fighter, won }: Extract<Happening, { kind: 'touch' }>,
    names: readonly string[],
    snapshot: Snapshot | null,
  ): string {
    if (fighter === null) return t('ring-call-both');
    const touches = snapshot?.touches ?? 0;
    const last = won.map((each) => each === touches - 1);
    if (last.every(Boolean)) return t('ring-call-decides');
    const name = names[fighter] ?? '';
    return last[fighter] ? t('ring-call-point', { name }) : this.way('touch', name);
  }

  private way(what: string, name = ''): string {
    this.said += 1;
    return t(`ring-call-${what}-${(this.said % WAYS) + 1}`, { name });
  }
}
