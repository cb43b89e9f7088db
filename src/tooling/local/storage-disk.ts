/** The local Storage's files on disk: for each, its bytes and a description beside them. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Metadata that a client may set; `null` removes a field. */
export const describable = z.object({
  contentType: z.string().nullish(),
  cacheControl: z.string().nullish(),
  contentDisposition: z.string().nullish(),
  contentEncoding: z.string().nullish(),
  contentLanguage: z.string().nullish(),
  metadata: z.record(z.string(), z.string().nullable()).nullish(),
});

export type Describable = z.output<typeof describable>;

/** A file's description as Storage's REST interface words it. */
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

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Names may hold anything, slashes and dots too, so the disk sees only their hash. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** @param folder made when absent; one folder in it for each bucket */
export function openStorageDisk(folder: string) {
  const bucketFolder = (bucket: string): string => join(folder, keyOf(bucket).slice(0, 16));
  const pathOf = (bucket: string, name: string): string => join(bucketFolder(bucket), keyOf(name));

  const write = async (file: string, content: string | Uint8Array): Promise<void> => {
    const next = `${file}.${randomUUID()}`;
    await writeFile(next, content);
    await rename(next, file);
  };

  const describe = async (bucket: string, name: string): Promise<StoredFile | undefined> => {
    try {
      const text = await readFile(`${pathOf(bucket, name)}.json`, 'utf8');
      return description.parse(JSON.parse(text));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    describe,

    /** The bytes; undefined when there is no such file. */
    async read(bucket: string, name: string): Promise<Buffer | undefined> {
      try {
        return await readFile(pathOf(bucket, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    /** Puts or replaces a file. */
    async put(
      bucket: string,
      name: string,
      bytes: Uint8Array,
      description: Describable,
    ): Promise<StoredFile> {
      const now = new Date().toISOString();
      const stored: StoredFile = {
        ...description,
        contentType: description.contentType ?? 'application/octet-stream',
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
      await mkdir(bucketFolder(bucket), { recursive: true });
      await write(pathOf(bucket, name), bytes);
      await write(`${pathOf(bucket, name)}.json`, JSON.stringify(stored));
      return stored;
    },

    /** Changes the metadata of a file; returns undefined when the file does not exist. */
    async patch(
      bucket: string,
      name: string,
      description: Describable,
    ): Promise<StoredFile | undefined> {
      const old = await describe(bucket, name);
      if (old === undefined) return undefined;
      const stored: StoredFile = {
        ...old,
        ...description,
        metageneration: String(Number(old.metageneration) + 1),
        updated: new Date().toISOString(),
      };
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
          .map(async (entry) =>
            description.parse(
              JSON.parse(await readFile(join(bucketFolder(bucket), entry), 'utf8')),
            ),
          ),
      );
      return described
        .filter(({ name }) => name.startsWith(prefix))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}
