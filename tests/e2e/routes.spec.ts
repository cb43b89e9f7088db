/** URLs that redirect; all others are tested without a browser in `tests/site`. */
import { templates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

const byName = new Map(templates());
const of = (name: string): string => {
  const address = byName.get(name);
  if (address === undefined) throw new Error(`No template called ${name}`);
  return address;
};

const SITE = ' | GlamBug Mart';

/** Signed-out visitors are redirected, so the titles are read from the served pages. */
const GUARDED = [
  ['/order-confirmation/3f1c0b9e-0000-4000-8000-000000000000', `Order Confirmation${SITE}`],
  ['/account', `My Account${SITE}`],
] as const;

for (const [address, title] of GUARDED) {
  test(`${address} has its title, and redirects to sign-in and back`, async ({ page, request }) => {
    const served = await request.get(address);
    expect(served.status()).toBe(200);
    expect(await served.text()).toContain(`<title>${title}</title>`);
    await page.goto(address);
    await page.waitForURL(`/login?redirect=${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('a product shows its name in title and heading', async ({ page }) => {
  await page.goto(of('product with hostile words'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Ring </script><script>alert('title')</script> "band"`);
  await expect(page).toHaveTitle(/^Ring <\/script>/);
});

const PRODUCT = of('product with a price');
const [, , SKU = ''] = PRODUCT.split('/');

for (const detour of [
  `/product/${SKU}`,
  `/product/${SKU}/a-wrong-slug`,
  `/product/${SKU.toLowerCase()}`,
]) {
  test(`${detour} redirects to the product`, async ({ page }) => {
    await page.goto(detour);
    await page.waitForURL(`**${PRODUCT}`);
    await expect(page.getByRole('main').getByText(SKU).first()).toBeVisible();
  });
}
