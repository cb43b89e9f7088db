/** Shows the number of designs in the order list in the header. */
import { formatDesigns } from '#core/format.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';

export function startOrderCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-order-count]');
  const link = badge?.closest('a');
  if (!badge || !link) return;
  $order.subscribe(({ list: { length } }) => {
    badge.hidden = length === 0;
    badge.textContent = String(length);
    link.setAttribute(
      'aria-label',
      length === 0 ? 'Order list' : `Order list, ${formatDesigns(length)}`,
    );
  });
}
