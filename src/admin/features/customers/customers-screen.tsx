/** The list of customers: searched, filtered, sorted, exported. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { choiceFilter, type ListFilter } from '#admin/shell/list/list-filter.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import type { DocumentList } from '#admin/shell/list/use-document-list.ts';
import { sortChoices } from '#admin/shell/list/sort-choice.tsx';
import { salesQuery } from '#admin/shell/sales/sales-settings.ts';
import { formatCount } from '#core/format.ts';
import { CustomerBulk } from './customer-bulk.tsx';
import { customerCard, CUSTOMER_COLUMNS, customerName } from './customer-columns.tsx';
import {
  CUSTOMER_SORTS,
  customerQuery,
  hasAnySort,
  isByTotals,
  isOfAccounts,
  type CustomersSearch,
} from './customers-search.ts';
import { WithTags } from './customer-tags.tsx';
import { WithTotals } from './customer-totals.tsx';
import { ExportCustomers } from './export-customers.tsx';
import { useCustomers } from './use-customers.ts';
import type { WebUser } from '#schema/web-user.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { buttonClass } from '#ui/button-class.ts';

const route = getRouteApi('/customers');

const VERIFIED = [
  ['yes', 'Verified'],
  ['no', 'Not verified'],
] as const;
const SORTS = sortChoices(CUSTOMER_SORTS);

const filters = (
  { tag, verified, account, approval }: CustomersSearch,
  approvesBuyers: boolean,
): ListFilter<CustomersSearch>[] => [
  {
    name: 'Tag',
    shown: tag,
    input: (onChange) => (
      <SearchField
        label="Tag"
        value={tag}
        onChange={(next) => onChange({ tag: next, q: undefined, approval: undefined })}
      />
    ),
    cleared: { tag: undefined },
  },
  choiceFilter({
    name: 'Account',
    value: account,
    choices: [['without', 'Without an account']],
    change: (next) => ({
      ...{ tag: undefined, verified: undefined, approval: undefined },
      account: next,
    }),
  }),
  ...(approvesBuyers || approval
    ? [
        choiceFilter<'waiting', CustomersSearch>({
          name: 'Sign-in prices',
          value: approval,
          choices: [['waiting', 'Waiting for approval']],
          change: (next) => ({
            ...{ q: undefined, tag: undefined, account: undefined },
            approval: next,
          }),
        }),
      ]
    : []),
  choiceFilter({
    name: 'Email',
    value: verified === undefined ? undefined : verified ? 'yes' : 'no',
    choices: VERIFIED,
    change: (answer) => ({
      ...{ account: undefined },
      verified: answer === undefined ? undefined : answer === 'yes',
    }),
  }),
];

function Notes({ search, isCut }: { search: CustomersSearch; isCut: boolean }) {
  const { q, tag, account, approval } = search;
  return (
    <>
      {approval !== undefined && (
        <p className={NOTE}>
          Showing accounts that don’t see sign-in prices yet, the newest first. Select those to
          approve.
        </p>
      )}
      {isOfAccounts(search) && (
        <p className={NOTE}>
          Showing customers with an account.{' '}
          <Link to="/customers" search={{ account: 'without' }} className="link">
            Show customers whom you have entered
          </Link>
        </p>
      )}
      {isByTotals(search) && (
        <p className={NOTE}>Only customers with orders are shown in this order.</p>
      )}
      {q !== undefined && (
        <p className={NOTE}>
          Showing customers who match all words: name, business, city, tags, email, phone number or
          GSTIN.
          {isCut && ' Only the first matches are shown. Type more to narrow the search.'}
        </p>
      )}
      {account === 'without' && q === undefined && (
        <p className={NOTE}>Showing customers whom you have entered, sorted by name.</p>
      )}
      {tag !== undefined && (
        <p className={NOTE}>
          Showing all customers with exactly the tag “<bdi>{tag}</bdi>”. The email filter doesn’t
          apply.
        </p>
      )}
    </>
  );
}

function exportLabel(search: CustomersSearch, matches: number): string {
  if (search.q !== undefined) return `Export ${formatCount(matches)} found`;
  return isOfAccounts(search) ? 'Export accounts' : 'Export all';
}

function Actions({ search, list }: { search: CustomersSearch; list: DocumentList<WebUser> }) {
  const isLookedFor = search.q !== undefined;
  return (
    <>
      <Link to="/customers/balances" className={buttonClass('secondary', 'small')}>
        Balances due
      </Link>
      {(!isLookedFor || list.rows.length > 0) && (
        <ExportCustomers
          of={isLookedFor ? { rows: list.rows } : customerQuery(search)}
          label={exportLabel(search, list.rows.length)}
        />
      )}
      <Link to="/customers/new" className={buttonClass('primary', 'small')}>
        New customer
      </Link>
    </>
  );
}

export function CustomersScreen() {
  const search = route.useSearch();
  const { list, isCut } = useCustomers(search);
  const { data: sales } = useQuery(salesQuery);
  const ids = list.rows.map(({ id }) => id);
  return (
    <WithTags ids={ids}>
      <WithTotals ids={ids}>
        <DocumentListScreen
          title="Customers"
          things="customers"
          actions={<Actions search={search} list={list} />}
          list={list}
          search={search}
          placeholder="Name, city, phone, GSTIN, tag"
          onText={() => ({ tag: undefined, approval: undefined })}
          filters={filters(search, sales?.approveBuyers === true)}
          {...(hasAnySort(search) && {
            sort: { value: search.sort ?? 'seen', choices: SORTS },
          })}
          columns={CUSTOMER_COLUMNS}
          card={customerCard}
          nameOf={customerName}
          note={<Notes search={search} isCut={isCut} />}
          empty={{
            filtered: 'No customers match your search or filters.',
            none: 'No accounts yet. New sign-ups appear here.',
          }}
          bulk={(selection) => <CustomerBulk selection={selection} search={search} list={list} />}
        />
      </WithTotals>
    </WithTags>
  );
}
