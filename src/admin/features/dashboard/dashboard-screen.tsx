/** The first screen: what is open, what waits for staff, what is not live yet, and what needs attention. */
import { later } from '#admin/shell/later.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { countProducts } from './actions/count-shop.ts';
import { LoadedPart } from './loaded-part.tsx';
import { OrdersCard } from './orders-card.tsx';
import { useFreshFigures } from './use-fresh-figures.ts';

const EmptyShop = later(async () => (await import('./empty-shop.tsx')).EmptyShop);

// The counts come first; the cards bring the code for publishing and for orders.
const meanwhile = <div className="admin-card skeleton h-32" />;
const WaitingCard = later(async () => (await import('./waiting-card.tsx')).WaitingCard, {
  meanwhile,
});
const LiveCard = later(async () => (await import('./live-card.tsx')).LiveCard, { meanwhile });
const FixCard = later(async () => (await import('./fix-card.tsx')).FixCard, { meanwhile });
const TopProductsCard = later(
  async () => (await import('./top-products-card.tsx')).TopProductsCard,
  { meanwhile },
);

export function DashboardScreen() {
  // Left open overnight, it shows the new day.
  const now = useNow();
  useFreshFigures();
  return (
    <Screen title="Dashboard">
      <LoadedPart name="products" ask={countProducts}>
        {(count) => count === 0 && <EmptyShop />}
      </LoadedPart>
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
          <FixCard />
          <TopProductsCard now={now} />
        </div>
      </div>
    </Screen>
  );
}
