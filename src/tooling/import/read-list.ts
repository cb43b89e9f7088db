/** Reads a CSV file row by row, however long it is. */
import { createReadStream } from 'node:fs';
import { decodeStream } from '#core/import/decode-stream.ts';
import type { ListRow } from '#core/import/list-row.ts';
import { readRows } from '#core/import/read-rows.ts';

export interface ReadOptions {
  file: string;
  /** Found out from the header unless given. */
  delimiter?: string | undefined;
  encoding: string;
}

/**
 * Hands every row that holds anything to `take`, the header (row 1) first.
 * @throws ListError when the file cannot be read to its end as a list
 */
export const readList = (
  { file, delimiter, encoding }: ReadOptions,
  take: (row: ListRow) => void,
): Promise<void> => readRows(decodeStream(createReadStream(file), encoding), { delimiter }, take);
