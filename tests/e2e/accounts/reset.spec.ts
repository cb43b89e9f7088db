/** Password reset: the email, its link, the new password; responses do not disclose which accounts exist. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { REFUSED, refuse } from './auth-service.ts';
import { arriveAt, expect, mailCodes, createPerson, test, type Person } from './customer.ts';

test.use({ provoked: REFUSED });

const emailOf = (page: Page) => page.getByLabel('Email', { exact: true });
const sendOf = (page: Page) => page.getByRole('button', { name: 'Send link' });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

/** The link of the email, as Firebase creates it with our action URL. */
async function linkFor(page: Page, { email }: Person, handler = '/reset-password') {
  await page.goto('/reset-password?redirect=/about');
  await emailOf(page).fill(email);
  await sendOf(page).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  const code = (await mailCodes(email)).at(-1);
  const continueUrl = new URL(code?.oobLink ?? '').searchParams.get('continueUrl') ?? '';
  const query = new URLSearchParams({
    mode: 'resetPassword',
    oobCode: code?.oobCode ?? '',
    apiKey: 'on-this-machine',
    continueUrl,
    lang: 'en',
  });
  return `${handler}?${query}`;
}

test('the link in the email sets a new password and keeps the return path', async ({ page }) => {
  const person = await createPerson();
  await page.goto(await linkFor(page, person));
  await expect(emailOf(page)).toHaveValue(person.email);
  await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password');
  // The code grants access, so it is removed from the URL.
  await expect(page).toHaveURL('/reset-password?redirect=%2Fabout');
  await newPassword(page).fill('another-lining');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fabout');
  await emailOf(page).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('another-lining');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await arriveAt(page, '/about');
});

test('a reset link to the verification page works as well', async ({ page }) => {
  const link = await linkFor(page, await createPerson(), '/verify-email');
  await page.goto(link);
  await page.waitForURL(({ pathname }) => pathname === '/reset-password');
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL('/reset-password?redirect=%2Fabout');
  expect(await page.evaluate(() => document.referrer)).not.toContain('oobCode');
});

test('a link works only once', async ({ page }) => {
  const link = await linkFor(page, await createPerson());
  await page.goto(link);
  await newPassword(page).fill('another-lining');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired.');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/reset-password?redirect=%2Fabout');
});

test('a link that expires while the page is open shows a message', async ({ page }) => {
  await page.goto(await linkFor(page, await createPerson()));
  await newPassword(page).fill('another-lining');
  await refuse(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired.');
});

test('existing and unknown emails get the same response', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/reset-password');
  const seen: unknown[] = [];
  for (const email of [person.email, 'nobody-at-all@example.test']) {
    await emailOf(page).fill(email);
    const answered = page.waitForResponse(/:sendOobCode/);
    await sendOf(page).click();
    const answer = await answered;
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    await expect(sendOf(page)).not.toHaveAttribute('aria-busy');
    const hideEmail = (text: string) => text.replaceAll(email, 'EMAIL');
    seen.push({
      status: answer.status(),
      body: hideEmail(await answer.text()),
      shown: hideEmail(await page.getByRole('main').innerText()),
    });
    await page.reload();
  }
  expect(seen[0]).toEqual(seen[1]);
});

test('an unknown email is not disclosed even if the service reports it', async ({ page }) => {
  await page.goto('/reset-password');
  await refuse(page, 'sendOobCode', 'EMAIL_NOT_FOUND');
  await emailOf(page).fill('nobody-at-all@example.test');
  await sendOf(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'If there is an account' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('axe finds nothing in any state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/reset-password');
  expect.soft(await axeFinds(page)).toEqual([]);
  const link = await linkFor(page, await createPerson());
  expect.soft(await axeFinds(page)).toEqual([]);
  await page.goto(link);
  await expect(newPassword(page)).toBeVisible();
  expect.soft(await axeFinds(page)).toEqual([]);
  await newPassword(page).fill('another-lining');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect.soft(await axeFinds(page)).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect.soft(await axeFinds(page)).toEqual([]);
});
