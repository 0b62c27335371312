import { cleanup, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../app/within.setup';
import type { HolderInfo, SeatInfo } from '../net/messages.gen';
import type { Wish } from '../net/socket';
import Team from './Team.svelte';
import Teammates from './Teammates.svelte';

const holder = (member: number, name: string): HolderInfo => ({
  member,
  name,
  avatar: 'fox',
  colour: 'sea',
  here: true,
  commits: member === 0,
});

const seat = (...holders: HolderInfo[]) =>
  ({
    kind: holders.length ? 'person' : 'empty',
    name: 'a team',
    member: holders[0]?.member ?? null,
    colour: 'sea',
    ready: false,
    slow: false,
    holders,
  }) as unknown as SeatInfo;

const ann = holder(0, 'Ann');
const bo = holder(1, 'Bo');
const cy = holder(2, 'Cy');

function at(you: number, seats: SeatInfo[], host = 0) {
  const held = seats.flatMap((each, place) =>
    each.holders.some(({ member }) => member === you) ? [place] : [],
  );
  const order = vi.fn((wish: Wish) => Promise.resolve(wish));
  return { order, table: { info: { seats, host }, you, held, isHost: you === host, order } };
}

afterEach(cleanup);

describe('a team in the lobby', () => {
  it('shows its people, the captain first and marked', () => {
    const { table } = at(1, [seat(ann, cy), seat(bo)]);
    renderWithin(Team, { seat: seat(ann, cy), place: 0, onopen: vi.fn() }, { table });
    const people = screen.getAllByRole('listitem').map((each) => each.textContent);
    expect(people[0]).toMatch(/Ann.*Captain/s);
    expect(people[1]).toContain('Cy');
    expect(people[1]).not.toContain('Captain');
  });

  it('can be joined whatever its size', () => {
    const first = seat(ann, cy);
    const { table, order } = at(3, [first, seat(bo)]);
    renderWithin(Team, { seat: first, place: 0, onopen: vi.fn() }, { table });
    screen.getByRole('button', { name: /Join this team/ }).click();
    expect(order).toHaveBeenCalledWith({ type: 'take_seat', seat: 0 });
    cleanup();
    const many = seat(ann, cy, ...Array.from({ length: 20 }, (_, more) => holder(more + 4, 'Di')));
    const crowded = at(3, [many, seat()]);
    renderWithin(Team, { seat: many, place: 0, onopen: vi.fn() }, crowded);
    screen.getByRole('button', { name: /Join this team/ }).click();
    expect(crowded.order).toHaveBeenCalledWith({ type: 'take_seat', seat: 0 });
  });

  it('can be left by its people', () => {
    const first = seat(ann, cy);
    const { table, order } = at(2, [first, seat(bo)]);
    renderWithin(Team, { seat: first, place: 0, onopen: vi.fn() }, { table });
    expect(screen.queryByRole('button', { name: /Join this team/ })).toBeNull();
    screen.getByRole('button', { name: /Leave the team/ }).click();
    expect(order).toHaveBeenCalledWith({ type: 'leave_seat', seat: 0 });
  });
});

describe('the people of a team', () => {
  const buttons = () =>
    screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));

  it('can be changed by the captain and by the host, each in their own way', () => {
    const first = seat(ann, cy);
    const onorder = vi.fn();
    for (const [you, host, seen] of [
      [2, 1, []],
      [0, 1, ['Make Cy the captain']],
      [0, 0, ['Make Cy the captain', 'Make Cy the host', 'Send Cy away']],
    ] as const) {
      const { table } = at(you, [first, seat(bo)], host);
      renderWithin(Teammates, { seat: first, place: 0, onorder }, { table });
      expect(buttons()).toEqual(seen);
      if (host === 0) screen.getByRole('button', { name: 'Send Cy away' }).click();
      cleanup();
    }
    expect(onorder.mock.calls).toEqual([[{ type: 'kick', seat: 0, member: 2 }]]);
  });
});
