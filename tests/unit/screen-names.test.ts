/** Ids of new documents must not equal the name of a screen, because they could not be opened. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREEN_NAMES } from '#core/editing/free-id.ts';

test('no new document gets the id of a screen in its folder', () => {
  const names = globSync('src/admin/features/*/index.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/path: '(?:products|categories|blogs)\/([^$'/]+)'/g),
    ].map(([, name]) => name),
  );
  expect([...SCREEN_NAMES].sort()).toEqual(['new', ...names].sort());
});
