/** The columns of a list. The first one names the row and is always shown. */
import type { ReactNode } from 'react';
import type { FoundDocument } from '#firebase/browser/found-document.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether it is hidden until somebody chooses it. */
  isHidden?: boolean;
}

/** A column that is empty where the document can't be read. */
export const documentColumn = <T>(
  id: string,
  header: string,
  cell: (value: T) => ReactNode,
): Column<FoundDocument<T>> => ({ id, header, cell: (row) => row.fits && cell(row.value) });
