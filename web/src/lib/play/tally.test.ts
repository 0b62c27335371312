import { expect, test } from 'vitest';
import { byGame, inAll } from './tally';

const tally = [
  { game: 'mantis', name: 'Ann', bot: false, played: 2, won: 1 },
  { game: 'mantis', name: 'Pip', bot: true, played: 2, won: 1 },
  { game: 'burrito', name: 'Ann', bot: false, played: 1, won: 1 },
  { game: 'burrito', name: 'Bo', bot: false, played: 1, won: 0 },
];

test('the tally in all adds up the games of each player, the winners first', () => {
  expect(inAll(tally)).toEqual([
    { name: 'Ann', bot: false, played: 3, won: 2 },
    { name: 'Pip', bot: true, played: 2, won: 1 },
    { name: 'Bo', bot: false, played: 1, won: 0 },
  ]);
});

test('the tally by game keeps the games apart', () => {
  expect(byGame(tally).map(([game, rows]) => [game, rows.map(({ name }) => name)])).toEqual([
    ['mantis', ['Ann', 'Pip']],
    ['burrito', ['Ann', 'Bo']],
  ]);
});
