/** The part of `firestore.rules` that is made from the schemas, between two lines that mark it. */
import { validators } from './validators.ts';

const BEGINS = /^ *\/\/ ── Made from .*$/m;
const ENDS = /^ *\/\/ ── End of what is made .*$/m;

/**
 * The rules with that part made anew.
 * @throws when the marks are missing, or the rules cannot check a field
 */
export function withMadeRegion(rules: string): string {
  const [begins, ends] = [BEGINS.exec(rules), ENDS.exec(rules)];
  if (begins === null || ends === null || begins.index > ends.index)
    throw new Error('firestore.rules lacks the two lines between which its validators stand.');
  const made = validators().replace(/^(?=.)/gm, '  ');
  const before = rules.slice(0, begins.index + begins[0].length);
  return `${before}\n\n${made}\n\n${rules.slice(ends.index)}`;
}
