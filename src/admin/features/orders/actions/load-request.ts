/** Loads what staff need to know about the products of a request: prices, pictures and stock. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { stockKind, type Stock } from '#schema/stock.ts';
import { loadPieces, type Pieces } from '#admin/shell/actions/load-pieces.ts';

export interface RequestFacts {
  pieces: Pieces;
  /** By SKU; without products whose stock is not tracked. */
  stocks: ReadonlyMap<string, Stock>;
}

/** @throws ReadError */
export const loadRequest = (
  skus: readonly string[],
  database = staffDatabase,
): Promise<RequestFacts> =>
  readOrThrow(async () => {
    const stored = await database.readProductsBySku([...new Set(skus)]);
    const live = stored.filter(({ fields }) => fields['deletedAt'] === null);
    const [pieces, stocks] = await Promise.all([
      loadPieces(skus, database),
      database.documentsByName(
        stockKind,
        live.map(({ id }) => id),
      ),
    ]);
    const tracked = stocks.flatMap((row) =>
      row.success && row.value.deletedAt === null ? [[row.value.sku, row.value] as const] : [],
    );
    return { pieces, stocks: new Map(tracked) };
  });
