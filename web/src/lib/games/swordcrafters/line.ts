/** The line of play, and a smaller line with the previous event. */
import type { Line } from '../../board/line';
import { listed, sentence, t } from '../../text';
import type { Swordcrafters } from './swordcrafters.svelte';
import type { Public } from './types.gen';

export function lineOf(board: Swordcrafters): Line {
  const before = board.stage.said
    .filter((event) => event.type !== 'scored')
    .map((event) => sentence('swordcrafters', event, board.names, board.reader))
    .join(' ');
  return { now: statusOf(board), before, mine: board.asked !== null };
}

function statusOf(board: Swordcrafters): string {
  const { table, me, toMove, names } = board;
  if (table.phase === 'over') return ending(board);
  if (board.asked) return asked(table, me);
  const who = toMove.map((seat) => names[seat] ?? '').join(', ');
  if (table.phase !== 'craft')
    return t(`swords-now-${table.phase}`, { name: names[table.order[table.turn] ?? -1] ?? who });
  const isDone = me !== null && table.done[me];
  return isDone ? t('swords-now-done', { names: who }) : t('swords-now-craft', { name: who });
}

function asked(table: Public, me: number | null): string {
  if (table.phase === 'slice' && table.solo)
    return t(`swords-your-slice-${table.solo.icons[table.solo.icon] ?? 'horizontal'}`);
  if (table.phase === 'craft') {
    const left = (table.swords[me ?? -1] ?? []).reduce((sum, { hand }) => sum + hand.length, 0);
    return t('swords-your-craft', { left });
  }
  return t(`swords-your-${table.phase}`);
}

function ending({ given, table, me, names, isTold, showsEnd }: Swordcrafters): string {
  if (showsEnd && !isTold) return t('swords-scoring-now');
  const best = Math.max(...table.scores.map((score) => score.total));
  const first = table.scores.filter((score) => score.total === best);
  const isMine = first.length === 1 && first[0]?.seat === me && me !== null;
  if (given.outcome && isMine) return t('swords-won-mine');
  const won = first.map((score) => (score.seat === null ? score.name : (names[score.seat] ?? '')));
  return t('swords-won', { count: won.length, names: listed(won) });
}
