/** The workflow that publishes: its permissions, its triggers, its commands, and when it alerts people. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
// A dependency of firebase-tools and of Astro's tools.
import { parse } from 'yaml';
import * as z from 'zod';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';

const step = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
  'timeout-minutes': z.number().optional(),
});
type Step = z.output<typeof step>;

const permissions = z.record(z.string(), z.string());
const workflow = z.object({
  on: z.object({
    schedule: z.array(z.object({ cron: z.string() })),
    workflow_dispatch: z.object({ inputs: z.record(z.string(), z.unknown()) }),
  }),
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      permissions: permissions.optional(),
      concurrency: z.unknown().optional(),
      env: z.record(z.string(), z.string()).optional(),
      'timeout-minutes': z.number(),
      steps: z.array(step),
    }),
  ),
});

const TEXT = readFileSync('.github/workflows/publish.yml', 'utf8');
const { on, jobs, ...top } = workflow.parse(parse(TEXT));
const STEPS = Object.values(jobs).flatMap((job) => job.steps);

function stepOf(job: string, predicate: (candidate: Step) => boolean): Step {
  const step = jobs[job]?.steps.find(predicate);
  if (step === undefined) throw new Error(`the job ${job} has no such step`);
  return step;
}

interface Ran {
  code: number | null;
  output: string;
  /** Each call of a stub: its name and arguments. */
  calls: string[];
  /** The outputs of the step. */
  outputs: string[];
}

/** Runs a step's script like the runner, in an empty folder with a built site, with stubs for its programs. */
function runScript(
  { run }: Step,
  stubs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Ran {
  const folder = temporaryFolder();
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const [name, does] of Object.entries(stubs)) {
    const file = join(bin, name);
    writeFileSync(file, `#!/bin/bash\necho "${name} $*" >> "$CALLS"\n${does}\n`);
    chmodSync(file, 0o755);
  }
  for (const place of ['dist', '.cache/publisher-bundle']) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'file'), 'old');
    for (const path of [join(folder, place, 'file'), join(folder, place)]) utimesSync(path, 1, 1);
  }
  const calls = join(folder, 'calls');
  const outputs = join(folder, 'outputs');
  for (const file of [calls, outputs]) writeFileSync(file, '');
  const ended = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run ?? ''], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: outputs,
      CALLS: calls,
      ...env,
    },
  });
  const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
  return {
    code: ended.status,
    output: ended.stdout + ended.stderr,
    calls: linesOf(calls),
    outputs: linesOf(outputs),
  };
}

test('every action is pinned to a commit, with its version in a comment', () => {
  const uses = TEXT.split('\n').filter((line) => /\buses:/.test(line));
  expect(uses).toHaveLength(STEPS.filter((candidate) => candidate.uses !== undefined).length);
  for (const line of uses) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('it may read the code and sign in; only the job for alerts may write issues', () => {
  expect(top.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  const own = Object.entries(jobs).filter(([, job]) => job.permissions !== undefined);
  expect(own.map(([name, job]) => [name, job.permissions])).toEqual([
    ['alert', { issues: 'write' }],
  ]);
});

test('it uses no key and no secret: Google trusts its identity', () => {
  expect(TEXT).not.toMatch(/secrets\.|credentials_json|private_key/);
  const signIns = STEPS.filter(({ uses }) => uses?.startsWith('google-github-actions/auth@'));
  expect(signIns).toHaveLength(1);
  for (const signIn of signIns) {
    expect(signIn.with?.['workload_identity_provider']).toBe(
      '${{ vars.GCP_WORKLOAD_IDENTITY_PROVIDER }}',
    );
  }
});

test('the checkout stores no token', () => {
  const checkouts = STEPS.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
});

test('publishes never run at the same time, and none is cancelled by the next', () => {
  expect(jobs['publish']?.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});

test('it publishes every 15 minutes, and everything each night', () => {
  const crons = on.schedule.map(({ cron }) => cron);
  expect(crons).toEqual(['*/15 * * * *', '37 20 * * *']);
  const schedules = [...TEXT.matchAll(/github\.event\.schedule [!=]= '([^']*)'/g)].map(
    ([, at]) => at,
  );
  expect(new Set(schedules)).toEqual(new Set(['37 20 * * *']));
});

test('a person can request a full publish and override one refusal', () => {
  expect(on.workflow_dispatch.inputs).toMatchObject({
    full: { type: 'boolean', default: false },
    allow: { type: 'choice', options: ['none', 'fewer-products', 'malformed'], default: 'none' },
  });
});

test('scripts get external values only from environment variables', () => {
  for (const { run } of STEPS) expect(run ?? '').not.toContain('${{');
});

test('nothing is published before the project is set up, or from another branch', () => {
  expect(jobs['publish']?.if).toContain("vars.FIREBASE_PROJECT != ''");
  expect(jobs['publish']?.if).toContain(
    'github.ref_name == github.event.repository.default_branch',
  );
});

test('the publish has a shorter timeout than its job, so that a timeout counts as a failure', () => {
  const { 'timeout-minutes': minutes } = stepOf('publish', ({ id }) => id === 'publish');
  expect(minutes).toBeLessThan(jobs['publish']?.['timeout-minutes'] ?? 0);
});

test('the saved state is the restored one, under a unique key', () => {
  const restore = stepOf('publish', ({ uses }) => uses?.includes('cache/restore@') ?? false);
  const save = stepOf('publish', ({ uses }) => uses?.includes('cache/save@') ?? false);
  expect(save.with).toEqual({ path: restore.with?.['path'], key: restore.with?.['key'] });
  expect(save.with?.['path']).toBe('${{ env.STATE }}');
  expect(jobs['publish']?.env?.['STATE']?.trim().split('\n')).toEqual(
    expect.arrayContaining(['.data', 'dist', '.cache/publisher-bundle']),
  );
  const key = String(save.with?.['key']);
  expect(key).toContain('github.run_id');
  expect(key.startsWith(String(restore.with?.['restore-keys']))).toBe(true);
  // Without a status function GitHub adds `success()`, so no state is saved after a failure.
  expect(save.if).toBe("steps.publish.outputs.keep == 'true'");
});

const publish = (stub: string, env: Readonly<Record<string, string>> = {}): Ran =>
  runScript(
    stepOf('publish', ({ id }) => id === 'publish'),
    { npm: stub },
    { AUTOMATIC: 'false', NIGHTLY: 'false', FULL: '', ALLOW: '', ...env },
  );

test.each([
  ['the schedule', { AUTOMATIC: 'true' }, '--once --deploy firebase --automatic'],
  [
    'the nightly schedule',
    { AUTOMATIC: 'true', NIGHTLY: 'true' },
    '--once --deploy firebase --automatic --full --verify',
  ],
  ['a manual run', { FULL: 'false', ALLOW: 'none' }, '--once --deploy firebase'],
  ['a full manual run', { FULL: 'true', ALLOW: 'none' }, '--once --deploy firebase --full'],
  [
    'a manual run with override',
    { FULL: 'false', ALLOW: 'malformed' },
    '--once --deploy firebase --allow malformed',
  ],
])('%s starts the right publish', (_case, env, schedules) => {
  const { code, calls } = publish('exit 0', env);
  expect(code).toBe(0);
  expect(calls).toEqual([`npm run publisher -- ${schedules}`]);
});

test('a failed publish fails the job, reports its code, and saves no state', () => {
  const { code, outputs } = publish('touch -t 209901010000 dist/file; exit 3');
  expect(code).toBe(3);
  expect(outputs).toEqual(['code=3']);
});

test('a run that wrote a file saves its state', () => {
  expect(publish('exit 0').outputs).toEqual(['code=0']);
  expect(publish('touch -t 209901010000 dist/file').outputs).toEqual(['code=0', 'keep=true']);
});

/** @param open number of the open issue of this kind, if there is one */
const alert = (env: { RESULT: string; CODE?: string }, open = ''): Ran =>
  runScript(
    stepOf('alert', ({ run }) => run !== undefined),
    { gh: `if [ "$2" = list ]; then echo "${open}"; fi` },
    { TROUBLE: 'Publishing fails', RUN: 'https://github.com/x/actions/runs/1', CODE: '', ...env },
  );

const changesOf = ({ calls }: Ran): string =>
  calls.filter((call) => !call.startsWith('gh issue list')).join('\n');

test('the first failure opens an issue, the next updates it, and a success closes it', () => {
  const first = changesOf(alert({ RESULT: 'failure', CODE: '3' }));
  expect(first).toContain('gh issue create --label publisher --title Publishing fails');
  expect(first).toContain('The publish was refused.');
  const next = changesOf(alert({ RESULT: 'failure', CODE: '1' }, '42'));
  expect(next).toContain('gh issue edit 42 --body The publisher failed (exit code 1).');
  const closed = changesOf(alert({ RESULT: 'success', CODE: '0' }, '42'));
  expect(closed).toMatch(/^gh issue close 42 --comment Healthy again: https:/);
  expect(changesOf(alert({ RESULT: 'success', CODE: '0' }))).toBe('');
});
