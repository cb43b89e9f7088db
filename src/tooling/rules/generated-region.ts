/** The part of a file of rules that is made, between two lines that mark it. */
import { pictureRules } from './storage.ts';
import { validators } from './validators.ts';

/** What is made of each file. */
export const MADE = { 'firestore.rules': validators, 'storage.rules': pictureRules } as const;

const BEGINS = /^ *\/\/ ── Made from .*$/m;
const ENDS = /^ *\/\/ ── End of what is made .*$/m;

/**
 * The rules with that part made anew.
 * @throws when the marks are missing, or the rules cannot check a field
 */
export function withGeneratedRegion(rules: string, generate: () => string): string {
  const [start, end] = [BEGINS.exec(rules), ENDS.exec(rules)];
  if (start === null || end === null || start.index > end.index)
    throw new Error('The rules lack the two lines between which stands what is made.');
  const generated = generate().replace(/^(?=.)/gm, '  ');
  const before = rules.slice(0, start.index + start[0].length);
  return `${before}\n\n${generated}\n\n${rules.slice(end.index)}`;
}
