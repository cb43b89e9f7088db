/** The order list as a drawer, over any page. */
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { OrderDrawer } from './order-drawer.tsx';

/** The trigger may report a finished action by `data-done`. */
export const OrderListDrawer = () => (
  <ActIsland>
    {(trigger, close) => <OrderDrawer done={trigger?.dataset['done'] ?? ''} onClose={close} />}
  </ActIsland>
);
