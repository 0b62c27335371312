/** A language for tests: English with accents, a third longer, so that what does not fit is cut off in tests already. */

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', n: 'ñ', c: 'ç' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç' },
};
const VOWEL = /[aeiou]/i;

/** Every vowel has an accent, and every second one of a word is doubled. */
export function lengthened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    let vowels = 0;
    return Array.from(word)
      .map((letter) => {
        const accented = ACCENTED[letter] ?? letter;
        if (!VOWEL.test(letter)) return accented;
        vowels += 1;
        return vowels % 2 === 0 || word.length < 4 ? accented : accented + accented.toLowerCase();
      })
      .join('');
  });
}
