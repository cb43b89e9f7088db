/** Sends a quote to the customer, and stores what its proforma invoice shows. */
import { changeOrder, type OrderChanged } from '#admin/shell/actions/change-order-as-staff.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { nextRevision } from '#core/quoting/quote-revision.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import type { Order } from '#schema/order.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import type { TradePaper } from '#schema/trade-paper.ts';
import { loadPieces, skusOf } from '#admin/shell/actions/load-pieces.ts';

/** With the current seller, products and payment details. @throws ReadError */
export async function draftQuotePaper(
  order: Order,
  quote: Quote,
  database = staffDatabase,
): Promise<Result<TradePaper>> {
  const [site, invoicing, products] = await Promise.all([
    readAsStaff(siteSettingsKind, 'site', database),
    readAsStaff(invoicingSettingsKind, 'invoicing', database),
    loadPieces(skusOf({ ...order, quote }), database),
  ]);
  if (site?.fits !== true) return failed('Complete the shop settings first.');
  const settings = invoicing?.fits === true ? invoicing.value : undefined;
  return succeeded(draftPaper({ order, seller: site.value, settings, products }, quote));
}

/** @param seen the order as displayed; a later change by someone else is not overwritten */
export async function sendQuote(
  id: string,
  seen: Order,
  unnumbered: Quote,
  database = staffDatabase,
): Promise<OrderChanged> {
  const quote = { ...unnumbered, revision: nextRevision(seen) };
  const unchanged = (error: string): OrderChanged => ({
    now: { id, fits: true, value: seen },
    result: failed(error),
  });
  try {
    const paper = await draftQuotePaper(seen, quote, database);
    if (!paper.success) return unchanged(paper.error);
    const change = { status: 'quoted', quote, paper: paper.value } as const;
    return await changeOrder(id, seen, change, database);
  } catch (error) {
    if (error instanceof ReadError) return unchanged(error.message);
    throw error;
  }
}
