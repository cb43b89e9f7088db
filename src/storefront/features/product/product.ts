/** The scripts of a product page: order form, pictures, sharing and recently viewed products. */
import { startOrderForm } from './order-form.ts';
import { startEach } from '#storefront/shared/start-each.ts';
import { whenIdle } from '#storefront/shared/when-idle.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { isPlainClick } from '#storefront/shared/plain-click.ts';

async function copy(address: string, state: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    state.textContent = 'Link copied.';
  } catch {
    // The user can copy it by hand.
    state.textContent = `Copy this link: ${address}`;
  }
}

/** Shares a page with the device's share dialog, or copies its address. */
function startSharing(): void {
  const place = document.querySelector<HTMLElement>('[data-share]');
  const button = place?.querySelector('button');
  const state = place?.querySelector<HTMLElement>('[role="status"]');
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (!button || !state || address === undefined) return;
  // Older browsers have no `share`, although the types declare it.
  const canShare = 'share' in navigator;
  const label = button.querySelector('span');
  if (canShare && label) label.textContent = 'Share';

  button.addEventListener('click', () => {
    if (!canShare) return void copy(address, state);
    const title = document.querySelector('h1')?.textContent ?? '';
    navigator.share({ title, url: address }).catch((problem: unknown) => {
      const isGivenUp = problem instanceof DOMException && problem.name === 'AbortError';
      if (!isGivenUp) void copy(address, state);
    });
  });
}

const viewer = () => import('./zoom/zoom.ts');

/** Opens a product's pictures in the viewer, which is loaded when a picture is pressed or hovered. */
function startPictures(): void {
  const strip = document.getElementById('pictures');
  strip?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    viewer()
      .then(({ openZoom }) => openZoom(strip, link))
      // Opens the picture itself, as without JavaScript.
      .catch(() => location.assign(link.href));
  });
  // A touch usually starts scrolling, so it does not preload.
  strip?.addEventListener('pointerover', ({ pointerType }) => {
    // A failure is handled by the click.
    if (pointerType === 'mouse') void viewer().catch(() => undefined);
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-product]');
if (form !== null) {
  // Written by the page with `briefOf`.
  const product = JSON.parse(form.dataset['product'] ?? '') as ProductBrief;
  startEach(
    () => startOrderForm(form, product),
    () =>
      whenIdle(() => {
        // Offline it is not recorded.
        void import('./recently-viewed.ts').then(
          (module) => module.startRecentlyViewed(product),
          () => undefined,
        );
      }),
  );
}
startEach(startPictures, startSharing);
