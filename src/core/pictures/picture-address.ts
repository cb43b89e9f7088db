/** Paths of uploaded pictures in Storage and their public addresses. */
import { PICTURE_FOLDER } from '#core/picture-file.ts';
import { renditionUrl } from '#core/renditions.ts';
import type { Image } from '#schema/image.ts';

/** The path prefix of every file in Storage; locally the site proxies these paths. */
export const LOCAL_PICTURES = '/v0/b/';

const STORAGE = 'https://firebasestorage.googleapis.com';

/** What pictures belong to: a folder for each. */
export type PictureOwner = 'prod' | 'categories' | 'blogs' | 'settings';

export interface PictureFile {
  owner: PictureOwner;
  /** For one form: forms never share file names, so that each may delete its own files. */
  form: string;
  /** Made from the picture's bytes: the same picture sent twice is one file. */
  content: string;
  /** px. */
  width: number;
  extension: string;
}

/** The file's name in Storage. */
export const pictureName = ({ owner, form, content, width, extension }: PictureFile): string =>
  `${PICTURE_FOLDER}/${owner}/${form}/${content}-${width}.${extension}`;

/**
 * The address of a file.
 * @param isLocal true if the site proxies the local stand-in; then the address is a path on the site
 */
export const pictureAddress = (bucket: string, name: string, isLocal: boolean): string =>
  `${isLocal ? '' : STORAGE}${LOCAL_PICTURES}${bucket}/o/${encodeURIComponent(name)}?alt=media`;

const ADDRESS =
  /^(?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[^/?#]+\/o\/([^/?#]+)\?alt=media$/;

/** The file name in Storage for an address; undefined for other addresses. */
export function nameInAddress(address: string): string | undefined {
  const escaped = ADDRESS.exec(address)?.[1];
  if (escaped === undefined) return undefined;
  try {
    const name = decodeURIComponent(escaped);
    return name.startsWith(`${PICTURE_FOLDER}/`) ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The names of all files of a picture: each width in each format. Empty if it is not in Storage.
 */
export function filesOf(image: Pick<Image, 'url' | 'widths' | 'formats'>): string[] {
  const widths = image.widths ?? [];
  const formats = [undefined, ...(image.formats ?? [])];
  const addresses = [
    image.url,
    ...formats.flatMap((format) => widths.map((width) => renditionUrl(image, width, format))),
  ];
  return [...new Set(addresses)].flatMap((address) => nameInAddress(address) ?? []);
}
