/** The lists of the back office as data, with their filters and sort orders. Gateways build their queries from it. */
import type { QueryShape } from './queries.ts';

type Direction = 'asc' | 'desc';

export type ListSort = readonly [field: string, direction: Direction];

export interface StaffList {
  readonly collection: string;
  /** Filters compare for equality and can be combined freely. */
  readonly filters: readonly string[];
  readonly sorts: readonly ListSort[];
}

/** A filter of every list of edited documents, and the sort field of deleted ones. */
export const DELETED_FIELD = 'deletedAt';

/** The field by which a search selects recently saved documents. */
export const SAVED_FIELD = 'updatedAt';

export const STAFF_LISTS = {
  products: {
    collection: 'prod',
    filters: [DELETED_FIELD, 'status', 'category', 'subCategory', 'stockStatus', 'priceMode'],
    sorts: [
      [SAVED_FIELD, 'desc'],
      ['createdAt', 'desc'],
      ['title', 'asc'],
      ['sku', 'asc'],
      [DELETED_FIELD, 'desc'],
    ],
  },
  /** Products whose cost is entered: sorting by it omits the others. */
  costedProducts: {
    collection: 'prod',
    filters: [DELETED_FIELD],
    sorts: [['costPaise', 'asc']],
  },
  stock: {
    collection: 'stock',
    filters: [DELETED_FIELD, 'stockStatus'],
    sorts: [
      ['sku', 'asc'],
      ['available', 'asc'],
      ['available', 'desc'],
      [SAVED_FIELD, 'desc'],
    ],
  },
  stockMoves: {
    collection: 'stockMoves',
    filters: ['reason', 'productId', 'by'],
    sorts: [['at', 'desc']],
  },
  orders: {
    collection: 'orders',
    filters: ['status', 'address.state', 'uid', 'assignedTo'],
    sorts: [
      ['createdAt', 'desc'],
      ['createdAt', 'asc'],
      ['updatedAt', 'desc'],
      // Only orders that are sold have it.
      ['duePaise', 'desc'],
    ],
  },
  /** Confirmed orders. */
  ordersToPack: {
    collection: 'orders',
    filters: ['status'],
    sorts: [['timeline.confirmed.at', 'asc']],
  },
  orderDrafts: {
    collection: 'orderDrafts',
    filters: [DELETED_FIELD],
    sorts: [[SAVED_FIELD, 'desc']],
  },
  invoices: {
    collection: 'invoices',
    filters: ['kind'],
    sorts: [
      ['issuedAt', 'desc'],
      ['issuedAt', 'asc'],
    ],
  },
  mail: {
    collection: 'mail',
    filters: ['delivery.state'],
    sorts: [['queuedAt', 'desc']],
  },
  taskFailures: {
    collection: 'failures',
    filters: [],
    sorts: [['failedAt', 'desc']],
  },
  customers: {
    collection: 'webUsers',
    filters: ['emailVerified'],
    sorts: [
      ['lastLogin', 'desc'],
      ['createdAt', 'desc'],
      // Every profile has a name; sorting by the optional business name would omit profiles without one.
      ['displayName', 'asc'],
    ],
  },
  /** Customers with orders, by what functions add up. */
  customerTotals: {
    collection: 'customerIndex',
    filters: ['profile.emailVerified'],
    sorts: [
      ['totals.spentPaise', 'desc'],
      ['totals.duePaise', 'desc'],
      ['totals.lastOrderAt', 'desc'],
    ],
  },
  /** Accounts by whether staff have approved them for sign-in prices. */
  approvals: {
    collection: 'customerIndex',
    filters: ['isApproved', 'profile.emailVerified'],
    sorts: [['profile.createdAt', 'desc']],
  },
  /** Customers without an account: only their records have a contact. */
  enteredCustomers: {
    collection: 'customers',
    filters: [DELETED_FIELD],
    sorts: [['contact.name', 'asc']],
  },
  /** All at once, because there are few. */
  categories: {
    collection: 'categories',
    filters: [],
    sorts: [['order', 'asc']],
  },
  posts: {
    collection: 'blogs',
    filters: [DELETED_FIELD, 'status'],
    sorts: [
      [SAVED_FIELD, 'desc'],
      ['createdAt', 'desc'],
      ['title', 'asc'],
      [DELETED_FIELD, 'desc'],
    ],
  },
  /** Documents with previous slugs, sorted by the first one. */
  renamedProducts: {
    collection: 'prod',
    filters: [DELETED_FIELD],
    sorts: [['oldSlugs', 'asc']],
  },
  renamedPosts: {
    collection: 'blogs',
    filters: [DELETED_FIELD],
    sorts: [['oldSlugs', 'asc']],
  },
  /** The history of one item: of its documents, by their paths. */
  history: {
    collection: 'audit',
    filters: ['path'],
    sorts: [['at', 'desc']],
  },
  /** What one person saved. */
  staffActivity: {
    collection: 'audit',
    filters: ['by'],
    sorts: [['at', 'desc']],
  },
  /** All at once: one for each fixed route. */
  seo: {
    collection: 'seo',
    filters: [],
    sorts: [[SAVED_FIELD, 'desc']],
  },
} as const satisfies Record<string, StaffList>;

/**
 * The queries whose indexes serve every filter combination of a list: Firestore merges the indexes of single filters with
 * one order to those of several filters with that order.
 */
export const queriesOf = ({ collection, filters, sorts }: StaffList): QueryShape[] =>
  sorts.flatMap((sort) =>
    filters
      .filter((filter) => filter !== sort[0])
      .map((filter) => ({ collection, where: [[filter, '==']], orderBy: [sort] })),
  );

/** The comparison operators of lists. */
export const COMPARED = { is: '==', anyOf: 'in', from: '>=', before: '<' } as const;
