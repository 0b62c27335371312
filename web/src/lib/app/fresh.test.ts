import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mendFiles } from './fresh';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const answers = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(answer));

test('a page whose files are gone is loaded anew once, not for ever', async () => {
  answers(() => Promise.resolve({ ok: true }));
  const reload = vi.fn();
  await mendFiles(reload);
  await mendFiles(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while the server is away the page stays', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  const reload = vi.fn();
  await mendFiles(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that forbids storage does not load the page again and again', async () => {
  answers(() => Promise.resolve({ ok: true }));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  const reload = vi.fn();
  await mendFiles(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser without room to remember it does not load the page again and again', async () => {
  answers(() => Promise.resolve({ ok: true }));
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  });
  const reload = vi.fn();
  await expect(mendFiles(reload)).resolves.toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});
