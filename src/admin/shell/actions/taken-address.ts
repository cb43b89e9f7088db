/** Checks whether another item has the same URL; two live ones would block publishing. */
import type { Documents, Editable, FieldRefusal } from '#core/editing/editable.ts';
import { textOf, type FormValues } from '#core/editing/form-values.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { succeeded, type Result } from '#core/result.ts';
import { fieldsOf } from '#core/unknown-json.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/** An item to be saved or restored. */
interface AddressCandidate {
  /** Undefined for a new item. */
  id: string | undefined;
  /** The current documents; undefined for a new item. */
  base: Documents | undefined;
  form: FormValues;
}

/** @returns the refused field with a message; undefined if the URL is free or the item has none */
export async function takenAddress(
  { address, formOf, parts: [{ kind }] }: Editable,
  { id, base, form }: AddressCandidate,
  { runQuery } = staffDatabase,
): Promise<Result<FieldRefusal | undefined>> {
  if (address === undefined) return succeeded(undefined);
  const { field, label, query, valuesOf } = address;
  const value = textOf(form[field]);
  // An item that already has the URL was checked when it got it.
  const isOwn = base !== undefined && !isDeleted(base[0]) && formOf(base)[field] === value;
  if (value === '' || isOwn) return succeeded(undefined);
  return databaseOutcome(async () => {
    for (const { path, fields } of await runQuery(query, valuesOf(value))) {
      const { title, deletedAt } = fieldsOf(fields) ?? {};
      if (path !== `${kind.collection}/${id ?? ''}` && deletedAt === null)
        return { field, message: `“${textOf(title)}” already has this ${label}.` };
    }
    return undefined;
  });
}
