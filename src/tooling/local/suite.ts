/** The test suite's parts: runs one, counts what it says, and adds all of them up. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
  | ({ name: string; ms: number } & Counts)
  /** Work that tests need before they can run, such as building the site. */
  | { name: string; ms: number; prepared: true }
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
  /** Arguments besides the reporters. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

function commandOf({ runner, args }: Part, report: string): string[] {
  if (runner === 'playwright') {
    return [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args];
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...reporters];
}

/** How far Playwright is: `[12/561] …`. */
const TEST_LINE = /^\[(\d+)\/(\d+)\]/;
/** A test file that Vitest has run. */
const FILE_LINE = /^ *[✓❯×] .*\.test\.tsx? \(\d+ test/;

/** Follows a runner's output: `log` hears how far it is, the other lines are kept. */
export function createTranscript(report: (detail: string) => void) {
  const lines: string[] = [];
  let files = 0;
  return {
    add(line: string): void {
      const bare = stripVTControlCharacters(line);
      const [, done, all] = TEST_LINE.exec(bare) ?? [];
      if (done !== undefined) {
        report(`${done} of ${all}`);
        return;
      }
      if (FILE_LINE.test(bare)) report(`${(files += 1)} files`);
      lines.push(line);
    },
    text: (): string => lines.join('\n').trim(),
  };
}

/**
 * Runs one part.
 * @param report hears how far it is
 * @returns its outcome, and all that it printed
 */
export async function runPart(
  children: Children,
  part: Part,
  report: (detail: string) => void,
): Promise<{ outcome: { name: string; ms: number } & Counts; output: string }> {
  const file = join(REPORTS, `${part.name}.json`);
  rmSync(file, { force: true });
  const transcript = createTranscript(report);
  const started = performance.now();
  let ended = true;
  try {
    await children.run({
      name: part.name,
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', ...commandOf(part, file)],
      cwd: ROOT,
      env: {
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...part.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      onLine: (line) => transcript.add(line),
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ended = false;
  }
  const counts = existsSync(file)
    ? countsOf(part.runner, readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, repeated: [] };
  // A runner that ends badly without naming a failed test has failed as a whole.
  const failed = !ended && counts.failed === 0 ? 1 : counts.failed;
  const ms = performance.now() - started;
  return { outcome: { name: part.name, ms, ...counts, failed }, output: transcript.text() };
}

/** A duration to the second: `40 s`, `5 min 40 s`. */
export function showDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** One outcome as a line of the summary. */
export function showOutcome(outcome: Outcome): string {
  if ('notRun' in outcome) return `  NOT RUN  ${outcome.name}: ${outcome.notRun}`;
  const took = showDuration(outcome.ms);
  if ('prepared' in outcome) return `  ${outcome.name}: ${took}`;
  return `  ${outcome.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${took}`;
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
    lines.push(showOutcome(outcome));
    if ('notRun' in outcome && strict) failed += 1;
    if (!('passed' in outcome)) continue;
    passed += outcome.passed;
    failed += outcome.failed;
    for (const title of outcome.repeated) lines.push(`  PASSED ONLY WHEN REPEATED  ${title}`);
  }
  return { passed, failed, lines };
}
