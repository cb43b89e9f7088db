/** The demo shop's posts and pages in the visual editor. */
import { expect, test } from 'vitest';
import { isLossless, parseMarkdown } from '#admin/shell/form/markdown/markdown-document.ts';
import { toMarkdown } from '#admin/shell/form/markdown/write-markdown.ts';
import { demoDocuments } from '#seed/shop.ts';
import { renderMarkdown } from '#core/markdown.ts';

const through = (text: string): string => toMarkdown(parseMarkdown(text));

const flat = (html: string): string => html.replaceAll(/\s+/g, ' ');

const TEXTS = [...demoDocuments({ products: 1 })].flatMap(({ path, data }) =>
  typeof data['body'] === 'string' ? [{ path, body: data['body'] }] : [],
);

test('there are posts and pages to test', () => {
  expect(TEXTS.length).toBeGreaterThan(15);
});

test.each(TEXTS)('$path is unchanged after editing, also the second time', ({ body }) => {
  expect(isLossless(body)).toBe(true);
  const after = through(body);
  expect(flat(renderMarkdown(after))).toBe(flat(renderMarkdown(body)));
  expect(through(after)).toBe(after);
});
