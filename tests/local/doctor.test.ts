/** `npm run doctor` as users run it: on this machine, and for a live shop that it can't reach. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { checkMachine } from '#tooling/local/doctor/check-machine.ts';
import type { Finding } from '#tooling/local/doctor/finding.ts';
import { readEnvironment, ROOT } from '#tooling/local/env.ts';
import { freePort, LOOPBACK } from '#tooling/local/ports.ts';

const PORTS = [
  'SITE_PORT',
  'DEV_PORT',
  'FIRESTORE_PORT',
  'AUTH_PORT',
  'STORAGE_PORT',
  'FUNCTIONS_PORT',
  'MAIL_PORT',
];

/** Ports that nothing uses, by the variables that choose them. */
async function freePorts(): Promise<Record<string, string>> {
  const ports = await Promise.all(PORTS.map(async (name) => [name, String(await freePort())]));
  return Object.fromEntries(ports);
}

const doctor = (args: readonly string[], variables: NodeJS.ProcessEnv) =>
  runScript('doctor', args, variables);

async function runScript(name: string, args: readonly string[], variables: NodeJS.ProcessEnv) {
  const { exitCode, all } = await execa(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, `scripts/${name}.ts`), ...args],
    { cwd: ROOT, env: { FIREBASE_PROJECT: '', ...variables }, reject: false, all: true },
  );
  return { code: exitCode, output: all };
}

const servers: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function occupiedPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  const port = await freePort();
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return port;
}

test('without a project, checks this machine', async () => {
  const { code, output } = await doctor([], await freePorts());
  expect(output).toContain(`✓ Node: ${process.version}`);
  expect(output).toMatch(/[✓✗] Java: .*[^]*[✓✗] Firestore emulator: .*[^]*[✓✗] Chromium: /);
  expect(output.match(/✓ Port \d+: Free/g)).toHaveLength(PORTS.length);
  expect(output).toContain('docs/recipes/go-live.md');
  expect(code).toBe(output.includes('✗') ? 1 : 0);
});

test('reports a port in use and another port', async () => {
  const port = await occupiedPort();
  const variables = { ...(await freePorts()), SITE_PORT: String(port) };
  const { code, output } = await doctor(['--local'], variables);
  expect(output).toContain(`✗ Port ${port}: In use by another program.`);
  expect(output).toMatch(/add to \.env: SITE_PORT=\d+/);
  expect(output).toMatch(/\d+ checks passed, \d+ problem/);
  expect(code).toBe(1);
});

test('reports missing programs with the commands that install them', async () => {
  const nowhere = temporaryFolder();
  const findings: readonly Finding[] = await checkMachine({
    environment: readEnvironment(await freePorts()),
    variables: { PATH: nowhere, FIREBASE_EMULATORS_PATH: nowhere },
    nodeVersion: 'v20.19.0',
    places: { sdk: [], chromium: [process.execPath.replace(/node$/, 'no-browser')] },
  });
  const fixOf = (name: string) => findings.find((each) => each.name === name);
  expect(fixOf('Node')).toMatchObject({ state: 'wrong', fix: 'npm ci' });
  expect(fixOf('Java')).toMatchObject({ state: 'wrong' });
  expect(fixOf('Java')?.fix).toMatch(/^Install it: /);
  expect(fixOf('Firestore emulator')).toMatchObject({
    state: 'wrong',
    fix: 'npx firebase setup:emulators:firestore',
  });
});

test('reports an emulator that needs a newer Java', async () => {
  // Java also accepts a folder as a jar. Its main class is compiled for Java 211.
  const jar = temporaryFolder();
  const folder = join(jar, 'com/google/cloud/datastore/emulator/firestore');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'CloudFirestore.class'), Buffer.from('cafebabe000000ff', 'hex'));
  const findings = await checkMachine({
    environment: readEnvironment(await freePorts()),
    variables: { ...process.env, FIRESTORE_EMULATOR_JAR: jar },
    nodeVersion: process.version,
  });
  const finding = findings.find(({ name }) => name === 'Firestore emulator');
  expect(finding).toMatchObject({ state: 'wrong' });
  expect(finding?.text).toMatch(/needs Java 211 or newer; this machine has Java \d+\./);
  expect(finding?.fix).toMatch(/^Install it: .*\nOr install the emulator of Google Cloud's SDK/);
});

test('reports a Chromium that is missing or does not start', async () => {
  const ports = await freePorts();
  const chromiumFinding = async (path: string) => {
    const environment = readEnvironment({ ...ports, CHROMIUM_PATH: path });
    const machine = { environment, variables: process.env, nodeVersion: process.version };
    return (await checkMachine(machine)).find(({ name }) => name === 'Chromium');
  };
  const absent = await chromiumFinding('/no/such/chromium');
  expect(absent?.text).toContain('/no/such/chromium, which does not exist');
  const broken = await chromiumFinding(join(ROOT, 'package.json'));
  expect(broken).toMatchObject({ state: 'wrong' });
  expect(broken?.text).toContain('does not start');
});

test('does not report an unreachable live shop as healthy', async () => {
  const { code, output } = await doctor(['--project', 'silver-shop'], {
    GOOGLE_APPLICATION_CREDENTIALS: '/no/such/key.json',
  });
  expect(output).toContain("? Google account: Couldn't check.");
  expect(output).toContain('gcloud auth application-default login');
  expect(code).toBe(1);
});

test.each([
  ['seed', []],
  ['backup', []],
  ['admin', ['list']],
])('%s for a live shop asks for credentials when there are none', async (name, args) => {
  const { code, output } = await runScript(name, [...args, '--project', 'silver-shop'], {
    GOOGLE_APPLICATION_CREDENTIALS: '/no/such/key.json',
  });
  expect(output).toContain('✗ No valid Google credentials');
  expect(output).toContain('gcloud auth application-default login');
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

test('names an unknown argument', async () => {
  const { code, output } = await doctor(['everything'], {});
  expect(output).toContain('Unknown argument: everything');
  expect(code).toBe(1);
});
