/** The profile: validated field by field, saved once, and not lost by leaving. */
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { BROKEN, breakNext, customerAt, seedProfile } from './account-seed.ts';
import { changeAccount, database, expect, mailCodes, createPerson, test } from './customer.ts';
import { LINE_LOST } from './orders.ts';

const GSTIN = gstinWithCheckDigit('36AABCU9603R1Z');

test.use({ provoked: BROKEN });

test('each invalid field shows the problem; valid input is normalized and saved', async ({
  page,
}) => {
  const { uid } = await customerAt(page, '/account/profile');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Your name').fill(' ');
  await field('GSTIN').fill('36AABCU9603R1');
  await field('Mobile number').fill('98765 4321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field('Your name')).toBeFocused();
  await expect(field('Your name')).toHaveAccessibleDescription(/Enter your name/);
  await expect(field('GSTIN')).toHaveAccessibleDescription(/Found 13 characters; a GSTIN has 15/);
  await expect(field('Mobile number')).toHaveAccessibleDescription(/Found 9 digits/);

  await field('Your name').fill('  Asha  Devi Rao ');
  await field('Business name').fill('Rao & Sons');
  await field('GSTIN').fill(`${GSTIN.slice(0, 2)} ${GSTIN.slice(2).toLowerCase()}`);
  await expect(field('GSTIN')).toHaveAccessibleDescription(/Registered in Telangana/);
  await field('Mobile number').fill('098765-43210');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.locator('#account bdi').first()).toContainText('Asha Devi Rao');
  await expect(field('Mobile number')).toHaveValue('+91 98765 43210');

  const stored = await database.doc(`webUsers/${uid}`).get();
  expect(stored.data()).toMatchObject({
    displayName: 'Asha Devi Rao',
    firstName: 'Asha',
    lastName: 'Devi Rao',
    phone: '+919876543210',
    businessName: 'Rao & Sons',
    gstin: GSTIN,
  });

  await page.reload();
  await expect(field('GSTIN')).toHaveValue(GSTIN);
  await field('GSTIN').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect((await database.doc(`webUsers/${uid}`).get()).data()).not.toHaveProperty('gstin');
});

test('two presses save once; a failed save shows a message and keeps the input', async ({
  page,
}) => {
  const { uid } = await customerAt(page, '/account/profile');
  const business = page.getByRole('textbox', { name: 'Business name' });
  await business.fill('Rao & Sons');
  await breakNext(page, /commit[\s\S]*Rao/);
  let saves = 0;
  page.on('request', (request) => {
    if (/:commit/.test(request.url()) && request.postData()?.includes('Rao') === true) saves += 1;
  });
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  expect(saves).toBe(1);
  await expect(business).toHaveValue('Rao & Sons');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect((await database.doc(`webUsers/${uid}`).get()).data()).toMatchObject({
    businessName: 'Rao & Sons',
  });
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await customerAt(page, '/account');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Somebody Else');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = question.getByRole('button', { name: 'Stay here' });
  const addresses = page.getByRole('link', { name: 'Addresses' });
  await addresses.click();
  await expect(stay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.evaluate(() => history.back());
  await stay.click();
  expect(new URL(page.url()).pathname).toBe('/account/profile');
  await expect(name).toHaveValue('Somebody Else');
  // Other pages ask by the browser's own prompt.
  page.once('dialog', (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    void dialog.dismiss();
  });
  const prompt = page.waitForEvent('dialog');
  await page.getByRole('link', { name: 'Home', exact: true }).click({ noWaitAfter: true });
  await prompt;
  await addresses.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Addresses', exact: true })).toBeFocused();
  // The question does not appear again.
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeFocused();
});

test('going back with unsaved changes goes back once confirmed', async ({ page }) => {
  await customerAt(page, '/account/addresses');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Somebody Else');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Addresses', exact: true })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/account/addresses');
});

test('the verification email can be sent again', async ({ page }) => {
  const person = await createPerson({ emailVerified: false });
  await customerAt(page, '/account/profile', person);
  await expect(page.getByText('Not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We sent another link to ${person.email}.`)).toBeVisible();
  expect((await mailCodes(person.email)).map(({ requestType }) => requestType)).toEqual([
    'VERIFY_EMAIL',
  ]);
});

test('input is kept when the email turns out to be verified', async ({ page }) => {
  const person = await createPerson({ emailVerified: false });
  await seedProfile(person);
  await customerAt(page, '/account/profile', person);
  const name = page.getByRole('textbox', { name: 'Business name' });
  await name.fill('Rao & Sons');
  await changeAccount(person, { emailVerified: true });
  await page.getByRole('button', { name: 'I’ve verified my email' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(name).toHaveValue('Rao & Sons');
});

test.describe('while reads fail', () => {
  // The session's own read a second after its start fails as well.
  test.use({ provoked: LINE_LOST });

  test('a profile that failed to load can be retried', async ({ page }) => {
    const person = await createPerson();
    await seedProfile(person, { businessName: 'Rao & Sons' });
    await customerAt(page, '/account', person);
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const isRead = (url: URL) => url.pathname.endsWith(':batchGet');
    await page.route(isRead, (route) => route.abort('connectionreset'));
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByText("Can't reach the server")).toBeVisible();
    await page.unroute(isRead);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Rao & Sons');
  });
});
