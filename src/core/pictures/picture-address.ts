/** Where an uploaded picture lies in Storage, and the address by which pages show it. */
import { PICTURE_FOLDER } from '#core/picture-file.ts';
import { renditionUrl } from '#core/renditions.ts';
import type { Image } from '#schema/image.ts';

/** What the path of every file in Storage begins with; locally the site itself hands such paths on. */
export const LOCAL_PICTURES = '/v0/b/';

const STORAGE = 'https://firebasestorage.googleapis.com';

/** What pictures belong to: a folder for each. */
export type PictureOwner = 'prod' | 'categories' | 'blogs' | 'settings';

export interface PictureFile {
  owner: PictureOwner;
  /** Of one form: files of two forms never share a name, so that either may delete its own. */
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
 * @param isLocal the site hands it on to the local stand-in, and the address is a path on the site
 */
export const pictureAddress = (bucket: string, name: string, isLocal: boolean): string =>
  `${isLocal ? '' : STORAGE}${LOCAL_PICTURES}${bucket}/o/${encodeURIComponent(name)}?alt=media`;

const ADDRESS =
  /^(?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[^/?#]+\/o\/([^/?#]+)\?alt=media$/;

/** The name in Storage that an address leads to; undefined where it leads elsewhere. */
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

/** The names of all files of a picture: each width in each format. None where it does not lie in Storage. */
export function filesOf(image: Pick<Image, 'url' | 'widths' | 'formats'>): string[] {
  const widths = image.widths ?? [];
  const formats = [undefined, ...(image.formats ?? [])];
  const addresses = [
    image.url,
    ...formats.flatMap((format) => widths.map((width) => renditionUrl(image, width, format))),
  ];
  return [...new Set(addresses)].flatMap((address) => nameInAddress(address) ?? []);
}

/** What names a picture by its bytes; undefined where it was not uploaded here. */
export const contentIn = ({ url }: Pick<Image, 'url'>): string | undefined =>
  /\/([^/]+)-\d+\.[a-z0-9]+$/.exec(nameInAddress(url) ?? '')?.[1];
