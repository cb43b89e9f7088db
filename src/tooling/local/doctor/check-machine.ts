/**
 * The requirements of the local shop and the tests on this machine: Node, Java, the Firestore emulator, Chromium and
 * free ports.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import * as z from 'zod';
import { findChromium } from '#tooling/local/chromium.ts';
import { ROOT, type Environment } from '#tooling/local/env.ts';
import { Failure, firstLine } from '#tooling/local/failure.ts';
import { isFirestoreAt } from '#tooling/local/firestore-emulator.ts';
import { findFirestoreJar } from '#tooling/local/firestore-jar.ts';
import { findJava, javaTooOld } from '#tooling/local/java.ts';
import { freePort, isPortFree, LOOPBACK, type PortRequest } from '#tooling/local/ports.ts';
import { portRequests } from '#tooling/local/services.ts';
import { ok, unchecked, wrong, type Finding } from './finding.ts';

export interface Machine {
  environment: Environment;
  /** Where to find programs. */
  variables: NodeJS.ProcessEnv;
  /** `v24.21.0`. */
  nodeVersion: string;
  /** Folders of the Google Cloud SDK, and paths of Chromium; defaults to those of this system. */
  places?: { sdk: readonly string[]; chromium: readonly string[] };
}

/** The finding for a check that throws a failure with a remedy. */
async function findingOf(name: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return error instanceof Failure
      ? wrong(name, error.message, error.remedy)
      : unchecked(name, firstLine(error), 'npm run doctor -- --local   (again)');
  }
}

const manifest = z.object({ devDependencies: z.object({ node: z.string() }) });

function checkNode({ nodeVersion }: Machine): Finding {
  const name = 'Node';
  const { devDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
  );
  const required = `v${devDependencies.node}`;
  return nodeVersion === required
    ? ok(name, `${nodeVersion}, the project's own.`)
    : wrong(
        name,
        `${nodeVersion} runs this command, but the project's own is ${required}.`,
        'npm ci',
      );
}

const checkJava = ({ variables }: Machine): Promise<Finding> =>
  findingOf('Java', async () => {
    const { command, release } = await findJava(variables);
    return ok('Java', `Java ${release}: ${command}`);
  });

const checkJar = ({ variables, places }: Machine): Promise<Finding> =>
  findingOf('Firestore emulator', async () => {
    const jar = findFirestoreJar(variables, places?.sdk);
    if (jar === undefined)
      return wrong(
        'Firestore emulator',
        'Not installed. npm start downloads it (130 MB), if it can.',
        'npx firebase setup:emulators:firestore',
      );
    // Without Java, only the finding above is wrong.
    const java = await findJava(variables).catch(() => undefined);
    if (java !== undefined) {
      // Only Java itself knows whether it can run the emulator, so start it to print its help.
      const { all } = await execa(java.command, [...jar.javaArgs, '--help'], {
        env: variables,
        extendEnv: false,
        all: true,
        reject: false,
      });
      const failure = javaTooOld(all);
      if (failure !== undefined) throw failure;
    }
    return ok('Firestore emulator', `Found: ${jar.file}`);
  });

const checkChromium = ({ environment, places }: Machine): Promise<Finding> =>
  findingOf('Chromium', async () => {
    const path = await findChromium(environment.CHROMIUM_PATH, places?.chromium);
    if (path === undefined)
      return wrong(
        'Chromium',
        'Not installed. The browser tests need it.',
        'npx playwright install chromium   (Debian: sudo apt-get install -y chromium)',
      );
    try {
      const { stdout } = await execa(path, ['--version']);
      return ok('Chromium', `${stdout}: ${path}`);
    } catch (error) {
      return wrong(
        'Chromium',
        `${path} does not start: ${firstLine(error)}`,
        'npx playwright install-deps chromium',
      );
    }
  });

async function checkPort({ service, port, variable }: PortRequest): Promise<Finding> {
  const name = `Port ${port}`;
  if (await isPortFree(port)) return ok(name, `Free, for ${service}.`);
  return wrong(
    name,
    `In use by another program. It is for ${service}.`,
    `Stop that program (lsof -i :${port} names it), or add to .env: ${variable}=${await freePort()}`,
  );
}

async function checkPorts({ environment }: Machine): Promise<readonly Finding[]> {
  if (await isFirestoreAt(`${LOOPBACK}:${environment.FIRESTORE_PORT}`))
    return [ok('Ports', 'The local shop is running, and uses them.')];
  return await Promise.all(Object.values(portRequests(environment)).map(checkPort));
}

export async function checkMachine(machine: Machine): Promise<readonly Finding[]> {
  const programs = await Promise.all([
    checkJava(machine),
    checkJar(machine),
    checkChromium(machine),
  ]);
  return [checkNode(machine), ...programs, ...(await checkPorts(machine))];
}
