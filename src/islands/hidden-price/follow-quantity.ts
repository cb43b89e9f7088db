/** Says in a product's order form what the chosen quantity costs, as the form does itself where the price is public. */
import { quantityProblem, type QuantityRule } from '#domain/order/quantity.ts';
import { totalWords } from '#domain/order/quantity-words.ts';
import type { ProductBrief } from '#domain/product-brief.ts';
import type { PriceList } from '#domain/pricing.ts';

const ANY: QuantityRule = { moq: 1, orderMultiple: 1 };

/** What changes the quantity: keys, buttons. The form's own listeners have done their part by then. */
const CHANGES = ['input', 'change', 'click'];

export function followQuantity(prices: PriceList): { leastQuantity: number; start: () => void } {
  const form = document.querySelector<HTMLFormElement>('form[data-product]');
  const field = form?.querySelector('input');
  const amount = form?.querySelector('output b');
  if (!form || !field || !amount) return { leastQuantity: ANY.moq, start: () => undefined };
  // The page itself wrote it there, by `briefOf`.
  const product = JSON.parse(form.dataset['product'] ?? '') as ProductBrief;

  const show = (): void => {
    const quantity = field.valueAsNumber;
    if (quantityProblem(product, quantity) !== undefined) return;
    amount.textContent = totalWords({ ...product, prices }, quantity).amount;
  };

  return {
    leastQuantity: product.moq,
    start() {
      for (const change of CHANGES) form.addEventListener(change, show);
      // The form marks the row of the table that holds now, then the amount is shown.
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
