import { expect, test } from 'vitest';
import { buildAddress, buildOrder, buildWebUser } from '#fixtures/build.ts';
import { myDataFileName, myDataText } from './my-data.ts';

const NOW = Date.parse('2026-11-21T20:00:00Z');

test('exports all data with readable times', () => {
  const order = buildOrder({ createdAt: NOW });
  const text = myDataText(
    {
      profile: buildWebUser({ displayName: 'Asha "Rao" </script>', lastLogin: NOW }),
      emailPreferences: { orderUpdates: true, promotions: false, newsletter: true },
      addresses: [{ ...buildAddress({ createdAt: NOW }), id: 'a' }],
      orders: [
        { id: 'o1', ...order },
        { id: 'o2', number: 'GB-AAAAAA' },
      ],
      orderList: [{ sku: 'RG101', qty: 12 }],
    },
    NOW,
  );
  expect(JSON.parse(text)).toMatchObject({
    madeAt: '2026-11-21T20:00:00.000Z',
    profile: { displayName: 'Asha "Rao" </script>', lastLogin: '2026-11-21T20:00:00.000Z' },
    emailPreferences: { promotions: false },
    addresses: [{ id: 'a', createdAt: '2026-11-21T20:00:00.000Z' }],
    orders: [{ id: 'o1', createdAt: '2026-11-21T20:00:00.000Z', rev: order.rev }, { id: 'o2' }],
    orderList: [{ sku: 'RG101', qty: 12 }],
  });
});

test('names the file after the day in India', () => {
  expect(myDataFileName(NOW)).toBe('glambug-my-data-2026-11-22.json');
});
