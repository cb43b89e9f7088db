/** A page among the results of a search engine. */
import { expect, test } from 'vitest';
import { lengthWords, searchSnippet } from './search-snippet.ts';

const meta = { title: 'Rings | GlamBug Mart', description: '', keywords: '', canonicalPath: '/' };
const shown = (words: Partial<typeof meta>) =>
  searchSnippet({ ...meta, ...words }, 'https://glambugmart.com');

test('what fits is shown whole', () => {
  const { title, place } = shown({ canonicalPath: '/category/rings' });
  expect(title).toEqual({ shown: 'Rings | GlamBug Mart', length: 20, isCut: false });
  expect(lengthWords(title, 60)).toBe('20 of about 60 characters.');
  expect(place).toBe('glambugmart.com › category › rings');
});

test('what is too long is cut after a word, and says so', () => {
  const { description } = shown({ description: 'silver '.repeat(30).trim() });
  expect(description).toMatchObject({ length: 209, isCut: true });
  expect(description.shown.length).toBeLessThanOrEqual(160);
  expect(description.shown).toMatch(/silver…$/);
  expect(lengthWords(description, 160)).toContain('cut off');
});
