/** Whether something else has the address of what is to be saved or restored: two live ones would keep the shop from being published. */
import { askDocuments } from '#firebase/browser/asked.ts';
import type { Documents, Editable, FieldRefusal } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { succeeded, type Result } from '#core/result.ts';
import { blogKind } from '#schema/blog.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { QUERIES } from '#schema/queries.ts';
import type * as z from 'zod';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

interface Addressed {
  title: string;
  deletedAt: number | null;
}

interface Address {
  field: string;
  /** What it is called in a sentence. */
  name: string;
  /** Reads all that have it, deleted or not. @throws DatabaseFailure */
  having: (value: string) => ReturnType<typeof askDocuments>;
  kind: DocumentKind<z.ZodType<Addressed>> & { collection: string };
}

const ADDRESSES = new Map<string, Address>([
  [
    editableProduct.name,
    {
      field: 'sku',
      name: 'SKU',
      having: (sku) => askDocuments(QUERIES.staffProductsBySku, [[sku]]),
      kind: productKind,
    },
  ],
  [
    editablePost.name,
    {
      field: 'slug',
      name: 'page URL',
      having: (slug) => askDocuments(QUERIES.postsAt, [slug]),
      kind: blogKind,
    },
  ],
]);

/** The field that no two of these may have alike; undefined where there is none. */
export const addressFieldOf = ({ name }: Editable): string | undefined =>
  ADDRESSES.get(name)?.field;

/** What no two of these may have alike; undefined where there is nothing such. */
export function addressOf(editable: Editable, form: FormValues): string | undefined {
  const address = ADDRESSES.get(editable.name);
  return address && String(form[address.field] ?? '');
}

/** What is to be saved or restored. */
interface Wish {
  /** Undefined for a new one. */
  id: string | undefined;
  /** As it stands; undefined for a new one. */
  base: Documents | undefined;
  form: FormValues;
}

/** Where it stands at its address already, nothing else was let in. */
const standsAt = (editable: Editable, address: string, base: Documents | undefined): boolean =>
  base !== undefined &&
  !isDeleted(base[0]) &&
  addressOf(editable, editable.formOf(base)) === address;

export async function takenAddress(
  editable: Editable,
  { id, base, form }: Wish,
): Promise<Result<FieldRefusal | undefined>> {
  const wanted = addressOf(editable, form);
  const address = ADDRESSES.get(editable.name);
  if (!address || wanted === undefined || wanted === '' || standsAt(editable, wanted, base)) {
    return succeeded(undefined);
  }
  const { field, name, having, kind } = address;
  return databaseOutcome(async () => {
    for (const { path, fields } of await having(wanted)) {
      const other = decodeDocument(kind, path, fields);
      const isOther = path !== `${kind.collection}/${id ?? ''}`;
      if (isOther && other.ok && other.value.deletedAt === null) {
        return { field, words: `“${other.value.title}” already has this ${name}.` };
      }
    }
    return undefined;
  });
}
