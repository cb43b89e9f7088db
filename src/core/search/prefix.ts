/** Prefix search: Firestore does not find words within a text. */

/** Sorts after every text that starts with the preceding prefix. */
const AFTER_ALL = '\uf8ff';

/** After every text that starts with the prefix. */
export const behindPrefix = (prefix: string): string => `${prefix}${AFTER_ALL}`;

/** The range of a prefix in a list sorted by the field. */
export const beginsWith = (prefix: string): { from: string; before: string } => ({
  from: prefix,
  before: behindPrefix(prefix),
});

/** The way titles start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
