/** How each clue reduced the number of possible words, for the end of a round. Pure. */
import type { Clue } from './cards';
import type { RoundResult, Told } from './types.gen';

export interface Step {
  /** The number of the turn in the round, from 1. */
  turn: number;
  clue: Clue | null;
  word: string;
  right: boolean;
  told: Told | null;
  /** The number of possible words afterwards. */
  left: number;
  /** Length of its bar, 0 to 1. */
  share: number;
}

export interface Track {
  seat: number;
  /** The number of words that the tiles can spell. */
  possible: number;
  steps: readonly Step[];
}

/** By seat: its questions, and the number of possible words after each turn. */
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

/** Logarithmic, so that thousands and single words fit into one picture: each halving shortens the bar equally. */
export function shareOf(left: number, possible: number): number {
  if (possible <= 0 || left <= 0) return 0;
  return Math.min(1, Math.log2(left + 1) / Math.log2(possible + 1));
}
