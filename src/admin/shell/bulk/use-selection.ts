/** Selection of list rows: single rows, or the whole list, loaded or not. */
import { useState } from 'react';

type RowSelectionState = Readonly<Record<string, boolean>>;

export interface Selection {
  rows: RowSelectionState;
  /** All rows that match the filters, loaded or not. */
  isAll: boolean;
  /** Number of selected rows, as far as known. */
  count: number;
  ids: readonly string[];
  set: (rows: RowSelectionState) => void;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

interface Selected {
  key: string;
  rows: RowSelectionState;
  isAll: boolean;
}

const nothing = (key: string): Selected => ({ key, rows: {}, isAll: false });

function toggled({ rows }: Selected, id: string): RowSelectionState {
  const { [id]: was, ...others } = rows;
  return was === undefined ? { ...others, [id]: true } : others;
}

interface Listed {
  /** Selected rows that are loaded. */
  rows: readonly { id: string }[];
  total: number | undefined;
}

const allOf = (rows: Listed['rows']): RowSelectionState =>
  Object.fromEntries(rows.map(({ id }) => [id, true]));

/** @param key identifies the list with its filters; another list starts without a selection */
export function useSelection(key: string, { rows: loaded, total }: Listed): Selection {
  const [state, setState] = useState(() => nothing(key));
  const current = state.key === key ? state : nothing(key);
  // If the whole list is selected, newly loaded rows are selected too.
  const now = current.isAll ? { ...current, rows: allOf(loaded) } : current;
  // Rows that left the list are no longer selected.
  const ids = loaded.flatMap(({ id }) => (now.rows[id] === true ? [id] : []));
  return {
    rows: now.rows,
    isAll: now.isAll,
    count: now.isAll ? (total ?? ids.length) : ids.length,
    ids,
    set: (rows) => setState({ key, rows, isAll: false }),
    toggle: (id) => setState({ key, rows: toggled(now, id), isAll: false }),
    selectAll: () => setState({ ...current, isAll: true }),
    clear: () => setState(nothing(key)),
  };
}
