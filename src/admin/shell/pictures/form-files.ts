/** Files in Storage that belong to one form. */
import { draftsOfAnybody } from '#admin/shell/form/draft.ts';
import { namesFile } from './names-file.ts';

/** Names the files of a form: a name that no other form has. */
export const formName = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** Whether a draft of anybody still names a file. @param document the path that the form is kept under */
export const isDrafted = (document: string, name: string): boolean =>
  draftsOfAnybody(document).some(({ values }) => namesFile(values, name));
