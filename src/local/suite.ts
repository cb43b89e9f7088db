/** The test suite's parts: runs one, counts what it says, and adds all of them up. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from './env.ts';
import { Failure } from './failure.ts';
import type { Children } from './processes.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Titles of those that passed only when repeated. */
  repeated: readonly string[];
}

export type Outcome =
  | ({ name: string } & Counts)
  /** A part that could not be run at all. */
  | { name: string; notRun: string };

const REPORTS = join(ROOT, '.cache/test');

/** Vitest's report; a file that cannot even be loaded counts as one failure. */
const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
    repeated: [],
  }));

/** A `describe` block or a file; they nest. */
interface Suite {
  specs: { title: string; tests: { status: string }[] }[];
  suites: Suite[];
}

const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .default([]),
  suites: z.lazy(() => z.array(suite)).default([]),
});

const flakyIn = ({ specs, suites }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title),
  ...suites.flatMap(flakyIn),
];

/** Playwright's report; a test that passed only when repeated has passed, and is named. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    errors: z.array(z.unknown()),
    suites: z.array(suite).default([]),
  })
  .transform(({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    repeated: suites.flatMap(flakyIn),
  }));

const REPORT_FORMS = { vitest: vitestReport, playwright: playwrightReport } as const;

export type Runner = keyof typeof REPORT_FORMS;

/** What a runner's report counts, read from its text. @throws when it is not such a report */
export const countsOf = (runner: Runner, report: string): Counts =>
  REPORT_FORMS[runner].parse(JSON.parse(report));

export interface Part {
  name: string;
  runner: Runner;
  /** What the runner is told besides its reporters. */
  args: readonly string[];
  env: Record<string, string>;
}

function commandOf({ runner, args }: Part, report: string): string[] {
  if (runner === 'playwright') {
    return [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args];
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...reporters];
}

/** Runs one part with its output on this terminal. */
export async function runPart(children: Children, part: Part): Promise<Outcome> {
  const report = join(REPORTS, `${part.name}.json`);
  rmSync(report, { force: true });
  let ended = true;
  try {
    await children.run({
      name: part.name,
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', ...commandOf(part, report)],
      cwd: ROOT,
      env: { ...process.env, ...part.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      inherit: true,
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ended = false;
  }
  const counts = existsSync(report)
    ? countsOf(part.runner, readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, repeated: [] };
  // A runner that ends badly without naming a failed test has failed as a whole.
  const failed = !ended && counts.failed === 0 ? 1 : counts.failed;
  return { name: part.name, ...counts, failed };
}

/**
 * Adds up the parts.
 * @param strict count a part that was not run as a failure, as CI does
 */
export function sumUp(outcomes: readonly Outcome[], strict: boolean) {
  let passed = 0;
  let failed = 0;
  const lines: string[] = [];
  for (const outcome of outcomes) {
    if ('notRun' in outcome) {
      if (strict) failed += 1;
      lines.push(`  NOT RUN  ${outcome.name}: ${outcome.notRun}`);
      continue;
    }
    passed += outcome.passed;
    failed += outcome.failed;
    lines.push(`  ${outcome.name}: ${outcome.passed} passed, ${outcome.failed} failed`);
    for (const title of outcome.repeated) lines.push(`  PASSED ONLY WHEN REPEATED  ${title}`);
  }
  return { passed, failed, lines };
}
