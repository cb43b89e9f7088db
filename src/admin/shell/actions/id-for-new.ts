/** Finds a free id for a new item: a renamed item may still have the preferred one. */
import type { Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { freeId } from '#core/editing/free-id.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/** An item with the same SKU or URL keeps its id, deleted or not, so that saving reports it. */
export const idForNew = (
  { address, idOf, parts: [{ kind }] }: Editable,
  form: FormValues,
  { readFields } = staffDatabase,
): Promise<Result<string>> =>
  databaseOutcome(async () => {
    const taken = new Set<string>();
    for (;;) {
      const id = freeId(idOf(form), (each) => taken.has(each));
      if (address === undefined) return id;
      const there = await readFields(`${kind.collection}/${id}`);
      if (there === undefined || there[address.field] === form[address.field]) return id;
      taken.add(id);
    }
  });
