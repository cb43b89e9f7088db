/** The editable form of a post. */
import { expect, test } from 'vitest';
import { buildBlog } from '#fixtures/build.ts';
import { planEdit, problemsIn } from '#core/editing/editable.ts';
import { editablePost } from './post-form.ts';

const finished = (form: object, base?: ReturnType<typeof buildBlog>) =>
  editablePost.finished?.({ ...editablePost.fresh, ...form }, base && [base]) ?? {};

const WORDS = { title: 'Care of silver', excerpt: 'Wipe it.' };

test('a new draft needs a title and an excerpt, and takes its id from the title', () => {
  const post = finished(WORDS);
  expect(editablePost.idOf(post)).toBe('care-of-silver');
  expect(problemsIn(editablePost, post)).toEqual([]);
  expect(problemsIn(editablePost, finished({ title: 'T' })).join()).toContain('Excerpt');
});

test('a title with a reserved page URL needs another one', () => {
  expect(problemsIn(editablePost, finished({ ...WORDS, title: 'Index' }))).toEqual([
    expect.stringContaining('The page URL "index" is reserved. Enter another one.'),
  ]);
});

test('normalizes tags and SKUs, without duplicates', () => {
  const form = finished({
    ...WORDS,
    tags: ['Care Tips', 'care-tips', '!'],
    relatedSkus: ['rg 101', 'RG-101'],
  });
  const [write] = planEdit(editablePost, { id: 'a', base: undefined, form });
  expect(write).toMatchObject({ data: { tags: ['care-tips'], relatedSkus: ['RG-101'] } });
});

test('a published post without a date gets the current day', () => {
  expect(finished({ ...WORDS, status: 'published' })['publishAt']).toBeCloseTo(Date.now(), -4);
  expect(finished({ ...WORDS, status: 'published', publishAt: 5 })['publishAt']).toBe(5);
  expect(finished(WORDS)).not.toHaveProperty('publishAt');
});

test('a scheduled post needs a time', () => {
  expect(problemsIn(editablePost, finished({ ...WORDS, status: 'scheduled' })).join()).toContain(
    'A date and time is required to schedule.',
  );
});

test('a new slug keeps the old one; the title never changes the slug', () => {
  const post = buildBlog({ title: 'New title', slug: 'old', excerpt: 'E' });
  expect(finished({ ...post, slug: 'new' }, post)).toMatchObject({
    slug: 'new',
    oldSlugs: ['old'],
  });
  expect(finished({ ...post, slug: ' ' }, post)).toMatchObject({ slug: 'new-title' });
});

test('keeps the text as typed, including trailing spaces', () => {
  const form = finished({ ...WORDS, body: '    code\n\n', excerpt: 'Wipe it. ' });
  const [write] = planEdit(editablePost, { id: 'a', base: undefined, form });
  expect(write).toMatchObject({ data: { body: '    code\n\n', excerpt: 'Wipe it.' } });
});
