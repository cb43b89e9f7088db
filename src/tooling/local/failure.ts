/** A failure that a person can fix: the problem and the remedy. */

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

/** One message for the terminal; with a stack only for bugs. */
export function showFailure(error: unknown): string {
  if (error instanceof Failure) return `✗ ${error.message}\n  ${indented(error.remedy)}`;
  if (error instanceof Error) return `✗ ${error.stack ?? error.message}`;
  return `✗ ${String(error)}`;
}

/** The first line of any thrown value. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
