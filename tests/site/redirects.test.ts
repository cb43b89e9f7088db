/** Additional URLs of a page redirect to it: by Hosting's redirects, or by a redirect page. */
import { describe, expect, test } from 'vitest';
import { readSiteFile, siteFiles } from '../built-site.ts';

const origin = String(process.env['SITE_ORIGIN']);

test.each([
  ['/home', '/'],
  ['/sitemap', '/sitemap.xml'],
  ['/products/1', '/products'],
  ['/category/rings/1', '/category/rings'],
  ['/subcategory/rings-bands/1', '/subcategory/rings-bands'],
  ['/blogs/page/1', '/blogs'],
])('%s redirects permanently to %s', async (from, to) => {
  const response = await fetch(origin + from, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(new URL(String(response.headers.get('location')), origin).pathname).toBe(to);
  expect((await fetch(origin + to)).status).toBe(200);
});

test.each(['/products/2', '/category/rings/2'])('%s does not redirect', async (path) => {
  expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(200);
});

describe('an old slug of a category', () => {
  const pages = siteFiles().filter((file) => file.startsWith('category/'));
  const leadsTo = (file: string): string | undefined =>
    /http-equiv="refresh" content="0;url=([^"]*)"/.exec(readSiteFile(file))?.[1];
  /** File of an old first page, and the path it redirects to. */
  const renamed = pages
    .filter((file) => file.split('/').length === 2)
    .flatMap((file) => {
      const target = leadsTo(file);
      return target === undefined ? [] : [{ file, target }];
    });

  test('redirects to the same page of the current slug', () => {
    const further = renamed.flatMap(({ file, target }) =>
      pages
        .filter((page) => page.startsWith(`${target.slice(1)}/`))
        .map((page) => page.slice(target.length).replace('.html', ''))
        .map(
          (number) => [file.replace('.html', `/${number}.html`), `${target}/${number}`] as const,
        ),
    );
    expect(further.length).toBeGreaterThan(0);
    for (const [file, target] of further) expect([file, leadsTo(file)]).toEqual([file, target]);
  });
});

test('the URL of a subcategory that was merged into another redirects there', () => {
  expect(readSiteFile('subcategory/rings-wedding.html')).toContain(
    'content="0;url=/subcategory/rings-bands"',
  );
});
