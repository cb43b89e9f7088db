/** The media library: upload, search, replacement in all documents with undo, and removal of unused pictures. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { drawn, file, isSaved, picturesOf, RING, save, STORAGE } from './own-pictures.ts';
import { expect, openScreen, ownProducts, PATIENT, test } from './staff.ts';

const DAY_MS = 86_400_000;

const cards = (page: Page) => page.getByRole('list', { name: 'Images' }).locator('> li');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const search = (page: Page) => page.getByLabel('Search images');

/** An upload from before the week in which drafts may contain it; its ID states its time. */
async function putOldUpload(page: Page, bucket: string, name: string): Promise<string> {
  const time = (Date.now() - 8 * DAY_MS).toString(36);
  const stored = `pictures/media/${time}.${name}.${randomUUID().slice(0, 8)}/abc-640.webp`;
  const part = (type: string) => `--edge\r\nContent-Type: ${type}\r\n\r\n`;
  const answer = await page.request.post(
    `${STORAGE}/v0/b/${bucket}/o?name=${encodeURIComponent(stored)}`,
    {
      headers: {
        authorization: 'Bearer owner',
        'content-type': 'multipart/related; boundary=edge',
      },
      data: Buffer.concat([
        Buffer.from(
          `${part('application/json')}{"contentType":"image/webp"}\r\n${part('image/webp')}`,
        ),
        readFileSync(RING),
        Buffer.from('\r\n--edge--\r\n'),
      ]),
    },
  );
  expect(answer.ok()).toBe(true);
  return `${STORAGE}/v0/b/${bucket}/o/${encodeURIComponent(stored)}?alt=media`;
}

// The form asks whether the picture that a colleague removed still exists.
test.use({ provoked: /404 .*_taken/ });

test('pictures are uploaded, found, replaced everywhere with undo, and removed when unused', async ({
  page,
}) => {
  test.slow();
  const own = `m${randomUUID().slice(0, 6)}`;
  await openScreen(page, `/admin/media?q=${own}`, 'Media');
  await expect(page.getByText('No images match.').or(page.getByText('No images yet.'))).toBeVisible(
    PATIENT,
  );
  const upload = page.getByLabel(/Upload images/);
  await upload.setInputFiles([
    file(`${own} front.png`, await drawn(page, 640, 640)),
    file(`${own} back.png`, await drawn(page, 640, 640)),
  ]);
  await expect(cards(page)).toHaveCount(2, PATIENT);
  const front = card(page, `${own}_front`);
  await expect(front).toContainText('Drafts may use it.');
  await expect(front).toContainText(/640 px · \d+ KB · \d+ \w+ 20\d\d/);
  const address = String(await front.locator('img').getAttribute('src'));
  const [, bucket = ''] = /\/b\/([^/]+)\//.exec(address) ?? [];
  const old = await putOldUpload(page, bucket, `${own}_spare`);

  const image = {
    url: address.replace(/-\d+\./, '-640.'),
    ...{ width: 640, height: 640, alt: `Lotus ring ${own} from above`, widths: [320, 640] },
  };
  const products = await ownProducts([
    { title: `Lotus ${own}`, images: [image] },
    { title: `Lotus pair ${own}`, images: [image] },
  ]);
  const urls = () =>
    Promise.all(products.map(async ({ id }) => (await picturesOf(id)).map(({ url }) => url)));
  const before = await urls();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(cards(page)).toHaveCount(3, PATIENT);
  await front.getByText('Used in 2 places').click();
  await expect(front.getByRole('link')).toHaveText(
    products.map(({ title, sku }) => `${title} (${sku})`),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await search(page).fill(String(products[0]?.sku));
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill(`${own} above`);
  await expect(page).toHaveURL(/above/);
  await expect(cards(page)).toHaveCount(1);

  await front.getByRole('button', { name: /^Replace/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Replace/ });
  await expect(dialog.getByRole('list', { name: 'Used in' }).getByRole('listitem')).toHaveCount(2);
  await dialog
    .getByLabel(/Choose the new image/)
    .setInputFiles(file(`${own} new.png`, await drawn(page, 800, 640)));
  await expect(page.getByText('2 documents changed.')).toBeVisible(PATIENT);
  const [changed] = await picturesOf(products[0]?.id ?? '');
  expect(changed).toMatchObject({ width: 800, height: 640, alt: image.alt });
  expect(changed?.url).toContain(`${own}_new`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(urls, PATIENT).toEqual(before);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/media?q=${own}&use=unused`);
  // The replacement and the second upload are recent, so that only the old upload can be removed.
  await expect(cards(page)).toHaveCount(3, PATIENT);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByLabel('Select all loaded').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page
    .getByRole('dialog', { name: 'Remove 1 image?' })
    .getByRole('button', { name: 'Remove 1 image' })
    .click();
  await expect(page.getByText('1 image removed.')).toBeVisible(PATIENT);
  await expect(cards(page)).toHaveCount(2, PATIENT);
  expect((await page.request.get(old)).status()).toBe(404);
  expect((await page.request.get(image.url)).ok()).toBe(true);

  // A form takes a picture of the library.
  const [first] = products;
  await page.goto(`/admin/products/${first?.id}`);
  await page.getByRole('button', { name: 'Choose from media' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from media' });
  await picker.getByLabel('Search by file name').fill(`${own} back`);
  await expect(picker.getByRole('listitem')).toHaveCount(1, PATIENT);
  expect(await axeFinds(page)).toEqual([]);
  await picker.getByRole('listitem').getByRole('button').click();
  await save(page);
  await isSaved(page);
  const [, added] = await picturesOf(String(first?.id));
  expect(added).toMatchObject({ width: 640, height: 640, alt: first?.title, widths: [320, 640] });
  expect(added?.url).toContain(`${own}_back`);

  // A colleague removes an old picture that was chosen, but is not saved yet.
  const taken = await putOldUpload(page, bucket, `${own}_taken`);
  await page.reload();
  await page.getByRole('button', { name: 'Choose from media' }).click();
  await picker.getByLabel('Search by file name').fill(`${own} taken`);
  await picker.getByRole('listitem').getByRole('button').click();
  await expect(picker).toBeHidden();
  const removed = await page.request.delete(taken.replace('?alt=media', ''), {
    headers: { authorization: 'Bearer owner' },
  });
  expect(removed.ok()).toBe(true);
  await save(page);
  await expect(page.getByText('an image was removed from Media')).toBeVisible(PATIENT);
  expect(await picturesOf(String(first?.id))).toHaveLength(2);
});

/** Uploads of the last three months, each with two files, as Storage lists them. */
function manyUploads(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const time = (Date.now() - at * 3_600_000).toString(36);
    const upload = `${time}.lotus_${at}.${(0x10000000 + at).toString(16)}`;
    return [320, 640].map((width) => `pictures/media/${upload}/abc${at}-${width}.webp`);
  }).flat();
}

test('of thousands of pictures, only those near the window are rendered', async ({ page }) => {
  const names = manyUploads(2_000);
  await page.route('**/v0/b/**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('pageToken') ?? 0);
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
    };
    if (searchParams.get('alt') === 'media') await route.fulfill({ headers, path: RING });
    else if (!searchParams.has('prefix')) {
      const timeCreated = new Date().toISOString();
      await route.fulfill({ headers, json: { size: '12000', timeCreated } });
    } else {
      const items = names.slice(from, from + 1_000).map((name) => ({ name }));
      const isMore = from + 1_000 < names.length;
      const next = isMore ? { nextPageToken: String(from + 1_000) } : {};
      await route.fulfill({ headers, json: { items, ...next } });
    }
  });
  await openScreen(page, '/admin/media', 'Media');
  await expect(page.getByText('2,000 images')).toBeVisible(PATIENT);
  await expect(cards(page).first()).toContainText('lotus_0');
  expect(await cards(page).count()).toBeLessThan(40);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', '2000');
  await expect(cards(page).last()).toBeInViewport();
  expect(await cards(page).count()).toBeLessThan(40);
  await search(page).fill('lotus_1234');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toBeInViewport();
});
