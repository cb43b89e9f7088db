/** `npm run rules`: writes anew what is made in `firestore.rules` and `storage.rules`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/env.ts';
import { MADE, withMadeRegion } from '#rules/made-region.ts';

for (const [name, make] of Object.entries(MADE)) {
  const file = join(ROOT, name);
  const before = readFileSync(file, 'utf8');
  const after = withMadeRegion(before, make);
  if (after !== before) writeFileSync(file, after);
  console.log(after === before ? `${name} is up to date.` : `${name} is written anew.`);
}
