/** The dashboard: open orders, orders waiting for staff, revenue, stock, unpublished changes, and issues. */
import { Link } from '@tanstack/react-router';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { useMay } from '#admin/shell/role.ts';
import type { StaffArea } from '#core/staff-roles.ts';
import { LoadedPart } from './loaded-part.tsx';
import { OrdersCard } from './orders-card.tsx';

const SETTINGS_PATH: string = '/settings';

const countProducts = (): Promise<number> =>
  countAsStaff(STAFF_LISTS.products, {
    equal: { deletedAt: null },
    sort: STAFF_LISTS.products.sorts[0],
  });

/** The first steps of an empty shop. */
const EmptyShop = () => (
  <section className={CARD} aria-labelledby="first-steps">
    <h2 id="first-steps">Your shop is empty. Start here</h2>
    <ol className="grid list-decimal gap-2 ps-5">
      <li>
        <Link to={SETTINGS_PATH} className="link">
          Fill in the settings
        </Link>
        : your business, phone and WhatsApp number, and the home page texts.
      </li>
      <li>
        <Link to="/products/$id" params={{ id: 'new' }} className="link">
          Add the first product
        </Link>
        , or import products from a spreadsheet under Products.
      </li>
      <li>
        <Link to="/publishing" className="link">
          Publish
        </Link>{' '}
        your saved changes to the live site.
      </li>
    </ol>
  </section>
);

// Counts load first; the cards load the code for publishing and orders.
const meanwhile = <div className="mb-4 skeleton h-32 border border-line" />;
const WaitingCard = lazyPart(async () => (await import('./waiting-card.tsx')).WaitingCard, {
  meanwhile,
});
const RevenueCard = lazyPart(async () => (await import('./revenue-card.tsx')).RevenueCard, {
  meanwhile,
});
const PaymentsCard = lazyPart(async () => (await import('./payments-card.tsx')).PaymentsCard, {
  meanwhile,
});
const StockCard = lazyPart(async () => (await import('./stock-card.tsx')).StockCard, { meanwhile });
const LiveCard = lazyPart(async () => (await import('./live-card.tsx')).LiveCard, { meanwhile });
const IssuesCard = lazyPart(async () => (await import('./issues-card.tsx')).IssuesCard, {
  meanwhile,
});
const TopProductsCard = lazyPart(
  async () => (await import('./top-products-card.tsx')).TopProductsCard,
  { meanwhile },
);

export function DashboardScreen() {
  // Switches to the new day when left open overnight.
  const now = useNow();
  const may = useMay();
  const sees = (area: StaffArea): boolean => may('see', area);
  const writes = may('edit', 'catalogue');
  return (
    <Screen title="Dashboard">
      {may('edit', 'shop') && (
        <LoadedPart queryKey={['dashboard', 'products']} load={countProducts}>
          {(count) => count === 0 && <EmptyShop />}
        </LoadedPart>
      )}
      <div className="grid grid-cols-1 gap-4 *:mb-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {sees('orders') && <OrdersCard now={now} />}
        <div className="grid grid-cols-1 content-start gap-4 *:mb-0">
          {sees('sales') && (
            <WaitingCard
              status="requested"
              title="Requests to quote"
              size={6}
              none="All requests are answered."
              now={now}
            />
          )}
          {sees('orders') && (
            <WaitingCard
              status="confirmed"
              title="Orders to pack"
              size={5}
              none="No orders to pack."
              now={now}
            />
          )}
          <div className="grid grid-cols-1 gap-4 *:mb-0 sm:grid-cols-2">
            {sees('sales') && <PaymentsCard />}
            <StockCard />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-4 *:mb-0">
          {sees('sales') && <RevenueCard now={now} />}
          {sees('publishing') && <LiveCard />}
          {(writes || sees('sales')) && <IssuesCard />}
          {sees('sales') && <TopProductsCard now={now} />}
        </div>
      </div>
    </Screen>
  );
}
