/** The dashboard: open orders, orders waiting for staff, unpublished changes, and issues. */
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { OrdersCard } from './orders-card.tsx';

// Counts load first; the cards load the code for publishing and orders.
const meanwhile = <div className="mb-4 skeleton h-32 border border-line" />;
const WaitingCard = lazyPart(async () => (await import('./waiting-card.tsx')).WaitingCard, {
  meanwhile,
});
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
  return (
    <Screen title="Dashboard">
      <div className="grid grid-cols-1 gap-4 *:mb-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OrdersCard now={now} />
        <div className="grid grid-cols-1 content-start gap-4 *:mb-0">
          <WaitingCard
            status="requested"
            title="Requests to quote"
            size={6}
            none="All requests are answered."
            now={now}
          />
          <WaitingCard
            status="confirmed"
            title="Orders to pack"
            size={5}
            none="No orders to pack."
            now={now}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 *:mb-0">
          <LiveCard />
          <IssuesCard />
          <TopProductsCard now={now} />
        </div>
      </div>
    </Screen>
  );
}
