/** Collects a list page by page as a CSV file. */
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';

/** Rows per page. */
export const EXPORT_PAGE = 300;

type Rows<T> = readonly DecodedDocument<T>[];

interface ExportFormat<T> {
  header: readonly string[];
  /** The rows of the file for some valid documents. */
  cellsOf: (rows: readonly { id: string; value: T }[]) => Promise<readonly (readonly string[])[]>;
  /** Called with the number of items read so far. */
  onRead: (count: number) => void;
}

/** @throws ReadError */
export async function exportPages<T>(
  pages: Iterable<Rows<T>> | AsyncIterable<Rows<T>>,
  { header, cellsOf, onRead }: ExportFormat<T>,
): Promise<ExportedList> {
  const parts = [BYTE_ORDER_MARK, csvOf([header])];
  let [count, invalidCount] = [0, 0];
  for await (const rows of pages) {
    const valid = rows.flatMap((row) => (row.success ? [row] : []));
    parts.push(csvOf(await readOrThrow(() => cellsOf(valid))));
    count += valid.length;
    invalidCount += rows.length - valid.length;
    onRead(count);
  }
  return { parts, count, invalidCount };
}
