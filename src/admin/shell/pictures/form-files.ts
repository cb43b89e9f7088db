/** Files in Storage that belong to one form. */
import { draftsOfAllUsers } from '#admin/shell/form/draft.ts';
import { namesFile } from './names-file.ts';

/** A unique name for a form's files. */
export const formName = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/**
 * Whether anyone's draft refers to a file.
 * @param document path of the form's document
 */
export const isDrafted = (document: string, name: string): boolean =>
  draftsOfAllUsers(document).some(({ values }) => namesFile(values, name));
