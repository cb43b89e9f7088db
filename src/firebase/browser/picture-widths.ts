/** The widths in which an uploaded picture is kept: for cards, for the page of a product on a phone, and for looking close. */

/** px. */
export const PICTURE_WIDTHS = [320, 640, 1_280] as const;

/**
 * The widths to make of a picture, ascending; never wider than it is.
 * @param width of the picture as it was taken, px
 */
export function widthsFor(width: number): number[] {
  const narrower = PICTURE_WIDTHS.filter((each) => each < width);
  const isWhole = narrower.length === PICTURE_WIDTHS.length;
  return isWhole ? narrower : [...narrower, Math.min(width, PICTURE_WIDTHS[2])];
}

/** The height of a rendition, px: at least one. */
export const heightAt = (width: number, whole: { width: number; height: number }): number =>
  Math.max(1, Math.round((width * whole.height) / whole.width));
