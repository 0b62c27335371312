/** The action that a side prepares, stored on the pad `draft` for teammates and for reloads. Pure. */
import { CARDS, type Clue } from './cards';

export const DRAFT_PAD = 'draft';

export interface Draft {
  /** The step that it belongs to; another step has another draft. */
  step: number;
  /** The chosen clue, or a guess; null if nothing is chosen yet. */
  doing: Clue | 'guess' | null;
  letter: string;
  word: string;
}

export function emptyDraft(step: number): Draft {
  return { step, doing: null, letter: '', word: '' };
}

/** The draft for this step on a pad; an empty one if there is none. */
export function readDraft(text: string, step: number): Draft {
  const found = parsed(text);
  if (found?.['step'] !== step) return emptyDraft(step);
  const { doing, letter, word } = found;
  return {
    step,
    doing: doing === 'guess' || isClue(doing) ? doing : null,
    letter: typeof letter === 'string' ? letter.slice(0, 2) : '',
    word: typeof word === 'string' ? word.slice(0, 40) : '',
  };
}

export function isClue(value: unknown): value is Clue {
  return typeof value === 'string' && Object.hasOwn(CARDS, value);
}

/** The JSON object in a text, if there is one. */
export function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return value as Record<string, unknown>;
  } catch {
    return null;
  }
}
