/** What staff do with a whole filtered list, of which only a part is loaded: bulk prices and line sheets. */
import { productKind } from '#schema/product.ts';
import { axeFinds } from '../axe.ts';
import { database, expect, openScreen, ownProducts, ownSku, PATIENT, test } from './staff.ts';

/** More than a page of the list. */
const COUNT = 230;

/** In a category of their own to filter by. */
async function ownRange(): Promise<{ category: string; skus: string[] }> {
  const category = ownSku().toLowerCase();
  const products = await ownProducts(
    Array.from({ length: COUNT }, (_, at) => ({
      title: `Ring ${at}`,
      category,
      moq: 6,
      pricePaise: 45_500,
    })),
  );
  return { category, skus: products.map(({ sku }) => sku) };
}

const pricesIn = async (category: string): Promise<unknown[]> => {
  const products = database.collection(productKind.collection);
  const { docs } = await products.where('category', '==', category).get();
  return docs.map((each) => each.get('pricePaise') as unknown);
};

test('prices and line sheets of a whole filtered list', async ({ page }) => {
  test.slow();
  const { category, skus } = await ownRange();
  await openScreen(page, `/admin/products?category=${category}`, `Products (${COUNT})`);
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: `Select all ${COUNT} products` }).click();

  await test.step('each sheet has at most 200 designs, together all of them', async () => {
    await page.getByRole('button', { name: 'Line sheet' }).click();
    const dialog = page.getByRole('dialog', { name: `Line sheet of ${COUNT} products` });
    await expect(dialog.getByRole('link')).toHaveText(
      ['Line sheet 1: 200 designs', 'Line sheet 2: 30 designs'],
      PATIENT,
    );
    const links = await dialog.getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(skus.filter((sku) => !paths.join('~').includes(`${sku}.6`))).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('new prices reach products that were not loaded', async () => {
    await page.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog', { name: `Change prices of ${COUNT} products` });
    await dialog.getByLabel('Percent', { exact: true }).fill('10');
    await dialog.getByRole('button', { name: `Change ${COUNT} products` }).click(PATIENT);
    await expect(page.getByText(`${COUNT} products changed.`)).toBeVisible(PATIENT);
    expect(new Set(await pricesIn(category))).toEqual(new Set([50_100]));
  });
});

test('opens the line sheet of selected products', async ({ page }) => {
  await openScreen(page, '/admin/products?category=chains', /^Products/);
  await page.getByLabel('Select all loaded').check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Line sheet' }).click();
  const sheet = await opened;
  await expect(sheet.locator('.sheet-design').filter({ hasText: 'CH101' })).toBeVisible(PATIENT);
  await expect(sheet.getByText(/^\d+ designs, \d+ pages$/)).toBeVisible();
  await sheet.close();
});
