/** Opens a product's pictures large. The viewer is fetched when a picture is pressed, or a mouse comes near it. */
import { isOtherwiseMeant } from '#storefront/shared/otherwise-meant.ts';

const viewer = () => import('./zoom/zoom.ts');

export function startPictures(): void {
  const strip = document.getElementById('pictures');
  strip?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || isOtherwiseMeant(event)) return;
    event.preventDefault();
    viewer()
      .then(({ openZoom }) => openZoom(strip, link))
      // The picture alone, as without any script.
      .catch(() => location.assign(link.href));
  });
  // A finger on a picture mostly means to scroll, and fetches nothing.
  strip?.addEventListener('pointerover', ({ pointerType }) => {
    // Whether it fails, the click that follows will find out.
    if (pointerType === 'mouse') void viewer().catch(() => undefined);
  });
}
