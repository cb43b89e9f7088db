/** An order from request to delivery (`orders/{id}`; the ID is a UUID created in the buyer's browser). */
import * as z from 'zod';
import { revised } from './edited.ts';
import { documentId, email, gstin, instant, line, paise, phone, sku, quantity } from './fields.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_BUSINESS_NAME,
  LONGEST_CONTACT_NAME,
  LONGEST_LINE_NOTE,
  LONGEST_ORDER_NOTE,
  LONGEST_SIZE,
  LONGEST_STEP_NOTE,
  LONGEST_TITLE,
  MOST_ORDER_LINES,
  MOST_PAISE,
  MOST_UNITS,
} from './limits.ts';
import { place } from './place.ts';
import { quote } from './quote.ts';
import { saleUnit } from './unit.ts';

export const orderStatus = z.enum([
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
  'cancelled',
  'rejected',
  'expired',
]);
export type OrderStatus = z.output<typeof orderStatus>;

/** A requested item; never with a price. */
export const orderLine = z.object({
  productId: documentId,
  sku,
  title: line(LONGEST_TITLE),
  /** In the unit of sale. */
  qty: quantity,
  /** Absent for a single piece. */
  unit: saleUnit.optional(),
  /** A label of the product's sizes; each size has its own line. */
  size: line(LONGEST_SIZE).optional(),
  note: line(LONGEST_LINE_NOTE).optional(),
});
export type OrderLine = z.output<typeof orderLine>;

/** How an order reached staff, who entered it; orders from the site have none. */
export const orderSource = z.enum(['whatsapp', 'phone', 'inPerson', 'videoCall']);
export type OrderSource = z.output<typeof orderSource>;

export const orderContact = z.object({
  name: line(LONGEST_CONTACT_NAME),
  businessName: line(LONGEST_BUSINESS_NAME).optional(),
  phone,
  email: email.optional(),
  gstin: gstin.optional(),
});

export const deliveryAddress = z.object(place);

/** How a customer told the seller to go ahead. */
export const acceptedBy = z.enum(['whatsapp', 'phone', 'inPerson', 'email']);
export type AcceptedBy = z.output<typeof acceptedBy>;

/** What staff record of an acceptance that the customer did not make on the site. */
const acceptance = {
  how: acceptedBy.optional(),
  /** Who accepted, on the customer's side. */
  who: line(LONGEST_CONTACT_NAME).optional(),
};

const orderEvent = z.object({
  status: orderStatus.meta({ example: 'requested' }),
  /** ms */
  at: z.int().min(0),
  by: documentId,
  note: line(LONGEST_STEP_NOTE).optional(),
  ...acceptance,
});
export type OrderEvent = z.output<typeof orderEvent>;

export const storedEvent = z.object({
  at: instant,
  by: documentId.meta({ ruleConditions: [] }),
  note: line(LONGEST_STEP_NOTE).optional(),
  ...acceptance,
});

/** The last step that staff took back; its event is no longer in the timeline. */
export const undoneStep = z.object({
  status: orderStatus.meta({ example: 'packed', ruleConditions: [] }),
  at: instant.meta({ ruleConditions: [] }),
  by: documentId.meta({ ruleConditions: [] }),
  reason: line(LONGEST_STEP_NOTE),
});

/** A change of the quote that its customer asks for; the next quote answers it. */
export const changeRequest = z.object({
  text: line(LONGEST_STEP_NOTE),
  at: instant.meta({ ruleConditions: [] }),
});
export type ChangeRequest = z.output<typeof changeRequest>;

const inOrder = (one: OrderEvent, other: OrderEvent): number =>
  one.at - other.at ||
  orderStatus.options.indexOf(one.status) - orderStatus.options.indexOf(other.status);

/** Each status is reached at most once, so events are stored by status, and the rules can check the time of each. */
const timeline = z
  .codec(
    z
      .partialRecord(orderStatus, storedEvent)
      .refine((events) => Object.keys(events).length > 0, 'expected at least one status'),
    z
      .array(orderEvent)
      .min(1)
      .refine(
        (events) => new Set(events.map(({ status }) => status)).size === events.length,
        'expected each status once',
      ),
    {
      decode: (events) =>
        orderStatus.options
          .flatMap((status) => {
            const event = events[status];
            return event === undefined ? [] : [{ status, ...event }];
          })
          .sort(inOrder),
      encode: (events) => Object.fromEntries(events.map(({ status, ...event }) => [status, event])),
    },
  )
  .meta({
    example: { requested: { at: new Date('2026-01-15T06:30:00Z'), by: 'an-id' } },
    ruleConditions: [],
  });

/** What credit notes have credited of an order's latest invoice. */
export const orderCredit = z.object({
  totalPaise: paise,
  /** Before GST. */
  taxablePaise: paise,
  /** When the latest of them was issued. */
  at: instant,
});

/** What has been paid and sent so far, for lists; written together with the payments and shipments. */
const balance = {
  /** Payments minus refunds, without voided ones. */
  paidPaise: paise.meta({ ruleConditions: [] }).optional(),
  /** The payment that was recorded or voided last. The rules check `paidPaise` with it. */
  lastPayment: documentId.meta({ ruleConditions: [] }).optional(),
  /** What the customer still has to pay, from the confirmation on; negative if the seller owes a refund. */
  duePaise: z
    .int()
    .min(-MOST_PAISE)
    .max(MOST_PAISE)
    .meta({ unit: 'paise', example: 45_000, ruleConditions: [] })
    .optional(),
  /** Units that left in parcels and are not in stock again: on their way, delivered, lost or damaged. */
  sentUnits: z
    .int()
    .min(0)
    .max(MOST_ORDER_LINES * MOST_UNITS)
    .meta({ example: 24, ruleConditions: [] })
    .optional(),
  /** Units of its invoice that are not credited; written by the functions that issue both. */
  invoicedUnits: z
    .int()
    .min(0)
    .max(MOST_ORDER_LINES * MOST_UNITS)
    .meta({ example: 0, ruleConditions: [] })
    .optional(),
  /** Written by the function that issues credit notes, and removed with the next invoice. */
  credit: orderCredit.meta({ ruleConditions: [] }).optional(),
};

// The validator checks new orders only; `ruleConditions: []` omits fields that the rules check against the request.
export const order = z.object({
  uid: documentId.meta({ ruleConditions: [] }),
  /** Short reference for people, like `GB-7K2M9Q`. */
  number: z
    .string()
    .regex(/^GB-[0-9A-HJKMNP-TV-Z]{6}$/, 'expected a reference like GB-7K2M9Q')
    .meta({ example: 'GB-7K2M9Q' }),
  lines: z.array(orderLine).min(1).max(MOST_ORDER_LINES).meta({ ruleConditions: [] }),
  contact: orderContact,
  address: deliveryAddress.optional(),
  note: line(LONGEST_ORDER_NOTE).optional(),
  source: orderSource.optional(),
  /** uid of the member of staff who entered it. */
  placedBy: documentId.optional(),
  status: orderStatus.meta({ example: 'requested', ruleConditions: [] }),
  timeline,
  /** uid of the member of staff who looks after it. */
  assignedTo: documentId.meta({ ruleConditions: [] }).optional(),
  undoneStep: undoneStep.meta({ ruleConditions: [] }).optional(),
  quote: quote.meta({ ruleConditions: [] }).optional(),
  changeRequest: changeRequest.meta({ ruleConditions: [] }).optional(),
  ...balance,
  ...revised,
});

export type Order = z.output<typeof order>;
/** Whom the seller reaches about an order, and where it goes. */
export type ContactAndAddress = Pick<Order, 'contact' | 'address'>;
export const orderKind = defineKind({ name: 'order', collection: 'orders', schema: order });
