/** Orders that a member of staff looks after, and saved views of the list. */
import { axeFinds } from '../axe.ts';
import { auditOf, ownUid, seedOrders } from './orders-seed.ts';
import { anotherOfTheStaff, expect, openScreen, pickFilter, stored, test } from './staff.ts';

test('staff take orders, see their own, and save the list as a view', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const uid = ownUid();
  const [mine, other] = await seedOrders(uid, [['requested'], ['confirmed']]);
  if (!mine || !other) throw new Error('They were not made.');
  await openScreen(page, `/admin/orders/${mine.id}`, mine.number);
  const next = page.getByRole('region', { name: 'Next' });
  await next.getByRole('button', { name: 'Assign to me' }).click();
  await expect(next).toContainText('Assigned to you');
  const { assignedTo } = (await stored(`orders/${mine.id}`)) ?? {};
  expect(await auditOf(mine.id)).toMatchObject([{ before: {}, after: { assignedTo } }]);

  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  await expect(page.getByRole('link', { name: other.number })).toBeVisible();
  await pickFilter(page, 'Assigned to', 'Me');
  await expect(page.getByRole('link', { name: other.number })).toHaveCount(0);
  await expect(page.getByRole('link', { name: mine.number })).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter a name.');
  await dialog.getByLabel('Name').fill('Mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const view = page.getByRole('navigation', { name: 'Saved views' });
  await expect(view.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page');
  expect(await axeFinds(page)).toEqual([]);

  await openScreen(page, `/admin/orders?view=board&uid=${uid}`, 'Orders');
  const card = page.getByRole('listitem').filter({ hasText: mine.number });
  await expect(card).toContainText('Assigned to you');
  await view.getByRole('link', { name: 'Mine' }).click();
  await expect(page).toHaveURL(/assigned=/);
  await page.getByRole('button', { name: 'Remove view Mine' }).click();
  await expect(view).toHaveCount(0);

  // A colleague takes it over, although the page shows an older revision.
  const colleague = await anotherOfTheStaff(browser, baseURL ?? '');
  await openScreen(colleague, `/admin/orders/${mine.id}`, mine.number);
  const theirs = colleague.getByRole('region', { name: 'Next' });
  await theirs.getByRole('button', { name: 'Change' }).click();
  const choice = colleague.getByRole('dialog');
  await choice.getByLabel('Me', { exact: true }).check();
  await choice.getByRole('button', { name: 'Assign' }).click();
  await expect(theirs).toContainText('Assigned to you');
  await colleague.context().close();
  await openScreen(page, `/admin/orders?uid=${uid}&assigned=${String(assignedTo)}`, 'Orders');
  await expect(page.getByText('No orders match these filters.')).toBeVisible();
});
