/** Addresses: adding, editing, removing with undo, and always exactly one default. */
import { BROKEN, breakNext, customerAt, seedAddresses } from './account-seed.ts';
import type { Page } from '@playwright/test';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { database, expect, createPerson, test, type Person } from './customer.ts';

test.use({ provoked: BROKEN });

const AT = '/account/addresses';

/** Stored labels in their order; the default has a star. */
async function stored({ uid }: Person): Promise<string[]> {
  const { docs } = await database
    .collection(`webUsers/${uid}/addresses`)
    .orderBy('createdAt')
    .get();
  return docs.map((each) => `${each.get('label')}${each.get('isDefault') === true ? '*' : ''}`);
}

const cards = (page: Page) => page.getByRole('article');

const PLACE = {
  'Recipient’s name': 'Asha Rao',
  'Recipient’s mobile number': '98765 43210',
  'House and street': '12 Bazaar Road',
  'City, town or village': 'Hyderabad',
  'PIN code': '500 002',
};

async function fillPlace(page: Page, label: string): Promise<void> {
  await page.getByLabel('Name of this address').fill(label);
  for (const [field, text] of Object.entries(PLACE)) await page.getByLabel(field).fill(text);
  await page.getByLabel('State or union territory').selectOption('Telangana');
}

test('the first address becomes the default, and there is always exactly one default', async ({
  page,
}) => {
  const person = await customerAt(page, AT);
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Recipient’s mobile number')).toBeFocused();
  await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription(/six digits/);
  await fillPlace(page, 'Shop');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page).first()).toContainText('Default');
  await expect(cards(page).getByRole('heading', { name: 'Shop' })).toBeFocused();

  await page.getByRole('button', { name: 'Add address' }).click();
  await fillPlace(page, 'Godown');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page)).toHaveCount(2);
  expect(await stored(person)).toEqual(['Shop*', 'Godown']);

  await page.getByRole('button', { name: 'Make default: Godown' }).click();
  await expect(page.getByText('Godown is now the default.')).toBeVisible();
  expect(await stored(person)).toEqual(['Shop', 'Godown*']);

  await page.getByRole('button', { name: 'Edit: Godown' }).click();
  await page.getByLabel('Name of this address').fill('Warehouse');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('heading', { name: 'Warehouse' })).toBeFocused();
  expect(await stored(person)).toEqual(['Shop', 'Warehouse*']);
  const { docs } = await database.collection(`webUsers/${person.uid}/addresses`).get();
  expect(docs.map((each) => each.get('phone'))).toEqual(['+919876543210', '+919876543210']);
});

test('undo restores a removed address with its default', async ({ page }) => {
  const person = await createPerson();
  await seedAddresses(person, [{ label: 'Shop' }, { label: 'Godown' }]);
  await customerAt(page, AT, person);
  await page.getByRole('button', { name: 'Remove: Shop' }).click();
  await expect(cards(page)).toHaveCount(1);
  expect(await stored(person)).toEqual(['Godown*']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('Shop restored.')).toBeVisible();
  expect(await stored(person)).toEqual(['Godown', 'Shop*']);
});

test('a PIN code of another state shows a warning and can be saved', async ({ page }) => {
  await customerAt(page, AT);
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('PIN code').fill('560001');
  await page.getByLabel('PIN code').blur();
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  await fillPlace(page, 'Shop');
  await page.getByLabel('PIN code').fill('560001');
  await expect(page.getByText('usually in Karnataka, not in Telangana')).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('an address whose save failed is saved once on retry', async ({ page }) => {
  const person = await customerAt(page, AT);
  await page.getByRole('button', { name: 'Add address' }).click();
  await fillPlace(page, 'Shop');
  await breakNext(page, /commit[\s\S]*Bazaar/);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page)).toHaveCount(1);
  expect(await stored(person)).toEqual(['Shop*']);
});

test('a full address book shows its limit, and an address can be added again after one is removed', async ({
  page,
}) => {
  const person = await createPerson();
  const labels = Array.from({ length: MOST_ADDRESSES }, (_, place) => ({ label: `Shop ${place}` }));
  await seedAddresses(person, labels);
  await customerAt(page, AT, person);
  await expect(page.getByText(`You can save up to ${MOST_ADDRESSES} addresses.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove: Shop 3' }).click();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeEnabled();
});
