/** What may be chosen now, from what the table offers: buttons, or a first step that sorts many of them. Pure. */
import type { OfferedToken, Prompt } from '../net/messages.gen';
import { gameText } from '../text';
import { inWords } from './values';

/** More choices than this are made in two steps, if their values have two parts. */
export const MOST_AT_ONCE = 12;

export interface Pick {
  key: string;
  label: string;
  /** It does not bring the game on: it takes back, talks, or answers what nobody waits for. */
  aside: boolean;
  /** Null for a first step: it narrows the choice down to a group. */
  token: OfferedToken | null;
  group: string;
}

/** The label of a token, the same as in `rumpus.engine.sentences`. */
export function labelOf(game: string, token: OfferedToken, names: readonly string[]): string {
  const { kind, value = null, seat = null } = token;
  const name = seat === null ? null : (names[seat] ?? '');
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const told = Array.isArray(value)
    ? { first: values[0], second: values[1], third: values[2], seat: name }
    : { value, seat: name };
  const text = gameText(game, kind, told);
  if (text !== null) return text;
  const words = [inWords(kind.replace(/^token-/, '')), ...values, name];
  return words
    .filter((word) => word !== null && word !== undefined)
    .map(String)
    .join(' ');
}

/** The group of a token among many: its kind and the first part of its value. */
const groupOf = ({ prompt, kind, value }: OfferedToken): string =>
  Array.isArray(value) && value.length > 1 ? `${prompt} ${kind} ${String(value[0])}` : '';

/** What to choose from. `group` is the first step that has been made. */
export function picksOf(
  game: string,
  tokens: readonly OfferedToken[],
  prompts: readonly Prompt[],
  names: readonly string[],
  group: string,
): readonly Pick[] {
  const standing = new Set(prompts.filter(({ awaited }) => awaited === false).map(({ id }) => id));
  const single = (token: OfferedToken): Pick => ({
    key: `${token.prompt} ${token.token}`,
    label: labelOf(game, token, names),
    aside: standing.has(token.prompt) || token.idle === true,
    token,
    group: '',
  });
  const chosen = group === '' ? tokens : tokens.filter((token) => groupOf(token) === group);
  const picks = new Map<string, Pick>();
  for (const token of chosen) {
    const shared = group === '' && tokens.length > MOST_AT_ONCE ? groupOf(token) : '';
    const pick =
      shared === '' ? single(token) : { ...single(token), ...grouped(game, token, shared) };
    if (!picks.has(pick.key)) picks.set(pick.key, pick);
  }
  return [...picks.values()].sort((a, b) => Number(a.aside) - Number(b.aside));
}

function grouped(game: string, token: OfferedToken, group: string): Partial<Pick> {
  const first: unknown = (token.value as readonly unknown[])[0];
  const label =
    gameText(game, `${token.kind}-first`, { first }) ??
    `${inWords(token.kind.replace(/^token-/, ''))} ${String(first)} …`;
  return { key: group, label, token: null, group };
}
