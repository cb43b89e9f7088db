/**
 * Backups of a Firestore: a file with one document a line, and a description with its checksum, written last. A folder
 * without the description is no backup.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ALL_KINDS } from '#schema/kinds.ts';
import { FieldPath, type Firestore, type Query } from '#firebase/admin/firestore.ts';
import { fromJson, toJson } from './stored-value.ts';

/** A backup can't be read or restored. The message says why. */
export class BackupBroken extends Error {
  override name = 'BackupBroken';
}

interface BackupOptions {
  firestore: Firestore;
  project: string;
  folder: string;
  onProgress: (documents: number) => void;
}

interface RestoreOptions extends BackupOptions {
  /** The project of the backup, when it is not this one. */
  from?: string | undefined;
  /** Overwrite existing documents; documents that are not in the backup are not touched. */
  overwrite: boolean;
}

const DESCRIPTION = 'backup.json';
const DOCUMENTS = 'documents.jsonl';
const FORMAT = 3;

const description = z.object({
  format: z.literal(FORMAT, 'it was made by another version of this project'),
  project: z.string(),
  sha256: z.string(),
});
const backupDocument = z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) });
type BackupDocument = z.output<typeof backupDocument>;

/** Documents in one read, and in one write of a restore. */
const PAGE = 300;

/** Subcollections, from the schema; finding others would need one call for each document. */
const SUBCOLLECTIONS = ALL_KINDS.flatMap(({ collection }) =>
  collection.includes('/') ? [collection.slice(collection.lastIndexOf('/') + 1)] : [],
);

const eachField = (
  fields: object,
  change: (value: unknown, field: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value, field)]));

/** The documents of a query, in pages. */
async function* pagesOf(query: Query) {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = ordered; ;) {
    const { docs } = await page.get();
    yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return;
    page = ordered.startAfter(last);
  }
}

/**
 * Reads every document into a new folder. A document that changes meanwhile is stored as before or after the change.
 * @returns the number of documents in the backup
 * @throws BackupBroken when the folder exists, NotStorable when a value cannot be stored
 */
export async function takeBackup({
  firestore,
  project,
  folder,
  onProgress,
}: BackupOptions): Promise<number> {
  if (existsSync(folder)) throw new BackupBroken(`${folder} exists already. Name a new folder.`);
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256');
  let count = 0;
  const queries = [
    ...(await firestore.listCollections()),
    ...SUBCOLLECTIONS.map((name) => firestore.collectionGroup(name)),
  ];
  for (const query of queries) {
    for await (const docs of pagesOf(query)) {
      const lines = docs.map((doc) => {
        const document = { path: doc.ref.path, fields: eachField(doc.data(), toJson) };
        return `${JSON.stringify(document)}\n`;
      });
      appendFileSync(join(folder, DOCUMENTS), lines.join(''));
      hash.update(lines.join(''));
      count += docs.length;
      onProgress(count);
    }
  }
  const content = { format: FORMAT, project, sha256: hash.digest('hex') };
  writeFileSync(join(folder, DESCRIPTION), JSON.stringify(content));
  return count;
}

/** The backup folders below `folder`, the latest last. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, DESCRIPTION)))
        .toSorted()
    : [];

/** @throws BackupBroken when the backup is incomplete or was changed */
function readBackup(folder: string): { project: string; documents: BackupDocument[] } {
  if (!existsSync(join(folder, DESCRIPTION)))
    throw new BackupBroken(`There is no complete backup in ${folder}.`);
  try {
    const { project, sha256 } = description.parse(
      JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')),
    );
    const text = readFileSync(join(folder, DOCUMENTS), 'utf8');
    if (createHash('sha256').update(text).digest('hex') !== sha256)
      throw new Error('a file was changed after the backup');
    const lines = text.split('\n').filter((line) => line !== '');
    return { project, documents: lines.map((line) => backupDocument.parse(JSON.parse(line))) };
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const reason = issue?.message ?? (error instanceof Error ? error.message : String(error));
    throw new BackupBroken(`The backup in ${folder} cannot be read: ${reason}`, { cause: error });
  }
}

/** The publisher writes these on its own, also into an empty database. */
const PUBLISHER_RECORDS: ReadonlySet<string> = new Set(['publishes', 'publishing']);

async function isEmpty(firestore: Firestore): Promise<boolean> {
  for (const collection of await firestore.listCollections()) {
    if (PUBLISHER_RECORDS.has(collection.id)) continue;
    if (!(await collection.limit(1).get()).empty) return false;
  }
  return true;
}

/**
 * Restores a backup; an interrupted restore is repeated with `overwrite`. Checks the backup before it writes anything.
 * @returns the number of documents
 * @throws BackupBroken when the backup is damaged, or the database is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<number> {
  const { firestore, project, folder, from = project, overwrite, onProgress } = options;
  const { project: origin, documents } = readBackup(folder);
  if (origin !== from) {
    throw new BackupBroken(
      `This is a backup of ${origin}, so nothing was written into ${project}. To restore it there, add --from ${origin}.`,
    );
  }
  if (!overwrite && !(await isEmpty(firestore))) {
    throw new BackupBroken(
      `The database of ${project} is not empty, so nothing was written. Restore into an empty database, or overwrite its documents with --overwrite.`,
    );
  }
  // Google recommends to increase the load on real databases slowly; the emulator doesn't need it.
  const throttling = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
  const writer = firestore.bulkWriter({ throttling });
  for (let start = 0; start < documents.length; start += PAGE) {
    const sent = documents.slice(start, start + PAGE).map(({ path, fields }) =>
      writer.set(
        firestore.doc(path),
        eachField(fields, (value) => fromJson(value)),
      ),
    );
    await Promise.all([...sent, writer.flush()]);
    onProgress(Math.min(start + PAGE, documents.length));
  }
  await writer.close();
  return documents.length;
}
