/** Every word the page says: its own catalogue, the boards', and the games' sentences from beside their rules. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import shell from './en.ftl?raw';

type Texts = Record<string, string>;

const boardTexts: Texts = import.meta.glob('../games/*/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gameTexts: Texts = import.meta.glob('../../../../src/rumpus/games/*/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const seatFields: Record<string, Record<string, readonly string[]>> = import.meta.glob(
  '../games/*/types.gen.ts',
  { import: 'SEAT_FIELDS', eager: true },
);

function bundleOf(...texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const folder = (path: string) => path.split('/').at(-2) ?? '';
const byGame = <V>(files: Record<string, V>) =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [folder(path), value]));

const page = bundleOf(shell, ...Object.values(boardTexts));
const catalogues = Object.fromEntries(
  Object.entries(byGame(gameTexts)).map(([game, text]) => [game, bundleOf(text)]),
);
const seatsIn = byGame(seatFields);

function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args, []);
}

/** A text of the page. An id that the catalogues do not have stands for itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return format(page, id, args);
}

/** Whether the page has a text of this id. */
export function hasText(id: string): boolean {
  return page.hasMessage(id);
}

/** The sentence of one event, the same as `rumpus.engine.sentences` says it. */
export function sentence(game: string, event: unknown, names: readonly string[]): string {
  const bundle = catalogues[game];
  if (!bundle || typeof event !== 'object' || event === null || !('type' in event)) return '';
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const seats = seatsIn[game]?.[type] ?? [];
  const told: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(fields)) {
    const named = seats.includes(name) ? nameOf(value, names) : word(bundle, name, value);
    if (Array.isArray(named)) told['count'] = named.length;
    told[name] = telling(named);
  }
  return format(bundle, type, told).replace(/\s+/g, ' ').trim();
}

function nameOf(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((seat: number) => names[seat] ?? '');
  return typeof value === 'number' ? (names[value] ?? '') : value;
}

// A term such as a colour has a name of its own in the catalogue; other strings stand as they are.
function word(bundle: FluentBundle, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const term = `${field}-${value}`;
  return bundle.hasMessage(term) ? format(bundle, term, {}) : value;
}

// Fluent knows no nothing and no truth: a message chooses by these words.
function telling(value: unknown): FluentVariable {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
