/** The picture viewer: zoom by pointer, pinch, wheel and keyboard. Loaded when a picture is pressed. */
import PhotoSwipe from 'photoswipe';
import { slideOf } from './slide.ts';
import { startSpeaking } from './spoken.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import stylesheet from './zoom.css?url';
import { startZoomKeys } from './zoom-keys.ts';

// Loads with this module; a failure is handled on opening.
loadStylesheet(stylesheet).catch(() => undefined);

/** Zoom factors relative to the fitted size: for a press, and the maximum. */
const PRESSED = 2.5;
const MOST = 4;

/** Space for the controls beside the picture, px. */
const PADDING = { top: 60, bottom: 60, left: 0, right: 0 };

/**
 * Opens the pictures of a strip as a full-screen viewer, starting with the pressed one.
 * @param strip links to pictures, each with its picture
 * @throws when the stylesheet cannot be loaded
 */
export async function openZoom(strip: HTMLElement, pressed: HTMLAnchorElement): Promise<void> {
  await loadStylesheet(stylesheet);
  // A second press during opening.
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
    // The dialog traps the focus, and this module restores it.
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
  // The strip follows, so that closing returns to the same picture.
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
