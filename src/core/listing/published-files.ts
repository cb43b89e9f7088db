/** Fetches the JSON files that are published beside the pages. */
import { FileUnavailable } from '#core/file-unavailable.ts';

/**
 * The unvalidated content of a published file.
 * @param options.cache as for `fetch`: `reload` bypasses the browser's cache
 * @throws FileUnavailable naming the file
 */
export async function publishedFile(
  path: string,
  { cache = 'default' }: { cache?: RequestCache | undefined } = {},
): Promise<unknown> {
  try {
    const response = await fetch(path, { cache });
    if (!response.ok) throw new FileUnavailable(`${path} answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof FileUnavailable) throw error;
    throw new FileUnavailable(`${path} could not be fetched.`, { cause: error });
  }
}
