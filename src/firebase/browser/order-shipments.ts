/** Parcels and returns of an order (`orders/{id}/shipments`, `…/returns`), written with its state and its stock. */
import { deleteField, doc, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import { isSame } from '#core/editing/document-write.ts';
import { HAS_PARCELS } from '#core/order-status.ts';
import {
  departedLines,
  linesWithout,
  returnableLines,
  sendableLines,
  shippedLines,
  statusWith,
} from '#core/order/shipping.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderReturnKind, type OrderReturn } from '#schema/order-return.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { shipmentKind, type Shipment, type ShippedLine } from '#schema/shipment.ts';
import { database } from './firestore.ts';
import { putOrderFields, readOrderIn } from './order-payments.ts';
import { presentFields } from './present-fields.ts';
import { recordedEntry, requireSameEntry } from './recorded-entry.ts';
import { listReturns, listShipments, valuesOf } from './order-records.ts';
import { planStockOfParcel, planStockOfReturn } from './parcel-stock.ts';
import { transact } from './transact.ts';
import { DatabaseFailure } from './with-timeout.ts';

const pathOf = (order: string, records: 'shipments' | 'returns'): string =>
  `${orderKind.collection}/${order}/${records}`;

/** What is recorded below an order. */
interface Records {
  shipments: readonly Shipment[];
  returns: readonly OrderReturn[];
}

const readRecords = async (orderId: string, at: Firestore) => {
  const [shipments, returns] = await Promise.all([
    listShipments(orderId, at),
    listReturns(orderId, at),
  ]);
  return { shipments: valuesOf(shipments), returns: valuesOf(returns) };
};

/** The fields of an order that follow from its parcels and returns. */
function stateWith(order: Order, { shipments, returns }: Records, by: string, note?: string) {
  const status = statusWith(order, shipments);
  const at = serverTimestamp();
  return {
    sentUnits: unitsOf(shippedLines(shipments, returns)),
    ...(status !== order.status && {
      status,
      [`timeline.${status}`]: presentFields({ at, by, note }),
    }),
  };
}

/** Parcels as they are entered. */
export interface NewShipment extends Omit<Shipment, 'at' | 'outcome'> {
  /** Chosen before the first attempt, so that a repeated request records them once. */
  id: string;
}

/** Units that are not, or no longer, in the order: a colleague has sent or returned them. */
const UNITS_MISSING = 'units-missing';

/** A colleague has cancelled the order, or undone its packing. */
const NOT_PACKED = 'not-packed';

/** A colleague has corrected the parcel, or recorded what happened to it, since it was displayed. */
const PARCEL_CHANGED = 'parcel-changed';

/** Whether `lines` are all among `others`. */
const areAmong = (lines: readonly ShippedLine[], others: readonly ShippedLine[]): boolean =>
  unitsOf(linesWithout(lines, others)) === 0;

/**
 * Records parcels once, however often it is called with the same ID. The order is dispatched with its last unit. What was
 * not taken from stock at packing is taken now.
 * @throws DatabaseFailure `units-missing` if units were sent in the meantime; `not-packed` if the order is no longer
 * packed; `stock-short` if replaced units are not in stock; `recorded-otherwise` if they were recorded with other values
 */
export const sendParcels = (
  orderId: string,
  { id, ...shipment }: NewShipment,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, pathOf(orderId, 'shipments'), id);
    const stored = recordedEntry(shipmentKind, await transaction.get(place));
    // Each parcel changes its order, so the parcels that are read afterwards are those of this revision.
    const order = await readOrderIn(transaction, at, orderId);
    if (stored !== undefined) {
      const { outcome: _, ...recorded } = stored;
      requireSameEntry(shipmentKind, { ...recorded, at: 0 }, { ...shipment, at: 0 });
      return;
    }
    if (!HAS_PARCELS.has(order.status)) throw new DatabaseFailure(NOT_PACKED);
    const before = await readRecords(orderId, at);
    const { shipments, returns } = before;
    if (!areAmong(shipment.lines, sendableLines(order, shipments, returns)))
      throw new DatabaseFailure(UNITS_MISSING);
    const { courier, trackingNumber, by, lines } = shipment;
    // It is the latest one; the server sets its time.
    const after = { shipments: [...shipments, { ...shipment, at: Infinity }], returns };
    const departed = departedLines(order, after.shipments, returns);
    const putStock = await planStockOfParcel(
      transaction,
      at,
      { orderId, order, by },
      { lines, departed },
    );
    transaction.set(place, {
      ...presentFields(encodeDocument(shipmentKind, { ...shipment, at: 0 })),
      at: serverTimestamp(),
    });
    putStock();
    const note = [courier, trackingNumber].filter((text) => text !== undefined).join(', ');
    const fields = stateWith(order, after, by, note);
    putOrderFields(transaction, at, { id: orderId, order, fields, by });
  }, at);

/** What happened to parcels. */
export type Outcome = NonNullable<Shipment['outcome']>;

/**
 * Records what happened to parcels; without effect if it is recorded already. The order is delivered with its last
 * parcel.
 * @param seen the outcome as displayed, if any
 * @throws DatabaseFailure `parcel-changed` if someone else has recorded another one since
 */
export const setOutcome = (
  orderId: string,
  { id, seen, outcome }: { id: string; seen: Outcome | undefined; outcome: Outcome },
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, pathOf(orderId, 'shipments'), id);
    const order = await readOrderIn(transaction, at, orderId);
    const { shipments: before, returns } = await readRecords(orderId, at);
    const stored = before.find((each) => each.id === id);
    if (stored === undefined) throw new DatabaseFailure('not-found');
    if (isSame(stored.outcome, outcome)) return;
    if (!isSame(stored.outcome, seen)) throw new DatabaseFailure(PARCEL_CHANGED);
    const shipments = before.map((each) => (each === stored ? { ...each, outcome } : each));
    transaction.update(place, {
      outcome: encodeDocument(shipmentKind, { ...stored, outcome }).outcome,
    });
    const fields = stateWith(order, { shipments, returns }, outcome.by, outcome.note);
    putOrderFields(transaction, at, { id: orderId, order, fields, by: outcome.by });
  }, at);

/** What can be corrected after parcels were recorded. */
export type ParcelFacts = Pick<Shipment, 'courier' | 'trackingNumber' | 'trackingUrl' | 'sentOn'>;

type AnyFacts = Readonly<Record<keyof ParcelFacts, unknown>>;

const factsOf = (parcel: Partial<AnyFacts>): AnyFacts => {
  const { courier, trackingNumber, trackingUrl, sentOn } = parcel;
  return { courier, trackingNumber, trackingUrl, sentOn };
};

const storedFacts = (shipment: Shipment): AnyFacts =>
  factsOf(encodeDocument(shipmentKind, shipment));

/**
 * Corrects what was entered about parcels; absent facts are removed. Without effect if they are so already.
 * @param seen the facts as displayed
 * @throws DatabaseFailure `parcel-changed` if someone else has corrected them since
 */
export const correctParcels = (
  orderId: string,
  { id, seen, next, by }: { id: string; seen: ParcelFacts; next: ParcelFacts; by: string },
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const order = await readOrderIn(transaction, at, orderId);
    const { shipments } = await readRecords(orderId, at);
    const stored = shipments.find((each) => each.id === id);
    if (stored === undefined) throw new DatabaseFailure('not-found');
    const current = factsOf(stored);
    if (isSame(current, factsOf(next))) return;
    if (!isSame(current, factsOf(seen))) throw new DatabaseFailure(PARCEL_CHANGED);
    const { trackingNumber: _, trackingUrl: __, ...rest } = stored;
    const after = storedFacts({ ...rest, ...next });
    const fields = Object.entries(after).map(([name, value]) => [name, value ?? deleteField()]);
    transaction.update(doc(at, pathOf(orderId, 'shipments'), id), Object.fromEntries(fields));
    putOrderFields(transaction, at, {
      ...{ id: orderId, order, fields: {}, by },
      ...{ seen: { parcel: presentFields(storedFacts(stored)) } },
      entry: { parcel: presentFields(after) },
    });
  }, at);

/** A return as it is entered. */
export interface NewReturn extends Omit<OrderReturn, 'at'> {
  id: string;
}

/**
 * Records returned goods once, however often it is called with the same ID, together with their stock.
 * @throws DatabaseFailure `units-missing` if units were not delivered, or were returned before; `recorded-otherwise` if
 * they were recorded with other values
 */
export const recordReturn = (
  orderId: string,
  { id, ...goods }: NewReturn,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, pathOf(orderId, 'returns'), id);
    const stored = recordedEntry(orderReturnKind, await transaction.get(place));
    const order = await readOrderIn(transaction, at, orderId);
    if (stored !== undefined) {
      requireSameEntry(orderReturnKind, { ...stored, at: 0 }, { ...goods, at: 0 });
      return;
    }
    const { shipments, returns } = await readRecords(orderId, at);
    if (!areAmong(goods.lines, returnableLines(order, shipments, returns)))
      throw new DatabaseFailure(UNITS_MISSING);
    const { lines, by, isRestocked } = goods;
    const putStock = isRestocked
      ? await planStockOfReturn(transaction, at, { orderId, order, by }, lines)
      : () => undefined;
    transaction.set(place, {
      ...encodeDocument(orderReturnKind, { ...goods, at: 0 }),
      at: serverTimestamp(),
    });
    putStock();
    const { reason } = goods;
    const sentUnits = unitsOf(shippedLines(shipments, [...returns, goods]));
    const entry = { returned: unitsOf(lines), reason, isRestocked };
    putOrderFields(transaction, at, { id: orderId, order, fields: { sentUnits }, by, entry });
  }, at);
