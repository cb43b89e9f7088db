/** Reads every document of a Firestore into a folder; continues an interrupted backup. */
import { ALL_KINDS } from '#schema/kinds.ts';
import { FieldPath, type Firestore, type Query } from '#firebase/admin/firestore.ts';
import {
  addPart,
  BackupBroken,
  createList,
  readBackupList,
  writeList,
  type BackupList,
} from './backup-folder.ts';
import { RESTORES } from './restore-backup.ts';
import { toJson } from './stored-value.ts';

/** Documents in a part, which is the most that is read again after an interruption. */
const PART = 300;

/** Subcollections, from the schema; finding others would need one call for each document. */
const SUBCOLLECTIONS = ALL_KINDS.flatMap(({ collection }) =>
  collection.includes('/') ? [collection.slice(collection.lastIndexOf('/') + 1)] : [],
);

interface BackupOptions {
  firestore: Firestore;
  project: string;
  /** A new backup, or the interrupted one. */
  folder: string;
  onProgress: (documents: number) => void;
}

const fieldsOf = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toJson(value, field)]));

const documentsIn = ({ parts }: BackupList): number =>
  parts.reduce((sum, { documents }) => sum + documents, 0);

/**
 * A document that changes meanwhile is stored as before or after the change; none is missing or mixed.
 * @returns the number of documents in the backup
 * @throws BackupBroken when the folder contains a backup of another project, or a finished one
 */
export async function takeBackup(options: BackupOptions): Promise<number> {
  const { firestore, project, folder, onProgress } = options;
  let list = readBackupList(folder) ?? createList(project);
  if (list.project !== project) {
    throw new BackupBroken(`${folder} contains a backup of ${list.project}, not of ${project}.`);
  }
  if (list.finishedAt !== null)
    throw new BackupBroken(`The backup in ${folder} is already complete.`);
  writeList(folder, list);

  const readAll = async (name: string, collection: Query): Promise<void> => {
    if (list.complete.includes(name)) return;
    for (let isEnd = false; !isEnd;) {
      const last = list.parts.findLast((part) => part.collection === name)?.last;
      const ordered = collection.orderBy(FieldPath.documentId()).limit(PART);
      const page = last === undefined ? ordered : ordered.startAfter(firestore.doc(last));
      const { docs } = await page.get();
      if (docs.length > 0) {
        const documents = docs.map((each) => ({
          path: each.ref.path,
          fields: fieldsOf(each.data()),
        }));
        list = addPart(folder, list, { collection: name, documents });
        onProgress(documentsIn(list));
      }
      isEnd = docs.length < PART;
    }
    list = { ...list, complete: [...list.complete, name] };
    writeList(folder, list);
  };

  for (const collection of await firestore.listCollections()) {
    if (collection.id === RESTORES) continue;
    await readAll(collection.path, collection);
  }
  for (const name of SUBCOLLECTIONS) await readAll(`*/${name}`, firestore.collectionGroup(name));
  list = { ...list, finishedAt: new Date().toISOString() };
  writeList(folder, list);
  return documentsIn(list);
}
