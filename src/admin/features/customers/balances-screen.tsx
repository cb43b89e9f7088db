/** Balances due by customer and age, the highest first. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { Loaded, ListEmpty } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { PHONE, useNarrow } from '#admin/shell/list/use-narrow.ts';
import { CARD, FIGURES, NOTE } from '#admin/shell/look/classes.ts';
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { PaymentReminders } from '#admin/shell/mail/payment-reminders.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { formatCounted, formatRupees } from '#core/format.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { exportBalances } from './actions/export-balances.ts';
import { readDueOrders } from './actions/read-totals.ts';
import { balancesDue, totalByAge, type CustomerBalance } from './model/ageing.ts';
import { AGE_NAMES, BALANCE_AGES, type BalanceAge } from './model/balance-ages.ts';

const route = getRouteApi('/customers/balances');
const CRUMBS = [{ name: 'Customers', to: '/customers' }] as const;

const rupees = (paise: number): string => (paise === 0 ? '–' : formatRupees(paise));

const nameOf = ({ businessName, name }: Order['contact']): string => businessName ?? name;

const totalOf = (balances: readonly CustomerBalance[]): number =>
  balances.reduce((sum, { totalPaise }) => sum + totalPaise, 0);

const Name = ({ balance: { uid, contact, orders } }: { balance: CustomerBalance }) => (
  <>
    <Link
      to="/customers/$uid"
      params={{ uid }}
      className="inline-block min-h-7 leading-7 font-medium link"
    >
      <bdi>{nameOf(contact)}</bdi>
    </Link>
    <span className="block text-xs/normal text-ink-soft">
      <OrdersLink filter={{ uid, sort: 'due' }} className="inline-block min-h-7 leading-7 link">
        {formatCounted(orders.length, 'order')}
      </OrdersLink>
    </span>
  </>
);

/** The age of each tab; undefined shows all. */
const TABS: readonly (BalanceAge | undefined)[] = [undefined, ...BALANCE_AGES];

function AgeTabs({ balances }: { balances: readonly CustomerBalance[] }) {
  const totals = totalByAge(balances);
  return (
    <nav aria-label="Balances by age" className="mb-4">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {TABS.map((age) => (
          <li key={age ?? 'all'}>
            <Link
              to="/customers/balances"
              search={{ age }}
              activeOptions={{ exact: true }}
              className="block rounded-md border border-line bg-paper px-4 py-2.5 hover:border-edge aria-[current=page]:border-gilt aria-[current=page]:bg-wash"
            >
              <span className="block text-xs/normal text-ink-soft">
                {age === undefined ? 'All balances' : AGE_NAMES[age]}
              </span>
              <strong className="font-semibold">
                {formatRupees(age === undefined ? totalOf(balances) : totals[age])}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Cards = ({ balances }: { balances: readonly CustomerBalance[] }) => (
  <ul className="grid gap-4">
    {balances.map((balance) => (
      <li key={balance.uid} className="border-line not-first:border-t not-first:pt-4">
        <div className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            <Name balance={balance} />
          </span>
          <strong className="font-semibold">{formatRupees(balance.totalPaise)}</strong>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {BALANCE_AGES.filter((age) => balance.byAge[age] > 0)
            .map((age) => `${AGE_NAMES[age]}: ${formatRupees(balance.byAge[age])}`)
            .join(' · ')}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <PaymentReminders orders={balance.orders} contact={balance.contact} />
        </p>
      </li>
    ))}
  </ul>
);

const Table = ({ balances }: { balances: readonly CustomerBalance[] }) => (
  <div className="relative overflow-x-auto" role="region" aria-label="Balances" tabIndex={0}>
    <table className={`${FIGURES} tabular-nums [&_td]:whitespace-nowrap`}>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col" className="text-end">
            Balance due
          </th>
          {BALANCE_AGES.map((age) => (
            <th key={age} scope="col" className="text-end">
              {AGE_NAMES[age]}
            </th>
          ))}
          <th scope="col" className="text-end">
            Reminder
          </th>
        </tr>
      </thead>
      <tbody>
        {balances.map((balance) => (
          <tr key={balance.uid}>
            <td>
              <Name balance={balance} />
            </td>
            <td className="text-end font-semibold">{formatRupees(balance.totalPaise)}</td>
            {BALANCE_AGES.map((age) => (
              <td key={age} className="text-end">
                {rupees(balance.byAge[age])}
              </td>
            ))}
            <td>
              <span className="flex justify-end gap-2">
                <PaymentReminders orders={balance.orders} contact={balance.contact} isInColumn />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Balances({ all, age }: { all: readonly CustomerBalance[]; age: BalanceAge | undefined }) {
  const isNarrow = useNarrow(PHONE);
  const shown = age === undefined ? all : all.filter(({ byAge }) => byAge[age] > 0);
  return (
    <>
      <AgeTabs balances={all} />
      {shown.length === 0 ? (
        <ListEmpty message={all.length === 0 ? 'No balances due.' : 'No balances of this age.'} />
      ) : (
        <section className={CARD} aria-label="Customers with a balance due">
          {isNarrow ? <Cards balances={shown} /> : <Table balances={shown} />}
        </section>
      )}
    </>
  );
}

export function BalancesScreen() {
  const { age } = route.useSearch();
  const now = useNow();
  const due = useQuery({
    queryKey: [...listKey(orderKind), 'balances'],
    queryFn: () => readDueOrders(),
  });
  return (
    <Screen
      title="Balances due"
      crumbs={CRUMBS}
      actions={<ExportButton label="Export" things="balances" collect={exportBalances} />}
    >
      <p className={NOTE}>
        Days are counted from the confirmation of each order. Refunds that you owe are not
        subtracted.
      </p>
      <Loaded query={due}>
        {(orders) => <Balances all={balancesDue(orders, now)} age={age} />}
      </Loaded>
    </Screen>
  );
}
