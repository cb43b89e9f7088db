import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Where code runs together: files in different groups are never imported by the same file. */
const SIDES = {
  admin: /^src\/(?:admin|ui|core|schema|firebase\/browser)\//,
  storefront: /^src\/(?:storefront|ui|core|schema|firebase\/browser)\//,
  node: /^src\/(?:site|tooling|core|schema|firebase\/admin)\//,
};

/** Names that several files of a side may export, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  routes: 'each feature of the back office exports its routes',
  Button: 'the button of src/ui, in the size of the back office',
  Icon: 'the icon of src/ui, with the drawings of the back office',
  ICON_PATHS: 'the drawings of src/ui, and those of the back office',
};

/** Files that define the fields of one form each: `TITLE` is the title field of that form. */
const isFieldSpecs = (file: string): boolean => file.endsWith('-specs.ts');

/** An action has the name of the gateway function that it calls. */
const isAction = (file: string): boolean => /\/actions\//.test(file);
const isGateway = (file: string): boolean => file.startsWith('src/firebase/browser/');

interface Export {
  file: string;
  /** A component may have the name of the type that it shows. */
  kind: 'type' | 'value';
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name) : [],
      );

function exportsOf(source: ts.SourceFile): [name: string, kind: Export['kind']][] {
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) =>
        namesIn(name).map((each): [string, 'value'] => [each, 'value']),
      );
    }
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [[statement.name.text, 'type']];
    }
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      return [[statement.name.text, 'value']];
    }
    return ts.isClassDeclaration(statement) && statement.name
      ? [
          [statement.name.text, 'value'],
          [statement.name.text, 'type'],
        ]
      : [];
  });
}

const isDuplicate = (one: Export, other: Export): boolean =>
  one.kind === other.kind &&
  one.file !== other.file &&
  !(isFieldSpecs(one.file) && isFieldSpecs(other.file)) &&
  !(isAction(one.file) && isGateway(other.file)) &&
  !(isGateway(one.file) && isAction(other.file)) &&
  Object.values(SIDES).some((side) => side.test(one.file) && side.test(other.file));

/** The exported names that two files of a side share, with their files. */
function duplicatesIn(sources: readonly ts.SourceFile[]): Record<string, string[]> {
  const byName = new Map<string, Export[]>();
  for (const source of sources) {
    for (const [name, kind] of exportsOf(source)) {
      byName.set(name, [...(byName.get(name) ?? []), { file: source.fileName, kind }]);
    }
  }
  return Object.fromEntries(
    [...byName].flatMap(([name, all]) => {
      const files = all
        .filter((one) => all.some((other) => isDuplicate(one, other)))
        .map(({ file }) => file);
      return files.length === 0 ? [] : [[name, [...new Set(files)]]];
    }),
  );
}

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest);

test('no two files of a side export the same name, except those with a reason', () => {
  const files = globSync('src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file));
  const duplicates = duplicatesIn(files.map((file) => parsed(file, readFileSync(file, 'utf8'))));
  const unexpected = Object.entries(duplicates).filter(([name]) => !Object.hasOwn(ALLOWED, name));
  expect(Object.fromEntries(unexpected)).toEqual({});
  expect(Object.keys(ALLOWED).filter((name) => !Object.hasOwn(duplicates, name))).toEqual([]);
});

test.each([
  ['src/admin/shell/a.ts', 'src/core/b.ts', ['same']],
  ['src/admin/shell/a.ts', 'src/admin/features/orders/b.ts', ['same']],
  ['src/admin/shell/a.ts', 'src/storefront/shared/b.ts', []],
  ['src/site/a.ts', 'src/firebase/browser/b.ts', []],
  ['src/admin/shell/actions/a.ts', 'src/firebase/browser/b.ts', []],
])('%s and %s', (one, other, expected) => {
  const sources = [
    parsed(one, 'export const { a: same } = made; export type Shown = string;'),
    parsed(other, 'export function same() {} export const Shown = 1;'),
  ];
  expect(Object.keys(duplicatesIn(sources))).toEqual(expected);
});
