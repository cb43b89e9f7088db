/** Remembers the product that is looked at, and shows those before it once one scrolls near them. */
import { productPath } from '#domain/paths.ts';
import type { ProductBrief } from '#domain/product-brief.ts';
import { viewedBeside, type ViewedProduct } from '#domain/recently-viewed.ts';
import { sourceSet } from '#domain/renditions.ts';
import { $recentlyViewed, noteViewed } from '#stores/recently-viewed.ts';

const MOST_SHOWN = 4;
/** How near one must come, as a margin around the window. */
const NEAR = '600px';

/** The main picture as the page shows it; null when there is none yet. */
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

function showPicture(tile: Element | null, image: ViewedProduct['image']): void {
  if (image === null) return tile?.querySelector('picture')?.remove();
  const [source, img] = [tile?.querySelector('source'), tile?.querySelector('img')];
  if (!source || !img) return;
  if (image.formats?.includes('avif') === true) source.srcset = sourceSet(image, 'avif');
  else source.remove();
  img.width = image.width;
  img.height = image.height;
  img.srcset = sourceSet(image);
  img.src = image.url;
}

/** A card after the page's own pattern of one. */
function cardOf(pattern: HTMLTemplateElement, product: ViewedProduct): Node {
  const { sku, slug, title, image } = product;
  const card = document.importNode(pattern.content, true);
  const link = card.querySelector('a');
  const code = card.querySelector('.piece-facts');
  if (link) {
    link.href = productPath(sku, slug);
    link.textContent = title;
  }
  if (code) code.textContent = sku;
  showPicture(card.querySelector('.piece-tile'), image);
  return card;
}

export function startRecentlyViewed(product: ProductBrief): void {
  const before = viewedBeside($recentlyViewed.get(), product.sku, MOST_SHOWN);
  noteViewed({ ...product, image: pictureShown() });
  const section = document.getElementById('recent');
  const pattern = section?.querySelector('template');
  if (!section || !pattern || before.length === 0) return;
  section.hidden = false;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      watcher.disconnect();
      pattern.parentElement?.append(...before.map((each) => cardOf(pattern, each)));
    },
    { rootMargin: NEAR },
  );
  watcher.observe(section);
}
