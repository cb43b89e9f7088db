/** Resizes a chosen picture in the browser to the widths that the shop shows. */

/** Stored widths: for cards, for product pages on a phone, and for zoom, px. */
const PICTURE_WIDTHS = [320, 640, 1_280] as const;

/** At this quality the loss is not visible. */
const QUALITY = 0.82;

/** The longer edge of the placeholder, px. */
const BLUR_EDGE = 10;

/** Its maximum length in a document. */
const LONGEST_BLUR = 400;

interface Rendition {
  /** px */
  width: number;
  height: number;
  /** WebP, or JPEG if the browser does not encode WebP. */
  blob: Blob;
}

export interface MadePicture {
  /** Of the picture itself, px. */
  width: number;
  height: number;
  /** Narrowest first; at least one. */
  renditions: readonly Rendition[];
  /** A few pixels as a data URI. */
  placeholder: string | undefined;
}

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

async function scaled(bitmap: ImageBitmap, width: number): Promise<Rendition> {
  const height = heightAt(width, bitmap);
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  const small = await createImageBitmap(bitmap, size);
  context.drawImage(small, 0, 0);
  small.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (webp.type === 'image/webp') return { width, height, blob: webp };
  // JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { width, height, blob: jpeg };
}

async function blurOf(bitmap: ImageBitmap): Promise<string | undefined> {
  const part = Math.min(1, bitmap.width / bitmap.height);
  const { blob } = await scaled(bitmap, Math.max(1, Math.round(BLUR_EDGE * part)));
  if (blob.type !== 'image/webp') return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = `data:image/webp;base64,${btoa(String.fromCharCode(...bytes))}`;
  return text.length <= LONGEST_BLUR ? text : undefined;
}

/** Applies the camera's orientation. @throws if the browser cannot decode the picture */
export async function makeRenditions(file: Blob): Promise<MadePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const renditions = await Promise.all(widthsFor(width).map((each) => scaled(bitmap, each)));
    return { width, height, renditions, placeholder: await blurOf(bitmap) };
  } finally {
    bitmap.close();
  }
}
