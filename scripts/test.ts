/**
 * `npm test`: the whole suite, with the services it needs. Names of parts after `--` run only those; `--only
 * products,orders` runs only the test files whose path contains one of the words.
 */
import { join } from 'node:path';
import { hostileDocuments } from '#fixtures/hostile-products.ts';
import {
  bypassProxyForLoopback,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
} from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { inOrder, PARTS, runLanes, type PartName } from '#tooling/local/suite-lanes.ts';
import { showDuration, sumUp, type Outcome } from '#tooling/local/suite.ts';

const isPart = (name: string): name is PartName => PARTS.some((part) => part === name);

function chosenParts(names: readonly string[]): ReadonlySet<PartName> {
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown part "${unknown.join(', ')}".`, `Parts: ${PARTS.join(', ')}`);
  }
  return new Set(names.length === 0 ? PARTS : names.filter(isPart));
}

const outcomes: Outcome[] = [];
let strict = false;

async function main(stage: Stage): Promise<number> {
  loadEnvFile();
  bypassProxyForLoopback();
  const flags = readFlags(process.argv.slice(2), { only: { type: 'string' } });
  const parts = chosenParts(flags.positionals);
  const only = flags.text('only')?.split(',') ?? [];
  const env = readEnvironment();
  strict = env.CI === true;
  await runLanes(stage, env, { parts, only, documents: hostileDocuments() }, outcomes);
  if (stage.stopped.aborted) return 1;
  const { failed, lines } = sumUp(inOrder(outcomes), strict);
  const total = showDuration(performance.now());
  stage.progress.note(`\n${lines.join('\n')}\n  in all: ${total}\n`);
  return failed === 0 ? 0 : 1;
}

await runScript(main, {
  logDir: join(ROOT, '.cache/test/logs'),
  finalMessage: (code) => {
    const { passed, failed } = sumUp(outcomes, strict);
    return `${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`;
  },
});
