import { describe, expect, it } from 'vitest';
import {
  emptyNotes,
  letterRows,
  markLength,
  placeBoxes,
  readNotes,
  sureMarks,
  tapLetter,
  writePlace,
} from './notes';
import type { Sure } from './types.gen';

const RACK = 'OYWHTAADVID';

function sure(changes: Partial<Sure> = {}): Sure {
  return {
    least: [['A', 1]],
    most: [
      ['D', 1],
      ['W', 0],
    ],
    shortest: 2,
    longest: 6,
    vowels: null,
    consonants: null,
    places: [[1, 'D']],
    last: 'T',
    ...changes,
  };
}

describe('notes', () => {
  it('derive from the clues which copies are in, out or open', () => {
    expect(sureMarks(RACK, 'A', sure())).toEqual(['in', 'open']);
    expect(sureMarks(RACK, 'D', sure())).toEqual(['open', 'out']);
    expect(sureMarks(RACK, 'W', sure())).toEqual(['out']);
    expect(sureMarks(RACK, 'D', null)).toEqual(['open', 'open']);
  });

  it('show each tile once, vowels first', () => {
    const rows = letterRows(RACK, emptyNotes(1), null);
    expect(rows.map((row) => row.letter).join('')).toBe('AIODHTVWY');
    expect(rows[0]?.copies).toHaveLength(2);
  });

  it('cycle from open to in to out', () => {
    let notes = emptyNotes(1);
    const mark = () => letterRows(RACK, notes, null).find((row) => row.letter === 'T')?.copies[0];
    notes = tapLetter(notes, RACK, 'T', 0, null);
    expect(mark()).toEqual({ value: 'in', byHand: true });
    notes = tapLetter(notes, RACK, 'T', 0, null);
    expect(mark()).toEqual({ value: 'out', byHand: true });
    notes = tapLetter(notes, RACK, 'T', 0, null);
    expect(mark()).toEqual({ value: 'open', byHand: false });
  });

  it('let marks by hand override the clues, and return to them', () => {
    let notes = emptyNotes(1);
    const mark = () => letterRows(RACK, notes, sure()).find((row) => row.letter === 'A')?.copies[0];
    expect(mark()).toEqual({ value: 'in', byHand: false });
    notes = tapLetter(notes, RACK, 'A', 0, sure());
    expect(mark()).toEqual({ value: 'out', byHand: true });
    notes = tapLetter(notes, RACK, 'A', 0, sure());
    expect(mark()).toEqual({ value: 'open', byHand: true });
    notes = tapLetter(notes, RACK, 'A', 0, sure());
    expect(mark()).toEqual({ value: 'in', byHand: false });
  });

  it('show how long the word is', () => {
    const boxes = placeBoxes(emptyNotes(1), sure());
    expect(boxes.map((box) => box.reach.value)).toEqual([
      'there',
      'there',
      ...Array<string>(4).fill('maybe'),
      ...Array<string>(5).fill('beyond'),
    ]);
    expect(boxes[0]?.letter).toEqual({ value: 'D', byHand: false });
    const marked = placeBoxes(markLength(emptyNotes(1), 3), sure());
    expect(marked[3]?.reach).toEqual({ value: 'beyond', byHand: true });
    expect(markLength(markLength(emptyNotes(1), 3), 3).length).toBe(0);
  });

  it('put the last letter into its place once the length is known', () => {
    const boxes = placeBoxes(emptyNotes(1), sure({ shortest: 5, longest: 5 }));
    expect(boxes[4]?.letter.value).toBe('T');
    expect(placeBoxes(emptyNotes(1), sure())[5]?.letter.value).toBe('');
  });

  it('keep what is written into a place by hand', () => {
    const notes = writePlace(emptyNotes(1), 1, 'H');
    expect(placeBoxes(notes, sure())[0]?.letter).toEqual({ value: 'H', byHand: true });
    expect(placeBoxes(writePlace(notes, 1, ''), sure())[0]?.letter.value).toBe('D');
  });

  it('survive a reload, and are empty in a new round', () => {
    const notes = { ...tapLetter(emptyNotes(7), RACK, 'D', 1, null), text: 'plural?', length: 4 };
    expect(readNotes(JSON.stringify(notes), 7)).toEqual({ ...notes, places: [] });
    expect(readNotes(JSON.stringify(notes), 8)).toEqual(emptyNotes(8));
  });

  it.each(['', 'garbage', '[]', 'null', '42', '{"began":7,"letters":5,"places":{},"length":"x"}'])(
    'ignore an invalid pad: %j',
    (text) => expect(readNotes(text, 7)).toEqual(emptyNotes(7)),
  );

  it('drop invalid marks', () => {
    const text = JSON.stringify({
      began: 7,
      letters: { A: ['in', 'maybe', 3], b: ['in'], AB: ['in'] },
      places: ['x', 'Y', 7],
      length: 99,
      text: 5,
    });
    expect(readNotes(text, 7)).toEqual({
      began: 7,
      letters: { A: ['in', null, null] },
      places: ['', 'Y', ''],
      length: 0,
      text: '',
    });
  });
});
