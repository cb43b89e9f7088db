/** Invoice search: by number, and by the words that find the order. */
import { orderIdsWith } from '#admin/shell/actions/search-orders.ts';
import { behindPrefix } from '#core/search/prefix.ts';
import { slices } from '#core/slices.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { IN_QUERY } from '#firebase/browser/stored-fields.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { idIn } from '#schema/kind.ts';
import { QUERIES, type QueryShape } from '#schema/queries.ts';

interface InvoiceResults {
  invoices: DecodedDocument<Invoice>[];
  /** Whether there may be more results. */
  isCut: boolean;
}

/** The last part of a number, typed alone. */
const SERIAL = /^\d{1,6}$/;
/** Orders whose invoices are read. */
const MOST_ORDERS = QUERIES.ordersByPrefixes.limit;

/**
 * The invoices, credit notes and challans whose number starts with the text or ends with it as a whole, or whose order
 * has all its words.
 * @throws ReadError
 */
export async function searchInvoices(
  typed: string,
  { runQuery } = staffDatabase,
  findOrders = orderIdsWith,
): Promise<InvoiceResults> {
  const number = typed.trim().toUpperCase();
  const run = async (shape: QueryShape & { readonly limit: number }, values: unknown[]) =>
    (await runQuery(shape, values)).map(({ path, fields }) =>
      decodedDocument(invoiceKind, idIn(path), fields),
    );
  const ofOrders = async () => {
    const ids = await findOrders(typed, MOST_ORDERS);
    const parts = slices(ids, IN_QUERY).map((some) => run(QUERIES.invoicesOfOrders, [some]));
    return { isCut: ids.length >= MOST_ORDERS, invoices: (await Promise.all(parts)).flat() };
  };
  return await readOrThrow(async () => {
    const [byOrder, byNumber, bySerial] = await Promise.all([
      ofOrders(),
      run(QUERIES.invoicesByNumber, [number, behindPrefix(number)]),
      SERIAL.test(number) ? run(QUERIES.invoicesBySerial, [Number(number)]) : [],
    ]);
    const byId = [...byOrder.invoices, ...byNumber, ...bySerial].map(
      (row) => [row.id, row] as const,
    );
    return {
      invoices: [...new Map(byId).values()],
      isCut: byOrder.isCut || byNumber.length >= QUERIES.invoicesByNumber.limit,
    };
  });
}
