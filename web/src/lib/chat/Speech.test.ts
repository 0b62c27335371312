import { cleanup, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithin } from '../app/within.setup';
import { Quips } from '../table/quips.svelte';
import { hasText, t } from '../text';
import Speech from './Speech.svelte';

const MOMENTS = ['hello', 'again', 'leads', 'chases', 'hit', 'hits', 'won', 'lost'] as const;

afterEach(cleanup);

describe('what bots say', () => {
  it('is shown with the face of the bot, and read out', () => {
    const quips = new Quips();
    quips.hear({ type: 'quip', seq: 1, seat: 1, name: 'Pip', moment: 'hello', variant: 1 });
    const seats = [{}, { avatar: 'robot', colour: 'sky' }];
    renderWithin(Speech, {}, { table: { info: { seats }, quips } });
    expect(screen.getByTestId('speech').textContent).toContain(t('quip-hello-1'));
    expect(screen.getByText(`Pip says: ${t('quip-hello-1')}`)).toBeTruthy();
  });

  it.each(MOMENTS)('has three short sentences for %s', (moment) => {
    for (const variant of [1, 2, 3]) {
      const key = `quip-${moment}-${String(variant)}`;
      expect(hasText(key)).toBe(true);
      expect(t(key).length).toBeLessThan(45);
    }
  });
});
