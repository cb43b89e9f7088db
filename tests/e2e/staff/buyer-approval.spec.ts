/** Sign-in prices show only to approved buyers: from the seats of the seller and of the buyer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrice, buildWebUser } from '#fixtures/build.ts';
import { priceKind } from '#schema/price.ts';
import { webUserKind } from '#schema/web-user.ts';
import { siteFolder } from '../../built-site.ts';
import { createPerson, openSignedIn } from '../accounts/customer.ts';
import { database, expect, openScreen, put, stored, test } from './staff.ts';

// The price of a buyer who is not approved is refused.
test.use({ provoked: /status of 403|^403 for/ });

/** A product of the built site with a price for signed-in buyers. */
function hiddenProduct(): { id: string; path: string } {
  const folder = join(siteFolder(), 'product');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const id = /data-hidden-price="([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (id !== undefined)
      return { id, path: `/product/${file.replaceAll('\\', '/').replace(/\.html$/, '')}` };
  }
  throw new Error('The demo shop has no such product.');
}

test('a buyer sees prices once staff have approved them', async ({ page, browser, baseURL }) => {
  test.slow();
  const { id, path } = hiddenProduct();
  await put(priceKind, id, buildPrice({ pricePaise: 1_234_500, tiers: [] }));
  const buyer = await createPerson({ displayName: 'Asha Rao' });
  const { uid, email } = buyer;
  await put(webUserKind, uid, buildWebUser({ uid, email, businessName: 'Zari Jewels' }));
  // No other test of staff reads prices as a buyer.
  const sales = database.doc('settings/sales');
  await sales.update({ approveBuyers: true });
  try {
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      storageState: { cookies: [], origins: [] },
      serviceWorkers: 'block',
    });
    const their = await context.newPage();
    const box = their.locator('[data-hidden-price]');
    await openSignedIn(their, buyer, path);
    await expect(box).toContainText('Price on request');
    await expect(box).not.toContainText('₹');

    await openScreen(page, `/admin/customers/${uid}`, 'Zari Jewels');
    await page.getByLabel('Approved for sign-in prices').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
    expect(await stored(`customers/${uid}`)).toMatchObject({ isApproved: true });

    await their.reload();
    await expect(box).toContainText('₹12,345 per');
    await context.close();
  } finally {
    await sales.update({ approveBuyers: false });
  }
});
