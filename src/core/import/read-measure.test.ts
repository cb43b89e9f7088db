/** Lengths and thicknesses in cells. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeasure } from './read-measure.ts';
import { showCell } from './show-cell.ts';

const POINT = { decimal: '.' } as const;

test.each([
  ['length', '12.5', 12_500],
  ['length', '12.5 mm', 12_500],
  ['length', '2.2cm', 22_000],
  ['length', '1 inch', 25_400],
  ['length', '0.5"', 12_700],
  ['thickness', '0.5', 500],
  ['thickness', '1 micron', 1_000],
  ['thickness', '2.5 Microns', 2_500],
  ['thickness', '0.2 μm', 200],
] as const)('a %s of %j is %j', (measure, written, value) => {
  expect(readMeasure(measure, written, POINT)).toEqual({ success: true, value });
});

test.each([
  ['Width (cm)', '2.5', 25_000],
  ['Width (cm)', '25 mm', 25_000],
  ['Height (inch)', '1', 25_400],
  ['Height (in)', '1', 25_400],
  ['Height in inches', '1', 25_400],
  ['Height"', '1', 25_400],
  ['height_cm', '1', 10_000],
  ['Width in mm', '2.5', 2_500],
  ['Width (mm)', '2.5cms', 25_000],
  ['Width in cms', '2.5', 25_000],
  ['Width', '2.5', 2_500],
] as const)('a length below “%s”, %j, is %j', (column, written, value) => {
  expect(readMeasure('length', written, POINT, column)).toEqual({ success: true, value });
});

test.each([
  ['length', '12 g'],
  ['length', 'long'],
  ['thickness', '1 mm'],
  ['thickness', ''],
] as const)('a %s can’t be %j', (measure, written) => {
  expect(readMeasure(measure, written, POINT)).toMatchObject({
    success: false,
    expected: `expected a ${measure}`,
  });
});

test('exported lengths are read as they were', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.constantFrom('length', 'thickness'),
      (value, kind) => {
        expect(readMeasure(kind, showCell({ kind }, value), POINT)).toEqual({
          success: true,
          value,
        });
      },
    ),
  );
});
