import { expect, test } from 'vitest';
import { brandFromText } from './own-brand.ts';

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

test('reads a stored name and logo', () => {
  expect(brandFromText(JSON.stringify({ name: ' Sharma\nSilver ', logo: LOGO }))).toEqual({
    name: 'Sharma Silver',
    logo: LOGO,
  });
});

test.each(['', 'not JSON', '[]', '{"name":5,"logo":"https://elsewhere.invalid/a.png"}'])(
  'reads damaged text as no brand: %s',
  (text) => {
    expect(brandFromText(text)).toEqual({ name: '', logo: '' });
  },
);
