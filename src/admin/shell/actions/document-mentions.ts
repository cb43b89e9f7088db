/** Whether a document as it stands names something, such as a file. */
import { readFields } from '#firebase/browser/staff-documents.ts';
import { namesFile } from '#admin/shell/pictures/names-file.ts';

/** @param text a file's name in Storage @param path of the document; one that is not there names nothing @throws DatabaseFailure */
export async function documentMentions(path: string, text: string): Promise<boolean> {
  const fields = await readFields(path);
  return namesFile(fields, text);
}
