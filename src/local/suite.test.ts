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
  expect(countsOf('vitest', JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 3,
    repeated: [],
  });
});

test("Playwright's counts, with the name of a test that passed only when repeated", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }],
  };
  expect(countsOf('playwright', JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 1,
    repeated: ['b'],
  });
});

const OUTCOMES = [
  { name: 'unit', passed: 10, failed: 1, repeated: ['slow page'] },
  { name: 'firestore', notRun: 'Java was not found.' },
];

test('what was not run is said loudly', () => {
  const { passed, failed, lines } = sumUp(OUTCOMES, false);
  expect({ passed, failed }).toEqual({ passed: 10, failed: 1 });
  expect(lines).toContain('  NOT RUN  firestore: Java was not found.');
});

test('what passed only when repeated is named', () => {
  expect(sumUp(OUTCOMES, false).lines).toContain('  PASSED ONLY WHEN REPEATED  slow page');
});

test('in CI, what was not run has failed', () => {
  expect(sumUp(OUTCOMES, true).failed).toBe(2);
});
