/** Old addresses are found by how the first begins, and by each in full. */
import { beforeEach, expect, test } from 'vitest';
import { buildBlog } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { blogKind } from '#schema/blog.ts';
import { encodeDocument } from '#schema/kind.ts';
import { listPostRedirects } from './list-redirects.ts';

beforeEach(() => {
  emptyDatabase();
  const post = buildBlog({ slug: 'new-rings', oldSlugs: ['rings', 'old-rings'] });
  database.documents.set('blogs/rings', { ...encodeDocument(blogKind, post) });
});

const addressesOf = async (begins: string) =>
  (await listPostRedirects(begins, undefined, staffDatabase)).redirects.map(({ from }) => from);

test('a post leads from all of its old addresses', async () => {
  expect(await addressesOf('')).toEqual(['/blogs/rings', '/blogs/old-rings']);
});

test('one that is found in both ways is listed once', async () => {
  expect(await addressesOf('rings')).toEqual(['/blogs/rings', '/blogs/old-rings']);
});
