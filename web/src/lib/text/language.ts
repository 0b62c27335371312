/** Which languages there are, and which one somebody reads. Pure. */
import { languages } from 'virtual:texts';

export const SOURCE = 'en';
/** English with long words. No menu offers it; tests choose it. */
export const PSEUDO = 'en-XA';

/** The codes of the languages, and the name that each has for itself. */
export const LANGUAGES: readonly { code: string; name: string }[] = Object.entries(languages)
  .map(([code, { name }]) => ({ code, name }))
  .sort((one, other) => Number(other.code === SOURCE) - Number(one.code === SOURCE));

export const isLanguage = (code: string): boolean => code === PSEUDO || code in languages;

/** The first language of somebody's list that is complete, where German of Austria is German; else English. */
export function firstKnown(wanted: readonly string[]): string {
  for (const each of wanted) {
    const code = each.toLowerCase().split('-')[0] ?? '';
    if (languages[code]?.complete) return code;
  }
  return SOURCE;
}
