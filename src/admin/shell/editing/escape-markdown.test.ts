/** Text and pictures as Markdown. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#core/markdown.ts';
import { escapeText, imageMarkdown } from './escape-markdown.ts';

test("a product title can't break out of its link", () => {
  const title = String.raw`A ](javascript:alert(1)) \ [x`;
  expect(renderMarkdown(`[${escapeText(title)}](/product/A1/a)`)).toBe(
    `<p><a href="/product/A1/a">A ](javascript:alert(1)) \\ [x</a></p>\n`,
  );
});

test('a picture keeps any alt text as typed', () => {
  const url =
    'https://firebasestorage.googleapis.com/v0/b/shop/o/pictures%2Fblogs%2Fa-1.webp?alt=media';
  fc.assert(
    fc.property(fc.stringMatching(/^[a \][)(\\!"`<>*\n]*$/), (typed) => {
      const alt = `x${typed}x`;
      // The text around it does not become part of it.
      const html = renderMarkdown(`a \` b < c [${imageMarkdown(url, alt)} ] >`);
      expect(html.match(/<img /g)).toHaveLength(1);
      expect(html).toContain(`src="${url}"`);
    }),
  );
});
