import { expect, test } from 'vitest';
import { isOrderId, orderIdOf } from './order-id.ts';

test('is the same for one list of one customer, and is accepted by the rules', async () => {
  const id = await orderIdOf('asha', 'GB-7K2M9Q');
  expect(isOrderId(id)).toBe(true);
  expect(await orderIdOf('asha', 'GB-7K2M9Q')).toBe(id);
});

test('differs for another customer or list', async () => {
  const ids = [
    ['asha', 'GB-7K2M9Q'],
    ['meera', 'GB-7K2M9Q'],
    ['asha', 'GB-7K2M9R'],
  ].map(([uid = '', reference = '']) => orderIdOf(uid, reference));
  expect(new Set(await Promise.all(ids)).size).toBe(3);
});
