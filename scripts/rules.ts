/**
 * `npm run rules`: regenerates the generated parts of `firestore.rules` and `storage.rules`, and
 * `firestore.indexes.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tooling/local/env.ts';
import { indexFile } from '#tooling/rules/indexes.ts';
import { MADE, withGeneratedRegion } from '#tooling/rules/generated-region.ts';

function write(name: string, make: (before: string) => string): void {
  const file = join(ROOT, name);
  const before = readFileSync(file, 'utf8');
  const after = make(before);
  if (after !== before) writeFileSync(file, after);
  console.log(after === before ? `${name} is up to date.` : `${name} updated.`);
}

for (const [name, make] of Object.entries(MADE))
  write(name, (before) => withGeneratedRegion(before, make));
write('firestore.indexes.json', indexFile);
