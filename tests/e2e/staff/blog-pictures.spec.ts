/** Pictures in the text of a post: inserted at the cursor, displayed, and cleaned up. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildBlog } from '#fixtures/build.ts';
import { blogKind } from '#schema/blog.ts';
import { axeFinds } from '../axe.ts';
import { expect, openScreen, put, stored, test } from './staff.ts';

const STORAGE = String(process.env['STORAGE_EMULATOR']);
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Number of files in Storage for one form; only staff may list them. */
async function filesOf(page: Page, form: string): Promise<number> {
  const answer = await page.request.get(`${STORAGE}/v0/b/demo-glambug-test.appspot.com/o`, {
    params: { prefix: `pictures/blogs/${form}/` },
    // The Auth emulator does not verify signatures.
    headers: { authorization: `Bearer x.${Buffer.from('{"admin":true}').toString('base64url')}.x` },
  });
  const { items } = (await answer.json()) as { items: unknown[] };
  return items.length;
}

async function ownPost(body: string): Promise<string> {
  const id = `post-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const times = { createdAt: now, updatedAt: now };
  await put(blogKind, id, buildBlog({ title: id, slug: id, status: 'draft', body, ...times }));
  return id;
}

/** @returns the form that its files are named after */
async function putIn(page: Page, alt: string): Promise<string> {
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose an image.');
  await dialog.getByLabel('Image').setInputFiles({
    name: 'ring.webp',
    mimeType: 'image/webp',
    buffer: readFileSync('public/pictures/demo/bangle-set-gold-640.webp'),
  });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Alt text is required.');
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByLabel('Alt text').fill(alt);
  await dialog.getByLabel('Alt text').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(textField(page)).toBeFocused();
  const src = await textField(page).getByRole('img', { name: alt }).getAttribute('src');
  const form = /pictures%2Fblogs%2F([a-z0-9]+)/.exec(String(src))?.[1];
  return String(form);
}

test('a picture is inserted at the cursor, shown and saved, and its files stay', async ({
  page,
}) => {
  const id = await ownPost('Before after');
  await openScreen(page, `/admin/blogs/${id}`, id);
  await textField(page).focus();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('ArrowRight');
  const form = await putIn(page, 'A ring [small]');
  const shown = textField(page).getByRole('img', { name: 'A ring [small]' });
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  const files = await filesOf(page, form);
  expect(files).toBeGreaterThan(0);
  expect((await stored(`blogs/${id}`))?.['body']).toMatch(
    new RegExp(String.raw`^Before !\[A ring \\\[small\\\]\]\(.*${form}.*\)after$`),
  );

  await page.getByRole('navigation', { name: 'Back office' }).getByText('Orders').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  expect(await filesOf(page, form)).toBe(files);
});

test('pictures of a discarded post are deleted when it is left', async ({ page }) => {
  const id = await ownPost('Text');
  await openScreen(page, `/admin/blogs/${id}`, id);
  const form = await putIn(page, 'A ring');
  expect(await filesOf(page, form)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(textField(page)).toHaveText('Text');
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Orders').click();
  await expect.poll(() => filesOf(page, form)).toBe(0);
});

test('the picture of a new post stays after saving', async ({ page }) => {
  const title = `Care ${randomUUID().slice(0, 8)}`;
  await openScreen(page, '/admin/blogs/new', 'New post');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Excerpt').fill('Wipe it dry.');
  await textField(page).fill('Text ');
  const form = await putIn(page, 'A ring');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/blogs\/care-/);
  const files = await filesOf(page, form);
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Orders').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glambug-admin-pictures') ?? '{}'))
    .not.toContain(form);
  expect(files).toBeGreaterThan(0);
  expect(await filesOf(page, form)).toBe(files);
});
