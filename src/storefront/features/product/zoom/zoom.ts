/** The picture viewer: zoom by pointer, pinch, wheel and keyboard. Loaded when a picture is pressed. */
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import stylesheet from './zoom.css?url';

// Loads with this module; a failure is handled on opening.
loadStylesheet(stylesheet).catch(() => undefined);

/** Zoom factors relative to the fitted size: for a press, and the maximum. */
const PRESSED = 2.5;
const MOST = 4;

/** Space for the controls beside the picture, px. */
const PADDING = { top: 60, bottom: 60, left: 0, right: 0 };

/** A factor for the size of a picture, so that small pictures can fill the window. */
const ENLARGED = 4;

/** The zoom factors of one press of a key. */
const KEYS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };

/** The slide of the viewer for a link of the strip, in the format that the browser has loaded. */
function slideOf(link: HTMLAnchorElement): SlideData {
  const img = link.querySelector('img');
  const isAvif = /\.avif(?:\?|$)/.test(img?.currentSrc ?? '');
  return {
    element: link,
    src: link.href,
    srcset: (isAvif ? link.querySelector('source') : img)?.srcset ?? '',
    width: Number(img?.getAttribute('width')) * ENLARGED,
    height: Number(img?.getAttribute('height')) * ENLARGED,
    alt: img?.alt ?? '',
    msrc: img?.currentSrc ?? '',
    // The strip shows squares.
    thumbCropped: true,
  };
}

/** Announces the current picture and labels the parts. */
function startSpeaking(viewer: PhotoSwipe, dialog: HTMLElement): void {
  const spoken = document.createElement('p');
  spoken.className = 'sr-only';
  spoken.setAttribute('role', 'status');
  dialog.append(spoken);
  viewer.on('change', () => {
    const count = viewer.getNumItems();
    const alt = viewer.currSlide?.data.alt ?? '';
    spoken.textContent = count > 1 ? `Picture ${viewer.currIndex + 1} of ${count}: ${alt}` : alt;
    for (const { el, slide } of viewer.mainScroll.itemHolders) {
      el.setAttribute('aria-label', `Picture ${(slide?.index ?? 0) + 1}`);
    }
  });
  viewer.on('bindEvents', () => {
    // The dialog has its own role; its content is a group of pictures.
    viewer.element?.setAttribute('role', 'none');
    viewer.scrollWrap?.setAttribute('aria-label', 'Pictures');
  });
}

/** Plus and minus zoom, and arrows pan a zoomed picture. */
function startZoomKeys(viewer: PhotoSwipe): void {
  viewer.on('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
    const factor = KEYS[key];
    // With these modifiers the browser zooms the page.
    if (factor === undefined || ctrlKey || metaKey || altKey || !viewer.currSlide) return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    const level = viewer.currSlide.currZoomLevel * factor;
    viewer.zoomTo(level, undefined, viewer.options.zoomAnimationDuration);
  });
  viewer.on('zoomPanUpdate', ({ slide }) => {
    // While active, the left and right keys change the picture.
    viewer.options.arrowKeys = slide.currZoomLevel <= slide.zoomLevels.initial;
  });
}

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
