/** The id of what is about to be made: something that is called otherwise by now may stand at the one it would have. */
import { readFields } from '#firebase/browser/staff-documents.ts';
import type { Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { freeId } from '#core/editing/free-id.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { addressFieldOf, addressOf } from './taken-address.ts';

/** What has the same SKU or address, deleted or not, is met at its own id: who makes it anew is told of it. */
export async function idForNew(editable: Editable, form: FormValues): Promise<Result<string>> {
  const field = addressFieldOf(editable);
  const { collection } = editable.parts[0].kind;
  const wanted = editable.idOf(form);
  const taken = new Set<string>();
  return databaseOutcome(async () => {
    for (;;) {
      const id = freeId(wanted, (each) => taken.has(each));
      if (field === undefined) return id;
      const there = await readFields(`${collection}/${id}`);
      if (there === undefined || there[field] === addressOf(editable, form)) return id;
      taken.add(id);
    }
  });
}
