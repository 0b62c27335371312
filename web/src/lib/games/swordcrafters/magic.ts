/** What magic cards count, as texts and numbers, which agree with the engine in `vectors.test.ts`. Pure. */
import { COLOURS } from '../../art/swordcrafters/gems';
import { gemText } from './words';
import { t } from '../../text';
import type { MagicSide } from './types.gen';

export function magicCount(side: MagicSide, gems: readonly number[]): number {
  const counts = side.colours.map((colour) => gems[COLOURS.indexOf(colour)] ?? 0);
  switch (side.compare) {
    case 'most':
    case 'least':
      return counts.reduce((sum, each) => sum + each, 0);
    case 'largest_difference':
      return Math.abs((counts[0] ?? 0) - (counts[1] ?? 0));
    default:
      return Math.min(...counts);
  }
}

/** Sorts by the count of a card, the best first. */
export const bestFirst = ({ compare }: MagicSide, one: number, two: number): number =>
  compare === 'least' ? one - two : two - one;

const colourList = (side: MagicSide): string =>
  side.colours.map((colour) => gemText(colour)).join(t('swords-and'));

/** The card in a few words: "Most red and blue". */
export function magicTitle(side: MagicSide): string {
  return t(`swords-magic-${side.compare}`, { colours: colourList(side) });
}

/** The rule of the card in a sentence. */
export function magicRule(side: MagicSide): string {
  return t(`swords-magic-rule-${side.compare}`, { colours: colourList(side) });
}

export function magicPoints(side: MagicSide): string {
  return side.points
    .map((points, place) => t('swords-magic-place', { place: place + 1, points }))
    .join(', ');
}

/** Explains the count of a card, gem by gem. */
export function countTold(side: MagicSide, gems: readonly number[]): string {
  return side.colours
    .map((colour) =>
      t('swords-gem-count', {
        count: gems[COLOURS.indexOf(colour)] ?? 0,
        gem: gemText(colour),
      }),
    )
    .join(', ');
}
