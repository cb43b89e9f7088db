/** Analytics: figures add up and open the orders behind them. */
import { randomUUID } from 'node:crypto';
import { buildOrder } from '#fixtures/build.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { axeFinds } from '../axe.ts';
import { expect, openScreen, put, test } from './staff.ts';

/** Not in the catalogue of the live site. */
const SKU = 'NO-SUCH-7';

const quote = (taxablePaise: number): NonNullable<Order['quote']> => ({
  lines: [
    {
      sku: SKU,
      qty: 10,
      rate: { basis: 'unit', pricePaise: 1 },
      amountPaise: taxablePaise,
      gstRateBps: 300,
    },
  ],
  discountPaise: 0,
  taxablePaise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: taxablePaise,
  validUntil: 1,
});

const line = { productId: 'none', sku: SKU, title: 'Lotus ring', qty: 12 };
const address = { lines: ['12 Bazaar Road'], city: 'Kochi', state: 'Kerala', pin: '682001' };

/** Two days in the past that no other test uses. */
function ownDays(): { from: string; to: string; first: number } {
  const first = Date.UTC(
    1990 + Math.floor(Math.random() * 20),
    0,
    1 + Math.floor(Math.random() * 360),
  );
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  return { from: day(first), to: day(first + 86_400_000), first };
}

async function ownOrder(fields: Partial<Order>): Promise<string> {
  const id = randomUUID();
  await put(orderKind, id, buildOrder({ lines: [line], ...fields }));
  return id;
}

test('figures of two days add up, and each opens its orders', async ({ page }) => {
  const { from, to, first } = ownDays();
  const [old, fresh] = [randomUUID(), randomUUID()];
  const noon = first + 6 * 3_600_000;
  await ownOrder({ uid: old, createdAt: noon - 86_400_000 });
  const sold = await ownOrder({
    uid: old,
    number: 'GB-AAAAAA',
    status: 'delivered',
    quote: quote(200_000),
    address,
    createdAt: noon,
  });
  await ownOrder({ uid: fresh, status: 'quoted', quote: quote(900_000), createdAt: noon });
  // Half an hour after midnight in India of the following day: the first moment outside of the range.
  await ownOrder({ uid: fresh, createdAt: first + 2 * 86_400_000 - 5.5 * 3_600_000 + 1_800_000 });

  await openScreen(page, `/admin/analytics?from=${from}&to=${to}`, 'Analytics');
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(tile('Requests')).toHaveText(/2$/);
  await expect(tile('Orders won')).toHaveText(/1$/);
  await expect(tile('Conversion')).toHaveText(/50%$/);
  await expect(tile('Revenue')).toHaveText(/₹2,000$/);
  await expect(tile('Average order')).toHaveText(/₹2,000$/);
  const row = (table: string, name: string) =>
    page.getByRole('region', { name: table }).getByRole('row').filter({ hasText: name });
  // Twelve pieces in two requests; ten pieces of one were quoted and accepted.
  await expect(row('Top products', 'Lotus ring').getByRole('cell')).toHaveText([
    /^Lotus ring/,
    '2',
    '24',
    '10',
    '₹2,000',
  ]);
  await expect(row('States', 'Kerala')).toContainText('₹2,000');
  await expect(row('New and returning', 'Returning customers')).toContainText('₹2,000');
  await expect(row('New and returning', 'New customers')).toContainText('₹0');

  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(
    page.getByRole('region', { name: 'Revenue and requests' }).getByRole('row'),
  ).toHaveCount(2);
  expect(await axeFinds(page)).toEqual([]);

  await tile('Revenue').click();
  const dialog = page.getByRole('dialog', { name: 'Revenue: 1 order' });
  await expect(dialog.getByRole('link', { name: 'GB-AAAAAA' })).toHaveAttribute(
    'href',
    `/admin/orders/${sold}`,
  );
  await page.keyboard.press('Escape');
  await expect(tile('Revenue')).toBeFocused();
  await row('States', 'Kerala').getByRole('button').click();
  await expect(page.getByRole('link', { name: 'View in the order list' })).toHaveAttribute(
    'href',
    `/admin/orders?from=${from}&to=${to}&state=Kerala`,
  );
});
