/** `npm run backup`: saves every document of the database to a folder. */
import { join, resolve } from 'node:path';
import { BackupBroken, takeBackup } from '#tooling/backup/backup.ts';
import { NotStorable } from '#tooling/backup/stored-value.ts';
import { dataFolder } from '#tooling/local/data-folder.ts';
import {
  bypassProxyForLoopback,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
} from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { provideDatabase } from '#tooling/local/provide-database.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';

const USAGE = `npm run backup -- [options]
    --to FOLDER     the folder of the new backup
    --project ID    a real project instead of the local Firestore`;

/** The current time as a folder name that sorts by time. */
const nameOfNow = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  bypassProxyForLoopback();
  const { text, positionals } = readFlags(process.argv.slice(2), {
    to: { type: 'string' },
    project: { type: 'string' },
  });
  if (positionals.length > 0)
    throw new Failure(`Unknown argument: ${positionals.join(' ')}`, USAGE);
  const { backups } = dataFolder(readEnvironment());
  const folder = resolve(text('to') ?? join(backups, nameOfNow()));
  const { firestore, project } = await provideDatabase(stage, text('project'));
  try {
    const documents = await stage.progress.step('Creating a backup', (report) =>
      takeBackup({ firestore, project, folder, onProgress: (done) => report(`${done} documents`) }),
    );
    stage.progress.note(`${documents} documents in ${folder}`);
  } catch (error) {
    if (error instanceof BackupBroken || error instanceof NotStorable) {
      throw new Failure(error.message, USAGE);
    }
    throw error;
  }
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
