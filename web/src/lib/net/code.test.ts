import { describe, expect, it } from 'vitest';
import { readCode } from './code';

describe('readCode', () => {
  it.each([
    ['BCDFG', 'BCDFG'],
    ['bcdfg', 'BCDFG'],
    ['  bc dfg ', 'BCDFG'],
    ['BC-DFG', 'BCDFG'],
    ['https://rumpus.example/t/BCDFG', 'BCDFG'],
    ['http://192.168.1.4:8000/t/bcdfg/screen', 'BCDFG'],
    ['Come and play: https://x.example/t/bcdfg?from=qr now', 'BCDFG'],
  ])('reads %j as %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it.each(['', '   ', 'what?', 'a code that is far too long'])('finds no code in %j', (text) => {
    expect(readCode(text)).toBeNull();
  });
});
