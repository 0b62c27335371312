/** The line of play, and a smaller line with the previous event. Pure. */
import type { Line } from '../../board/line';
import { sentence, t } from '../../text';
import { missingOf } from './board';
import type { FakeSwords } from './fake_swords.svelte';
import type { Stage } from './stage.svelte';
import type { Fight } from './types.gen';
import { chosenOf, fightersOf } from './view';

/** What the line is derived from. */
export type Moment = Pick<FakeSwords, 'table' | 'names' | 'me' | 'isRevealing'> &
  Partial<Pick<FakeSwords, 'reader'>> & {
    asked: unknown;
    stage: Pick<Stage, 'said'>;
  };

// Events that are visible on the table need no line.
const SEEN = ['arranged', 'card_moved', 'pointed', 'chosen', 'dealt', 'revealed', 'pointing_began'];

export function lineOf(moment: Moment): Line {
  if (moment.isRevealing) return { now: t('fake-line-reveal'), before: '', mine: false };
  const { names, me, reader } = moment;
  const before = moment.stage.said
    .filter((event) => !SEEN.includes(event.type))
    .map((event) => sentence('fake_swords', event, names, reader))
    .filter(Boolean)
    .slice(-3)
    .join(' ');
  const mine = me !== null && moment.asked !== null;
  return { now: statusOf(moment), before: before || t('fake-first'), mine };
}

function statusOf(moment: Moment): string {
  const { table, me, names } = moment;
  const name = (seat: number | null) => names[seat ?? -1] ?? '';
  const mine = table.boss === me;
  switch (table.phase) {
    case 'piles':
      return pilesLine(moment, name);
    case 'countdown':
      return t('fake-line-countdown');
    case 'point':
      if (me === null) return t('fake-line-point');
      return t(table.pointed[me] ? 'fake-line-pointed' : 'fake-line-point');
    case 'pick':
      return mine ? t('fake-line-pick-mine') : t('fake-line-pick', { name: name(table.boss) });
    case 'fight':
      return table.fight ? fightLine(table.fight, table.boss, me, name) : '';
    case 'over':
      return me !== null && table.winner === me
        ? t('fake-line-won-mine')
        : t('fake-line-won', { name: name(table.winner) });
  }
}

function pilesLine({ table, me }: Moment, name: (seat: number | null) => string): string {
  const boss = name(table.boss);
  const mine = table.boss === me;
  if (table.loose.length > 0)
    return mine ? t('fake-line-lay-mine') : t('fake-line-lay', { name: boss });
  const empty = table.piles.findIndex((pile) => pile.length === 0);
  if (empty >= 0)
    return mine
      ? t('fake-line-empty-mine', { number: empty + 1 })
      : t('fake-line-lay', { name: boss });
  if (!table.fingers[table.boss])
    return mine ? t('fake-line-ask-mine') : t('fake-line-ask', { name: boss });
  const missing = missingOf(table);
  if (missing.length === 0)
    return mine ? t('fake-line-count-mine') : t('fake-line-count', { name: boss });
  if (me !== null && missing.includes(me)) return t('fake-line-finger-mine', { name: boss });
  return t('fake-line-fingers', { names: missing.map(name).join(', ') });
}

function fightLine(
  fight: Fight,
  roundBoss: number,
  me: number | null,
  name: (seat: number | null) => string,
): string {
  const [one, other] = fightersOf(fight);
  const names = { one: name(one), other: name(other) };
  const mine = fight.boss === me && me !== null;
  switch (fight.stage) {
    case 'stand_in':
      return roundBoss === me
        ? t('fake-line-stand-in-mine')
        : t('fake-line-stand-in', { name: name(roundBoss) });
    case 'shorter':
      return mine
        ? t('fake-line-shorter-mine')
        : t('fake-line-shorter', { name: name(fight.boss) });
    case 'ready':
      if (mine) return t('fake-line-start-mine');
      return me === one || me === other
        ? t('fake-line-start-fighter', { name: name(fight.boss) })
        : t('fake-line-start', { ...names, name: name(fight.boss) });
    case 'countdown':
      return t('fake-line-tips');
    case 'fighting':
      if (fight.call) return t('fake-line-call', { name: name(fight.boss) });
      if (fight.mode === 'quick') return quickLine(fight, me, name);
      return t('fake-line-fight', names);
  }
}

function quickLine(fight: Fight, me: number | null, name: (seat: number | null) => string): string {
  const chosen = fight.quick ? chosenOf(fight.quick.exchange) : [false, false];
  const waiting = fightersOf(fight).filter((_, place) => !chosen[place]);
  if (me !== null && waiting.includes(me)) return t('fake-line-choose');
  return t('fake-line-chooses', { count: waiting.length, names: waiting.map(name).join(', ') });
}
