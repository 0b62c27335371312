/** What is drawn of a view, and what it is called. Pure, except for the texts. */
import type { Part, Show } from '../net/messages.gen';
import { gameText } from '../text';

export type Fields = Readonly<Record<string, unknown>>;

/** A name in code as words: `at_stake` is "At stake". */
export function inWords(name: string): string {
  const words = name.replace(/_/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of a part: from its hint, from the game's texts, or its name in words. */
export function titleOf(game: string, part: Part): string {
  return part.show?.title || gameText(game, `field-${part.name}`) || inWords(part.name);
}

/** A value in words, as its hint or the game's texts call it. */
export function textOf(game: string, part: Part, value: unknown, show: Show | null = null): string {
  const name = show?.names?.[String(value)] ?? part.show?.names?.[String(value)];
  if (name !== undefined) return name;
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const text = String(value);
  return gameText(game, `${part.name}-${text}`) ?? inWords(text);
}

/** Whether there is nothing to draw. */
export function isEmpty(part: Part, value: unknown): boolean {
  if (part.kind === 'nothing' || value === null || value === undefined) return true;
  if (value === '' || value === false || (value === 0 && part.show?.kind === 'dice')) return true;
  if (Array.isArray(value)) {
    return value.every((item) => (part.parts?.[0] ? isEmpty(part.parts[0], item) : true));
  }
  if (part.kind === 'parts') return shownIn(part.parts ?? [], value as Fields).length === 0;
  return false;
}

/** The parts that have something to draw. */
export function shownIn(parts: readonly Part[], fields: Fields): readonly Part[] {
  return parts.filter((part) => !isEmpty(part, fields[part.name]));
}

/** The rows of a grid: given as rows, or as one tuple with a number of columns. */
export function rowsOf(value: unknown, columns: number): readonly unknown[][] {
  const cells: readonly unknown[] = typeof value === 'string' ? Array.from(value) : asRow(value);
  if (columns === 0) return cells.filter((row): row is unknown[] => Array.isArray(row));
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

const asRow = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The colour of a value: one of the palette by its name, or any colour of CSS. */
export function colourOf(show: Show | null | undefined, value: unknown): string | undefined {
  const colour = show?.colours?.[String(value)];
  return colour && /^[a-z]+$/.test(colour) ? `var(--person-${colour}, ${colour})` : colour;
}

/** A picture as the source of an image, in which no script can run. */
export function pictureOf(show: Show | null | undefined, value: unknown): string | undefined {
  const svg = show?.pictures?.[String(value)];
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
