import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from './awake';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function browserThat(request: () => Promise<unknown>) {
  const asked = vi.fn(request);
  Object.defineProperty(navigator, 'wakeLock', { value: { request: asked }, configurable: true });
  return asked;
}

test('the screen stays on until somebody lets it go', async () => {
  const release = vi.fn(() => Promise.resolve());
  const asked = browserThat(() => Promise.resolve({ release }));
  const goDark = stayAwake();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('screen'));
  await Promise.resolve();
  goDark();
  expect(release).toHaveBeenCalledTimes(1);
});

test('a page that comes back asks again, because the browser took the lock away', async () => {
  const asked = browserThat(() => Promise.resolve({ release: () => Promise.resolve() }));
  const goDark = stayAwake();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  goDark();
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a browser that refuses, or cannot, is left in peace', async () => {
  const asked = browserThat(() => Promise.reject(new Error('low battery')));
  const goDark = stayAwake();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  goDark();
  Reflect.deleteProperty(navigator, 'wakeLock');
  stayAwake()();
});
