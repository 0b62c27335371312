/** The answer to a clue as it is drawn: a few words, and tiles if there are any. Pure. */
import { t } from '../../text';
import type { Told } from './types.gen';

export interface Face {
  letter: string;
  /** A tile that is not in the word is turned down. */
  up: boolean;
}

export interface Answer {
  tiles: readonly Face[];
  text: string;
}

const faces = (letters: string, isUp: (at: number) => boolean = () => true): Face[] =>
  Array.from(letters).map((letter, at) => ({ letter, up: isUp(at) }));

/** The answer about the owner's word, and for Give & Take and Let's Share also about the asker's. */
export function answerOf(told: Told, names: readonly string[]): Answer {
  const { letter, number } = told;
  const [owner, asker] = [names[told.owner] ?? '', names[told.asker] ?? ''];
  const isThere = told.answer === 'yes';
  const answer = (text: string, tiles: Face[] = []): Answer => ({ tiles, text });
  switch (told.clue) {
    case 'last':
    case 'first':
      return answer(t(`wordy-told-${told.clue}`), faces(letter));
    case 'length':
    case 'vowel_count':
    case 'consonant_count':
      return answer(t(`wordy-told-${told.clue}`, { number }));
    case 'relative':
      return answer(t(`wordy-told-${told.answer || 'same'}`));
    case 'strike':
    case 'rare':
      return answer(t(isThere ? 'wordy-told-in' : 'wordy-told-out'), [{ letter, up: isThere }]);
    case 'super': {
      const text = isThere ? t('wordy-told-place', { place: number }) : t('wordy-told-out');
      return answer(text, [{ letter, up: isThere }]);
    }
    case 'builder':
    case 'dynamic': {
      const tiles = faces(told.word, (at) => told.up[at] ?? false);
      return answer(t('wordy-told-stay', { staying: tiles.filter(({ up }) => up).length }), tiles);
    }
    case 'burn':
      return answer(t('wordy-told-times', { number }), [{ letter, up: number > 0 }]);
    case 'share': {
      const { asker_number } = told;
      return answer(t('wordy-told-share', { owner, asker, number, asker_number }), faces(letter));
    }
    case 'vowel':
      return answer(t(letter ? 'wordy-told-in' : 'wordy-told-no-vowel'), faces(letter));
    case 'give': {
      const shown = { letter: letter || 'none', asker_letter: told.asker_letter || 'none' };
      return answer(t('wordy-told-give', { owner, asker, ...shown }));
    }
    case 'rhyme': {
      const id = told.checked ? 'wordy-told-rhyme' : 'wordy-told-rhyme-unchecked';
      return answer(t(id, { word: told.word }));
    }
  }
}
