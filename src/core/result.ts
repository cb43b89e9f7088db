/** Expected failures are returned as values; exceptions are for bugs. */

export interface Success<T> {
  readonly success: true;
  readonly value: T;
}

export interface Failed {
  readonly success: false;
  /**
   * The message for the user; empty if there is nothing to show, such as a window the user closed.
   */
  readonly error: string;
  /** The service's code for it, without its prefix: `email-already-in-use`. */
  readonly code?: string | undefined;
}

/** @typeParam F what a failure has besides `success: false`; by default a message for the user */
export type Result<T = void, F extends { readonly success: false } = Failed> = Success<T> | F;

export const succeeded = <T>(value: T): Success<T> => ({ success: true, value });

export const DONE: Success<undefined> = { success: true, value: undefined };

export const failed = (error: string, code?: string): Failed => ({
  success: false,
  error,
  ...(code !== undefined && { code }),
});

/** The outcome of work that can only fail in one way, such as fetching a script. */
export const orFailed = <T>(work: Promise<T>, error: string): Promise<Result<T>> =>
  work.then(succeeded, () => failed(error));

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
