/** `npm run reindex`: builds the search indexes of customers and orders for documents that were written without the functions. */
import { join } from 'node:path';
import { indexAllCustomers } from '#functions/customers/index-all.ts';
import { indexAllOrders } from '#functions/orders/index-all-orders.ts';
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
  const orders = await stage.progress.step('Indexing orders', (report) =>
    indexAllOrders(database, {
      signal: stage.stopped,
      onProgress: (done) => report(`${done} orders`),
    }),
  );
  stage.progress.note(
    `${customers} customers and ${orders} orders indexed in ${database.project}.`,
  );
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
