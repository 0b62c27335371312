import { expect, test } from 'vitest';
import { isFile, isOfTheApp, versionOf } from './shell';

test('the worker opens pages of the app, and leaves everything else to the server', () => {
  for (const path of [
    '/',
    '/t/ABCDE',
    '/t/ABCDE/screen',
    '/tv',
    '/rules',
    '/rules/mantis',
    '/replay/x',
  ])
    expect(isOfTheApp(path), path).toBe(true);
  for (const path of [
    '/metrics',
    '/healthz',
    '/api/house',
    '/rulesx',
    '/tvs',
    '/sw.js',
    '/nonsense',
  ])
    expect(isOfTheApp(path), path).toBe(false);
});

test('files are those with a hash in their names', () => {
  expect(isFile('/assets/index-abc.js')).toBe(true);
  expect(isFile('/favicon.svg')).toBe(false);
});

test('a page is known by the name of its script', () => {
  const page = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`;
  expect(versionOf(page('index-one'))).toBe('index-one');
  expect(versionOf(page('index-one'))).not.toBe(versionOf(page('index-two')));
  expect(versionOf('The web app is not built yet.')).toBe('');
});
