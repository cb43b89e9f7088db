/** Uploaded pictures by the names of their files in Storage, and the places in documents that name them. */
import { PICTURE_FOLDER } from '#core/picture-file.ts';

const DAY_MS = 86_400_000;

/** Time for saving a picture, ms: a draft in a browser may contain it until then. */
export const UNUSED_AFTER_MS = 7 * DAY_MS;

/** The folder of pictures uploaded to the media library, which stay until staff remove them. */
export const LIBRARY_FOLDER = `${PICTURE_FOLDER}/media/`;

/** `pictures/OWNER/UPLOAD/CONTENT`, in a file name or as part of a URL. */
const PICTURE = new RegExp(`${PICTURE_FOLDER}(?:(?:/|%2F)[\\w.]+){3}`, 'g');

/** The keys of the uploaded pictures that a text names. */
export const picturesIn = (text: string): string[] =>
  Array.from(text.matchAll(PICTURE), ([name]) => name.replaceAll('%2F', '/'));

/** The time, the name of the file, and random letters. */
const UPLOAD = /^([0-9a-z]{8,9})\.(\w*)\.[0-9a-f]{8}$/;

/** When the picture with this key was uploaded, ms; undefined for older uploads. */
export function uploadTime(picture: string): number | undefined {
  const time = UPLOAD.exec(picture.split('/')[2] ?? '')?.[1];
  return time === undefined ? undefined : parseInt(time, 36);
}

const LONGEST_NAME = 40;
const RANDOM = 8;

/**
 * The ID of a new upload: its time, the name of its file, and random letters, so that the library needs no other
 * record of them.
 * @param now ms
 */
export function uploadId(fileName: string, now: number): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, LONGEST_NAME);
  return `${now.toString(36)}.${name}.${crypto.randomUUID().slice(0, RANDOM)}`;
}

export interface StoredPicture {
  /** `pictures/OWNER/UPLOAD/CONTENT`. */
  id: string;
  /** The names of all its files, the widest last. */
  files: readonly [string, ...string[]];
  /** Widths of the files, px. */
  widths: readonly [number, ...number[]];
  /** The name of the uploaded file without extension; of older uploads their content hash. */
  name: string;
  /** ms; undefined for older uploads. */
  uploadedAt: number | undefined;
}

const FILE = /^(pictures\/[\w.]+\/([\w.]+)\/([\w.]+))-(\d+)\.[a-z0-9]+$/;

/** The uploads that these files belong to, the latest first. */
export function storedPictures(files: readonly string[]): StoredPicture[] {
  const pictures = new Map<string, StoredPicture>();
  const sized = files
    .flatMap((file) => {
      const [, id = '', upload = '', content = '', width = ''] = FILE.exec(file) ?? [];
      return id === '' ? [] : [{ file, id, upload, content, width: Number(width) }];
    })
    .sort((one, other) => one.width - other.width);
  for (const { file, id, upload, content, width } of sized) {
    const name = UPLOAD.exec(upload)?.[2];
    const before = pictures.get(id);
    pictures.set(id, {
      id,
      files: before ? [...before.files, file] : [file],
      widths: before ? [...before.widths, width] : [width],
      name: name || content,
      uploadedAt: uploadTime(id),
    });
  }
  return [...pictures.values()].sort(
    (one, other) => (other.uploadedAt ?? 0) - (one.uploadedAt ?? 0),
  );
}
