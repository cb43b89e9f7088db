/** The list of customers: searched, filtered, sorted, exported. */
import { getRouteApi } from '@tanstack/react-router';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { ListEmpty, ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { formatCount } from '#domain/format.ts';
import { CustomerBulk } from './customer-bulk.tsx';
import { CUSTOMER_COLUMNS, OPTIONAL_COLUMNS, type CustomerRow } from './customer-columns.tsx';
import { askedBy, CUSTOMER_SORTS, sortKey, type CustomersSearch } from './customers-search.ts';
import { ExportButton } from './export-button.tsx';
import { useCustomers } from './use-customers.ts';

const route = getRouteApi('/customers');

interface FilterProps {
  search: CustomersSearch;
  onChange: (change: Partial<CustomersSearch>) => void;
}

const VERIFIED: Readonly<Record<string, boolean>> = { yes: true, no: false };

const Filters = ({ search, onChange }: FilterProps) => (
  <>
    <SearchField
      label="Name, e-mail or phone"
      value={search.q}
      onChange={(q) => onChange({ q, tag: undefined })}
    />
    <SearchField
      label="Tag"
      value={search.tag}
      onChange={(tag) => onChange({ tag, q: undefined })}
    />
    <label>
      <span>E-mail</span>
      <select
        className="admin-control control"
        value={search.verified === undefined ? '' : search.verified ? 'yes' : 'no'}
        onChange={({ target }) => onChange({ verified: VERIFIED[target.value] })}
      >
        <option value="">Any</option>
        <option value="yes">Verified</option>
        <option value="no">Not verified</option>
      </select>
    </label>
    <label>
      <span>Sort</span>
      <select
        className="admin-control control"
        value={search.sort ?? 'seen'}
        onChange={({ target }) => onChange({ sort: sortKey.safeParse(target.value).data })}
      >
        {Object.entries(CUSTOMER_SORTS).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  </>
);

const NO_ROWS: readonly CustomerRow[] = [];

const isFiltered = ({ q, tag, verified }: CustomersSearch): boolean =>
  q !== undefined || tag !== undefined || verified !== undefined;

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
            selected={isLookedFor ? list.rows : NO_ROWS}
            what={isLookedFor ? `${formatCount(list.rows.length)} found` : 'all'}
            asked={askedBy(search)}
          />
        )
      }
    >
      <div className="admin-filters">
        <Filters search={search} onChange={change} />
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
          {isFiltered(search) && (
            <button
              type="button"
              className="btn btn-small btn-secondary"
              onClick={() => void navigate({ search: {} })}
            >
              Clear search and filters
            </button>
          )}
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
