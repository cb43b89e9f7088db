/** Looks at a picture by its bytes, resizes it, and uploads it in all its widths. */
import { makeRenditions, NotDecoded } from '#firebase/browser/make-renditions.ts';
import type { MadePicture } from '#firebase/browser/picture-messages.ts';
import { LARGEST_PICTURE } from '#core/picture-file.ts';
import { checkPicture } from '#admin/shell/pictures/check-picture.ts';
import { pictureName } from '#core/pictures/picture-address.ts';
import { NOT_DECODED, uploadWords } from '#admin/shell/pictures/upload-words.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Image } from '#schema/image.ts';
import type { PictureWish, UploadWatch } from './upload-picture.ts';

const HEX = 16;

/** Names a picture by its contents: 12 bytes of their digest. */
async function contentOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12);
  return [...digest].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

interface NamedFile {
  name: string;
  blob: Blob;
}

function filesOf(made: MadePicture, { owner, form }: PictureWish, content: string): NamedFile[] {
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

async function sent(wish: PictureWish, bytes: ArrayBuffer, watch: UploadWatch): Promise<Image> {
  const made = await makeRenditions(wish.file);
  const files = filesOf(made, wish, await contentOf(bytes));
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
    alt: wish.alt,
    widths: made.renditions.map(({ width }) => width),
    ...(hasAvif && { formats: ['avif' as const] }),
    ...(made.placeholder !== undefined && { placeholder: made.placeholder }),
  };
}

/** Bytes of a file, of a large one the first alone: it is refused anyway. */
const bytesOf = (file: File): Promise<ArrayBuffer> =>
  file.slice(0, LARGEST_PICTURE + 1).arrayBuffer();

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** As `uploadPicture`. */
export async function sendPicture(wish: PictureWish, watch: UploadWatch): Promise<Result<Image>> {
  // A file on a disk that has been taken out, or was moved, cannot be read.
  const bytes = await bytesOf(wish.file).catch(() => undefined);
  if (bytes === undefined) return failed('The file can’t be read. Choose it again.', 'unfit');
  const checked = checkPicture(new Uint8Array(bytes));
  if (!checked.success) return failed(checked.error, 'unfit');
  try {
    return succeeded(await sent(wish, bytes, watch));
  } catch (error) {
    if (error instanceof NotDecoded) return failed(NOT_DECODED, 'unfit');
    const code = codeOf(error);
    if (code === '') reportError(error);
    return failed(uploadWords(code), code);
  }
}
