/** The one command before a commit: format, lint with borders, types and unit tests; prints little when all pass. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';

interface Check {
  name: string;
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [string, ...string[]];
  /** The remedy when it fails. */
  remedy: string;
}

interface Outcome {
  check: Check;
  passed: boolean;
  output: string;
  seconds: number;
}

/** Run in parallel, the longest first. This is also the place for checks of generated files. */
const CHECKS: readonly Check[] = [
  {
    name: 'lint',
    command: [
      'eslint',
      '.',
      '--cache',
      '--cache-location',
      '.cache/eslint/',
      '--cache-strategy',
      'content',
      '--max-warnings',
      '0',
    ],
    remedy: 'npx eslint . --fix fixes some of it; ARCHITECTURE.md has the import table',
  },
  {
    name: 'types',
    command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'],
    remedy: 'fix the types named above',
  },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit', '--reporter', 'dot'],
    remedy: 'npx vitest --project unit shows one failure at a time',
  },
  {
    // Only the types in `.astro` files: the types of all other files are checked below.
    name: 'components',
    command: [
      'astro',
      'check',
      '--minimumSeverity',
      'warning',
      '--noSync',
      '--tsconfig',
      'tsconfig.astro.json',
    ],
    remedy: 'fix the types in the components named above',
  },
  {
    name: 'unused',
    command: ['knip', '--no-progress'],
    remedy:
      'declare, delete or no longer export what is named above; knip.jsonc says where programs begin',
  },
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '.',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--log-level',
      'warn',
    ],
    remedy: 'npx prettier --write .',
  },
];

/** How many run at once: more than the number of cores would only slow them down. */
const AT_ONCE = 3;

async function run(check: Check): Promise<Outcome> {
  const [program, ...args] = check.command;
  const { failed, all, durationMs, message } = await execa(program, args, {
    preferLocal: true,
    env: { NO_COLOR: '1' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  const output = all === '' ? (message ?? '') : all;
  return { check, passed: !failed, output, seconds: durationMs / 1000 };
}

async function runAll(checks: readonly Check[]): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      outcomes.push(await run(check));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}

mkdirSync(resolve(import.meta.dirname, '../.cache'), { recursive: true });
process.chdir(resolve(import.meta.dirname, '..'));
const started = performance.now();

// `sync` writes the types of `astro:env` and of pictures, which the type checks need.
const sync = await run({
  name: 'sync',
  command: ['astro', 'sync'],
  remedy: 'fix astro.config.mjs',
});
const outcomes = sync.passed ? await runAll(CHECKS) : [sync];

for (const { check, passed, output, seconds } of outcomes) {
  if (passed) continue;
  console.error(
    `\n✗ ${check.name} (${seconds.toFixed(1)} s)\n\n${output.trim()}\n\n→ ${check.remedy}`,
  );
}
const failed = outcomes.filter(({ passed }) => !passed).length;
const total = ((performance.now() - started) / 1000).toFixed(1);
if (failed === 0) {
  console.log(`✓ ${CHECKS.map(({ name }) => name).join(', ')} (${total} s)`);
} else {
  console.error(`\n${failed} of ${CHECKS.length} checks failed (${total} s)`);
  process.exitCode = 1;
}
