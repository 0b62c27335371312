import { expect, it } from 'vitest';
import type { OfferedToken, Prompt } from '../net/messages.gen';
import { addGame } from '../text';
import { labelOf, MOST_AT_ONCE, picksOf } from './picks';

await addGame(
  'dice',
  'token-bid = { $first } times { $second }\ntoken-bid-first = { $first } dice\ntoken-steal = Steal from { $seat }\ntoken-pick = Pick { $value }',
  {},
);
const NAMES = ['Ann', 'Bob'];
const PROMPTS: readonly Prompt[] = [
  { id: 'turn', kind: 'turn', clause: 'D-BID-1' },
  { id: 'yield', kind: 'yield', clause: 'D-END-1', awaited: false },
];

function token(token: number, kind: string, more: Partial<OfferedToken> = {}): OfferedToken {
  return { prompt: 'turn', token, kind, action: { type: kind }, ...more };
}

const bids = Array.from({ length: MOST_AT_ONCE + 1 }, (_, place) =>
  token(place, 'token-bid', { value: [1 + Math.floor(place / 6), 1 + (place % 6)] }),
);
const labels = (tokens: readonly OfferedToken[], group = '') =>
  picksOf('dice', tokens, PROMPTS, NAMES, group).map(({ label }) => label);

it.each([
  [token(0, 'token-bid', { value: [3, 4] }), '3 times 4'],
  [token(0, 'token-steal', { seat: 1 }), 'Steal from Bob'],
  [token(0, 'token-pick', { value: 'red' }), 'Pick red'],
  [token(0, 'token-lay_down', { value: [1, 2] }), 'Lay down 1 2'],
])('a token has the label of the catalogue, or plain words', (offered, label) => {
  expect(labelOf('dice', offered, NAMES)).toBe(label);
});

it('what does not bring the game on comes last', () => {
  const offered = [
    token(5, 'token-pick', { prompt: 'yield', value: 'peace' }),
    token(6, 'token-pick', { value: 'talk', idle: true }),
    token(7, 'token-pick', { value: 'red' }),
  ];
  expect(labels(offered)).toEqual(['Pick red', 'Pick peace', 'Pick talk']);
});

it('many choices with two parts are made in two steps', () => {
  expect(labels(bids)).toEqual(['1 dice', '2 dice', '3 dice']);
  const [first] = picksOf('dice', bids, PROMPTS, NAMES, '');
  expect(first?.token).toBeNull();
  expect(labels(bids, first?.group).slice(0, 2)).toEqual(['1 times 1', '1 times 2']);
});

it('few choices are made at once', () => {
  expect(labels(bids.slice(0, MOST_AT_ONCE))).toHaveLength(MOST_AT_ONCE);
});
