import { expect, it } from 'vitest';
import { product } from '#schema/product.ts';
import { PRODUCT_COLUMNS } from './columns.ts';

const typeOf = (field: string) => PRODUCT_COLUMNS.find((column) => column.field === field)?.type;

it('derives the type of each field from the schema', () => {
  expect(typeOf('title')).toEqual({ kind: 'line' });
  expect(typeOf('description')).toEqual({ kind: 'text' });
  expect(typeOf('netWeightMg')).toEqual({ kind: 'weight' });
  expect(typeOf('platingNm')).toEqual({ kind: 'thickness' });
  expect(typeOf('dimensions.lengthUm')).toEqual({ kind: 'length' });
  expect(typeOf('pricePaise')).toEqual({ kind: 'money' });
  expect(typeOf('unit')).toEqual({ kind: 'unit' });
  expect(typeOf('sizes')).toEqual({ kind: 'sizes' });
  expect(typeOf('moq')).toEqual({ kind: 'integer' });
  expect(typeOf('stones')).toEqual({ kind: 'list' });
  expect(typeOf('priceMode')).toEqual({
    kind: 'choice',
    values: ['public', 'signIn', 'onRequest'],
    labels: { public: 'Public', signIn: 'After sign-in', onRequest: 'On request' },
    isOptional: false,
  });
});

it('includes every product field except system fields', () => {
  const fields = PRODUCT_COLUMNS.map(({ field }) => field.split('.')[0]);
  const systemFields = ['rev', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt'];
  const all = Object.keys(product.options[0].shape).filter(
    (field) => !systemFields.includes(field),
  );
  expect([...new Set(fields)]).toEqual(all);
});
