/** Texts about a bout: who won and why, and what happens in it. Pure. */
import { t } from '../../text';
import type { BattleOver } from '../../net/messages.gen';
import type { Ending as Shown } from '../kind';
import type { Happening } from './happenings';
import type { Rule } from './rules';
import { scorerOf, type Snapshot } from './snapshot';

export interface Ending extends Shown {
  /** The card that the loser broke. */
  card: Rule | null;
}

type How = Pick<BattleOver, 'cause' | 'losers' | 'modifier'>;

/** `fighters` are the seats of fighters 0 and 1, `names` their names. */
export function endingOf(
  over: How,
  fighters: readonly number[],
  names: readonly string[],
  rules: readonly Rule[],
  /** The touches of each fighter; empty in a fight to one touch. */
  won: readonly number[] = [],
): Ending {
  const card = rules.find(({ modifier }) => modifier === over.modifier) ?? null;
  const [seat] = over.losers;
  if (over.cause === 'stopped')
    return { title: t('ring-why-stopped'), why: '', card: null, people: [] };
  if (over.losers.length !== 1 || seat === undefined) {
    const why = over.cause === 'hit' ? t('ring-why-hit-both') : t('ring-why-broken-both');
    return { title: t('ring-both'), why, card, people: [] };
  }
  const loser = fighters.indexOf(seat);
  const winner = 1 - loser;
  const names2 = { winner: names[winner] ?? '', loser: names[loser] ?? '' };
  const title = t('ring-wins', { name: names2.winner });
  const why = whyOf(over, names2, card);
  const score = { won: won[winner] ?? 0, lost: won[loser] ?? 0 };
  const score2 = won.length > 0 ? `${t('ring-score', score)} ` : '';
  return { title, why: score2 + why, card, people: [winner] };
}

function whyOf(over: How, names: { winner: string; loser: string }, card: Rule | null): string {
  if (over.cause === 'hit') return t('ring-why-hit', names);
  if (over.cause === 'lot') return t('ring-why-lot');
  return t('ring-why-broken', { loser: names.loser, card: card?.name ?? over.modifier });
}

/** The score after a touch, and whose it is. */
export function touchOf(
  after: Snapshot | Extract<Happening, { kind: 'touch' }>,
  names: readonly string[],
): { word: string; note: string } {
  const who = 'kind' in after ? after.fighter : scorerOf(after);
  const [one = 0, two = 0] = after.won;
  if (who === null) return { word: t('ring-touch-both'), note: t('ring-touch-nobody') };
  return {
    word: t('ring-touch', { one, two }),
    note: t('ring-touch-for', { name: names[who] ?? '' }),
  };
}

/** The announcement of a happening; not every swing has one. */
export function lineOf(
  happening: Happening,
  names: readonly string[],
  rules: readonly Rule[],
): string {
  switch (happening.kind) {
    case 'count':
      return String(happening.number);
    case 'fight':
      return t('ring-fight');
    case 'clash':
      return t('ring-tells-clash');
    case 'shrink':
      return t('ring-shrinks');
    case 'touch': {
      const { word, note } = touchOf(happening, names);
      return `${note} ${word}`;
    }
    case 'swing':
    case 'thrust':
    case 'done':
      return '';
  }
  const name = names[happening.fighter] ?? '';
  if (happening.kind !== 'order') return t(`ring-tells-${happening.kind}`, { name });
  const card = rules.find(({ modifier }) => modifier === happening.modifier)?.name;
  return card ? t('ring-tells-order', { name, card }) : '';
}
