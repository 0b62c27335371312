import { afterEach, beforeEach, expect, it, vi } from 'vitest';

function forget() {
  localStorage.clear();
  vi.resetModules();
}

beforeEach(forget);
// Test files share their modules.
afterEach(forget);

it('takes single letters as shortcuts until somebody turns them off on this device', async () => {
  const { keyboard } = await import('./keyboard.svelte');
  expect(keyboard.letters).toBe(true);
  keyboard.letters = false;
  expect(keyboard.letters).toBe(false);
  vi.resetModules();
  const later = await import('./keyboard.svelte');
  expect(later.keyboard.letters).toBe(false);
});
