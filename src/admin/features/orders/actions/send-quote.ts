/** Sends a quote to the customer, and stores what its proforma invoice shows. */
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { supplyProblem } from '#core/quoting/place-of-supply.ts';
import { nextRevision } from '#core/quoting/quote-revision.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { idIn } from '#schema/kind.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import type { QuotePaper } from '#schema/sent-quote.ts';
import { loadPieces, skusOf } from '#admin/shell/actions/load-pieces.ts';

/** With the current seller, products and payment details. @throws ReadError */
export async function draftQuotePaper(
  order: Order,
  quote: Quote,
  database = staffDatabase,
): Promise<Result<QuotePaper>> {
  const [site, invoicing, products] = await Promise.all([
    readAsStaff(siteSettingsKind, 'site', database),
    readAsStaff(invoicingSettingsKind, 'invoicing', database),
    loadPieces(skusOf({ ...order, quote }), database),
  ]);
  if (site?.success !== true) return failed('Complete the shop settings first.');
  const settings = invoicing?.success === true ? invoicing.value : undefined;
  const paper = draftPaper({ order, seller: site.value, settings, products }, quote);
  return succeeded({ ...paper, hasAccount: hasAccount(order.uid) });
}

/** The numbers of the quotes that staff have withdrawn: each number is used once. @throws DatabaseFailure */
async function withdrawnNumbers(id: string, { quote, undoneStep }: Order, database: StaffDatabase) {
  if (quote !== undefined || undoneStep === undefined) return [];
  const sent = await database.runQuery(
    QUERIES.orderQuotes,
    [],
    `${orderKind.collection}/${id}/quotes`,
  );
  return sent.map(({ path }) => Number(idIn(path)));
}

/** @param seen the order as displayed; a later change by someone else is not overwritten */
export async function sendQuote(
  id: string,
  seen: Order,
  unnumbered: Quote,
  database = staffDatabase,
): Promise<OrderChanged> {
  const unchanged = (error: string): OrderChanged => ({
    now: { id, success: true, value: seen },
    result: failed(error),
  });
  try {
    const sent = await readOrThrow(() => withdrawnNumbers(id, seen, database));
    const quote = { ...unnumbered, revision: nextRevision(seen, sent) };
    const paper = await draftQuotePaper(seen, quote, database);
    if (!paper.success) return unchanged(paper.error);
    const problem = supplyProblem(seen, quote, paper.value.seller.state);
    if (problem !== undefined) return unchanged(`${problem} Edit the quote.`);
    const change = { status: 'quoted', quote, paper: paper.value } as const;
    return await changeOrder(id, seen, change, database);
  } catch (error) {
    if (error instanceof ReadError) return unchanged(error.message);
    throw error;
  }
}
