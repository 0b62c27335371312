import { describe, expect, it } from 'vitest';
import type { Part } from '../net/messages.gen';
import { addGame } from '../text';
import { colourOf, isEmpty, pictureOf, rowsOf, textOf, titleOf } from './values';

await addGame('dice', 'field-pot = The pot\ncolour-red = scarlet', {});
const part = (name: string, kind: Part['kind'], more: Partial<Part> = {}): Part => ({
  name,
  kind,
  ...more,
});

describe('a part', () => {
  it('is called as its hint says, as the catalogue says, or by its name in words', () => {
    const hinted = part('pot', 'number', { show: { kind: 'count', title: 'At stake' } });
    expect(titleOf('dice', hinted)).toBe('At stake');
    expect(titleOf('dice', part('pot', 'number'))).toBe('The pot');
    expect(titleOf('dice', part('rounds_left', 'number'))).toBe('Rounds left');
  });

  it('has values in words', () => {
    expect(textOf('dice', part('colour', 'text'), 'red')).toBe('scarlet');
    expect(textOf('dice', part('phase', 'text'), 'laying_out')).toBe('Laying out');
    const named = part('card', 'number', { show: { kind: 'cards', names: { 3: 'Lime' } } });
    expect(textOf('dice', named, 3)).toBe('Lime');
  });

  it.each([
    [part('a', 'number'), 0, false],
    [part('a', 'number', { show: { kind: 'dice' } }), 0, true],
    [part('a', 'text'), '', true],
    [part('a', 'switch'), false, true],
    [part('a', 'row', { parts: [part('', 'text')] }), ['', ''], true],
    [part('a', 'row', { parts: [part('', 'number')] }), [0], false],
    [part('a', 'parts', { parts: [part('b', 'text')] }), { b: '' }, true],
    [part('a', 'nothing'), 5, true],
  ])('is not drawn without a content', (drawn, value, empty) => {
    expect(isEmpty(drawn, value)).toBe(empty);
  });
});

it('a grid is given as rows, as one row or as a text', () => {
  const rows = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect(rowsOf(rows, 0)).toEqual(rows);
  expect(rowsOf(['a', 'b', 'c', 'd'], 2)).toEqual(rows);
  expect(rowsOf('abcd', 2)).toEqual(rows);
});

it('a colour is one of the palette or any other, and a picture is an image without scripts', () => {
  const show = {
    kind: 'cards',
    colours: { a: 'leaf', b: '#123456' },
    pictures: { a: '<svg/>' },
  } as const;
  expect(colourOf(show, 'a')).toBe('var(--person-leaf, leaf)');
  expect(colourOf(show, 'b')).toBe('#123456');
  expect(pictureOf(show, 'a')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
});
