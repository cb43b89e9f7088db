import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { bundleId, provideBundle, type CompiledBundle } from './compile.ts';

const FOLDER = '.cache/bundles';

let root: string;
let compilations: number;
beforeEach(() => {
  root = temporaryFolder();
  compilations = 0;
  for (const file of ['astro.config.mjs', 'astro.bundle.config.mjs', 'package-lock.json']) {
    write(file, file);
  }
  write('src/pages/index.astro', 'home');
  write('public/icon.svg', 'icon');
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A fake of `astro build`: writes the files that the publisher checks. */
const provide = (fail = false): Promise<CompiledBundle> =>
  provideBundle({
    root,
    folder: FOLDER,
    runAstro: (args, { ASTRO_OUT = '' }) => {
      expect(args).toEqual(['build', '--config', 'astro.bundle.config.mjs']);
      compilations += 1;
      write(`${ASTRO_OUT}/server/entry.mjs`, 'entry');
      write(`${ASTRO_OUT}/server/chunks/page.mjs`, 'page');
      if (fail) return Promise.reject(new Error('index.astro does not compile'));
      write(`${ASTRO_OUT}/client/icon.svg`, 'icon');
      return Promise.resolve();
    },
  });

const bundles = (): string[] => readdirSync(join(root, FOLDER));

describe('the id', () => {
  test.each([
    ['a page', 'src/pages/index.astro'],
    ['code that compiles the bundle', 'src/site/publish/bundle/entry.ts'],
    ['a static file', 'public/icon.svg'],
    ['the configuration', 'astro.config.mjs'],
    ['the dependencies', 'package-lock.json'],
  ])('changes with %s', (_case, file) => {
    const before = bundleId(root);
    write(file, 'changed');
    expect(bundleId(root)).not.toBe(before);
  });

  test.each([
    'src/site/publish/plan.ts',
    'src/tooling/local/env.ts',
    'seed/shop.ts',
    'src/tooling/rules/validators.ts',
    'src/tooling/backup/backup.ts',
    'src/firebase/admin/firestore.ts',
    'src/site/snapshot/store.test.ts',
    'docs/notes.md',
  ])('stays the same after a change of %s, which is in no page', (file) => {
    const before = bundleId(root);
    write(file, 'changed');
    expect(bundleId(root)).toBe(before);
  });

  test('changes when a page is renamed', () => {
    const before = bundleId(root);
    rmSync(join(root, 'src/pages/index.astro'));
    write('src/pages/home.astro', 'home');
    expect(bundleId(root)).not.toBe(before);
  });

  test.each([
    ['another URL of the shop', 'SITE_URL', 'https://shop.in'],
    ['other analytics', 'PUBLIC_FIREBASE_MEASUREMENT_ID', 'G-ABC123'],
  ])('changes with %s', (_case, variable, value) => {
    const before = bundleId(root);
    vi.stubEnv(variable, value);
    const after = bundleId(root);
    vi.unstubAllEnvs();
    expect(after).not.toBe(before);
  });
});

describe('the bundle', () => {
  test('is compiled once for the same sources', async () => {
    const first = await provide();
    expect(first).toMatchObject({ compiled: true, id: bundleId(root) });
    expect(existsSync(first.entry)).toBe(true);
    expect(readdirSync(first.assets)).toEqual(['icon.svg']);
    expect(await provide()).toEqual({ ...first, compiled: false });
    expect(compilations).toBe(1);
  });

  test('replaces all bundles but the previous one', async () => {
    const { id } = await provide();
    write('src/pages/index.astro', 'another home');
    const next = await provide();
    expect(next.id).not.toBe(id);
    expect(bundles().sort()).toEqual([id, next.id].sort());
    write('src/pages/index.astro', 'a third home');
    const third = await provide();
    expect(bundles().sort()).toEqual([next.id, third.id].sort());
  });

  test('is kept when it was used more recently than others', async () => {
    const { id } = await provide();
    write('src/pages/index.astro', 'another home');
    const other = await provide();
    write('src/pages/index.astro', 'home');
    utimesSync(join(root, FOLDER, other.id, 'files.json'), 1, 1);
    expect(await provide()).toMatchObject({ id, compiled: false });
    write('src/pages/index.astro', 'a third home');
    const third = await provide();
    expect(bundles().sort()).toEqual([id, third.id].sort());
  });

  test('keeps the previous bundle when the pages do not compile', async () => {
    const { id } = await provide();
    write('src/pages/index.astro', 'broken');
    await expect(provide(true)).rejects.toThrow('index.astro does not compile');
    expect(bundles()).toContain(id);
    // The failed attempt left no bundle.
    expect(await provide()).toMatchObject({ compiled: true });
    expect(bundles()).toHaveLength(2);
  });

  test.each([
    ['is missing', (file: string) => rmSync(file)],
    ['is damaged', (file: string) => writeFileSync(file, 'gape')],
  ])('is compiled again when one of its files %s', async (_case, spoil) => {
    const { entry } = await provide();
    spoil(join(dirname(entry), 'chunks/page.mjs'));
    expect(await provide()).toMatchObject({ compiled: true });
    expect(await provide()).toMatchObject({ compiled: false });
  });
});
