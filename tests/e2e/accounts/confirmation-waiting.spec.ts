/** The confirmation page of an order request that is not sent yet. */
import { expect, openSignedIn, createPerson, test } from './customer.ts';
import { entry, isWrite, LINE_LOST, storeOutbox } from './orders.ts';

test.use({ provoked: LINE_LOST });

test('a waiting request is shown as not sent, and as an order once it is sent', async ({
  page,
}) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/');
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  const waiting = entry(person.uid);
  await storeOutbox(page, [waiting]);
  await page.goto(`/order-confirmation/${waiting.id}`);
  await expect(page.getByRole('heading', { name: 'GB-7K2M9Q is not sent yet' })).toBeVisible();
  await page.unroute(isWrite);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'GB-7K2M9Q', exact: true })).toBeVisible();
});
