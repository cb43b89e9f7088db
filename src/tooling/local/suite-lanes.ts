/** Which parts of the suite run in parallel: those of the code in one lane, those of the built site in the other. */
import { availableParallelism } from 'node:os';
import { provideChromium } from './chromium.ts';
import type { Environment } from './env.ts';
import { firstLine, showFailure } from './failure.ts';
import type { Stage } from './script.ts';
import type { SeedDocument } from './seed.ts';
import { clearCompiled, runPart, showOutcome, type Outcome, type Part } from './suite.ts';
import { provideTestSite, testFirestore } from './test-site.ts';

/** In the order of the summary. */
export const PARTS = [
  'unit',
  'local',
  'firestore',
  'rules',
  'site',
  'e2e',
  'accounts',
  'staff',
] as const;
export type PartName = (typeof PARTS)[number];

/** Parts that need the built site. */
const SERVED: readonly PartName[] = ['site', 'e2e', 'accounts', 'staff'];
/** Parts that need Firestore. */
const WITH_FIRESTORE: readonly PartName[] = ['firestore', 'rules', 'accounts', 'staff'];

/** The browser parts, with their projects in Playwright's configuration. */
const BROWSER_PARTS = [
  { name: 'staff', projects: ['staff'], atNight: ['staff-jobs'] },
  { name: 'accounts', projects: ['accounts'], atNight: ['account-jobs'] },
  { name: 'e2e', projects: ['phone', 'desktop'], atNight: ['desktop-jobs'] },
] as const satisfies readonly ({ name: PartName } & Record<
  'projects' | 'atNight',
  readonly string[]
>)[];

export interface Chosen {
  parts: ReadonlySet<PartName>;
  /** Words that select test files by path; empty: every file. */
  only: readonly string[];
  /** Documents of the site in addition to the demo shop's. */
  documents: readonly SeedDocument[];
}

/** The name in the summary for the time of building and serving the site. */
const SERVICES = 'services';
const ORDER: readonly string[] = ['unit', 'local', SERVICES, ...PARTS.slice(2)];

/** Sorts results in the order of the summary. */
export const inOrder = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));

/** The inputs of both lanes. */
interface Running extends Chosen {
  stage: Stage;
  environment: Environment;
  outcomes: Outcome[];
  /** The Firestore host; undefined when it is not needed or cannot be started. */
  firestore: Promise<string | undefined>;
}

const chosenOf = ({ parts }: Chosen, names: readonly PartName[]): PartName[] =>
  names.filter((name) => parts.has(name));

/** Runs a part and prints its whole output when it has ended. */
async function run({ stage, outcomes }: Running, part: Part): Promise<void> {
  const { progress, children, stopped } = stage;
  const { outcome, output } = await progress.step(
    `Testing ${part.name}`,
    (report) => runPart(children, part, report),
    (result) => result.outcome.failed === 0,
  );
  if (stopped.aborted) return;
  outcomes.push(outcome);
  progress.note(`\n──${showOutcome(outcome)}\n${output}`);
}

const runVitest = (running: Running, name: PartName, env: NodeJS.ProcessEnv): Promise<void> =>
  run(running, { name, runner: 'vitest', args: ['--project', name, ...running.only], env });

/** Runs `work`; if it fails, `names` are reported as not run for that reason. */
async function orNotRun<T>(
  { progress, stopped }: Stage,
  { names, outcomes }: { names: readonly PartName[]; outcomes: Outcome[] },
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (stopped.aborted) throw error;
    progress.note(showFailure(error));
    for (const name of names) outcomes.push({ name, notRun: firstLine(error) });
    return undefined;
  }
}

/** The parts that need no built site. */
async function laneOfCode(running: Running, variables: NodeJS.ProcessEnv): Promise<void> {
  for (const name of chosenOf(running, ['unit', 'local'])) {
    await runVitest(running, name, variables);
  }
  const host = await running.firestore;
  if (host === undefined) return;
  for (const name of chosenOf(running, ['rules', 'firestore'])) {
    await runVitest(running, name, { ...variables, FIRESTORE_EMULATOR_HOST: host });
  }
}

/** Builds and serves the site. @returns the variables with its URLs; undefined when the build failed */
async function provideSite(
  { stage, environment, documents, outcomes }: Running,
  { names, host }: { names: readonly PartName[]; host: string | undefined },
): Promise<NodeJS.ProcessEnv | undefined> {
  const started = performance.now();
  try {
    const site = await provideTestSite(stage, environment, host, documents);
    outcomes.push({ name: SERVICES, ms: performance.now() - started, prepared: true });
    return {
      ...process.env,
      ...site,
      ...(host !== undefined && { FIRESTORE_EMULATOR_HOST: host }),
    };
  } catch (error) {
    if (stage.stopped.aborted) throw error;
    stage.progress.note(showFailure(error));
    // Unlike a missing emulator, a failed build is a fault of the project.
    const failures = [`the site was not built: ${firstLine(error)}`];
    for (const name of names)
      outcomes.push({ name, ms: 0, passed: 0, failed: 1, failures, repeated: [] });
    return undefined;
  }
}

/** The parts that test the built site. */
async function laneOfSite(running: Running): Promise<void> {
  const { stage, environment, outcomes } = running;
  const names = chosenOf(running, SERVED);
  if (names.length === 0) return;
  const host = await running.firestore;
  const variables = await provideSite(running, { names, host });
  if (variables === undefined) return;
  if (running.parts.has('site')) await runVitest(running, 'site', variables);
  const parts = BROWSER_PARTS.filter(
    ({ name }) => running.parts.has(name) && (host !== undefined || !WITH_FIRESTORE.includes(name)),
  );
  if (parts.length === 0) return;
  const browserNames = parts.map(({ name }) => name);
  const chromium = await orNotRun(stage, { names: browserNames, outcomes }, () =>
    stage.progress.step('Looking for Chromium', () =>
      provideChromium(stage.children, environment.CHROMIUM_PATH),
    ),
  );
  if (chromium === undefined) return;
  const env = { ...variables, CHROMIUM_PATH: chromium };
  for (const { name, projects, atNight } of parts) {
    const chosen = environment.NIGHTLY === true ? [...projects, ...atNight] : projects;
    const args = [...chosen.map((project) => `--project=${project}`), ...running.only];
    await run(running, { name, runner: 'playwright', args, env });
  }
}

/** A lane uses two cores; on fewer cores, parallel lanes would only slow down each other's browsers. */
const CORES_FOR_LANES = 4;

/**
 * Runs the chosen parts: in two lanes when there are enough cores, otherwise one after the other.
 * @param outcomes gets an entry for each part when it ends
 */
export async function runLanes(
  stage: Stage,
  environment: Environment,
  chosen: Chosen,
  outcomes: Outcome[],
): Promise<void> {
  clearCompiled();
  // Copy it before `provideTestSite` configures builds in this process for the served site's emulators.
  const variables = { ...process.env };
  const names = chosenOf(chosen, WITH_FIRESTORE);
  const firestore =
    names.length === 0
      ? Promise.resolve(undefined)
      : orNotRun(stage, { names, outcomes }, () => testFirestore(stage, environment));
  // It may fail before a lane awaits it.
  firestore.catch(() => undefined);
  const running = { ...chosen, stage, environment, outcomes, firestore };
  if (availableParallelism() >= CORES_FOR_LANES) {
    await Promise.all([laneOfCode(running, variables), laneOfSite(running)]);
    return;
  }
  await laneOfCode(running, variables);
  if (!stage.stopped.aborted) await laneOfSite(running);
}
