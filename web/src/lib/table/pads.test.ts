import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAD_LENGTH } from '../net/messages.gen';
import { Refusal } from '../net/refusal';
import { Pads, SEND_AFTER_MS } from './pads.svelte';

interface Sent {
  text: string;
  done: () => void;
  refuse: (code: string) => void;
}

/** The pads of a page, and what it sent; the test answers every text. */
function paper() {
  const sent: Sent[] = [];
  const refused: Refusal[] = [];
  const pads = new Pads(
    (_seat, _name, text) =>
      new Promise((resolve, reject) => {
        sent.push({
          text,
          done: () => resolve(null),
          refuse: (code) => reject(new Refusal(code, code)),
        });
      }),
    (refusal) => refused.push(refusal),
  );
  pads.see({ '0': { notes: 'old' } }, true);
  const answer = async (place: number, code?: string) => {
    if (code) sent[place]?.refuse(code);
    else sent[place]?.done();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { pads, sent, refused, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(SEND_AFTER_MS);

describe('the pads of a seat', () => {
  it('show typed text at once and send it soon after, several letters together', async () => {
    const { pads, sent } = paper();
    for (const text of ['n', 'ne', 'new']) pads.write(0, 'notes', text);
    expect(pads.read(0, 'notes')).toBe('new');
    expect(sent).toEqual([]);
    await pause();
    expect(sent.map(({ text }) => text)).toEqual(['new']);
  });

  it('send while somebody continues to type, not only when they stop', async () => {
    const { pads, sent } = paper();
    for (let letters = 1; letters <= 9; letters += 1) {
      pads.write(0, 'notes', 'x'.repeat(letters));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent.map(({ text }) => text.length)).toEqual([4, 8]);
  });

  it('take what others write', () => {
    const { pads } = paper();
    pads.change({ seat: 0, name: 'notes', text: 'theirs' });
    pads.change({ seat: 0, name: 'draft', text: 'more' });
    expect([pads.read(0, 'notes'), pads.read(0, 'draft'), pads.read(1, 'notes')]).toEqual([
      'theirs',
      'more',
      '',
    ]);
  });

  it('keep unsent text, and take what arrives after it was sent', async () => {
    const { pads, answer } = paper();
    pads.write(0, 'notes', 'mine');
    pads.change({ seat: 0, name: 'notes', text: 'theirs, before' });
    await pause();
    pads.change({ seat: 0, name: 'notes', text: 'theirs, on the way' });
    expect(pads.read(0, 'notes')).toBe('mine');
    await answer(0);
    pads.change({ seat: 0, name: 'notes', text: 'theirs, after' });
    expect(pads.read(0, 'notes')).toBe('theirs, after');
  });

  it('send again what was typed while the last text was being sent', async () => {
    const { pads, sent, answer } = paper();
    pads.write(0, 'notes', 'one');
    await pause();
    pads.write(0, 'notes', 'two');
    await answer(0);
    pads.change({ seat: 0, name: 'notes', text: 'theirs' });
    expect(pads.read(0, 'notes')).toBe('two');
    await pause();
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('send at once when the page closes', () => {
    const { pads, sent } = paper();
    pads.write(0, 'notes', 'last words');
    pads.flush();
    pads.flush();
    expect(sent.map(({ text }) => text)).toEqual(['last words']);
  });

  it('try again silently when they were too fast', async () => {
    const { pads, sent, refused, answer } = paper();
    pads.write(0, 'notes', 'mine');
    await pause();
    await answer(0, 'too_fast');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.map(({ text }) => text)).toEqual(['mine', 'mine']);
    expect(refused).toEqual([]);
  });

  it('report what the table refuses, and continue from the next text', async () => {
    const { pads, refused, answer } = paper();
    pads.write(0, 'notes', 'mine');
    await pause();
    await answer(0, 'too_many_pads');
    expect(refused.map(({ code }) => code)).toEqual(['too_many_pads']);
    pads.change({ seat: 0, name: 'notes', text: 'theirs' });
    expect(pads.read(0, 'notes')).toBe('theirs');
  });

  it('come back complete after a lost connection, with unsent text', () => {
    const { pads } = paper();
    pads.write(0, 'notes', 'mine');
    pads.see({ '0': { notes: 'theirs', draft: 'd' } }, false);
    expect([pads.read(0, 'notes'), pads.read(0, 'draft')]).toEqual(['mine', 'd']);
  });

  it('are empty in the next game, and nothing of the last one is sent', async () => {
    const { pads, sent } = paper();
    pads.write(0, 'notes', 'mine');
    pads.see({ '0': {} }, true);
    await pause();
    expect([pads.read(0, 'notes'), sent.length]).toEqual(['', 0]);
  });

  it('contain no more than the table stores, and never half a character', () => {
    const { pads } = paper();
    pads.write(0, 'notes', 'x'.repeat(PAD_LENGTH - 1) + '🦐🦐');
    expect(pads.read(0, 'notes')).toBe('x'.repeat(PAD_LENGTH - 1));
  });
});
