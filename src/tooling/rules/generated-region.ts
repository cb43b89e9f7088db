/** The generated part of a rules file, between two marker lines. */
import { pictureRules } from './storage.ts';
import { validators } from './validators.ts';

/** The generator of each file. */
export const MADE = { 'firestore.rules': validators, 'storage.rules': pictureRules } as const;

const BEGINS = /^ *\/\/ ── Generated from .*$/m;
const ENDS = /^ *\/\/ ── End of the generated part .*$/m;

/**
 * The rules with a newly generated part.
 * @throws when a marker is missing, or a field cannot be checked
 */
export function withGeneratedRegion(rules: string, generate: () => string): string {
  const [start, end] = [BEGINS.exec(rules), ENDS.exec(rules)];
  if (start === null || end === null || start.index > end.index)
    throw new Error('The two lines that mark the generated part are missing from the rules.');
  const generated = generate().replace(/^(?=.)/gm, '  ');
  const before = rules.slice(0, start.index + start[0].length);
  return `${before}\n\n${generated}\n\n${rules.slice(end.index)}`;
}
