/**
 * Loads an island's stylesheet (`import address from './x.css?url'`) on demand; with a plain import Astro would
 * add it to every page.
 */

const requested = new Map<string, Promise<void>>();

const append = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      requested.delete(href);
      reject(new Error(`${href} could not be fetched.`));
    });
    document.head.append(link);
  });

/**
 * Applies a stylesheet once.
 * @throws if it can't be loaded; the next call tries again
 */
export function loadStylesheet(href: string): Promise<void> {
  const loading = requested.get(href) ?? append(href);
  requested.set(href, loading);
  return loading;
}
