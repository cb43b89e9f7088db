/** Blog posts: list, editor, and a preview equal to the published page. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { buildBlog } from '#fixtures/build.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { expect, openScreen, ownProduct, pickFilter, put, stored, test } from './staff.ts';

const textField = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview of Text' });
const editAsMarkdown = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Edit as Markdown' }).click();
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();

/** A post for one test. */
async function ownPost(
  fields: Parameters<typeof buildBlog>[0] = {},
): Promise<Blog & { id: string }> {
  const id = `post-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const post = buildBlog({
    title: id,
    slug: id,
    createdAt: now,
    updatedAt: now,
    status: 'draft',
    ...fields,
  });
  await put(blogKind, id, post);
  return { ...post, id };
}

const open = (page: Page, { id, title }: { id: string; title: string }): Promise<void> =>
  openScreen(page, `/admin/blogs/${id}`, title);

test('a new post is a draft until it is published', async ({ page }) => {
  const title = `Care of silver ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await openScreen(page, '/admin/blogs/new', 'New post');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Excerpt').fill('Wipe it dry.');
  await expect(page.getByLabel('Excerpt')).toHaveAccessibleDescription(/12 of 320 characters/);
  await textField(page).pressSequentially('Keep it *dry*.');
  await page.getByLabel('Tags (optional)').fill('Care Tips, silver');
  await save(page);
  await expect(page).toHaveURL(`/admin/blogs/${slug}`);
  expect(await stored(`blogs/${slug}`)).toMatchObject({
    title,
    slug,
    status: 'draft',
    tags: ['care-tips', 'silver'],
    body: 'Keep it *dry*.',
    rev: 1,
  });
  expect(await stored(`blogs/${slug}`)).not.toHaveProperty('publishAt');

  await page.getByLabel('Status').selectOption({ label: 'Published' });
  await save(page);
  await saved(page);
  const post = await stored(`blogs/${slug}`);
  expect(post).toMatchObject({ status: 'published', rev: 2 });
  expect(post).toHaveProperty('publishAt');
});

test('a scheduled post needs a time, in Indian time', async ({ page }) => {
  const post = await ownPost();
  await open(page, post);
  await page.getByLabel('Status').selectOption({ label: 'Scheduled: goes live at a set time' });
  await save(page);
  const time = page.getByLabel('Goes live on');
  await expect(time).toHaveAccessibleDescription(/A date and time is required to schedule/);
  await time.fill('2031-04-01T09:30');
  await save(page);
  await saved(page);
  const { publishAt } = (await stored(`blogs/${post.id}`)) ?? {};
  expect(publishAt).toMatchObject({ seconds: Date.UTC(2031, 3, 1, 4) / 1000 });
});

test('the preview equals the published page exactly', async ({ page }) => {
  const address = 'jhumkas-for-the-wedding-season';
  await page.goto(`/blogs/${address}`);
  // The page's template adds whitespace around it.
  const shown = (await page.locator('article .prose').first().innerHTML()).trim();
  expect(shown.length).toBeGreaterThan(1_000);
  await page.goto(`/admin/blogs/${address}`);
  await editAsMarkdown(page);
  await expect(preview(page).locator('.prose')).toBeVisible();
  expect((await preview(page).locator('.prose').innerHTML()).trim()).toBe(shown);
  const looks = (where: Page) =>
    where
      .locator('.prose h2')
      .first()
      .evaluate((heading) => {
        const { fontFamily, fontWeight, letterSpacing } = getComputedStyle(heading);
        return { fontFamily, fontWeight, tight: letterSpacing.startsWith('-') };
      });
  const inPreview = await looks(page);
  await page.goto(`/blogs/${address}`);
  expect(inPreview).toEqual(await looks(page));
});

const HOSTILE = [
  '<script>window.attacked = 1</script>',
  '<img src=x onerror="window.attacked = 1">',
  '[press](javascript:window.attacked=1)',
  '[press](JaVaScRiPt:window.attacked=1 "title")',
  '![x](javascript:window.attacked=1)',
  '[press](data:text/html,<script>window.attacked=1</script>)',
  '<style>body{display:none}</style>',
  '[x]: javascript:window.attacked=1\n\n[x]',
  '<svg/onload=window.attacked=1>',
  '[a](/x"onmouseover="window.attacked=1)',
].join('\n\n');

/** Asserts that no part of the text became an active element. */
async function hasNothingHostile(shown: Locator): Promise<void> {
  const content = await shown.evaluate((area) => ({
    elements: area.querySelectorAll('script, style, svg, iframe, img[src]').length,
    handlers: [...area.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    ways: [...area.querySelectorAll('a')].map((each) => each.protocol),
  }));
  expect(content.elements).toBe(0);
  expect(content.handlers).toEqual([]);
  expect(content.ways.filter((way) => !/^https?:$/.test(way))).toEqual([]);
}

test('hostile Markdown stays text in preview and editor', async ({ page }) => {
  const post = await ownPost();
  await open(page, post);
  await editAsMarkdown(page);
  await textField(page).fill(HOSTILE);
  await expect(preview(page)).toContainText('<script>window.attacked = 1</script>');
  await hasNothingHostile(preview(page));
  await editAsMarkdown(page);
  await expect(textField(page)).toContainText('<script>window.attacked = 1</script>');
  await hasNothingHostile(textField(page));
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
});

test('related products of a post are checked', async ({ page }) => {
  const product = await ownProduct({ title: 'Named in a post', status: 'draft' });
  const post = await ownPost();
  await open(page, post);
  const field = page.getByLabel('Products in this post (optional)');
  await field.fill(`${product.sku.toLowerCase()}, ZZ-NOWHERE`);
  await expect(page.getByText('No product has the SKU ZZ-NOWHERE.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Named in a post' })).toBeVisible();
  await expect(page.getByText('not published, so customers don’t see it')).toBeVisible();
  await save(page);
  await saved(page);
  expect(await stored(`blogs/${post.id}`)).toMatchObject({
    relatedSkus: [product.sku, 'ZZ-NOWHERE'],
  });
});

test('a new slug keeps the old one, and the slug of another post is refused', async ({ page }) => {
  const [post, other] = [await ownPost(), await ownPost({ title: 'The other one' })];
  await open(page, post);
  await page.getByLabel('Page URL').fill(other.slug);
  await save(page);
  await expect(page.getByLabel('Page URL')).toHaveAccessibleDescription(
    /“The other one” already has this page URL/,
  );
  expect(await stored(`blogs/${post.id}`)).toMatchObject({ rev: 1 });
  await page.getByLabel('Page URL').fill(`${post.slug}-new`);
  await save(page);
  await saved(page);
  expect(await stored(`blogs/${post.id}`)).toMatchObject({
    slug: `${post.slug}-new`,
    oldSlugs: [post.slug],
  });
});

test('the list is searched by title prefix and filtered by status', async ({ page }) => {
  const word = `Q${randomUUID().slice(0, 8)}`;
  await ownPost({ title: `${word} one`, status: 'published' });
  await ownPost({ title: `${word} two`, status: 'archived' });
  await openScreen(page, '/admin/blogs', /^Glam Buzz/);
  const rows = page.getByRole('region', { name: 'Posts' }).getByRole('link');
  await page.getByLabel('Search posts').fill(word.toLowerCase().replace('q', 'Q'));
  await expect(rows).toHaveText([`${word} one`, `${word} two`]);
  await pickFilter(page, 'Status', 'Archived');
  await expect(rows).toHaveText([`${word} two`]);
  await expect(page).toHaveURL(/status=archived/);
  await page.reload();
  await expect(rows).toHaveText([`${word} two`]);
});
