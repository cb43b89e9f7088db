/** The movements of all products, the latest first: by period and reason, with an export. */
import { getRouteApi } from '@tanstack/react-router';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { choiceFilter, choicesOf, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { periodFilter } from '#admin/shell/list/period-filter.ts';
import { useDocumentList } from '#admin/shell/list/use-document-list.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { stockMoveKind } from '#schema/stock-move.ts';
import { WithProducts } from './inventory-columns.tsx';
import { REASON_NAMES } from './model/size-rows.ts';
import { MOVE_COLUMNS, moveCard, moveName } from './move-columns.tsx';
import { movesQuery, readMovesSearch, type MovesSearch } from './moves-search.ts';

const route = getRouteApi('/inventory/moves');

const CRUMBS = [{ name: 'Inventory', to: '/inventory' }] as const;

const REASONS = choicesOf(REASON_NAMES);

const filtersOf = ({ period, reason }: MovesSearch, now: number): ListFilter<MovesSearch>[] => [
  periodFilter(period, now),
  choiceFilter({
    name: 'Reason',
    value: reason,
    choices: REASONS,
    change: (value) => ({ reason: value }),
  }),
];

export function MovesScreen() {
  const search = readMovesSearch(route.useSearch());
  const now = useNow();
  const query = movesQuery(search);
  const list = useDocumentList(stockMoveKind, STAFF_LISTS.stockMoves, query);
  const ids = list.rows.flatMap((row) => (row.fits ? [row.value.productId] : []));
  return (
    <WithProducts ids={[...new Set(ids)]}>
      <DocumentListScreen
        title="Stock movements"
        crumbs={CRUMBS}
        things="movements"
        actions={
          <ExportButton
            label="Export"
            things="movements"
            collect={async (onRead) => {
              const { exportMoves } = await import('./actions/export-moves.ts');
              return await exportMoves(query, onRead);
            }}
          />
        }
        list={list}
        search={search}
        filters={filtersOf(search, now)}
        columns={MOVE_COLUMNS}
        card={moveCard}
        nameOf={moveName}
        empty={{
          filtered: 'No movements match these filters.',
          none: 'No movements yet. Count or receive stock to start.',
        }}
      />
    </WithProducts>
  );
}
