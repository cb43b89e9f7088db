/** Gateway to stock: a transaction writes a product's stock together with the movement that changes it. */
import {
  doc,
  serverTimestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { applyChanges, levelOf, stockOf } from '#core/stock/stock-levels.ts';
import { decodeDocument, idIn } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { stockKind, type Stock, type StockLevel } from '#schema/stock.ts';
import { stockMoveKind, type StockMove } from '#schema/stock-move.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { database } from './firestore.ts';
import { runQuery } from './run-query.ts';
import { presentFields } from './present-fields.ts';
import { transact } from './transact.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** A movement as it is requested; the totals follow from the stock. */
export interface NewStockMove extends Pick<
  StockMove,
  'productId' | 'sku' | 'changes' | 'reason' | 'note' | 'orderId' | 'orderNumber' | 'by'
> {
  /** Chosen before the first attempt, so that a repeated request is applied once. */
  id: string;
  /** The threshold of a product whose stock was not tracked. */
  lowStockAt: number;
  /** For a count, the levels that it replaces; it is refused if one of them has changed. */
  seen?: readonly StockLevel[];
  /** Whether tracking stops if nothing is left, to undo the movement that started it. */
  stops?: boolean;
}

/** The stock as read in a transaction; the document's revision is 0 if there is none. */
export interface ReadStock {
  rev: number;
  /** Undefined if the stock of the product is not tracked. */
  stock: Stock | undefined;
}

const stockAt = (at: Firestore, id: string) => doc(at, stockKind.collection, id);

/** @throws DatabaseFailure for a document that does not match its schema */
function readOf(id: string, snapshot: DocumentSnapshot): ReadStock {
  const fields = snapshot.data();
  if (fields === undefined) return { rev: 0, stock: undefined };
  const decoded = decodeDocument(stockKind, `${stockKind.collection}/${id}`, fields);
  if (!decoded.success) throw new DatabaseFailure('data-loss', decoded.problems[0]?.expected);
  const { value } = decoded;
  return { rev: value.rev, stock: value.deletedAt === null ? value : undefined };
}

/** Reads the stock of a product in a transaction. @throws DatabaseFailure */
export const readStockIn = async (transaction: Transaction, at: Firestore, id: string) =>
  readOf(id, await transaction.get(stockAt(at, id)));

/**
 * Writes a movement and the stock after it.
 * @returns the level that it would make negative, or that has changed, and then nothing is written
 */
export function putStockMove(
  transaction: Transaction,
  at: Firestore,
  { id, lowStockAt, seen = [], stops = false, ...move }: NewStockMove,
  { rev, stock }: ReadStock,
): StockLevel | undefined {
  const levels = stock?.levels ?? [];
  const changed = seen.find(({ size, onHand }) => levelOf(levels, size).onHand !== onHand);
  if (changed !== undefined) return levelOf(levels, changed.size);
  const applied = applyChanges(levels, move.changes);
  if ('refused' in applied) return applied.refused;
  const now = serverTimestamp();
  const next = stockOf(applied.levels, stock?.lowStockAt ?? lowStockAt);
  const place = stockAt(at, move.productId);
  const deletedAt = stops && next.onHand === 0 && next.reserved === 0 ? now : null;
  const saved = { sku: move.sku, ...next, updatedAt: now, updatedBy: move.by, deletedAt };
  if (rev === 0) transaction.set(place, { ...saved, rev: 1, createdAt: now });
  else transaction.update(place, { ...saved, rev: rev + 1 });
  transaction.set(doc(at, stockMoveKind.collection, id), {
    ...presentFields(move),
    onHand: next.onHand,
    reserved: next.reserved,
    at: now,
  });
  return undefined;
}

/**
 * Changes the stock of a product once, however often it is called with the same movement.
 * @returns the level that the movement would make negative, or that has changed; undefined if it is stored
 * @throws DatabaseFailure
 */
export const moveStock = (
  move: NewStockMove,
  at: Firestore = database(),
): Promise<StockLevel | undefined> =>
  transact(async (transaction) => {
    const [stored, read] = await Promise.all([
      transaction.get(doc(at, stockMoveKind.collection, move.id)),
      readStockIn(transaction, at, move.productId),
    ]);
    return stored.exists() ? undefined : putStockMove(transaction, at, move, read);
  }, at);

const decodedMove = ({ path, fields }: Awaited<ReturnType<typeof runQuery>>[number]) =>
  decodedDocument(stockMoveKind, idIn(path), fields);

/** The movements of a product's stock, the latest first. @throws DatabaseFailure */
export const listStockMoves = async (productId: string): Promise<DecodedDocument<StockMove>[]> =>
  (await runQuery(QUERIES.stockMoves, [productId])).map(decodedMove);

/**
 * The movements of an order; complete, because they are written with its status.
 * @throws DatabaseFailure also if there are too many to be complete, or one is invalid
 */
export async function readOrderMoves(orderId: string, at?: Firestore): Promise<StockMove[]> {
  const moves = await runQuery(QUERIES.orderStockMoves, [orderId], undefined, at);
  // The stock would be changed by a wrong sum.
  if (moves.length === QUERIES.orderStockMoves.limit) throw new DatabaseFailure('data-loss');
  return moves.map(decodedMove).map((move) => {
    if (!move.success) throw new DatabaseFailure('data-loss');
    return move.value;
  });
}
