import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Prompt } from '../board';
import Board from './Board.svelte';
import { player } from '../../../../fixtures/players';
import { hidden, props, result, table, told } from '../../../../fixtures/wordy';
import type { Props } from './view';

afterEach(cleanup);

const TURN: Prompt = { id: 'turn-4', kind: 'turn', clause: 'W-TURN-1' };
const more: Prompt[] = [
  { id: 'draw-1-0', kind: 'draw', clause: 'W-END-R1', awaited: false },
  { id: 'forfeit-1', kind: 'forfeit', clause: 'W-FORFEIT-1', awaited: false },
];

/** A board that reads its pads again when they change. */
function show(changes: Partial<Props> = {}) {
  const pads = new SvelteMap<string, string>();
  const given = props({
    act: vi.fn(),
    pad: (_, name) => pads.get(name) ?? '',
    setPad: (_, name, text) => void pads.set(name, text),
    ...changes,
  });
  return { given, pads, ...render(Board, given) };
}

const type = async (word: string) => {
  for (const key of word) await fireEvent.keyDown(window, { key });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('writing', () => {
  const writing = (changes: Partial<Props> = {}) =>
    show({
      view: {
        public: table({
          phase: 'writing',
          written: [false, false],
          racks: ['', ''],
          to_move: null,
        }),
        private: hidden({ secret: '' }),
      },
      prompts: [{ id: 'write-1', kind: 'write', clause: 'W-WORD-1' }],
      ...changes,
    });

  it('builds a word by keys and taps, and writes it on confirmation', async () => {
    const { given } = writing();
    await type('beg');
    await press('S, put it into the word');
    expect(screen.getByText('Your word: BEGS')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'Backspace' });
    await type('et');
    await press('Write it down');
    expect(given.act).not.toHaveBeenCalled();
    await press('Yes, write BEGET down');
    expect(given.act).toHaveBeenCalledWith('write-1', { type: 'write', word: 'BEGET' });
  });

  it('says which tile is missing', async () => {
    writing();
    await type('z');
    expect(screen.getByText('There is no Z left.')).toBeTruthy();
  });

  it('looks a word up', async () => {
    const consult = vi.fn(() =>
      Promise.resolve({ type: 'checked', word: 'BE', valid: false, why: 'not_word', letter: '' }),
    );
    writing({ consult });
    await type('be');
    await press('Look it up');
    expect(consult).toHaveBeenCalledWith({ type: 'check', word: 'BE' });
    expect(await screen.findByText('BE is not in the dictionary.')).toBeTruthy();
  });

  it('folds the word once it is written', async () => {
    const { container } = show({
      view: {
        public: table({ phase: 'writing', written: [true, false], racks: ['', ''] }),
        private: hidden(),
      },
    });
    expect(container.textContent).not.toContain('BEGETS');
    await fireEvent.click(screen.getByRole('button', { name: 'Look at your word' }), { detail: 0 });
    expect(container.textContent).toContain('BEGETS');
  });

  it('lets teammates draft, and says who confirms', async () => {
    const { given } = writing({ commits: false, captain: 'Cy' });
    await type('beg');
    expect(screen.getByText('Cy confirms')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write it down' })).toBeNull();
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(given.act).not.toHaveBeenCalled();
  });
});

describe('a turn', () => {
  it('offers the eight cards, and says why one is closed', async () => {
    const { given } = show({ prompts: [TURN, ...more] });
    const cards = within(screen.getByRole('group', { name: 'What will you do?' }));
    expect(cards.getAllByRole('button')).toHaveLength(8);
    const closed = cards.getByRole('button', { name: /Give & Take cannot be used now/ });
    await fireEvent.click(closed);
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
    expect(given.act).not.toHaveBeenCalled();
  });

  it('asks a clue that needs no input', async () => {
    const { given } = show({ prompts: [TURN] });
    await press(/^First Letter/);
    await press('Ask Bo takes 4 berries');
    expect(given.act).toHaveBeenCalledWith('turn-4', {
      type: 'ask',
      clue: 'first',
    });
  });

  it('asks about one of the allowed letters', async () => {
    const { given } = show({ prompts: [TURN] });
    await press(/^Burn the Copies/);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await fireEvent.keyDown(window, { key: 'd' });
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(given.act).toHaveBeenCalledWith('turn-4', { type: 'ask', clue: 'burn', letter: 'D' });
  });

  it('shows a word, and not the same one twice for Dynamic Word Builder', async () => {
    const turns = [{ seat: 0, clue: 'dynamic', word: 'AVID', berries: 1 } as const];
    const { given } = show({
      prompts: [TURN],
      view: { public: table({ turns }), private: hidden() },
    });
    await fireEvent.keyDown(window, { key: '4' });
    await type('avid');
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(given.act).not.toHaveBeenCalled();
    expect(screen.getByText('You have shown this word already.')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'Backspace' });
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(given.act).toHaveBeenCalledWith('turn-4', {
      type: 'ask',
      clue: 'dynamic',
      word: 'AVI',
    });
  });

  it('guesses after showing the cost of a wrong guess; the form stays as it was', async () => {
    const { given } = show({ prompts: [TURN] });
    await press('Guess the word');
    expect(screen.getByText(/A wrong guess gives Bo 2 berries/)).toBeTruthy();
    await type('davit');
    await press(/^Guess DAVIT/);
    expect(given.act).toHaveBeenCalledWith('turn-4', { type: 'guess', word: 'DAVIT' });
    expect(screen.getByRole('button', { name: /^Guess DAVIT/ })).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Guess the word' })).toBeTruthy();
  });

  it('shows the draft to teammates', () => {
    const draft = JSON.stringify({ step: 4, doing: 'strike', letter: 'V', word: '' });
    show({
      prompts: [TURN],
      commits: false,
      captain: 'Cy',
      pad: (_, name) => (name === 'draft' ? draft : ''),
    });
    expect(screen.getByText('Ask about V')).toBeTruthy();
    expect(screen.getByText('Cy confirms')).toBeTruthy();
  });

  it('asks for a confirmation of giving up and of draws', async () => {
    const { given } = show({ prompts: [TURN, ...more] });
    await press('More');
    await press('Give this round up');
    expect(given.act).not.toHaveBeenCalled();
    await press('Yes, I give up');
    expect(given.act).toHaveBeenCalledWith('forfeit-1', { type: 'forfeit' });
  });

  it('asks how many words fit only if the table gives hints', async () => {
    const silent = vi.fn(() => Promise.reject(new Error('no')));
    show({ prompts: [TURN], consult: silent });
    expect(silent).not.toHaveBeenCalled();
    cleanup();
    const consult = vi.fn(() => Promise.resolve({ type: 'fitting', known: 3, all: 9, tiles: 400 }));
    show({ prompts: [TURN], consult, options: { hints: true } });
    expect(await screen.findByText(/9 words still fit/)).toBeTruthy();
  });
});

describe('an answer', () => {
  const asked = (asking: NonNullable<ReturnType<typeof hidden>['asking']>, kind: string) =>
    show({
      view: {
        public: table({
          phase: 'answering',
          to_move: 1,
          pending: {
            asker: 1,
            clue: asking.clue,
            letter: asking.letter,
            word: '',
            waiting: [true, false],
            until_ms: 60_000,
          },
        }),
        private: hidden({ asking }),
      },
      prompts: [{ id: 'answer-4', kind, clause: 'W-C-R1', until_ms: 60_000 }],
    });
  const asking = { letter: '', letters: '', places: [], rhymes: [] };

  it('shows one of the letters, with the time that is left', async () => {
    const { given } = asked({ ...asking, clue: 'vowel', letters: 'E' }, 'reveal');
    expect(screen.getByLabelText('60 seconds left')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'E' }));
    await press('Show E');
    expect(given.act).toHaveBeenCalledWith('answer-4', { type: 'reveal', letter: 'E' });
  });

  it('says that no letter is left', async () => {
    const { given } = asked({ ...asking, clue: 'give' }, 'reveal');
    await press('Say that none is left');
    expect(given.act).toHaveBeenCalledWith('answer-4', { type: 'reveal', letter: '' });
  });

  it('points at a place of the own word', async () => {
    const { given } = asked({ ...asking, clue: 'super', letter: 'E', places: [2, 4] }, 'point');
    await fireEvent.click(screen.getByRole('radio', { name: 'Place 4: E' }));
    await press('Show place 4');
    expect(given.act).toHaveBeenCalledWith('answer-4', { type: 'point', place: 4 });
  });

  it('says that a letter is not in the word', async () => {
    const { given } = asked({ ...asking, clue: 'super', letter: 'A' }, 'point');
    await press('Say that A is not there');
    expect(given.act).toHaveBeenCalledWith('answer-4', { type: 'point', place: 0 });
  });

  it('gives a rhyme, from the list or invented', async () => {
    const { given } = asked({ ...asking, clue: 'rhyme', rhymes: ['LETS', 'PETS'] }, 'rhyme');
    await press('PETS');
    await press('Say PETS');
    expect(given.act).toHaveBeenCalledWith('answer-4', { type: 'rhyme', word: 'PETS' });
    await fireEvent.input(screen.getByLabelText('Another rhyme'), { target: { value: 'nets' } });
    await press('Say NETS');
    expect(given.act).toHaveBeenLastCalledWith('answer-4', { type: 'rhyme', word: 'NETS' });
  });

  it('looks the same to those who wait, whatever it will be', () => {
    const waits = (letters: string) => {
      const view = {
        public: table({
          phase: 'answering',
          pending: {
            asker: 0,
            clue: 'vowel',
            letter: '',
            word: '',
            waiting: [false, true],
            until_ms: null,
          },
        }),
        private: hidden({ tiles: letters }),
      };
      const { container } = show({ view });
      const text = container.textContent;
      cleanup();
      return text;
    };
    expect(waits('A')).toBe(waits('B'));
    expect(waits('A')).toContain('Waiting for Bo to answer');
  });

  it('lets a word stand or challenges it', async () => {
    const pending = {
      asker: 1,
      clue: 'relative',
      letter: '',
      word: 'HUTZPA',
      waiting: [true, false],
      until_ms: null,
    } as const;
    const { given } = show({
      view: { public: table({ phase: 'answering', pending }), private: hidden() },
      prompts: [{ id: 'word-4', kind: 'word', clause: 'W-VALID-1' }],
    });
    await press('Let it stand');
    await press('Challenge it');
    expect(given.act).toHaveBeenCalledWith('word-4', { type: 'allow' });
    expect(given.act).toHaveBeenCalledWith('word-4', { type: 'challenge' });
  });
});

describe('notes and history', () => {
  it('are stored on a pad', async () => {
    const { pads } = show();
    await press('Notes');
    await press('T, copy 1: unknown');
    expect(screen.getByRole('button', { name: 'T, copy 1: in the word, by hand' })).toBeTruthy();
    await fireEvent.input(screen.getByLabelText('Anything else'), { target: { value: 'davit?' } });
    expect(JSON.parse(pads.get('notes') ?? '')).toMatchObject({ began: 1, text: 'davit?' });
  });

  it('show answers only to those who may know them', async () => {
    const turns = [{ seat: 0, clue: 'first', berries: 4 } as const];
    const mine = hidden({ told: [told({ letter: 'D' })] });
    show({ view: { public: table({ turns }), private: mine } });
    await press('History');
    expect(screen.getByText('at the beginning')).toBeTruthy();
    cleanup();
    show({ view: { public: table({ turns }), private: null }, me: null, surface: 'screen' });
    expect(screen.queryByText('at the beginning')).toBeNull();
    expect(screen.getByText('told in secret')).toBeTruthy();
  });
});

describe('the end', () => {
  const over = (changes = {}) =>
    table({ phase: 'over', results: [result()], secrets: ['BEGETS', 'DAVIT'], ...changes });

  it('shows both words and how they were found', () => {
    show({ view: { public: over(), private: hidden() }, surface: 'desk' });
    expect(screen.getByText('You win the round!')).toBeTruthy();
    expect(screen.getByText('400 words were possible')).toBeTruthy();
    expect(screen.getByLabelText('120 words left')).toBeTruthy();
  });

  it('is accepted, or challenged after a confirmation', async () => {
    const { given } = show({
      view: { public: over({ phase: 'review', review_until_ms: 60_000 }), private: hidden() },
      prompts: [
        { id: 'accept-9', kind: 'accept', clause: 'W-VALID-R2', until_ms: 60_000 },
        { id: 'challenge-1', kind: 'challenge', clause: 'W-VALID-1', awaited: false },
      ],
    });
    await press('Accept the result');
    expect(given.act).toHaveBeenCalledWith('accept-9', { type: 'accept' });
    await press('Challenge the word DAVIT');
    expect(given.act).toHaveBeenCalledTimes(1);
    await press('Challenge DAVIT');
    expect(given.act).toHaveBeenLastCalledWith('challenge-1', { type: 'challenge', secret: true });
  });
});

describe('the race', () => {
  it('counts down, then takes a word of four letters', async () => {
    const { rerender, given } = show({
      view: {
        public: table({ phase: 'countdown', to_move: null, race: [2500, 180_000] }),
        private: hidden(),
      },
    });
    expect(screen.getByTestId('countdown').textContent).toContain('3');
    await rerender({
      view: {
        public: table({ phase: 'racing', to_move: null, race: [2500, 180_000] }),
        private: hidden(),
      },
      prompts: [{ id: 'race-5', kind: 'race', clause: 'W-TIE-1', until_ms: 180_000 }],
    });
    await type('avidt');
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(given.act).toHaveBeenCalledWith('race-5', { type: 'race', word: 'AVID' });
  });
});

describe('spectators', () => {
  it.each(['writing', 'asking', 'answering', 'countdown', 'racing', 'review', 'over'] as const)(
    'see the table in the phase %s, without controls or secrets',
    (phase) => {
      const isEnd = phase === 'review' || phase === 'over';
      const view = {
        public: table({
          phase,
          race: [1000, 2000],
          results: isEnd ? [result()] : [],
          written: [true, false],
        }),
        private: null,
      };
      const { container } = show({ me: null, surface: 'screen', view });
      expect(screen.queryByRole('button')).toBeNull();
      if (!isEnd) expect(container.textContent).not.toContain('BEGETS');
    },
  );

  it('see everything in an open film', () => {
    const privates = [hidden(), hidden({ secret: 'DAVIT' })];
    const { container } = show({
      me: null,
      surface: 'desk',
      view: { public: table(), private: privates },
    });
    expect(container.textContent).toContain('BEGETS');
    expect(container.textContent).toContain('DAVIT');
  });

  it('see a side of a film without prompts', () => {
    show({ players: [player('Ann'), player('Bo', { kind: 'bot' })] });
    expect(screen.getByText('Ann chooses a clue …')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'What will you do?' })).toBeNull();
  });
});
