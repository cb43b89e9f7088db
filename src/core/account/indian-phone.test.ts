import { expect, test } from 'vitest';
import { succeeded } from '#core/result.ts';
import { phone } from '#schema/fields.ts';
import { checkPhone } from './indian-phone.ts';

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '098765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '91 9876543210',
  '  +91\u00A098765\u00A043210 ',
  '\u202A+91 98765 43210\u202C',
  '９８７６５４３２１０',
  '९८७६५ ४३२१०',
])('%s is parsed as one number', (typed) => {
  expect(checkPhone(typed)).toEqual(succeeded('+919876543210'));
  expect(phone.safeParse('+919876543210').success).toBe(true);
});

test.each([
  ['', /Enter a mobile number/],
  ['98765 4321', /Found 9 digits/],
  ['98765 432100', /Found 11 digits/],
  ['+91 98765', /Found 5 digits/],
  ['040 2345 6789', /Found 11 digits|begins with 4/],
  ['58765 43210', /begins with 5/],
  ['+44 7700 900123', /Indian mobile number/],
  ['98765 4321O', /digits only/],
  ['9876543210 / 9876543211', /digits only/],
])('explains what is wrong with %s', (typed, message) => {
  expect(checkPhone(typed)).toEqual({ success: false, error: expect.stringMatching(message) });
});

test('keeps the first digits of a number that starts with 91', () => {
  expect(checkPhone('91234 56789')).toEqual(succeeded('+919123456789'));
});
