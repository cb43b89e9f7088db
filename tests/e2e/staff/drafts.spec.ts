/** What staff typed and did not save: it stays theirs, whoever sits at the desk next. */
import { signIn, somebody } from '../accounts/customer.ts';
import { expect, openScreen, ownProduct, stored, test } from './staff.ts';

test('leaving can keep a draft: it stands in the form when one comes back', async ({ page }) => {
  const product = await ownProduct({ title: 'Nose pin' });
  await openScreen(page, `/admin/products/${product.id}`, product.title);
  await page.getByLabel('Title', { exact: true }).fill('Nose pin, star');
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Dashboard').click();
  await page.getByRole('button', { name: 'Keep draft and leave' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Nose pin, star');
  await expect(page.getByText('You have an unsaved draft from')).toBeVisible();
  expect(await stored(`prod/${product.id}`)).toMatchObject({ title: 'Nose pin' });
});

test.describe('two people at one desk', () => {
  // What is being read as one leaves is refused.
  test.use({ storageState: { cookies: [], origins: [] }, provoked: /403/ });

  test('a sign-out asks nothing and loses nothing, and nobody sees the other’s draft', async ({
    page,
  }) => {
    test.slow();
    const product = await ownProduct({ title: 'Curb bracelet' });
    const path = `/admin/products/${product.id}`;
    const kavita = await somebody({ displayName: 'Kavita Rao', claims: { admin: true } });
    const ravi = await somebody({ displayName: 'Ravi Jain', claims: { admin: true } });
    const title = page.getByLabel('Title', { exact: true });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const signOut = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
    };

    await signIn(page, kavita, path);
    await title.fill('Curb bracelet, heavy');
    await signOut('Kavita Rao');
    expect(asked).toEqual([]);

    await signIn(page, ravi, path);
    await expect(title).toHaveValue('Curb bracelet');
    await expect(page.getByText('You have an unsaved draft')).toHaveCount(0);
    await signOut('Ravi Jain');

    await signIn(page, kavita, path);
    await expect(title).toHaveValue('Curb bracelet, heavy');
  });
});
