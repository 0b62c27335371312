/** What the line of play says, of any game. */
import { listed, t } from '../text';

export interface Line {
  now: string;
  /** What happened before, smaller. */
  before: string;
  /** It addresses the viewer. */
  mine: boolean;
}

interface Ended {
  winners: readonly number[];
  names: readonly string[];
  me: number | null;
}

/** Who has won: the texts `<game>-won-mine` and `<game>-won`. */
export function wonLine(game: string, { winners, names, me }: Ended): string {
  if (winners.length === 1 && winners[0] === me) return t(`${game}-won-mine`);
  const won = listed(winners.map((seat) => names[seat] ?? ''));
  return t(`${game}-won`, { count: winners.length, names: won });
}
