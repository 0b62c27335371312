import { cleanup, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../app/within.setup';
import type { RuleBook } from '../net/messages.gen';
import Log from './Log.svelte';
import type { Told } from './log';

const book: RuleBook = {
  title: 'Mantis',
  intro: '',
  sections: [
    {
      title: 'Your turn',
      intro: '',
      clauses: ['M-TURN-1', 'M-STEAL-1', 'M-STEAL-2', 'M-TANK-1'].map((id) => ({
        id,
        text: `The text of ${id}.`,
      })),
    },
  ],
  events: { turned: ['M-STEAL-1', 'M-TURN-1', 'M-TANK-1'], stayed: [] },
};
const turned = { type: 'turned', seat: 0, aim: 'steal', into: 1, colour: 'red' };
const stayed = { type: 'stayed', seat: 0, into: 1, colour: 'red', clause: 'M-STEAL-2' };
const line = (id: number, events: readonly unknown[]): Told => ({
  id,
  seat: null,
  text: `Line ${id}.`,
  events,
  stoodIn: false,
});

const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
};
const names = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));

async function show(events: readonly unknown[], game = 'mantis') {
  renderWithin(Log, { told: [line(1, events)], players: [], game }, {});
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.endsWith('/examples') ? [] : book)),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the log', () => {
  it('shows the two main rules of a line, and the others at a tap', async () => {
    await show([turned, stayed]);
    expect(names()).toEqual(['Rule M-STEAL-1', 'Rule M-STEAL-2', '+2 more rules']);
    screen.getByRole('button', { name: '+2 more rules' }).click();
    await settled();
    expect(names()).toEqual(['Rule M-STEAL-1', 'Rule M-STEAL-2', 'Rule M-TURN-1', 'Rule M-TANK-1']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rule M-TURN-1');
  });

  it('opens the rule book at the rule that was tapped', async () => {
    await show([stayed]);
    screen.getByRole('button', { name: 'Rule M-STEAL-2' }).click();
    await settled();
    const marked = within(screen.getByRole('dialog')).getByText('The text of M-STEAL-2.');
    expect(marked.closest('[aria-current]')?.getAttribute('data-clause')).toBe('M-STEAL-2');
  });

  it('shows the lines without rules until the rule book is loaded', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await show([stayed]);
    expect(screen.getByTestId('log').textContent).toContain('Line 1.');
    expect(names()).toEqual([]);
  });

  it('shows the lines without rules if the rule book cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await show([stayed]);
    expect(screen.getByTestId('log').textContent).toContain('Line 1.');
    expect(names()).toEqual([]);
  });

  it('has no buttons on the shared screen', async () => {
    await show([stayed], '');
    expect(names()).toEqual([]);
  });
});
