/** `npm run doctor`: checks the live shop or this machine, and prints how to fix problems. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { checkLive, type CheckedPart } from '#tooling/local/doctor/check-live.ts';
import { checkMachine } from '#tooling/local/doctor/check-machine.ts';
import { exitCodeOf, showFinding, sumUpFindings } from '#tooling/local/doctor/finding.ts';
import { connectGoogle } from '#tooling/local/doctor/google.ts';
import type { RunCommand } from '#tooling/local/doctor/live-setup.ts';
import {
  bypassProxyForLoopback,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
  type Environment,
} from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { accessToken } from '#firebase/admin/access-token.ts';

const USAGE = `npm run doctor                 checks the live shop of FIREBASE_PROJECT; without one, this machine
npm run doctor -- [options]
    --project ID    the live shop of another project
    --no-github     leaves out what only publishing in CI needs
    --local         this machine`;

const run: RunCommand = async (command, args) => {
  const options = { cwd: ROOT, reject: false } as const;
  const { code, exitCode = 1, stdout, stderr } = await execa(command, args, options);
  return code === 'ENOENT' ? undefined : { code: exitCode, stdout, stderr };
};

const fileOf = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const checkShop = (
  project: string,
  environment: Environment,
  options: { github: boolean },
): Promise<readonly CheckedPart[]> =>
  checkLive(
    {
      project,
      google: connectGoogle({ project, token: accessToken, fetch }),
      siteUrl: environment.SITE_URL,
      variables: process.env,
      files: {
        firestoreRules: fileOf('firestore.rules'),
        storageRules: fileOf('storage.rules'),
        indexes: fileOf('firestore.indexes.json'),
        functions: fileOf('src/functions/index.ts'),
      },
      fetch,
      run,
      now: Date.now(),
    },
    options,
  );

async function main({ progress }: Stage): Promise<number> {
  loadEnvFile();
  bypassProxyForLoopback();
  const { text, on, positionals } = readFlags(process.argv.slice(2), {
    project: { type: 'string' },
    local: { type: 'boolean' },
    'no-github': { type: 'boolean' },
  });
  if (positionals.length > 0)
    throw new Failure(`Unknown argument: ${positionals.join(' ')}`, USAGE);
  const environment = readEnvironment();
  const project = on('local') ? undefined : (text('project') ?? environment.FIREBASE_PROJECT);
  const parts =
    project === undefined || project.startsWith('demo-')
      ? await progress.step('Checking this machine', async () => [
          {
            title: 'This machine',
            findings: await checkMachine({
              environment,
              variables: process.env,
              nodeVersion: process.version,
            }),
          },
        ])
      : await progress.step(`Checking the live shop of ${project}`, () =>
          checkShop(project, environment, { github: !on('no-github') }),
        );
  for (const { title, findings } of parts)
    progress.note(`\n${title}\n${findings.map(showFinding).join('\n')}`);
  const all = parts.flatMap(({ findings }) => findings);
  progress.note(`\n${sumUpFindings(all)}`);
  if (project === undefined && !on('local'))
    progress.note('To check a live shop, set FIREBASE_PROJECT in .env (docs/recipes/go-live.md).');
  return exitCodeOf(all);
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
