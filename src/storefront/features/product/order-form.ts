/** The order form of a product: adds a valid quantity to the list. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatDesigns } from '#core/format.ts';
import type { PriceList } from '#core/pricing.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import { openIsland } from '#storefront/shared/stores/open-island.ts';
import { $order, addLine } from '#storefront/shared/stores/order-list.ts';
import { quantityView } from './quantity-view.ts';

const LIST_IS_FULL = 'Your order list is full. Send it, then start a new one.';

export function startOrderForm(form: HTMLFormElement, product: ProductBrief): void {
  /** The quantity already in the list. */
  const listed = (): number | undefined =>
    $order.get().list.find(({ sku }) => sku === product.sku)?.qty;

  const quantity = quantityView(form, product, () => listed() ?? 0);
  const state = form.querySelector<HTMLElement>('[role="status"]');
  const add = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!quantity || !state || !add) return;
  const { field } = quantity;

  let shown: number | undefined;
  $order.subscribe(() => {
    const qty = listed();
    // Other changes of the list keep the message of the last addition.
    if (qty === shown) return;
    shown = qty;
    state.textContent =
      qty === undefined ? '' : `In your order list: ${formatUnits(qty, product.unit)}.`;
    quantity.refresh();
  });

  if (form.querySelector('[data-mg]'))
    form.addEventListener(
      'focusin',
      () =>
        void import('./load-sized-total.ts')
          .then((module) => module.loadSizedTotal(form, product))
          // Without it, only the order list shows amounts.
          .then(quantity.setTotal, () => undefined),
      { once: true },
    );
  form.addEventListener('prices', (event) => {
    if (!(event instanceof CustomEvent)) return;
    // Loaded for a signed-in buyer by the price island; it is not stored with the order.
    quantity.setPrices(event.detail as PriceList);
  });
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { step: direction, take: offered } = target.dataset;
    if (direction !== undefined) quantity.step(direction === '1' ? 1 : -1);
    if (offered === undefined) return;
    quantity.take(Number(target.value));
    // The pressed button has disappeared.
    add.focus();
  });

  /** The warning about added sizes that are out of stock, with a space before it. */
  const warning = (): string => {
    const out = [...form.querySelectorAll<HTMLInputElement>('[data-out]')]
      .filter(({ valueAsNumber }) => valueAsNumber > 0)
      .map(({ name }) => name);
    return out.length === 0
      ? ''
      : ` Out of stock in ${out.join(', ')}: we will confirm when it is back.`;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!quantity.check()) {
      field.focus();
      return;
    }
    const qty = quantity.quantity();
    const { sku } = product;
    const all = Math.min(qty + (listed() ?? 0), MOST_UNITS);
    const seen = seenProduct(product, all);
    if (!addLine({ sku, qty, sizes: quantity.sizes(), seen })) {
      state.textContent = LIST_IS_FULL;
      return;
    }
    const done = `Added ${formatUnits(qty, product.unit)}.${warning()} Your list has ${formatDesigns($order.get().list.length)}.`;
    state.textContent = done;
    add.dataset['done'] = done;
    // Without the drawer, the link opens the page of the list.
    openIsland('order-list', add);
  });

  if (quantity.sizes() === undefined) quantity.take(field.valueAsNumber);
}
