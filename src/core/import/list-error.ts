/** A file that cannot be imported as a whole: its message is one line for a person. */

export class ListError extends Error {
  override name = 'ListError';
}
