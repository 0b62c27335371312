/** Texts for gems, sides and places, for labels and screen readers. */
import { FORGE, gemOf, VEILED, type Gem } from '../../art/swordcrafters/gems';
import { t } from '../../text';
import { AROUND, gemsOn, guardsOn, type Blade, type Side } from './sword';

/** "red" */
export const gemText = (gem: Gem): string => t(`swords-gem-${gem}`);

/** "red, cut round" */
export const cutText = (gem: Gem): string => t(`swords-cut-${gem}`);

export function letterText(letter: string): string {
  if (letter === FORGE) return t('swords-forge');
  if (letter === VEILED) return t('swords-veiled');
  return cutText(gemOf(letter));
}

export const sideText = (side: Side): string => t(`swords-side-${side}`);

/** Gems with their numbers: "2 red, 1 blank". */
export function tilesText(letters: string): string {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  if (counts.size === 0) return t('swords-no-tiles');
  return [...counts]
    .map(([letter, count]) =>
      t('swords-gem-count', {
        count,
        gem: letter === VEILED ? t('swords-veiled') : gemText(gemOf(letter)),
      }),
    )
    .join(', ');
}

/** One side of a sword from the hilt up. */
export function sideTold(blade: Blade, side: Side): string {
  const gems = Array.from(gemsOn(blade, side), (letter, place) => {
    const text = letterText(letter);
    return place < guardsOn(side) ? t('swords-guard-of', { gem: text }) : text;
  });
  return t('swords-side-told', {
    side: sideText(side),
    gems: gems.join('; ') || t('swords-side-empty'),
  });
}

export const swordTold = (blade: Blade): string =>
  AROUND.map((side) => sideTold(blade, side)).join(' ');
