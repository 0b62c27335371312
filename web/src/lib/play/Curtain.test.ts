import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../net/messages.gen';
import type { Table } from '../table/table.svelte';
import Curtain from './Curtain.svelte';

const info = {
  seats: [
    { name: 'Ann', avatar: 'owl', colour: 'sky' },
    { name: 'Bo', avatar: 'fox', colour: 'leaf' },
  ],
} as unknown as TableInfo;
const table = (covered: boolean, lift = vi.fn()) =>
  ({ eyes: { seat: 1, covered }, lift, nameAt: () => 'Bo' }) as unknown as Table;

afterEach(cleanup);

describe('the curtain', () => {
  it('hangs before the one who gets the device and goes up at their tap', () => {
    const lift = vi.fn();
    render(Curtain, { table: table(true, lift), info });
    expect(screen.getByTestId('curtain').textContent).toContain('Pass the phone to Bo');
    screen.getByText(/I am Bo/).click();
    expect(lift).toHaveBeenCalledOnce();
  });

  it('is not there while nobody has to pass the device', () => {
    render(Curtain, { table: table(false), info });
    expect(screen.queryByTestId('curtain')).toBeNull();
  });
});
