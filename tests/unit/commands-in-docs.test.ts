/**
 * Commands in the documentation and in the doctor's remedies exist, and CI has the settings that pages are built
 * with.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
// A dependency of firebase-tools and of Astro's tools.
import { parse } from 'yaml';
import * as z from 'zod';
import { ANALYTICS_VARIABLES } from '#core/analytics/configuration.ts';
import { ACCOUNT_VARIABLES } from '#core/firebase-settings.ts';
import { SERVICES } from '#tooling/local/doctor/check-project.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/recipes/*.md')];
const SOURCES = [...PAGES, ...globSync('src/tooling/local/doctor/*.ts')];

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The first group of each match of a pattern in these files, with the file. */
const matchesIn = (files: readonly string[], pattern: RegExp): [name: string, file: string][] =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']): [string, string] => [
      name,
      file,
    ]),
  );

test('every npm script in the documentation exists', () => {
  const named = matchesIn(SOURCES, /npm run ([a-z]+)/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(([name]) => scripts[name] === undefined)).toEqual([]);
});

test('every command of firebase-tools in the documentation exists', () => {
  const named = matchesIn(SOURCES, /npx firebase ([a-z:]+)/g);
  expect(named.length).toBeGreaterThan(10);
  const commands = 'node_modules/firebase-tools/lib/commands';
  const isUnknown = (name: string) =>
    !existsSync(join(commands, `${name.replaceAll(':', '-')}.js`));
  expect(named.filter(([name]) => isUnknown(name))).toEqual([]);
});

test('every linked page exists', () => {
  const links = matchesIn(PAGES, /\]\(([\w./-]+\.\w+)(?:#[\w-]+)?\)/g);
  expect(links.length).toBeGreaterThan(10);
  const isBroken = ([link, file]: [string, string]) => !existsSync(join(dirname(file), link));
  expect(links.filter(isBroken)).toEqual([]);
});

test('CI builds the pages with every setting of the environment', () => {
  const { jobs } = z
    .object({ jobs: z.object({ publish: z.object({ env: z.record(z.string(), z.string()) }) }) })
    .parse(parse(readFileSync('.github/workflows/publish.yml', 'utf8')));
  // Settings for emulators exist only on developers' machines.
  const settings = [...ANALYTICS_VARIABLES, ...ACCOUNT_VARIABLES].filter(
    (name) => !name.endsWith('_EMULATOR'),
  );
  for (const name of settings) expect(jobs.publish.env[name]).toBe(`\${{ vars.${name} }}`);
});

test('the recipe for going live names every setting of the web app, and enables every API', () => {
  const page = readFileSync('docs/recipes/go-live.md', 'utf8');
  for (const service of SERVICES) expect(page).toContain(` ${service} `);
  for (const name of ACCOUNT_VARIABLES.filter((each) => each.startsWith('PUBLIC_FIREBASE_')))
    expect(page).toContain(`${name}=`);
});
