/** Fetches an island's own stylesheet (`import address from './x.css?url'`) when the island is wanted: imported plainly, Astro would put it into every page. */

const asked = new Map<string, Promise<void>>();

const append = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      asked.delete(href);
      reject(new Error(`${href} could not be fetched.`));
    });
    document.head.append(link);
  });

/**
 * Applies a stylesheet; once, however often it is asked for.
 * @throws when it cannot be fetched; the next call tries again
 */
export function loadStylesheet(href: string): Promise<void> {
  const loading = asked.get(href) ?? append(href);
  asked.set(href, loading);
  return loading;
}
