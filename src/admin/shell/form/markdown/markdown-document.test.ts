/** Round trips of Markdown through the visual editor, compared by the site's HTML. */
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#core/markdown.ts';
import { EXTENSIONS } from './extensions.ts';
import { isLossless, parseMarkdown } from './markdown-document.ts';
import { toMarkdown } from './write-markdown.ts';

const through = (text: string): string => toMarkdown(parseMarkdown(text));

test.each([
  ['marks', 'A **bold**, an *italic*, a ***both***, a ~~gone~~ and a `code` word.'],
  ['headings', '## One\n\n### Two\n\n###### Six'],
  ['a tight list in a list', '- one\n- two\n  - three\n  - four\n- five'],
  ['a list with paragraphs', '- one\n\n  more of it\n\n- two'],
  ['numbers from three', '3. three\n4. four'],
  ['nine to eleven', '9.  nine\n10. ten\n11. eleven'],
  ['a quote with a list', '> Words\n>\n> - one'],
  [
    'a link and an image',
    '[a *ring*](/product/R1/ring "Title") ![A \\[ring\\]](https://a.b/c.webp)',
  ],
  ['a table', '| Size | mm |\n| --- | --: |\n| 12 | **51.5** |\n| a \\| b |  |'],
  ['code', '```ts\nconst a = `b`;\n\n  c\n```'],
  ['a broken line', 'one\\\ntwo'],
  ['a rule', 'one\n\n---\n\ntwo'],
  [
    'what looks like Markdown',
    '\\# one\n\n1\\. two\n\n\\- three\n\n\\*four\\* \\<https://a.b> \\&amp;',
  ],
])('%s stay unchanged', (_, text) => {
  expect(through(text)).toBe(text);
  expect(isLossless(text)).toBe(true);
});

test.each([
  ['a link whose URL is defined in another place', '[a][b]\n\n[b]: /x'],
  ['bold text inside a word', '**a**b**c**'],
])('%s: the text is not offered for visual editing if this would change it', (_, text) => {
  const isPreserved = renderMarkdown(through(text)) === renderMarkdown(text);
  expect(isLossless(text)).toBe(isPreserved && !text.includes('[b]:'));
});

const phrase = fc.oneof(
  fc.stringMatching(/^[a-z0-9 .,]{1,12}$/),
  fc.stringMatching(/^[-a-z0-9 *_~`#>+=.)([\]!<>&;:|\\/"'₹]{1,12}$/),
);
const blocks = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        '',
        '# ',
        '## ',
        '- ',
        '1. ',
        '7) ',
        '> ',
        '> - ',
        '    ',
        '- - ',
        '| ',
        '  ',
      ),
      phrase,
      fc.constantFrom('\n', '\n\n', '  \n', '\\\n', '\n---\n', '\n\n> '),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.flat().join(''));

test('any text that the editor shows is the same page after it, and settles at once', () => {
  let shown = 0;
  fc.assert(
    fc.property(blocks, (text) => {
      if (!isLossless(text)) return;
      shown += 1;
      const after = through(text);
      expect(flat(renderMarkdown(after))).toBe(flat(renderMarkdown(text)));
      expect(through(after)).toBe(after);
    }),
    { numRuns: 1000 },
  );
  expect(shown).toBeGreaterThan(500);
});

const flat = (html: string): string => html.replaceAll(/\s+/g, ' ');

describe('what is typed', () => {
  const schema = getSchema(EXTENSIONS);
  const marked = fc
    .tuple(phrase, fc.subarray(['bold', 'italic', 'strike', 'link'], { minLength: 1 }))
    .map(([text, names]) =>
      schema.text(
        text.trim() || 'a',
        names.map((name) => schema.mark(name, name === 'link' ? { href: '/a_(b)' } : {})),
      ),
    );
  const plain = phrase
    .map((text) => text.replaceAll('!', ''))
    .filter((text) => text !== '')
    .map((text) => schema.text(text));
  const paragraph = fc
    .tuple(plain, marked, plain, marked, plain)
    .map((texts) => schema.node('paragraph', {}, texts));

  /** Plain words of any kind; marks are kept where Markdown has a way to say them. */
  test('comes back as the same words', () => {
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 4 }), (texts) => {
        const typed = schema.node(
          'doc',
          {},
          texts.map((text) => schema.node('paragraph', {}, [schema.text(text)])),
        );
        const back = parseMarkdown(toMarkdown(typed));
        expect(contents(back)).toEqual(contents(typed));
      }),
      { numRuns: 2000 },
    );
  });
  test('with marks comes back as the same words, too', () => {
    fc.assert(
      fc.property(paragraph, (typed) => {
        const back = parseMarkdown(toMarkdown(schema.node('doc', {}, [typed])));
        expect(contents(back)).toEqual(contents(schema.node('doc', {}, [typed])));
      }),
      { numRuns: 1000 },
    );
  });
});

const contents = (document: Node): string[] =>
  document.children
    .map((node) => `${node.type.name}: ${node.textContent.trim()}`)
    .filter((line) => line !== 'paragraph: ');
