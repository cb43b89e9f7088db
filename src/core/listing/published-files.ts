/** Fetches the JSON files that are published beside the pages. */
import { FileUnavailable } from '#core/file-unavailable.ts';

/**
 * A file's content, not yet looked at.
 * @param options.cache as for `fetch`: `reload` passes over what the browser holds
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
