/** Every word the page says: its own catalogue, the boards', and the games' sentences from beside their rules. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import shell from './en.ftl?raw';
import { Loaded } from './loaded.svelte';

type SeatFields = Record<string, readonly string[]>;

// The games' texts come with their tables: the home page does without them.
const boardTexts = import.meta.glob<string>(
  ['../games/*/en.ftl', '../arena/en.ftl', '../arena/volley/en.ftl'],
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

const boardsSay = byGame(boardTexts);
const gamesSay = byGame(gameTexts);
const seatsOf = byGame(seatFields);

const page = bundleOf(shell);
const catalogues = new Map<string, FluentBundle>();
const seatsIn = new Map<string, SeatFields>();
const loading = new Map<string, Promise<void>>();
const loaded = new Loaded();

/** What has texts of its own that come later: the games' boards, and the arena. */
export const textsOf: readonly string[] = [...boardsSay.keys()];

/** Fetches what a game (or the arena) says, once: its board's texts and its sentences. */
export function loadTexts(game: string): Promise<void> {
  const known = loading.get(game);
  if (known) return known;
  const fetched = fetchTexts(game);
  loading.set(game, fetched);
  // Without a network it is tried again the next time.
  fetched.catch(() => loading.delete(game));
  return fetched;
}

async function fetchTexts(game: string): Promise<void> {
  const [board, sentences, seats] = await Promise.all([
    boardsSay.get(game)?.(),
    gamesSay.get(game)?.(),
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

/** More texts of the page, which came with a part of it. */
export function addTexts(text: string): void {
  page.addResource(new FluentResource(text));
}

/** A text of the page. An id that the catalogues do not have stands for itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  loaded.follow();
  return format(page, id, args);
}

/** Whether the page has a text of this id. */
export function hasText(id: string): boolean {
  loaded.follow();
  return page.hasMessage(id);
}

/** Changes when more texts have come: what is kept as a sentence is then said anew. */
export const textsLoaded = (): number => loaded.follow();

/** The sentence of one event, the same as `rumpus.engine.sentences` says it. */
export function sentence(game: string, event: unknown, names: readonly string[]): string {
  loaded.follow();
  const bundle = catalogues.get(game);
  if (!bundle || typeof event !== 'object' || event === null || !('type' in event)) return '';
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const seats = seatsIn.get(game)?.[type] ?? [];
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

// A term such as a colour has a name of its own in the catalogue; other values stand as they are.
function word(bundle: FluentBundle, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => word(bundle, field, each));
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
