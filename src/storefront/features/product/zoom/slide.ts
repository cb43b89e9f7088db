/** What the viewer shows for a link of the strip. */
import type { SlideData } from 'photoswipe';

/** A picture may fill the window whatever its own size: so many times its pixels count as its size. */
const ENLARGED = 4;

/** Is the picture shown in the modern format, which `source` offers? Then the large one is taken in it too. */
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
