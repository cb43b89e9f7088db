/** The lists of the back office, as data: what each can be filtered and sorted by; `queries.ts` makes queries of it. */

export interface StaffList {
  readonly collection: string;
  /** Filters compare for equality; any of them go together. */
  readonly filters: readonly string[];
  readonly sorts: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** Whether a document is deleted is asked of every list of what staff edit. */
export const DELETED_FIELD = 'deletedAt';

export const STAFF_LISTS = {
  products: {
    collection: 'prod',
    filters: [DELETED_FIELD, 'status', 'category', 'stockStatus', 'priceMode'],
    sorts: [
      ['updatedAt', 'desc'],
      ['createdAt', 'desc'],
      ['title', 'asc'],
      ['sku', 'asc'],
    ],
  },
} as const satisfies Record<string, StaffList>;

export type StaffListName = keyof typeof STAFF_LISTS;
