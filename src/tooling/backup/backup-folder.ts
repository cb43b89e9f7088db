/**
 * The files of a backup: parts of some hundred documents, each complete or absent, and a list of them with checksums.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A backup is unreadable or incomplete. The message says where, and what to do. */
export class BackupBroken extends Error {
  override name = 'BackupBroken';
}

const LIST = 'backup.json';
const FORMAT = 2;

const list = z.object({
  format: z.literal(FORMAT),
  project: z.string(),
  startedAt: z.iso.datetime(),
  /** Null until the backup is complete. */
  finishedAt: z.iso.datetime().nullable(),
  /** In the order of writing. */
  parts: z.array(
    z.object({
      file: z.string().regex(/^[\w.~-]+\.jsonl$/),
      /** The collection's path; for subcollections, an asterisk and their name. */
      collection: z.string(),
      documents: z.int().min(1),
      /** The path of its last document. */
      last: z.string(),
      sha256: z.string().length(64),
    }),
  ),
  /** Collections that were read completely. */
  complete: z.array(z.string()),
});

export type BackupList = z.output<typeof list>;

const backupDocument = z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) });
export type BackupDocument = z.output<typeof backupDocument>;

/** Writes a temporary file and renames it, so that the file is never incomplete. */
function writeAtomically(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

export const createList = (project: string): BackupList => ({
  format: FORMAT,
  project,
  startedAt: new Date().toISOString(),
  finishedAt: null,
  parts: [],
  complete: [],
});

/** The list as it is stored: with its own checksum. */
const storedList = list.extend({ sha256: z.string() });
const checksumOf = (content: BackupList): string => checksum(JSON.stringify(content));

/** @returns undefined when there is none @throws BackupBroken */
export function readBackupList(folder: string): BackupList | undefined {
  const file = join(folder, LIST);
  if (!existsSync(file)) return undefined;
  let parsed: z.output<typeof storedList>;
  try {
    parsed = storedList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new BackupBroken(`${file} cannot be read. Create another backup.`, { cause: error });
  }
  const { sha256, ...content } = parsed;
  if (checksumOf(content) === sha256) return content;
  throw new BackupBroken(`${file} was changed after the backup. Create another backup.`);
}

export function writeList(folder: string, next: BackupList): void {
  mkdirSync(folder, { recursive: true });
  const content = list.parse(next);
  const stored = { ...content, sha256: checksumOf(content) };
  writeAtomically(join(folder, LIST), `${JSON.stringify(stored, null, 2)}\n`);
}

/** Writes a part and returns the list with it. */
export function addPart(
  folder: string,
  before: BackupList,
  { collection, documents }: { collection: string; documents: readonly BackupDocument[] },
): BackupList {
  const text = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  const file = `${String(before.parts.length + 1).padStart(6, '0')}.jsonl`;
  mkdirSync(folder, { recursive: true });
  writeAtomically(join(folder, file), text);
  const last = documents.at(-1)?.path ?? '';
  const part = { file, collection, documents: documents.length, last, sha256: checksum(text) };
  const next = { ...before, parts: [...before.parts, part] };
  writeList(folder, next);
  return next;
}

/** A part's text as it was written. @throws BackupBroken with the name of the file */
function textOf(folder: string, { file, sha256 }: BackupList['parts'][number]): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new BackupBroken(`${path} is missing. Create another backup.`);
  const text = readFileSync(path, 'utf8');
  if (checksum(text) === sha256) return text;
  throw new BackupBroken(`${path} was changed after the backup. Create another backup.`);
}

/** The documents of a part. @throws BackupBroken with the name of the file */
export const readPart = (folder: string, part: BackupList['parts'][number]): BackupDocument[] =>
  textOf(folder, part)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => backupDocument.parse(JSON.parse(line)));

/** A backup that can be restored. @throws BackupBroken when it is incomplete; nothing was written then */
export function checkedList(folder: string): BackupList {
  const list = readBackupList(folder);
  if (list === undefined) throw new BackupBroken(`No backup in ${folder}.`);
  if (list.finishedAt === null) {
    throw new BackupBroken(
      `The backup in ${folder} was not finished. Finish it with npm run backup -- --to ${folder}, or create another one.`,
    );
  }
  for (const part of list.parts) readPart(folder, part);
  return list;
}

/** The backup folders below `folder`, the latest last. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, LIST)))
        .toSorted()
    : [];
