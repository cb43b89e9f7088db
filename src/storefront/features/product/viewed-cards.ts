/** Cards of recently viewed products with the markup of `ProductGrid` but without prices, made without React. */
import { cardFacts, cardTitle } from '#core/card-text.ts';
import { perOtherUnit } from '#core/fact-text.ts';
import { formatGrams } from '#core/format.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';
import { productPath } from '#core/paths.ts';
import { sourceSet } from '#core/renditions.ts';
import { element } from '#storefront/shared/element.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import {
  CARD_FACTS,
  CARD_LINK,
  CARD_ROOT,
  CARD_TILE,
  NO_PICTURE,
  PRODUCT_TITLE,
} from '#ui/card-class.ts';

/** A product as its page showed it, without its price, which may have changed since. */
export interface ViewedProduct extends Pick<
  ProductBrief,
  'sku' | 'slug' | 'title' | 'unit' | 'moq' | 'netWeightMg' | 'stockStatus'
> {
  image: EntryPicture | null;
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

function cardOf(product: ViewedProduct, sizes: string): HTMLElement {
  const { sku, slug, title, netWeightMg, unit } = product;
  const link = element('a', CARD_LINK, cardTitle(title));
  link.href = productPath(sku, slug);
  const facts = cardFacts(product).flatMap((fact) => [element('span', '', fact), ' ']);
  return element(
    'article',
    CARD_ROOT,
    element('div', CARD_TILE, pictureOf(product, sizes)),
    element('h3', PRODUCT_TITLE, link),
    element('p', CARD_FACTS, `${sku} · ${formatGrams(netWeightMg)}${perOtherUnit(unit)}`),
    element('p', CARD_FACTS, ...facts),
  );
}

/** Fills a list with cards; `data-sizes` gives the width of their pictures. */
export function showCards(list: HTMLElement, products: readonly ViewedProduct[]): void {
  const sizes = list.dataset['sizes'] ?? '';
  list.append(...products.map((each) => element('li', '', cardOf(each, sizes))));
}
