/** All texts of the pages: their own catalogue, those of the boards, and the sentences beside the games' rules. */
import type { FluentBundle, FluentResource, FluentVariable } from '@fluent/bundle';
import { rememberChoice, rememberedText } from '../net/device';
import { Catalogues, seatFieldsOf, type SeatFields } from './catalogues';
import { firstKnown, isLanguage, PSEUDO, SOURCE } from './language';
import { Loaded } from './loaded.svelte';

const LANGUAGE = 'language';

let texts = Catalogues.empty();
const brought = new Map<string, FluentResource>();
const seatsIn = new Map<string, SeatFields>();
const loaded = new Loaded();
let latest = SOURCE;

/** The parts of the texts that are loaded on demand: pages, arenas and games. */
export const partsOffered = (): readonly string[] => texts.offered;

/** The language of the page. */
export function language(): string {
  loaded.follow();
  return texts.language || SOURCE;
}

/** Loads the language that somebody chose on this device, or that the browser asks for. */
export async function startLanguage(
  wanted: readonly string[] = navigator.languages,
): Promise<void> {
  const chosen = rememberedText(LANGUAGE);
  // Where it cannot be loaded, the page is English if that can be.
  await speak(chosen !== null && isLanguage(chosen) ? chosen : firstKnown(wanted)).catch(() =>
    speak(SOURCE).catch(() => {}),
  );
}

/** Changes the language, and remembers it. Rejects if its texts cannot be loaded. */
export async function chooseLanguage(code: string): Promise<void> {
  await speak(code);
  rememberChoice(LANGUAGE, code);
}

async function speak(code: string): Promise<void> {
  latest = code;
  if (code !== texts.language) {
    const next = await Catalogues.of(code, texts.parts);
    // Somebody may have chosen another one meanwhile, and the page may have loaded more.
    if (latest !== code) return;
    await Promise.all([...texts.parts].map((part) => next.load(part)));
    for (const [game, resource] of brought) next.setGame(game, resource);
    texts = next;
  }
  document.documentElement.lang = code === PSEUDO ? SOURCE : code;
  loaded.more();
}

/** Loads the texts of a page, an arena or a game once. */
export async function loadTexts(part: string): Promise<void> {
  // Sentences are formatted anew for new texts only: that moves the focus out of a log.
  if (texts.has(part)) return;
  const [seats] = await Promise.all([seatFieldsOf(part), texts.load(part)]);
  if (seats) seatsIn.set(part, seats);
  loaded.more();
}

/** What a module exports, once the texts that it needs are there. */
export async function withTexts<M>(module: Promise<M>, ...parts: readonly string[]): Promise<M> {
  await Promise.all(parts.map(loadTexts));
  return module;
}

function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args, []);
}

/** A text of the pages; the id itself if the catalogues do not have it. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  loaded.follow();
  return format(texts.page, id, args);
}

/** Whether the catalogues have a text with this id. */
export function hasText(id: string): boolean {
  loaded.follow();
  return texts.page.hasMessage(id);
}

/** Changes when more texts have been loaded, so that cached sentences are formatted again. */
export const textsLoaded = (): number => loaded.follow();

/** Several words as one: "Ann, Bo and Cy". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language() === PSEUDO ? SOURCE : language()).format(words);
}

/** An English text that the server sent, in the language of the page as far as there is one. */
export function english(text: string): string {
  loaded.follow();
  return texts.change?.(text) ?? text;
}

/** Adds the sentences and labels of a game that the server has told. */
export async function addGame(game: string, text: string, seats: SeatFields): Promise<void> {
  const { FluentResource } = await import('./parser');
  const resource = new FluentResource(text);
  brought.set(game, resource);
  texts.setGame(game, resource);
  seatsIn.set(game, seats);
  loaded.more();
}

/** The games whose texts are loaded. */
export function gamesLoaded(): Iterable<string> {
  loaded.follow();
  return texts.games.keys();
}

/** A text of a game's own catalogue, or null. */
export function gameText(
  game: string,
  id: string,
  args: Record<string, unknown> = {},
): string | null {
  loaded.follow();
  const bundle = texts.games.get(game);
  if (!bundle?.hasMessage(id)) return null;
  const told = Object.entries(args).map(([name, value]) => [name, telling(value)] as const);
  return tidy(format(bundle, id, Object.fromEntries(told)));
}

/**
 * The sentence of one event, the same as in `rumpus.engine.sentences`. If a seat reads it that the event is about, the
 * message learns from `$you` which of its fields that seat is.
 */
export function sentence(
  game: string,
  event: unknown,
  names: readonly string[],
  reader: number | null = null,
): string {
  loaded.follow();
  const bundle = texts.games.get(game);
  if (!bundle || typeof event !== 'object' || event === null || !('type' in event)) return '';
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const seats = seatsIn.get(game)?.[type] ?? [];
  const args: Record<string, FluentVariable> = { you: placeOf(reader, fields, seats) };
  for (const [name, value] of Object.entries(fields)) {
    const isSeat = seats.includes(name);
    const named = isSeat ? nameOf(value, names, reader) : translated(bundle, name, value);
    if (Array.isArray(named)) args['count'] = named.length;
    args[name] = telling(named);
  }
  return capital(tidy(format(bundle, type, args)));
}

// Spaces that do not break stay: French has one before some marks.
const tidy = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** The fields of an event that are the reader, such as "victim" or "into-seat"; else the first list with the reader. */
function placeOf(
  reader: number | null,
  fields: Record<string, unknown>,
  seats: readonly string[],
): string {
  if (reader === null) return 'none';
  const alone = seats.filter((name) => fields[name] === reader);
  const among = seats.filter((name) => {
    const value = fields[name];
    return Array.isArray(value) && value.includes(reader);
  });
  return alone.join('-') || (among[0] ?? 'none');
}

// A list that begins with "you" may begin a sentence.
function capital(text: string): string {
  const you = t('you-in-a-list');
  const begins = text.startsWith(`${you} `) || text.startsWith(`${you},`);
  return begins ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function nameOf(value: unknown, names: readonly string[], reader: number | null): unknown {
  if (!Array.isArray(value)) return typeof value === 'number' ? (names[value] ?? '') : value;
  const others = value.filter((seat) => seat !== reader).map((seat: number) => names[seat] ?? '');
  return others.length < value.length ? [t('you-in-a-list'), ...others] : others;
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
  if (Array.isArray(value)) return value.length > 0 ? listed(value.map(String)) : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
