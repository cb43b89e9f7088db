/** The list of customers: searched, filtered, sorted, exported. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { choiceFilter, type ListFilter, sortChoices } from '#admin/shell/list/list-filter.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { listFromQuery, listKey, usePagedList } from '#admin/shell/list/use-document-list.ts';
import { formatCount } from '#core/format.ts';
import { webUserKind } from '#schema/web-user.ts';
import { countCustomers, listCustomers } from './actions/list-customers.ts';
import { CustomerBulk, ExportCustomers } from './customer-bulk.tsx';
import { customerCard, CUSTOMER_COLUMNS, customerName } from './customer-columns.tsx';
import {
  CUSTOMER_SORTS,
  customerQuery,
  fitsCustomerFilters,
  type CustomersSearch,
} from './customers-search.ts';
import { WithTags } from './customer-tags.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/customers');

const VERIFIED = [
  ['yes', 'Verified'],
  ['no', 'Not verified'],
] as const;
const SORTS = sortChoices(CUSTOMER_SORTS);

const filters = ({ tag, verified }: CustomersSearch): ListFilter<CustomersSearch>[] => [
  {
    name: 'Tag',
    shown: tag,
    input: (onChange) => (
      <SearchField
        label="Tag"
        value={tag}
        onChange={(next) => onChange({ tag: next, q: undefined })}
      />
    ),
    cleared: { tag: undefined },
  },
  choiceFilter({
    name: 'Email',
    value: verified === undefined ? undefined : verified ? 'yes' : 'no',
    choices: VERIFIED,
    change: (answer) => ({ verified: answer === undefined ? undefined : answer === 'yes' }),
  }),
];

function Notes({ search: { q, tag }, isCut }: { search: CustomersSearch; isCut: boolean }) {
  return (
    <>
      {q !== undefined && (
        <p className={NOTE}>
          Showing customers whose name, business, email or phone number starts with your search.
          {isCut && ' Only the first matches are shown. Type more to narrow the search.'}
        </p>
      )}
      {tag !== undefined && (
        <p className={NOTE}>
          Showing all customers with exactly the tag “<bdi>{tag}</bdi>”. The email filter and
          sorting don’t apply.
        </p>
      )}
    </>
  );
}

/** @returns the list, and whether the search has more results than shown */
function useCustomers(search: CustomersSearch) {
  const { q } = search;
  const query = useMemo(() => customerQuery(search), [search]);
  const list = usePagedList({
    queryKey: [...listKey(webUserKind), query],
    page: (from) => listCustomers(query, from),
    count: () => countCustomers(query),
    isEnabled: q === undefined,
  });
  const searchQuery = useQuery({
    queryKey: [...listKey(webUserKind), 'search', q],
    queryFn: () => findCustomers(q ?? ''),
    enabled: q !== undefined,
  });
  if (q === undefined) return { list, isCut: false };
  const rows = searchQuery.data?.customers.filter(
    (row) => !row.fits || fitsCustomerFilters(row.value, search),
  );
  return { list: listFromQuery(searchQuery, rows), isCut: searchQuery.data?.isCut === true };
}

export function CustomersScreen() {
  const search = route.useSearch();
  const { list, isCut } = useCustomers(search);
  const isLookedFor = search.q !== undefined;
  return (
    <WithTags ids={list.rows.map(({ id }) => id)}>
      <DocumentListScreen
        title="Customers"
        things="customers"
        actions={
          (!isLookedFor || list.rows.length > 0) && (
            <ExportCustomers
              of={isLookedFor ? { rows: list.rows } : customerQuery(search)}
              label={isLookedFor ? `Export ${formatCount(list.rows.length)} found` : 'Export all'}
            />
          )
        }
        list={list}
        search={search}
        placeholder="Name, email or phone"
        onText={() => ({ tag: undefined })}
        filters={filters(search)}
        sort={{ value: search.sort ?? 'seen', choices: SORTS }}
        columns={CUSTOMER_COLUMNS}
        card={customerCard}
        nameOf={customerName}
        note={<Notes search={search} isCut={isCut} />}
        empty={{
          filtered: 'No customers match your search or filters.',
          none: 'No customers yet. New sign-ups appear here.',
        }}
        bulk={(selection) => <CustomerBulk selection={selection} search={search} list={list} />}
      />
    </WithTags>
  );
}
