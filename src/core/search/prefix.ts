/** Searching by how a field begins: the database finds no words within a text. */

/** Sorts after every text that begins with what stands before it. */
const AFTER_ALL = '\uf8ff';

/** Behind every text that begins with the prefix. */
export const behindPrefix = (prefix: string): string => `${prefix}${AFTER_ALL}`;

/** The bounds of what begins so, in a list that is sorted by the field. */
export const beginsWith = (prefix: string): { from: string; before: string } => ({
  from: prefix,
  before: behindPrefix(prefix),
});

/** As titles begin. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
