/** The list of customers: searched, filtered, sorted, exported. */
import { getRouteApi } from '@tanstack/react-router';
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
import { CUSTOMER_COLUMNS, customerName, OPTIONAL_COLUMNS } from './customer-columns.tsx';
import { askedBy, CUSTOMER_SORTS, type CustomersSearch } from './customers-search.ts';
import { ExportButton } from './export-button.tsx';
import { useCustomers } from './use-customers.ts';

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

export function CustomersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useCustomers(search);
  const [visible, setVisible] = useColumnChoice('customers');
  const selection = useSelection(JSON.stringify(search), list);
  const change = (made: Partial<CustomersSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...made }), replace: true });
  const count = list.total === undefined ? '' : ` (${formatCount(list.total)})`;
  const isLookedFor = search.q !== undefined || search.tag !== undefined;
  return (
    <Screen
      title={`Customers${count}`}
      actions={
        (!isLookedFor || list.rows.length > 0) && (
          <ExportButton
            of={isLookedFor ? { rows: list.rows } : { asked: askedBy(search) }}
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
          Shown are those of whom a field begins with what you typed; filters and sorting do not
          count meanwhile.
        </p>
      )}
      {list.state === 'loading' && <ListLoading />}
      {list.state === 'failed' && <ListFailed words={list.error} again={list.again} />}
      {list.state === 'ready' && list.rows.length === 0 && (
        <ListEmpty
          words={
            isFiltered(search)
              ? 'No customer fits.'
              : 'Nobody has registered yet. Who does, in the shop, stands here a moment later.'
          }
        >
          {isFiltered(search) && <ClearFilters onClear={() => void navigate({ search: {} })} />}
        </ListEmpty>
      )}
      {list.rows.length > 0 && (
        <>
          <div className="admin-list-tools">
            <CustomerBulk
              selection={selection}
              search={search}
              list={list}
              isLookedFor={isLookedFor}
            />
            <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setVisible} />
          </div>
          <DataTable
            label="Customers"
            columns={CUSTOMER_COLUMNS}
            nameOf={customerName}
            rows={list.rows}
            total={list.total}
            visible={visible}
            selected={selection.rows}
            onSelect={selection.set}
            loadMore={list.hasMore && !list.isLoadingMore ? list.loadMore : undefined}
          />
        </>
      )}
    </Screen>
  );
}
