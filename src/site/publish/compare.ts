/** Compares two folders byte by byte: what was published with what a plain build makes of the same data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, MARK_FILE } from './staging.ts';

export interface Difference {
  /** From the folder. */
  file: string;
  /** What is wrong with the published file, in words. */
  what: string;
}

const EXCERPT = 60;

/** Where two texts part, with what stands there in each. */
function firstDifference(published: Buffer, built: Buffer): string {
  const length = Math.min(published.length, built.length);
  let at = 0;
  while (at < length && published[at] === built[at]) at += 1;
  const excerpt = (bytes: Buffer): string =>
    JSON.stringify(bytes.subarray(Math.max(0, at - EXCERPT / 2), at + EXCERPT).toString());
  return `differs from byte ${at}: ${excerpt(published)}; a build has ${excerpt(built)}`;
}

/** Every difference, by file. @throws when one of the folders is not there */
export function compareSites(published: string, built: string): Difference[] {
  const ours = new Set(filesIn(published).filter((file) => file !== MARK_FILE));
  const differences: Difference[] = [];
  for (const file of filesIn(built)) {
    if (!ours.delete(file)) {
      differences.push({ file, what: 'is missing' });
      continue;
    }
    const [bytes, wanted] = [published, built].map((folder) => readFileSync(join(folder, file)));
    if (bytes === undefined || wanted === undefined || bytes.equals(wanted)) continue;
    differences.push({ file, what: firstDifference(bytes, wanted) });
  }
  for (const file of ours) differences.push({ file, what: 'should not be there' });
  return differences.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
