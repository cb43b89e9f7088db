/** ESLint rule: declared names and file names use the standard terms of the field, not the words listed here. */
import { basename } from 'node:path';
import type { AST, Rule } from 'eslint';

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
  [/^found$/, 'result, match'],
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

/** Where the rule applies; the other folders follow. */
export const STANDARD_TERMS_FOLDERS: readonly string[] = [
  'src/{schema,site,tooling}/**',
  'src/firebase/admin/**',
  '{scripts,seed,lint}/**',
  'tests/{firestore,rules,local,import,site,unit,borders,fixtures}/**',
];

/** Names in which such a word has its ordinary meaning, or that others have given. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['found', 'a field of a problem, stored with publishes; and of the resolver interface of ESLint'],
  ['kept', 'a count of an import plan: products that stay as they are'],
  ['keepFeatures', 'an option of subset-font'],
  ['NOT_FOUND', 'the HTTP status'],
  ['askDocuments', 'a member of a gateway in src/firebase/browser'],
  ['knownWait', 'a member of the session in src/core'],
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

/** What is wrong with a name, or undefined. @param name of a declaration or a file */
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

const DECLARED = [
  'VariableDeclarator > Identifier.id',
  'VariableDeclarator ArrayPattern.id > Identifier',
  ':function > Identifier.params',
  ':function > AssignmentPattern.params > Identifier.left',
  ':function > ObjectPattern.params > Property > Identifier.value',
  'VariableDeclarator > ObjectPattern.id > Property > Identifier.value',
  'FunctionDeclaration > Identifier.id',
  'ClassDeclaration > Identifier.id',
  'TSInterfaceDeclaration > Identifier.id',
  'TSTypeAliasDeclaration > Identifier.id',
  'TSPropertySignature > Identifier.key',
  'TSMethodSignature > Identifier.key',
  'ObjectExpression > Property[shorthand=false] > Identifier.key',
  'PropertyDefinition > Identifier.key',
  'MethodDefinition > Identifier.key',
].join(', ');

export const standardTerms: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const check = (node: Rule.Node | AST.Program, name: string): void => {
      const message = termProblem(name);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Program: (node) => check(node, basename(context.physicalFilename)),
      [DECLARED]: (node: Rule.Node) => {
        if (node.type === 'Identifier') check(node, node.name);
      },
    };
  },
};
