/** What stands before staff when they come in: what has come, what waits, what wants mending. */
import { later } from '#admin/shell/later.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { countProducts } from '#commands/look-at-shop.ts';
import { LoadedPart } from './loaded-part.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { OrdersCard } from './orders-card.tsx';

// What has come stands there first; the others bring what publishing and figures take.
const meanwhile = <div className="admin-card skeleton h-32" />;
const LiveCard = later(async () => (await import('./live-card.tsx')).LiveCard, { meanwhile });
const FixCard = later(async () => (await import('./fix-card.tsx')).FixCard, { meanwhile });
const TopProductsCard = later(
  async () => (await import('./top-products-card.tsx')).TopProductsCard,
  { meanwhile },
);

export function DashboardScreen() {
  // Left open over night, it shows the new day.
  const now = useNow();
  return (
    <Screen title="Dashboard">
      <LoadedPart name="products" ask={countProducts}>
        {(count) => count === 0 && <EmptyShop />}
      </LoadedPart>
      <div className="dashboard">
        <OrdersCard now={now} />
        <LiveCard />
        <TopProductsCard now={now} />
        <FixCard />
      </div>
    </Screen>
  );
}
