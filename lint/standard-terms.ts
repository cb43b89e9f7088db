/** ESLint rule: declared names and file names use the standard terms of the field, not the words listed here. */
import { basename } from 'node:path';
import type { AST, Rule, Scope } from 'eslint';

/** Each pattern matches one word of a name; the text beside it suggests terms. */
const REPLACED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^(?:asks?|asked|asking|askers?)$/, 'query, request, dependents'],
  [/^(?:tells?|told|telling)$/, 'notify, report, message'],
  [/^(?:keeps?|kept|keeping|keeper)$/, 'store, save, cache, storage'],
  [/^(?:holds?|held|holding)$/, 'lock, contains, stored, value'],
  [/^(?:wish|wishes|wished|wants?|wanted)$/, 'options, expected, required'],
  [/^desks?$/, 'session, list, desktop'],
  [/^anew$/, 'fresh, again'],
  [/^(?:stands?|stood|standing)$/, 'existing, current, position'],
  [/^words$/, 'message, label, text'],
  [/^found$/, 'result, match, existing, actual'],
  [/^known$/, 'cached, current, existing'],
  [/^(?:nobody|somebody)$/, 'none, signedOut, user'],
  [/^reckon(?:s|ed|ing)?$/, 'calculate, price'],
  [/^mend(?:s|ed|ing)?$/, 'fix, repair'],
  [/^lack(?:s|ed|ing)?$/, 'missing, issue'],
  [/^sisters?$/, 'sibling'],
  [/^former$/, 'old, previous'],
  [/^intake$/, 'ingest'],
  [/^drain$/, 'flush, take'],
  [/^gone$/, 'deleted, removed'],
  [/^begun$/, 'started, running'],
  [/^parted$/, 'split, separated'],
  [/^(?:unfit|unread|unreckoned)$/, 'invalid, skipped, unpriced'],
];

/** Names that use such a word in its ordinary meaning, or that a library defines. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['keepFeatures', 'an option of subset-font'],
  ['keepDefaultValues', 'an option of react-hook-form'],
  ['notFoundComponent', 'an option of TanStack Router'],
  ['NOT_FOUND', 'the HTTP status'],
  ['WORDS', 'words of a language'],
  ['ReplacedWords', 'words of a language'],
  ['PROGRAM_WORDS', 'words of a language'],
  ['words.test.ts', 'words of a language'],
  ['replaced-words.ts', 'words of a language'],
]);

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The problem with a name, or undefined. @param name of a declaration or a file */
export function termProblem(name: string): string | undefined {
  if (EXCEPTIONS.has(name)) return undefined;
  for (const word of partsOf(name)) {
    const instead = REPLACED.find(([pattern]) => pattern.test(word))?.[1];
    if (instead !== undefined) {
      return `"${name}" contains "${word}". Use a standard term, for example: ${instead}`;
    }
  }
  return undefined;
}

/** Declared names other than variables: names of properties, methods, tuple members and literal types. */
const MEMBERS = [
  'TSPropertySignature > Identifier.key',
  'TSMethodSignature > Identifier.key',
  'ObjectExpression > Property[shorthand=false] > Identifier.key',
  'PropertyDefinition > Identifier.key',
  'MethodDefinition > Identifier.key',
  'TSNamedTupleMember > Identifier.label',
  'TSLiteralType > Literal',
].join(', ');

const isPlainImport = ({ node }: Scope.Definition): boolean =>
  node.type === 'ImportSpecifier' &&
  'name' in node.imported &&
  node.imported.name === node.local.name;

/** The names that a file gives to variables, parameters, functions, types and renamed imports. */
const declaredIn = (scopes: readonly Scope.Scope[]) =>
  new Set(
    scopes
      .flatMap(({ variables }) => variables.flatMap(({ defs }) => defs))
      .filter((definition) => !isPlainImport(definition))
      .map(({ name }) => name),
  );

export const standardTerms: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const check = (
      node: Rule.Node | AST.Program | Scope.Definition['name'],
      name: unknown,
    ): void => {
      const message = typeof name === 'string' ? termProblem(name) : undefined;
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Program: (node) => {
        check(node, basename(context.physicalFilename));
        for (const declared of declaredIn(context.sourceCode.scopeManager.scopes)) {
          check(declared, declared.name);
        }
      },
      [MEMBERS]: (node: Rule.Node) => {
        if (node.type === 'Identifier') check(node, node.name);
        if (node.type === 'Literal') check(node, node.value);
      },
    };
  },
};
