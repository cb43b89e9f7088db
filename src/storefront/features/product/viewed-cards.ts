/**
 * Cards of recently viewed products with the markup of `ui/ProductCard.astro`; loaded when they come near the
 * view.
 */
import { cardFacts, cardTitle, pricePerUnit } from '#core/card-text.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import { productPath } from '#core/paths.ts';
import {
  CARD_ROOT,
  CARD_FACTS,
  CARD_LINK,
  CARD_PRICE,
  CARD_TILE,
  NO_PICTURE,
  CARD_AMOUNT,
  PRODUCT_TITLE,
} from '#ui/card-class.ts';
import type { ViewedProduct } from './model/recently-viewed.ts';
import { sourceSet } from '#core/renditions.ts';
import { viewedFacts, type ViewedFacts } from './model/viewed-facts.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}

function pictureOf(image: NonNullable<ViewedProduct['image']>, sizes: string): HTMLElement {
  const img = element('img', '');
  Object.assign(img, { alt: '', loading: 'lazy', decoding: 'async', sizes });
  const { width, height } = image;
  Object.assign(img, { width, height, srcset: sourceSet(image), src: image.url });
  const picture = element('picture', '', img);
  if (image.formats?.includes('avif') === true) {
    const srcset = sourceSet(image, 'avif');
    picture.prepend(Object.assign(element('source', ''), { type: 'image/avif', sizes, srcset }));
  }
  return picture;
}

function blankOf(sku: string): HTMLElement {
  const blank = element('span', NO_PICTURE, sku);
  blank.ariaHidden = 'true';
  return blank;
}

function priceOf({ price, unit }: ViewedFacts): (Node | string)[] {
  if (price.mode === 'signIn') return [element('span', 'text-gold', 'Sign in to see prices')];
  if (price.mode === 'onRequest') return ['Price on request'];
  const amount = element('b', CARD_AMOUNT, formatRupees(price.pricePaise));
  return [amount, ' ', element('span', '', pricePerUnit(price, unit))];
}

function cardOf({ sku, slug, title, image, facts }: ViewedProduct, sizes: string): HTMLElement {
  const link = element('a', CARD_LINK, cardTitle(title));
  link.href = productPath(sku, slug);
  const tile = element('div', CARD_TILE, image ? pictureOf(image, sizes) : blankOf(sku));
  const card = element('article', CARD_ROOT, tile, element('h3', PRODUCT_TITLE, link));
  const viewed = viewedFacts(facts);
  if (viewed === undefined) {
    card.append(element('p', CARD_FACTS, sku));
    return card;
  }
  const { netWeightMg } = viewed;
  const shownPrice = element('p', CARD_PRICE, ...priceOf(viewed));
  shownPrice.dataset['price'] = '';
  card.append(
    element('p', CARD_FACTS, `${sku} · ${formatGrams(netWeightMg)}`),
    shownPrice,
    element(
      'p',
      CARD_FACTS,
      ...cardFacts(viewed).flatMap((fact) => [element('span', '', fact), ' ']),
    ),
  );
  return card;
}

/** Fills a list with cards; `data-sizes` gives the width of their pictures. */
export function showCards(list: HTMLElement, products: readonly ViewedProduct[]): void {
  const sizes = list.dataset['sizes'] ?? '';
  list.append(...products.map((each) => element('li', '', cardOf(each, sizes))));
}
