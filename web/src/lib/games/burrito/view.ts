/** Reads the view: neighbours, piles, prompts. Pure. */
import { Prompts } from '../../board/asked';
import type { BoardProps, Prompt } from '../board';
import type { BattleKind } from './cards';
import type { Action, Draw, Event, Flow, Options, Private, Public } from './types.gen';

export type Props = BoardProps<Public, Private, Options, Event, Action>;

export type Pile = NonNullable<Draw['pile']>;
export type Move = 'throw' | 'fake' | 'catch';
export const MOVES = ['throw', 'fake', 'catch'] as const satisfies readonly Move[];

/** The two community piles. */
export function communityOf(flow: Flow): readonly [number, number] {
  return flow.community as unknown as readonly [number, number];
}

/** The next active seat clockwise, which gets one's cards. */
export function leftOf(table: Public, seat: number): number {
  return neighbour(table, seat, 1);
}

export function rightOf(table: Public, seat: number): number {
  return neighbour(table, seat, table.points.length - 1);
}

function neighbour(table: Public, seat: number, step: number): number {
  const seats = table.points.length;
  let here = (seat + step) % seats;
  while (table.skipped.includes(here) && here !== seat) here = (here + step) % seats;
  return here;
}

export function activeOf(table: Public): readonly number[] {
  return table.points.map((_, seat) => seat).filter((seat) => !table.skipped.includes(seat));
}

/** All seats clockwise from one's left, one's own last; for spectators from the first seat. */
export function aroundOf(table: Public, me: number | null): readonly number[] {
  const seats = table.points.length;
  return table.points.map((_, step) => ((me ?? -1) + 1 + step) % seats);
}

/** Whether the rules for two players apply. */
export function isTwo(table: Public): boolean {
  return activeOf(table).length === 2;
}

/** The viewer's private part; an open film has those of all seats. */
export function mineOf(hidden: unknown, me: number | null): Private | null {
  if (me === null || Array.isArray(hidden)) return null;
  return hidden as Private | null;
}

/** The opponents of a declared battle. */
export function foesOf(
  table: Public,
  seat: number,
  kind: BattleKind,
  duelists: readonly number[],
): readonly number[] {
  const active = activeOf(table);
  if (active.length === 2) return active;
  if (kind === 'war') return active.filter((each) => each !== seat);
  if (kind === 'brawl') return [...new Set([leftOf(table, seat), rightOf(table, seat)])];
  return duelists;
}

// The kind of prompt that each action answers.
const PROMPTS: Record<Action['type'], string> = {
  count: 'count',
  draw: 'pass',
  discard: 'pass',
  lay_set: 'pass',
  declare: 'pass',
  choose: 'exchange',
  report: 'report',
  grab: 'grab',
  vote: 'vote',
};

export class Asked extends Prompts<Action['type']> {
  constructor(prompts: readonly Prompt[]) {
    super(PROMPTS, prompts);
  }

  /** The viewer judges a battle of others. */
  get rules(): boolean {
    return this.promptOf('report')?.id.startsWith('rule-') ?? false;
  }
}
