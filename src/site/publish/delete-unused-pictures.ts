/** Deletes uploaded pictures that were never saved in a document, such as those of a discarded form. */
import { PICTURE_FOLDER } from '#core/picture-file.ts';
import { Timestamp, type Firestore } from '#firebase/admin/firestore.ts';
import type { PictureFiles } from '#firebase/admin/picture-files.ts';

/** Time for saving a picture, ms: a draft in a browser may contain it until then. */
export const UNUSED_AFTER_MS = 7 * 86_400_000;

/** `pictures/OWNER/FORM/CONTENT`, in a file name or as part of a URL. */
const PICTURE = new RegExp(`${PICTURE_FOLDER}(?:(?:/|%2F)[\\w.]+){3}`, 'g');

const picturesIn = (text: string): string[] =>
  Array.from(text.matchAll(PICTURE), ([name]) => name.replaceAll('%2F', '/'));

/**
 * What was saved since `from`. Every save adds an audit entry, so pictures that were removed again are included:
 * the history can restore them.
 */
async function savedTexts(firestore: Firestore, from: number): Promise<string[]> {
  const entries = firestore.collection('audit').where('at', '>=', Timestamp.fromMillis(from));
  const { docs } = await entries.select('after').get();
  return docs.map((entry) => JSON.stringify(entry.data()));
}

/**
 * Checks each file once, a week after its upload.
 * @param from time of the latest file that was checked before, ms
 * @returns the number of deleted files, and the next `from`
 * @throws when the database or the storage cannot be reached
 */
export async function deleteUnusedPictures(
  { files, firestore }: { files: PictureFiles; firestore: Firestore },
  from: number,
  now = Date.now(),
): Promise<{ deleted: number; checkedUntil: number }> {
  const checkedUntil = now - UNUSED_AFTER_MS;
  const due: string[] = [];
  for await (const { name, createdAt } of files.list(PICTURE_FOLDER)) {
    if (createdAt > from && createdAt <= checkedUntil) due.push(name);
  }
  if (due.length === 0) return { deleted: 0, checkedUntil };
  const saved = new Set((await savedTexts(firestore, from)).flatMap(picturesIn));
  // Files with other names were not uploaded by the back office.
  const unused = due.filter((name) => picturesIn(name).some((picture) => !saved.has(picture)));
  for (const name of unused) await files.delete(name);
  return { deleted: unused.length, checkedUntil };
}
