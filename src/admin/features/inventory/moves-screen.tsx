/** Movements of stock, the latest first: by period, reason, product and person, with an export. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { listStaff, STAFF_KEY } from '#admin/shell/actions/list-staff.ts';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import {
  choiceFilter,
  choicesOf,
  type ChoicesOf,
  type ListFilter,
} from '#admin/shell/list/list-filter.tsx';
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

interface Choosable {
  now: number;
  /** SKU of the product that is filtered by, if it has movements. */
  sku: string | undefined;
  people: ChoicesOf<string>;
}

const filtersOf = (
  { period, reason, product, by }: MovesSearch,
  { now, sku, people }: Choosable,
): ListFilter<MovesSearch>[] => [
  periodFilter(period, now),
  choiceFilter({
    name: 'Reason',
    value: reason,
    choices: REASONS,
    change: (value) => ({ reason: value }),
  }),
  choiceFilter({
    name: 'By',
    value: by,
    none: 'Anyone',
    choices: people,
    change: (value) => ({ by: value }),
  }),
  // Set by a link on the page of the product.
  ...(product === undefined
    ? []
    : [
        choiceFilter<string, MovesSearch>({
          name: 'Product',
          value: product,
          none: 'All',
          choices: [[product, sku ?? product]],
          change: (value) => ({ product: value }),
        }),
      ]),
];

export function MovesScreen() {
  const search = readMovesSearch(route.useSearch());
  const now = useNow();
  const query = movesQuery(search);
  const { data: staff = [] } = useQuery({ queryKey: STAFF_KEY, queryFn: () => listStaff() });
  const list = useDocumentList(stockMoveKind, STAFF_LISTS.stockMoves, query);
  const first = list.rows.find(({ success }) => success);
  const sku = first?.success === true ? first.value.sku : undefined;
  const ids = list.rows.flatMap((row) => (row.success ? [row.value.productId] : []));
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
        filters={filtersOf(search, { now, sku, people: staff.map(({ id, name }) => [id, name]) })}
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
