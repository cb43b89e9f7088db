/** On the offline page: lists the pages that are kept, and goes on by itself when the connection is back. */
import { CACHES } from '#storefront/shared/model/kept-offline.ts';
import { SITE_NAME } from '#core/titles.ts';

/** A short list is read; what was visited long ago is found by going back. */
const AT_MOST = 12;

/** A link to a kept page; undefined when it only leads elsewhere. */
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

/** Those that were visited last come first. */
async function listKept(list: Element): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  const keys = (await cache.keys()).toReversed().slice(0, AT_MOST);
  const items = await Promise.all(keys.map((key) => linkTo(cache, key)));
  list.append(...items.filter((item) => item !== undefined));
}

/** Where visitors save data, these pages are kept only once they were visited. */
async function hideUnkept(link: HTMLAnchorElement): Promise<void> {
  const kept = await caches.match(link.href, { ignoreVary: true });
  if (kept === undefined) link.closest('li')?.remove();
}

const list = document.getElementById('kept-pages');
// Nothing is kept where the connection is not secure.
if (list && 'caches' in window) {
  void listKept(list);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#usable a')) {
    void hideUnkept(link);
  }
}

addEventListener('online', () => location.reload());
