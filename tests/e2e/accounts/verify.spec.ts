/** The links of our mails: an address is verified, or a change of it undone. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { REFUSED, refuse } from './auth-service.ts';
import {
  arriveAt,
  AUTH_EMULATOR,
  expect,
  mailCodes,
  signIn,
  somebody,
  test,
  type Person,
} from './customer.ts';

test.use({ provoked: REFUSED });

/** The mail that verifies an address, asked for as the page does; its address as Firebase makes it. */
async function verifyLink(page: Page, person: Person, back = '/about'): Promise<string> {
  await page.goto(`/verify-email?redirect=${encodeURIComponent(back)}`);
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We sent another link to ${person.email}.`)).toBeVisible();
  const mail = (await mailCodes(person.email)).at(-1);
  const link = new URL(mail?.oobLink ?? '');
  return `/verify-email${link.search}`;
}

/** What the service lets a customer do with a token of theirs; the old address hears of it. */
async function changeEmail(page: Page, { email, password }: Person): Promise<void> {
  const ask = async (call: string, data: object): Promise<unknown> => {
    const url = `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
    return await (await page.request.post(url, { data })).json();
  };
  const signedIn = await ask('signInWithPassword', { email, password, returnSecureToken: true });
  const idToken: unknown = Reflect.get(Object(signedIn), 'idToken');
  await ask('update', { idToken, email: `new-${email}` });
}

const verified = (page: Page) => page.getByRole('heading', { name: 'Your email is verified' });

test('the link verifies, and leads back to where the customer was', async ({ page }) => {
  const person = await somebody({ emailVerified: false });
  await signIn(page, person, '/about');
  await page.goto(await verifyLink(page, person, '/contact?from=mail'));
  await expect(verified(page)).toBeFocused();
  // An order request needs no verified address, and nothing says that it does.
  await expect(page.getByText('You now see all prices when you are signed in.')).toBeVisible();
  // The code is a key: it does not stay in the address, and a reload keeps the way back.
  await expect(page).toHaveURL('/verify-email?redirect=%2Fcontact%3Ffrom%3Dmail');
  await page.reload();
  await expect(verified(page)).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await arriveAt(page, '/contact?from=mail');
  const saved: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''));
  expect(saved).toMatchObject({ emailVerified: true });
});

test('opened on another device it verifies as well', async ({ page, browser, baseURL }) => {
  const person = await somebody({ emailVerified: false });
  await signIn(page, person, '/about');
  const link = await verifyLink(page, person);
  const other = await browser.newPage({ baseURL: String(baseURL), serviceWorkers: 'block' });
  await other.goto(link);
  await expect(verified(other)).toBeFocused();
  await other.close();
  await page.getByRole('button', { name: 'I’ve verified my email' }).click();
  await expect(verified(page)).toBeFocused();
});

test('a second use says that it is done to whoever is signed in, and is refused to others', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await somebody({ emailVerified: false });
  await signIn(page, person, '/about');
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

test('a link that is too old can be replaced at once by whoever is signed in', async ({ page }) => {
  const person = await somebody({ emailVerified: false });
  await signIn(page, person, '/about');
  await page.goto('/verify-email?mode=verifyEmail&oobCode=long-gone');
  await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired.');
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We sent another link to ${person.email}.`)).toBeVisible();
});

test('without a connection the link can be tried again', async ({ page }) => {
  const person = await somebody({ emailVerified: false });
  await signIn(page, person, '/about');
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

test('a change of address is undone, and a new password proposed', async ({ page }) => {
  const person = await somebody();
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

test('without a link, whoever is not signed in is asked to', async ({ page }) => {
  await page.goto('/verify-email?redirect=/about');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fabout',
  );
});

for (const width of [360, 1440]) {
  test(`axe finds nothing, whatever it shows, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeFocused();
    expect.soft(await axeFinds(page)).toEqual([]);
    await page.goto('/verify-email?mode=verifyEmail&oobCode=no-such-code');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect.soft(await axeFinds(page)).toEqual([]);
    const person = await somebody({ emailVerified: false });
    await signIn(page, person, '/about');
    const link = await verifyLink(page, person);
    expect.soft(await axeFinds(page)).toEqual([]);
    await page.goto(link);
    await expect(verified(page)).toBeFocused();
    expect.soft(await axeFinds(page)).toEqual([]);
  });
}
