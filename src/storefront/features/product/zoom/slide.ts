/** The slide of the viewer for a link of the strip. */
import type { SlideData } from 'photoswipe';

/** A factor for the size of a picture, so that small pictures can fill the window. */
const ENLARGED = 4;

/** Whether the browser uses the modern format of `source`, so that the zoom can use it, too. */
const isShownFrom = (source: HTMLSourceElement | null, img: HTMLImageElement | null): boolean =>
  /\.avif(?:\?|$)/.test(img?.currentSrc ?? '') && source?.type === 'image/avif';

export function slideOf(link: HTMLAnchorElement): SlideData {
  const img = link.querySelector('img');
  const source = link.querySelector('source');
  return {
    element: link,
    src: link.href,
    srcset: (isShownFrom(source, img) ? source?.srcset : img?.srcset) ?? '',
    width: Number(img?.getAttribute('width')) * ENLARGED,
    height: Number(img?.getAttribute('height')) * ENLARGED,
    alt: img?.alt ?? '',
    msrc: img?.currentSrc ?? '',
    // The strip shows squares.
    thumbCropped: true,
  };
}
