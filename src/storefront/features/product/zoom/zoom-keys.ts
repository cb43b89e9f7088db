/** Additional keys of the viewer: plus and minus zoom, and arrows pan a zoomed picture. */
import type PhotoSwipe from 'photoswipe';

/** The zoom factor of one press of plus. */
const STEP = 1.5;

const FACTORS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP };

export function startZoomKeys(viewer: PhotoSwipe): void {
  viewer.on('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    const factor = FACTORS[key];
    // With these modifiers the browser zooms the page.
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
    // While active, the left and right keys change the picture.
    viewer.options.arrowKeys = slide.currZoomLevel <= slide.zoomLevels.initial;
  });
}
