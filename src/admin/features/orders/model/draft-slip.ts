/** What a packing slip shows, from the current data: it is issued from this, or compared with it. */
import { buyerOf } from '#core/invoicing/buyer.ts';
import { sellerOf } from '#core/invoicing/draft-paper.ts';
import { isSame } from '#core/editing/document-write.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { Pieces } from '#admin/shell/actions/load-pieces.ts';
import type { Order } from '#schema/order.ts';
import type { PackingSlip, SlipPaper } from '#schema/packing-slip.ts';
import type { SiteSettings } from '#schema/settings.ts';
import type { Shipment } from '#schema/shipment.ts';
import { slipLines } from './slip-lines.ts';

interface Source {
  order: Order;
  seller: SiteSettings;
  /** Products of requested and quoted lines. */
  products: Pieces;
  /** Undefined for the whole order. */
  parcel?: Shipment | undefined;
}

/** Titles are those of the catalogue where possible. */
function linesOf({ order, products, parcel }: Source): SlipPaper['lines'] {
  const requested = new Map(requestedLines(order.lines).map((line) => [line.sku, line]));
  return slipLines(order, products, parcel?.lines).map(({ sku, qty, unit, sizes, weightMg }) => {
    const { title = sku, notes = [] } = requested.get(sku) ?? {};
    return {
      ...{ sku, qty, title: products.get(sku)?.product.title || title },
      ...(unit !== undefined && { unit }),
      ...(sizes.length > 0 && { sizes: [...sizes] }),
      ...(weightMg !== undefined && { weightMg }),
      ...(notes.length > 0 && { notes: [...notes] }),
    };
  });
}

function partOf({ order, parcel }: Source): Pick<SlipPaper, 'parcel'> {
  if (parcel === undefined) return {};
  const { courier, trackingNumber, sentOn, parcels, weightG } = parcel;
  return {
    parcel: {
      ...{ courier, sentOn, parcels, ofOrder: formatTotal(agreedLines(order)) },
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(weightG !== undefined && { weightG }),
    },
  };
}

/** Without the email, which no slip shows. */
function shipToOf(order: Order): SlipPaper['shipTo'] {
  const { email: _, ...shipTo } = buyerOf(order);
  return shipTo;
}

export function draftSlip(source: Source): SlipPaper {
  const { order, seller } = source;
  return {
    orderNumber: order.number,
    requestedAt: order.createdAt,
    seller: sellerOf(seller),
    shipTo: shipToOf(order),
    lines: linesOf(source),
    ...(order.note !== undefined && { note: order.note }),
    ...partOf(source),
  };
}

/** A slip with the current data. */
export interface CurrentSlip {
  id: string;
  order: Order;
  paper: SlipPaper;
}

/** Slips by ID, as issued. */
export type IssuedSlips = ReadonlyMap<string, PackingSlip>;

/** The slips whose order, products or seller have changed since they were issued. */
export const changedSlips = (
  current: readonly CurrentSlip[],
  issued: ReadonlyMap<string, Pick<PackingSlip, 'paper'>>,
): CurrentSlip[] =>
  current.filter(({ id, paper }) => {
    const before = issued.get(id);
    return before !== undefined && !isSame(before.paper, paper);
  });
