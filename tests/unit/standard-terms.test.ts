import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { standardTerms, termProblem } from '../../lint/standard-terms.ts';

/** The messages of the rule for a source text. */
const messagesIn = (code: string): string[] =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { house: { rules: { 'standard-terms': standardTerms } } },
      rules: { 'house/standard-terms': 'error' },
    })
    .map(({ message }) => message);

test.each([
  ['a variable', 'const askedQueries = 1;'],
  ['a function', 'function tellStaff() {}'],
  ['a parameter', 'const run = (wanted: number) => wanted;'],
  ['a destructured variable', 'const { a: held } = { a: 1 };'],
  ['a destructured parameter', 'const run = ({ a: { held } }) => held;'],
  ['a parameter of an array pattern', 'const run = ([held = 1]: number[]) => held;'],
  ['a rest parameter', 'const run = (...wanted: number[]) => wanted;'],
  ['a parameter of a function type', 'type Run = (wanted: number) => void;'],
  ['a renamed import', "import { ask as askGoogle } from './ask.ts';"],
  ['a class', 'class Keeper {}'],
  ['a member of a tuple', 'type Pair = [kept: number, rest: number];'],
  ['a literal type', "type State = 'saved' | 'kept';"],
  ['a type', 'type Lacking = string;'],
  ['a field of a type', 'interface Route { gone: boolean }'],
  ['a field of an object', 'export const route = { isKept: true };'],
])('rejects a replaced word in %s', (_case, code) => {
  expect(messagesIn(code)).toHaveLength(1);
});

test('accepts standard terms, uses of other names, and exceptions', () => {
  expect(
    messagesIn(
      'import { askAll } from "asked"; const cached = other.asked; const keepFeatures = true;',
    ),
  ).toEqual([]);
});

test('names the word and the terms to use in a file name', () => {
  expect(termProblem('kept-storage.ts')).toBe(
    '"kept-storage.ts" contains "kept". Use a standard term, for example: store, save, cache, storage',
  );
});
