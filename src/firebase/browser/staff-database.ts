/** The database as actions of staff use it: they receive it as their last parameter, and tests hand in a fake. */
import { runQuery } from './run-query.ts';
import { requireUid } from './session/require-uid.ts';
import { readDocument, readFields, readToEdit, writeDocuments } from './staff-documents.ts';
import { countDocuments, listDocuments } from './staff-lists.ts';
import type * as Owners from './order-owner.ts';
import type * as Orders from './staff-orders.ts';
import type * as Stock from './stock.ts';
import { documentsByName, readByName, readPageOf, readProductsBySku } from './stored-fields.ts';

/** Loaded with the first use; most screens write neither orders nor stock. */
const orders = () => import('./staff-orders.ts');
const owners = () => import('./order-owner.ts');
const stock = () => import('./stock.ts');

const onDemand: Pick<typeof Orders, 'changeOrderAsStaff' | 'createOrderAsStaff'> &
  Pick<typeof Owners, 'changeOrderOwner'> &
  Pick<typeof Stock, 'moveStock' | 'readOrderMoves'> = {
  changeOrderAsStaff: async (...args) => (await orders()).changeOrderAsStaff(...args),
  createOrderAsStaff: async (...args) => (await orders()).createOrderAsStaff(...args),
  changeOrderOwner: async (...args) => (await owners()).changeOrderOwner(...args),
  moveStock: async (...args) => (await stock()).moveStock(...args),
  readOrderMoves: async (...args) => (await stock()).readOrderMoves(...args),
};

export const staffDatabase = {
  requireUid,
  readDocument,
  readToEdit,
  readFields,
  documentsByName,
  readByName,
  readPageOf,
  readProductsBySku,
  runQuery,
  listDocuments,
  countDocuments,
  writeDocuments,
  ...onDemand,
};

export type StaffDatabase = typeof staffDatabase;
