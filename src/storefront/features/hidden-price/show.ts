/** Shows the price of a product to a signed-in buyer in place of the sign-in hint. */
import { loadPrice } from '#storefront/shared/actions/load-prices.ts';
import { formatRupees } from '#core/format.ts';
import { sizePriceAt } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { verifyEmailPath } from '#core/paths.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { confirmedUser, startQuietSession } from '#firebase/browser/session/auth.ts';
import { weightsIn } from '#storefront/shared/model/size-fields.ts';
import { element } from '#storefront/shared/element.ts';
import { priceLines, priceTable } from './price-lines.ts';

const NEEDS_VERIFYING = 'Verify your email to see prices';
const FAILED = 'Your price couldn’t be loaded.';
const NONE = ['Price on request', 'Ask on WhatsApp and tell us the quantity.'] as const;
/** Not approved by staff yet, or the product was taken off the site after this page was built. */
const DENIED = [
  'No price for your account yet',
  'We may need to approve your account first. Ask us on WhatsApp.',
] as const;

const second = (text: string): HTMLElement => element('span', 'mt-1 block text-ink-soft', text);

/** @param box contains the built content; its `data-` attributes name the product and its GST */
export async function show(box: HTMLElement): Promise<void> {
  const { hiddenPrice: productId = '', gst = '' } = box.dataset;
  await startQuietSession();
  const user = await confirmedUser();
  // Signed out: the page stays as built.
  if (user === null) return;
  // The replacement is announced.
  box.ariaLive = 'polite';
  if (!user.emailVerified) {
    const link = element('a', 'link text-xl', NEEDS_VERIFYING);
    link.href = verifyEmailPath(location.pathname);
    box.querySelector('a')?.replaceWith(link);
    return;
  }
  await showPrice(box, productId, gst);
}

/** Replaces the weight of each size by its price. */
function showSizes(form: HTMLFormElement | null, prices: PriceList, moq: number): void {
  if (prices.bySize === undefined) return;
  for (const { name, previousElementSibling } of form?.querySelectorAll('input') ?? [])
    if (previousElementSibling)
      previousElementSibling.textContent = formatRupees(sizePriceAt(prices, moq, name));
}

async function showPrice(box: HTMLElement, productId: string, gst: string): Promise<void> {
  try {
    const form = document.querySelector<HTMLFormElement>('form[data-product]');
    // The page itself wrote it there, by `briefOf`.
    const brief = form && (JSON.parse(form.dataset['product'] ?? '') as ProductBrief);
    const price = await loadPrice(productId, undefined, {
      weightsOf: () =>
        Promise.resolve({
          netWeightMg: brief?.netWeightMg,
          sizes: weightsIn(form, brief?.netWeightMg),
        }),
    });
    if (typeof price !== 'object') {
      const texts = price === 'denied' ? DENIED : NONE;
      box.replaceChildren(element('span', 'text-xl', texts[0]), second(texts[1]));
      return;
    }
    box.replaceChildren(...priceLines(price.prices, brief ?? {}, gst, price.note));
    showSizes(form, price.prices, brief?.moq ?? 1);
    // Above the order form it would move what the buyer is reading.
    document.querySelector('[data-ladder]')?.append(priceTable(price.prices, brief ?? {}) ?? '');
    // The form shows the price of the selected quantity, and marks its row.
    form?.dispatchEvent(new CustomEvent('prices', { detail: price.prices }));
  } catch {
    const again = element('button', 'link', 'Try again');
    again.type = 'button';
    again.addEventListener('click', () => {
      // The button disappears.
      box.tabIndex = -1;
      box.focus();
      void showPrice(box, productId, gst);
    });
    const line = second('');
    line.append(again);
    box.replaceChildren(element('span', 'text-xl', FAILED), line);
  }
}
