/** An invoice of an order as agreed in its quote, without its number. */
import { isGstin } from '#core/gstin.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { supplyProblem } from '#core/quoting/place-of-supply.ts';
import { BOUGHT } from '#core/order-status.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { InvoiceDraft } from '#schema/invoice.ts';
import type { InvoicingSettings } from '#schema/invoicing-settings.ts';
import { draftPaper, type PaperSource } from './draft-paper.ts';

export interface InvoiceSource extends PaperSource {
  id: string;
  settings: InvoicingSettings;
}

/** From this taxable value on, an invoice to an unregistered buyer needs an address (rule 46(e)): ₹50,000. */
const ADDRESS_FROM = 5_000_000;

/** What invoices and challans require beyond a quote, or the reason why it is not complete. */
export function draftSupply({ id, ...source }: InvoiceSource, quote: Quote) {
  const { order } = source;
  const paper = draftPaper(source, quote);
  const { gstin, stateCode } = paper.seller;
  if (gstin === undefined || stateCode === undefined)
    return failed('Add your GSTIN and state under Settings first.');
  const problem = supplyProblem(order, quote, source.seller.address.state);
  if (problem !== undefined)
    return failed(
      BOUGHT.has(order.status)
        ? `${problem} Correct the address, or undo the confirmation and send a new quote.`
        : `${problem} Send a new quote first.`,
    );
  const { name, code } = paper.placeOfSupply;
  if (code === undefined)
    return failed(
      'The quote charges IGST, but the order has no address in another state. Add the state of delivery first.',
    );
  // Rules 46(d) and 55(1).
  if (paper.buyer.gstin !== undefined && paper.buyer.address === undefined)
    return failed(
      'Invoices and challans to a buyer with a GSTIN need an address. Add the address with “Edit contact and address” first.',
    );
  const missing = new Set(paper.lines.flatMap(({ sku, hsn }) => (hsn === '' ? [sku] : [])));
  if (missing.size > 0)
    return failed(`Add the HSN code of ${[...missing].join(', ')} under Products first.`);
  return succeeded({
    ...paper,
    ...{ orderId: id, uid: order.uid },
    seller: { ...paper.seller, gstin, stateCode },
    placeOfSupply: { name, code },
  });
}

/** The reason why an order can't be invoiced, or its invoice. */
export function draftInvoice(source: InvoiceSource): Result<InvoiceDraft<'invoice'>> {
  const { status, quote, contact, paidPaise = 0 } = source.order;
  if (!BOUGHT.has(status) || quote === undefined)
    return failed('Only confirmed orders can be invoiced. Confirm the order first.');
  if (contact.gstin !== undefined && !isGstin(contact.gstin))
    return failed(
      `The buyer’s GSTIN ${contact.gstin} is not valid. Correct it, or remove it for an unregistered buyer, with “Edit contact and address” first.`,
    );
  const supply = draftSupply(source, quote);
  if (!supply.success) return supply;
  const { buyer, taxablePaise, totalPaise } = supply.value;
  if (buyer.gstin === undefined && buyer.address === undefined && taxablePaise >= ADDRESS_FROM)
    return failed(
      'An invoice of ₹50,000 or more to a buyer without a GSTIN needs an address. Add the address with “Edit contact and address” first.',
    );
  return succeeded({
    kind: 'invoice',
    ...supply.value,
    ...(paidPaise > 0 && { paidPaise: Math.min(paidPaise, totalPaise) }),
  });
}
