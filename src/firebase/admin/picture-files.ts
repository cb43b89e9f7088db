/** Gateway to uploaded files in Cloud Storage for Node, by Google's JSON API. */
import * as z from 'zod';
import { accessToken } from './access-token.ts';

const page = z.object({
  items: z.array(z.object({ name: z.string(), timeCreated: z.iso.datetime() })).default([]),
  nextPageToken: z.string().optional(),
});

export type PictureFiles = ReturnType<typeof connectPictureFiles>;

/** The account may not list or delete files. */
export class StorageForbidden extends Error {
  override readonly name = 'StorageForbidden';
}

/** @param emulator `HOST:PORT` of the local Storage, which needs no credentials */
export function connectPictureFiles({
  bucket,
  emulator,
}: {
  bucket: string;
  emulator?: string | undefined;
}) {
  const host = emulator === undefined ? 'https://storage.googleapis.com' : `http://${emulator}`;
  const files = `${host}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  async function call(url: string, method: string): Promise<Response> {
    const token = emulator === undefined ? await accessToken() : 'owner';
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(60_000),
    });
    if (response.status === 401 || response.status === 403)
      throw new StorageForbidden(`Cloud Storage answered ${response.status}.`);
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    throw new Error(`Cloud Storage answered ${response.status}.`);
  }
  return {
    /** The files in a folder with their upload time, ms. */
    async *list(folder: string): AsyncGenerator<{ name: string; createdAt: number }> {
      let after: string | undefined;
      do {
        const query = new URLSearchParams({
          prefix: `${folder}/`,
          ...(after && { pageToken: after }),
        });
        const response = await call(`${files}?${query.toString()}`, 'GET');
        const { items, nextPageToken } = page.parse(await response.json());
        for (const { name, timeCreated } of items)
          yield { name, createdAt: Date.parse(timeCreated) };
        after = nextPageToken;
      } while (after !== undefined);
    },

    /** A missing file is deleted already. */
    async delete(name: string): Promise<void> {
      await call(`${files}/${encodeURIComponent(name)}`, 'DELETE');
    },
  };
}
