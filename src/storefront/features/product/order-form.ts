/** The order form of a product: takes only quantities that can be ordered, says why others cannot, and what they come to. */
import { askIsland } from '#storefront/shared/stores/ask-island.ts';
import { markTier } from './price-tiers.ts';
import { formatDesigns, formatPieces } from '#core/format.ts';
import {
  nearestQuantities,
  quantityProblem,
  steppedQuantity,
} from '#storefront/shared/order/quantity.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';
import { totalWords } from './model/quantity-words.ts';
import type { PriceList } from '#core/pricing.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { MOST_ORDER_LINES, MOST_PIECES } from '#schema/limits.ts';
import { $order, addLine } from '#storefront/shared/stores/order-list.ts';

/** How long after the last key a quantity is called wrong, ms: on the way to 18 one types 1. */
const PAUSE = 700;

const LIST_IS_FULL = `Your order list is full: it holds ${formatDesigns(MOST_ORDER_LINES)}. Send it, then start a new one.`;

export function startOrderForm(form: HTMLFormElement, product: ProductBrief): void {
  const field = form.querySelector('input');
  const words = form.querySelector('output span');
  const amount = form.querySelector('output b');
  const state = form.querySelector<HTMLElement>('[role="status"]');
  const add = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const offers = form.querySelectorAll<HTMLButtonElement>('[data-take]');
  if (!field || !words || !amount || !state || !add) return;
  let { prices } = product;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const offer = (quantities: readonly number[]): void =>
    offers.forEach((button, place) => {
      const quantity = quantities[place];
      button.hidden = quantity === undefined;
      if (quantity === undefined) return;
      button.value = String(quantity);
      button.textContent = `Change to ${quantity}`;
    });

  const say = (text: string, cost = ''): void => {
    words.textContent = text;
    amount.textContent = cost;
  };

  const showFitting = (): void => {
    field.removeAttribute('aria-invalid');
    const total = totalWords({ ...product, prices }, field.valueAsNumber);
    say(total.weight, total.amount);
    offer([]);
    markTier(field.valueAsNumber);
  };

  const showProblem = (problem: string): void => {
    field.setAttribute('aria-invalid', 'true');
    say(problem);
    offer(nearestQuantities(product, field.valueAsNumber));
  };

  /** Shows what the field says; what is wrong with it at once, or after a pause. */
  const show = (wait = 0): void => {
    clearTimeout(pause);
    const problem = quantityProblem(product, field.valueAsNumber);
    if (problem === undefined) {
      showFitting();
      return;
    }
    markTier(null);
    if (wait === 0) showProblem(problem);
    else pause = setTimeout(() => showProblem(problem), wait);
  };

  const take = (quantity: number): void => {
    field.valueAsNumber = quantity;
    show();
  };

  const step = (direction: 1 | -1): void => {
    const before = field.valueAsNumber;
    take(steppedQuantity(product, before, direction));
    if (field.valueAsNumber !== before) return;
    // At either end the button has done nothing, and the line says why.
    say(quantityProblem(product, before + direction * product.orderMultiple) ?? '');
  };

  /** How many pieces the list has already. */
  const listed = (): number | undefined =>
    $order.get().list.find(({ sku }) => sku === product.sku)?.qty;

  $order.subscribe(() => {
    const qty = listed();
    const verb = qty === 1 ? 'is' : 'are';
    state.textContent = qty === undefined ? '' : `${formatPieces(qty)} ${verb} in your order list.`;
  });

  form.addEventListener('prices', (event) => {
    if (!(event instanceof CustomEvent)) return;
    // Read for a signed-in buyer, by the island that shows it; it is not noted with what is ordered.
    prices = event.detail as PriceList;
    show();
  });
  field.addEventListener('input', () => show(PAUSE));
  field.addEventListener('change', () => show());
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { step: direction, take: offered } = target.dataset;
    if (direction !== undefined) step(direction === '1' ? 1 : -1);
    if (offered === undefined) return;
    take(Number(target.value));
    // The pressed button is gone.
    add.focus();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
    const qty = field.valueAsNumber;
    if (quantityProblem(product, qty) !== undefined) {
      field.focus();
      return;
    }
    const { sku } = product;
    const all = Math.min(qty + (listed() ?? 0), MOST_PIECES);
    if (!addLine({ sku, qty, seen: seenProduct(product, all) })) {
      state.textContent = LIST_IS_FULL;
      return;
    }
    const done = `Added ${formatPieces(qty)}. Your list has ${formatDesigns($order.get().list.length)}.`;
    state.textContent = done;
    add.dataset['done'] = done;
    // Without the drawer the list is a page, one press away.
    askIsland('order-list', add);
  });

  take(field.valueAsNumber);
}
