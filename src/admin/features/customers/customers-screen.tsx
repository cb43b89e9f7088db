/** The list of customers: searched, filtered, sorted, exported. */
import { getRouteApi } from '@tanstack/react-router';
import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { among, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { choiceFilter, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import {
  ClearFilters,
  ListEmpty,
  ListFailed,
  ListLoading,
} from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { SortChoice } from '#admin/shell/list/sort-choice.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#core/format.ts';
import { CustomerBulk } from './customer-bulk.tsx';
import {
  customerCard,
  customerColumns,
  customerName,
  OPTIONAL_COLUMNS,
} from './customer-columns.tsx';
import { CUSTOMER_SORTS, wantedBy, type CustomersSearch } from './customers-search.ts';
import { ExportButton } from './export-button.tsx';
import { useCustomers } from './use-customers.ts';
import { useStaffUids } from './use-staff-uids.ts';
import { useTags } from './use-tags.ts';

const route = getRouteApi('/customers');

type Change = (change: Partial<CustomersSearch>) => void;

const VERIFIED = [
  ['yes', 'Verified'],
  ['no', 'Not verified'],
] as const;
const SORTS = sortChoices(CUSTOMER_SORTS);

const filters = ({ tag, verified }: CustomersSearch, onChange: Change): ListFilter[] => [
  {
    name: 'Tag',
    shown: tag,
    input: (
      <div className="admin-filter">
        <SearchField
          label="Tag"
          value={tag}
          onChange={(next) => onChange({ tag: next, q: undefined })}
        />
      </div>
    ),
    onClear: () => onChange({ tag: undefined }),
  },
  choiceFilter({
    name: 'Email',
    value: verified === undefined ? undefined : verified ? 'yes' : 'no',
    choices: VERIFIED,
    onChange: (answer) =>
      onChange({ verified: answer === undefined ? undefined : answer === 'yes' }),
  }),
];

const isFiltered = ({ q, tag, verified }: CustomersSearch): boolean =>
  [q, tag, verified].some((value) => value !== undefined);

/** Columns that are hidden by default. */
const LEFT_OUT = { since: false };

export function CustomersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { list, isCut } = useCustomers(search);
  const [chosen, setVisible] = useColumnChoice('customers');
  const visible: ColumnVisibilityState = { ...LEFT_OUT, ...chosen };
  const uids = list.rows.map(({ id }) => id);
  const tags = useTags(uids, visible['tags'] !== false);
  const staff = useStaffUids();
  const columns = useMemo(() => customerColumns(tags, staff), [tags, staff]);
  const selection = useSelection(JSON.stringify(search), list);
  const change = (made: Partial<CustomersSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...made }), replace: true });
  const count = list.total === undefined ? '' : ` (${formatCount(list.total)})`;
  const isLookedFor = search.q !== undefined;
  return (
    <Screen
      title={`Customers${count}`}
      actions={
        (!isLookedFor || list.rows.length > 0) && (
          <ExportButton
            of={isLookedFor ? { rows: list.rows } : wantedBy(search)}
            what={isLookedFor ? `${formatCount(list.rows.length)} found` : 'all'}
          />
        )
      }
    >
      <ListBar
        search={
          <SearchField
            label="Search customers"
            placeholder="Name, email or phone"
            value={search.q}
            onChange={(q) => change({ q, tag: undefined })}
          />
        }
        filters={filters(search, change)}
        onClear={() => change({ tag: undefined, verified: undefined })}
      >
        <SortChoice
          value={search.sort ?? 'seen'}
          choices={SORTS}
          onChange={(key) => change({ sort: among(SORTS, key) })}
        />
        <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setVisible} />
      </ListBar>
      {isLookedFor && (
        <p className="admin-note">
          Showing customers whose name, business, email or phone number starts with your search.
          {isCut && ' Only the first matches are shown. Type more to narrow the search.'}
        </p>
      )}
      {search.tag !== undefined && (
        <p className="admin-note">
          Showing all customers with exactly the tag “<bdi>{search.tag}</bdi>”. The email filter and
          sorting don’t apply.
        </p>
      )}
      {list.state === 'loading' && <ListLoading />}
      {list.state === 'failed' && <ListFailed words={list.error} again={list.again} />}
      {list.state === 'ready' && list.rows.length === 0 && (
        <ListEmpty
          words={
            isFiltered(search)
              ? 'No customers match your search or filters.'
              : 'No customers yet. New sign-ups appear here.'
          }
        >
          {isFiltered(search) && <ClearFilters onClear={() => void navigate({ search: {} })} />}
        </ListEmpty>
      )}
      {list.rows.length > 0 && (
        <>
          <CustomerBulk selection={selection} search={search} list={list} />
          <DataTable
            label="Customers"
            columns={columns}
            card={customerCard}
            nameOf={customerName}
            list={list}
            visible={visible}
            selection={selection}
          />
        </>
      )}
    </Screen>
  );
}
