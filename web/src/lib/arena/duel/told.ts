/** Texts about a bout: who won and why, and what happens in it. Pure. */
import { t } from '../../text';
import type { BattleOver } from '../../net/messages.gen';
import type { Ending as Shown } from '../kind';
import type { Happening } from './happenings';
import type { Rule } from './rules';

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
  return { title, why: whyOf(over, names2, card), card, people: [winner] };
}

function whyOf(over: How, names: { winner: string; loser: string }, card: Rule | null): string {
  if (over.cause === 'hit') return t('ring-why-hit', names);
  if (over.cause === 'lot') return t('ring-why-lot');
  return t('ring-why-broken', { loser: names.loser, card: card?.name ?? over.modifier });
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
