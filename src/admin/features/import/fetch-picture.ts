/**
 * Copies a picture from an address on another website, if that website allows it (CORS). The browser decodes it, so
 * that only pictures get through, whatever the address says.
 */
import { failed, succeeded, type Result } from '#core/result.ts';

/** ms. */
const LONGEST_WAIT = 30_000;

/** Larger pictures would fill the memory of a phone, pixels. */
const MOST_PIXELS = 50_000_000;

/** The longer edge of the copy, px: enough for the largest rendition. */
const LONGEST_EDGE = 2_560;

const QUALITY = 0.92;

const NOT_COPIED =
  'The website doesn’t let this browser copy the image, or has no image at this address.';

async function loaded(url: string, signal: AbortSignal): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]);
  const isLoaded = await new Promise<boolean>((resolve) => {
    image.decode().then(
      () => resolve(true),
      () => resolve(false),
    );
    ended.addEventListener('abort', () => resolve(false));
  });
  if (isLoaded) return image;
  // Ends the download.
  image.src = '';
  return undefined;
}

/** The picture as a file that can be uploaded, at most `LONGEST_EDGE` wide and high. */
async function copied(image: HTMLImageElement): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  const canvas = new OffscreenCanvas(...size);
  canvas.getContext('2d')?.drawImage(image, 0, 0, ...size);
  // A browser that does not encode WebP makes a PNG.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return new File([blob], 'image', { type: blob.type });
}

/** @returns why it can't be copied, in a sentence */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Result<File>> {
  if (!url.startsWith('https://')) return failed('The address doesn’t begin with https://.');
  const image = await loaded(url, signal);
  if (image === undefined) return failed(NOT_COPIED);
  if (image.naturalWidth * image.naturalHeight > MOST_PIXELS)
    return failed('The image is larger than 50 megapixels. Upload it smaller.');
  try {
    return succeeded(await copied(image));
  } catch {
    return failed(NOT_COPIED);
  }
}
