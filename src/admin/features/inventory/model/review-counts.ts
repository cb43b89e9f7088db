/** Counts beside the stock: what changes, and what can't. */
import { levelOf } from '#core/stock/stock-levels.ts';
import type { Stock, StockLevel } from '#schema/stock.ts';
import type { StockChange } from '#schema/stock-move.ts';
import type { StaffMove } from '#admin/features/inventory/actions/move-stock.ts';
import { firstCountNote } from './first-count.ts';
import type { Counted } from './read-counts.ts';
import { changeOf, reservedText, seenFor } from './size-rows.ts';

export interface CountRow extends Counted {
  level: StockLevel;
  /** Units on hand afterwards. */
  next: number;
  /** Undefined if the stock matches already. */
  change: StockChange | undefined;
  /** Why it can't be saved. */
  problem: string | undefined;
  /** Under the last change of a product: which of its sizes go out of stock because tracking starts. */
  note?: string | undefined;
}

export type CountReason = 'counted' | 'received';

/** Stock from before a product had sizes, or from when it had some: a count of the product replaces it. */
const replacedCounts = (
  counts: readonly Counted[],
  stocks: ReadonlyMap<string, Stock>,
): Counted[] =>
  [...new Map(counts.map(({ of }) => [of.id, of])).values()].flatMap((of) => {
    const hasSizes = of.product.sizes.length > 0;
    return (stocks.get(of.id)?.levels ?? [])
      .filter(({ size, onHand }) => onHand > 0 && (size === undefined) === hasSizes)
      .map(({ size }) => ({ of, size, units: 0 }));
  });

/** The rows with the notes of products that are not tracked yet. */
function withNotes(rows: readonly CountRow[], stocks: ReadonlyMap<string, Stock>): CountRow[] {
  const starting = rows.filter(({ of, change }) => change !== undefined && !stocks.has(of.id));
  const notes = new Map(
    [...Map.groupBy(starting, ({ of }) => of.id).values()].map((own) => {
      const changes = own.flatMap(({ change }) => change ?? []);
      return [own.at(-1), own[0] && firstCountNote(own[0].of.product, changes)] as const;
    }),
  );
  return rows.map((row) => ({ ...row, note: notes.get(row) }));
}

const REPLACES_RESERVED =
  'Other stock of this product that the count replaces is reserved for orders.';

export function reviewCounts(
  counts: readonly Counted[],
  stocks: ReadonlyMap<string, Stock>,
  reason: CountReason,
): CountRow[] {
  const replaced = reason === 'counted' ? replacedCounts(counts, stocks) : [];
  const rowOf = (count: Counted): CountRow => {
    const levels = stocks.get(count.of.id)?.levels ?? [];
    const level = levelOf(levels, count.size);
    const next = reason === 'counted' ? count.units : level.onHand + count.units;
    const isShort = next < level.reserved;
    const problem = isShort ? `${reservedText(level)} Pack or cancel orders first.` : undefined;
    const change = changeOf(reason, count.units, level, levels);
    return { ...count, level, next, change, problem };
  };
  const replacedRows = replaced.map(rowOf);
  const blocked = new Set(replacedRows.flatMap(({ of, problem }) => (problem ? [of.id] : [])));
  // What the count replaces must not stay beside it.
  const rows = counts.map(rowOf).map((row) => ({
    ...row,
    problem: row.problem ?? (blocked.has(row.of.id) ? REPLACES_RESERVED : undefined),
  }));
  return withNotes(rows.concat(replacedRows), stocks);
}

/** One movement for each product that changes, with its ID. */
export function movesOf(
  rows: readonly CountRow[],
  {
    reason,
    note,
    lowStockAt,
  }: { reason: CountReason; note: string | undefined; lowStockAt: number },
): StaffMove[] {
  const possible = rows.filter(({ problem }) => problem === undefined);
  return [...Map.groupBy(possible, ({ of }) => of.id)].flatMap(([productId, own]) => {
    const changes = own.flatMap(({ change }) => change ?? []);
    const sku = own[0]?.of.product.sku ?? '';
    const id = crypto.randomUUID();
    const seen = seenFor(
      reason,
      own.map(({ level }) => level),
    );
    const move = { id, productId, sku, reason, changes, lowStockAt, ...seen };
    return changes.length === 0 ? [] : [{ ...move, ...(note !== undefined && { note }) }];
  });
}
