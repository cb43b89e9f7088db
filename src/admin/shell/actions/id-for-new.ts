/** Finds a free id for a new item: a renamed item may still have the preferred one. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { freeId } from '#core/editing/free-id.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { addressFieldOf, addressIn } from './taken-address.ts';

/** An item with the same SKU or URL keeps its id, deleted or not, so that saving reports it. */
export async function idForNew(
  editable: Editable,
  form: FormValues,
  { readFields } = staffDatabase,
): Promise<Result<string>> {
  const field = addressFieldOf(editable);
  const { collection } = editable.parts[0].kind;
  const preferred = editable.idOf(form);
  const taken = new Set<string>();
  return databaseOutcome(async () => {
    for (;;) {
      const id = freeId(preferred, (each) => taken.has(each));
      if (field === undefined) return id;
      const there = await readFields(`${collection}/${id}`);
      if (there === undefined || there[field] === addressIn(editable, form)) return id;
      taken.add(id);
    }
  });
}
