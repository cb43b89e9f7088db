/** `npm run reindex`: builds the search index of customers for documents that were written without the functions. */
import { join } from 'node:path';
import { indexAllCustomers } from '#functions/customers/index-all.ts';
import { bypassProxyForLoopback, loadEnvFile, readFlags, ROOT } from '#tooling/local/env.ts';
import { provideDatabase } from '#tooling/local/provide-database.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  bypassProxyForLoopback();
  const { text } = readFlags(process.argv.slice(2), { project: { type: 'string' } });
  const database = await provideDatabase(stage, text('project'));
  const customers = await stage.progress.step('Indexing customers', (report) =>
    indexAllCustomers(database, {
      signal: stage.stopped,
      onProgress: (done) => report(`${done} customers`),
    }),
  );
  stage.progress.note(`${customers} customers indexed in ${database.project}.`);
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
