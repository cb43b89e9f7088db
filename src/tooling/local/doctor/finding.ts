/** The result of a check of the doctor, and how it is printed. */

export interface Finding {
  /** What was checked: `Firestore rules`. */
  name: string;
  /** `unchecked` when the check itself could not run, which counts as a failure. */
  state: 'ok' | 'wrong' | 'unchecked';
  /** A sentence or two: the current state or the problem. */
  text: string;
  /** The command that fixes it, or instructions when there is none; may have several lines. */
  fix?: string;
}

export const ok = (name: string, text: string): Finding => ({ name, state: 'ok', text });

export const wrong = (name: string, text: string, fix: string): Finding => ({
  name,
  state: 'wrong',
  text,
  fix,
});

/** @param reason why the check could not run, as a sentence */
export const unchecked = (name: string, reason: string, fix: string): Finding => ({
  name,
  state: 'unchecked',
  text: `Couldn't check. ${reason}`,
  fix,
});

const SIGNS: Readonly<Record<Finding['state'], string>> = { ok: '✓', wrong: '✗', unchecked: '?' };

const indented = (text: string): string => text.replaceAll('\n', '\n    ');

/** One finding for the terminal: a line, and the remedy below it. */
export const showFinding = ({ name, state, text, fix }: Finding): string =>
  `${SIGNS[state]} ${name}: ${indented(text)}${fix === undefined ? '' : `\n    ${indented(fix)}`}`;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The last line. */
export function sumUpFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']): number =>
    findings.filter((finding) => finding.state === state).length;
  const parts = [counted(count('ok'), 'check passed', 'checks passed')];
  if (count('wrong') > 0) parts.push(counted(count('wrong'), 'problem', 'problems'));
  if (count('unchecked') > 0) parts.push(`${count('unchecked')} not checked`);
  return `${parts.join(', ')}.`;
}

/** 0 when everything was checked and is correct, else 1. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 =>
  findings.every(({ state }) => state === 'ok') ? 0 : 1;
