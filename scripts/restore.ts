/** `npm run restore -- FOLDER`: restores a backup into the database. */
import { join, resolve } from 'node:path';
import { BackupBroken, backupsIn, restoreBackup } from '#tooling/backup/backup.ts';
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

const USAGE = `npm run restore -- FOLDER [options]
    --overwrite     also restore into a database that is not empty; other documents stay
    --from ID       the project of the backup, if it is another one
    --project ID    a real project instead of the local Firestore`;

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  bypassProxyForLoopback();
  const { text, on, positionals } = readFlags(process.argv.slice(2), {
    overwrite: { type: 'boolean' },
    from: { type: 'string' },
    project: { type: 'string' },
  });
  const [named, ...more] = positionals;
  const { backups } = dataFolder(readEnvironment());
  if (named === undefined || more.length > 0) {
    const there = backupsIn(backups).map((name) => join(backups, name));
    const list = there.length > 0 ? `\nBackups:\n${there.join('\n')}` : '';
    throw new Failure('No backup given.', USAGE + list);
  }
  const folder = resolve(named);
  const { firestore, project } = await provideDatabase(stage, text('project'));
  try {
    const documents = await stage.progress.step('Restoring', (report) =>
      restoreBackup({
        firestore,
        project,
        folder,
        from: text('from'),
        overwrite: on('overwrite'),
        onProgress: (done) => report(`${done} documents`),
      }),
    );
    stage.progress.note(
      `${documents} documents restored into ${project}. Publish them: npm run publisher -- --once${text('project') === undefined ? '' : ' --deploy firebase'}`,
    );
  } catch (error) {
    if (error instanceof BackupBroken) throw new Failure(error.message, USAGE);
    stage.progress.note('  Run it again with --overwrite.');
    throw error;
  }
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
