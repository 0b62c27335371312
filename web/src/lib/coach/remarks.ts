/** The remarks of the coach as sentences of the game's catalogue. */
import type { Remark } from '../net/messages.gen';
import { gameText, hasText, t } from '../text';

/** A remark in words, with the names of the players; null if the catalogue does not have it. */
export function remarked(game: string, remark: Remark, names: readonly string[]): string | null {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(remark.args ?? {}))
    // Values such as colours may have names of their own.
    told[name] = gameText(game, `${name}-${value}`) ?? value;
  for (const [name, seat] of Object.entries(remark.seats ?? {})) told[name] = names[seat] ?? '';
  const text = gameText(game, remark.text, told);
  return text ?? (hasText(remark.text) ? t(remark.text, told) : null);
}

/** All remarks that can be said, one after the other. */
export function spoken(game: string, remarks: readonly Remark[], names: readonly string[]): string {
  return remarks.flatMap((each) => remarked(game, each, names) ?? []).join(' ');
}
