/** What a side is about to do, kept on the pad `draft` so that team-mates see it and a reload loses nothing. Pure. */
import { CARDS, type Clue } from './cards';

export const DRAFT_PAD = 'draft';

export interface Draft {
  /** What it is for: another question, another draft. */
  step: number;
  /** The clue that was picked, or a guess; null when nothing is picked yet. */
  doing: Clue | 'guess' | null;
  letter: string;
  word: string;
}

export function emptyDraft(step: number): Draft {
  return { step, doing: null, letter: '', word: '' };
}

/** The draft for this step that a pad holds; an empty one if it holds anything else. */
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

/** The object in a text, if there is one. */
export function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return value as Record<string, unknown>;
  } catch {
    return null;
  }
}
