/** Repeated patterns become one function each. */
import { expect, test } from 'vitest';
import { withSharedForms } from './shared-forms.ts';

test('replaces a long pattern that occurs twice, and no other', () => {
  const rules =
    "d.phone.matches('[0-9]{10}(?:-[0-9]+)?') && d.x.matches('a|b') && d.y.matches('a|b')";
  expect(withSharedForms(`${rules} || a.b.mobile.matches('[0-9]{10}(?:-[0-9]+)?')`)).toBe(
    "fitsPhone(d.phone) && d.x.matches('a|b') && d.y.matches('a|b') || fitsPhone(a.b.mobile)\n\n" +
      "function fitsPhone(text) {\n  return text.matches('[0-9]{10}(?:-[0-9]+)?');\n}",
  );
});

test('replaces a check of a list of texts that occurs twice', () => {
  const check = (value: string) => `texts(${value}, 4, '(?:[^\\n]{1,120}\\n)+')`;
  expect(withSharedForms(`${check('d.lines')} && ${check('a.b.lines')}`)).toBe(
    `fitsLines(d.lines) && fitsLines(a.b.lines)\n\nfunction fitsLines(text) {\n  return ${check('text')};\n}`,
  );
});

test('rejects two patterns with the same name', () => {
  const [one, other] = ["d.phone.matches('[0-9]{10}------')", "d.phone.matches('[0-9]{11}------')"];
  expect(() => withSharedForms([one, one, other, other].join(' && '))).toThrow('fitsPhone');
});
