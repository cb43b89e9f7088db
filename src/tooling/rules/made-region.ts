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
export function withMadeRegion(rules: string, make: () => string): string {
  const [begins, ends] = [BEGINS.exec(rules), ENDS.exec(rules)];
  if (begins === null || ends === null || begins.index > ends.index)
    throw new Error('The rules lack the two lines between which stands what is made.');
  const made = make().replace(/^(?=.)/gm, '  ');
  const before = rules.slice(0, begins.index + begins[0].length);
  return `${before}\n\n${made}\n\n${rules.slice(ends.index)}`;
}
