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

test('a making charge can be set, per gram, per unit or in percent', () => {
  const form: ChangeForm = { ...NEW_CHANGE, target: 'making', percent: 1_200, amount: 900 };
  const changeFor = (makingKind: ChangeForm['makingKind']) =>
    priceChangeOf({ ...form, makingKind });
  expect(changeFor('set-gram')).toEqual({ target: 'making', on: 'perGram', to: 900 });
  expect(changeFor('set-unit')).toEqual({ target: 'making', on: 'perUnit', to: 900 });
  expect(changeFor('set-percent')).toEqual({ target: 'making', on: 'percent', to: 1_200 });
  expect(changeFor('decrease-tiers')).toEqual({ target: 'making', on: 'tiers', by: -1_200 });
});

test('a volume discount needs its quantity, too', async () => {
  const form: ChangeForm = {
    ...{ ...NEW_CHANGE, target: 'making', makingKind: 'set-tier', percent: 1_000 },
  };
  expect(fieldsOf(form)).toEqual(['target', 'makingKind', 'minQty', 'percent']);
  expect(priceChangeOf(form)).toBeUndefined();
  const whole = { ...form, minQty: 24 };
  expect(priceChangeOf(whole)).toEqual({
    ...{ target: 'making', on: 'tier', minQty: 24, offBps: 1_000 },
  });
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await checkChange({ ...form, minQty: '2x' }, {}, options)).toMatchObject({
    errors: { minQty: { message: 'Enter a whole number above 0.' } },
  });
});

test('the making charge has no rounding, whatever is chosen for fixed prices', () => {
  const form: ChangeForm = { ...NEW_CHANGE, target: 'making', priceKind: 'round', percent: 500 };
  expect(fieldsOf(form)).toEqual(['target', 'makingKind', 'percent']);
  expect(priceChangeOf(form)).toEqual({ target: 'making', on: 'all', by: 500 });
});
