/** Starts the scripts of a page that have nothing to do with each other. */

/** Calls each; one that throws is reported as an error of the page, and the others start all the same. */
export function startEach(...starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
