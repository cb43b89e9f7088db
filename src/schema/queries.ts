/**
 * Every Firestore query, as data. Gateways build their queries from here; tests compare it with
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
  /** The limit; undefined for server processes that read everything. */
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

export const QUERIES = {
  /** A customer's own orders, the latest first, a page of the list at a time. */
  ownOrders: {
    collection: 'orders',
    where: [['uid', '==']],
    orderBy: [['createdAt', 'desc']],
    limit: 20,
  },
  /** A customer's purchases, counted and added up by the database. */
  boughtByCustomer: {
    collection: 'orders',
    where: [
      ['uid', '=='],
      ['status', 'in'],
    ],
    orderBy: [['quote.taxablePaise', 'asc']],
  },
  /** A customer's addresses. */
  ownAddresses: {
    collection: 'webUsers/{uid}/addresses',
    where: [],
    orderBy: [['createdAt', 'asc']],
    limit: 50,
  },
  /** Customer search of staff. */
  customersByBusiness: byPrefix('webUsers', 'businessName'),
  customersByEmail: byPrefix('webUsers', 'email'),
  customersByPhone: byPrefix('webUsers', 'phone'),
  customersByName: byPrefix('webUsers', 'displayName'),
  /** Customers with a tag, in pages. */
  customersByTag: {
    collection: 'customers',
    where: [['tags', 'array-contains']],
    orderBy: [['documentId', 'asc']],
  },
  /** Order search of staff. */
  ordersByNumber: byPrefix('orders', 'number'),
  ordersByPhone: byPrefix('orders', 'contact.phone'),
  ordersByName: byPrefix('orders', 'contact.name'),
  ordersByBusiness: byPrefix('orders', 'contact.businessName'),
  ordersByEmail: byPrefix('orders', 'contact.email'),
  /** The orders that changed last; the back office subscribes to it. */
  latestOrders: {
    collection: 'orders',
    where: [],
    orderBy: [['updatedAt', 'desc']],
    limit: 20,
  },
  /** Internal notes of an order, the latest first. */
  orderNotes: {
    collection: 'orders/{id}/notes',
    where: [],
    orderBy: [['at', 'desc']],
    limit: 100,
  },
  /** Queued publish requests (`src/site/publish/requests.ts`). */
  queuedPublishes: {
    collection: 'publishes',
    where: [['progress.state', '==']],
    orderBy: [],
  },
  /** Publishes in progress. */
  runningPublishes: {
    collection: 'publishes',
    where: [['progress.state', 'in']],
    orderBy: [],
  },
  /** The latest publishes. */
  recentPublishes: {
    collection: 'publishes',
    where: [],
    orderBy: [['requestedAt', 'desc']],
    limit: 20,
  },
  /** The latest publish. */
  latestPublish: {
    collection: 'publishes',
    where: [],
    orderBy: [['requestedAt', 'desc']],
    limit: 1,
  },
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
  /** Scheduled products. */
  scheduledProducts: {
    collection: 'prod',
    where: [
      ['deletedAt', '=='],
      ['status', '=='],
      ['publishAt', '>='],
    ],
    orderBy: [['publishAt', 'asc']],
    limit: 50,
  },
  /** Scheduled posts. */
  scheduledPosts: {
    collection: 'blogs',
    where: [
      ['deletedAt', '=='],
      ['status', '=='],
      ['publishAt', '>='],
    ],
    orderBy: [['publishAt', 'asc']],
    limit: 50,
  },
  /** A whole collection, by name (`src/site/snapshot/sync.ts`). */
  allDocuments: {
    collection: '*',
    where: [],
    orderBy: [['documentId', 'asc']],
  },
  /** Documents of a collection saved since a time, ordered by name for equal times (`src/site/snapshot/cursor.ts`). */
  savedSince: {
    collection: '*',
    where: [['updatedAt', '>=']],
    orderBy: [['updatedAt', 'asc']],
  },
  /** The last saved document of a collection before a time (`src/site/publish/is-behind.ts`). */
  lastSaved: {
    collection: '*',
    where: [['updatedAt', '<']],
    orderBy: [['updatedAt', 'desc']],
    limit: 1,
  },
  /** Products by their SKUs, some at a time, for staff who import lists or pictures. */
  staffProductsBySku: {
    collection: 'prod',
    where: [['sku', 'in']],
    orderBy: [],
    limit: 500,
  },
  /** Documents by their names. */
  byName: {
    collection: '*',
    where: [['documentId', 'in']],
    orderBy: [],
    limit: 30,
  },
  /** A whole collection by name, a page at a time. */
  staffCollectionPages: {
    collection: '*',
    where: [],
    orderBy: [['documentId', 'asc']],
    limit: 500,
  },
  /** Posts with a slug. */
  postsAt: {
    collection: 'blogs',
    where: [['slug', '==']],
    orderBy: [],
    limit: 10,
  },
  /** The products of a post. */
  namedProducts: {
    collection: 'prod',
    where: [['sku', 'in']],
    orderBy: [],
    limit: 30,
  },
} as const satisfies Record<string, QueryShape>;
