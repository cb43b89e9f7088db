/** Columns of a list. The first one names the row and is always shown. */
import type { ReactNode } from 'react';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether cells contain numbers, aligned at the end. */
  isFigure?: boolean;
  /** Whether it is hidden by default. */
  isHidden?: boolean;
}

/** A column that is empty where the document can't be read. */
export const documentColumn = <T>(
  id: string,
  header: string,
  cell: (value: T) => ReactNode,
): Column<DecodedDocument<T>> => ({ id, header, cell: (row) => row.success && cell(row.value) });
