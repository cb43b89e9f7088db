/** Parcels and returns of an order (`orders/{id}/shipments`, `…/returns`), written with its state and its stock. */
import { doc, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { linesWithout, returnableLines, sentLines, unsentLines } from '#core/order/shipping.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderReturnKind, type OrderReturn } from '#schema/order-return.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { shipmentKind, type Shipment, type ShippedLine } from '#schema/shipment.ts';
import { unitsByProduct } from '#core/stock/order-stock.ts';
import { database } from './firestore.ts';
import { putOrderFields, readOrderIn } from './order-payments.ts';
import { presentFields } from './present-fields.ts';
import { listReturns, listShipments, valuesOf } from './order-records.ts';
import { putStockMove, readStockIn } from './stock.ts';
import { readProductsBySku } from './stored-fields.ts';
import { transact } from './transact.ts';
import { DatabaseFailure } from './with-timeout.ts';

const pathOf = (order: string, records: 'shipments' | 'returns'): string =>
  `${orderKind.collection}/${order}/${records}`;

/** The state of an order with these parcels: it is dispatched and delivered with all of its units. */
function stateWith(order: Order, shipments: readonly Shipment[], by: string, note?: string) {
  const sent = sentLines(shipments);
  const isComplete = unsentLines(order, shipments).length === 0;
  const isDelivered = isComplete && shipments.every(({ outcome }) => outcome !== undefined);
  const status =
    order.status === 'packed' && isComplete
      ? 'dispatched'
      : order.status === 'dispatched' && isDelivered
        ? 'delivered'
        : order.status;
  const step =
    status === order.status
      ? {}
      : {
          status,
          [`timeline.${status}`]: presentFields({ at: serverTimestamp(), by, note }),
        };
  return { sentUnits: unitsOf(sent), ...step };
}

/** Parcels as they are entered. */
export interface NewShipment extends Omit<Shipment, 'at' | 'outcome'> {
  /** Chosen before the first attempt, so that a repeated request records them once. */
  id: string;
}

/** Units that are not, or no longer, in the order: a colleague has sent or returned them. */
const UNITS_MISSING = 'units-missing';

/** Whether `lines` are all among `others`. */
const areAmong = (lines: readonly ShippedLine[], others: readonly ShippedLine[]): boolean =>
  unitsOf(linesWithout(lines, others)) === 0;

/**
 * Records parcels once, however often it is called with the same ID. The order is dispatched with its last unit.
 * @throws DatabaseFailure `units-missing` if units were sent in the meantime
 */
export const sendParcels = (
  orderId: string,
  { id, ...shipment }: NewShipment,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, pathOf(orderId, 'shipments'), id);
    const stored = await transaction.get(place);
    // Each parcel changes its order, so the parcels that are read afterwards are those of this revision.
    const order = await readOrderIn(transaction, at, orderId);
    if (stored.exists()) return;
    const before = valuesOf(await listShipments(orderId, at));
    if (!areAmong(shipment.lines, unsentLines(order, before)))
      throw new DatabaseFailure(UNITS_MISSING);
    const { courier, trackingNumber, by } = shipment;
    transaction.set(place, {
      ...presentFields(encodeDocument(shipmentKind, { ...shipment, at: 0 })),
      at: serverTimestamp(),
    });
    const note = [courier, trackingNumber].filter((text) => text !== undefined).join(', ');
    const fields = stateWith(order, [...before, { ...shipment, at: 0 }], by, note);
    putOrderFields(transaction, at, { id: orderId, order, fields, by });
  }, at);

/** Records what happened to parcels. The order is delivered with its last parcel. @throws DatabaseFailure */
export const setOutcome = (
  orderId: string,
  { id, outcome }: { id: string; outcome: NonNullable<Shipment['outcome']> },
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, pathOf(orderId, 'shipments'), id);
    const order = await readOrderIn(transaction, at, orderId);
    const shipments = valuesOf(await listShipments(orderId, at)).map((each) =>
      each.id === id ? { ...each, outcome } : each,
    );
    const changed = shipments.find((each) => each.id === id);
    if (changed === undefined) throw new DatabaseFailure('not-found');
    transaction.update(place, {
      outcome: encodeDocument(shipmentKind, changed).outcome,
    });
    const fields = stateWith(order, shipments, outcome.by, outcome.note);
    putOrderFields(transaction, at, { id: orderId, order, fields, by: outcome.by });
  }, at);

/** A return as it is entered. */
export interface NewReturn extends Omit<OrderReturn, 'at'> {
  id: string;
}

/** Plans the movements of returned units; products without tracked stock are left out. */
async function planStockOfReturn(
  transaction: Transaction,
  at: Firestore,
  orderId: string,
  { order, lines, by }: { order: Order; lines: readonly ShippedLine[]; by: string },
): Promise<() => void> {
  const products = await readProductsBySku([...new Set(lines.map(({ sku }) => sku))], at);
  const plans = await Promise.all(
    [...unitsByProduct(lines, products)].map(async ([productId, units]) => {
      const read = await readStockIn(transaction, at, productId);
      return { productId, units, read };
    }),
  );
  return () => {
    for (const { productId, units, read } of plans) {
      if (read.stock === undefined) continue;
      const { sku, lowStockAt } = read.stock;
      const changes = units.map(({ size, qty }) => ({
        ...(size !== undefined && { size }),
        ...{ onHand: qty, reserved: 0 },
      }));
      const of = { orderId, orderNumber: order.number };
      const move = { id: crypto.randomUUID(), productId, sku, changes, lowStockAt, by, ...of };
      putStockMove(transaction, at, { ...move, reason: 'returned' }, read);
    }
  };
}

/**
 * Records returned goods once, however often it is called with the same ID, together with their stock.
 * @throws DatabaseFailure `units-missing` if units were not sent, or were returned before
 */
export const recordReturn = (
  orderId: string,
  { id, ...goods }: NewReturn,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, pathOf(orderId, 'returns'), id);
    const stored = await transaction.get(place);
    const order = await readOrderIn(transaction, at, orderId);
    if (stored.exists()) return;
    const [shipments, returns] = await Promise.all([
      listShipments(orderId, at),
      listReturns(orderId, at),
    ]);
    if (!areAmong(goods.lines, returnableLines(valuesOf(shipments), valuesOf(returns))))
      throw new DatabaseFailure(UNITS_MISSING);
    const { lines, by, isRestocked } = goods;
    const putStock = isRestocked
      ? await planStockOfReturn(transaction, at, orderId, { order, lines, by })
      : () => undefined;
    transaction.set(place, {
      ...encodeDocument(orderReturnKind, { ...goods, at: 0 }),
      at: serverTimestamp(),
    });
    putStock();
    const { reason } = goods;
    const entry = { returned: unitsOf(lines), reason, isRestocked };
    putOrderFields(transaction, at, { id: orderId, order, fields: {}, by, entry });
  }, at);
