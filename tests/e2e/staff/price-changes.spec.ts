/** Price changes of many products: preview, saving, and undo with a conflict; on a desktop and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { buildPrice } from '#fixtures/build.ts';
import { priceKind } from '#schema/price.ts';
import { axeFinds } from '../axe.ts';
import {
  database,
  expect,
  openScreen,
  ownProducts,
  ownSku,
  PATIENT,
  put,
  stored,
  test,
} from './staff.ts';

const tiers = [
  { minQty: 24, pricePaise: 44_100 },
  { minQty: 100, pricePaise: 43_800 },
];

/** Five products in a category of their own, with all kinds of prices. */
async function ownRange() {
  const category = ownSku().toLowerCase();
  const [ring, chain, hoop, request] = await ownProducts([
    { title: 'Ring', category, pricePaise: 45_500, tiers },
    { title: 'Chain', category, pricePaise: 101_000, costPaise: 106_150 },
    { title: 'Hoop', category, priceMode: 'signIn' },
    { title: 'Request', category, priceMode: 'onRequest' },
    {
      title: 'Weighed',
      category,
      byWeight: { makingPerGramPaise: 2_000, makingTiers: [] },
    },
  ]);
  if (!ring || !chain || !hoop || !request) throw new Error('They were not made.');
  await put(priceKind, hoop.id, buildPrice({ pricePaise: 30_000, rev: 2 }));
  return { category, ring, chain, hoop };
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Change prices of/ });

const scrollsSideways = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate(
    (element) =>
      element.scrollWidth > element.clientWidth ||
      [...element.querySelectorAll('[role=region]')].some(
        (each) => each.scrollWidth > each.clientWidth,
      ),
  );

test('previews new prices, changes them, and undoes all but one that was changed since', async ({
  page,
}) => {
  test.slow();
  const { category, ring, chain, hoop } = await ownRange();
  await openScreen(page, `/admin/products?category=${category}`, 'Products (5)');
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = dialogOf(page);
  const preview = dialog.getByRole('region', { name: 'Old and new prices' });
  await expect(dialog.getByText('Enter a number to see')).toBeVisible();

  await test.step('a number that is not valid is reported', async () => {
    await dialog.getByLabel('Percent', { exact: true }).fill('five');
    await dialog.getByLabel('Rounding').focus();
    await expect(dialog.getByText(/Enter a percentage above 0/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change prices' })).toBeDisabled();
  });

  await test.step('shows the making charge of prices by weight', async () => {
    await dialog
      .getByLabel('Prices', { exact: true })
      .selectOption('Making charge of prices by weight');
    await dialog.getByLabel('Percent', { exact: true }).fill('10');
    await expect(preview).toContainText('Making charge: from ₹20 per gram → to ₹22 per gram');
    await expect(dialog.getByRole('button', { name: 'Change 1 product' })).toBeEnabled();
    const change = dialog.getByLabel('Change', { exact: true });
    await change.selectOption('Set per unit');
    await dialog.getByLabel('Amount (₹)').fill('150');
    await expect(preview).toContainText('from ₹20 per gram → to ₹20 per gram + ₹150 per unit');
    await change.selectOption('Set a volume discount');
    await dialog.getByLabel('From quantity').fill('24');
    await expect(preview).toContainText('Volume discounts: from none → to 10% from 24');
    await change.selectOption('Increase by percent');
    await dialog.getByLabel('Prices', { exact: true }).selectOption('Fixed prices');
  });

  await test.step('tiers that would become equal are refused, and shown with the reason', async () => {
    await dialog.getByLabel('Percent', { exact: true }).fill('5');
    await dialog.getByLabel('Rounding').selectOption('To the nearest ₹10');
    await dialog.getByRole('button', { name: 'Can’t be changed 3' }).click();
    await expect(preview.getByRole('listitem').filter({ hasText: ring.sku })).toContainText(
      'The price from 100 would not be lower than the price from 24.',
    );
    await expect(preview).toContainText('Price on request.');
  });

  await test.step('shows old and new prices with their tiers', async () => {
    await dialog.getByLabel('Rounding').selectOption('To the nearest ₹1');
    await dialog.getByRole('button', { name: 'All 5' }).click();
    const row = preview.locator('li[data-index]').filter({ hasText: ring.sku });
    await expect(row).toContainText('₹455 → to ₹478');
    await expect(row).toContainText('from 24: from ₹441 → to ₹463');
    await expect(row).toContainText('from 100: from ₹438 → to ₹460');
    await expect(preview.locator('li[data-index]').filter({ hasText: hoop.sku })).toContainText(
      /after sign-in.*₹300 → to ₹315/,
    );
    await expect(dialog.getByRole('button', { name: 'Warnings 1' })).toBeVisible();
    await expect(preview).toContainText('The price is below the cost of ₹1,061.50.');
    expect(await axeFinds(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(row).toContainText('₹455 → to ₹478');
    expect(await scrollsSideways(dialog)).toBe(false);
    expect(await axeFinds(page, 'visual')).toEqual([]);
  });

  await test.step('changes public prices and those for signed-in buyers', async () => {
    await dialog.getByRole('button', { name: 'Change 3 products' }).click();
    await expect(page.getByText('3 products changed.')).toBeVisible(PATIENT);
    expect(await stored(`prod/${ring.id}`)).toMatchObject({
      pricePaise: 47_800,
      tiers: [
        { minQty: 24, pricePaise: 46_300 },
        { minQty: 100, pricePaise: 46_000 },
      ],
      rev: ring.rev + 1,
    });
    expect(await stored(`prices/${hoop.id}`)).toMatchObject({ pricePaise: 31_500, rev: 3 });
    await expect(page.getByText('₹478')).toBeVisible();
  });

  await test.step('undo restores exact prices, and lists the one that was changed since', async () => {
    const { id } = chain;
    const rev = Number((await stored(`prod/${id}`))?.['rev']) + 1;
    await database.doc(`prod/${id}`).update({ pricePaise: 99_000, rev });
    await page.getByRole('button', { name: 'Undo' }).click();
    const failures = page.getByRole('dialog', { name: '1 couldn’t be restored' });
    await expect(failures).toContainText(`Chain, ${chain.sku}`, PATIENT);
    await expect(failures).toContainText('Someone changed it since.');
    expect(await axeFinds(page)).toEqual([]);
    await failures.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('2 products restored.')).toBeVisible();
    expect(await stored(`prod/${ring.id}`)).toMatchObject({ pricePaise: 45_500, tiers });
    expect(await stored(`prices/${hoop.id}`)).toMatchObject({ pricePaise: 30_000, tiers: [] });
    expect(await stored(`prod/${id}`)).toMatchObject({ pricePaise: 99_000 });
  });
});
