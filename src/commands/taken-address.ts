/** Whether something else has the address of what is to be saved or restored: two live ones would keep the shop from being published. */
import type { Editable, FieldRefusal } from '#domain/editing/editable.ts';
import type { FormValues } from '#domain/editing/form-values.ts';
import { editablePost } from '#domain/editing/post-form.ts';
import { editableProduct } from '#domain/editing/product-form.ts';
import { succeeded, type Result } from '#domain/result.ts';
import { findPostAt } from './find-post-at.ts';
import { findProductWithSku } from './find-product-with-sku.ts';

interface Address {
  field: string;
  /** What it is called in a sentence. */
  name: string;
  /** @returns what the other is called */
  find: (value: string, id: string | undefined) => Promise<Result<string | undefined>>;
}

const ADDRESSES = new Map<string, Address>([
  [editableProduct.name, { field: 'sku', name: 'SKU', find: findProductWithSku }],
  [editablePost.name, { field: 'slug', name: 'address', find: findPostAt }],
]);

/** What no two of these may have alike; undefined where there is nothing such. */
export function addressOf(editable: Editable, form: FormValues): string | undefined {
  const address = ADDRESSES.get(editable.name);
  return address && String(form[address.field] ?? '');
}

/** @param id undefined for a new one */
export async function takenAddress(
  editable: Editable,
  form: FormValues,
  id: string | undefined,
): Promise<Result<FieldRefusal | undefined>> {
  const address = ADDRESSES.get(editable.name);
  if (address === undefined) return succeeded(undefined);
  const { field, name, find } = address;
  const other = await find(String(form[field] ?? ''), id);
  if (!other.success) return other;
  const words = other.value && `“${other.value}” has this ${name} already.`;
  return succeeded(words ? { field, words } : undefined);
}
