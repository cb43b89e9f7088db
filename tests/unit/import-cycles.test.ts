/** No file imports itself through other files, type imports included. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The imported files of one file, from the project's folder; packages are left out. */
const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('.')) return [join(dirname(file), fileName)];
    return fileName.startsWith('#') && !/^#(?:seed|fixtures)\//.test(fileName)
      ? [join('src', fileName.slice(1))]
      : [];
  });

/** The first cycle in the graph, as a path that ends where it starts; undefined without one. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  return graph
    .keys()
    .map((file) => visit(file, []))
    .find((cycle) => cycle !== undefined);
}

test('finds a cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['d', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
});

test('the source has no import cycles', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  expect(findCycle(new Map(files.map((file) => [file, importsOf(file)])))).toBeUndefined();
});
