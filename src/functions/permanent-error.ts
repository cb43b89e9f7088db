/** A failure that a retry does not change; its message says what to do. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
