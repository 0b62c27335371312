/** Why something was refused, in the language of the page. */
import { english, gameText, gamesLoaded, hasText, t } from '.';

interface Refused {
  code: string;
  /** What the server says, in English. */
  message: string;
  reason?: string;
  told?: Readonly<Record<string, string | number>>;
}

const MOST_WORDS = 10;

/** The name of a message, as `rumpus.engine.errors` makes it. */
export const reasonOf = (message: string): string =>
  (
    message
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .slice(0, MOST_WORDS)
    .join('-');

/** The text of the catalogues; else one for its code, which may quote the server; else what the server says. */
export function refusalText({ code, message, reason, told = {} }: Refused): string {
  const id = `refusal-${reason || reasonOf(message)}`;
  if (hasText(id)) return t(id, told);
  for (const game of gamesLoaded()) {
    const named = Object.entries(told).map(([name, value]) => [
      name,
      gameText(game, `${name}-${value}`) ?? value,
    ]);
    const text = gameText(game, id, Object.fromEntries(named) as Record<string, unknown>);
    if (text !== null) return text;
  }
  const general = `refused-${code}`;
  return hasText(general) ? t(general, { message }) : english(message);
}
