/** Drafts of unsaved input belong to the person who typed them. */
import { signIn, createPerson } from '../accounts/customer.ts';
import { expect, goTo, openScreen, ownProduct, stored, test } from './staff.ts';

test('leaving can keep unsaved changes, which are restored on return', async ({ page }) => {
  const product = await ownProduct({ title: 'Nose pin' });
  await openScreen(page, `/admin/products/${product.id}`, product.title);
  await page.getByLabel('Title', { exact: true }).fill('Nose pin, star');
  await goTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'Keep changes and leave' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Nose pin, star');
  await expect(page.getByText('You have unsaved changes from')).toBeVisible();
  expect(await stored(`prod/${product.id}`)).toMatchObject({ title: 'Nose pin' });
});

test.describe('two people on one computer', () => {
  // Reads that are running while leaving are refused.
  test.use({ storageState: { cookies: [], origins: [] }, provoked: /403/ });

  test('sign-out needs no prompt, keeps the draft, and hides it from others', async ({ page }) => {
    test.slow();
    const product = await ownProduct({ title: 'Curb bracelet' });
    const path = `/admin/products/${product.id}`;
    const kavita = await createPerson({ displayName: 'Kavita Rao', claims: { admin: true } });
    const ravi = await createPerson({ displayName: 'Ravi Jain', claims: { admin: true } });
    const title = page.getByLabel('Title', { exact: true });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
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
    expect(dialogs).toEqual([]);

    await signIn(page, ravi, path);
    await expect(title).toHaveValue('Curb bracelet');
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
    await signOut('Ravi Jain');

    await signIn(page, kavita, path);
    await expect(title).toHaveValue('Curb bracelet, heavy');
  });
});
