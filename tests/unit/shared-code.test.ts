/** Code that only one feature uses is in its folder, not in the folders that features share. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const SHARED = /^src\/(?:core|storefront\/shared|admin\/shell)\//;
const FEATURE = /^src\/(?:admin|storefront)\/features\/[^/]+/;
const IMPORT = /(?:from|import)\s*\(?\s*'(#|\.\/)([^']+)'/g;

/** The files that import a file, by its path from the project's folder. */
type Importers = ReadonlyMap<string, ReadonlySet<string>>;

function importersIn(files: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    for (const [, start, name = ''] of text.matchAll(IMPORT)) {
      const target = start === '#' ? `src/${name}` : join(dirname(file), name);
      // The own test of a file is no use of it.
      if (file.replace('.test.', '.') === target) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** What uses a file, also through other shared files: the folder of a feature, or any other file. */
function usersOf(file: string, importers: Importers): Set<string> {
  const users = new Set<string>();
  const seen = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const user of importers.get(next) ?? []) {
      if (seen.has(user)) continue;
      seen.add(user);
      if (SHARED.test(user) && !user.includes('.test.')) waiting.push(user);
      else users.add(FEATURE.exec(user)?.[0] ?? user);
    }
  }
  return users;
}

/** Shared files that only one feature uses, each with this feature. */
function misplacedIn(files: ReadonlyMap<string, string>): string[] {
  const importers = importersIn(files);
  return [...files.keys()]
    .filter((file) => SHARED.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const [user = '', ...others] = usersOf(file, importers);
      return FEATURE.test(user) && others.length === 0 ? [`${file}: ${user}`] : [];
    });
}

test('finds a file that one feature uses, also through another one', () => {
  const files = new Map([
    ['src/core/tax.ts', ''],
    ['src/core/bill.ts', "import { tax } from './tax.ts';"],
    ['src/core/bill.test.ts', "import { bill } from './bill.ts';"],
    ['src/core/unit.ts', ''],
    ['src/admin/features/bills/bill.tsx', "import { bill } from '#core/bill.ts';"],
    ['src/admin/features/bills/unit.ts', "const unit = await import('#core/unit.ts');"],
    ['src/site/unit.ts', "import { unit } from '#core/unit.ts';"],
  ]);
  expect(misplacedIn(files)).toEqual([
    'src/core/tax.ts: src/admin/features/bills',
    'src/core/bill.ts: src/admin/features/bills',
  ]);
});

test('no shared file belongs to one feature', () => {
  const paths = globSync('{src,scripts,seed,tests}/**/*.{ts,tsx,astro}').map((path) =>
    path.replaceAll('\\', '/'),
  );
  expect(paths.length).toBeGreaterThan(1_000);
  expect(misplacedIn(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
});
