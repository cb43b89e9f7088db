/** Keys of the viewer beyond its own: plus and minus zoom, and arrows move within a picture that is zoomed. */
import type PhotoSwipe from 'photoswipe';

/** One press of plus. */
const STEP = 1.5;

const FACTORS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP };

export function startZoomKeys(viewer: PhotoSwipe): void {
  viewer.on('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    const factor = FACTORS[key];
    // With those the browser zooms its page.
    if (factor === undefined || ctrlKey || metaKey || altKey || !viewer.currSlide) return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    viewer.zoomTo(
      viewer.currSlide.currZoomLevel * factor,
      undefined,
      viewer.options.zoomAnimationDuration,
    );
  });
  viewer.on('zoomPanUpdate', ({ slide }) => {
    // While on, left and right lead to other pictures.
    viewer.options.arrowKeys = slide.currZoomLevel <= slide.zoomLevels.initial;
  });
}
