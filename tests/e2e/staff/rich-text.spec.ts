/** The visual editor of posts: tools, shortcuts, pictures and the resulting Markdown. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { buildBlog } from '#fixtures/build.ts';
import { blogKind } from '#schema/blog.ts';
import { axeFinds } from '../axe.ts';
import { expect, openScreen, ownProduct, put, stored, test } from './staff.ts';

const textField = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
const tools = (page: Page): Locator => page.getByRole('toolbar', { name: 'Formatting' });
const tool = (page: Page, name: string): Locator =>
  tools(page).getByRole('button', { name, exact: true });
const mode = (page: Page): Locator => page.getByRole('button', { name: 'Edit as Markdown' });

/**
 * Opens a draft with this text.
 * @returns its id
 */
async function openText(page: Page, body: string): Promise<string> {
  const id = `post-${randomUUID().slice(0, 8)}`;
  const now = Date.now();
  const times = { createdAt: now, updatedAt: now };
  await put(blogKind, id, buildBlog({ title: id, slug: id, status: 'draft', body, ...times }));
  await openScreen(page, `/admin/blogs/${id}`, id);
  await expect(textField(page)).toBeVisible();
  return id;
}

/** The Markdown that would be saved. */
async function markdown(page: Page): Promise<string> {
  await mode(page).click();
  const text = await textField(page).inputValue();
  await mode(page).click();
  await expect(tool(page, 'Bold')).toBeVisible();
  return text;
}

test('tools and shortcuts format the selection, and undo reverts them', async ({ page }) => {
  await openText(page, 'silver ring');
  const text = textField(page);
  await text.click();
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.keyboard.press('Control+b');
    // The editor restores its own selection shortly after it gets the focus.
    await expect(text.locator('strong')).toHaveText(/^silver ?$/, { timeout: 1_000 });
  }).toPass();
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(text.locator('strong')).toHaveCount(1);
  await tool(page, 'Heading').click();
  await expect(text.locator('h2')).toHaveText('silver ring');
  await expect(text).toBeFocused();
  expect(await markdown(page)).toBe('## **silver** ring');
  await tool(page, 'Bold').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toBeFocused();
  expect(await axeFinds(page)).toEqual([]);
});

test('adds, validates, changes and removes a link, and links a product', async ({ page }) => {
  await openText(page, 'ring');
  await textField(page).focus();
  await page.keyboard.press('Control+a');
  await tool(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByLabel('Address').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/starts with https/);
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByLabel('Address').fill('/category/rings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(textField(page)).toBeFocused();
  expect(await markdown(page)).toBe('[ring](/category/rings)');
  await textField(page).getByText('ring').click();
  await tool(page, 'Link').click();
  await expect(dialog.getByLabel('Address')).toHaveValue('/category/rings');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(await markdown(page)).toBe('ring');

  const product = await ownProduct({ title: 'Ring [with] brackets' });
  await textField(page).fill('');
  await page.getByRole('button', { name: 'Link to product' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose product' });
  await choice.getByLabel('SKU or title').fill(product.sku);
  await choice.getByRole('button', { name: product.sku }).click();
  await expect(choice).toHaveCount(0);
  await expect(textField(page).getByRole('link')).toHaveText(product.title);
  expect(await markdown(page)).toBe(
    String.raw`[Ring \[with\] brackets](/product/${product.sku}/${product.slug})`,
  );
});

test('inserts a table; Tab fills it and adds rows', async ({ page }) => {
  await openText(page, '');
  await tool(page, 'Table').click();
  const table = page.getByRole('toolbar', { name: 'Table' });
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mm | in');
  await table.getByRole('button', { name: 'Delete row' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(textField(page).getByRole('row').nth(1)).toHaveText('12');
  await table.getByRole('button', { name: 'Add column' }).click();
  await table.getByRole('button', { name: 'Add row' }).click();
  await expect(textField(page).getByRole('row')).toHaveCount(4);
  await table.getByRole('button', { name: 'Delete row' }).click();
  await expect(textField(page).getByRole('row')).toHaveCount(3);
  expect(await markdown(page)).toBe(
    '| Size |  | mm \\| in |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |',
  );
});

test("a text that the editor can't show is edited as Markdown and stays unchanged", async ({
  page,
}) => {
  const body = 'A [ring][r] of silver.\n\n[r]: /category/rings\n';
  const id = await openText(page, body);
  await expect(page.getByRole('status').filter({ hasText: 'can’t show everything' })).toBeVisible();
  await expect(textField(page)).toHaveValue(body);
  await expect(mode(page)).toHaveAttribute('aria-pressed', 'true');
  await mode(page).click();
  await expect(mode(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Excerpt').fill('About a ring.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  expect(await stored(`blogs/${id}`)).toMatchObject({ body, excerpt: 'About a ring.' });
});

test('opening a text changes nothing, and discarding restores it', async ({ page }) => {
  await openText(page, 'One\n===\n\n* two\n* _three_');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeDisabled();
  await textField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' more');
  await expect(textField(page)).toContainText('three more');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(textField(page)).not.toContainText('more');
  expect(await markdown(page)).toBe('One\n===\n\n* two\n* _three_');
});

test('typing in a long text stays fast', async ({ page }) => {
  await openText(page, '## Part\n\nWords of *some* length, and [a link](/x).\n\n'.repeat(1_000));
  await textField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('and so it ends');
  await expect(textField(page)).toContainText('and so it ends');
  await mode(page).click();
  await expect(textField(page)).toHaveValue(/and so it ends$/);
});

test('at 360 px the editor fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openText(
    page,
    `${'word'.repeat(40)}\n\n| a | b | c | d |\n|---|---|---|---|\n| ${'long '.repeat(9)} | ${'x'.repeat(60)} | c | d |`,
  );
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  for (const button of await tools(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(32);
  }
});

test('a picture is inserted at the cursor, shown and saved', async ({ page }) => {
  const id = await openText(page, 'Before after');
  await textField(page).focus();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('ArrowRight');
  await tool(page, 'Image').click();
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
  await dialog.getByLabel('Alt text').fill('A ring [small]');
  await dialog.getByLabel('Alt text').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(textField(page)).toBeFocused();
  const shown = textField(page).getByRole('img', { name: 'A ring [small]' });
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  expect((await stored(`blogs/${id}`))?.['body']).toMatch(
    /^Before !\[A ring \\\[small\\\]\]\(.*pictures%2Fblogs%2F.*\)after$/,
  );
});

for (const deed of ['paste', 'drop'] as const) {
  test(`a picture is added by ${deed}, after its alt text is typed; text is not`, async ({
    page,
  }) => {
    await openText(page, 'Before');
    const bytes = readFileSync('public/pictures/demo/bangle-set-gold-640.webp').toString('base64');
    const dispatch = (text: string) =>
      textField(page).evaluate(
        (field, { bytes: base64, deed: type, text: plain }) => {
          const data = new DataTransfer();
          const binary = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
          data.items.add(new File([binary], 'ring.webp', { type: 'image/webp' }));
          if (plain !== '') data.setData('text/plain', plain);
          const paragraph = field.querySelector('p') ?? field;
          const { right: clientX, bottom } = paragraph.getBoundingClientRect();
          const init = { bubbles: true, cancelable: true, clientX, clientY: bottom - 2 };
          field.focus();
          field.dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent('paste', { ...init, clipboardData: data })
              : new DragEvent('drop', { ...init, dataTransfer: data }),
          );
        },
        { bytes, deed, text },
      );
    await dispatch('');
    const dialog = page.getByRole('dialog', { name: 'Add image' });
    await expect(dialog.getByText('Selected: ring.webp.')).toBeVisible();
    await dialog.getByLabel('Alt text').fill('A ring');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(textField(page).getByRole('img', { name: 'A ring' })).toBeVisible();
    expect(await markdown(page)).toMatch(/!\[A ring\]\(.*pictures%2Fblogs%2F/);

    // Office programs add a picture of the copied text.
    await dispatch(' and after');
    await expect(textField(page)).toContainText('and after');
    await expect(dialog).toHaveCount(0);
  });
}
