/** The buttons above a Markdown text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#domain/markdown.ts';
import {
  editedText,
  linkText,
  markText,
  pictureText,
  type Mark,
  type MarkEdit,
  type Span,
} from './markdown-marks.ts';

/** `a [b] c`: what is between the brackets is selected. */
function selected(shown: string): { text: string; span: Span } {
  const from = shown.indexOf('[');
  const to = shown.indexOf(']') - 1;
  return { text: shown.replace('[', '').replace(']', ''), span: { from, to } };
}

const shown = (text: string, edit: MarkEdit): string => {
  const after = editedText(text, edit);
  const { from, to } = edit.select;
  return `${after.slice(0, from)}[${after.slice(from, to)}]${after.slice(to)}`;
};

test.each<[Mark, string, string]>([
  ['bold', 'a [b] c', 'a **[b]** c'],
  ['bold', 'a **[b]** c', 'a [b] c'],
  ['bold', 'a [ b ]c', 'a  **[b]** c'],
  ['bold', 'a []c', 'a **[]**c'],
  ['italic', '[a]', '_[a]_'],
  ['italic', '_[a]_', '[a]'],
  ['italic', '**[a]**', '**_[a]_**'],
  ['heading', 'one\ntw[]o\nthree', 'one\n## two[]\nthree'],
  ['heading', '## tw[]o', 'two[]'],
  ['heading', '[]', '## []'],
  ['list', '[a\n\nb]\nc', '[- a\n\n- b]\nc'],
  ['list', '[- a\n- b\n]c', '[a\nb]\nc'],
  ['numbers', 'a[]', '1. a[]'],
  ['quote', '> a[]', 'a[]'],
])('%s: %j becomes %j', (mark, before, after) => {
  const { text, span } = selected(before);
  expect(shown(text, markText(mark, text, span))).toBe(after);
});

test('a link asks for its address, and one to a product has its own', () => {
  const { text, span } = selected('see [this] one');
  const edit = linkText(text, span);
  const after = editedText(text, edit);
  expect(after).toBe('see [this](https://) one');
  expect(after.slice(edit.select.from, edit.select.to)).toBe('https://');
});

test('the title of a product cannot break out of its link', () => {
  const title = String.raw`A ](javascript:alert(1)) \ [x`;
  const edit = linkText('', { from: 0, to: 0 }, { to: '/product/A1/a', words: title });
  const html = renderMarkdown(editedText('', edit));
  expect(html).toBe(`<p><a href="/product/A1/a">A ](javascript:alert(1)) \\ [x</a></p>\n`);
});

describe('a picture', () => {
  const url =
    'https://firebasestorage.googleapis.com/v0/b/shop/o/pictures%2Fblogs%2Fa-1.webp?alt=media';

  test('stands behind what is selected, and one goes on behind it', () => {
    const edit = pictureText({ from: 0, to: 4 }, url, 'A ring');
    expect(editedText('Wear it', edit)).toBe(`Wear![A ring](${url}) it`);
    expect(edit.select).toEqual({ from: edit.by.length + 4, to: edit.by.length + 4 });
  });

  test('is shown with the words that were typed, whatever is in them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a \][)(\\!"`<>*\n]*$/), (typed) => {
        const alt = `x${typed}x`;
        // What stands about it does not swallow its words either.
        const about = 'a ` b < c [';
        const html = renderMarkdown(`${about}${pictureText({ from: 0, to: 0 }, url, alt).by} ] >`);
        expect(html.match(/<img /g)).toHaveLength(1);
        expect(html).toContain(`src="${url}"`);
      }),
    );
  });
});

const marks = fc.constantFrom<Mark>('bold', 'italic');

test('the same button twice leaves the text as it was', () => {
  const texts = fc.tuple(
    fc.stringMatching(/^[a-z ]{0,9}$/),
    fc.stringMatching(/^[a-z]{1,9}$/),
    fc.stringMatching(/^[a-z ]{0,9}$/),
  );
  fc.assert(
    fc.property(marks, texts, (mark, [before, words, after]) => {
      const text = before + words + after;
      const span = { from: before.length, to: before.length + words.length };
      const once = markText(mark, text, span);
      const marked = editedText(text, once);
      expect(editedText(marked, markText(mark, marked, once.select))).toBe(text);
    }),
  );
});
