/** Cards of recently viewed products with the markup of `ProductGrid`, made without React. */
import { cardFacts, cardTitle, pricePerUnit } from '#core/card-text.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';
import { productPath } from '#core/paths.ts';
import { cardPrice } from '#core/card-price.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { weightsFrom } from '#core/sizes/size-weights.ts';
import { sourceSet } from '#core/renditions.ts';
import { element } from '#storefront/shared/element.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import {
  CARD_AMOUNT,
  CARD_FACTS,
  CARD_LINK,
  CARD_PRICE,
  CARD_ROOT,
  CARD_TILE,
  NO_PICTURE,
  PRODUCT_TITLE,
} from '#ui/card-class.ts';

/** A product as its page showed it. */
export interface ViewedProduct extends ProductBrief {
  image: EntryPicture | null;
  /** The weights of sizes as the page has them, if they differ. */
  mg?: string;
}

/** The prices with those of the sizes. */
function pricesOf({ prices, byWeight, silverRate, netWeightMg, mg }: ViewedProduct) {
  if (!byWeight || mg === undefined) return prices;
  const weights = weightsFrom(mg.split(' ').map(Number), netWeightMg);
  const sizes = weights.map((weight) => ({ label: String(weight), netWeightMg: weight }));
  return currentPrice({ byWeight }, netWeightMg, silverRate, sizes);
}

function pictureOf({ image, sku }: ViewedProduct, sizes: string): HTMLElement {
  if (image === null) {
    const blank = element('span', NO_PICTURE, sku);
    blank.ariaHidden = 'true';
    return blank;
  }
  const { url, width, height } = image;
  const img = element('img', '');
  Object.assign(img, { alt: '', loading: 'lazy', decoding: 'async', sizes, width, height });
  Object.assign(img, { srcset: sourceSet(image), src: url });
  const picture = element('picture', '', img);
  if (image.formats?.includes('avif') === true) {
    const srcset = sourceSet(image, 'avif');
    picture.prepend(Object.assign(element('source', ''), { type: 'image/avif', sizes, srcset }));
  }
  return picture;
}

function priceOf(product: ViewedProduct): HTMLElement {
  const price = cardPrice({ ...product, ...pricesOf(product) });
  const line = element('p', CARD_PRICE);
  if (price.mode === 'signIn') {
    line.append(element('span', 'text-gold', 'Sign in to see prices'));
  } else if (price.mode === 'onRequest') {
    line.append('Price on request');
  } else {
    const amount = element('b', CARD_AMOUNT, formatRupees(price.pricePaise));
    line.append(
      price.isFrom ? 'from ' : '',
      amount,
      ' ',
      element('span', '', pricePerUnit(price, product.unit)),
    );
  }
  line.dataset['price'] = '';
  return line;
}

function cardOf(product: ViewedProduct, sizes: string): HTMLElement {
  const { sku, slug, title, netWeightMg } = product;
  const link = element('a', CARD_LINK, cardTitle(title));
  link.href = productPath(sku, slug);
  const facts = cardFacts(product).flatMap((fact) => [element('span', '', fact), ' ']);
  return element(
    'article',
    CARD_ROOT,
    element('div', CARD_TILE, pictureOf(product, sizes)),
    element('h3', PRODUCT_TITLE, link),
    element('p', CARD_FACTS, `${sku} · ${formatGrams(netWeightMg)}`),
    priceOf(product),
    element('p', CARD_FACTS, ...facts),
  );
}

/** Fills a list with cards; `data-sizes` gives the width of their pictures. */
export function showCards(list: HTMLElement, products: readonly ViewedProduct[]): void {
  const sizes = list.dataset['sizes'] ?? '';
  list.append(...products.map((each) => element('li', '', cardOf(each, sizes))));
}
