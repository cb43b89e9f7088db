/** A file that cannot be imported at all; the message is shown to the user. */

export class ListError extends Error {
  override name = 'ListError';
}
