/** Deletes uploaded pictures that were never saved in a document, such as those of a discarded form. */
import { PICTURE_FOLDER } from '#core/picture-file.ts';
import { LIBRARY_FOLDER, picturesIn, UNUSED_AFTER_MS } from '#core/pictures/stored-picture.ts';
import { Timestamp, type Firestore } from '#firebase/admin/firestore.ts';
import type { PictureFiles } from '#firebase/admin/picture-files.ts';
import type { Store } from '#site/snapshot/store.ts';

const DAY_MS = 86_400_000;

/** Upload time of the latest file that was checked, ms. */
const CHECKED = 'pictures-checked';

interface Shop {
  files: PictureFiles;
  firestore: Firestore;
  /** Its snapshot, as of the last publish. */
  store: Store;
}

/**
 * The pictures of all saves since `from`, and of all documents. Every save adds an audit entry, so pictures that were
 * removed again are included: the history can restore them. Restored backups have no audit entries.
 */
async function savedPictures({ firestore, store }: Shop, from: number): Promise<Set<string>> {
  const entries = firestore.collection('audit').where('at', '>=', Timestamp.fromMillis(from));
  const { docs } = await entries.select('after').get();
  const saved = new Set(docs.flatMap((entry) => picturesIn(JSON.stringify(entry.data()))));
  for (const { body } of store.database.prepare('SELECT body FROM document').iterate())
    for (const picture of picturesIn(String(body))) saved.add(picture);
  return saved;
}

/**
 * Checks each file once, a week after its upload. It checks at most once a day, and no file that was uploaded more
 * than a week before the first check. Pictures of the media library stay until staff remove them.
 * @returns the number of deleted files
 * @throws when the database or the storage cannot be reached
 */
export async function deleteUnusedPictures(shop: Shop, now = Date.now()): Promise<number> {
  const { files, store } = shop;
  const until = now - UNUSED_AFTER_MS;
  const checked = store.meta(CHECKED);
  if (checked !== undefined && until - Number(checked) < DAY_MS) return 0;
  const from = Number(checked ?? until);
  const due: string[] = [];
  for await (const { name, createdAt } of files.list(PICTURE_FOLDER)) {
    const isDue = createdAt > from && createdAt <= until;
    if (isDue && !name.startsWith(LIBRARY_FOLDER)) due.push(name);
  }
  let deleted = 0;
  if (due.length > 0) {
    const saved = await savedPictures(shop, from);
    for (const name of due) {
      // Files with other names were not uploaded by the back office.
      if (picturesIn(name).every((picture) => saved.has(picture))) continue;
      await files.delete(name);
      deleted += 1;
    }
  }
  store.setMeta(CHECKED, String(until));
  return deleted;
}
