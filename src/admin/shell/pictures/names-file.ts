/** Whether something names a picture's file: documents name one file of a picture, and mean them all. */

/** What the files of one picture have in common: all but width and format. */
const stemOf = (name: string): string => name.replace(/-\d+\.[a-z0-9]+$/, '-');

/** @param said a document, a draft, or the values of a form */
export function namesFile(said: unknown, name: string): boolean {
  const text = JSON.stringify(said ?? null);
  const stem = stemOf(name);
  // Addresses name files with their slashes escaped.
  return text.includes(stem) || text.includes(encodeURIComponent(stem));
}
