/** Stored widths of an uploaded picture: for cards, for product pages on a phone, and for zoom. */

/** px. */
const PICTURE_WIDTHS = [320, 640, 1_280] as const;

/**
 * The widths to create, ascending; never wider than the original.
 * @param width of the original, px
 */
export function widthsFor(width: number): number[] {
  const narrower = PICTURE_WIDTHS.filter((each) => each < width);
  const isWhole = narrower.length === PICTURE_WIDTHS.length;
  return isWhole ? narrower : [...narrower, Math.min(width, PICTURE_WIDTHS[2])];
}

/** The height of a rendition, px: at least one. */
export const heightAt = (width: number, whole: { width: number; height: number }): number =>
  Math.max(1, Math.round((width * whole.height) / whole.width));
