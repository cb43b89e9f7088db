/** Every page of the built site is valid HTML, and no content can inject markup. */
import { FileSystemConfigLoader, HtmlValidate, cjsResolver, esmResolver } from 'html-validate/node';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { HOSTILE_PATHS } from '../fixtures/hostile-products.ts';
import { fileOf, readSiteFile, siteFiles } from '../built-site.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader([cjsResolver(), esmResolver()]));

/** Astro writes it before the first island of a page, wherever the island is. */
const ISLAND_STYLE = /<style>astro-island,[^<]*\{display:contents\}<\/style>/;

test('every HTML file is valid', async () => {
  const problems: string[] = [];
  for (const file of siteFiles().filter((name) => name.endsWith('.html'))) {
    const html = readSiteFile(file).replace(ISLAND_STYLE, '');
    const report = await validator.validateString(html, file);
    for (const { messages } of report.results) {
      problems.push(
        ...messages.map(
          ({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
        ),
      );
    }
  }
  expect(problems.slice(0, 40)).toEqual([]);
});

test('an invalid page is detected', async () => {
  const report = await validator.validateString(
    '<!doctype html><p><div></p><img src="x">',
    'x.html',
  );
  expect(report.valid).toBe(false);
});

/** Results of successful injections: an element, an event handler or a dangerous link. */
const brokenOut = (html: string): string[] =>
  DomUtils.getElementsByTagName('*', parseDocument(html))
    .filter(
      (element) =>
        (element.name === 'script' &&
          element.attribs['type'] !== 'application/ld+json' &&
          DomUtils.textContent(element).includes('alert(')) ||
        Object.keys(element.attribs).some((name) => name.startsWith('on')) ||
        element.attribs['src'] === 'x' ||
        /^\s*(?:javascript|data):/i.test(element.attribs['href'] ?? '') ||
        (/^(?:b|em|i)$/.test(element.name) && /ruby|tags|inch/.test(DomUtils.textContent(element))),
    )
    .map((element) => `${element.name} ${JSON.stringify(element.attribs)}`);

describe('hostile text', () => {
  test.each(HOSTILE_PATHS)('stays text on %s', (address) => {
    expect(brokenOut(readSiteFile(fileOf(address)))).toEqual([]);
  });

  test.each([
    `<script>alert(1)</script>`,
    `<img src=x onerror="alert(1)">`,
    `<a href="javascript:alert(1)">x</a>`,
    `<td><b>ruby</b></td>`,
  ])('is detected when it becomes %s', (html) => {
    expect(brokenOut(html)).toHaveLength(1);
  });
});
