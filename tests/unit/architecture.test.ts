/** The import table in ARCHITECTURE.md equals the one that ESLint enforces. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BORDERS } from '../../lint/borders.ts';

const NOTHING = '–';

/** Rows of the first table whose first column is `folder`, as lists of cells. */
function importTable(markdown: string): string[][] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => /^\|\s*folder\s*\|/.test(line));
  const after = lines.slice(start + 2);
  const end = after.findIndex((line) => !line.startsWith('|'));
  return after.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const written = (names: readonly string[]): string =>
  names.length === 0 ? NOTHING : names.join(', ');

test('ARCHITECTURE.md has the table of lint/borders.ts', () => {
  const rows = importTable(readFileSync('ARCHITECTURE.md', 'utf8')).map(([folder, imports]) => [
    folder,
    imports,
  ]);
  const names = [...new Set(BORDERS.map(({ name }) => name))];
  const enforced = names.map((name) => {
    const layer = BORDERS.filter((border) => border.name === name);
    const [first] = layer;
    return [
      layer.map(({ folder }) => `\`${folder}\``).join(', '),
      written(first?.mayImport.filter((other) => other !== name) ?? []),
    ];
  });
  expect(rows).toEqual(enforced);
  expect(rows.length).toBeLessThanOrEqual(12);
});
