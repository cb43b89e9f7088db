/** Records the current product, and shows earlier ones when the visitor scrolls near them. */
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { viewedBeside, type ViewedProduct } from './model/recently-viewed.ts';
import { $recentlyViewed, noteViewed } from './stores/recently-viewed.ts';

const MOST_SHOWN = 4;
/** The distance at which loading starts, as a margin around the window. */
const NEAR = '600px';

/** The main picture of the page; null if there is none. */
function pictureShown(): ViewedProduct['image'] {
  const link = document.querySelector('#pictures a');
  const img = link?.querySelector('img');
  if (!link || !img) return null;
  const size = (name: string): number => Number(img.getAttribute(name));
  const isAvif = link.querySelector('source') !== null;
  return {
    url: link.getAttribute('href') ?? '',
    width: size('width'),
    height: size('height'),
    widths: [...img.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
    ...(isAvif && { formats: ['avif'] }),
  };
}

export function startRecentlyViewed(product: ProductBrief): void {
  const before = viewedBeside($recentlyViewed.get(), product.sku, MOST_SHOWN);
  noteViewed({ ...product, image: pictureShown(), facts: product });
  const section = document.getElementById('recent');
  const list = section?.querySelector('ul');
  if (!section || !list || before.length === 0) return;
  section.hidden = false;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      watcher.disconnect();
      import('./viewed-cards.ts')
        .then(({ showCards }) => showCards(list, before))
        // Optional content is not loaded offline.
        .catch(() => (section.hidden = true));
    },
    { rootMargin: NEAR },
  );
  watcher.observe(section);
}
