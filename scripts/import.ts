/** `npm run import -- FILE.csv --map MAP.json`: imports a supplier's list into Firestore. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planReport } from '#core/import/report.ts';
import { ListError } from '#core/import/list-error.ts';
import {
  openList,
  prepareImport,
  originalRows,
  type OpenedList,
} from '#tooling/import/prepare-import.ts';
import { refusedCsv } from '#core/import/refused-csv.ts';
import { writePlan, writesOf } from '#tooling/import/write-plan.ts';
import { bypassProxyForLoopback, loadEnvFile, readFlags, ROOT } from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { provideDatabase } from '#tooling/local/provide-database.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { orWithout } from '#tooling/local/services.ts';

const USAGE = `npm run import -- FILE.csv --map MAP.json [options]
    --dry-run          show the result without writing anything
    --limit N          only the first N rows
    --publish          publish new products and drafts with the next publish
    --errors OUT.csv   write the refused rows and their reasons to this file
    --by UID           who is recorded as the author (default: import)
    --project ID       a real project instead of the local Firestore`;

function readRequest(args: readonly string[]) {
  const { text, on, positionals } = readFlags(args, {
    map: { type: 'string' },
    mapping: { type: 'string' },
    limit: { type: 'string' },
    errors: { type: 'string' },
    by: { type: 'string' },
    project: { type: 'string' },
    'dry-run': { type: 'boolean' },
    publish: { type: 'boolean' },
  });
  const [file, another] = positionals;
  const map = text('map') ?? text('mapping');
  if (file === undefined) throw new Failure('No file given.', USAGE);
  if (another !== undefined)
    throw new Failure(`Import one file at a time. Unexpected: ${another}.`, USAGE);
  if (map === undefined) throw new Failure('No mapping given.', USAGE);
  const written = text('limit');
  const limit = written === undefined ? undefined : Number(written);
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
    throw new Failure(`--limit takes a number of rows, not "${written ?? ''}".`, USAGE);
  }
  const by = text('by') ?? 'import';
  return {
    file,
    map,
    limit,
    by,
    errors: text('errors'),
    project: text('project'),
    dryRun: on('dry-run'),
    publish: on('publish'),
  };
}

type Request = ReturnType<typeof readRequest>;

/** The Firestore to import into; a dry run works without one. */
async function firestoreFor({ project, dryRun }: Request, stage: Stage) {
  if (project !== undefined || !dryRun) return (await provideDatabase(stage, project)).firestore;
  const instead = 'The dry run compares with an empty shop.';
  return orWithout(stage, instead, async () => (await provideDatabase(stage, undefined)).firestore);
}

async function importOpened(opened: OpenedList, request: Request, stage: Stage): Promise<number> {
  const { progress } = stage;
  const firestore = await firestoreFor(request, stage);
  const author = { uid: request.by, now: Date.now() };
  const { plan, revisions } = await progress.step('Comparing with the shop', () =>
    prepareImport(opened, { firestore, author, publish: request.publish }),
  );
  const { mapping, list } = opened;
  progress.note(`\n${planReport({ mapping, rows: list.rows, plan, unused: list.unused })}\n`);
  const { errors } = request;
  if (errors !== undefined) {
    await writeFile(errors, refusedCsv(list.header, plan.refusals, originalRows(list)));
    progress.note(`Refused rows: ${errors}`);
  }
  if (request.dryRun || !firestore) {
    progress.note('Dry run: nothing was written.');
    return 0;
  }
  const all = writesOf(plan).length;
  if (all === 0) {
    progress.note('Nothing to import: the shop already matches the list.');
    return 0;
  }
  const { written, failures } = await progress.step('Writing', (report) =>
    writePlan(plan, {
      firestore,
      revisions,
      by: request.by,
      onProgress: (done) => report(`${done} of ${all} documents`),
    }),
  );
  for (const { path, reason } of failures) progress.note(`✗ ${path}: ${reason}`);
  progress.note(
    `${written} documents written${failures.length > 0 ? `, ${failures.length} not written` : ''}.`,
  );
  return failures.length > 0 ? 1 : 0;
}

async function main(stage: Stage): Promise<number> {
  loadEnvFile();
  bypassProxyForLoopback();
  const request = readRequest(process.argv.slice(2));
  try {
    const opened = await stage.progress.step('Reading the list', () => openList(request));
    return await importOpened(opened, request, stage);
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
