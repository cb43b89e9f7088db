/** Parses the reports of Vitest and Playwright: how many tests passed, which failed and why. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { ROOT } from './env.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Titles of the failed tests, each with the first line of its error; fewer than `failed` when one has no title. */
  failures: readonly string[];
  /** Titles of the tests that passed only on retry. */
  repeated: readonly string[];
}

/** The first line of a text, without colours. */
const firstLineOf = (text: string): string =>
  stripVTControlCharacters(text).trim().split('\n')[0] ?? '';

const failureLine = (title: string, message = ''): string =>
  [title, firstLineOf(message)].filter((part) => part !== '').join(': ');

/** Vitest's report; a file that cannot be loaded counts as one failure. */
const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => {
    const notLoaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed');
    return {
      passed: numPassedTests,
      failed: numFailedTests + notLoaded.length,
      failures: [
        ...failed.map((one) => failureLine(one.fullName, one.failureMessages?.[0])),
        ...notLoaded.map(({ name, message }) => failureLine(relative(ROOT, name), message)),
      ],
      // A test that passed on its second attempt keeps the error of the first.
      repeated: tests
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.[0])
        .map((one) => failureLine(one.fullName, one.failureMessages?.[0])),
    };
  });

/** A `describe` block or a file; they nest. */
interface Suite {
  specs: Spec[];
  suites: Suite[];
}
interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { errors: TestError[] }[] }[];
}
type TestError = z.output<typeof testError>;

const testError = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string(), line: z.int() }).optional(),
});

const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            results: z.array(z.object({ errors: z.array(testError) })),
          }),
        ),
      }),
    )
    .default([]),
  suites: z.lazy(() => z.array(suite)).default([]),
});

/** The specs with a test of this status. */
const specsThatAre = (status: string, { specs, suites }: Suite): Spec[] => [
  ...specs.filter(({ tests }) => tests.some((test) => test.status === status)),
  ...suites.flatMap((inner) => specsThatAre(status, inner)),
];

/** What an error says about the element that a test waited for, and the text that it had instead. */
const ELEMENT = /^(?:Locator|Received string): +.+$/gm;

/** The first error of a spec, with its line and the element that it waited for. */
function failureOf({ file, title, tests }: Spec): string {
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  const { message, location } = error ?? { message: '' };
  const element = stripVTControlCharacters(message).match(ELEMENT) ?? [];
  // It can be in a helper of the test.
  const at = location && `${relative(ROOT, location.file)}:${location.line}`;
  const where = at === undefined || at.includes(`${file}:`) ? (at ?? file) : `${file} (${at})`;
  return [failureLine(`${where}, ${title}`, message), ...element].join('; ');
}

/** Playwright's report; a test that passed only on retry counts as passed and is named. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    errors: z.array(z.object({ message: z.string().optional() })),
    suites: z.array(suite).default([]),
  })
  .transform(({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...suites.flatMap((one) => specsThatAre('unexpected', one)).map(failureOf),
      ...errors.map(({ message }) => firstLineOf(message ?? 'an error outside of any test')),
    ],
    repeated: suites.flatMap((one) => specsThatAre('flaky', one)).map(failureOf),
  }));

const REPORT_FORMS = { vitest: vitestReport, playwright: playwrightReport } as const;

export type Runner = keyof typeof REPORT_FORMS;

/** The counts in a runner's report. @throws when the text is not such a report */
export const countsOf = (runner: Runner, report: string): Counts =>
  REPORT_FORMS[runner].parse(JSON.parse(report));
