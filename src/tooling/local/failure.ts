/** A failure that a person can fix: what went wrong, and the remedy. */

export class Failure extends Error {
  override readonly name = 'Failure';
  /** The remedy: text or a command; may have several lines. */
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

const indented = (text: string): string => text.split('\n').join('\n  ');

/** One message for the terminal; the stack only of what is a bug. */
export function showFailure(error: unknown): string {
  if (error instanceof Failure) return `✗ ${error.message}\n  ${indented(error.remedy)}`;
  if (error instanceof Error) return `✗ ${error.stack ?? error.message}`;
  return `✗ ${String(error)}`;
}

/** The first line of whatever was thrown. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
