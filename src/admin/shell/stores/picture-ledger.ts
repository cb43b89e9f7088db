/**
 * Records which picture files this browser has uploaded for unsaved forms, so that unused files are deleted even
 * after a tab was closed.
 */
import * as z from 'zod';
import { namesFile } from '#admin/shell/pictures/names-file.ts';
import { deletePicture } from '#admin/shell/actions/delete-picture.ts';
import { readFields } from '#firebase/browser/staff-documents.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

const KEY = 'glambug-admin-pictures';

/** By file name in Storage. */
const ledger = z.record(
  z.string(),
  z.object({
    /** Path of the document; for a new one, the path of its collection with a slash. */
    document: z.string(),
    /** Documents that a save may have added the file to, whether or not its response arrived. */
    saves: z.array(z.string()).default([]),
    /** When it was uploaded or last saved. */
    at: z.int().min(0),
  }),
);

type Ledger = z.output<typeof ledger>;

/** Time that a form may be open in another tab without a draft, ms. */
const LEFT_AFTER = 60 * 60 * 1_000;

function read(): Ledger {
  try {
    return ledger.safeParse(JSON.parse(persistentStore.read(KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Read again each time, because other tabs write it too. */
const change = (alter: (entries: Ledger) => Ledger): void =>
  void persistentStore.write(KEY, JSON.stringify(alter(read())));

/**
 * Records files before their upload.
 * @param document path of the document they are for
 */
export const notePictures = (document: string, names: readonly string[]): void =>
  change((entries) => ({
    ...entries,
    ...Object.fromEntries(names.map((name) => [name, { document, saves: [], at: Date.now() }])),
  }));

/**
 * Records that a form is about to be saved.
 * @param document path that it will have
 * @param values form values
 */
export const notePicturesSaved = (document: string, values: unknown): void =>
  change((entries) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => {
        if (!namesFile(values, name)) return [name, entry];
        const saves = [...new Set([...entry.saves, document])];
        return [name, { ...entry, saves, at: Date.now() }];
      }),
    ),
  );

const forget = (names: ReadonlySet<string>): void =>
  change((entries) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !names.has(name))),
  );

/** Reads documents and deletes files. */
const SHOP = { readFields, deletePicture };
type Shop = typeof SHOP;

/** Whether a document refers to the file; documents without a known id are not checked. */
async function isShown(name: string, { document, saves }: Ledger[string], shop: Shop) {
  for (const path of new Set([document, ...saves]))
    if (!path.endsWith('/') && namesFile(await shop.readFields(path), name)) return true;
  return false;
}

const isOld = ({ at }: Ledger[string]): boolean => Date.now() - at > LEFT_AFTER;

/** Whether an entry is done; pending uploads and saves are checked again later. */
async function isSettled(name: string, entry: Ledger[string], shop: Shop): Promise<boolean> {
  const shown = await isShown(name, entry, shop).catch(() => undefined);
  if (shown !== false) return shown === true;
  // A pending save may still succeed after its form was closed.
  if (entry.saves.length > 0 && !isOld(entry)) return false;
  const deletion = await shop.deletePicture(name);
  return deletion === 'taken' || (deletion === 'missing' && isOld(entry));
}

/** Deletes unused files; entries that can't be checked stay. */
async function sweep(entries: readonly [string, Ledger[string]][], shop: Shop): Promise<void> {
  for (const [name, entry] of entries)
    if (await isSettled(name, entry, shop)) forget(new Set([name]));
}

/** Called when a form is saved, discarded or closed. */
export async function settlePictures(
  document: string,
  needed: {
    /** Files that the document uses now. */
    saved: ReadonlySet<string>;
    /** Whether the form still needs a file, for an upload or a draft. */
    isNeeded: (name: string) => boolean;
  },
  shop = SHOP,
): Promise<void> {
  const own = Object.entries(read()).filter(([, entry]) => entry.document === document);
  forget(needed.saved);
  await sweep(
    own.filter(([name]) => !needed.saved.has(name) && !needed.isNeeded(name)),
    shop,
  );
}

/** Deletes unused files of closed tabs. */
export async function sweepOldPictures(
  isDrafted: (document: string, name: string) => boolean,
  shop = SHOP,
): Promise<void> {
  const old = Object.entries(read()).filter(
    ([name, entry]) => isOld(entry) && !isDrafted(entry.document, name),
  );
  await sweep(old, shop);
}
