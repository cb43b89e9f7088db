/** Which units of an order have been sent, and which are still to send. */
import { formatDay } from '#core/format-time.ts';
import { indiaDay } from '#core/india-time.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import type { OrderReturn } from '#schema/order-return.ts';
import type { Shipment, ShippedLine } from '#schema/shipment.ts';
import { agreedLines } from './agreed-lines.ts';

/** Lost and returned parcels are to send again. */
const isSent = ({ outcome }: Pick<Shipment, 'outcome'>): boolean =>
  outcome === undefined || outcome.state === 'delivered';

const keyOf = ({ sku, size }: Pick<ShippedLine, 'sku' | 'size'>): string =>
  JSON.stringify([sku, size]);

/** Units by product and size. */
function quantities(lines: readonly ShippedLine[]): Map<string, number> {
  const byKey = new Map<string, number>();
  for (const line of lines) byKey.set(keyOf(line), (byKey.get(keyOf(line)) ?? 0) + line.qty);
  return byKey;
}

/** Lines without these units, in their order; a line with nothing left is omitted. */
export function linesWithout(
  lines: readonly ShippedLine[],
  others: readonly ShippedLine[],
): ShippedLine[] {
  const left = quantities(others);
  return lines.flatMap((line) => {
    const key = keyOf(line);
    const used = Math.min(line.qty, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - used);
    return used === line.qty ? [] : [{ ...line, qty: line.qty - used }];
  });
}

/** The lines of the parcels that are on their way or delivered. */
export const sentLines = (shipments: readonly Pick<Shipment, 'lines' | 'outcome'>[]) =>
  shipments.filter(isSent).flatMap(({ lines }) => lines);

/** The units of `lines` that are also among `others`. */
const linesAmong = (lines: readonly ShippedLine[], others: readonly ShippedLine[]): ShippedLine[] =>
  linesWithout(lines, linesWithout(lines, others));

/**
 * What is still to send. Staff can mark an order as delivered without recording what was sent, so of a delivered order
 * these are only units of parcels that were lost or returned.
 */
export function unsentLines(
  order: Pick<Order, 'lines' | 'quote' | 'status'>,
  shipments: readonly Pick<Shipment, 'lines' | 'outcome'>[],
): ShippedLine[] {
  const unsent = linesWithout(agreedLines(order), sentLines(shipments));
  if (order.status !== 'delivered') return unsent;
  const failed = shipments.filter((each) => !isSent(each));
  return linesAmong(
    unsent,
    failed.flatMap(({ lines }) => lines),
  );
}

/**
 * The status of an order with these parcels: it is dispatched and delivered with all of its units. It stays delivered when
 * units that turn out to be lost are sent again.
 */
export function statusWith(
  order: Pick<Order, 'lines' | 'quote' | 'status'>,
  shipments: readonly Pick<Shipment, 'lines' | 'outcome'>[],
): OrderStatus {
  const { status } = order;
  if (unsentLines(order, shipments).length > 0) return status;
  if (status === 'packed') return 'dispatched';
  const isDelivered = shipments.every(({ outcome }) => outcome !== undefined);
  return status === 'dispatched' && isDelivered ? 'delivered' : status;
}

/** What the courier brought back, and is not recorded as returned yet. */
const broughtBack = (
  shipments: readonly Pick<Shipment, 'lines' | 'outcome'>[],
  returns: readonly Pick<OrderReturn, 'lines'>[],
): ShippedLine[] =>
  linesWithout(
    shipments.filter(({ outcome }) => outcome?.state === 'returned').flatMap(({ lines }) => lines),
    returns.flatMap(({ lines }) => lines),
  );

/** Units of lost parcels that were not sent again. */
export const lostLines = (
  order: Pick<Order, 'lines' | 'quote' | 'status'>,
  shipments: readonly Pick<Shipment, 'lines' | 'outcome'>[],
): ShippedLine[] =>
  linesAmong(
    unsentLines(order, shipments),
    shipments.filter(({ outcome }) => outcome?.state === 'lost').flatMap(({ lines }) => lines),
  );

/** What can be sent now: goods that came back are first recorded as returned, which decides about their stock. */
export const sendableLines = (
  order: Pick<Order, 'lines' | 'quote' | 'status'>,
  shipments: readonly Pick<Shipment, 'lines' | 'outcome'>[],
  returns: readonly Pick<OrderReturn, 'lines'>[],
): ShippedLine[] => linesWithout(unsentLines(order, shipments), broughtBack(shipments, returns));

/** What left in parcels and is not in stock again, whatever happened to it: it is on its way, delivered, lost or damaged. */
export const shippedLines = (
  shipments: readonly Pick<Shipment, 'lines'>[],
  returns: readonly Pick<OrderReturn, 'lines' | 'isRestocked'>[],
): ShippedLine[] =>
  linesWithout(
    shipments.flatMap(({ lines }) => lines),
    returns.filter(({ isRestocked }) => isRestocked).flatMap(({ lines }) => lines),
  );

/** The time of the delivery, ms; infinite before it. */
const deliveredAt = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): number =>
  (status === 'delivered' ? timeline.find((event) => event.status === status)?.at : undefined) ??
  Infinity;

type DeliveredOrder = Pick<Order, 'lines' | 'quote' | 'status' | 'timeline'>;

/**
 * The units of a packed order that were in no parcel since its packing, whatever happened to the others. Parcels from
 * before it are in stock again.
 * @param until ms; later parcels replace others
 */
export function linesInNoParcel(
  order: Pick<Order, 'lines' | 'quote' | 'timeline'>,
  shipments: readonly Pick<Shipment, 'lines' | 'at'>[],
  until = Infinity,
): ShippedLine[] {
  const packedAt = order.timeline.find(({ status }) => status === 'packed')?.at ?? 0;
  const since = shipments.filter(({ at }) => at > packedAt && at <= until);
  return linesWithout(
    agreedLines(order),
    since.flatMap(({ lines }) => lines),
  );
}

/** What the customer of a delivered order got without a parcel. Parcels since the delivery replace others. */
export function handedOverLines(
  order: DeliveredOrder,
  shipments: readonly Pick<Shipment, 'lines' | 'at'>[],
): ShippedLine[] {
  return order.status === 'delivered' ? linesInNoParcel(order, shipments, deliveredAt(order)) : [];
}

/** What left, also without a parcel, and is not in stock again. */
export const departedLines = (
  order: DeliveredOrder,
  shipments: readonly Pick<Shipment, 'lines' | 'at'>[],
  returns: readonly Pick<OrderReturn, 'lines' | 'isRestocked'>[],
): ShippedLine[] =>
  shippedLines([...shipments, { lines: handedOverLines(order, shipments) }], returns);

/** What was delivered, also without a parcel, or brought back by the courier, and was not returned yet. */
export const returnableLines = (
  order: DeliveredOrder,
  shipments: readonly Pick<Shipment, 'lines' | 'outcome' | 'at'>[],
  returns: readonly Pick<OrderReturn, 'lines'>[],
): ShippedLine[] =>
  linesWithout(
    [
      ...shipments
        .filter(({ outcome }) => outcome !== undefined && outcome.state !== 'lost')
        .flatMap(({ lines }) => lines),
      ...handedOverLines(order, shipments),
    ],
    returns.flatMap(({ lines }) => lines),
  );

/**
 * Whether a parcel or a return was recorded since the order was delivered. The delivery can then not be undone: they count
 * on what was handed over without a parcel.
 */
export const isRecordedSinceDelivery = (
  order: Pick<Order, 'status' | 'timeline'>,
  shipments: readonly Pick<Shipment, 'at'>[],
  returns: readonly Pick<OrderReturn, 'at'>[],
): boolean => [...shipments, ...returns].some(({ at }) => at > deliveredAt(order));

/**
 * Why a parcel can't have ended on a day: it ends on the day on which it was sent, or later. Undefined if it can.
 * @param on any moment of the day, ms
 */
export const outcomeDayProblem = (
  { sentOn }: Pick<Shipment, 'sentOn'>,
  on: number,
): string | undefined =>
  indiaDay(on) < indiaDay(sentOn)
    ? `This parcel was sent on ${formatDay(sentOn)}. Enter that day or a later one.`
    : undefined;

/** Suggested couriers, which carry jewellery in India. */
export const COURIERS = [
  'Blue Dart',
  'BVC Logistics',
  'Delhivery',
  'DTDC',
  'India Post',
  'Sequel Logistics',
] as const;

/** Pages about one parcel, of couriers that have a public one; the tracking number follows. */
const TRACKING: Readonly<Record<string, string>> = {
  'Blue Dart': 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=',
  Delhivery: 'https://www.delhivery.com/track-v2/package/',
};

/** The courier's page about a parcel; undefined for a courier without one. */
export function trackingLink(courier: string, number: string): string | undefined {
  const link = TRACKING[courier];
  return link === undefined || number === '' ? undefined : `${link}${encodeURIComponent(number)}`;
}
