/** The local Storage's files on disk: for each, its bytes and its metadata beside them. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Metadata that clients may set. */
export const describable = z.object({
  contentType: z.string().nullish(),
  cacheControl: z.string().nullish(),
});

export type Describable = z.output<typeof describable>;

/** A file's metadata as in Storage's REST API. */
const description = describable.extend({
  name: z.string(),
  bucket: z.string(),
  generation: z.string(),
  metageneration: z.string(),
  /** Bytes, as text. */
  size: z.string(),
  md5Hash: z.string(),
  timeCreated: z.string(),
  updated: z.string(),
  downloadTokens: z.string(),
});

export type StoredFile = z.output<typeof description>;

export type StorageDisk = ReturnType<typeof openStorageDisk>;

/** What `read` reads, or undefined when the file does not exist. */
async function ifPresent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const readDescription = async (file: string): Promise<StoredFile> =>
  description.parse(JSON.parse(await readFile(file, 'utf8')));

/** Writes a file by a rename, so that it is never incomplete. */
async function write(file: string, content: string | Uint8Array): Promise<void> {
  const next = `${file}.${randomUUID()}`;
  await writeFile(next, content);
  await rename(next, file);
}

/** The metadata of a new file, or of one that replaces another. */
function describeNew(
  bucket: string,
  name: string,
  bytes: Uint8Array,
  described: Describable,
): StoredFile {
  const now = new Date().toISOString();
  return {
    ...described,
    contentType: described.contentType ?? 'application/octet-stream',
    name,
    bucket,
    generation: String(Date.now() * 1000),
    metageneration: '1',
    size: String(bytes.byteLength),
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    timeCreated: now,
    updated: now,
    downloadTokens: randomUUID(),
  };
}

/** Names may contain anything, including slashes and dots, so the disk uses their hash. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** @param folder created when it does not exist; it has one folder for each bucket */
export function openStorageDisk(folder: string) {
  const bucketFolder = (bucket: string): string => join(folder, keyOf(bucket).slice(0, 16));
  const pathOf = (bucket: string, name: string): string => join(bucketFolder(bucket), keyOf(name));

  const describe = (bucket: string, name: string): Promise<StoredFile | undefined> =>
    ifPresent(() => readDescription(`${pathOf(bucket, name)}.json`));

  return {
    describe,

    /** The bytes; undefined when there is no such file. */
    read: (bucket: string, name: string): Promise<Buffer | undefined> =>
      ifPresent(() => readFile(pathOf(bucket, name))),

    /** Stores or replaces a file. */
    async put(
      bucket: string,
      name: string,
      bytes: Uint8Array,
      description: Describable,
    ): Promise<StoredFile> {
      const stored = describeNew(bucket, name, bytes, description);
      await mkdir(bucketFolder(bucket), { recursive: true });
      await write(pathOf(bucket, name), bytes);
      await write(`${pathOf(bucket, name)}.json`, JSON.stringify(stored));
      return stored;
    },

    /** Deletes a file; returns false when it does not exist. */
    async remove(bucket: string, name: string): Promise<boolean> {
      if ((await describe(bucket, name)) === undefined) return false;
      await rm(`${pathOf(bucket, name)}.json`, { force: true });
      await rm(pathOf(bucket, name), { force: true });
      return true;
    },

    /** Every file of a bucket whose name starts with `prefix`, by name. */
    async list(bucket: string, prefix: string): Promise<StoredFile[]> {
      const entries = await readdir(bucketFolder(bucket)).catch(() => []);
      const described = await Promise.all(
        entries
          .filter((entry) => entry.endsWith('.json'))
          .map((entry) => readDescription(join(bucketFolder(bucket), entry))),
      );
      return described
        .filter(({ name }) => name.startsWith(prefix))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}
