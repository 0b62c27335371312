/** All texts of the pages: their own catalogue, those of the boards, and the sentences beside the games' rules. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import shell from './en.ftl?raw';
import { Loaded } from './loaded.svelte';

type SeatFields = Record<string, readonly string[]>;

// The games' texts are loaded with their tables; the home page does not need them.
const boardTexts = import.meta.glob<string>(
  ['../games/*/en.ftl', '../generic/en.ftl', '../arena/en.ftl', '../arena/volley/en.ftl'],
  { query: '?raw', import: 'default' },
);
const gameTexts = import.meta.glob<string>('../../../../src/rumpus/games/*/en.ftl', {
  query: '?raw',
  import: 'default',
});
const seatFields = import.meta.glob<SeatFields>('../games/*/types.gen.ts', {
  import: 'SEAT_FIELDS',
});

const folder = (path: string) => path.split('/').at(-2) ?? '';
const byGame = <V>(files: Record<string, V>) =>
  new Map(Object.entries(files).map(([path, value]) => [folder(path), value]));

const boardCatalogues = byGame(boardTexts);
const gameCatalogues = byGame(gameTexts);
const seatsOf = byGame(seatFields);

const page = bundleOf(shell);
const catalogues = new Map<string, FluentBundle>();
const seatsIn = new Map<string, SeatFields>();
const loading = new Map<string, Promise<void>>();
const loaded = new Loaded();

/** The boards and arenas whose texts are loaded on demand. */
export const textsOf: readonly string[] = [...boardCatalogues.keys()];

/** Loads the texts of a game (or an arena) once: those of its board, and its sentences. */
export function loadTexts(game: string): Promise<void> {
  const known = loading.get(game);
  if (known) return known;
  const fetched = fetchTexts(game);
  loading.set(game, fetched);
  // After a failure the next call tries again.
  fetched.catch(() => loading.delete(game));
  return fetched;
}

async function fetchTexts(game: string): Promise<void> {
  const [board, sentences, seats] = await Promise.all([
    boardCatalogues.get(game)?.(),
    gameCatalogues.get(game)?.(),
    seatsOf.get(game)?.(),
  ]);
  if (board !== undefined) page.addResource(new FluentResource(board));
  if (sentences !== undefined) catalogues.set(game, bundleOf(sentences));
  if (seats !== undefined) seatsIn.set(game, seats);
  loaded.more();
}

function bundleOf(text: string): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args, []);
}

/** Adds texts that were loaded with a part of the page. */
export function addTexts(text: string): void {
  page.addResource(new FluentResource(text));
}

/** A text of the pages; the id itself if the catalogues do not have it. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  loaded.follow();
  return format(page, id, args);
}

/** Whether the catalogues have a text with this id. */
export function hasText(id: string): boolean {
  loaded.follow();
  return page.hasMessage(id);
}

/** Changes when more texts have been loaded, so that cached sentences are formatted again. */
export const textsLoaded = (): number => loaded.follow();

/** Adds the sentences and labels of a game that the server has told. */
export function addGame(game: string, text: string, seats: SeatFields): void {
  catalogues.set(game, bundleOf(text));
  seatsIn.set(game, seats);
  loaded.more();
}

/** A text of a game's own catalogue, or null. */
export function gameText(
  game: string,
  id: string,
  args: Record<string, unknown> = {},
): string | null {
  loaded.follow();
  const bundle = catalogues.get(game);
  if (!bundle?.hasMessage(id)) return null;
  const told = Object.entries(args).map(([name, value]) => [name, telling(value)] as const);
  return format(bundle, id, Object.fromEntries(told)).replace(/\s+/g, ' ').trim();
}

/** The sentence of one event, the same as in `rumpus.engine.sentences`. */
export function sentence(game: string, event: unknown, names: readonly string[]): string {
  loaded.follow();
  const bundle = catalogues.get(game);
  if (!bundle || typeof event !== 'object' || event === null || !('type' in event)) return '';
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const seats = seatsIn.get(game)?.[type] ?? [];
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(fields)) {
    const named = seats.includes(name) ? nameOf(value, names) : translated(bundle, name, value);
    if (Array.isArray(named)) args['count'] = named.length;
    args[name] = telling(named);
  }
  return format(bundle, type, args).replace(/\s+/g, ' ').trim();
}

function nameOf(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((seat: number) => names[seat] ?? '');
  return typeof value === 'number' ? (names[value] ?? '') : value;
}

// Values such as colours have names in the catalogue; others are used as they are.
function translated(bundle: FluentBundle, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(bundle, field, each));
  if (typeof value !== 'string') return value;
  const term = `${field}-${value}`;
  return bundle.hasMessage(term) ? format(bundle, term, {}) : value;
}

/** A value as messages select by it: Fluent has neither null nor booleans. */
export function telling(value: unknown): FluentVariable {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
