/**
 * Which files of pictures this browser has put into Storage for forms that are not saved yet. Whatever becomes of a form,
 * even when its tab is closed, the files that nothing shows are found here and taken away.
 */
import * as z from 'zod';
import { namesFile } from '#admin/shell/pictures/names-file.ts';
import { deletePicture } from '#admin/shell/actions/delete-picture.ts';
import { documentMentions } from '#admin/shell/actions/document-mentions.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';

const KEY = 'glambug-admin-pictures';

/** By the file's name in Storage. */
const ledger = z.record(
  z.string(),
  z.object({
    /** The document's path; of one that is not made yet, its collection's with a slash. */
    document: z.string(),
    /** Documents that a save may have shown it by, whether its answer has come or not. */
    saves: z.array(z.string()).default([]),
    /** When it was sent, or was last to be saved. */
    at: z.int().min(0),
  }),
);

type Ledger = z.output<typeof ledger>;

/** A form may be open in another tab for so long without a draft, ms. */
const LEFT_AFTER = 60 * 60 * 1_000;

function read(): Ledger {
  try {
    return ledger.safeParse(JSON.parse(keptForGood.read(KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Read anew each time: other tabs write there, too. */
const change = (alter: (entries: Ledger) => Ledger): void =>
  void keptForGood.write(KEY, JSON.stringify(alter(read())));

/** Notes files before they are sent. @param document the path of what they are for */
export const notePictures = (document: string, names: readonly string[]): void =>
  change((entries) => ({
    ...entries,
    ...Object.fromEntries(names.map((name) => [name, { document, saves: [], at: Date.now() }])),
  }));

/** Notes that a form is about to be saved. @param document the path that it will have @param values of the form */
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

/** Whether a document that is there shows the file; one of unknown name is not asked. */
async function isShown({ document, saves }: Ledger[string], name: string): Promise<boolean> {
  for (const path of new Set([document, ...saves]))
    if (!path.endsWith('/') && (await documentMentions(path, name))) return true;
  return false;
}

const isOld = ({ at }: Ledger[string]): boolean => Date.now() - at > LEFT_AFTER;

/** Whether there is nothing more to be done about a file. One that is on its way yet is looked for again later. */
async function isSettled(name: string, entry: Ledger[string]): Promise<boolean> {
  const shown = await isShown(entry, name).catch(() => undefined);
  if (shown !== false) return shown === true;
  // A save that is on its way lands later, also when its form was left.
  if (entry.saves.length > 0 && !isOld(entry)) return false;
  const gone = await deletePicture(name);
  return gone === 'taken' || (gone === 'missing' && isOld(entry));
}

/** Takes away what nothing shows; what cannot be found out now stays noted. */
async function sweep(entries: readonly [name: string, entry: Ledger[string]][]): Promise<void> {
  for (const [name, entry] of entries) if (await isSettled(name, entry)) forget(new Set([name]));
}

/**
 * Called when a form is saved, discarded or left.
 */
export async function settlePictures(
  document: string,
  keeps: {
    /** Files that the document shows now. */
    saved: ReadonlySet<string>;
    /** Whether the form still needs a file: it is on its way, or in a draft. */
    isNeeded: (name: string) => boolean;
  },
): Promise<void> {
  const own = Object.entries(read()).filter(([, entry]) => entry.document === document);
  forget(keeps.saved);
  await sweep(own.filter(([name]) => !keeps.saved.has(name) && !keeps.isNeeded(name)));
}

/** Takes away what closed tabs have left behind. */
export async function sweepOldPictures(
  isDrafted: (document: string, name: string) => boolean,
): Promise<void> {
  const old = Object.entries(read()).filter(
    ([name, entry]) => isOld(entry) && !isDrafted(entry.document, name),
  );
  await sweep(old);
}
