/** Every link, picture and file in a page exists at its URL, without a redirect. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { fileOf, pageAddresses, readSiteFile } from '../built-site.ts';

const origin = String(process.env['SITE_ORIGIN']);
/** The origin for which the pages were built, in canonical links and previews. */
const builtFor = process.env['SITE_URL'] ?? 'http://localhost:4321';

interface Reference {
  from: string;
  /** Path and query on this site. */
  path: string;
  /** The part after `#`, or empty. */
  fragment: string;
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'action'] as const;

const urlsIn = (html: string): string[] =>
  DomUtils.getElementsByTagName('*', parseDocument(html)).flatMap(({ name, attribs }) => [
    ...URL_ATTRIBUTES.flatMap((attribute) => attribs[attribute] ?? []),
    ...(attribs['srcset'] ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] ?? []),
    ...(name === 'meta' &&
    /^(?:og:image|og:url|twitter:image)$/.test(attribs['property'] ?? attribs['name'] ?? '')
      ? [attribs['content'] ?? '']
      : []),
  ]);

function referencesOf(address: string): Reference[] {
  return urlsIn(readSiteFile(fileOf(address)))
    .filter((url) => url !== '')
    .map((url) => new URL(url, `${builtFor}${address}`))
    .filter((url) => url.origin === new URL(builtFor).origin)
    .map((url) => ({
      from: address,
      path: url.pathname + url.search,
      fragment: url.hash.slice(1),
    }));
}

const references = pageAddresses().flatMap(referencesOf);

/** Runs `work` over all `items`, a few at a time. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

test('every URL in a page returns its file without a redirect', async () => {
  const firstFrom = new Map(references.map(({ path, from }) => [path, from]));
  expect(firstFrom.size).toBeGreaterThan(200);
  const broken: string[] = [];
  await forEach([...firstFrom], async ([path, from]) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    // The 404 page contains its own URL.
    if (response.status !== 200 && path !== '/404')
      broken.push(`${path} (${response.status}), from ${from}`);
  });
  expect(broken).toEqual([]);
});

test('every fragment is the id of an element on its page', () => {
  const ids = new Map<string, Set<string>>();
  const idsOf = (path: string): Set<string> => {
    const cached = ids.get(path);
    if (cached) return cached;
    const elements = DomUtils.getElementsByTagName('*', parseDocument(readSiteFile(fileOf(path))));
    const values = new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? []));
    ids.set(path, values);
    return values;
  };
  const lost = references
    .filter(({ fragment }) => fragment !== '')
    .filter(({ path, fragment }) => !idsOf(String(path.split('?')[0])).has(fragment))
    .map(({ from, path, fragment }) => `${path}#${fragment}, from ${from}`);
  expect(lost).toEqual([]);
});

test('every page is linked from another', () => {
  const linked = new Set(references.map(({ path }) => decodeURI(String(path.split('?')[0]))));
  const UNLINKED = [
    '/404',
    '/test',
    // Staff know its URL.
    '/admin',
    '/order-confirmation',
    '/register',
    '/verify-email',
    '/account',
    '/login',
    '/search',
    '/offline',
  ];
  const alone = pageAddresses().filter(
    (address) => !linked.has(address) && !UNLINKED.includes(address),
  );
  expect(alone).toEqual([]);
});

test("every link to WhatsApp has the shop's number and a message; to share, only a message", () => {
  const CHAT = /^https:\/\/wa\.me\/91\d{10}\?text=[^\s"<>#]+$/;
  const SHARE = /^https:\/\/wa\.me\/\?text=[^\s"<>#]+$/;
  const shop = pageAddresses().filter((address) => address !== '/admin');
  const without = shop.filter((address) => {
    const links = DomUtils.getElementsByTagName('a', parseDocument(readSiteFile(fileOf(address))))
      .map((link) => ({ label: DomUtils.textContent(link), href: link.attribs['href'] ?? '' }))
      .filter(({ href }) => /wa\.me|whatsapp/.test(href));
    for (const { label, href } of links)
      expect(href, `${label} of ${address}`).toMatch(/share/i.test(label) ? SHARE : CHAT);
    return links.length === 0;
  });
  expect(without).toEqual([]);
});
