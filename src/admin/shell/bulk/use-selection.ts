/** Which rows of a list are selected: single ones, or all that the list has, loaded or not. */
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

export interface Selection {
  rows: RowSelectionState;
  /** All that fit the filters, also those that are not loaded. */
  isAll: boolean;
  /** How many, as far as is known. */
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

/** @param key names the list with its filters: another list has nothing selected */
export function useSelection(key: string, total: number | undefined): Selection {
  const [state, setState] = useState(() => nothing(key));
  const now = state.key === key ? state : nothing(key);
  const ids = Object.keys(now.rows);
  return {
    rows: now.rows,
    isAll: now.isAll,
    count: now.isAll ? (total ?? ids.length) : ids.length,
    ids,
    set: (rows) => setState({ key, rows, isAll: false }),
    toggle: (id) => setState({ key, rows: toggled(now, id), isAll: false }),
    selectAll: () => setState({ ...now, isAll: true }),
    clear: () => setState(nothing(key)),
  };
}
