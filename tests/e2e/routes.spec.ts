/** Every route of the specification answers through Hosting with its title and one heading. */
import { templates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

const byName = new Map(templates());
const of = (name: string): string => {
  const address = byName.get(name);
  if (address === undefined) throw new Error(`No template called ${name}`);
  return address;
};

const SITE = ' | GlamBug Mart';

/** Address and whole title, as the demo shop's staff have set it or as the page is called. */
const ROUTES: readonly (readonly [address: string, title: string])[] = [
  ['/', `Wholesale 925 Silver Jewellery in India${SITE}`],
  ['/test', `Server-Rendering Test${SITE}`],
  ['/products', `All Products – 925 Silver Wholesale Catalogue${SITE}`],
  ['/products/2', `All Products – 925 Silver Wholesale Catalogue${SITE} – Page 2`],
  ['/category', `Categories – 925 Silver by Type${SITE}`],
  ['/about', `About Us – 15 Years in Silver${SITE}`],
  ['/blogs', `Glam Buzz - Latest Blogs${SITE}`],
  ['/contact', `Contact – Visit, Call or WhatsApp${SITE}`],
  ['/search', `Search the Catalogue${SITE}`],
  ['/order-list', `Order List${SITE}`],
  ['/login', `Sign In${SITE}`],
  ['/register', `Register Your Business${SITE}`],
  ['/reset-password', `Reset Password${SITE}`],
  ['/verify-email', `Verify Your Email${SITE}`],
  ['/privacy-policy', `Privacy Policy${SITE}`],
  ['/shipping', `Shipping Policy${SITE}`],
  ['/returns', `Returns and Refunds${SITE}`],
  ['/terms-conditions', `Terms and Conditions${SITE}`],
  ['/faqs', `FAQs – Buying Wholesale Silver${SITE}`],
  ['/careers', `Careers in Hyderabad${SITE}`],
  ['/offline', `You Are Offline${SITE}`],
];

for (const [address, title] of ROUTES) {
  test(`${address} has its title`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

/** Whoever is not signed in is led on, so their titles are looked for in what is served. */
const GUARDED: typeof ROUTES = [
  ['/order-confirmation/3f1c0b9e-0000-4000-8000-000000000000', `Order Confirmation${SITE}`],
  ['/account', `My Account${SITE}`],
  ['/account/addresses', `My Account${SITE}`],
];

for (const [address, title] of GUARDED) {
  test(`${address} has its title, and leads to sign-in and back`, async ({ page, request }) => {
    const served = await request.get(address);
    expect(served.status()).toBe(200);
    expect(await served.text()).toContain(`<title>${title}</title>`);
    await page.goto(address);
    await page.waitForURL(`/login?redirect=${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const name of [
  'product with a price',
  'product priced after sign-in',
  'product priced on request',
  'category',
  'subcategory',
  'post',
]) {
  test(`a ${name} has its own name in its title`, async ({ page }) => {
    const response = await page.goto(of(name));
    expect(response?.status()).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    const own = (await heading.innerText()).trim();
    expect(own).not.toBe('');
    const title = await page.title();
    expect(title).toContain(own);
    expect(title.endsWith(SITE)).toBe(true);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

test('a product shows its name in title and heading', async ({ page }) => {
  await page.goto(of('product with hostile words'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Ring </script><script>alert('title')</script> "band"`);
  await expect(page).toHaveTitle(/^Ring <\/script>/);
});

test('any other path is not found', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
});

const PRODUCT = of('product with a price');
const [, , SKU = ''] = PRODUCT.split('/');

for (const detour of [
  `/product/${SKU}`,
  `/product/${SKU}/a-wrong-slug`,
  `/product/${SKU.toLowerCase()}`,
]) {
  test(`${detour} leads to the product`, async ({ page }) => {
    await page.goto(detour);
    await page.waitForURL(`**${PRODUCT}`);
    await expect(page.getByRole('main').getByText(SKU).first()).toBeVisible();
  });
}
