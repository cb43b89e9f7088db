/** `npm run rules`: writes the validators in `firestore.rules` anew, from the schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/env.ts';
import { withMadeRegion } from '#rules/made-region.ts';

const file = join(ROOT, 'firestore.rules');
const before = readFileSync(file, 'utf8');
const after = withMadeRegion(before);
if (after !== before) writeFileSync(file, after);
console.log(
  after === before ? 'firestore.rules is up to date.' : 'firestore.rules is written anew.',
);
