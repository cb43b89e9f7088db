import { expect, test } from 'vitest';
import { isOrderId, orderIdOf } from './order-id.ts';

test('a list of a customer has one id, which rules take', async () => {
  const id = await orderIdOf('asha', 'GB-7K2M9Q');
  expect(isOrderId(id)).toBe(true);
  expect(await orderIdOf('asha', 'GB-7K2M9Q')).toBe(id);
});

test('another customer, and another list, have another', async () => {
  const ids = [
    ['asha', 'GB-7K2M9Q'],
    ['meera', 'GB-7K2M9Q'],
    ['asha', 'GB-7K2M9R'],
  ].map(([uid = '', reference = '']) => orderIdOf(uid, reference));
  expect(new Set(await Promise.all(ids)).size).toBe(3);
});
