import { describe, expect, it } from 'vitest';
import { routeOf } from './route';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/cdfgh', { page: 'table', code: 'CDFGH' }],
    ['/t/CDFGH/', { page: 'table', code: 'CDFGH' }],
    ['/t/CDFGH/screen', { page: 'screen', code: 'CDFGH' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/mantis', { page: 'rules', game: 'mantis' }],
    ['/replay', { page: 'replay', id: null }],
    ['/replay/a_b-c', { page: 'replay', id: 'a_b-c' }],
    ['/t', { page: 'lost' }],
    ['/t/CDFGH/kitchen', { page: 'lost' }],
    ['/t/CDFGH/screen/more', { page: 'lost' }],
    ['/rules/%E0%A4%A', { page: 'rules', game: '%E0%A4%A' }],
    ['/nowhere', { page: 'lost' }],
  ])('reads %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
