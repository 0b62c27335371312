/** The tally of the evening, by game and in all. Pure. */
import type { Tally } from '../net/messages.gen';

export interface Standing {
  name: string;
  bot: boolean;
  played: number;
  won: number;
}

/** Those who won most first; of equals, those who needed fewer games. */
const ranked = (rows: Iterable<Standing>): readonly Standing[] =>
  [...rows].sort((one, two) => two.won - one.won || one.played - two.played);

export function inAll(tally: readonly Tally[]): readonly Standing[] {
  const rows = new Map<string, Standing>();
  for (const { name, bot = false, played = 0, won = 0 } of tally) {
    const row = rows.get(name) ?? { name, bot, played: 0, won: 0 };
    rows.set(name, { ...row, played: row.played + played, won: row.won + won });
  }
  return ranked(rows.values());
}

export function byGame(tally: readonly Tally[]): readonly [string, readonly Standing[]][] {
  const games = [...new Set(tally.map(({ game }) => game))];
  return games.map((game) => [game, inAll(tally.filter((row) => row.game === game))]);
}
