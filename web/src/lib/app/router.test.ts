import { afterEach, expect, it } from 'vitest';
import { Router } from './router.svelte';

afterEach(() => history.replaceState(null, '', '/'));

it('calls back for each new page, but not for another place on the same one', () => {
  const router = new Router();
  const pages: string[] = [];
  const stop = router.start(() => pages.push(router.route.page));
  router.go('/rules/mantis');
  router.go('/rules/mantis#M-GOAL-1');
  router.go('/');
  expect(pages).toEqual(['rules', 'home']);
  stop();
});
