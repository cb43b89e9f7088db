/** The quantity in the order form: shows the total, or why it is invalid and what is valid. */
import type { PriceList } from '#core/pricing.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import {
  additionProblem,
  additionRule,
  lowerPrice,
  nearestQuantities,
  steppedQuantity,
} from '#storefront/shared/order/quantity.ts';
import { totalText, type Total, type Weighed } from './model/quantity-total.ts';
import type { sizedTotal } from './sized-total.ts';

/** The delay after the last key before a quantity is reported as invalid, ms: typing 18 starts with 1. */
const PAUSE = 700;

/** Highlights the row of the price table that applies to a quantity, if any. */
function markTier(quantity: number | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-from]')];
  const current = rows.findLast(({ dataset }) => Number(dataset['from']) <= (quantity ?? -1));
  for (const row of rows) row.ariaCurrent = row === current ? 'true' : null;
}

/** The sum of the fields of all sizes; not a number if one is invalid. */
const quantityOver = (fields: readonly HTMLInputElement[]): number =>
  fields.reduce(
    (sum, { validity, valueAsNumber }) => sum + (validity.valid ? valueAsNumber || 0 : Number.NaN),
    0,
  );

const sizesIn = (fields: readonly HTMLInputElement[]): SizeQuantity[] =>
  fields
    .filter(({ valueAsNumber }) => valueAsNumber > 0)
    .map(({ name: label, valueAsNumber: qty }) => ({ label, qty }));

/** The total until `setTotal`: only the quantity if sizes have weights of their own. */
const firstTotal = (form: HTMLFormElement, product: Weighed, qty: number, all: number): Total =>
  form.querySelector('[data-mg]')
    ? { weight: formatUnits(qty, product.unit), amount: '' }
    : totalText(product, qty, all);

/** Shows quantities to take, each in a button. */
const showOffers = (
  buttons: NodeListOf<HTMLButtonElement>,
  choices: readonly { qty: number; text: string }[],
): void =>
  buttons.forEach((button, place) => {
    const choice = choices[place];
    button.hidden = choice === undefined;
    button.value = String(choice?.qty);
    button.textContent = choice?.text ?? '';
  });

/**
 * @param listed the quantity in the order list
 * @returns undefined when a part of the form is missing
 */
export function quantityView(form: HTMLFormElement, product: ProductBrief, listed: () => number) {
  const fields = [...form.querySelectorAll('input')];
  const [field] = fields;
  // The name is the size.
  const isSized = field?.name !== '';
  const label = form.querySelector('output span');
  const amount = form.querySelector('output b');
  const offers = form.querySelectorAll<HTMLButtonElement>('[data-take]');
  if (!field || !label || !amount) return undefined;
  const quantity = (): number => (isSized ? quantityOver(fields) : field.valueAsNumber);
  /** The quantities per size; undefined for a product without sizes. */
  const sizes = () => (isSized ? sizesIn(fields) : undefined);
  let { prices } = product;
  let totalFor = ({ qty }: SizedQuantity, all: number): Total =>
    firstTotal(form, { ...product, prices }, qty, all);
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, cost = ''): void => {
    label.textContent = text;
    amount.textContent = cost;
  };

  const showFitting = (): void => {
    for (const each of fields) each.removeAttribute('aria-invalid');
    const line = { qty: quantity(), sizes: sizes() };
    const before = listed();
    const all = line.qty + before;
    const total = totalFor(line, all);
    const { weight, lower = prices && lowerPrice(product, prices, all) } = total;
    // Which sizes are to be more is the buyer's choice.
    say(isSized && lower ? `${weight}. ${lower.text}` : weight, total.amount);
    showOffers(offers, lower ? [{ ...lower, qty: lower.qty - before }] : []);
    markTier(all);
  };

  const showProblem = (problem: string): void => {
    for (const each of fields) each.setAttribute('aria-invalid', 'true');
    say(problem);
    const nearest = nearestQuantities(additionRule(product, listed()), quantity());
    showOffers(
      offers,
      nearest.map((qty) => ({ qty, text: `Change to ${qty}` })),
    );
  };

  /** Shows the state of the field, problems immediately or after a pause; returns whether it is valid. */
  const show = (wait = 0): boolean => {
    clearTimeout(pause);
    const problem = additionProblem(product, quantity(), listed());
    if (problem === undefined) {
      showFitting();
      return true;
    }
    markTier(undefined);
    if (wait === 0) showProblem(problem);
    else pause = setTimeout(() => showProblem(problem), wait);
    return false;
  };

  const take = (qty: number): void => {
    field.valueAsNumber = qty;
    show();
  };

  const step = (direction: 1 | -1): void => {
    const before = field.valueAsNumber;
    take(steppedQuantity(additionRule(product, listed()), before, direction));
    if (field.valueAsNumber !== before) return;
    // At a limit the button has no effect, and the text says why.
    say(additionProblem(product, before + direction * product.orderMultiple, listed()) ?? '');
  };

  const refresh = (): void => {
    if (!isSized || quantity() > 0) show(PAUSE);
  };

  for (const each of fields) each.addEventListener('input', () => show(PAUSE));
  if (!isSized) field.addEventListener('change', () => show());

  return {
    field,
    /** Shows the quantity; returns whether it is valid. */
    check: (): boolean => show(),
    quantity,
    sizes,
    take,
    step,
    /** Shows the quantity again after another one is in the list; not the sizes before any is chosen. */
    refresh,
    /** Replaces how a total is calculated. */
    setTotal: (next: ReturnType<typeof sizedTotal>): void => {
      totalFor = (line, all) => next(line, prices, all);
      refresh();
    },
    setPrices(next: PriceList): void {
      prices = next;
      refresh();
    },
  };
}
