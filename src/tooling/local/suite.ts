/** The parts of the test suite: runs one, counts its results, and sums up all of them. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './env.ts';
import { Failure } from './failure.ts';
import type { Children } from './processes.ts';
import { countsOf, type Counts, type Runner } from './suite-report.ts';

export type Outcome =
  | ({ name: string; ms: number } & Counts)
  /** Preparation for tests, such as building the site. */
  | { name: string; ms: number; prepared: true }
  /** A part that could not be run at all. */
  | { name: string; notRun: string };

const REPORTS = join(ROOT, '.cache/test');
/** Node's compile cache, because tests start the same programs repeatedly. */
const COMPILED = join(REPORTS, 'compiled');

/** Deletes the compile caches of earlier runs, most of them for folders that no longer exist. */
export const clearCompiled = (): void => rmSync(COMPILED, { recursive: true, force: true });

export interface Part {
  name: string;
  runner: Runner;
  /** Arguments in addition to the reporters. */
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

/** Playwright's progress: `[12/561] …`. */
const TEST_LINE = /^\[(\d+)\/(\d+)\]/;
/** A test file that Vitest has run. */
const FILE_LINE = /^ *[✓❯×] .*\.test\.tsx? \(\d+ test/;

/** Follows a runner's output: `log` receives its progress; other lines are captured. */
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
 * @param report receives its progress
 * @returns its result and all its output
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
        NODE_COMPILE_CACHE: COMPILED,
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
    : { passed: 0, failed: 0, failures: [], repeated: [] };
  // A runner that fails without a failed test counts as one failure.
  const failed = !ended && counts.failed === 0 ? 1 : counts.failed;
  const ms = performance.now() - started;
  return { outcome: { name: part.name, ms, ...counts, failed }, output: transcript.text() };
}

/** A duration in whole seconds: `40 s`, `5 min 40 s`. */
export function showDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** One result as a line of the summary. */
export function showOutcome(outcome: Outcome): string {
  if ('notRun' in outcome) return `  NOT RUN  ${outcome.name}: ${outcome.notRun}`;
  const took = showDuration(outcome.ms);
  if ('prepared' in outcome) return `  ${outcome.name}: ${took}`;
  return `  ${outcome.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${took}`;
}

/**
 * Sums up the parts.
 * @param strict count a part that was not run as a failure, as in CI
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
    for (const failure of outcome.failures) lines.push(`  FAILED  ${failure}`);
    for (const title of outcome.repeated) lines.push(`  PASSED ONLY WHEN REPEATED  ${title}`);
  }
  return { passed, failed, lines };
}
