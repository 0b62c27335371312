import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../app/within.setup';
import type { ChatLine } from '../net/messages.gen';
import type { Wish } from '../net/socket';
import Chat from './Chat.svelte';
import { ChatMute } from './mute.svelte';

const info = { settings: { chat: true }, members: [] };

function chat(team: readonly unknown[], said: readonly ChatLine[] = []) {
  const order = vi.fn((wish: Wish) => Promise.resolve(wish.type === 'say'));
  const table = { info, team, said, me: 1, you: 0, order };
  renderWithin(Chat, { mute: new ChatMute() }, { table });
  return order;
}

async function say(text: string) {
  const input = screen.getByRole('textbox');
  await fireEvent.input(input, { target: { value: text } });
  await fireEvent.submit(input.closest('form') as HTMLFormElement);
}

afterEach(cleanup);

describe('the chat', () => {
  it('has no team channel if nobody shares a seat', async () => {
    const order = chat([{}]);
    expect(screen.queryByRole('group')).toBeNull();
    await say('hello');
    expect(order).toHaveBeenCalledWith({ type: 'say', text: 'hello' });
  });

  it('starts with the team channel, says who reads it, and has a switch', async () => {
    const order = chat([{}, {}]);
    expect(screen.getByRole('button', { name: 'Team' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText('Only your team reads this')).toBeTruthy();
    await say('psst');
    await fireEvent.click(screen.getByRole('button', { name: 'Everyone' }));
    await say('hello');
    expect(order.mock.calls.map(([wish]) => wish)).toEqual([
      { type: 'say', text: 'psst', to: 'team', seat: 1 },
      { type: 'say', text: 'hello' },
    ]);
  });

  it('marks the lines of the team', () => {
    chat(
      [{}, {}],
      [
        { member: 0, name: 'Ann', text: 'to all', team: null },
        { member: 0, name: 'Ann', text: 'to us', team: 1 },
      ],
    );
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent.trim());
    expect(lines[0]).toMatch(/^Ann\s+to all$/);
    expect(lines[1]).toMatch(/^Team\s+Ann\s+to us$/);
  });
});
