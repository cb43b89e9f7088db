/** Executes a plan in Firestore. To continue an interrupted import, import the same list again. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { ImportPlan } from '#core/import/plan.ts';
import { FieldValue, type BulkWriter, type Firestore } from '#firebase/admin/firestore.ts';
import type { Revisions } from './stored-products.ts';

/** A document that could not be written, with the reason. */
interface WriteFailure {
  path: string;
  reason: string;
}

export interface WriteResult {
  written: number;
  failures: readonly WriteFailure[];
}

interface WriteOptions {
  firestore: Firestore;
  revisions: Revisions;
  /** uid of the author. */
  by: string;
  /** Called with the number of processed documents. */
  onProgress: (done: number) => void;
}

const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** All writes of the plan, categories first. */
export const writesOf = ({ categories, rows }: ImportPlan): DocumentWrite[] => [
  ...categories,
  ...rows.flatMap((row) => (row.action === 'unchanged' ? [] : row.writes)),
];

function reasonOf(code: unknown, message: string): string {
  if (code === ALREADY_EXISTS)
    return 'a document with this id already exists, with another SKU or added in the meantime';
  if (code === FAILED_PRECONDITION)
    return 'someone else changed it during the import. Import the list again to see the difference';
  return message;
}

/** The time of a deletion is the server's time. */
const timeOf = (field: string, after: unknown): unknown =>
  field === 'deletedAt' && after !== null ? FieldValue.serverTimestamp() : after;

function send(
  writer: BulkWriter,
  write: DocumentWrite,
  { firestore, revisions, by }: WriteOptions,
) {
  const document = firestore.collection(write.collection).doc(write.id);
  const now = FieldValue.serverTimestamp();
  if (write.kind === 'create') {
    const data = { ...write.data, createdAt: now, updatedAt: now, updatedBy: by };
    // An interrupted import left a price without its product: the product decides, so replace the price.
    return write.collection === 'prices'
      ? writer.set(document, data)
      : writer.create(document, data);
  }
  const changes = write.changes.map(({ field, after }) => [
    field,
    after === undefined ? FieldValue.delete() : timeOf(field, after),
  ]);
  const lastUpdateTime = revisions.get(document.path);
  return writer.update(
    document,
    { ...Object.fromEntries(changes), rev: write.rev, updatedAt: now, updatedBy: by },
    lastUpdateTime ? { lastUpdateTime } : {},
  );
}

/** Writes through `writer` and counts; a failed document does not stop the others. */
async function sendAll(
  writer: BulkWriter,
  writes: readonly DocumentWrite[],
  options: WriteOptions,
): Promise<WriteResult> {
  const failures: WriteFailure[] = [];
  let written = 0;
  const sent = writes.map((write) =>
    send(writer, write, options)
      .then(() => {
        written += 1;
      })
      .catch((error: unknown) => {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ path: `${write.collection}/${write.id}`, reason: reasonOf(code, message) });
      })
      .finally(() => {
        options.onProgress(written + failures.length);
      }),
  );
  await writer.close();
  await Promise.all(sent);
  return { written, failures };
}

/** Writes the plan: categories first, so that no product refers to a missing one. */
export async function writePlan(plan: ImportPlan, options: WriteOptions): Promise<WriteResult> {
  // Google recommends to increase the load on real databases slowly; the emulator doesn't need it.
  const throttling = process.env['FIRESTORE_EMULATOR_HOST'] === undefined;
  const writer = () => options.firestore.bulkWriter({ throttling });
  const categories = await sendAll(writer(), plan.categories, options);
  if (categories.failures.length > 0) return categories;
  const products = await sendAll(writer(), writesOf({ ...plan, categories: [] }), {
    ...options,
    onProgress: (done) => {
      options.onProgress(categories.written + done);
    },
  });
  return { ...products, written: categories.written + products.written };
}
