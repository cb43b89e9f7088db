/** Cards of products that were looked at before, fetched when one scrolls near them: as `ui/ProductCard.astro` builds it, without what may be old. */
import { productPath } from '#domain/paths.ts';
import type { ViewedProduct } from '#domain/recently-viewed.ts';
import { sourceSet } from '#domain/renditions.ts';

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

function cardOf({ sku, slug, title, image }: ViewedProduct, sizes: string): HTMLElement {
  const link = element('a', '', title);
  link.href = productPath(sku, slug);
  const tile = element('div', 'piece-tile', ...(image ? [pictureOf(image, sizes)] : []));
  const heading = element('h3', 'piece-title', link);
  return element('article', 'piece', tile, heading, element('p', 'piece-facts', sku));
}

/** Fills a list with cards; its `data-sizes` says how wide their pictures are shown. */
export function showCards(list: HTMLElement, products: readonly ViewedProduct[]): void {
  const sizes = list.dataset['sizes'] ?? '';
  list.append(...products.map((each) => element('li', '', cardOf(each, sizes))));
}
