/** Reads the view: pairs, prompts, and seats. Pure. */
import { Prompts } from '../../board/asked';
import type { BoardProps, Prompt } from '../board';
import type {
  Action,
  Choose,
  Event,
  Exchange,
  Fight,
  Options,
  Played,
  Private,
  Public,
  Quick,
} from './types.gen';

export type Props = BoardProps<Public, Private, Options, Event, Action>;

export type Move = Choose['move'];
export type Pair<T> = readonly [T, T];

export const MOVES = ['lunge', 'feint', 'parry'] as const satisfies readonly Move[];

/** The wire has pairs as arrays. */
function pair<T>(values: readonly unknown[]): Pair<T> {
  return values as unknown as Pair<T>;
}

export const fightersOf = (fight: Fight): Pair<number> => pair(fight.fighters);
export const scoreOf = (quick: Quick | Played): Pair<number> => pair(quick.score);
export const movesOf = (played: Played): Pair<Move | null> => pair(played.moves);
export const chosenOf = (exchange: Exchange): Pair<boolean> => pair(exchange.chosen);
export const barredOf = (exchange: Exchange): Pair<readonly Move[]> => pair(exchange.barred);

/** Ids of the texts about a fighter's handicaps, by index among the fighters. */
export function handicapsOf(exchange: Exchange, place: 0 | 1): readonly string[] {
  const told = (['astray', 'idle', 'double'] as const).filter(
    (each) => pair<boolean>(exchange[each])[place],
  );
  return [...told, ...(exchange.turned ? ['turned'] : [])].map((each) => `fake-${each}`);
}

// The kind of prompt that each action answers.
const PROMPTS: Record<Action['type'], string> = {
  arrange: 'piles',
  move_card: 'piles',
  claim: 'talk',
  finger: 'finger',
  count_down: 'count',
  point: 'point',
  pick_fight: 'pick',
  name_stand_in: 'stand_in',
  name_shorter: 'shorter',
  start_fight: 'start',
  report: 'report',
  call_out: 'call_out',
  decide: 'decide',
  choose: 'exchange',
};

export class Asked extends Prompts<Action['type']> {
  constructor(prompts: readonly Prompt[]) {
    super(PROMPTS, prompts);
  }
}

/** By seat: where each points, as far as this viewer knows. An open film has all private parts. */
export function pointsOf(
  table: Public,
  me: number | null,
  hidden: unknown,
): readonly (number | null)[] {
  const parts = Array.isArray(hidden) ? (hidden as (Private | null)[]) : null;
  return table.collected.map((_, seat) => {
    const part = parts ? parts[seat] : seat === me ? (hidden as Private | null) : null;
    return part?.pointed ?? null;
  });
}

/** The fighters' choices in this exchange, as far as this viewer knows. */
export function choicesOf(fight: Fight, me: number | null, hidden: unknown): Pair<Move | null> {
  const parts = Array.isArray(hidden) ? (hidden as (Private | null)[]) : null;
  const choice = (seat: number) => {
    const part = parts ? parts[seat] : seat === me ? (hidden as Private | null) : null;
    return part?.move ?? null;
  };
  const [one, other] = fightersOf(fight);
  return [choice(one), choice(other)];
}
