/** Checks a picture file, resizes it, and uploads it in all widths. */
import { makeRenditions, type MadePicture } from '#firebase/browser/make-renditions.ts';
import { putPicture } from '#firebase/browser/pictures.ts';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { pictureName, type PictureOwner } from '#core/pictures/picture-address.ts';
import { uploadId } from '#core/pictures/stored-picture.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Image } from '#schema/image.ts';

export interface PictureUploadRequest {
  file: File;
  owner: PictureOwner;
  alt: string;
  /** Identifies the picture instead of its bytes: 24 hexadecimal digits. */
  content?: string;
}

export interface UploadWatch {
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Smaller pictures are too coarse, px. */
const SHORTEST_EDGE = 100;

/** Maximum aspect ratio; cards would cut off the rest. */
const LONGEST_STRIP = 5;

const MESSAGES: Readonly<Record<string, string>> = {
  'not-configured': 'Images can’t be uploaded: file storage is not set up. Contact support.',
  unauthorized: 'You don’t have permission to upload images. Sign out, sign in and try again.',
  unauthenticated: 'Your session has ended. Sign in and try again.',
  'quota-exceeded': 'File storage is full. Contact support.',
  canceled: 'Cancelled.',
};

const INTERRUPTED = 'The upload was interrupted. Check your connection and try again.';

const NOT_DECODED = 'Your browser can’t open this image. Save it as JPEG, or use another browser.';

/** The first bytes of JPEG and PNG files, and of WebP files with any size in bytes 4 to 7. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/];

/** Why a file is no picture, by its bytes, whatever its name; undefined if it is one. */
export function fileProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'The file is empty.';
  if (bytes.length > LARGEST_PICTURE) return 'The file is larger than 5 MB. Save it smaller.';
  const start = String.fromCharCode(...bytes.slice(0, 12));
  return SIGNATURES.some((signature) => signature.test(start))
    ? undefined
    : 'This file isn’t a JPEG, PNG or WebP image.';
}

/** Why a picture of this size can't be used, px. */
export function dimensionProblem({ width, height }: Pick<MadePicture, 'width' | 'height'>) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const sizeText = `The image is ${width} × ${height} px`;
  if (short < SHORTEST_EDGE)
    return `${sizeText}. The minimum is ${SHORTEST_EDGE} px. Use a larger image.`;
  return long > short * LONGEST_STRIP
    ? `${sizeText}, which is too long and narrow. Crop it to the product.`
    : undefined;
}

const HEX = 16;

/** File name from the content: 12 bytes of its digest. */
async function contentOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12);
  return Array.from(digest, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

/** Uploads all widths at the same time. */
async function putAll(
  { renditions, placeholder }: MadePicture,
  { file, owner, alt }: PictureUploadRequest,
  content: string,
  { onProgress, signal }: UploadWatch,
): Promise<Image> {
  const upload = uploadId(file.name, Date.now());
  const all = renditions.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<number, number>();
  const images = await Promise.all(
    renditions.map(async ({ width, height, blob }) => {
      const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
      const name = pictureName({ owner, upload, content, width, extension });
      const onBytes = (bytes: number): void => {
        sent.set(width, bytes);
        onProgress([...sent.values()].reduce((sum, each) => sum + each) / all);
      };
      return { url: await putPicture(name, blob, { onBytes, signal }), width, height };
    }),
  );
  const widths = images.map(({ width }) => width);
  const largest = images[images.length - 1];
  if (largest === undefined) throw new Error('No rendition was made.');
  return { ...largest, alt, widths, ...(placeholder !== undefined && { placeholder }) };
}

/** The code of a failure of the service: `quota-exceeded`. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code).replace('storage/', '') : '';

/** See `uploadPicture`. */
export async function sendPicture(
  request: PictureUploadRequest,
  watch: UploadWatch,
): Promise<Result<Image>> {
  // A larger file is refused anyway. It can't be read if its disk was removed or the file moved.
  const start = request.file.slice(0, LARGEST_PICTURE + 1);
  const bytes = await start.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return failed('The file can’t be read. Choose it again.', 'invalid');
  const problem = fileProblem(new Uint8Array(bytes));
  if (problem !== undefined) return failed(problem, 'invalid');
  const made = await makeRenditions(request.file).catch(() => undefined);
  const unusable = made === undefined ? NOT_DECODED : dimensionProblem(made);
  if (made === undefined || unusable !== undefined) return failed(unusable ?? '', 'invalid');
  try {
    return succeeded(
      await putAll(made, request, request.content ?? (await contentOf(bytes)), watch),
    );
  } catch (error) {
    const code = codeOf(error);
    if (code === '') reportError(error);
    return failed(MESSAGES[code] ?? INTERRUPTED, code);
  }
}
