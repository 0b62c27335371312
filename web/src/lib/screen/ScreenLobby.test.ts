import { cleanup, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithin } from '../app/within.setup';
import type { SeatInfo } from '../net/messages.gen';
import ScreenLobby from './ScreenLobby.svelte';

function team(...names: string[]): SeatInfo {
  const holders = names.map((name, member) => ({ member, name, avatar: 'fox', colour: 'sea' }));
  const kind = names.length ? 'person' : 'empty';
  return { kind, name: `${names[0]}'s team`, colour: 'sea', holders } as unknown as SeatInfo;
}

function show(...seats: SeatInfo[]) {
  const info = { code: 'CDFGH', game: 'wordy', link: 'http://here/t/CDFGH', seats };
  const house = { games: [{ name: 'wordy', title: 'A Little Wordy', teams: true }] };
  renderWithin(ScreenLobby, {}, { table: { info }, house });
  return within(screen.getByTestId('screen-seat-0'));
}

const people = (count: number) => Array.from({ length: count }, (_, place) => `Guest ${place}`);

afterEach(cleanup);

describe('teams on the shared screen', () => {
  it('are shown by name, all nine people of them', () => {
    const first = show(team(...people(9)), team('Bo'));
    expect(first.getAllByText(/^Guest/)).toHaveLength(9);
    expect(first.queryByText(/more/)).toBeNull();
  });

  it('are shown as far as there is room, and the others are counted', () => {
    const first = show(team(...people(30)), team('Bo'));
    expect(first.getAllByText(/^Guest/)).toHaveLength(24);
    expect(first.getByText('and 6 more')).toBeTruthy();
  });
});
