/** The player's best results in solo games, kept on this device. */
import { rememberChoice } from '../../net/device';
import { read } from '../../net/storage';
import type { Options, Public } from './types.gen';

const KEY = 'swordcrafters.records';
export const KEPT = 5;

export interface RecordEntry {
  total: number;
  /** The best score of the opponents. */
  rival: number;
  /** The final sword, which identifies the game, so that it is not kept twice. */
  sword: string;
  day: string;
}

type Book = Record<string, RecordEntry[]>;

/** Only results of games of the same kind are compared. */
export function kindOf(options: Options, opponents: number): string {
  const own = options.magic_file || options.solo_file ? '-own' : '';
  return `${opponents}-${options.light ? 'light' : (options.magic ?? 'beginner')}${own}`;
}

/** The list with one more result, best first; the same list if it already has it. */
export function withRecord(
  list: readonly RecordEntry[],
  entry: RecordEntry,
): readonly RecordEntry[] {
  if (list.some((each) => each.sword === entry.sword && each.total === entry.total)) return list;
  return [...list, entry].sort((one, two) => two.total - one.total).slice(0, KEPT);
}

export function entryOf(table: Public, day = new Date().toLocaleDateString()): RecordEntry | null {
  const [mine, ...rivals] = table.scores;
  if (!mine || !table.solo) return null;
  return {
    total: mine.total,
    rival: Math.max(0, ...rivals.map((each) => each.total)),
    sword: (table.swords[0]?.[0]?.sides ?? []).join('|'),
    day,
  };
}

function readBook(): Book {
  try {
    const kept: unknown = JSON.parse(read(`rumpus.${KEY}`) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Book) : {};
  } catch {
    return {};
  }
}

export function readRecords(kind: string): readonly RecordEntry[] {
  const list = readBook()[kind];
  return Array.isArray(list) ? list.filter((each) => Number.isFinite(each.total)) : [];
}

export function keepRecord(kind: string, entry: RecordEntry): readonly RecordEntry[] {
  const list = withRecord(readRecords(kind), entry);
  rememberChoice(KEY, JSON.stringify({ ...readBook(), [kind]: list }));
  return list;
}
