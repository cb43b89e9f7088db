/** Changes of an order before its confirmation: another quote, its contact and its address. */
import { auditOf, ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, stored, test } from './staff.ts';

test('a quote that the customer has accepted is changed, and must be accepted again', async ({
  page,
}) => {
  const order = await seedOrder(ownUid(), 'accepted', { quote: quoteOf() });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await page.getByRole('link', { name: 'Edit quote' }).click();
  await expect(page.getByText('it must be accepted again')).toBeVisible();
  await page.getByRole('textbox', { name: 'Discount (optional)' }).fill('10%');
  await page.getByRole('button', { name: 'Send new quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'quote sent.' })).toBeVisible();
  const now = await stored(`orders/${order.id}`);
  expect(now).toMatchObject({ status: 'quoted' });
  expect(now).not.toHaveProperty('duePaise');
  // The acceptance of the earlier quote stays in the timeline.
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').last()).toContainText('Quoted');
  await expect(timeline).toContainText('Accepted');
});

test('a quote for the wrong order is withdrawn', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'quoted');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await page.getByRole('button', { name: 'Undo “Quoted”' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The customer can no longer accept the quote');
  await dialog.getByLabel('Reason').fill('Meant for another order');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: '“Quoted” undone.' })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('The quote was withdrawn by you');
  await expect(timeline).toContainText('“Meant for another order”');
  await expect(page.getByRole('link', { name: 'Create quote' })).toBeVisible();
  const now = await stored(`orders/${order.id}`);
  expect(now).toMatchObject({ status: 'requested', undoneStep: { status: 'quoted' } });
  expect(now).not.toHaveProperty('quote');
});

test('contact and address are changed, but not over those of a colleague', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'confirmed', { quote: quoteOf() });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const customer = page.getByRole('region', { name: 'Customer' });
  await customer.getByRole('button', { name: 'Edit contact and address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact and address' });
  const field = (name: string | RegExp) => dialog.getByLabel(name);
  await field(/^GSTIN/).fill('36AABC');
  await field(/^House and street/).fill('7 Laad Bazaar');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Correct the marked fields.')).toBeVisible();
  await expect(field(/^GSTIN/)).toBeFocused();
  await field(/^GSTIN/).fill('');
  await field(/^City/).fill('Hyderabad');
  await field(/^State/).fill('Telangana');
  await field(/^PIN code/).fill('500002');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(customer).toContainText('7 Laad Bazaar');
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    address: { lines: ['7 Laad Bazaar'], city: 'Hyderabad', state: 'Telangana', pin: '500002' },
  });
  expect(await auditOf(order.id)).toMatchObject([{ after: { address: { city: 'Hyderabad' } } }]);

  await customer.getByRole('button', { name: 'Edit contact and address' }).click();
  await database.doc(`orders/${order.id}`).update({ 'contact.name': 'Kavita' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A colleague has changed the contact')).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ contact: { name: 'Kavita' } });
});

test('a new quote after the address has moved to another state charges IGST, and says so', async ({
  page,
}) => {
  const address = { lines: ['1 MG Road'], city: 'Bengaluru', state: 'Karnataka', pin: '560001' };
  const order = await seedOrder(ownUid(), 'accepted', { quote: quoteOf(), address });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const mismatch = 'The quote charges CGST and SGST, but the place of supply is Karnataka.';
  await page.getByRole('button', { name: 'Confirm order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${mismatch} Send a new quote first.`);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'Edit quote' }).click();
  await expect(page.getByText(mismatch)).toBeVisible();
  const gst = page.getByLabel('GST', { exact: true });
  await expect(gst).toHaveValue('beyond');
  await gst.selectOption('CGST and SGST (over the counter in Telangana)');
  await gst.selectOption('IGST (to another state)');
  await page.getByRole('button', { name: 'Send new quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'quote sent.' })).toBeVisible();
  const { cgstPaise, igstPaise } = quoteOf();
  expect(igstPaise).toBe(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    quote: { cgstPaise: 0, sgstPaise: 0, igstPaise: 2 * cgstPaise },
  });
});
