/** A table of figures whose rows open their orders. */
import type { ReactNode } from 'react';
import type { Behind } from './orders-behind.tsx';
import { FIGURES } from '#admin/shell/look/classes.ts';

interface Row {
  key: string;
  name: string;
  /** Below the name. */
  chart?: ReactNode;
  figures: readonly string[];
  behind: Behind;
}

interface Props {
  className?: string;
  /** Heading of the names: `Product`. */
  what: string;
  columns: readonly string[];
  rows: readonly Row[];
  onOpen: (behind: Behind) => void;
}

export const FigureTable = ({ className = FIGURES, what, columns, rows, onOpen }: Props) => (
  <table className={className}>
    <thead>
      <tr>
        <th scope="col">{what}</th>
        {columns.map((label) => (
          <th key={label} scope="col" className="text-end">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, chart, figures, behind }) => (
        <tr key={key}>
          <td>
            <button
              type="button"
              className="min-h-7 text-start hover:underline"
              onClick={() => onOpen(behind)}
            >
              <bdi>{name}</bdi>
            </button>
            {chart}
          </td>
          {columns.map((label, index) => (
            <td key={label} className="text-end">
              {figures[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
