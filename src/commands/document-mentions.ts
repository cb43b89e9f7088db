/** Whether a document as it stands names something, such as a file. */
import { readFields } from '#client/staff-documents.ts';

/** @param path of the document; one that is not there names nothing @throws DatabaseFailure */
export async function documentMentions(path: string, text: string): Promise<boolean> {
  const fields = await readFields(path);
  const said = JSON.stringify(fields ?? null);
  // Addresses name files with their slashes escaped.
  return said.includes(text) || said.includes(encodeURIComponent(text));
}
