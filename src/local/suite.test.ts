import { expect, test } from 'vitest';
import { countsOf, sumUp } from './suite.ts';

test("Vitest's counts, with a file that could not be loaded as one failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countsOf('vitest', JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
});

test("Playwright's counts, with a test that passed only when repeated as a failure", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };
  expect(countsOf('playwright', JSON.stringify(report))).toEqual({ passed: 5, failed: 2 });
});

const OUTCOMES = [
  { name: 'unit', passed: 10, failed: 1 },
  { name: 'firestore', notRun: 'Java was not found.' },
];

test('what was not run is said loudly', () => {
  const { passed, failed, lines } = sumUp(OUTCOMES, false);
  expect({ passed, failed }).toEqual({ passed: 10, failed: 1 });
  expect(lines).toContain('  NOT RUN  firestore: Java was not found.');
});

test('in CI, what was not run has failed', () => {
  expect(sumUp(OUTCOMES, true).failed).toBe(2);
});
