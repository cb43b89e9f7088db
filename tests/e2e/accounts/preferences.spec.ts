/** Email preferences: saved in both documents, or reverted. */
import type { Response } from '@playwright/test';
import { BROKEN, breakNext, customerAt } from './account-seed.ts';
import { database, expect, test } from './customer.ts';

test.use({ provoked: BROKEN });

test('a switch is saved in both documents, and reverts with a message if saving fails', async ({
  page,
}) => {
  const { uid } = await customerAt(page, '/account/preferences');
  const offers = page.getByRole('switch', { name: 'Offers' });
  const both = async () => {
    const [mails, customer] = await Promise.all(
      ['users', 'webUsers'].map((name) => database.doc(`${name}/${uid}`).get()),
    );
    return [
      mails?.get('emailPreferences.promotions'),
      customer?.get('emailPreferences.promotions'),
    ];
  };
  await expect(offers).toBeChecked();
  await offers.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Saved: Offers off.')).toBeVisible();
  await expect(offers).not.toBeChecked();
  await expect(offers).toBeFocused();
  expect(await both()).toEqual([false, false]);

  await breakNext(page, /commit[\s\S]*emailPreferences/);
  await offers.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Offers not changed.' })).toBeVisible();
  await expect(offers).not.toBeChecked();
  expect(await both()).toEqual([false, false]);

  await page.reload();
  await expect(offers).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Order updates' })).toBeChecked();
});

test('preferences are saved without a profile document', async ({ page }) => {
  const { uid } = await customerAt(page, '/account/preferences');
  const offers = page.getByRole('switch', { name: 'Offers' });
  await expect(offers).toBeChecked();
  // So that a failure shows what the section says instead, and the answers of the database.
  const answers: string[] = [];
  const note = async (answer: Response): Promise<void> => {
    if (answer.ok() || !answer.url().includes('documents:')) return;
    answers.push(`${answer.status()} ${answer.url()} ${await answer.text().catch(String)}`);
  };
  page.on('response', (answer) => void note(answer));
  page.on('requestfailed', (request) => {
    answers.push(`${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  await database.doc(`webUsers/${uid}`).delete();
  await offers.click();
  const section = page.locator('[data-section]');
  await expect
    .poll(async () => [await section.textContent(), ...answers].join('\n'))
    .toContain('Saved: Offers off.');
  const mails = await database.doc(`users/${uid}`).get();
  expect(mails.get('emailPreferences.promotions')).toBe(false);
});
