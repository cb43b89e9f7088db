/** The whole account: every section has a URL, a title and a heading, and is accessible. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { customerAt, quoteOf, seedOrder } from './account-seed.ts';
import { expect, createPerson, test } from './customer.ts';

const SECTIONS: [path: string, name: string, heading: string, title: string][] = [
  ['/account/profile', 'Profile', 'Profile', 'Profile'],
  ['/account/addresses', 'Addresses', 'Addresses', 'Addresses'],
  ['/account/preferences', 'Emails', 'Email preferences', 'Email preferences'],
  ['/account/privacy', 'Privacy', 'Privacy', 'Privacy'],
  ['/account', 'Orders', 'Orders', 'Orders'],
];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 2 });
const settled = (page: Page) => expect(page.locator('[data-section] .skeleton')).toHaveCount(0);

test('each section has its URL, title and heading, and works with back and forward', async ({
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

test('forms with errors, dialogs and the deletion form are accessible', async ({ page }) => {
  const person = await createPerson();
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

test('the profile can be changed by keyboard only', async ({ page }) => {
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
