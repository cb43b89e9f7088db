/** A delivery challan (rule 55, CGST Rules) for the goods of an order or of one of its parcels, without its number. */
import { HAS_CHALLANS } from '#core/order-status.ts';
import { sizesOf } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { ChallanPurpose, InvoiceDraft, InvoiceLine } from '#schema/invoice.ts';
import type { Shipment } from '#schema/shipment.ts';

import { draftSupply, type InvoiceSource } from './draft-invoice.ts';
import { NO_UNITS, partOfLine, sumsOf } from './part-of-line.ts';

type Parcel = Pick<Shipment, 'lines' | 'courier'>;

/** The units of a parcel, taken from the lines in order; undefined if it has others than the order. */
function linesIn(parcel: Parcel, lines: readonly InvoiceLine[]): InvoiceLine[] | undefined {
  const parts = [...Map.groupBy(parcel.lines, ({ sku }) => sku)].map(([sku, sent]) => {
    const same = lines.filter((line) => line.sku === sku);
    const sizes = sizesOf(sent);
    let left = unitsOf(sent);
    const taken = same.flatMap((line) => {
      const qty = Math.min(left, line.qty);
      left -= qty;
      if (qty === 0) return [];
      return [partOfLine(line, NO_UNITS, { qty, ...(same.length === 1 && { sizes }) })];
    });
    return left > 0 ? undefined : taken;
  });
  return parts.includes(undefined) ? undefined : parts.flatMap((taken) => taken ?? []);
}

/** Goods on approval are no supply yet: their value is stated, but no tax. */
const untaxed = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
});

interface Sent {
  purpose: ChallanPurpose;
  /** Absent for the whole order. */
  parcel?: Parcel | undefined;
}

/** The reason why no challan can be issued, or the challan. */
export function draftChallan(
  source: InvoiceSource,
  { purpose, parcel }: Sent,
): Result<InvoiceDraft<'challan'>> {
  const { status, quote } = source.order;
  if (!HAS_CHALLANS.has(status) || quote === undefined)
    return failed('A challan states the value of the goods. Send a quote first.');
  const supply = draftSupply(source, quote);
  if (!supply.success) return supply;
  const { freightPaise: _freight, packingPaise: _packing, bank: _bank, ...rest } = supply.value;
  const { upiId: _upi, ...facts } = rest;
  const whole = facts.lines.map((line) => partOfLine(line, NO_UNITS, line));
  const sent = parcel === undefined ? whole : linesIn(parcel, whole);
  if (sent === undefined)
    return failed('This parcel contains units that are not in the quote of the order.');
  const lines = purpose === 'supply' ? sent : sent.map(untaxed);
  const isWhole = parcel === undefined && purpose === 'supply';
  return succeeded({
    ...facts,
    kind: 'challan',
    purpose,
    ...(parcel && { courier: parcel.courier }),
    lines,
    ...sumsOf(lines, isWhole ? facts.roundOffPaise : 0),
    terms: '',
  });
}
