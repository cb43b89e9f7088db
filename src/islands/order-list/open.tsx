/** Opens the order list as a drawer. */
import { orderListPath } from '#domain/paths.ts';
import { mountOverlay } from '#parts/mount.ts';
import { loadStylesheet } from '#parts/stylesheet.ts';
import { OrderDrawer } from './order-drawer.tsx';
import styles from './order-list.css?url';

let isOpen = false;

/** @param trigger gets the focus back where the browser does not do so itself; its `data-done` says what it did before */
export async function open(trigger: HTMLElement): Promise<void> {
  if (location.pathname === orderListPath()) {
    // The list is here already.
    document.getElementById('content')?.focus();
    return;
  }
  await loadStylesheet(styles);
  // A second press may have arrived while the first was on its way.
  if (isOpen) return;
  isOpen = true;
  const close = await mountOverlay(
    <OrderDrawer
      done={trigger.dataset['done'] ?? ''}
      onClosed={() => {
        isOpen = false;
        close();
        if (document.activeElement === document.body) trigger.focus();
      }}
    />,
  );
}
