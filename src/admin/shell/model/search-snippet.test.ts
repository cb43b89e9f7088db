/** Search snippet of a page. */
import { expect, test } from 'vitest';
import { lengthText, searchSnippet } from './search-snippet.ts';

const meta = { title: 'Rings | GlamBug Mart', description: '', keywords: '', canonicalPath: '/' };
const shown = (fields: Partial<typeof meta>) =>
  searchSnippet({ ...meta, ...fields }, 'https://glambugmart.com');

test('shows fitting texts in full', () => {
  const { title, place } = shown({ canonicalPath: '/category/rings' });
  expect(title).toEqual({ shown: 'Rings | GlamBug Mart', length: 20, isCut: false });
  expect(lengthText(title, 60)).toBe('20 of about 60 characters.');
  expect(place).toBe('glambugmart.com › category › rings');
});

test('truncates long texts after a word, and says so', () => {
  const { description } = shown({ description: 'silver '.repeat(30).trim() });
  expect(description).toMatchObject({ length: 209, isCut: true });
  expect(description.shown.length).toBeLessThanOrEqual(160);
  expect(description.shown).toMatch(/silver…$/);
  expect(lengthText(description, 160)).toContain('cut off');
});
