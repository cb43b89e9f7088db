/** The order list as a drawer, over any page. */
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import styles from './order-list.css?url';

const STYLESHEETS = [styles];

/** What opens it may say by `data-done` what it did before. */
export const OrderListDrawer = () => (
  <ActIsland stylesheets={STYLESHEETS}>
    {(trigger, close) => (
      <OrderDrawer
        done={trigger?.dataset['done'] ?? ''}
        onClosed={() => {
          close();
          if (document.activeElement === document.body) trigger?.focus();
        }}
      />
    )}
  </ActIsland>
);
