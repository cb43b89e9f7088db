/**
 * Every query that is put to Firestore, as data. Gateways build their queries from here, and tests hold
 * `firestore.indexes.json` and `firestore.rules` against it.
 */

/** How a query looks; the values it compares with come from whoever asks. */
export interface QueryShape {
  /** The collection, or the pattern of a subcollection's path. */
  readonly collection: string;
  /** Compared fields with their operators; `documentId` is the document's own name. */
  readonly where: readonly (readonly [
    field: string,
    operator: '==' | 'in' | 'array-contains' | '<' | '>=',
  ])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** The most documents asked for at once; undefined where a process of the seller reads all. */
  readonly limit?: number;
}

/** Customers whose field begins with what somebody types. */
const customersByPrefix = <const F extends string>(field: F) =>
  ({
    collection: 'webUsers',
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
  /** A customer's addresses. */
  ownAddresses: {
    collection: 'webUsers/{uid}/addresses',
    where: [],
    orderBy: [['createdAt', 'asc']],
    limit: 50,
  },
  /** Staff look for customers. */
  customersByBusiness: customersByPrefix('businessName'),
  customersByEmail: customersByPrefix('email'),
  customersByPhone: customersByPrefix('phone'),
  customersByName: customersByPrefix('displayName'),
  /** Customers whom staff gave a tag. */
  customersByTag: {
    collection: 'customers',
    where: [['tags', 'array-contains']],
    orderBy: [],
    limit: 50,
  },
  /** Requests to publish that wait (`src/publish`). */
  queuedPublishes: {
    collection: 'publishes',
    where: [['progress.state', '==']],
    orderBy: [],
  },
  /** Publishes that a publisher had begun. */
  begunPublishes: {
    collection: 'publishes',
    where: [['progress.state', 'in']],
    orderBy: [],
  },
  /** The publishes asked for last. */
  recentPublishes: {
    collection: 'publishes',
    where: [],
    orderBy: [['requestedAt', 'desc']],
    limit: 20,
  },
  /** The publish asked for last. */
  latestPublish: {
    collection: 'publishes',
    where: [],
    orderBy: [['requestedAt', 'desc']],
    limit: 1,
  },
  /** What staff saved in a collection since the live site was published. */
  pendingDocuments: {
    collection: '*',
    where: [['updatedAt', '>=']],
    orderBy: [['updatedAt', 'asc']],
    limit: 101,
  },
  /** Products that nobody has taken a picture of. */
  productsWithoutPicture: {
    collection: 'prod',
    where: [
      ['deletedAt', '=='],
      ['images', '=='],
    ],
    orderBy: [],
    limit: 6,
  },
  /** Products that go live at a time to come. */
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
  /** Posts that go live at a time to come. */
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
  /** A whole collection, by name (`src/snapshot/sync.ts`). */
  wholeCollection: {
    collection: '*',
    where: [],
    orderBy: [['documentId', 'asc']],
  },
  /** What of a collection was saved since a moment. */
  savedSince: {
    collection: '*',
    where: [['updatedAt', '>=']],
    orderBy: [['updatedAt', 'asc']],
  },
  /** What of a collection was saved shortly before a moment. */
  savedBetween: {
    collection: '*',
    where: [
      ['updatedAt', '>='],
      ['updatedAt', '<'],
    ],
    orderBy: [['updatedAt', 'asc']],
  },
  /** Documents by their names. */
  byName: {
    collection: '*',
    where: [['documentId', 'in']],
    orderBy: [],
    limit: 30,
  },
  /** Products by their SKUs (`src/import`). */
  productsBySku: {
    collection: 'prod',
    where: [['sku', 'in']],
    orderBy: [],
  },
} as const satisfies Record<string, QueryShape>;
