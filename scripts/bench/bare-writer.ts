/**
 * The baseline: rewrites the files of a folder with plain Node, and prints the seconds spent on writing. With a share
 * like `0 2`, it writes every second file only, so that several processes can write together.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [, , from = '', to = '', share = '0', shares = '1'] = process.argv;
const entries = readdirSync(from, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((_, index) => index % Number(shares) === Number(share));

let seconds = 0;
const created = new Set<string>();
for (const file of files) {
  const bytes = readFileSync(file);
  const target = join(to, relative(from, file));
  const started = performance.now();
  const folder = dirname(target);
  if (!created.has(folder)) {
    mkdirSync(folder, { recursive: true });
    created.add(folder);
  }
  writeFileSync(target, bytes);
  seconds += (performance.now() - started) / 1000;
}
console.log(seconds);
