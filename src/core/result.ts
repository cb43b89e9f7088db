/** What a person can cause comes back as a value; exceptions are for bugs. */

export interface Success<T> {
  readonly success: true;
  readonly value: T;
}

export interface Failed {
  readonly success: false;
  /** What to tell the person; empty when there is nothing to tell, such as a window that they closed themselves. */
  readonly error: string;
  /** The service's own name for it, without the service: `email-already-in-use`. */
  readonly code?: string | undefined;
}

export type Result<T = undefined> = Success<T> | Failed;

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
