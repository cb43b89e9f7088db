/** Findings as printed on the terminal. */
import { expect, test } from 'vitest';
import { exitCodeOf, ok, showFinding, sumUpFindings, unchecked, wrong } from './finding.ts';

const PASSED = ok('Rules', 'Deployed.');
const FAULT = wrong('Billing', 'Off.', 'first command\nsecond command');
const BLIND = unchecked('Backups', 'No network.', 'npm run doctor');

test('a finding is one line, with its commands below it', () => {
  expect(showFinding(PASSED)).toBe('✓ Rules: Deployed.');
  expect(showFinding(FAULT)).toBe('✗ Billing: Off.\n    first command\n    second command');
  expect(showFinding(BLIND)).toBe("? Backups: Couldn't check. No network.\n    npm run doctor");
});

test('the summary counts passed, failed and unchecked findings', () => {
  expect(sumUpFindings([PASSED])).toBe('1 check passed.');
  expect(sumUpFindings([PASSED, PASSED, FAULT, BLIND])).toBe(
    '2 checks passed, 1 problem, 1 not checked.',
  );
});

test('the exit code is 0 only when all checks passed', () => {
  expect(exitCodeOf([PASSED])).toBe(0);
  expect(exitCodeOf([PASSED, FAULT])).toBe(1);
  expect(exitCodeOf([PASSED, BLIND])).toBe(1);
});
