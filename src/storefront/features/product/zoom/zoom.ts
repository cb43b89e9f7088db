/** A product's pictures, large: zoomed by pointer, pinch, wheel and keyboard. Fetched when a picture is pressed. */
import PhotoSwipe from 'photoswipe';
import { slideOf } from './slide.ts';
import { startSpeaking } from './spoken.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import stylesheet from './zoom.css?url';
import { startZoomKeys } from './zoom-keys.ts';

// On its way as soon as this module is here; whether it fails, who opens the viewer will find out.
loadStylesheet(stylesheet).catch(() => undefined);

/** Of the size at which the whole picture is seen: by a press, and at most. */
const PRESSED = 2.5;
const MOST = 4;

/** Keeps the picture's controls off the picture, px. */
const PADDING = { top: 60, bottom: 60, left: 0, right: 0 };

/**
 * Shows the pictures of a strip over the page, beginning with the one pressed.
 * @param strip links to pictures, each holding its picture
 * @throws when the stylesheet cannot be fetched
 */
export async function openZoom(strip: HTMLElement, pressed: HTMLAnchorElement): Promise<void> {
  await loadStylesheet(stylesheet);
  // A second press while the first was answered.
  if (document.querySelector('.zoom') !== null) return;
  const links = [...strip.querySelectorAll('a')];
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.classList.toggle('zoom-beside-scrollbar', innerWidth > document.body.clientWidth);
  dialog.setAttribute('aria-label', 'Pictures');
  const viewer = new PhotoSwipe({
    dataSource: links.map(slideOf),
    index: links.indexOf(pressed),
    appendToEl: dialog,
    // The dialog keeps the focus, and this module gives it back.
    trapFocus: false,
    returnFocus: false,
    imageClickAction: 'zoom',
    wheelToZoom: true,
    loop: false,
    padding: PADDING,
    bgOpacity: 1,
    secondaryZoomLevel: ({ fit }) => fit * PRESSED,
    maxZoomLevel: ({ fit }) => fit * MOST,
    indexIndicatorSep: ' of ',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'This picture cannot be loaded.',
  });
  startZoomKeys(viewer);
  startSpeaking(viewer, dialog);
  // The page keeps the same picture in sight, to which the closing one returns.
  viewer.on('change', () => {
    strip.scrollTo({ left: viewer.currIndex * strip.clientWidth, behavior: 'instant' });
  });
  viewer.on('destroy', () => {
    dialog.remove();
    links[viewer.currIndex]?.focus({ preventScroll: true });
  });
  // Escape, or the back gesture of a phone.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  dialog.addEventListener('close', () => viewer.destroy());

  document.body.append(dialog);
  dialog.showModal();
  viewer.init();
}
