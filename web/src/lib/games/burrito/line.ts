/** The line of play, and a smaller line with the previous event. Pure. */
import type { Line } from '../../board/line';
import { sentence, t } from '../../text';
import type { Burrito } from './burrito.svelte';
import { battleOf } from './cards';
import type { Stage } from './stage.svelte';
import type { Battle, Public } from './types.gen';

/** What the line is derived from. */
export type Moment = Pick<Burrito, 'table' | 'names' | 'me'> &
  Partial<Pick<Burrito, 'reader'>> & { stage: Pick<Stage, 'said'> };

/** Larger numbers of people are only counted: their faces are shown below. */
const MOST_NAMED = 5;

type Named = (seats: readonly number[]) => string;

export function lineOf({ table, names, me, reader, stage }: Moment): Line {
  const before = stage.said
    .map((event) => sentence('burrito', event, names, reader))
    .filter(Boolean)
    .slice(-3)
    .join(' ');
  const named: Named = (seats) =>
    seats.length > MOST_NAMED
      ? t('burrito-people', { count: seats.length })
      : seats.map((seat) => (seat === me ? t('burrito-you') : (names[seat] ?? ''))).join(', ');
  return { ...statusOf(table, me, named), before: before || t('burrito-first') };
}

function statusOf(table: Public, me: number | null, named: Named): Omit<Line, 'before'> {
  const say = (id: string, args: Record<string, string | number> = {}, mine = false) => ({
    now: t(id, args),
    mine,
  });
  switch (table.phase) {
    case 'count': {
      if (table.until_ms !== null) return say('burrito-line-breather');
      const mine = me !== null && table.counter === me;
      if (mine) return say('burrito-line-count-mine', {}, true);
      return say('burrito-line-count', { name: named([table.counter ?? 0]) });
    }
    case 'countdown':
      return say('burrito-line-countdown');
    case 'passing':
      return say(
        me === null ? 'burrito-line-passing' : 'burrito-line-pass',
        {},
        me !== null && !table.skipped.includes(me),
      );
    case 'window': {
      const first = table.declared[0];
      if (!first) return say('burrito-line-frozen');
      const kind = t(`burrito-kind-${first.kind}`);
      return first.seat === me
        ? say('burrito-line-declared-mine', { kind })
        : say('burrito-line-declared', { name: named([first.seat]), kind });
    }
    case 'battle':
      return table.battle ? battleLine(table.battle, me, named) : say('burrito-line-frozen');
    case 'over':
      return me !== null && table.winner === me
        ? say('burrito-line-won-mine', {}, true)
        : say('burrito-line-won', { name: named([table.winner ?? 0]) });
  }
}

function battleLine(battle: Battle, me: number | null, named: Named): Omit<Line, 'before'> {
  const fights = me !== null && battle.fighters.includes(me);
  const names = named(battle.fighters);
  if (battle.stage === 'ready') return { now: t('burrito-line-paces', { names }), mine: fights };
  if (battle.stage === 'countdown')
    return { now: t('burrito-line-ready', { names }), mine: fights };
  if (battle.mode === 'quick' && battle.quick) {
    const { chosen } = battle.quick;
    const missing = battle.fighters.filter((_, place) => !chosen[place]);
    if (me !== null && missing.includes(me)) return { now: t('burrito-line-choose'), mine: true };
    return {
      now: t('burrito-line-chooses', { count: missing.length, names: named(missing) }),
      mine: false,
    };
  }
  if (battle.mode === 'judged' && me !== null && (fights || battle.judge === me))
    return { now: t(fights ? 'burrito-line-report' : 'burrito-line-rule'), mine: true };
  return { now: t('burrito-line-battle', { names }), mine: fights };
}

/** What three picked cards are good for, in a few words. */
export function pickedLine(cards: readonly number[]): string {
  if (cards.length < 3) return t('burrito-pick', { count: cards.length });
  return t(cards.some((card) => battleOf(card)) ? 'burrito-pick-shout' : 'burrito-pick-none');
}
