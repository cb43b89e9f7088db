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

interface Listed {
  /** Those that are loaded. */
  rows: readonly { id: string }[];
  total: number | undefined;
}

const allOf = (rows: Listed['rows']): RowSelectionState =>
  Object.fromEntries(rows.map(({ id }) => [id, true]));

/** @param key names the list with its filters: another list has nothing selected */
export function useSelection(key: string, { rows: loaded, total }: Listed): Selection {
  const [state, setState] = useState(() => nothing(key));
  const kept = state.key === key ? state : nothing(key);
  // Of all that fit, those that come by scrolling are selected, too.
  const now = kept.isAll ? { ...kept, rows: allOf(loaded) } : kept;
  // What the list has no more is not seen, so nothing is done with it.
  const ids = loaded.flatMap(({ id }) => (now.rows[id] === true ? [id] : []));
  return {
    rows: now.rows,
    isAll: now.isAll,
    count: now.isAll ? (total ?? ids.length) : ids.length,
    ids,
    set: (rows) => setState({ key, rows, isAll: false }),
    toggle: (id) => setState({ key, rows: toggled(now, id), isAll: false }),
    selectAll: () => setState({ ...kept, isAll: true }),
    clear: () => setState(nothing(key)),
  };
}
