/** Changes many things alike: those that are named, or all that a list has. */
import type { Documents, Editable } from '#domain/editing/editable.ts';
import { planBulk, type BulkChange } from '#domain/editing/plan-bulk.ts';
import { unfitWords } from '#domain/publishing/problem-words.ts';
import { isFields } from '#schema/decode-fields.ts';
import { targetPages, type BulkTargets } from './bulk-targets.ts';
import {
  bulkWrite,
  type BulkFailure,
  type BulkItem,
  type BulkResult,
  type BulkTelling,
} from './bulk-write.ts';
import { databaseOutcome } from './database-outcome.ts';
import { documentsByName } from '#client/documents-by-name.ts';
import { orThrow } from './not-read.ts';
import { whyNotBack } from './delete-edited.ts';
import { readEdited } from './read-edited.ts';
import { addressOf } from './taken-address.ts';

/** The other documents of each thing. */
async function partsOf({ parts }: Editable, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  const [, ...others] = parts;
  return await Promise.all(
    others.map(async ({ kind }) => {
      const found = await orThrow(databaseOutcome(() => documentsByName(kind, ids)));
      return new Map(
        found.flatMap((each) => (each.fits && isFields(each.value) ? [[each.id, each.value]] : [])),
      );
    }),
  );
}

/** Why each of these cannot be restored, by its id: something live has its address by now, or another of them. */
async function notBack(
  editable: Editable,
  found: ReadonlyMap<string, Documents>,
  claimed: Set<string>,
): Promise<Map<string, string>> {
  const reasons = await Promise.all(
    [...found].map(async ([id, base]): Promise<[string, string | undefined]> => {
      const reason = await orThrow(whyNotBack(editable, { id, base }));
      const address = addressOf(editable, editable.formOf(base));
      if (reason !== undefined || address === undefined) return [id, reason];
      const isTwice = claimed.has(address);
      claimed.add(address);
      return [id, isTwice ? 'Another that is restored with it has the same address.' : undefined];
    }),
  );
  return new Map(reasons.flatMap(([id, reason]) => (reason === undefined ? [] : [[id, reason]])));
}

async function planAnew(editable: Editable, id: string, change: BulkChange) {
  const read = await readEdited(editable, id);
  if (!read.success) return read.error;
  if (read.value === null) return 'It is not in the database any more.';
  const base = read.value;
  const why = change === 'restore' ? await orThrow(whyNotBack(editable, { id, base })) : undefined;
  if (why !== undefined) return why;
  const plan = planBulk(editable, { id, base, change });
  return plan.fits ? plan.writes : plan.problems.join(' ');
}

const NONE: ReadonlyMap<string, string> = new Map();

async function* planned(editable: Editable, targets: BulkTargets, change: BulkChange) {
  const claimed = new Set<string>();
  for await (const rows of targetPages(editable.parts[0].kind, targets)) {
    const parts = await partsOf(editable, rows);
    const items: BulkItem[] = [];
    const failed: BulkFailure[] = [];
    const found = new Map<string, Documents>();
    for (const row of rows) {
      const { id } = row;
      if (row.fits && isFields(row.value)) {
        found.set(id, [row.value, ...parts.map((part) => part.get(id))]);
      } else failed.push({ id, why: unfitWords(row.fits ? [] : row.problems) });
    }
    const kept = change === 'restore' ? await notBack(editable, found, claimed) : NONE;
    for (const [id, base] of found) {
      const plan = planBulk(editable, { id, base, change });
      const why = kept.get(id) ?? (plan.fits ? undefined : plan.problems.join(' '));
      if (plan.fits && why === undefined) {
        items.push({ id, writes: plan.writes, again: () => planAnew(editable, id, change) });
      } else failed.push({ id, why: why ?? '' });
    }
    yield { items, failed };
  }
}

export const bulkEdit = (
  editable: Editable,
  { targets, change }: { targets: BulkTargets; change: BulkChange },
  telling: BulkTelling,
): Promise<BulkResult> => bulkWrite(planned(editable, targets, change), telling);
