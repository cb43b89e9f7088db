/** The list of customers: searched, filtered, sorted, exported. */
import { getRouteApi } from '@tanstack/react-router';
import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { among, FilterChoice, sortChoices } from '#admin/shell/list/filter-choice.tsx';
import { FilterFold } from '#admin/shell/list/filter-fold.tsx';
import {
  ClearFilters,
  ListEmpty,
  ListFailed,
  ListLoading,
} from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#domain/format.ts';
import { CustomerBulk } from './customer-bulk.tsx';
import { customerColumns, customerName, OPTIONAL_COLUMNS } from './customer-columns.tsx';
import { CUSTOMER_SORTS, wantedBy, type CustomersSearch } from './customers-search.ts';
import { ExportButton } from './export-button.tsx';
import { useCustomers } from './use-customers.ts';
import { useStaffUids } from './use-staff-uids.ts';
import { useTags } from './use-tags.ts';

const route = getRouteApi('/customers');

interface FilterProps {
  search: CustomersSearch;
  onChange: (change: Partial<CustomersSearch>) => void;
}

const VERIFIED = [
  ['yes', 'Verified'],
  ['no', 'Not verified'],
] as const;
const SORTS = sortChoices(CUSTOMER_SORTS);

const Filters = ({ search: { tag, verified, sort }, onChange }: FilterProps) => (
  <>
    <SearchField
      label="Tag"
      value={tag}
      onChange={(next) => onChange({ tag: next, q: undefined })}
    />
    <FilterChoice
      name="Email"
      none="Any"
      value={verified === undefined ? undefined : verified ? 'yes' : 'no'}
      choices={VERIFIED}
      onChange={(answer) =>
        onChange({ verified: answer === undefined ? undefined : answer === 'yes' })
      }
    />
    <FilterChoice
      name="Sort"
      value={sort ?? 'seen'}
      choices={SORTS}
      onChange={(key) => onChange({ sort: among(SORTS, key) })}
    />
  </>
);

const filtersIn = ({ tag, verified }: CustomersSearch): number =>
  [tag, verified].filter((value) => value !== undefined).length;

const isFiltered = (search: CustomersSearch): boolean =>
  search.q !== undefined || filtersIn(search) > 0;

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
      <div className="admin-filters">
        <SearchField
          label="Name, email or phone"
          value={search.q}
          onChange={(q) => change({ q, tag: undefined })}
        />
        <FilterFold count={filtersIn(search)}>
          <Filters search={search} onChange={change} />
        </FilterFold>
      </div>
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
          <div className="admin-list-tools">
            <CustomerBulk selection={selection} search={search} list={list} />
            <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setVisible} />
          </div>
          <DataTable
            label="Customers"
            columns={columns}
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
