import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { product } from '#schema/product.ts';
import { fieldMessages } from './field-message.ts';

/** The messages for a product with one field replaced. */
function messagesAt(field: string, value: unknown): string[] {
  const { error } = product.safeParse(
    { ...buildProduct({}), [field]: value },
    { reportInput: true },
  );
  return fieldMessages(error?.issues ?? []).flatMap((each) =>
    each.field === field ? [each.message] : [],
  );
}

test.each([
  ['title', 'x'.repeat(131), 'Enter at most 120 characters.'],
  ['title', ' ring', 'Enter one line of text without spaces at the start or end.'],
  ['pricePaise', '-5', 'Enter a number that isn’t negative.'],
  ['pricePaise', '1,200.555', 'Enter at most 2 decimal places.'],
  ['pricePaise', 'cheap', 'Enter a number.'],
  ['netWeightMg', '4.2345', 'Enter at most 3 decimal places.'],
  ['moq', '2.5', 'Enter a whole number.'],
  ['originCountry', 'India', 'Enter a country code of 2 capital letters, like IN for India.'],
])('%s: %j gets “%s”', (field, value, message) => {
  expect(new Set(messagesAt(field, value))).toEqual(new Set([message]));
});
