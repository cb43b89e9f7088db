/** Checks whether another item has the same URL; two live ones would block publishing. */
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
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
  /** Name of the field in messages. */
  name: string;
  /**
   * Reads all items with this value, deleted or not.
   * @throws DatabaseFailure
   */
  having: (value: string, { runQuery }: StaffDatabase) => ReturnType<StaffDatabase['runQuery']>;
  kind: DocumentKind<z.ZodType<Addressed>> & { collection: string };
}

const ADDRESSES = new Map<string, Address>([
  [
    editableProduct.name,
    {
      field: 'sku',
      name: 'SKU',
      having: (sku, { runQuery }) => runQuery(QUERIES.staffProductsBySku, [[sku]]),
      kind: productKind,
    },
  ],
  [
    editablePost.name,
    {
      field: 'slug',
      name: 'page URL',
      having: (slug, { runQuery }) => runQuery(QUERIES.postsAt, [slug]),
      kind: blogKind,
    },
  ],
]);

/** The field that must be unique; undefined if there is none. */
export const addressFieldOf = ({ name }: Editable): string | undefined =>
  ADDRESSES.get(name)?.field;

/** The value that must be unique; undefined if there is none. */
export function addressIn(editable: Editable, form: FormValues): string | undefined {
  const address = ADDRESSES.get(editable.name);
  return address && String(form[address.field] ?? '');
}

/** An item to be saved or restored. */
interface AddressCandidate {
  /** Undefined for a new item. */
  id: string | undefined;
  /** The current documents; undefined for a new item. */
  base: Documents | undefined;
  form: FormValues;
}

/** An item that already has the URL was checked when it got it. */
const hasAddress = (editable: Editable, address: string, base: Documents | undefined): boolean =>
  base !== undefined &&
  !isDeleted(base[0]) &&
  addressIn(editable, editable.formOf(base)) === address;

export async function takenAddress(
  editable: Editable,
  { id, base, form }: AddressCandidate,
  database = staffDatabase,
): Promise<Result<FieldRefusal | undefined>> {
  const newAddress = addressIn(editable, form);
  const address = ADDRESSES.get(editable.name);
  if (
    !address ||
    newAddress === undefined ||
    newAddress === '' ||
    hasAddress(editable, newAddress, base)
  ) {
    return succeeded(undefined);
  }
  const { field, name, having, kind } = address;
  return databaseOutcome(async () => {
    for (const { path, fields } of await having(newAddress, database)) {
      const other = decodeDocument(kind, path, fields);
      const isOther = path !== `${kind.collection}/${id ?? ''}`;
      if (isOther && other.ok && other.value.deletedAt === null) {
        return { field, message: `“${other.value.title}” already has this ${name}.` };
      }
    }
    return undefined;
  });
}
