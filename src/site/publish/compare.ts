/** Compares the published site byte by byte with a plain build of the same data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './site-files.ts';

export interface Difference {
  /** Relative to the folder. */
  file: string;
  /** What is wrong with the published file, as text. */
  problem: string;
}

const EXCERPT = 60;

/** The position of the first difference, with an excerpt of the published file. */
function firstDifference(published: Buffer, built: Buffer): string {
  const index = published.findIndex((byte, at) => byte !== built[at]);
  const at = index === -1 ? published.length : index;
  const excerpt = published.subarray(Math.max(0, at - EXCERPT / 2), at + EXCERPT).toString();
  return `differs from byte ${at}: ${JSON.stringify(excerpt)}`;
}

/** Every difference, sorted by file. */
export function compareSites(published: string, built: string): Difference[] {
  const unmatched = new Set(filesIn(published));
  const differences: Difference[] = [];
  for (const file of filesIn(built)) {
    if (!unmatched.delete(file)) {
      differences.push({ file, problem: 'is missing' });
      continue;
    }
    const bytes = readFileSync(join(published, file));
    const expected = readFileSync(join(built, file));
    if (!bytes.equals(expected))
      differences.push({ file, problem: firstDifference(bytes, expected) });
  }
  for (const file of unmatched) differences.push({ file, problem: 'should not be there' });
  return differences.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
