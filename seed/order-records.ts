/** The payments, parcels and returns of the demo shop's orders. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { dueOf } from '#core/order/balance.ts';
import { trackingLink } from '#core/order/shipping.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { orderReturnKind } from '#schema/order-return.ts';
import type { Order, OrderEvent, OrderStatus } from '#schema/order.ts';
import { paymentKind, type Payment, type PaymentMethod } from '#schema/payment.ts';
import { shipmentKind, type Shipment } from '#schema/shipment.ts';
import { HOUR } from './clock.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { DEMO_STAFF_UID } from './people.ts';
import type { Random } from './random.ts';

interface Records {
  payments: Map<string, Payment>;
  shipment?: Shipment;
  isReturned: boolean;
}

const RUPEE = 100;
const METHODS: readonly [PaymentMethod, ...PaymentMethod[]] = [
  ...(['upi', 'upi', 'bankTransfer', 'bankTransfer', 'cash', 'cheque'] as const),
];

const dayOf = (at: number): number => startOfIndiaDay(indiaDay(at)) ?? at;

function payment(amountPaise: number, at: number, random: Random): Payment {
  const method = random.pick(METHODS);
  const number = String(random.between(100_000, 999_999));
  const references: Partial<Record<PaymentMethod, string>> = {
    upi: `40${number}${number}`,
    bankTransfer: `HDFCN5${number}`,
    cheque: number,
  };
  const reference = references[method];
  return {
    amountPaise,
    method,
    ...(reference !== undefined && { reference }),
    paidOn: dayOf(at),
    by: DEMO_STAFF_UID,
    at,
  };
}

/** An advance before the confirmation, and the rest before the order leaves; one in five pays the rest later. */
function paymentsOf(total: number, reached: Reached, random: Random, uuid: () => string) {
  const payments = new Map<string, Payment>();
  const { confirmed, dispatched } = reached;
  if (confirmed === undefined || random.chance(0.2)) return payments;
  const advance = Math.round(total / 2 / RUPEE) * RUPEE;
  payments.set(uuid(), payment(advance, confirmed.at - HOUR / 2, random));
  if (dispatched !== undefined && random.chance(0.8))
    payments.set(uuid(), payment(total - advance, dispatched.at - HOUR / 2, random));
  return payments;
}

type Reached = Partial<Record<OrderStatus, OrderEvent>>;

function shipmentOf(order: Order, { dispatched, delivered }: Reached, random: Random): Shipment {
  const courier = random.pick(['Blue Dart', 'BVC Logistics', 'Sequel Logistics', 'Delhivery']);
  const trackingNumber = String(random.between(10_000_000_000, 99_999_999_999));
  const trackingUrl = trackingLink(courier, trackingNumber);
  const at = dispatched?.at ?? 0;
  return {
    courier,
    trackingNumber,
    ...(trackingUrl !== undefined && { trackingUrl }),
    parcels: 1,
    weightG: random.between(3, 40) * 100,
    insuredPaise: order.quote?.totalPaise ?? 0,
    lines: agreedLines(order),
    sentOn: dayOf(at),
    ...(delivered && {
      outcome: { state: 'delivered', on: dayOf(delivered.at), by: DEMO_STAFF_UID },
    }),
    by: DEMO_STAFF_UID,
    at,
  };
}

/** What was paid and sent for an order. */
export function recordsOf(order: Order, random: Random, uuid: () => string): Records {
  const reached: Reached = Object.fromEntries(order.timeline.map((event) => [event.status, event]));
  return {
    payments: paymentsOf(order.quote?.totalPaise ?? 0, reached, random, uuid),
    ...(reached.dispatched && { shipment: shipmentOf(order, reached, random) }),
    isReturned: reached.delivered !== undefined && random.chance(0.1),
  };
}

/** The fields of an order that follow from its records. */
export function balanceOf(order: Order, { payments, shipment }: Records): Partial<Order> {
  const paidPaise = [...payments.values()].reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const lastPayment = [...payments.keys()].at(-1);
  const duePaise = dueOf({ ...order, paidPaise });
  return {
    ...(lastPayment !== undefined && { paidPaise, lastPayment }),
    ...(duePaise !== undefined && { duePaise }),
    ...(shipment && { sentUnits: unitsOf(shipment.lines) }),
  };
}

/** @param path the order's */
export function* recordDocuments(
  path: string,
  { payments, shipment, isReturned }: Records,
  uuid: () => string,
): Generator<DemoDocument> {
  for (const [id, each] of payments)
    yield demoDocument(paymentKind, `${path}/payments/${id}`, each);
  if (shipment === undefined) return;
  yield demoDocument(shipmentKind, `${path}/shipments/${uuid()}`, shipment);
  const [line] = shipment.lines;
  if (!isReturned || line === undefined || shipment.outcome === undefined) return;
  yield demoDocument(orderReturnKind, `${path}/returns/${uuid()}`, {
    lines: [{ ...line, qty: 1 }],
    reason: 'The clasp does not close.',
    isRestocked: false,
    by: DEMO_STAFF_UID,
    at: shipment.outcome.on + 20 * HOUR,
  });
}
