/** Every reference has the form that an order's number must have. */
import { expect, test } from 'vitest';
import { order } from '#schema/order.ts';
import { orderReference } from './new-reference.ts';

test('every byte gives a letter that the order schema allows', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = orderReference(new Uint8Array(6).fill(byte));
    expect(order.shape.number.safeParse(reference).success).toBe(true);
  }
});

test('different bytes give different references', () => {
  expect(orderReference(Uint8Array.of(0, 1, 2, 3, 4, 5))).toBe('GB-012345');
});
