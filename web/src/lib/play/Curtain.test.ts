import { cleanup, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../app/within.setup';
import Curtain from './Curtain.svelte';

const seats = [
  { name: 'Ann', avatar: 'owl', colour: 'sky' },
  { name: 'Bo', avatar: 'fox', colour: 'leaf' },
];
const table = (covered: boolean, lift = vi.fn()) => ({
  seats,
  eyes: { seat: 1, covered },
  lift,
  nameAt: () => 'Bo',
});

afterEach(cleanup);

describe('the curtain', () => {
  it('covers the page for the next player and opens at their tap', () => {
    const lift = vi.fn();
    renderWithin(Curtain, {}, { table: table(true, lift) });
    expect(screen.getByTestId('curtain').textContent).toContain('Pass the phone to Bo');
    screen.getByText(/I am Bo/).click();
    expect(lift).toHaveBeenCalledOnce();
  });

  it('is not shown if nobody has to pass the device', () => {
    renderWithin(Curtain, {}, { table: table(false) });
    expect(screen.queryByTestId('curtain')).toBeNull();
  });
});
