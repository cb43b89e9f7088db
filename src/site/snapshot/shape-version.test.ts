import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { fingerprint } from './shape-version.ts';

/** A copy of the sources with one file changed. */
function sourcesWithChange(file?: string): string {
  const folder = temporaryFolder();
  for (const name of ['site/snapshot', 'schema', 'core', 'storefront/features/sign-in']) {
    cpSync(join('src', name), join(folder, name), { recursive: true });
  }
  if (file !== undefined) appendFileSync(join(folder, file), '\n// Changed.\n');
  return folder;
}

test.each([
  'site/snapshot/card.ts',
  'core/pricing.ts',
  'core/listing/catalogue-entry.ts',
  'schema/product-complete.ts',
])('changes with %s, which affects how a product is stored', (file) => {
  expect(fingerprint(sourcesWithChange(file))).not.toBe(fingerprint(sourcesWithChange()));
});

test('does not depend on unrelated code', () => {
  const changed = sourcesWithChange('storefront/features/sign-in/model/sign-in-problems.ts');
  expect(fingerprint(changed)).toBe(fingerprint(sourcesWithChange()));
});
