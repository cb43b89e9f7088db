import { expect, test } from 'vitest';
import { countsOf, createTranscript, showDuration, sumUp, type Outcome } from './suite.ts';

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

const OUTCOMES: Outcome[] = [
  { name: 'unit', ms: 70_400, passed: 10, failed: 1, repeated: ['slow page'] },
  { name: 'services', ms: 31_000, prepared: true },
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

test('each part is listed with its counts and its time, services with theirs', () => {
  expect(sumUp(OUTCOMES, false).lines).toEqual(
    expect.arrayContaining(['  unit: 10 passed, 1 failed, 1 min 10 s', '  services: 31 s']),
  );
});

test.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [340_000, '5 min 40 s'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(showDuration(ms)).toBe(shown);
});

test('how far a runner is becomes progress, what else it prints is kept', () => {
  const lines: string[] = [];
  const transcript = createTranscript((detail) => lines.push(detail));
  const printed = [
    'Running 64 tests using 2 workers',
    '\u001b[1A\u001b[2K[3/64] [staff] › staff/orders.spec.ts:5:3 › an order',
    '  1) [staff] › staff/orders.spec.ts:5:3 › an order',
    ' \u001b[32m✓\u001b[39m unit src/tooling/local/suite.test.ts (10 tests)',
    '   ✓ how far a runner is becomes progress 312ms',
  ];
  for (const line of printed) transcript.add(line);
  expect(lines).toEqual(['3 of 64', '1 files']);
  expect(transcript.text()).not.toContain('[3/64]');
  expect(transcript.text()).toContain('1) [staff]');
});
