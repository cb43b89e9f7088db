/** The recipes match the sources: each of their edits can be applied, in as many edits as they promise. */
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits, editsOf } from '#fixtures/recipe.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';

const RECIPES = globSync('docs/recipes/add-*.md');

const editsIn = (recipe: string) => editsOf(readFileSync(recipe, 'utf8'));

test('there are recipes for a field, a list, a page and an island', () => {
  for (const name of ['a-field', 'a-list', 'a-page', 'an-island'])
    expect(editsIn(`docs/recipes/add-${name}.md`).length).toBeGreaterThan(3);
});

test.each(RECIPES)('%s matches the sources', (recipe) => {
  const edits = editsIn(recipe);
  const copy = temporaryFolder();
  for (const { file } of edits.filter(({ changes }) => changes !== undefined)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  applyEdits(copy, edits);
});

test('a field is shown and edited in 3 edits, with card and filter in 6', () => {
  const edits = editsIn('docs/recipes/add-a-field.md').filter(({ changes }) => changes);
  expect(edits.flatMap(({ changes }) => changes)).toHaveLength(6);
  const [schema, form, page] = edits.map(({ file }) => file);
  expect(schema).toMatch(/schema/);
  expect(form).toMatch(/admin/);
  expect(page).toMatch(/product-text/);
});

describe('an edit', () => {
  const recipe = (diff: string) =>
    editsOf(`1. Do:\n\n   \`\`\`diff file=package.json\n${diff}   \`\`\`\n`);
  const applied = (diff: string) => () => {
    const copy = temporaryFolder();
    cpSync('package.json', join(copy, 'package.json'));
    applyEdits(copy, recipe(diff));
    return readFileSync(join(copy, 'package.json'), 'utf8');
  };

  test('replaces and adds lines', () => {
    const text = applied(
      '     "private": true,\n   -  "type": "module",\n   +  "type": "commonjs",\n',
    );
    expect(() => text()).toThrow('not in package.json');
    expect(applied('   -  "type": "module",\n   +  "type": "commonjs",\n')()).toContain(
      '"commonjs"',
    );
  });

  test('that matches no place, or two, is rejected with its lines', () => {
    expect(applied('     "no such line",\n   + "another",\n')).toThrow('"no such line"');
    expect(applied('      },\n   + "another",\n')).toThrow(/not in|more than once/);
  });
});
