/** The database as actions of staff use it: they receive it as their last parameter, and tests hand in a fake. */
import { runQuery } from './run-query.ts';
import { requireUid } from './session/require-uid.ts';
import { readDocument, readFields, readToEdit, writeDocuments } from './staff-documents.ts';
import { countDocuments, listDocuments } from './staff-lists.ts';
import { changeOrderAsStaff, createOrderAsStaff } from './staff-orders.ts';
import { moveStock, readOrderMoves } from './stock.ts';
import { documentsByName, readByName, readProductsBySku } from './stored-fields.ts';

export const staffDatabase = {
  requireUid,
  readDocument,
  readToEdit,
  readFields,
  documentsByName,
  readByName,
  readProductsBySku,
  runQuery,
  listDocuments,
  countDocuments,
  writeDocuments,
  changeOrderAsStaff,
  createOrderAsStaff,
  moveStock,
  readOrderMoves,
};

export type StaffDatabase = typeof staffDatabase;
