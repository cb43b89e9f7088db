/** Reads a CSV file row by row, whatever its length. */
import { createReadStream } from 'node:fs';
import { decodeStream } from '#core/import/decode-stream.ts';
import type { ListRow } from '#core/import/list-row.ts';
import { readRows } from '#core/import/read-rows.ts';

export interface ReadOptions {
  file: string;
  /** Detected from the header when omitted. */
  delimiter?: string | undefined;
  encoding: string;
}

/**
 * Passes every non-empty row to `take`, the header (row 1) first.
 * @throws ListError when the file cannot be read as a list to its end
 */
export const readList = (
  { file, delimiter, encoding }: ReadOptions,
  take: (row: ListRow) => void,
): Promise<void> => readRows(decodeStream(createReadStream(file), encoding), { delimiter }, take);
