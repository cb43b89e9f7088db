/** Checks a picture file, resizes it, and uploads it in all widths. */
import { makeRenditions, NotDecoded } from '#firebase/browser/make-renditions.ts';
import type { MadePicture } from '#firebase/browser/picture-messages.ts';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { checkPicture } from '#admin/shell/pictures/check-picture.ts';
import { pictureName, type PictureOwner } from '#core/pictures/picture-address.ts';
import { NOT_DECODED, uploadMessage } from '#admin/shell/pictures/upload-messages.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Image } from '#schema/image.ts';

export interface PictureUploadRequest {
  file: File;
  owner: PictureOwner;
  /** Id of the form that uses the picture. */
  form: string;
  alt: string;
}

export interface UploadWatch {
  /** Called with the file names before the first upload. */
  onNames: (names: readonly string[]) => void;
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const HEX = 16;

/** File name from the content: 12 bytes of its digest. */
async function contentOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12);
  return [...digest].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

interface NamedFile {
  name: string;
  blob: Blob;
}

function filesOf(
  made: MadePicture,
  { owner, form }: PictureUploadRequest,
  content: string,
): NamedFile[] {
  return made.renditions.flatMap(({ width, main, avif }) => {
    const named = (blob: Blob, extension: string) => ({
      name: pictureName({ owner, form, content, width, extension }),
      blob,
    });
    const extension = main.type === 'image/webp' ? 'webp' : 'jpg';
    return [named(main, extension), ...(avif ? [named(avif, 'avif')] : [])];
  });
}

async function putAll(files: readonly NamedFile[], watch: UploadWatch): Promise<string[]> {
  const { putPicture } = await import('#firebase/browser/pictures.ts');
  const all = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let sent = 0;
  const addresses: string[] = [];
  for (const { name, blob } of files) {
    const onBytes = (bytes: number) => watch.onProgress((sent + bytes) / all);
    addresses.push(await putPicture(name, blob, { onBytes, signal: watch.signal }));
    sent += blob.size;
  }
  return addresses;
}

async function sent(
  request: PictureUploadRequest,
  bytes: ArrayBuffer,
  watch: UploadWatch,
): Promise<Image> {
  const made = await makeRenditions(request.file);
  const files = filesOf(made, request, await contentOf(bytes));
  watch.onNames(files.map(({ name }) => name));
  const addresses = await putAll(files, watch);
  const hasAvif = made.renditions.every(({ avif }) => avif !== undefined);
  const largest = made.renditions[made.renditions.length - 1];
  const url = addresses[files.findLastIndex(({ name }) => !name.endsWith('.avif'))];
  if (largest === undefined || url === undefined) throw new NotDecoded('no rendition was made');
  return {
    url,
    width: largest.width,
    height: largest.height,
    alt: request.alt,
    widths: made.renditions.map(({ width }) => width),
    ...(hasAvif && { formats: ['avif' as const] }),
    ...(made.placeholder !== undefined && { placeholder: made.placeholder }),
  };
}

/** The content of the file; of an oversized one only the beginning, because it is refused anyway. */
const bytesOf = (file: File): Promise<ArrayBuffer> =>
  file.slice(0, LARGEST_PICTURE + 1).arrayBuffer();

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** See `uploadPicture`. */
export async function sendPicture(
  request: PictureUploadRequest,
  watch: UploadWatch,
): Promise<Result<Image>> {
  // The file can't be read if its disk was removed or the file moved.
  const bytes = await bytesOf(request.file).catch(() => undefined);
  if (bytes === undefined) return failed('The file can’t be read. Choose it again.', 'invalid');
  const checked = checkPicture(new Uint8Array(bytes));
  if (!checked.success) return failed(checked.error, 'invalid');
  try {
    return succeeded(await sent(request, bytes, watch));
  } catch (error) {
    if (error instanceof NotDecoded) return failed(NOT_DECODED, 'invalid');
    const code = codeOf(error);
    if (code === '') reportError(error);
    return failed(uploadMessage(code), code);
  }
}
