/** Machine-readable files of the site: sitemap, robots, RSS, the web manifest and the file of categories. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fileOf, pageAddresses, readSiteFile, siteFiles } from '../built-site.ts';

const builtFor = process.env['SITE_URL'] ?? 'http://localhost:4321';
const xml = (file: string) => parseDocument(readSiteFile(file), { xmlMode: true });
const textsOf = (file: string, name: string): string[] =>
  DomUtils.getElementsByTagName(name, xml(file)).map((element) => DomUtils.textContent(element));

const html = (address: string) => parseDocument(readSiteFile(fileOf(address)));
const isHidden = (address: string): boolean =>
  DomUtils.getElementsByTagName('meta', html(address)).some(
    ({ attribs }) => attribs['name'] === 'robots' && /noindex/.test(attribs['content'] ?? ''),
  );

const pathOf = (url: string): string => decodeURI(new URL(url).pathname);

/** The URLs of pages in a sitemap, or in the sitemaps of an index. */
const listedIn = (file: string): string[] =>
  DomUtils.getElementsByTagName('sitemapindex', xml(file)).length > 0
    ? textsOf(file, 'loc').flatMap((url) => listedIn(pathOf(url).slice(1)))
    : textsOf(file, 'loc');

describe('sitemap', () => {
  const listed = listedIn('sitemap.xml');

  test('lists exactly the indexable pages', () => {
    const expected = pageAddresses().filter((address) => !isHidden(address));
    expect(listed.map(pathOf).toSorted()).toEqual(expected.toSorted());
  });

  test('lists URLs of this site, each once', () => {
    expect(listed.every((url) => url.startsWith(builtFor))).toBe(true);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('search engines', () => {
  test('are excluded from personal and technical pages', () => {
    for (const address of [
      '/test',
      '/404',
      '/login',
      '/register',
      '/reset-password',
      '/verify-email',
      '/account',
      '/order-confirmation',
      '/order-list',
      '/line-sheet',
    ]) {
      expect([address, isHidden(address)]).toEqual([address, true]);
    }
  });

  test('get the URL of the sitemap', () => {
    expect(readSiteFile('robots.txt')).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m);
  });

  test("get each page's own URL as the canonical one", () => {
    const wrong = pageAddresses()
      .filter((address) => !isHidden(address))
      .flatMap((address) => {
        const link = DomUtils.getElementsByTagName('link', html(address)).find(
          ({ attribs }) => attribs['rel'] === 'canonical',
        );
        const canonical = link?.attribs['href'] ?? 'none';
        return canonical !== 'none' && pathOf(canonical) === address
          ? []
          : [`${address}: ${canonical}`];
      });
    expect(wrong).toEqual([]);
  });

  test('get a unique title and description for every page', () => {
    const titles = new Map<string, string>();
    const wrong = pageAddresses()
      .filter((address) => !isHidden(address) && !address.includes('/ZZ90'))
      .flatMap((address) => {
        const document = html(address);
        const title = DomUtils.textContent(
          DomUtils.getElementsByTagName('title', document)[0] ?? [],
        );
        const description = DomUtils.getElementsByTagName('meta', document).find(
          ({ attribs }) => attribs['name'] === 'description',
        )?.attribs['content'];
        const before = titles.get(title);
        titles.set(title, address);
        return [
          ...(title === '' ? [`${address}: no title`] : []),
          ...(before === undefined ? [] : [`${address} and ${before}: both "${title}"`]),
          ...(description === undefined || description === ''
            ? [`${address}: no description`]
            : []),
        ];
      });
    expect(wrong).toEqual([]);
  });
});

test('the RSS feed lists every post', () => {
  const posts = pageAddresses().filter((address) => /^\/blogs\/(?!page\/)[^/]+$/.test(address));
  const items = DomUtils.getElementsByTagName('item', xml('rss.xml')).map((item) =>
    pathOf(DomUtils.textContent(DomUtils.getElementsByTagName('link', item)[0] ?? [])),
  );
  expect(items.toSorted()).toEqual(posts.toSorted());
});

test('the web manifest names existing icons', () => {
  const manifest = z
    .object({
      name: z.string().min(1),
      start_url: z.string(),
      icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(2),
    })
    .parse(JSON.parse(readSiteFile('manifest.webmanifest')));
  const files = siteFiles();
  const missing = manifest.icons.filter(({ src }) => !files.includes(src.slice(1)));
  expect(missing).toEqual([]);
});

test('the categories are in a file for filters', () => {
  const categories = z
    .object({
      categories: z.array(z.string()).min(1),
      subcategories: z.record(z.string(), z.array(z.string())),
    })
    .parse(JSON.parse(readSiteFile('data/categories.json')));
  for (const name of Object.keys(categories.subcategories)) {
    expect(categories.categories).toContain(name);
  }
});
