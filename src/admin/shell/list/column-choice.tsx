/** Column visibility of a table, stored in this browser. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useState } from 'react';
import * as z from 'zod';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import type { Column } from './column.ts';
import { POPOVER } from '#admin/shell/look/classes.ts';

const stored = z.record(z.string(), z.boolean());

/** Columns that are shown or hidden by choice, by id. */
type ColumnVisibility = z.output<typeof stored>;

const keyOf = (list: string): string => `glambug-admin-columns-${list}`;

function readChoice(list: string): ColumnVisibility {
  try {
    return stored.safeParse(JSON.parse(persistentStore.read(keyOf(list)) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** @param list name of the list, for the storage key */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly Column<Row>[],
): [ColumnVisibility, (next: ColumnVisibility) => void] {
  const [chosen, setVisible] = useState(() => readChoice(list));
  const hidden = columns.flatMap(({ id, isHidden }) => (isHidden ? [[id, false] as const] : []));
  return [
    { ...Object.fromEntries(hidden), ...chosen },
    (next) => {
      persistentStore.write(keyOf(list), JSON.stringify(next));
      setVisible(next);
    },
  ];
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  visible: ColumnVisibility;
  onChange: (visible: ColumnVisibility) => void;
}

export function ColumnChoice<Row>({ columns, visible, onChange }: Props<Row>) {
  const id = useId();
  return (
    <div className="max-lg:hidden">
      <Button popoverTarget={id}>Columns</Button>
      <fieldset id={id} popover="auto" className={`${POPOVER} p-4`}>
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
