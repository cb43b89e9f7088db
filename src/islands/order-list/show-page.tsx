/** Shows the order list in its page. */
import { mountIn } from '#parts/mount.ts';
import { loadStylesheet } from '#parts/stylesheet.ts';
import styles from './order-list.css?url';
import { OrderPage } from './order-page.tsx';

/** @throws when its stylesheet cannot be fetched */
export async function showOrderList(place: Element): Promise<void> {
  await loadStylesheet(styles);
  await mountIn(place, <OrderPage />);
}
