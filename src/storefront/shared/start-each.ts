/** Starts the independent scripts of a page. */

/** Calls each function; an exception is reported as a page error and does not stop the others. */
export function startEach(...starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
