/** What a highlight says. Pure, except for the texts. */
import { sentence, t } from '../text';
import type { Moment } from './story';

export function textOf(game: string, moment: Moment, names: readonly string[]): string {
  const { events, title, seat = null, count = 0 } = moment;
  if (events.length === 0) return t(`${title}-text`, { name: names[seat ?? -1] ?? '', count });
  return events
    .map((event) => sentence(game, event, names))
    .filter(Boolean)
    .join(' ');
}
