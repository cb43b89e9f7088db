/** What stands before staff when they come in: what has come, what waits, what wants mending. */
import { useState } from 'react';
import { Screen } from '#admin/shell/screen.tsx';
import { countProducts } from '#commands/look-at-shop.ts';
import { LoadedPart } from './loaded-part.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { FixCard } from './fix-card.tsx';
import { LiveCard } from './live-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { TopProductsCard } from './top-products-card.tsx';

export function DashboardScreen() {
  const [now] = useState(() => Date.now());
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
