import { describe, expect, it } from 'vitest';
import { hasText } from '.';

const sources: Record<string, string> = import.meta.glob('../../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the catalogue', () => {
  it('has every text that the pages use', () => {
    const missing = Object.entries(sources).flatMap(([path, source]) =>
      path.endsWith('.test.ts')
        ? []
        : [...source.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, id]) =>
            id !== undefined && !hasText(id) ? [`${path}: ${id}`] : [],
          ),
    );
    expect(missing).toEqual([]);
  });
});
