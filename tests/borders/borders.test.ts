/** Plants an import across every border and expects ESLint to report exactly the forbidden ones. */
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { BORDERS, type Border } from '../../lint/borders.ts';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) =>
    ruleId.startsWith('boundaries/') ||
    ruleId === 'no-restricted-imports' ||
    ruleId === 'house/file-name',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
});

/** The rules that `code` violates in a file at `filePath`. */
async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => ruleId ?? `could not be linted: ${message}`),
  );
}

/** A folder of the layer; for a layer with one folder per feature, the folder `name`. */
const folderOf = (border: Border, name = 'one'): string => border.folder.replace('*', name);

/** An import of a module of `border` by its alias; null when it has no alias. */
const aliasOf = (border: Border, name?: string): string | null => {
  const folder = folderOf(border, name);
  if (folder === 'scripts') return null;
  return folder === 'seed' ? '#seed/thing.ts' : `#${folder.slice('src/'.length)}/thing.ts`;
};

const BORDER_RULE = ['boundaries/dependencies'];

/** The imports that ESLint rejects in a file of `from`, which imports a value and a type of every other layer. */
async function refused(from: Border): Promise<string[]> {
  const rest = BORDERS.filter((to) => to !== from && aliasOf(to) !== null);
  const planted = rest.flatMap((to, at) => [
    { name: to.name, code: `import { thing as thing${at} } from '${aliasOf(to)}';` },
    {
      name: `types of ${to.name}`,
      code: `import type { Thing as Thing${at} } from '${aliasOf(to)}';`,
    },
  ]);
  const code = planted.map((each) => each.code).join('\n');
  const [result] = await eslint.lintText(code, { filePath: `${folderOf(from)}/planted.ts` });
  return (result?.messages ?? []).map(
    ({ ruleId, line, message }) =>
      (ruleId === BORDER_RULE[0] ? planted[line - 1]?.name : undefined) ?? `${ruleId}: ${message}`,
  );
}

/** The layers that have an alias, except these. */
const namesBut = (from: Border, allowed: readonly string[]): string[] =>
  BORDERS.filter((to) => to !== from && aliasOf(to) !== null)
    .map(({ name }) => name)
    .filter((name) => !allowed.includes(name));

describe.each(BORDERS)('$folder', (from) => {
  const file = `${folderOf(from)}/planted.ts`;

  test('may import only the layers in the table, also types', async () => {
    expect(await refused(from)).toEqual(
      namesBut(from, from.mayImport).flatMap((name) => [name, `types of ${name}`]),
    );
  });

  test('may import its own files', async () => {
    expect(await rulesBroken(file, `import { thing } from './thing.ts';\nthing();\n`)).toEqual([]);
  });
});

describe('one folder per feature', () => {
  test.each(BORDERS.filter(({ folder }) => folder.endsWith('*')))(
    '$name never import each other',
    async (border) => {
      const file = `${folderOf(border, 'one')}/planted.ts`;
      const code = `import { thing } from '${aliasOf(border, 'other')}';\nthing();\n`;
      expect(await rulesBroken(file, code)).toEqual(BORDER_RULE);
    },
  );
});

describe('other imports', () => {
  const schemaFile = 'src/schema/planted.ts';

  test.each([
    ['a dynamic import', `export const load = () => import('#core/thing.ts');\n`],
    ['an export from', `export { thing } from '#core/thing.ts';\n`],
  ])('%s counts as an import', async (_name, code) => {
    expect(await rulesBroken(schemaFile, code)).toEqual(BORDER_RULE);
  });

  test('a path through the parent folder is rejected, even to an allowed layer', async () => {
    const code = `import { thing } from '../schema/thing.ts';\nthing();\n`;
    expect(await rulesBroken('src/core/planted.ts', code)).toEqual(['no-restricted-imports']);
  });

  test('the frontmatter of a component must follow the table', async () => {
    const code = `---\nimport { thing } from '#site/thing.ts';\nthing();\n---\n<p>x</p>\n`;
    expect(await rulesBroken('src/ui/Planted.astro', code)).toEqual(BORDER_RULE);
    expect(await rulesBroken('src/storefront/layouts/Planted.astro', code)).toEqual([]);
  });

  test('a script in a component must follow the table', async () => {
    const code = `<script>\n  import { thing } from '#site/thing.ts';\n  thing();\n</script>\n`;
    expect(await rulesBroken('src/ui/Planted.astro', code)).toEqual(
      expect.arrayContaining(BORDER_RULE),
    );
  });

  test.each(['site', 'storefront/layouts'])(
    'a script in a page may not import %s, unlike its frontmatter',
    async (layer) => {
      const code = `<script>\n  import { thing } from '#${layer}/thing.ts';\n  thing();\n</script>\n`;
      expect(await rulesBroken('src/storefront/layouts/Planted.astro', code)).toEqual([
        'no-restricted-imports',
      ]);
    },
  );

  test('a script in a page may import page scripts', async () => {
    const code = `<script>\n  import '#storefront/page-script/thing.ts';\n</script>\n`;
    expect(await rulesBroken('src/storefront/layouts/Planted.astro', code)).toEqual([]);
  });

  test('a folder that is not in the table is rejected', async () => {
    expect(await rulesBroken('src/elsewhere/planted.ts', 'export {};\n')).toEqual([
      'boundaries/no-unknown-files',
    ]);
  });
});

describe('packages reserved for one layer', () => {
  const planted = (folder: string, from: string) =>
    rulesBroken(`${folder}/planted.ts`, `import { thing } from '${from}';\nthing();\n`);

  test.each(BORDERS.filter(({ folder }) => folder.startsWith('src/') && !folder.includes('*')))(
    '$folder may import a Firebase package only if it is the layer for it',
    async ({ name, folder }) => {
      expect(await planted(folder, 'firebase/firestore/lite')).toEqual(
        name === 'firebase/browser' ? [] : ['no-restricted-imports'],
      );
      expect(await planted(folder, 'firebase-admin/firestore')).toEqual(
        name === 'firebase/admin' ? [] : ['no-restricted-imports'],
      );
    },
  );

  test('code for browsers may not import Node modules', async () => {
    expect(await planted('src/core', 'node:fs')).toEqual(['no-restricted-imports']);
    expect(await planted('src/site', 'node:fs')).toEqual([]);
  });
});

describe('file names', () => {
  test.each([
    ['src/core/utils.ts', false],
    ['src/core/price-helpers.ts', false],
    ['src/core/orderStatus.ts', false],
    ['src/core/order-status.ts', true],
    ['src/ui/product-card.astro', false],
    ['src/ui/Icon.astro', true],
    ['src/pages/product/[sku]/[slug].astro', true],
    ['src/pages/About.astro', false],
  ])('%s is checked', async (path, good) => {
    const code = path.endsWith('.astro') ? '<p>x</p>\n' : 'export {};\n';
    expect(await rulesBroken(path, code)).toEqual(good ? [] : ['house/file-name']);
  });
});
