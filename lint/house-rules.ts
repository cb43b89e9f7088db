/** ESLint rules of this project: file names, the purpose sentence, a reason for every assertion, and standard terms. */
import { basename } from 'node:path';
import type { Rule } from 'eslint';
import { standardTerms } from './standard-terms.ts';

const VAGUE = /^(?:utils?|helpers?|common|misc|managers?)$|-(?:utils?|helpers?|manager)$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** Page files are named after their URL: `[slug]`, `index`, `[...page]`, `404`. */
const ROUTE = /^(?:\[(?:\.\.\.)?[a-zA-Z]+\]|[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The problem with a file's name, or undefined. */
export function fileNameProblem(path: string): string | undefined {
  const file = basename(path);
  const stem = file.replace(/(?:\.[a-z]+)+$/, '');
  if (VAGUE.test(stem.toLowerCase())) return `"${file}" is vague: name what it contains`;
  if (path.includes('/src/pages/')) {
    return ROUTE.test(stem) ? undefined : `"${file}" is not a lower-case URL path`;
  }
  if (file.endsWith('.astro')) {
    return PASCAL.test(stem) ? undefined : `"${file}" should be in PascalCase`;
  }
  return KEBAB.test(stem) ? undefined : `"${file}" should be in kebab-case`;
}

const fileName: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const message = fileNameProblem(context.physicalFilename.replaceAll('\\', '/'));
      if (message !== undefined) context.report({ node, message });
    },
  }),
};

const purpose: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const first = context.sourceCode.getAllComments()[0];
      const before = context.sourceCode.text.slice(0, first?.range?.[0] ?? 0).replace(/^#!.*/, '');
      if (first?.type === 'Block' && before.trim() === '') return;
      context.report({
        node,
        loc: { line: 1, column: 0 },
        message: 'Start the module with one sentence about its purpose: /** … */',
      });
    },
  }),
};

const reasonedAssertion: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    'TSAsExpression:not([typeAnnotation.typeName.name="const"])'(node: Rule.Node) {
      const { loc } = node;
      const reasoned = context.sourceCode
        .getAllComments()
        .some(
          (comment) =>
            comment.loc &&
            loc &&
            comment.loc.end.line >= loc.start.line - 1 &&
            comment.loc.start.line <= loc.end.line,
        );
      if (!reasoned) {
        context.report({
          node,
          message: 'Parse instead of asserting with `as`, or explain the assertion in a comment',
        });
      }
    },
  }),
};

export const housePlugin = {
  meta: { name: 'house' },
  rules: {
    'file-name': fileName,
    purpose,
    'reasoned-assertion': reasonedAssertion,
    'standard-terms': standardTerms,
  },
};
