/** Shows prices to signed-in buyers on the cards of built pages, in place of the sign-in hint. */
import { missingAmount, pricePerUnit } from '#core/card-text.ts';
import type { ProductCard } from '#core/catalogue.ts';
import { formatRupees } from '#core/format.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { productPath } from '#core/paths.ts';
import { element } from '#storefront/shared/element.ts';
import { cardForBuyer } from '#storefront/shared/order/card-for-buyer.ts';
import { $hiddenPrices, requestPrices } from '#storefront/shared/stores/hidden-prices.ts';
import { CARD_AMOUNT } from '#ui/card-class.ts';

/** As `Price` shows it. */
function priceContent({ price, unit }: ProductCard): (string | Node)[] {
  if (price.mode !== 'public') return [missingAmount(price)];
  return [
    price.isFrom ? 'from ' : '',
    element('b', CARD_AMOUNT, formatRupees(price.pricePaise)),
    ' ',
    element('span', '', pricePerUnit(price, unit)),
  ];
}

/** @param places the price lines of cards whose prices only signed-in buyers see */
export async function showCardPrices(places: readonly HTMLElement[]): Promise<void> {
  const { entries } = await loadCatalogue();
  const byPath = new Map(entries.map((entry) => [productPath(entry.sku, entry.slug), entry]));
  const cards = places.flatMap((place) => {
    const path = place.closest('article')?.querySelector('a')?.getAttribute('href') ?? '';
    const entry = byPath.get(path);
    // The catalogue may be newer than the page.
    return entry?.priceMode === 'signIn' ? [{ place, entry }] : [];
  });
  $hiddenPrices.listen((prices) => {
    for (const { place, entry } of cards)
      place.replaceChildren(...priceContent(cardForBuyer(entry, prices)));
  });
  await requestPrices(cards.map(({ entry: { id } }) => id));
}
