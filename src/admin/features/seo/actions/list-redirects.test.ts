/** Old addresses are listed, and each is found in full. */
import { beforeEach, expect, test } from 'vitest';
import { buildBlog } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { blogKind } from '#schema/blog.ts';
import { encodeDocument } from '#schema/kind.ts';
import { findRedirects, listRedirects } from './list-redirects.ts';

beforeEach(() => {
  emptyDatabase();
  const post = buildBlog({ slug: 'new-rings', oldSlugs: ['rings', 'old-rings'] });
  database.documents.set('blogs/rings', { ...encodeDocument(blogKind, post) });
});

const OLD = ['/blogs/rings', '/blogs/old-rings'];

test('a post leads from all of its old addresses', async () => {
  const { redirects } = await listRedirects(undefined, staffDatabase);
  expect(redirects.map(({ from }) => from)).toEqual(OLD);
});

test('a post is found by any of its old slugs', async () => {
  const { redirects } = await findRedirects('old-rings', staffDatabase);
  expect(redirects.map(({ from }) => from)).toEqual(OLD);
});
