/** How each clue narrowed the words down, for the end of a round. Pure. */
import type { Clue } from './cards';
import type { RoundResult, Told } from './types.gen';

export interface Step {
  /** Which turn of the round, from 1. */
  turn: number;
  clue: Clue | null;
  word: string;
  right: boolean;
  told: Told | null;
  /** How many words still fitted afterwards. */
  left: number;
  /** 0 to 1: how long its bar is. */
  share: number;
}

export interface Track {
  seat: number;
  /** How many words the tiles spell. */
  possible: number;
  steps: readonly Step[];
}

/** By seat: what it asked, and how many words were still possible after each turn. */
export function tracksOf(result: RoundResult): Track[] {
  return result.racks.map((_, seat) => {
    const possible = result.possible[seat] ?? 0;
    const steps = result.turns.flatMap((turn, index): Step[] => {
      if (turn.seat !== seat) return [];
      const left = result.left[index] ?? possible;
      return [
        {
          turn: index + 1,
          clue: turn.clue ?? null,
          word: turn.word ?? '',
          right: turn.right ?? false,
          told: result.told.find((told) => told.turn === index + 1) ?? null,
          left,
          share: shareOf(left, possible),
        },
      ];
    });
    return { seat, possible, steps };
  });
}

/** Thousands and single words in one picture: each halving takes the same bit off the bar. */
export function shareOf(left: number, possible: number): number {
  if (possible <= 0 || left <= 0) return 0;
  return Math.min(1, Math.log2(left + 1) / Math.log2(possible + 1));
}
