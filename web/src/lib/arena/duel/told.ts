/** Who won a bout and why, and what goes on in it, in words. Pure. */
import { t } from '../../text';
import type { BattleOver } from '../../net/messages.gen';
import type { Happening } from './happenings';
import type { Rule } from './rules';

export interface Ending {
  title: string;
  why: string;
  /** The card that was broken. */
  card: Rule | null;
  /** Fighter 0 or 1; null if both lost. */
  winner: number | null;
}

type How = Pick<BattleOver, 'cause' | 'losers' | 'modifier'>;

/** `fighters` are the seats of fighter 0 and 1, `names` their names. */
export function endingOf(
  over: How,
  fighters: readonly number[],
  names: readonly string[],
  rules: readonly Rule[],
): Ending {
  const card = rules.find(({ modifier }) => modifier === over.modifier) ?? null;
  const [seat] = over.losers;
  if (over.cause === 'stopped')
    return { title: t('ring-why-stopped'), why: '', card: null, winner: null };
  if (over.losers.length !== 1 || seat === undefined) {
    const why = over.cause === 'hit' ? t('ring-why-hit-both') : t('ring-why-broken-both');
    return { title: t('ring-both'), why, card, winner: null };
  }
  const loser = fighters.indexOf(seat);
  const winner = 1 - loser;
  const names2 = { winner: names[winner] ?? '', loser: names[loser] ?? '' };
  return {
    title: t('ring-wins', { name: names2.winner }),
    why: whyOf(over, names2, card),
    card,
    winner,
  };
}

function whyOf(over: How, names: { winner: string; loser: string }, card: Rule | null): string {
  if (over.cause === 'hit') return t('ring-why-hit', names);
  if (over.cause === 'lot') return t('ring-why-lot');
  return t('ring-why-broken', { loser: names.loser, card: card?.name ?? over.modifier });
}

/** Said at once: somebody must do something. */
const URGENT: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  ...(['count', 'fight', 'hit', 'order'] as const),
]);

export const isUrgent = ({ kind }: Happening): boolean => URGENT.has(kind);

/** What a listener should hear of it; not every swing. */
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
    case 'order': {
      const card = rules.find(({ modifier }) => modifier === happening.modifier)?.name;
      return card ? t('ring-tells-order', { name: names[happening.fighter] ?? '', card }) : '';
    }
    case 'hit':
    case 'wall':
    case 'shield':
    case 'armed':
    case 'winded':
      return t(`ring-tells-${happening.kind}`, { name: names[happening.fighter] ?? '' });
  }
}
