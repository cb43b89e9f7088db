/** The account as a whole: every section has an address, a title and a heading, and can be used by everybody. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { customerAt, quoteOf, seedAddresses, seedOrder, seedProfile } from './account-seed.ts';
import { expect, somebody, test } from './customer.ts';

const SECTIONS: [path: string, name: string, heading: string, title: string][] = [
  ['/account/profile', 'Profile', 'Profile', 'Profile'],
  ['/account/addresses', 'Addresses', 'Addresses', 'Addresses'],
  ['/account/preferences', 'Emails', 'Email preferences', 'Email preferences'],
  ['/account/privacy', 'Privacy', 'Privacy', 'Privacy'],
  ['/account', 'Orders', 'Orders', 'Orders'],
];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 2 });
const settled = (page: Page) => expect(page.locator('.account-section .skeleton')).toHaveCount(0);

/** Runs in the page: what makes it scroll sideways, and controls under 24 px. */
const LAYOUT_FAULTS = `(() => {
  const faults = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [];
  for (const each of document.querySelectorAll('.island :is(a, button, input, select)')) {
    const { width, height } = each.getBoundingClientRect();
    const inSentence = each.matches('p a') && each.parentElement.textContent.trim() !== each.textContent.trim();
    if (each.checkVisibility() && !inSentence && (width < 24 || height < 24))
      faults.push(each.outerHTML.slice(0, 90) + ' ' + width + '×' + height);
  }
  return faults;
})()`;

test('each section has its address, title and heading; back and forward go through them', async ({
  page,
}) => {
  await customerAt(page, '/account');
  await settled(page);
  for (const [path, name, head, title] of SECTIONS) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(heading(page, head)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(`${title} – My Account | GlamBug Mart`);
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.goBack();
  await expect(heading(page, 'Privacy')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Email preferences')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Privacy')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Privacy')).toBeVisible();
  await page.goto('/account/nothing-here');
  await page.getByRole('link', { name: 'View your orders' }).click();
  await expect(heading(page, 'Orders')).toBeFocused();
});

test('nothing that axe finds, no sideways scrolling, nothing too small to press', async ({
  page,
}) => {
  test.slow();
  const person = await somebody({
    emailVerified: false,
    displayName: 'Lakshmi Venkataraman-Subramaniam',
  });
  await seedProfile(person, { businessName: 'Lakshmi Silvers & Sons' });
  await seedAddresses(person, [{ label: 'Shop' }, { label: 'W'.repeat(40) }]);
  const line = { productId: 'x', sku: 'RG101', title: 'M'.repeat(120), qty: 12 };
  const id = await seedOrder(person, {
    status: 'quoted',
    lines: [line],
    quote: quoteOf(line, 45_000),
  });
  await customerAt(page, '/account', person);
  const paths = [...SECTIONS.map(([path]) => path), `/account/orders/${id}`];
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFinds(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(LAYOUT_FAULTS), `${path} at 320 px`).toEqual([]);
  }
});

test('what opens is as good: forms with their problems, the question, the terms of deletion', async ({
  page,
}) => {
  const person = await somebody();
  const line = { productId: 'x', sku: 'RG101', title: 'Ring', qty: 12 };
  const id = await seedOrder(person, {
    status: 'quoted',
    lines: [line],
    quote: quoteOf(line, 45_000),
  });
  await customerAt(page, '/account/addresses', person);
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('House and street')).toHaveAccessibleDescription(/Enter the house/);
  expect.soft(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();

  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  expect.soft(await axeFinds(page)).toEqual([]);

  await page.goto(`/account/orders/${id}`);
  await page.getByRole('button', { name: 'Check and order again' }).click();
  await expect(page.getByText('Not now')).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeFocused();
});

test('the keyboard alone changes the profile', async ({ page }) => {
  await customerAt(page, '/account');
  await settled(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Profile')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rao & Sons');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});
