/** On the offline page: lists cached pages, and reloads when the connection is back. */
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { SITE_NAME } from '#core/titles.ts';

/** The maximum number of listed pages. */
const AT_MOST = 12;

/** A link to a cached page; undefined for a redirect. */
async function linkTo(cache: Cache, key: Request): Promise<HTMLLIElement | undefined> {
  const html = await (await cache.match(key))?.text();
  const page = new DOMParser().parseFromString(html ?? '', 'text/html');
  // Sign-in and the account need a connection.
  if (page.querySelector('main') === null || page.querySelector('[name=robots]')) return undefined;
  const link = document.createElement('a');
  link.className = 'link inline-block py-1';
  link.href = key.url;
  link.textContent = page.title.replace(` | ${SITE_NAME}`, '');
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The most recently visited first. */
async function listCached(list: Element): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  const keys = (await cache.keys()).toReversed().slice(0, AT_MOST);
  const items = await Promise.all(keys.map((key) => linkTo(cache, key)));
  list.append(...items.filter((item) => item !== undefined));
}

/** With data saving, these pages are cached only after a visit. */
async function hideUncached(link: HTMLAnchorElement): Promise<void> {
  const cached = await caches.match(link.href, { ignoreVary: true });
  if (cached === undefined) link.closest('li')?.remove();
}

const list = document.getElementById('cached-pages');
// Caches need a secure context.
if (list && 'caches' in window) {
  void listCached(list);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#usable a')) {
    void hideUncached(link);
  }
}

addEventListener('online', () => location.reload());
