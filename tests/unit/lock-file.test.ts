/** The lock file must be complete, because `npm ci` fails on systems whose binaries are missing. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const names = z.record(z.string(), z.string()).optional();
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ optionalDependencies: names, dependencies: names, devDependencies: names }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** The folders in which Node looks for imports of the package at `path`, nearest first. */
function* searchPath(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}/node_modules/`;
  }
  yield 'node_modules/';
}

const isLocked = (from: string, name: string): boolean =>
  [...searchPath(from)].some((folder) => `${folder}${name}` in lock.packages);

test.each(['dependencies', 'optionalDependencies', 'devDependencies'] as const)(
  'every package in %s has an entry of its own',
  (list) => {
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      // Only the project's own devDependencies are installed.
      list === 'devDependencies' && path !== ''
        ? []
        : Object.keys(entry[list] ?? {})
            .filter((name) => !isLocked(path, name))
            .map((name) => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  },
);

test('the binaries for macOS and Windows are included', () => {
  const entries = Object.keys(lock.packages).join('\n');
  for (const system of ['darwin-arm64', 'darwin-x64', 'win32-x64']) {
    expect(entries).toContain(system);
  }
});
