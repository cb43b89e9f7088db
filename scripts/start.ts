/** `npm start`: the whole shop on this machine, from the database to the served site. */
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '#tooling/local/accounts.ts';
import { setUpLocal } from '#tooling/local/setup.ts';
import { DEMO_PROJECT, ROOT } from '#tooling/local/env.ts';
import { Failure, firstLine } from '#tooling/local/failure.ts';
import { connectFunctions, runSchedules } from '#tooling/local/function-triggers.ts';
import { demandPort, type PortRequest } from '#tooling/local/ports.ts';
import { saveRegularly } from '#tooling/local/save-regularly.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import {
  aimAtEmulators,
  committedPolicy,
  orWithout,
  provideFirebase,
  provideFirestore,
  provideMail,
  provideStorage,
} from '#tooling/local/services.ts';
import { provideSnapshot } from '#tooling/local/shop-data.ts';
import { lockForStart, publishSite } from '#tooling/local/publish-site.ts';
import { savePolicy } from '#tooling/local/site.ts';

const namesOf = ({ auth, functions }: { auth: boolean; functions: boolean }): string => {
  if (functions) return 'Auth, Functions and Hosting';
  return auth ? 'Auth and Hosting' : 'Hosting';
};

function printAddresses({ progress }: Stage, addresses: readonly (readonly string[])[]): void {
  progress.note('');
  for (const [name = '', value = ''] of addresses) progress.note(`  ${name.padEnd(10)} ${value}`);
  progress.note('\nPress Ctrl-C to stop. Your local data stays.');
}

interface Service {
  exited: Promise<unknown>;
  /** The end of its output. */
  tail(): string;
}

/** @returns a failure when a service ended first */
async function untilStopped(
  { stopped }: Stage,
  services: readonly (readonly [name: string, service: Service])[],
): Promise<unknown> {
  const stop = new Promise((resolve) => stopped.addEventListener('abort', resolve, { once: true }));
  const ends = services.map(async ([name, service]) => {
    await service.exited;
    const remedy =
      'Changes of the last few minutes may be lost. Run npm start again. Its last output:';
    return new Failure(`${name} stopped unexpectedly.`, `${remedy}\n${service.tail()}`);
  });
  return await Promise.race([stop, ...ends]);
}

async function main(stage: Stage): Promise<undefined> {
  const { progress, cleanup, stopped } = stage;
  const { env, data, ports } = setUpLocal();
  await demandPort(ports.site);
  lockForStart(stage, env);

  const hasPort = async (port: PortRequest, instead: string): Promise<boolean> =>
    (await orWithout(stage, instead, () => demandPort(port).then(() => true))) ?? false;
  const auth = await hasPort(ports.auth, 'Sign-in does not work.');
  const functions = auth && (await hasPort(ports.functions, 'Invoices cannot be issued.'));
  const storage = await orWithout(stage, 'Images cannot be uploaded.', async () => {
    await provideStorage(stage, env, data);
    return true;
  });

  const mail = functions
    ? await orWithout(stage, 'No emails are sent.', () => provideMail(stage, env))
    : undefined;
  const smtpPort = mail?.smtpPort;

  const startFirebase = (policy: string) =>
    progress.step(`Starting ${namesOf({ auth, functions })}`, () =>
      provideFirebase(stage, env, {
        ...{ auth, functions, smtpPort, policy },
        hosting: true,
        accounts: data.auth,
      }),
    );
  // Hosting starts during the build: it sends the policy of `firebase.json`, which is almost always the right one.
  const promised = committedPolicy();
  const firebase = startFirebase(promised);
  // Its failure is reported when it is awaited below.
  firebase.catch(() => undefined);
  const firestore = await orWithout(
    stage,
    'The storefront shows the demo shop without a database.',
    () => provideFirestore(stage, env, data),
  );
  const snapshot = await provideSnapshot(stage, firestore, data);
  aimAtEmulators({
    project: DEMO_PROJECT,
    authPort: auth ? ports.auth.port : undefined,
    firestore: firestore?.host,
    storagePort: storage ? ports.storage.port : undefined,
    functionsPort: functions ? ports.functions.port : undefined,
  });
  const site = await publishSite(stage, env, { snapshot, firestore });
  const policy = site.policy ?? promised;
  let running = await firebase;
  const stopSaving = saveRegularly(
    () => Promise.all([firestore?.save(), running.save()]),
    (error) => progress.note(`✗ Local data could not be saved: ${firstLine(error)}`),
  );
  cleanup.defer(async () => {
    stopSaving();
    try {
      await running.save();
    } finally {
      await running.stop();
    }
  });
  if (policy !== promised) {
    progress.note(
      '  The inline scripts of the pages have changed, and so has the Content-Security-Policy.',
    );
    savePolicy(env, policy);
    await running.stop();
    running = await startFirebase(policy);
  }
  if (functions && firestore) {
    await connectFunctions({ functions: ports.functions.port, firestore: firestore.host });
    cleanup.defer(runSchedules(ports.functions.port));
  }

  printAddresses(stage, [
    ['Shop', `http://localhost:${ports.site.port}`],
    ...(firestore ? [['Firestore', firestore.host]] : []),
    ...(auth ? [['Auth', `localhost:${ports.auth.port}`]] : []),
    ...(storage ? [['Storage', `localhost:${ports.storage.port}`]] : []),
    ...(functions ? [['Functions', `localhost:${ports.functions.port}`]] : []),
    ...(mail ? [['Mail', `http://localhost:${ports.mail.port}`]] : []),
    ...(auth
      ? DEMO_ACCOUNTS.map(({ role, email, password }) => [
          role === 'staff' ? 'Staff' : 'Customer',
          `${email} · password ${password}`,
        ])
      : []),
  ]);
  void site.serve();
  const failure = await untilStopped(stage, [
    ['Auth and Hosting', running],
    ...(firestore ? [['Firestore', firestore] as const] : []),
  ]);
  if (failure instanceof Failure && !stopped.aborted) throw failure;
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs'), codeWhenStopped: 0 });
