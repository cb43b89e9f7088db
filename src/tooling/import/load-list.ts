/** Reads a list with its mapping into drafts, or rejects the whole file before anything is written. */
import { mappingProblems, unusedColumns } from '#core/import/check-mapping.ts';
import { listReader, type ReadList } from '#core/import/import-list.ts';
import type { ListRow } from '#core/import/list-row.ts';
import type { ImportMapping } from '#core/import/mapping.ts';
import { headerIn } from '#core/import/list-header.ts';
import { ListError } from '#core/import/list-error.ts';
import { readList } from './read-list.ts';

export interface LoadedList extends ReadList {
  header: readonly string[];
  /** Columns that the mapping neither reads nor ignores. */
  unused: readonly string[];
}

interface LoadOptions {
  file: string;
  mapping: ImportMapping;
  /** Maximum number of rows to read below the header. */
  limit?: number | undefined;
}

function headerOf(row: ListRow, mapping: ImportMapping): string[] {
  const header = headerIn(row);
  const problems = mappingProblems(mapping, header);
  const [only] = problems;
  if (only !== undefined && problems.length === 1) throw new ListError(only);
  if (problems.length > 0) {
    throw new ListError(['The mapping does not match this file:', ...problems].join('\n  '));
  }
  return header;
}

const friendlyOpenError = (file: string, error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new ListError(`There is no file at ${file}.`);
  if (code === 'EISDIR') return new ListError(`${file} is a folder, not a file.`);
  if (code === 'EACCES') return new ListError(`There is no permission to read ${file}.`);
  return error;
};

/**
 * Reads the whole file, or its first `limit` rows.
 * @throws ListError when the file or its header cannot be used
 */
export async function loadList({
  file,
  mapping,
  limit = Infinity,
}: LoadOptions): Promise<LoadedList> {
  let header: string[] | undefined;
  let reader: ReturnType<typeof listReader> | undefined;
  let taken = 0;
  const take = (row: ListRow) => {
    if (!header || !reader) {
      header = headerOf(row, mapping);
      reader = listReader(mapping, header);
    } else if (taken < limit) {
      reader.take(row);
      taken += 1;
    }
  };
  const { delimiter, encoding } = mapping;
  await readList({ file, delimiter, encoding }, take).catch((error: unknown) => {
    throw friendlyOpenError(file, error);
  });
  if (!header || !reader) throw new ListError(`${file} is empty.`);
  const list = reader.finish();
  if (list.rows === 0) throw new ListError(`${file} has a header but no rows.`);
  return { ...list, header, unused: unusedColumns(mapping, header) };
}
