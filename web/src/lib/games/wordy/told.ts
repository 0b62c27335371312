/** The answer to a clue, as it is drawn: a few words, and tiles where there are any. Pure. */
import { t } from '../../text';
import type { Told } from './types.gen';

export interface Face {
  letter: string;
  /** A tile that is not in the word lies turned down. */
  up: boolean;
}

export interface Answer {
  tiles: readonly Face[];
  text: string;
  /** Whether it is good news for the asker; null where that cannot be said. */
  good: boolean | null;
}

const up = (letters: string): Face[] => Array.from(letters).map((letter) => ({ letter, up: true }));

/** What was told of the owner's word, and with Give & Take and Let's Share of the asker's. */
export function answerOf(told: Told, names: readonly string[]): Answer {
  const owner = names[told.owner] ?? '';
  const asker = names[told.asker] ?? '';
  switch (told.clue) {
    case 'last':
    case 'first':
      return { tiles: up(told.letter), text: t(`wordy-told-${told.clue}`), good: null };
    case 'length':
    case 'vowel_count':
    case 'consonant_count':
      return { tiles: [], text: t(`wordy-told-${told.clue}`, { number: told.number }), good: null };
    case 'relative':
      return { tiles: [], text: t(`wordy-told-${told.answer || 'same'}`), good: null };
    case 'strike':
    case 'rare':
      return {
        tiles: [{ letter: told.letter, up: told.answer === 'yes' }],
        text: t(told.answer === 'yes' ? 'wordy-told-in' : 'wordy-told-out'),
        good: told.answer === 'yes',
      };
    case 'super':
      return {
        tiles: [{ letter: told.letter, up: told.answer === 'yes' }],
        text:
          told.answer === 'yes'
            ? t('wordy-told-place', { place: told.number })
            : t('wordy-told-out'),
        good: told.answer === 'yes',
      };
    case 'builder':
    case 'dynamic': {
      const tiles = Array.from(told.word).map((letter, at) => ({
        letter,
        up: told.up[at] ?? false,
      }));
      const staying = tiles.filter((tile) => tile.up).length;
      return { tiles, text: t('wordy-told-stay', { staying }), good: staying > 0 };
    }
    case 'burn':
      return {
        tiles: [{ letter: told.letter, up: told.number > 0 }],
        text: t('wordy-told-times', { number: told.number }),
        good: told.number > 0,
      };
    case 'share':
      return {
        tiles: up(told.letter),
        text: t('wordy-told-share', {
          owner,
          asker,
          number: told.number,
          asker_number: told.asker_number,
        }),
        good: null,
      };
    case 'vowel':
      return {
        tiles: up(told.letter),
        text: told.letter ? t('wordy-told-in') : t('wordy-told-no-vowel'),
        good: told.letter !== '',
      };
    case 'give':
      return {
        tiles: [],
        text: t('wordy-told-give', {
          owner,
          asker,
          letter: told.letter || 'none',
          asker_letter: told.asker_letter || 'none',
        }),
        good: null,
      };
    case 'rhyme':
      return {
        tiles: [],
        text: t(told.checked ? 'wordy-told-rhyme' : 'wordy-told-rhyme-unchecked', {
          word: told.word,
        }),
        good: null,
      };
  }
}
