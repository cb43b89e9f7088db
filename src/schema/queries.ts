/**
 * Every Firestore query of browsers, as data. Gateways build their queries from here; tests compare it with
 * `firestore.indexes.json` and `firestore.rules`.
 */

/** The shape of a query; callers pass the values. */
export interface QueryShape {
  /** The collection, or the pattern of a subcollection's path. */
  readonly collection: string;
  /** Filtered fields with their operators; `documentId` is the document's name. */
  readonly where: readonly (readonly [
    field: string,
    operator: '==' | 'in' | 'array-contains' | '<' | '>=',
  ])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** The limit; undefined for a query that adds up or pages through everything. */
  readonly limit?: number;
}

/** Documents with a field that starts with the search text. */
const byPrefix = <const C extends string, const F extends string>(collection: C, field: F) =>
  ({
    collection,
    where: [
      [field, '>='],
      [field, '<'],
    ],
    orderBy: [[field, 'asc']],
    limit: 20,
  }) as const;

/** Scheduled documents that are not deleted, the next one first. */
const scheduled = <const C extends string>(collection: C) =>
  ({
    collection,
    where: [
      ['deletedAt', '=='],
      ['status', '=='],
      ['publishAt', '>='],
    ],
    orderBy: [['publishAt', 'asc']],
    limit: 50,
  }) as const;

/** The documents with the latest times in a field. */
const latest = <const C extends string, const F extends string, const L extends number>(
  collection: C,
  field: F,
  limit: L,
) => ({ collection, where: [], orderBy: [[field, 'desc']], limit }) as const;

/** Documents whose field has one of these values. */
const anyOf = <const C extends string, const F extends string, const L extends number>(
  collection: C,
  field: F,
  limit: L,
) => ({ collection, where: [[field, 'in']], orderBy: [], limit }) as const;

/** The purchases of a customer, with an amount that the database adds up. */
const boughtByCustomer = <const F extends string>(amount: F) =>
  ({
    collection: 'orders',
    where: [
      ['uid', '=='],
      ['status', 'in'],
    ],
    orderBy: [[amount, 'asc']],
  }) as const;

/** Those of a time span. */
const boughtBetween = <const F extends string>(amount: F) =>
  ({
    collection: 'orders',
    where: [
      ['status', 'in'],
      ['createdAt', '>='],
      ['createdAt', '<'],
    ],
    orderBy: [
      ['createdAt', 'asc'],
      [amount, 'asc'],
    ],
  }) as const;

export const QUERIES = {
  /** A customer's own orders, the latest first, a page of the list at a time. */
  ownOrders: {
    collection: 'orders',
    where: [['uid', '==']],
    orderBy: [['createdAt', 'desc']],
    limit: 20,
  },
  boughtByCustomer: boughtByCustomer('quote.taxablePaise'),
  creditedToCustomer: boughtByCustomer('credit.taxablePaise'),
  /** Orders with a payment due, counted and added up by the database. */
  paymentsDue: { collection: 'orders', where: [['duePaise', '>=']], orderBy: [] },
  /** Orders for which the seller owes a refund. */
  refundsDue: { collection: 'orders', where: [['duePaise', '<']], orderBy: [] },
  boughtBetween: boughtBetween('quote.taxablePaise'),
  creditedBetween: boughtBetween('credit.taxablePaise'),
  /** A customer's addresses. */
  ownAddresses: {
    collection: 'webUsers/{uid}/addresses',
    where: [],
    orderBy: [['createdAt', 'asc']],
    limit: 50,
  },
  /** A customer's saved lists, also deleted ones, the latest first. */
  ownLists: latest('webUsers/{uid}/lists', 'editedAt', 200),
  /** Those that are not deleted, for a customer who has deleted so many lately that they push out older lists. */
  ownLiveLists: {
    collection: 'webUsers/{uid}/lists',
    where: [['isDeleted', '==']],
    orderBy: [],
    limit: 200,
  },
  /** Customer search of staff: the customers with all prefixes of words, each of which is a field of a map. */
  customersByPrefixes: {
    collection: 'customerIndex',
    where: [['prefixes', '==']],
    orderBy: [],
    limit: 50,
  },
  /** Customers without an account who probably have one now. */
  customersWithAccounts: latest('customerIndex', 'account.uid', 6),
  /** Those of one account. */
  customersOfAccount: {
    collection: 'customerIndex',
    where: [['account.uid', '==']],
    orderBy: [],
    limit: 20,
  },
  /** Accounts that could or can’t send order requests, those that wait the longest first. */
  pausedAccounts: latest('orderPauses', 'until', 6),
  /** Customers with a tag, in pages. */
  customersByTag: {
    collection: 'customers',
    where: [['tags', 'array-contains']],
    orderBy: [['documentId', 'asc']],
  },
  /** Order search of staff: the orders with all prefixes of words, the latest first. */
  ordersByPrefixes: {
    collection: 'orderIndex',
    where: [['prefixes', '==']],
    orderBy: [],
    limit: 50,
  },
  /** Orders that the functions have not indexed yet. */
  ordersByNumber: byPrefix('orders', 'number'),
  ordersByPhone: byPrefix('orders', 'contact.phone'),
  /** Orders whose customers have asked for a change of a quote, the latest request first. */
  changeRequests: latest('orders', 'changeRequest.at', 50),
  /** The orders that changed last; the back office subscribes to it. */
  latestOrders: latest('orders', 'updatedAt', 20),
  /** Internal notes of an order, the latest first. */
  orderNotes: latest('orders/{id}/notes', 'at', 100),
  /** Notes and calls of a customer, the latest first. */
  customerNotes: latest('customers/{id}/notes', 'at', 100),
  orderPayments: latest('orders/{id}/payments', 'at', 200),
  orderQuotes: latest('orders/{id}/quotes', 'at', 100),
  orderShipments: latest('orders/{id}/shipments', 'at', 200),
  orderReturns: latest('orders/{id}/returns', 'at', 200),
  /** The invoice of an order and its credit notes, for staff. */
  orderInvoices: {
    collection: 'invoices',
    where: [['orderId', '==']],
    orderBy: [],
    limit: 50,
  },
  /** The same for their customer: the rules require the uid. */
  ownOrderInvoices: {
    collection: 'invoices',
    where: [
      ['uid', '=='],
      ['orderId', '=='],
    ],
    orderBy: [],
    limit: 50,
  },
  /** Invoice search of staff. */
  invoicesByNumber: byPrefix('invoices', 'number'),
  invoicesBySerial: {
    collection: 'invoices',
    where: [['serial', '==']],
    orderBy: [],
    limit: 50,
  },
  invoicesOfOrders: anyOf('invoices', 'orderId', 200),
  /** The movements of a product's stock, the latest first. */
  stockMoves: {
    collection: 'stockMoves',
    where: [['productId', '==']],
    orderBy: [['at', 'desc']],
    limit: 100,
  },
  /** The movements of an order: one for each of its products and each step, also those that were undone. */
  orderStockMoves: {
    collection: 'stockMoves',
    where: [['orderId', '==']],
    orderBy: [],
    limit: 5_000,
  },
  /** The latest publishes. */
  recentPublishes: latest('publishes', 'requestedAt', 20),
  /** The latest publish. */
  latestPublish: latest('publishes', 'requestedAt', 1),
  /** Documents of a collection saved since the last publish, the latest first. */
  pendingDocuments: {
    collection: '*',
    where: [['updatedAt', '>=']],
    orderBy: [['updatedAt', 'desc']],
    limit: 101,
  },
  /** Products without pictures. */
  productsWithoutPicture: {
    collection: 'prod',
    where: [
      ['deletedAt', '=='],
      ['images', '=='],
    ],
    orderBy: [],
    limit: 6,
  },
  scheduledProducts: scheduled('prod'),
  scheduledPosts: scheduled('blogs'),
  /** Products by their SKUs, some at a time, for staff who import lists or pictures. */
  staffProductsBySku: anyOf('prod', 'sku', 500),
  /** Documents by their names. */
  byName: anyOf('*', 'documentId', 30),
  /** Saves by staff between two times, the latest first. */
  recentAudit: {
    collection: 'audit',
    where: [
      ['at', '>='],
      ['at', '<'],
    ],
    orderBy: [['at', 'desc']],
    limit: 1_000,
  },
  /** A whole collection by name, a page at a time. */
  staffCollectionPages: {
    collection: '*',
    where: [],
    orderBy: [['documentId', 'asc']],
    limit: 500,
  },
  /** The same of prices, which are small, also between two names. */
  staffPricePages: {
    collection: 'prices',
    where: [],
    orderBy: [['documentId', 'asc']],
    limit: 2_000,
  },
  /** All members of staff, also removed ones. */
  staff: { collection: 'staff', where: [], orderBy: [], limit: 200 },
  /** Invitations that are neither accepted nor withdrawn. */
  waitingInvitations: {
    collection: 'staffInvitations',
    where: [['state', '==']],
    orderBy: [],
    limit: 100,
  },
  /** Posts with a slug. */
  postsAt: {
    collection: 'blogs',
    where: [['slug', '==']],
    orderBy: [],
    limit: 10,
  },
  /** Documents with a previous slug. */
  formerlyAt: {
    collection: '*',
    where: [['oldSlugs', 'array-contains']],
    orderBy: [],
    limit: 10,
  },
  /** The products of a post. */
  namedProducts: anyOf('prod', 'sku', 30),
} as const satisfies Record<string, QueryShape>;
