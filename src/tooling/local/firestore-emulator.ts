/** The local Firestore emulator: uses a running one or starts one, and saves its data. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PROJECT, ROOT } from './env.ts';
import { Failure } from './failure.ts';
import { downloadFirestoreJar, findFirestoreJar } from './firestore-jar.ts';
import { findJava, javaTooOld } from './java.ts';
import { demandPort, LOOPBACK, type PortRequest } from './ports.ts';
import { whenReady, type Children, type RunningChild } from './processes.ts';

export interface LocalFirestore {
  /** `HOST:PORT`, the format of `FIRESTORE_EMULATOR_HOST`. */
  host: string;
  /** Exports its data to the folder it was started with; the old export stays until the new one is complete. */
  save(): Promise<void>;
  /** Settles when it ends; never when another program started it. */
  exited: Promise<unknown>;
  /** The last lines of its output. */
  tail(): string;
}

/** An emulator that another program started and whose data it saves. */
export const existingFirestore = (host: string): LocalFirestore => ({
  host,
  save: () => Promise.resolve(),
  exited: new Promise(() => undefined),
  tail: () => '',
});

/** Less processor time for the emulator's usual minutes: compile quickly instead of well, and collect garbage in one thread. */
const FOR_SHORT_RUNS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const EXPORT_NAME = 'firestore';
const overallMetadata = (folder: string): string =>
  join(folder, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);

/** Whether a Firestore emulator responds at `host`. */
export async function isFirestoreAt(host: string): Promise<boolean> {
  try {
    const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) });
    return (await response.text()).trim() === 'Ok';
  } catch {
    return false;
  }
}

/** Deletes every document of one project in the emulator. */
export async function wipeFirestore(host: string, projectId: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) {
    throw new Error(`The emulator at ${host} refused to be emptied: ${response.status}`);
  }
}

/** Loads this project's rules for one project of the emulator. */
export async function loadRules(host: string, projectId: string): Promise<void> {
  const content = await readFile(join(ROOT, 'firestore.rules'), 'utf8');
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) {
    throw new Error(`The emulator at ${host} refused the rules: ${await response.text()}`);
  }
}

/** Restores the last complete export after an interrupted stop. */
async function recover(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(`${folder}.old`)) await rename(`${folder}.old`, folder);
}

async function exportTo(host: string, folder: string): Promise<void> {
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const response = await fetch(`http://${host}/emulator/v1/projects/${DEMO_PROJECT}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${DEMO_PROJECT}/databases/(default)`,
      export_directory: next,
      export_name: EXPORT_NAME,
    }),
  });
  if (!response.ok) {
    throw new Failure(
      `The local Firestore could not save its data: ${await response.text()}`,
      `Check the free disk space of ${folder}.`,
    );
  }
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

async function ready(child: RunningChild, host: string): Promise<void> {
  try {
    await whenReady(child, () => isFirestoreAt(host));
  } catch (error) {
    throw javaTooOld(child.tail()) ?? error;
  }
}

/**
 * Starts the emulator with the project's rules.
 * @param options.folder where its data is stored between runs; when omitted, data is not stored
 * @throws Failure when the port is in use, or Java or the emulator is missing
 */
export async function startFirestore(
  children: Children,
  options: {
    port: PortRequest;
    folder?: string;
    /** The port of the Functions emulator that its events call. */
    functionsPort?: number;
    report?: (detail: string) => void;
  },
): Promise<LocalFirestore> {
  const { port, folder, functionsPort, report } = options;
  await demandPort(port);
  const java = await findJava();
  let jar = findFirestoreJar();
  if (jar === undefined) {
    report?.('downloading the emulator, once, about 130 MB');
    jar = await downloadFirestoreJar(children);
    report?.('');
  }
  const host = `${LOOPBACK}:${port.port}`;
  if (folder !== undefined) await recover(folder);
  const data = folder === undefined ? undefined : overallMetadata(folder);
  const child = children.start({
    name: 'firestore',
    command: java.command,
    args: [
      ...FOR_SHORT_RUNS,
      ...jar.javaArgs,
      `--host=${LOOPBACK}`,
      `--port=${port.port}`,
      `--rules=${join(ROOT, 'firestore.rules')}`,
      ...(functionsPort === undefined ? [] : [`--functions_emulator=${LOOPBACK}:${functionsPort}`]),
      ...(data !== undefined && existsSync(data) ? [`--seed_from_export=${data}`] : []),
    ],
  });
  await ready(child, host);
  let hasExited = false;
  void child.exited.then(() => (hasExited = true));
  let saving = Promise.resolve();
  const save = async (): Promise<void> => {
    // Its export on exit may write nothing, so export while it is running.
    if (folder !== undefined && !hasExited) await exportTo(host, folder);
  };
  return {
    host,
    save: () => (saving = saving.then(save, save)),
    exited: child.exited,
    tail: () => child.tail(),
  };
}
