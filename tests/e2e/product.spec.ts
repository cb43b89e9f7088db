/** The product page in use: quantities, tiers, the order list and sharing. */
import { formatUnits, unitsName } from '#core/unit-of-sale.ts';
import type { Page } from '@playwright/test';
import { formatRupees } from '#core/format.ts';
import { unitPriceAt } from '#core/pricing.ts';
import type { ProductBrief } from '#storefront/shared/model/product-brief.ts';
import { pageAddresses, fileOf, readSiteFile, templates } from '../built-site.ts';
import { storeLines } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const byName = new Map(templates());
const PRICED = String(byName.get('product with a price'));
const MODES = ['with a price', 'priced after sign-in', 'priced on request'];

const products = pageAddresses().filter((address) => /^\/product\/(?!ZZ)/.test(address));

/** The first product that matches. */
function productWhere(isMeant: (product: ProductBrief, html: string) => boolean): {
  address: string;
  product: ProductBrief;
} {
  for (const address of products) {
    const html = readSiteFile(fileOf(address));
    const data = /data-product="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#34;', '"') ?? 'null';
    const product: ProductBrief | null = JSON.parse(data.replaceAll('&quot;', '"'));
    if (product !== null && isMeant(product, html)) return { address, product };
  }
  throw new Error('The demo shop has no such product.');
}

/** MOQ 12, order multiple 6, at least two tiers, no sizes. */
const tiered = productWhere(
  ({ moq, orderMultiple, prices }, html) =>
    moq === 12 &&
    orderMultiple === 6 &&
    (prices?.tiers.length ?? 0) > 1 &&
    html.includes('data-step'),
);

const units = unitsName(tiered.product.unit);
const twelve = formatUnits(12, tiered.product.unit);

const quantity = (page: Page) =>
  page.getByRole('spinbutton', { name: /^(?:Pieces|Pairs|Sets of \d+)$/ });
const total = (page: Page) => page.locator('form output');
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to order list' });
const added = (page: Page) => page.locator('form [role="status"]');
const drawer = (page: Page) => page.getByRole('dialog', { name: /order list/i });

/** Closes the order list, which opened after adding; the focus returns to the button. */
async function closeList(page: Page): Promise<void> {
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(addButton(page)).toBeFocused();
}

const tier = (page: Page) => page.locator('tr[aria-current="true"]');

test.describe('the quantity', () => {
  test.beforeEach(({ page }) => page.goto(tiered.address).then(() => undefined));

  test('starts at the MOQ, changes by the order multiple, and explains limits', async ({
    page,
  }) => {
    await expect(quantity(page)).toHaveValue('12');
    await expect(quantity(page)).toHaveAccessibleDescription(
      new RegExp(`MOQ ${twelve}.*multiple 6`),
    );
    await page.getByRole('button', { name: `More ${units}` }).click();
    await expect(quantity(page)).toHaveValue('18');
    await page.getByRole('button', { name: `Fewer ${units}` }).click();
    await page.getByRole('button', { name: `Fewer ${units}` }).click();
    await expect(quantity(page)).toHaveValue('12');
    await expect(total(page)).toHaveText(`The MOQ is ${twelve}.`);
    await quantity(page).press('ArrowUp');
    await expect(quantity(page)).toHaveValue('18');
    await expect(total(page)).toContainText(`18 ${units}`);
  });

  test('is refused with the reason if it does not fit, and stays as typed', async ({ page }) => {
    for (const [typed, reason, offers] of [
      ['13', 'Sold in multiples of 6: choose 12 or 18.', ['Change to 12', 'Change to 18']],
      ['3', `The MOQ is ${twelve}.`, ['Change to 12']],
      ['12.5', `Enter a whole number of ${units}.`, ['Change to 12', 'Change to 18']],
      ['', `Enter a whole number of ${units}.`, ['Change to 12']],
      ['200000', `The maximum is 99,996 ${units}.`, ['Change to 99996']],
    ] as const) {
      await quantity(page).fill(typed);
      // Also while the field has the focus.
      await expect(total(page)).toHaveText(reason);
      await quantity(page).blur();
      await expect(total(page)).toHaveText(reason);
      await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('button', { name: /^Change to/ })).toHaveText([...offers]);
      await addButton(page).click();
      await expect(quantity(page)).toBeFocused();
      await expect(quantity(page)).toHaveValue(typed);
      await expect(page.locator('[data-order-count]')).toBeHidden();

      await page.getByRole('button', { name: offers[0], exact: true }).click();
      await expect(quantity(page)).toHaveValue(offers[0].slice('Change to '.length));
      await expect(quantity(page)).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('button', { name: /^Change to/ })).toHaveCount(0);
      await expect(addButton(page)).toBeFocused();
    }
  });

  test('marks the tier that applies, and shows the total', async ({ page }) => {
    const [first, second] = tiered.product.prices?.tiers ?? [];
    const at = async (qty: number, row: RegExp): Promise<void> => {
      await quantity(page).fill(String(qty));
      await expect(tier(page)).toHaveCount(1);
      await expect(tier(page)).toHaveText(row);
      await expect(total(page)).toContainText(new RegExp(`${qty} ${units}.*₹.*before GST`));
    };
    await expect(tier(page)).toHaveText(/^\s*12–/);
    if (!first || !second) throw new Error('It has two tiers.');
    await at(second.minQty, new RegExp(`^\\s*${second.minQty}`));
    await at(first.minQty, new RegExp(`^\\s*${first.minQty}–`));
    const rupees = ((first.minQty * first.pricePaise) / 100).toLocaleString('en-IN');
    await expect(total(page)).toContainText(`₹${rupees} before GST`);
    await at(first.minQty - 6, /^\s*12–/);
    await quantity(page).fill('13');
    await expect(tier(page)).toHaveCount(0);
  });
});

test('each tier shows its saving, and the next one takes one tap', async ({ page }) => {
  await page.goto(tiered.address);
  const { tiers = [], pricePaise = 0 } = tiered.product.prices ?? {};
  const savings = tiers.map((each) => formatRupees(pricePaise - each.pricePaise));
  for (const [place, saving] of savings.entries()) {
    await expect(page.getByRole('row').nth(place + 2)).toContainText(`${saving} (`);
  }
  const offer = page.getByRole('button', { name: /^\d+ more for ₹/ });
  for (const { minQty, pricePaise: lower } of tiers) {
    await expect(offer).toContainText(`more for ${formatRupees(lower)}`);
    await offer.click();
    const taken = Math.ceil(minQty / 6) * 6;
    await expect(quantity(page)).toHaveValue(String(taken));
    await expect(total(page)).toContainText(formatRupees(taken * lower));
  }
  await expect(offer).toBeHidden();
});

test.describe('the order list', () => {
  test('takes the quantity, survives a reload, and counts designs', async ({ page }) => {
    await page.goto(tiered.address);
    await addButton(page).click();
    await expect(added(page)).toHaveText(`Added ${twelve}. Your list has 1 design.`);
    // Repeated in the drawer, because the page behind it is inert.
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^Added 12/);
    await closeList(page);
    await quantity(page).fill('18');
    await quantity(page).press('Enter');
    await expect(added(page)).toHaveText(`Added 18 ${units}. Your list has 1 design.`);
    const stored = () => page.evaluate(() => localStorage.getItem('glambug-order-list'));
    // The drawer notes the price at the quantity that it shows.
    await expect.poll(stored).toContain('"atQty":30');
    await page.reload();
    await expect(added(page)).toHaveText(`In your order list: 30 ${units}.`);
    await expect(page.locator('[data-order-count]')).toHaveText('1');
    expect(JSON.parse((await stored()) ?? '').lines).toEqual([
      {
        sku: tiered.product.sku,
        qty: 30,
        seen: {
          title: tiered.product.title,
          pricePaise: tiered.product.prices && unitPriceAt(tiered.product.prices, 30),
          atQty: 30,
        },
      },
    ]);

    const isOther = ({ sku }: ProductBrief, html: string) =>
      sku !== tiered.product.sku && html.includes('data-step');
    await page.goto(productWhere(isOther).address);
    await expect(added(page)).toHaveText('');
    await addButton(page).click();
    await expect(added(page)).toHaveText(/Your list has 2 designs\.$/);
    await closeList(page);
    await expect(page.getByRole('link', { name: 'Order list, 2 designs' })).toBeVisible();
  });

  test('counts for the MOQ, the multiple and the tier of a further quantity', async ({ page }) => {
    await storeLines(page, [{ sku: tiered.product.sku, qty: 12 }]);
    await page.goto(tiered.address);
    await expect(added(page)).toHaveText(`In your order list: ${twelve}.`);
    await page.getByRole('button', { name: `Fewer ${units}` }).click();
    await expect(quantity(page)).toHaveValue('6');
    await page.getByRole('button', { name: `Fewer ${units}` }).click();
    await expect(total(page)).toHaveText(`Add at least ${formatUnits(6, tiered.product.unit)}.`);
    await quantity(page).fill('7');
    await expect(total(page)).toHaveText('Sold in multiples of 6: choose 6 or 12.');
    await page.getByRole('button', { name: 'Change to 6', exact: true }).click();

    const [first] = tiered.product.prices?.tiers ?? [];
    if (!first) throw new Error('It has two tiers.');
    const offer = page.getByRole('button', { name: /^\d+ more for ₹/ });
    await expect(offer).toHaveText(new RegExp(`^\\s*${first.minQty - 18} more for `));
    await offer.click();
    const more = first.minQty - 12;
    await expect(quantity(page)).toHaveValue(String(more));
    await expect(tier(page)).toHaveText(new RegExp(`^\\s*${first.minQty}–`));
    await expect(total(page)).toContainText(`${formatRupees(more * first.pricePaise)} before GST`);
  });

  test('shows when it is full, and adds nothing', async ({ page }) => {
    const full = Array.from({ length: 200 }, (_, index) => ({ sku: `XX${index}`, qty: 1 }));
    await storeLines(page, full);
    await page.goto(tiered.address);
    await addButton(page).click();
    await expect(added(page)).toHaveText(/^Your order list is full\./);
  });
});

test.describe('price modes', () => {
  const SAID = [/₹[\d,]+\s*per (?:piece|pair|set)/, 'Sign in to see prices', 'Price on request'];
  for (const [place, mode] of MODES.entries()) {
    test(`a product ${mode} shows this, and can be added to the list`, async ({ page }) => {
      await page.goto(String(byName.get(`product ${mode}`)));
      const main = page.getByRole('main');
      await expect(main.getByText(SAID[place] ?? '').first()).toBeVisible();
      await expect(total(page)).toContainText(/\d+ (?:pieces?|pairs?|sets? of \d+), [\d.]+ g/);
      await expect(total(page).getByText('₹')).toHaveCount(place === 0 ? 1 : 0);
      await addButton(page).click();
      await expect(added(page)).toHaveText(/^Added \d+ (?:pieces?|pairs?|sets? of \d+)\./);
    });
  }

  test('a product out of stock explains what happens on request', async ({ page }) => {
    const { address } = productWhere((_, html) => html.includes('font-medium">Out of stock'));
    await page.goto(address);
    await expect(page.getByText('we reply with a restock date or a similar design')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask about this design' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}\?text=\S+$/,
    );
    await expect(addButton(page)).toBeVisible();
  });
});

test.describe('sharing', () => {
  const state = (page: Page) => page.locator('[data-share] [role="status"]');

  test('copies the URL if the device cannot share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${PRICED}?from=somewhere`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(state(page)).toHaveText('Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(PRICED);
    expect(new URL(copied).search).toBe('');
  });

  test('shows the URL if copying is not allowed', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.goto(PRICED);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(state(page)).toHaveText(new RegExp(`^Copy this link: .*${PRICED}$`));
  });

  test('uses the share dialog of the device, and cancelling shows no error', async ({ page }) => {
    await page.addInitScript(() => {
      Navigator.prototype.share = (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.reject(new DOMException('given up', 'AbortError'));
      };
    });
    await page.goto(PRICED);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.locator('html').getAttribute('data-shared');
    expect(JSON.parse(shared ?? '').url).toMatch(new RegExp(`${PRICED}$`));
    await expect(state(page)).toHaveText('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('controls that need JavaScript are hidden, and the rest works', async ({ page }) => {
    await page.goto(tiered.address);
    await expect(page.locator('form[data-product]')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await expect(page.locator('#recent')).toBeHidden();
    for (const name of ['Enquire on WhatsApp', 'Book video call', 'Share on WhatsApp']) {
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\S*\?text=\S+$/);
    }
    await expect(page.locator('#order-rule')).toContainText(`MOQ ${twelve}`);
    await expect(page.locator('#order-rule')).toBeVisible();
    await page.locator('#pictures a').first().click();
    await expect(page).toHaveURL(/\.webp$/);
  });
});
