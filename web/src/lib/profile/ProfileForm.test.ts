import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedProfile, rememberProfile } from '../net/device';
import type { Profile } from '../net/messages.gen';
import ProfileForm from './ProfileForm.svelte';

const ann: Profile = { name: 'Ann', avatar: 'fox', colour: 'sky' };

async function savedWith(height: string): Promise<readonly unknown[][]> {
  const onsave = vi.fn();
  render(ProfileForm, { start: ann, action: 'Save', onsave });
  await fireEvent.input(screen.getByLabelText('Height in cm, if you like'), {
    target: { value: height },
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return onsave.mock.calls;
}

describe('the height in a profile', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('can be given', async () => {
    expect(await savedWith('164')).toEqual([[{ ...ann, height_cm: 164 }]]);
  });

  it('may be left empty', async () => {
    expect(await savedWith('')).toEqual([[ann]]);
  });

  it.each(['3', '900', '170.5'])('of %s cm is rejected', async (height) => {
    expect(await savedWith(height)).toEqual([]);
    expect(screen.getByText(/From 50 to 250 cm/)).toBeTruthy();
  });

  it('is remembered on this device, unless it is invalid', () => {
    rememberProfile({ ...ann, height_cm: 164 });
    expect(rememberedProfile()).toEqual({ ...ann, height_cm: 164 });
    rememberProfile({ ...ann, height_cm: -4 });
    expect(rememberedProfile()).toEqual(ann);
  });
});
