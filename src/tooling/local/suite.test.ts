import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './env.ts';
import { countsOf } from './suite-report.ts';
import { createTranscript, showDuration, sumUp, type Outcome } from './suite.ts';

test("Vitest's counts, with a file that could not be loaded as one failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [
      {
        name: join(ROOT, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          {
            fullName: 'a',
            status: 'failed',
            failureMessages: ['Error: \u001b[31mno\u001b[39m\n at'],
          },
          { fullName: 'b', status: 'failed', failureMessages: [] },
          { fullName: 'c', status: 'passed', failureMessages: [] },
          { fullName: 'd', status: 'passed', failureMessages: ['Error: at first'] },
        ],
      },
      {
        name: join(ROOT, 'b.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(countsOf('vitest', JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 3,
    failures: ['a: Error: no', 'b', 'b.test.ts: Cannot find module'],
    repeated: ['d: Error: at first'],
  });
});

test("Playwright's counts, with the name of a test that passed only on retry", () => {
  const spec = (title: string, status: string, error?: object) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, results: [{ errors: error === undefined ? [] : [error] }] }],
  });
  const missing = {
    message:
      '\u001b[31mno text\u001b[39m\n\nLocator: \u001b[1mlocator(\'p\')\u001b[22m\nReceived string: "Failed"\nat',
    location: { file: join(ROOT, 'tests/e2e/staff.ts'), line: 12, column: 3 },
  };
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [spec('a', 'expected')],
        suites: [
          {
            specs: [spec('b', 'flaky', { message: 'slow\nat' }), spec('c', 'unexpected', missing)],
          },
        ],
      },
    ],
  };
  expect(countsOf('playwright', JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 1,
    failures: [
      `x.spec.ts (tests/e2e/staff.ts:12), c: no text; Locator: locator('p'); Received string: "Failed"`,
    ],
    repeated: ['x.spec.ts, b: slow'],
  });
});

const OUTCOMES: Outcome[] = [
  {
    name: 'unit',
    ms: 70_400,
    passed: 10,
    failed: 1,
    failures: ['page: no title'],
    repeated: ['slow page'],
  },
  { name: 'services', ms: 31_000, prepared: true },
  { name: 'firestore', notRun: 'Java was not found.' },
];

test('reports clearly what was not run', () => {
  const { passed, failed, lines } = sumUp(OUTCOMES, false);
  expect({ passed, failed }).toEqual({ passed: 10, failed: 1 });
  expect(lines).toContain('  NOT RUN  firestore: Java was not found.');
});

test('names tests that passed only on retry', () => {
  expect(sumUp(OUTCOMES, false).lines).toContain('  PASSED ONLY WHEN REPEATED  slow page');
});

test('names failed tests at the end of the summary', () => {
  expect(sumUp(OUTCOMES, false).lines).toContain('  FAILED  page: no title');
});

test('in CI, a part that was not run counts as failed', () => {
  expect(sumUp(OUTCOMES, true).failed).toBe(2);
});

test('lists each part with its counts and duration, and services with their duration', () => {
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

test("shows a runner's progress and captures its other output", () => {
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
