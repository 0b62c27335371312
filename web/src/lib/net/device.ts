/** What this device remembers. Credentials stay here and never go into a URL. */
import type { Profile } from './messages.gen';
import { AVATARS, PERSON_COLOURS, SHORTEST_CM, TALLEST_CM } from './messages.gen';
import { read, write } from './storage';

const CREDENTIAL = 'rumpus.credential.';
const SCREEN = 'rumpus.screen.';
const PROFILE = 'rumpus.profile';
const TABLES = 'rumpus.tables';
const REPLAYS = 'rumpus.replays';

export const credentials = {
  of: (code: string) => read(CREDENTIAL + code),
  keep: (code: string, credential: string) => write(CREDENTIAL + code, credential),
  forget: (code: string) => write(CREDENTIAL + code, null),
};

/** The credentials by which tables know this device as a shared screen. */
export const screenKeys = {
  of: (code: string) => read(SCREEN + code),
  keep: (code: string, key: string) => write(SCREEN + code, key),
};

export interface KnownTable {
  code: string;
  game: string;
  at: number;
}

const MOST_TABLES = 3;
const TABLES_KEPT_MS = 48 * 3600_000;

/** The tables that people on this device belong to, the latest first. */
export function knownTables(now = Date.now()): readonly KnownTable[] {
  try {
    const known = JSON.parse(read(TABLES) ?? '[]') as KnownTable[];
    return known
      .filter(({ code, at }) => now - at < TABLES_KEPT_MS && credentials.of(code) !== null)
      .slice(0, MOST_TABLES);
  } catch {
    return [];
  }
}

/** The last table of this device, and how it proves that it belongs there. */
export function lastTable(): { code: string; credential: string } | undefined {
  const code = knownTables()[0]?.code;
  const credential = code === undefined ? null : credentials.of(code);
  return code === undefined || credential === null ? undefined : { code, credential };
}

/** The table does not know this device any more. */
export function forgetTable(code: string): void {
  credentials.forget(code);
  write(TABLES, JSON.stringify(knownTables().filter((each) => each.code !== code)));
}

export function rememberTable(code: string, game: string, now = Date.now()): void {
  const others = knownTables(now).filter((each) => each.code !== code);
  write(TABLES, JSON.stringify([{ code, game, at: now }, ...others]));
}

export interface KnownReplay {
  id: string;
  game: string;
  names: readonly string[];
  at: number;
}

const MOST_REPLAYS = 4;

/** The latest games that were played to their end on this device. */
export function knownReplays(): readonly KnownReplay[] {
  try {
    return (JSON.parse(read(REPLAYS) ?? '[]') as KnownReplay[]).slice(0, MOST_REPLAYS);
  } catch {
    return [];
  }
}

export function rememberReplay(
  id: string,
  game: string,
  names: readonly string[],
  at = Date.now(),
): void {
  const known = knownReplays();
  if (known.some((each) => each.id === id)) return;
  write(REPLAYS, JSON.stringify([{ id, game, names, at }, ...known].slice(0, MOST_REPLAYS)));
}

export const NAME_LENGTH = 20;

export function isHeight(cm: unknown): cm is number {
  return Number.isInteger(cm) && (cm as number) >= SHORTEST_CM && (cm as number) <= TALLEST_CM;
}

export function rememberedProfile(): Profile | null {
  const text = read(PROFILE);
  if (!text) return null;
  try {
    const { name, avatar, colour, height_cm } = JSON.parse(text) as Partial<Profile>;
    const known =
      typeof name === 'string' &&
      name.trim() !== '' &&
      name.length <= NAME_LENGTH &&
      AVATARS.some((each) => each === avatar) &&
      PERSON_COLOURS.some((each) => each === colour);
    if (!known || !avatar || !colour) return null;
    return isHeight(height_cm) ? { name, avatar, colour, height_cm } : { name, avatar, colour };
  } catch {
    return null;
  }
}

export function rememberProfile(profile: Profile): void {
  write(PROFILE, JSON.stringify(profile));
}

/** An initial profile that differs from those already at the table. */
export function freshProfile(others: readonly { avatar: string; colour: string }[]): Profile {
  const free = <T extends string>(all: readonly T[], taken: (string | undefined)[]) => {
    const left = all.filter((each) => !taken.includes(each));
    const from = left.length ? left : all;
    return from[Math.floor(Math.random() * from.length)] as T;
  };
  return {
    name: '',
    // A robot looks like a bot, so people get one only by choice.
    avatar: free(
      AVATARS.filter((avatar) => avatar !== 'robot'),
      others.map((other) => other.avatar),
    ),
    colour: free(
      PERSON_COLOURS,
      others.map((other) => other.colour),
    ),
  };
}

export function rememberedChoice<T extends string>(key: string, choices: readonly T[]): T | null {
  const value = read(`rumpus.${key}`);
  return choices.find((each) => each === value) ?? null;
}

/** What was chosen under a key, whatever it is. */
export const rememberedText = (key: string): string | null => read(`rumpus.${key}`);

export function rememberChoice(key: string, value: string | null): void {
  write(`rumpus.${key}`, value);
}

/** A choice between on and off; null if nobody has chosen. */
export function rememberedSwitch(key: string): boolean | null {
  const value = rememberedChoice(key, ['on', 'off']);
  return value && value === 'on';
}

export function rememberSwitch(key: string, on: boolean): void {
  rememberChoice(key, on ? 'on' : 'off');
}
