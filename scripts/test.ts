/**
 * `npm test`: the whole suite, with the services it needs. Names of parts after `--` run only those;
 * `--only products,orders` runs only the test files whose path contains one of the words.
 */
import { join } from 'node:path';
import { hostileDocuments } from '#fixtures/hostile-products.ts';
import { provideChromium } from '#local/chromium.ts';
import {
  keepLoopbackDirect,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
  type Environment,
} from '#local/env.ts';
import { Failure, firstLine, showFailure } from '#local/failure.ts';
import { runScript, type Stage } from '#local/script.ts';
import { runPart, sumUp, type Outcome } from '#local/suite.ts';
import { provideTestSite, testFirestore } from '#local/test-site.ts';

/** In the order of running: what needs the least comes first. */
const PARTS = ['unit', 'local', 'firestore', 'rules', 'site', 'e2e', 'accounts', 'staff'] as const;
/** Those that look at the built site. */
const SERVED = ['site', 'e2e', 'accounts', 'staff'] as const;
/** Parts of the browser that ask the database. */
const WITH_DATABASE: readonly string[] = ['accounts', 'staff'];
type PartName = (typeof PARTS)[number];

/** The browser's parts, with their projects in Playwright's configuration. */
const BROWSER_PARTS = [
  { name: 'e2e', projects: ['phone', 'desktop'] },
  { name: 'accounts', projects: ['accounts'] },
  { name: 'staff', projects: ['staff'] },
] as const;

const isPart = (name: string): name is PartName => PARTS.some((part) => part === name);

function chosenParts(names: readonly string[]): ReadonlySet<PartName> {
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown part "${unknown.join(', ')}".`, `Parts: ${PARTS.join(', ')}`);
  }
  return new Set(names.length === 0 ? PARTS : names.filter(isPart));
}

/** Runs `work`; its failure becomes the reason why `parts` were not run. */
async function orNotRun<T>(
  stage: Stage,
  parts: readonly string[],
  outcomes: Outcome[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (stage.stopped.aborted) throw error;
    stage.progress.note(showFailure(error));
    for (const name of parts) outcomes.push({ name, notRun: firstLine(error) });
    return undefined;
  }
}

async function runAll(
  stage: Stage,
  env: Environment,
  { parts, only }: { parts: ReadonlySet<PartName>; only: readonly string[] },
  outcomes: Outcome[],
): Promise<void> {
  const { progress, children } = stage;
  const vitest = async (name: PartName, variables: Record<string, string> = {}): Promise<void> => {
    progress.note(`\n── ${name}`);
    const args = ['--project', name, ...only];
    outcomes.push(await runPart(children, { name, runner: 'vitest', args, env: variables }));
  };
  if (parts.has('unit')) await vitest('unit');
  if (parts.has('local')) await vitest('local');

  const served = SERVED.filter((name) => parts.has(name));
  const asked = (['firestore', 'rules'] as const).filter((name) => parts.has(name));
  if (asked.length === 0 && served.length === 0) return;
  progress.note('\n── services');
  const needFirestore = ['firestore', 'rules', ...WITH_DATABASE].filter(
    (name) => isPart(name) && parts.has(name),
  );
  const host = await orNotRun(stage, needFirestore, outcomes, () => testFirestore(stage, env));
  const firestore: Record<string, string> =
    host === undefined ? {} : { FIRESTORE_EMULATOR_HOST: host };
  if (host !== undefined) for (const name of asked) await vitest(name, firestore);
  if (served.length === 0) return;
  const site = await provideTestSite(stage, env, host, hostileDocuments()).catch(
    (error: unknown) => {
      if (stage.stopped.aborted) throw error;
      progress.note(showFailure(error));
      // Unlike a missing emulator, a site that cannot be built is the project's own fault.
      for (const name of served) outcomes.push({ name, passed: 0, failed: 1, repeated: [] });
    },
  );
  if (!site) return;
  if (parts.has('site')) await vitest('site', { ...firestore, ...site });
  const inBrowser = BROWSER_PARTS.filter(
    ({ name }) => parts.has(name) && (host !== undefined || !WITH_DATABASE.includes(name)),
  );
  if (inBrowser.length === 0) return;
  const names = inBrowser.map(({ name }) => name);
  const chromium = await orNotRun(stage, names, outcomes, () =>
    progress.step('Looking for Chromium', () => provideChromium(children, env.CHROMIUM_PATH)),
  );
  if (chromium === undefined) return;
  const variables = { ...firestore, ...site, CHROMIUM_PATH: chromium };
  for (const { name, projects } of inBrowser) {
    progress.note(`\n── ${name}`);
    const args = [...projects.map((project) => `--project=${project}`), ...only];
    outcomes.push(await runPart(children, { name, runner: 'playwright', args, env: variables }));
  }
}

const outcomes: Outcome[] = [];
let strict = false;

async function main(stage: Stage): Promise<number> {
  loadEnvFile();
  keepLoopbackDirect();
  const flags = readFlags(process.argv.slice(2), { only: { type: 'string' } });
  const parts = chosenParts(flags.positionals);
  const only = flags.text('only')?.split(',') ?? [];
  const env = readEnvironment();
  strict = env.CI === true;
  await runAll(stage, env, { parts, only }, outcomes);
  const { failed, lines } = sumUp(outcomes, strict);
  stage.progress.note(`\n${lines.join('\n')}\n`);
  return failed === 0 ? 0 : 1;
}

await runScript(main, {
  logDir: join(ROOT, '.cache/test/logs'),
  lastWords: (code) => {
    const { passed, failed } = sumUp(outcomes, strict);
    return `${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`;
  },
});
