/** The spot colour of a button or a panel, by name. */
import type { PersonColour } from '../games/board';

export type Tone = PersonColour | 'paper' | 'accent';

/** The colour of a tone as a CSS value. */
export function toneColour(tone: Tone): string {
  if (tone === 'paper') return 'var(--paper-raised)';
  if (tone === 'accent') return 'var(--accent)';
  return `var(--person-${tone})`;
}
