/** The final scoring: the rows of the score sheet, and explanations of each number. Pure. */
import { gemOf, type Colour } from '../../art/swordcrafters/gems';
import { t } from '../../text';
import type { Player } from '../board';
import { countTold, magicTitle } from './magic';
import { AROUND, countsOf, gemsOf, gemsOn, indexOf, runOf, type Blade, type Side } from './sword';
import type { Magic, Public, Score, SoloCard } from './types.gen';
import { gemText, sideText } from './words';

/** A row of the score sheet. */
export type Part =
  | { kind: 'length' }
  | { kind: 'side'; side: Side }
  | { kind: 'magic'; card: number }
  | { kind: 'total' };

export function partsOf(table: Public): Part[] {
  return [
    { kind: 'length' },
    ...AROUND.map((side): Part => ({ kind: 'side', side })),
    ...table.magic.map((_, card): Part => ({ kind: 'magic', card })),
    { kind: 'total' },
  ];
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export function pointsOf(score: Score, part: Part): number {
  switch (part.kind) {
    case 'length':
      return sum(score.long);
    case 'side':
      return sum(score.quality.map((sides) => sides[indexOf(part.side)] ?? 0));
    case 'magic':
      return score.magic[part.card]?.points ?? 0;
    case 'total':
      return score.total;
  }
}

/** The points of the first rows together, for a total that counts up. */
export function pointsUpTo(score: Score, parts: readonly Part[], shown: number): number {
  return sum(
    parts.slice(0, shown).map((part) => (part.kind === 'total' ? 0 : pointsOf(score, part))),
  );
}

export function partTitle(part: Part, magic: readonly Magic[]): string {
  switch (part.kind) {
    case 'length':
      return t('swords-part-length');
    case 'side':
      return sideText(part.side);
    case 'magic': {
      const card = magic[part.card];
      return card ? magicTitle(card.side) : '';
    }
    case 'total':
      return t('swords-part-total');
  }
}

/** What a part of the scoring rewards, in a sentence. */
export function partRule(part: Part, light = false): string {
  if (part.kind === 'side') return t(light ? 'swords-rule-light' : 'swords-rule-side');
  return t(`swords-rule-${part.kind}`);
}

export function clauseOf(part: Part, light = false): string {
  if (part.kind === 'length') return 'S-LONG-1';
  if (part.kind === 'side') return light ? 'S-LIGHT-1' : 'S-QUAL-1';
  return part.kind === 'magic' ? 'S-MAGIC-2' : 'S-WIN-1';
}

export interface Scorer {
  score: Score;
  name: string;
  player: Player | null;
  /** Their swords; an opponent of a solo game has a card instead. */
  blades: readonly Blade[];
  card: SoloCard | null;
}

export function scorersOf(
  { scores, solo }: Public,
  blades: readonly (readonly Blade[])[],
  players: readonly Player[],
): Scorer[] {
  return scores.map((score, place) => {
    const player = players[score.seat ?? -1] ?? null;
    return {
      score,
      name: player?.name ?? score.name,
      player,
      blades: blades[score.seat ?? -1] ?? [],
      card: score.seat === null ? (solo?.opponents[place - blades.length] ?? null) : null,
    };
  });
}

export const gemsBy = ({ blades, card }: Scorer): readonly number[] =>
  card ? (card.gems as readonly number[]) : countsOf(gemsOf(blades));

/** The row on a side of an opponent's card. */
export const cardRun = (card: SoloCard, side: Side): readonly [Colour, number] | undefined =>
  card.runs[indexOf(side)] as readonly [Colour, number] | undefined;

/** Why somebody has so many points for a part, in sentences. */
export function explain(
  scorer: Scorer,
  part: Part,
  all: readonly Scorer[],
  magic: readonly Magic[],
): string[] {
  const { score } = scorer;
  const bySword = (said: string[]) =>
    said.length === 1
      ? said
      : said.map((each, sword) => t('swords-why-of-sword', { sword: sword + 1, said: each }));
  switch (part.kind) {
    case 'length': {
      const longest = Math.max(...all.flatMap((each) => each.score.lengths));
      return bySword(
        score.lengths.map((tiles, sword) =>
          t('swords-why-length', { tiles, longest, points: score.long[sword] ?? 0 }),
        ),
      );
    }
    case 'side':
      return bySword(score.runs.map((_, sword) => explainSide(scorer, sword, part.side)));
    case 'magic':
      return explainMagic(scorer, part.card, all, magic);
    case 'total':
      return [t('swords-why-total', { points: score.total })];
  }
}

function explainSide(scorer: Scorer, sword: number, side: Side): string {
  const gems = scorer.score.runs[sword]?.[indexOf(side)] ?? 0;
  const points = scorer.score.quality[sword]?.[indexOf(side)] ?? 0;
  if (gems === 0) return t('swords-why-no-run');
  const colour = runColour(scorer, sword, side);
  const run = { gems, gem: colour ? gemText(colour) : '' };
  return points === 0
    ? t('swords-why-run-light', run)
    : t('swords-why-run', { ...run, each: points / gems, points });
}

function explainMagic(
  scorer: Scorer,
  place: number,
  all: readonly Scorer[],
  magic: readonly Magic[],
): string[] {
  const side = magic[place]?.side;
  const mine = scorer.score.magic[place];
  if (!side || !mine) return [];
  const level = all.filter((each) => each.score.magic[place]?.place === mine.place).length;
  const said = [
    t('swords-why-count', { count: mine.count, gems: countTold(side, gemsBy(scorer)) }),
    t('swords-why-place', { place: mine.place, level }),
  ];
  const worth = side.points.slice(mine.place - 1, mine.place - 1 + level);
  if (level > 1 && sum(worth) > 0)
    said.push(t('swords-why-shared', { sum: sum(worth), level, points: mine.points }));
  else said.push(t('swords-why-points', { points: mine.points }));
  return said;
}

function runColour({ blades, card }: Scorer, sword: number, side: Side): Colour | null {
  if (card) return cardRun(card, side)?.[0] ?? null;
  const blade = blades[sword];
  if (!blade) return null;
  const gems = gemsOn(blade, side);
  const run = runOf(gems);
  return run ? (gemOf(gems[run.start] ?? '') as Colour) : null;
}
