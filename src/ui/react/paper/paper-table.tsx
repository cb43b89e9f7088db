/** A table of a print page. */
import type { ReactNode } from 'react';

/** Secondary line in a cell. */
export const UNDER = 'block text-[8.5pt] text-ink-soft';

/** A cell that is empty on phones, but keeps the columns of the totals aligned. */
export const WIDE_ONLY = 'max-sm:w-0 max-sm:px-0 max-sm:text-[0px]';

export interface PaperColumn<Row> {
  head: ReactNode;
  cell: (row: Row, at: number) => ReactNode;
  className?: string;
}

interface Props<Row> {
  className?: string;
  caption?: string;
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  /** Rows of the totals. */
  children?: ReactNode;
}

export const PaperTable = <Row,>({
  className = 'w-full',
  caption,
  columns,
  rows,
  children,
}: Props<Row>) => (
  <table className={`paper-table ${className}`}>
    {caption !== undefined && <caption className="pb-[1mm] text-start">{caption}</caption>}
    <thead>
      <tr>
        {columns.map((column, place) => (
          <th key={place} scope="col" className={column.className}>
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {columns.map((column, place) => (
            <td key={place} className={column.className}>
              {column.cell(row, at)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {children && <tfoot>{children}</tfoot>}
  </table>
);
