/** Records the current product, and shows earlier ones when the visitor scrolls near them. */
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { storedAtom } from '#storefront/shared/stores/stored-atom.ts';
import type { ViewedProduct } from './viewed-cards.ts';

const MOST_STORED = 12;
const MOST_SHOWN = 4;
/** The distance at which loading starts, as a margin around the window. */
const NEAR = '600px';

/** Damaged storage counts as empty. Increase the number in the key when the stored fields change. */
function viewedFrom(text: string): ViewedProduct[] {
  const list = jsonFrom(text);
  if (!Array.isArray(list)) return [];
  // This module wrote them.
  return list.filter((each): each is ViewedProduct => typeof fieldsOf(each)?.['sku'] === 'string');
}

/** Newest first. */
const $recentlyViewed = storedAtom<ViewedProduct[]>('glambug-recently-viewed-2', [], {
  encode: JSON.stringify,
  decode: viewedFrom,
});

/** The main picture of the page; null if there is none. */
function pictureShown(): EntryPicture | null {
  const link = document.querySelector('#pictures a');
  const img = link?.querySelector('img');
  if (!link || !img) return null;
  return {
    url: link.getAttribute('href') ?? '',
    width: Number(img.getAttribute('width')),
    height: Number(img.getAttribute('height')),
    widths: [...img.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
    ...(link.querySelector('source') && { formats: ['avif'] }),
  };
}

export function startRecentlyViewed(product: ProductBrief): void {
  const others = $recentlyViewed.get().filter((each) => each.sku !== product.sku);
  const { sku, slug, title, unit, moq, netWeightMg, stockStatus } = product;
  const viewed = { sku, slug, title, unit, moq, netWeightMg, stockStatus, image: pictureShown() };
  $recentlyViewed.set([viewed, ...others].slice(0, MOST_STORED));
  const section = document.getElementById('recent');
  const list = section?.querySelector('ul');
  if (!section || !list || others.length === 0) return;
  section.hidden = false;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      watcher.disconnect();
      import('./viewed-cards.ts')
        .then(({ showCards }) => showCards(list, others.slice(0, MOST_SHOWN)))
        // Optional content is not loaded offline.
        .catch(() => (section.hidden = true));
    },
    { rootMargin: NEAR },
  );
  watcher.observe(section);
}
