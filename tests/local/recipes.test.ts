/**
 * Follows all recipes in one copy of the project, and checks types, rules, unit tests and pages as the recipes
 * describe.
 */
import { cpSync, globSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { visitorsEnvironment } from '#fixtures/plain-build.ts';
import { applyEdits, editsOf } from '#fixtures/recipe.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { ASTRO_CLI } from '#tooling/local/astro-build.ts';
import { ROOT } from '#tooling/local/env.ts';

const RECIPES = globSync('docs/recipes/add-*.md');
/** Generated files, and most images. */
const LEFT_OUT = ['node_modules', '.git', '.cache', '.data', 'dist', 'public/pictures'];
const MINUTES = 60_000;

const edits = RECIPES.flatMap((recipe) => editsOf(readFileSync(recipe, 'utf8')));
const copy = temporaryFolder();

const run = async (args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<string> => {
  const env = { ...visitorsEnvironment(process.env), ...variables };
  const program = ['--disable-warning=ExperimentalWarning', ...args];
  const { stdout } = await execa(process.execPath, program, { cwd: copy, env, extendEnv: false });
  return stdout;
};

const modules = (path: string): string => join(ROOT, 'node_modules', path);

beforeAll(async () => {
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.includes(each))) {
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.some((left) => path === join(ROOT, left)),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  applyEdits(copy, edits);
  const snapshot = join(copy, 'shop.sqlite');
  await run(['tests/fixtures/recipe-shop.ts', snapshot, JSON.stringify({ extenderMm: 50 })]);
  await run([ASTRO_CLI, 'build'], { SNAPSHOT_FILE: snapshot, ASTRO_OUT: 'dist' });
}, 5 * MINUTES);

const page = (name: string): string => readFileSync(join(copy, 'dist', name), 'utf8');

test('the field is on product pages, on cards and in the published catalogue', () => {
  const [product = ''] = globSync('product/*/*.html', { cwd: join(copy, 'dist') });
  expect(page(product)).toMatch(/Extender<\/\w+>\s*<\w+[^>]*>\s*50 mm/);
  expect(page('products.html')).toContain('<span>50 mm</span>');
  expect(page('data/catalogue/0.json')).toContain('"extenderMm"');
});

test('the page has its title, and is in the navigation and in the sitemap', () => {
  expect(page('ring-sizes.html')).toContain('<title>Ring Sizes');
  expect(page('index.html')).toContain('href="/ring-sizes"');
  expect(page('sitemap.xml')).toContain('/ring-sizes</loc>');
});

test('the island is on product pages, and its link works without it', () => {
  const [product = ''] = globSync('product/*/*.html', { cwd: join(copy, 'dist') });
  expect(page(product)).toMatch(/<a[^>]*href="\/faqs"[^>]*data-act="ring-sizer"/);
  expect(page(product)).toMatch(/<astro-island[^>]*client="act"[^>]*ring-sizer/);
});

test(
  'the rules include the field, and the list has its index',
  async () => {
    await run(['scripts/rules.ts']);
    expect(readFileSync(join(copy, 'firestore.rules'), 'utf8')).toContain('extenderMm');
    const { indexes } = JSON.parse(readFileSync(join(copy, 'firestore.indexes.json'), 'utf8')) as {
      indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
    };
    const own = indexes.filter(({ collectionGroup }) => collectionGroup === 'audit');
    expect(own.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath))).toContainEqual([
      'action',
      'at',
    ]);
  },
  MINUTES,
);

test(
  'the types are correct',
  () => run([modules('typescript/bin/tsc'), '--noEmit', '-p', '.']),
  5 * MINUTES,
);

test(
  'the unit tests of changed code pass, and so do those that the recipes add',
  async () => {
    const added = edits.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file));
    expect(added.length).toBeGreaterThan(0);
    const concerned = ['src/schema', 'src/tooling/rules', 'src/core/listing', 'src/core/import'];
    const tests = [...added, ...concerned, 'src/admin/form-fields', 'tests/unit/firestore-indexes'];
    const output = await run([modules('vitest/vitest.mjs'), 'run', '--project', 'unit', ...tests]);
    expect(output).toMatch(/Test Files.*passed/);
  },
  5 * MINUTES,
);
