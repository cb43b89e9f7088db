import { expect, it } from 'vitest';
import { guessFormat } from './guess-format.ts';

it.each([
  ['Weight (kg)', 'kg'],
  ['Net Wt (mg)', 'mg'],
  ['weight_kg', 'kg'],
  ['Poids (kg)', 'kg'],
  ['वज़न (mg)', 'mg'],
  ['Weight (oz)', 'oz'],
  ['Weight (g)', undefined],
  ['Swt kg', undefined],
])('weights below “%s” are in %s', (name, weightUnit) => {
  expect(guessFormat({ header: [name], rows: [] }).weightUnit).toBe(weightUnit);
});
