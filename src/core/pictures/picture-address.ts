/** Paths of uploaded pictures in Storage and their public addresses. */
import { PICTURE_FOLDER } from '#core/picture-file.ts';
import type { Image } from '#schema/image.ts';

/** The path prefix of every file in Storage; locally the site proxies these paths. */
export const LOCAL_PICTURES = '/v0/b/';

/** The origin of uploaded files. */
export const STORAGE = 'https://firebasestorage.googleapis.com';

/** What pictures belong to: a folder for each. */
export type PictureOwner = 'prod' | 'categories' | 'blogs' | 'settings' | 'media';

export interface PictureFile {
  owner: PictureOwner;
  /** Unique: uploads never share a file, so that an unused one can be deleted. */
  upload: string;
  /** Made from the picture's bytes: the same picture uploaded twice is recognized by it. */
  content: string;
  /** px. */
  width: number;
  extension: string;
}

/** The file's name in Storage. */
export const pictureName = ({ owner, upload, content, width, extension }: PictureFile): string =>
  `${PICTURE_FOLDER}/${owner}/${upload}/${content}-${width}.${extension}`;

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

/** The content hash of a picture; undefined unless it was uploaded here. */
export const contentIn = ({ url }: Pick<Image, 'url'>): string | undefined =>
  /\/([^/]+)-\d+\.[a-z0-9]+$/.exec(nameInAddress(url) ?? '')?.[1];
