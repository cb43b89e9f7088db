/** Which columns a table shows; kept in this browser. */
import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useId, useState } from 'react';
import * as z from 'zod';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import type { Column } from './column.ts';

const stored = z.record(z.string(), z.boolean());

const keyOf = (list: string): string => `glambug-admin-columns-${list}`;

function readChoice(list: string): ColumnVisibilityState {
  try {
    return stored.safeParse(JSON.parse(keptForGood.read(keyOf(list)) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** @param list names the list, for what is kept */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly Column<Row>[],
): [ColumnVisibilityState, (next: ColumnVisibilityState) => void] {
  const [chosen, setVisible] = useState(() => readChoice(list));
  const hidden = columns.flatMap(({ id, isHidden }) => (isHidden ? [[id, false] as const] : []));
  return [
    { ...Object.fromEntries(hidden), ...chosen },
    (next) => {
      keptForGood.write(keyOf(list), JSON.stringify(next));
      setVisible(next);
    },
  ];
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  visible: ColumnVisibilityState;
  onChange: (visible: ColumnVisibilityState) => void;
}

export function ColumnChoice<Row>({ columns, visible, onChange }: Props<Row>) {
  const id = useId();
  return (
    <div className="max-lg:hidden">
      <button type="button" popoverTarget={id} className="btn btn-small btn-secondary">
        Columns
      </button>
      <fieldset id={id} popover="auto" className="admin-popover">
        <legend className="sr-only">Columns</legend>
        {columns.slice(1).map((column) => (
          <label key={column.id} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              checked={visible[column.id] ?? true}
              onChange={({ target }) => onChange({ ...visible, [column.id]: target.checked })}
            />
            {column.header}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
