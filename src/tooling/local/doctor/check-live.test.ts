/** The doctor on a live shop: a healthy one, one with each fault, and one that can't be queried. */
import { describe, expect, test } from 'vitest';
import {
  fakeLiveShop,
  HEALTHY,
  type FakeOptions,
  type RequestFailure,
} from '#fixtures/fake-google.ts';
import { checkLive } from './check-live.ts';
import { exitCodeOf, type Finding } from './finding.ts';

async function findingsOf(options: FakeOptions = {}, github = true): Promise<Finding[]> {
  const parts = await checkLive(fakeLiveShop(options).setup, { github });
  return parts.flatMap(({ findings }) => [...findings]);
}

const notOk = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'ok');

test('a healthy shop passes every check', async () => {
  const findings = await findingsOf();
  expect(notOk(findings)).toEqual([]);
  expect(findings.length).toBeGreaterThan(20);
  expect(exitCodeOf(findings)).toBe(0);
});

test('finds staff on a later page of accounts', async () => {
  const answers = {
    '/accounts:batchGet': { users: [{}], nextPageToken: 'second' },
    '/accounts:batchGet?maxResults=1000&nextPageToken=second': HEALTHY['/accounts:batchGet'],
  };
  expect(notOk(await findingsOf({ answers }))).toEqual([]);
});

test('does not report a paused publisher as a problem', async () => {
  const answers = {
    '/publishing/automatic': { fields: { pausedAt: { timestampValue: '2026-03-01T00:00:00Z' } } },
  };
  expect(notOk(await findingsOf({ answers }))).toEqual([]);
});

describe('every check', () => {
  const FAILURES: readonly (readonly [string, RequestFailure, RegExp])[] = [
    [
      'there is no permission',
      { status: 403, message: 'Missing role.' },
      /no permission: Missing role/,
    ],
    [
      'the API is disabled',
      { status: 403, reason: 'SERVICE_DISABLED', service: 'some.googleapis.com' },
      /API some.googleapis.com is disabled/,
    ],
    ['the credentials are refused', { status: 401, message: 'Expired.' }, /credentials: Expired/],
    ['Google fails', { status: 500, message: 'Try later.' }, /HTTP status 500: Try later/],
    ['the network fails', 'unreachable', /ENOTFOUND/],
  ];

  test.each(FAILURES)('reports when %s', async (_name, failure, text) => {
    const { setup, requests } = fakeLiveShop();
    await checkLive(setup, { github: true });
    const urls = new Set(requests.filter((url) => url.includes('googleapis.com')));
    expect(urls.size).toBeGreaterThan(20);
    for (const url of urls) {
      const findings = notOk(
        await findingsOf({ failure: (each) => (each === url ? failure : undefined) }),
      );
      const reported = findings.filter((finding) => text.test(finding.text));
      expect(reported, url).not.toEqual([]);
      for (const { fix } of reported) expect(fix).toMatch(/gcloud|npm run doctor/);
    }
  });

  test('does not pass without a network', async () => {
    const findings = await findingsOf({
      failure: () => 'unreachable',
      setup: { run: () => Promise.resolve(undefined) },
    });
    const passed = findings.filter(({ state }) => state === 'ok').map(({ name }) => name);
    expect(passed).toEqual(['SITE_URL']);
    expect(exitCodeOf(findings)).toBe(1);
  });
});

describe('checks of GitHub', () => {
  const variablesFinding = async (setup: FakeOptions['setup'], github = true) =>
    (await findingsOf({ setup }, github)).find(({ name }) => name === 'GitHub variables');
  const ends = (code: number, stdout: string, stderr = '') => ({
    run: () => Promise.resolve({ code, stdout, stderr }),
  });

  test('give the command for each variable that is missing or differs', async () => {
    const set = [{ name: 'FIREBASE_PROJECT', value: 'another-shop' }];
    const finding = await variablesFinding(ends(0, JSON.stringify(set)));
    expect(finding?.state).toBe('wrong');
    const commands = finding?.fix?.split('\n') ?? [];
    expect(commands).toContain("gh variable set FIREBASE_PROJECT --body 'silver-shop'");
    expect(commands).toContain("gh variable set SITE_URL --body 'https://silver.example'");
    expect(commands).toContain("gh variable set PUBLIC_FIREBASE_API_KEY --body 'key'");
    expect(commands).toHaveLength(9);
  });

  test('report that gh is signed out, or is not installed', async () => {
    const signedOut = await variablesFinding(ends(4, '', 'gh: run gh auth login\nmore'));
    expect(signedOut).toMatchObject({ state: 'unchecked' });
    expect(signedOut?.text).toContain('run gh auth login');
    const absent = await variablesFinding({ run: () => Promise.resolve(undefined) });
    expect(absent).toMatchObject({ state: 'unchecked' });
    expect(absent?.fix).toContain('--no-github');
  });

  test('are skipped when a service publishes', async () => {
    expect(
      await variablesFinding({ run: () => Promise.resolve(undefined) }, false),
    ).toBeUndefined();
  });
});

test.each([
  [undefined, 'Not set'],
  ['http://silver.example', 'not an https address'],
])('reports SITE_URL %s', async (siteUrl, text) => {
  const findings = notOk(await findingsOf({ setup: { siteUrl } }));
  const finding = findings.find(({ name }) => name === 'SITE_URL');
  expect(finding).toMatchObject({ state: 'wrong' });
  expect(finding?.text).toContain(text);
});

test('reports settings of the web app that are missing in the environment', async () => {
  const findings = notOk(await findingsOf({ setup: { variables: {} } }));
  const finding = findings.find(({ name }) => name === 'Web app settings');
  expect(finding?.fix).toContain('PUBLIC_FIREBASE_API_KEY=key');
});

test('without credentials, reports the sign-in only', async () => {
  const findings = await findingsOf({ signedOut: true });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    state: 'unchecked',
    fix: 'gcloud auth application-default login',
  });
});
