/** Opens a product's pictures in the viewer, which is loaded when a picture is pressed or hovered. */
import { isPlainClick } from '#storefront/shared/plain-click.ts';

const viewer = () => import('./zoom/zoom.ts');

export function startPictures(): void {
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
