/** Reads what the invoice or a challan of an order is drafted from. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import type { InvoiceSource } from '#core/invoicing/draft-invoice.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { productKind } from '#schema/product.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import type { Server } from '#functions/server.ts';
import { decoded, readDocument } from '#functions/read-document.ts';

/** The most values of one query. */
const SKUS_AT_ONCE = 30;

/** The quoted products by SKU; a live one wins over a deleted one with the same SKU. */
async function readProducts(
  transaction: Transaction,
  { firestore }: Server,
  { quote }: Order,
): Promise<InvoiceSource['products']> {
  const skus = [...new Set(quote?.lines.map(({ sku }) => sku))];
  const parts = Array.from({ length: Math.ceil(skus.length / SKUS_AT_ONCE) }, (_, part) =>
    skus.slice(part * SKUS_AT_ONCE, (part + 1) * SKUS_AT_ONCE),
  );
  const results = await Promise.all(
    parts.map((some) =>
      transaction.get(firestore.collection(productKind.collection).where('sku', 'in', some)),
    ),
  );
  const products = results.flatMap(({ docs }) =>
    docs.map((each) => decoded(productKind, each.ref.path, each.data())),
  );
  return new Map(
    products
      .toSorted((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
      .map((product) => [product.sku, { product }]),
  );
}

const NO_SETTINGS = 'Complete the settings under Settings → Invoicing first.';

/** @throws Error when a document is invalid */
export async function readSource(
  transaction: Transaction,
  server: Server,
  id: string,
): Promise<Result<InvoiceSource>> {
  const order = await readDocument(transaction, server, orderKind, id);
  if (order === undefined) return failed('This order no longer exists.');
  const seller = await readDocument(transaction, server, siteSettingsKind, 'site');
  const settings = await readDocument(transaction, server, invoicingSettingsKind, 'invoicing');
  if (seller === undefined || settings === undefined) return failed(NO_SETTINGS);
  const products = await readProducts(transaction, server, order);
  return succeeded({ id, order, seller, settings, products });
}
