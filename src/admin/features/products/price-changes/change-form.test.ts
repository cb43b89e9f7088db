import { expect, test } from 'vitest';
import { changedPrice } from '#core/price-changes/change-prices.ts';
import {
  changeSpecs,
  checkChange,
  NEW_CHANGE,
  priceChangeOf,
  type ChangeForm,
} from './change-form.ts';

const fieldsOf = (form: ChangeForm) => changeSpecs(form, true).map(({ name }) => name);

test('a change by percent or by amount needs its number', () => {
  expect(fieldsOf(NEW_CHANGE)).toEqual(['target', 'priceKind', 'percent', 'rounding']);
  expect(priceChangeOf(NEW_CHANGE)).toBeUndefined();
  const down: ChangeForm = { ...NEW_CHANGE, priceKind: 'decrease-amount', amount: 1_250 };
  expect(fieldsOf(down)).toContain('amount');
  expect(priceChangeOf(down)).toMatchObject({ unit: 'amount', by: -1_250 });
});

test('prices can be rounded without another change', async () => {
  const form: ChangeForm = { ...NEW_CHANGE, priceKind: 'round', rounding: 'nearest10', percent: 0 };
  expect(fieldsOf(form)).toEqual(['target', 'priceKind', 'rounding']);
  const change = priceChangeOf(form);
  if (change?.target !== 'price') throw new Error('prices are not changed');
  expect([45_499, 45_500, 46_000].map((paise) => changedPrice(paise, change))).toEqual([
    45_000, 46_000, 46_000,
  ]);
  expect(
    await checkChange(form, {}, { fields: {}, shouldUseNativeValidation: false }),
  ).toMatchObject({
    errors: {},
  });
});

test('the making charge has no rounding, whatever is chosen for fixed prices', () => {
  const form: ChangeForm = { ...NEW_CHANGE, target: 'making', priceKind: 'round', percent: 500 };
  expect(fieldsOf(form)).toEqual(['target', 'makingKind', 'percent']);
  expect(priceChangeOf(form)).toEqual({ target: 'making', on: 'all', by: 500 });
});
