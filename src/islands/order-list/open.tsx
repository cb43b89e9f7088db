/** Opens the order list as a drawer. */
import { orderListPath } from '#domain/paths.ts';
import { mountOverlay } from '#parts/mount.ts';
import { loadStylesheet } from '#parts/stylesheet.ts';
import { OrderDrawer } from './order-drawer.tsx';
import styles from './order-list.css?url';

/** @param trigger gets the focus back where the browser does not do so itself; its `data-done` says what it did before */
export async function open(trigger: HTMLElement): Promise<void> {
  if (location.pathname === orderListPath()) {
    // The list is here already.
    document.getElementById('content')?.focus();
    return;
  }
  await loadStylesheet(styles);
  const close = await mountOverlay(
    <OrderDrawer
      done={trigger.dataset['done'] ?? ''}
      onClosed={() => {
        close();
        if (document.activeElement === document.body) trigger.focus();
      }}
    />,
  );
}
