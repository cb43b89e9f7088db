/** Links in emails: verifying an email address, and undoing a change of it. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { REFUSED, refuse } from './auth-service.ts';
import {
  arriveAt,
  AUTH_EMULATOR,
  expect,
  mailCodes,
  openSignedIn,
  createPerson,
  test,
  type Person,
} from './customer.ts';

test.use({ provoked: REFUSED });

/** The verification email, requested from the page as a customer does, with Firebase's link. */
async function verifyLink(page: Page, person: Person, back = '/about'): Promise<string> {
  await page.goto(`/verify-email?redirect=${encodeURIComponent(back)}`);
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We sent another link to ${person.email}.`)).toBeVisible();
  const mail = (await mailCodes(person.email)).at(-1);
  const link = new URL(mail?.oobLink ?? '');
  return `/verify-email${link.search}`;
}

/** Changes the email with the customer's token; the old address is notified. */
async function changeEmail(page: Page, { email, password }: Person): Promise<void> {
  const post = async (call: string, data: object): Promise<unknown> => {
    const url = `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
    return await (await page.request.post(url, { data })).json();
  };
  const signedIn = await post('signInWithPassword', { email, password, returnSecureToken: true });
  const idToken: unknown = Reflect.get(Object(signedIn), 'idToken');
  await post('update', { idToken, email: `new-${email}` });
}

const verified = (page: Page) => page.getByRole('heading', { name: 'Your email is verified' });

test('the link verifies the email and leads back to the previous page', async ({ page }) => {
  const person = await createPerson({ emailVerified: false });
  await openSignedIn(page, person, '/about');
  await page.goto(await verifyLink(page, person, '/contact?from=mail'));
  await expect(verified(page)).toBeFocused();
  // Order requests need no verified email, so the page does not mention them.
  await expect(page.getByText('You now see all prices when you are signed in.')).toBeVisible();
  // The code grants access, so it is removed from the URL. The return path survives a reload.
  await expect(page).toHaveURL('/verify-email?redirect=%2Fcontact%3Ffrom%3Dmail');
  await page.reload();
  await expect(verified(page)).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await arriveAt(page, '/contact?from=mail');
  const saved: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''));
  expect(saved).toMatchObject({ emailVerified: true });
});

test('a used link shows success to its signed-in customer and is refused for others', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await createPerson({ emailVerified: false });
  await openSignedIn(page, person, '/about');
  const link = await verifyLink(page, person);
  await page.goto(link);
  await expect(verified(page)).toBeFocused();
  await page.goto(link);
  await expect(verified(page)).toBeFocused();
  const other = await browser.newPage({ baseURL: String(baseURL), serviceWorkers: 'block' });
  await other.goto(link);
  await expect(other.getByRole('alert')).toHaveText('This link was already used or has expired.');
  await expect(other.getByRole('link', { name: 'Sign in for a new link' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fabout',
  );
  await other.close();
});

test('a signed-in customer can replace an expired link at once', async ({ page }) => {
  const person = await createPerson({ emailVerified: false });
  await openSignedIn(page, person, '/about');
  await page.goto('/verify-email?mode=verifyEmail&oobCode=long-gone');
  await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired.');
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We sent another link to ${person.email}.`)).toBeVisible();
});

test('a link that fails offline can be retried', async ({ page }) => {
  const person = await createPerson({ emailVerified: false });
  await openSignedIn(page, person, '/about');
  const link = await verifyLink(page, person);
  await refuse(page, 'update', 'network');
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    "Can't reach the server. Check your connection.",
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(verified(page)).toBeFocused();
});

test('undoing a change of email restores the old one and offers a new password', async ({
  page,
}) => {
  const person = await createPerson();
  await changeEmail(page, person);
  const mail = (await mailCodes(person.email)).find(
    ({ requestType }) => requestType === 'RECOVER_EMAIL',
  );
  await page.goto(`/verify-email${new URL(mail?.oobLink ?? '').search}`);
  await expect(
    page.getByRole('heading', { name: 'Your old email address is restored' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Reset password' }).click();
  await arriveAt(page, '/reset-password');
});

test('without a link, a signed-out visitor is asked to sign in', async ({ page }) => {
  await page.goto('/verify-email?redirect=/about');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fabout',
  );
});

test('axe finds nothing in any state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeFocused();
  expect.soft(await axeFinds(page)).toEqual([]);
  await page.goto('/verify-email?mode=verifyEmail&oobCode=no-such-code');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect.soft(await axeFinds(page)).toEqual([]);
  const person = await createPerson({ emailVerified: false });
  await openSignedIn(page, person, '/about');
  const link = await verifyLink(page, person);
  expect.soft(await axeFinds(page)).toEqual([]);
  await page.goto(link);
  await expect(verified(page)).toBeFocused();
  expect.soft(await axeFinds(page)).toEqual([]);
});
