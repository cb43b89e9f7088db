/** The dashboard: open orders, orders waiting for staff, revenue, stock, unpublished changes, and issues. */
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { useMay } from '#admin/shell/role.ts';
import type { StaffArea } from '#core/staff-roles.ts';
import { OrdersCard } from './orders-card.tsx';

// Counts load first; the cards load the code for publishing and orders.
const meanwhile = <div className="mb-4 skeleton h-32 border border-line" />;
const WaitingCard = lazyPart(async () => (await import('./waiting-card.tsx')).WaitingCard, {
  meanwhile,
});
const ChangesCard = lazyPart(async () => (await import('./waiting-card.tsx')).ChangesCard);
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
const EmptyShop = lazyPart(async () => (await import('./empty-shop.tsx')).EmptyShop);
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
      {may('edit', 'shop') && <EmptyShop />}
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
          {sees('sales') && <ChangesCard now={now} />}
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
