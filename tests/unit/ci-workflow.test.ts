/** The workflow that tests changes: its permissions, its commands and its triggers. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.object({
  on: z.object({
    push: z.null(),
    pull_request: z.null(),
    schedule: z.array(z.object({ cron: z.string() })),
    workflow_dispatch: z.null(),
  }),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({ if: z.string(), 'timeout-minutes': z.number(), steps: z.array(step) }),
  ),
});

const TEXT = readFileSync('.github/workflows/ci.yml', 'utf8');
const { on, permissions, jobs } = workflow.parse(parse(TEXT));
const stepsOf = (job: string) => jobs[job]?.steps ?? [];

test('every action is pinned to the same commit as in the publishing workflow', () => {
  const uses = TEXT.split('\n').filter((line) => /\buses:/.test(line));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(uses).toHaveLength(steps.filter((each) => each.uses !== undefined).length);
  const publishWorkflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  for (const line of uses) {
    expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(publishWorkflow).toContain(/[0-9a-f]{40} # v[\d.]+$/.exec(line)?.[0]);
  }
});

test('it has read access only, and stores no credentials', () => {
  expect(permissions).toEqual({ contents: 'read' });
  expect(TEXT).not.toMatch(/\bsecrets\./);
  for (const job of Object.keys(jobs)) {
    const checkout = stepsOf(job).find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toEqual({ 'persist-credentials': false });
  }
});

test('every push is checked, and so are pull requests from forks', () => {
  expect(jobs['check']?.if).toMatch(/^github\.event_name == 'push' \|\|\s/);
  expect(jobs['check']?.if).toContain('pull_request.head.repo.fork');
  expect(stepsOf('check').at(-1)?.run).toBe('npm run check');
});

test('the whole suite runs for pull requests, for the main branch and each night', () => {
  expect(jobs['test']?.if).toBe(
    "github.event_name != 'push' || github.ref_name == github.event.repository.default_branch",
  );
  expect(stepsOf('test').at(-1)?.run?.trimEnd().split('\n').at(-1)).toBe('npm test');
  expect(on.schedule).toHaveLength(1);
});

test('the long random tests run only at night', () => {
  const nightly = stepsOf('test').flatMap(({ env }) => env?.['NIGHTLY'] ?? []);
  expect(nightly).toEqual(["${{ github.event_name == 'schedule' }}"]);
});
