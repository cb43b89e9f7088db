/** The download of a visitor before any interaction, in bytes after brotli (1 KB = 1,000 bytes). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { pageScale } from '../../scripts/bench/page-weight.ts';
import {
  fileOf,
  pageAddresses,
  readSiteFile,
  siteFiles,
  siteFolder,
  templates,
} from '../built-site.ts';

const KB = 1_000;
const SCRIPT_BUDGET = 10 * KB;
const PRODUCT_BUDGET = 14 * KB;
const OTHER_BUDGET = 20 * KB;

const budgetOf = (address: string): number =>
  address.startsWith('/product/') ? PRODUCT_BUDGET : OTHER_BUDGET;

const weigh = pageScale(siteFolder());

const elementsOf = (address: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(readSiteFile(fileOf(address))));

test('the site has pages to measure', () => {
  expect(pageAddresses().length).toBeGreaterThan(100);
});

test('every page with its stylesheets stays within its budget', () => {
  const tooHeavy = pageAddresses().flatMap((address) => {
    const { html, css } = weigh(fileOf(address));
    const budget = budgetOf(address);
    return html + css <= budget ? [] : [`${address}: ${html} + ${css} of ${budget} bytes`];
  });
  expect(tooHeavy).toEqual([]);
});

/** Sign-in, account, order list and line sheet, whose islands load at once (`account-scripts.test.ts`). */
const isIslandPage = (address: string): boolean =>
  elementsOf(address, 'astro-island').some(({ attribs }) => attribs['client'] === 'load');

test('most pages load no island at once', () => {
  const pages = templates().filter(([, address]) => isIslandPage(address));
  expect(pages.length).toBeLessThanOrEqual(8);
});

describe.each(templates().filter(([, address]) => !isIslandPage(address)))(
  '%s (%s)',
  (_name, address) => {
    test('needs at most 10 KB of script', () => {
      expect(weigh(fileOf(address)).script).toBeLessThanOrEqual(SCRIPT_BUDGET);
    });

    test('loads neither React nor Firebase', () => {
      for (const text of weigh(fileOf(address)).scripts) {
        expect(text).not.toMatch(
          /react\.(?:transitional\.)?element|Minified React error|firebase/i,
        );
      }
    });
  },
);

describe.each(templates())('%s (%s)', (_name, address) => {
  test('has no render-blocking script', () => {
    const blocking = elementsOf(address, 'script')
      .map(({ attribs }) => attribs)
      .filter(({ type = '' }) => !/json/.test(type))
      .filter(
        ({ type, async, defer, src }) =>
          // Inline scripts need no request.
          src !== undefined && type !== 'module' && async === undefined && defer === undefined,
      );
    expect(blocking).toEqual([]);
  });

  test('loads nothing from another origin', () => {
    const sources = ['script', 'img', 'source', 'iframe', 'link'].flatMap((name) =>
      elementsOf(address, name)
        .filter(
          ({ attribs }) =>
            !['canonical', 'alternate', 'prev', 'next'].includes(attribs['rel'] ?? ''),
        )
        .map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? attribs['srcset'] ?? ''),
    );
    expect(sources.filter((source) => /^(?:https?:)?\/\//.test(source))).toEqual([]);
  });
});

test('the fonts have at most 45 KB in total', () => {
  const fonts = siteFiles().filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(siteFolder(), file)).size, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(45 * KB);
});
