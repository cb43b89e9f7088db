/** Whether a document refers to a picture file; documents name one file of a picture. */

/** Common part of the file names of a picture, without width and format. */
const stemOf = (name: string): string => name.replace(/-\d+\.[a-z0-9]+$/, '-');

/** @param said a document, draft or form values */
export function namesFile(said: unknown, name: string): boolean {
  const text = JSON.stringify(said ?? null);
  const stem = stemOf(name);
  // Slashes of file names are escaped in URLs.
  return text.includes(stem) || text.includes(encodeURIComponent(stem));
}
