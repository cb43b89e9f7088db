/** What can wait until a page has all that it needs itself, and the browser has nothing better to do. */

export function whenIdle(begin: () => void): void {
  addEventListener('load', () => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5_000 });
    else setTimeout(begin, 1_000);
  });
}
