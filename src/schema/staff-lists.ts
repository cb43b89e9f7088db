/** The lists of the back office, as data: what each is filtered and sorted by. Gateways build their queries from it. */
import type { QueryShape } from './queries.ts';

type Direction = 'asc' | 'desc';

export type ListSort = readonly [field: string, direction: Direction];

export interface StaffList {
  readonly collection: string;
  /** Filters compare for equality; any of them go together. */
  readonly filters: readonly string[];
  readonly sorts: readonly ListSort[];
}

/** Whether a document is deleted is asked of every list of what staff edit; what is deleted is listed by when. */
export const DELETED_FIELD = 'deletedAt';

/** Since when a search asks for what was saved. */
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
  orders: {
    collection: 'orders',
    filters: ['status', 'address.state', 'uid'],
    sorts: [
      ['createdAt', 'desc'],
      ['createdAt', 'asc'],
      ['updatedAt', 'desc'],
    ],
  },
  customers: {
    collection: 'webUsers',
    filters: ['emailVerified'],
    sorts: [
      ['lastLogin', 'desc'],
      ['createdAt', 'desc'],
      // Every profile has one; a business name they need not have, and who has none would not be listed by it.
      ['displayName', 'asc'],
    ],
  },
  /** All of them at once: they are few. */
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
  /** Those with a former address, by the first of these. */
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
  /** What became of one thing: of its documents, by their paths. */
  history: {
    collection: 'audit',
    filters: ['path'],
    sorts: [['at', 'desc']],
  },
  /** All of them at once: one a fixed route. */
  seo: {
    collection: 'seo',
    filters: [],
    sorts: [[SAVED_FIELD, 'desc']],
  },
} as const satisfies Record<string, StaffList>;

/**
 * The queries whose indexes answer every question put to a list: Firestore joins the indexes of single filters with
 * one order to those of several filters with that order.
 */
export const queriesOf = ({ collection, filters, sorts }: StaffList): QueryShape[] =>
  sorts.flatMap((sort) =>
    filters
      .filter((filter) => filter !== sort[0])
      .map((filter) => ({ collection, where: [[filter, '==']], orderBy: [sort] })),
  );

/** How lists compare. */
export const COMPARED = { is: '==', anyOf: 'in', from: '>=', before: '<' } as const;
