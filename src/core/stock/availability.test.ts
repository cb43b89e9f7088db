/** What the site says about the stock of a product that can be made to order. */
import { describe, expect, test } from 'vitest';
import { buildStock } from '#fixtures/build.ts';
import { availabilityOf, shownStatus } from './availability.ts';
import { stockOf } from './stock-levels.ts';

const sizesOf = (...labels: string[]) => labels.map((label) => ({ label }));
const stockOfSize12 = (reserved: number) =>
  buildStock(stockOf([{ size: '12', onHand: 5, reserved }], 10));

describe('a product that is made to order', () => {
  const ring = { stockStatus: 'madeToOrder' as const, sizes: sizesOf('12', '14', '16') };
  const settings = { show: 'numbers' as const, madeToOrderDays: 10 };

  test('has no size out of stock while another one is in stock', () => {
    const stock = stockOfSize12(0);
    expect(shownStatus(ring, stock)).toBe('lowStock');
    expect(availabilityOf(ring, stock, settings)).toEqual({
      text: 'Low stock, 5 left. Other sizes are made to order in 10 days',
      soldOut: [],
    });
    expect(availabilityOf({ ...ring, stockStatus: 'inStock' }, stock, settings)).toEqual({
      text: 'Low stock, 5 left',
      soldOut: ['14', '16'],
    });
  });

  test('has no size out of stock while none is in stock', () => {
    expect(availabilityOf(ring, stockOfSize12(5), settings)).toEqual({
      text: 'Made to order in 10 days',
      soldOut: [],
    });
  });

  test.each([
    [{ madeToOrderDays: 1 }, 'Low stock. Other sizes are made to order in 1 day'],
    [{}, 'Low stock. Other sizes are made to order'],
    [
      { dispatchBy: '3 pm', madeToOrderDays: 10 },
      'Low stock. Leaves the same working day if confirmed by 3 pm. Other sizes are made to order in 10 days',
    ],
  ])('with the settings %j says “%s”', (shown, text) => {
    expect(availabilityOf(ring, stockOfSize12(0), shown).text).toBe(text);
  });

  test('says nothing about other sizes if there are none', () => {
    const only = { ...ring, sizes: sizesOf('12') };
    expect(availabilityOf(only, stockOfSize12(0), settings).text).toBe('Low stock, 5 left');
  });
});
