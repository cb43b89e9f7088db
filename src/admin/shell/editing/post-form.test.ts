/** A post from its form. */
import { expect, test } from 'vitest';
import { buildBlog } from '#fixtures/build.ts';
import { planEdit, problemsIn } from '#core/editing/editable.ts';
import { editablePost } from './post-form.ts';

const finished = (form: object, base?: ReturnType<typeof buildBlog>) =>
  editablePost.finished?.({ ...editablePost.fresh, ...form }, base && [base]) ?? {};

const WORDS = { title: 'Care of silver', excerpt: 'Wipe it.' };

test('a new draft needs a title and an excerpt, and is called by its title', () => {
  const post = finished(WORDS);
  expect(editablePost.idOf(post)).toBe('care-of-silver');
  expect(problemsIn(editablePost, post)).toEqual([]);
  expect(problemsIn(editablePost, finished({ title: 'T' })).join()).toContain('Excerpt');
});

test('a title that gives a reserved page URL asks for another one', () => {
  expect(problemsIn(editablePost, finished({ ...WORDS, title: 'Index' }))).toEqual([
    expect.stringContaining('The page URL "index" is reserved. Enter another one.'),
  ]);
});

test('tags and SKUs are written as the shop writes them, each once', () => {
  const form = finished({
    ...WORDS,
    tags: ['Care Tips', 'care-tips', '!'],
    relatedSkus: ['rg 101', 'RG-101'],
  });
  const [write] = planEdit(editablePost, { id: 'a', base: undefined, form });
  expect(write).toMatchObject({ data: { tags: ['care-tips'], relatedSkus: ['RG-101'] } });
});

test('a post that is published bears the day of that, unless it has one', () => {
  expect(finished({ ...WORDS, status: 'published' })['publishAt']).toBeCloseTo(Date.now(), -4);
  expect(finished({ ...WORDS, status: 'published', publishAt: 5 })['publishAt']).toBe(5);
  expect(finished(WORDS)).not.toHaveProperty('publishAt');
});

test('a scheduled post needs its time', () => {
  expect(problemsIn(editablePost, finished({ ...WORDS, status: 'scheduled' })).join()).toContain(
    'A date and time is required to schedule.',
  );
});

test('another address keeps the old one; none is made anew of the title', () => {
  const post = buildBlog({ title: 'New title', slug: 'old', excerpt: 'E' });
  expect(finished({ ...post, slug: 'new' }, post)).toMatchObject({
    slug: 'new',
    oldSlugs: ['old'],
  });
  expect(finished({ ...post, slug: ' ' }, post)).toMatchObject({ slug: 'new-title' });
});

test('the text stays as it was typed, spaces at its end too', () => {
  const form = finished({ ...WORDS, body: '    code\n\n', excerpt: 'Wipe it. ' });
  const [write] = planEdit(editablePost, { id: 'a', base: undefined, form });
  expect(write).toMatchObject({ data: { body: '    code\n\n', excerpt: 'Wipe it.' } });
});
