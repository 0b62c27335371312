import { describe, expect, it, vi } from 'vitest';
import { FLAG } from './constants.gen';
import { bodyOf, doing, shotOf, touch } from '../../../../fixtures/duel';
import { happened } from './happenings';
import { signsOf, standingOf, type Rule } from './rules';
import { snapshotOf } from './snapshot';
import { SWORD_FIGHT } from './show';
import { Film, snapshotsOf } from '../film.svelte';
import { endingOf, lineOf } from './told';

const names = ['Ann', 'Ben'];
const rule = (modifier: string, seats: readonly number[] = [4, 2]): Rule => ({
  id: `F-C-${modifier}`,
  modifier,
  name: modifier,
  text: '',
  colour: 'yellow',
  seats,
});

describe('happenings between two snapshots', () => {
  it('include the numbers of the countdown, then the start', () => {
    const at = (tick: number) => shotOf({ tick, phase: 'countdown' });
    expect(happened(null, at(1))).toEqual([{ kind: 'count', number: 3 }]);
    expect(happened(at(1), at(58))).toEqual([]);
    expect(happened(at(58), at(62))).toEqual([{ kind: 'count', number: 2 }]);
    expect(happened(at(178), shotOf({ tick: 180, phase: 'order' }))).toEqual([{ kind: 'fight' }]);
  });

  it('include the touch that ends a bout, and the shorter countdown of the next one', () => {
    const lost = { flags: FLAG.armed | FLAG.lost };
    const before = shotOf({ tick: 300, touches: 3 });
    const told = { tick: 302, phase: 'touch', touches: 3, won: [1, 0] } as const;
    const now = shotOf({ ...told, fighters: [{}, lost] });
    const [touched] = happened(before, now);
    expect(touched).toEqual({ kind: 'touch', fighter: 0, won: [1, 0] });
    expect(touched && lineOf(touched, names, [])).toBe('Touch for Ann! 1 : 0');
    expect(happened(now, shotOf({ ...told, tick: 304, fighters: [{}, lost] }))).toEqual([]);
    const next = { phase: 'countdown', bout: 2, goes: 432, count: 24 } as const;
    const counting = shotOf({ ...told, ...next, tick: 360 });
    expect(happened(now, counting)).toEqual([{ kind: 'count', number: 3 }]);
    expect(happened(counting, shotOf({ ...told, ...next, tick: 386 }))).toEqual([
      { kind: 'count', number: 2 },
    ]);
  });

  it('include a bout that both have lost, which is a touch for nobody', () => {
    const lost = { flags: FLAG.armed | FLAG.lost };
    const now = shotOf({ tick: 302, phase: 'touch', touches: 3, fighters: [lost, lost] });
    const [touched] = happened(shotOf({ tick: 300, touches: 3 }), now);
    expect(touched).toEqual({ kind: 'touch', fighter: null, won: [0, 0] });
  });

  it('include one clash when two swords touch', () => {
    const before = shotOf({ tick: 200 });
    const now = shotOf({ tick: 202, fighters: [touch('blade', 1), touch('blade', 1)] });
    expect(happened(before, now).map(({ kind }) => kind)).toEqual(['clash']);
    expect(happened(now, shotOf({ tick: 204, fighters: [touch('blade', 3)] }))).toEqual([]);
  });

  it('include a hit, with the place where the blade struck', () => {
    const now = shotOf({
      tick: 202,
      fighters: [{ ...touch('body'), spark_x: 1.25, spark_y: 0.5 }],
    });
    expect(happened(shotOf({ tick: 200 }), now)).toMatchObject([
      { kind: 'hit', fighter: 0, x: 1.25, y: -0.5 },
    ]);
  });

  it('include the beginning and the end of an order', () => {
    const free = shotOf({ tick: 200 });
    const busy = shotOf({ tick: 202, fighters: [{}, doing('cry', 60)] });
    expect(happened(free, busy)).toEqual([{ kind: 'order', fighter: 1, modifier: 'cry' }]);
    expect(happened(busy, shotOf({ tick: 204 }))).toEqual([
      { kind: 'done', fighter: 1, modifier: 'cry' },
    ]);
  });

  it('include a sword that is picked up, a second wind that is spent, and walls that close in', () => {
    const before = shotOf({ tick: 200, fighters: [{ flags: FLAG.wind }] });
    const now = shotOf({ tick: 202, room: [4, 2.8], fighters: [{ flags: FLAG.armed }] });
    expect(happened(before, now).map(({ kind }) => kind)).toEqual(['armed', 'winded', 'shrink']);
  });
});

describe('the signs of a fighter', () => {
  const fighters = [4, 2];

  it('show what is active, and how much of its time is left', () => {
    const snapshot = shotOf({ fighters: [doing('cry', 30)] });
    const [one] = snapshot.fighters;
    if (!one) throw new Error('nobody there');
    expect(signsOf([rule('cry'), rule('bow')], 4, one, 'fight')).toMatchObject([
      { state: 'acts', left: 0.5 },
      { state: 'waits', left: null },
    ]);
    expect(standingOf([rule('cry')], fighters, snapshot)[0]?.signs[0]?.state).toBe('acts');
  });

  it('show only the cards that bind the fighter', () => {
    const snapshot = shotOf({});
    expect(
      standingOf([rule('shield', [2])], fighters, snapshot).map(({ signs }) => signs.length),
    ).toEqual([0, 1]);
  });

  it('can be asleep or spent', () => {
    const [one] = shotOf({ fighters: [{ flags: FLAG.tether_asleep }] }).fighters;
    if (!one) throw new Error('nobody there');
    const all = signsOf(
      [rule('tether'), rule('second_wind'), rule('fetch'), rule('hop')],
      4,
      one,
      'fight',
    );
    expect(all.map(({ state }) => state)).toEqual(['asleep', 'spent', 'spent', 'acts']);
  });
});

describe('the words about a bout', () => {
  it('say who won and why, with the card that was broken', () => {
    const broken = { cause: 'broken', losers: [4], modifier: 'cry' } as const;
    expect(endingOf(broken, [2, 4], names, [rule('cry')])).toMatchObject({
      title: 'Ann wins!',
      why: 'Ben broke cry.',
      people: [0],
    });
    expect(endingOf({ cause: 'hit', losers: [2], modifier: '' }, [2, 4], names, []).why).toBe(
      'Ben hit Ann.',
    );
    expect(
      endingOf({ cause: 'hit', losers: [2, 4], modifier: '' }, [2, 4], names, []).people,
    ).toEqual([]);
    expect(endingOf({ cause: 'lot', losers: [2], modifier: '' }, [2, 4], names, []).why).toContain(
      'lot',
    );
  });

  it('leave out what would only be noise', () => {
    expect(lineOf({ kind: 'swing', fighter: 0 }, names, [])).toBe('');
    expect(lineOf({ kind: 'hit', fighter: 1, x: 0, y: 0, force: 1 }, names, [])).toBe(
      'Ben lands a hit.',
    );
    expect(lineOf({ kind: 'order', fighter: 0, modifier: 'cry' }, names, [rule('cry')])).toBe(
      'Ann: cry.',
    );
  });
});

describe('the film of a bout', () => {
  const bytes = (ticks: readonly number[]) => {
    const parts = ticks.flatMap((tick) => {
      const body = new Uint8Array(bodyOf({ tick }).buffer);
      return [body.length & 255, body.length >> 8, ...body];
    });
    return new Uint8Array(parts).buffer;
  };

  it('has a snapshot per tick, and drops an incomplete one at the end', () => {
    const whole = bytes([0, 1, 2]);
    expect(snapshotsOf(whole, snapshotOf).map(({ tick }) => tick)).toEqual([0, 1, 2]);
    expect(snapshotsOf(whole.slice(0, -5), snapshotOf)).toHaveLength(2);
  });

  it('runs to its end, slower if wanted, and again from the start', () => {
    const ended = vi.fn();
    const film = new Film(
      SWORD_FIGHT,
      snapshotsOf(bytes([0, 1, 2, 3, 4, 5, 6]), snapshotOf),
      { bodies: [0, 1], fighters: [0, 1] },
      () => ({ players: [], surface: 'phone', rules: [] }),
      ended,
    );
    film.slower();
    expect(film.speed).toBe(0.5);
    film.frame(0, 100);
    expect(film.tick).toBeCloseTo(3);
    film.frame(0, 1000);
    expect(ended).toHaveBeenCalledOnce();
    expect([film.tick, film.isRunning]).toEqual([6, false]);
    film.toggle();
    expect([film.tick, film.isRunning]).toEqual([0, true]);
  });
});
