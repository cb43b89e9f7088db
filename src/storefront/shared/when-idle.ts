/** Runs work after the page has loaded and the browser is idle. */

export function whenIdle(begin: () => void): void {
  addEventListener('load', () => {
    // Not every browser supports idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5_000 });
    else setTimeout(begin, 1_000);
  });
}
