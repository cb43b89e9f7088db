/** Reads the list of all uploaded pictures, the latest first. */
import { storedPictures, type StoredPicture } from '#core/pictures/stored-picture.ts';

/** Of a card on a sharp screen, px. */
const THUMBNAIL = 320;

export interface LibraryPicture extends StoredPicture {
  /** The address of a small file. */
  thumbnail: string;
}

/** The Storage calls, loaded when they are needed. */
export const pictureFiles = () => import('#firebase/browser/pictures.ts');

/** Of the query of all pictures. */
export const PICTURES_KEY = ['media', 'files'];

/** @throws FirebaseError, TypeError */
export async function readPictures(): Promise<LibraryPicture[]> {
  const { listPictures, storedAddress } = await pictureFiles();
  return storedPictures(await listPictures()).map((picture) => {
    const { files, widths } = picture;
    const small = files[widths.findIndex((width) => width >= THUMBNAIL)] ?? files[0];
    return { ...picture, thumbnail: storedAddress(small) };
  });
}

/** Pictures whose file name contains all parts of a search. */
export function namedPictures<P extends StoredPicture>(
  pictures: readonly P[],
  search: string,
): P[] {
  const parts = search.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ name }) => parts.every((word) => name.includes(word)));
}
