/** Sets the silver rate and requests a publish, which reprices the site. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { planOptionalDocument } from '#core/editing/editable.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { MOST_RATES, ratesKind, type SilverRate } from '#schema/rates.ts';
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import { publishNow } from '#admin/shell/actions/publish-now.ts';
import { writeAsStaff } from '#admin/shell/actions/write-as-staff.ts';

const CHANGED =
  'The silver rate has changed in the meantime, so yours was not saved. Check the current rate and the new prices, then save again.';

/** A browser's clock can be wrong; it states when staff set the rate, and nothing depends on it. */
function historyWith(rate: SilverRate, before: unknown): unknown[] {
  const earlier: unknown[] = Array.isArray(before) ? before : [];
  return [rate, ...earlier].slice(0, MOST_RATES);
}

async function write(
  writes: readonly DocumentWrite[],
  database: typeof staffDatabase,
  publish: typeof publishNow,
): Promise<Result> {
  const written = await writeAsStaff(writes, database);
  if (!written.success) return written.code === 'permission-denied' ? failed(CHANGED) : written;
  // A failed request is not an error: the rate goes live with the next automatic publish.
  await publish();
  return written;
}

/**
 * @param perGramPaise the new rate
 * @param seen the revision of the rates as displayed, 0 if there were none, undefined if they are invalid; a later rate
 * of others is not overwritten
 * @returns its undo, which restores the rate before unless it has been changed since
 */
export async function setSilverRate(
  perGramPaise: number,
  seen: number | undefined,
  database = staffDatabase,
  publish = publishNow,
): Promise<Result<() => Promise<Result<string>>>> {
  const read = await databaseOutcome(() => database.readToEdit(ratesKind, 'rates'));
  if (!read.success) return read;
  const stored = read.value;
  if (seen !== undefined && Number(stored?.['rev'] ?? 0) !== seen) return failed(CHANGED);
  const rate = { perGramPaise, at: Date.now(), by: database.requireUid() };
  const planned = planOptionalDocument(ratesKind, {
    id: 'rates',
    stored,
    // A rate that was undone as the first one is no history.
    fields: { silver: historyWith(rate, stored?.['deletedAt'] === null && stored['silver']) },
  });
  const writes = planned === undefined ? [] : [planned];
  const written = await write(writes, database, publish);
  if (!written.success) return written;
  return succeeded(async () => {
    const undone = await write(writes.map(inverseOf), database, publish);
    return undone.success ? succeeded('The previous silver rate is active again.') : undone;
  });
}
