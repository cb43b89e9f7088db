import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '#core/one-line.ts';
import { FIRST_VIEW, viewFrom } from '#storefront/shared/listing/filter-address.ts';
import { MOST_MARGIN_BPS } from './margin-price.ts';
import {
  LAYOUTS,
  LONGEST_TEXT,
  optionsFrom,
  PRICES,
  ROUNDINGS,
  sheetQuery,
  type SheetOptions,
} from './sheet-options.ts';

const text = fc.string({ maxLength: LONGEST_TEXT }).map((each) => oneLine(each, LONGEST_TEXT));
const options: fc.Arbitrary<SheetOptions> = fc.record({
  layout: fc.constantFrom(...LAYOUTS),
  prices: fc.constantFrom(...PRICES),
  marginBps: fc.integer({ min: 0, max: MOST_MARGIN_BPS }),
  roundRupees: fc.constantFrom(...ROUNDINGS),
  hasMoq: fc.boolean(),
  title: text,
  name: fc.option(text, { nil: undefined }),
});

test('an address opens the same sheet', () => {
  const view = { ...FIRST_VIEW, filters: { choices: { category: ['rings'] }, ranges: {} } };
  fc.assert(
    fc.property(options, (sheet) => {
      const search = new URLSearchParams(sheetQuery(sheet, view));
      const same = optionsFrom(search);
      expect(viewFrom(search)).toEqual(view);
      // Without own prices, the margin does not matter.
      if (sheet.prices === 'margin') expect(same).toEqual(sheet);
      else
        expect({ ...same, marginBps: 0, roundRupees: 1 }).toEqual({
          ...sheet,
          marginBps: 0,
          roundRupees: 1,
        });
    }),
  );
});

test('the address of a sheet with wholesale prices tells no margin', () => {
  const sheet = optionsFrom(new URLSearchParams('margin=70&round=5'));
  expect(sheetQuery(sheet, undefined)).toBe('');
});

test('invalid options have their defaults', () => {
  expect(optionsFrom(new URLSearchParams('layout=x&prices=y&margin=-1&round=7&moq=maybe'))).toEqual(
    optionsFrom(new URLSearchParams()),
  );
});
