import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { partyLines } from './party-lines.ts';

const to = (businessName: string | undefined, lines: string[]) =>
  partyLines(
    buildOrder({
      contact: {
        name: 'Asha Rao',
        phone: '+919876543210',
        ...(businessName !== undefined && { businessName }),
      },
      address: { lines, city: 'Hyderabad', state: 'Telangana', pin: '500002' },
    }),
  );

test('names the business once, whatever the address repeats', () => {
  expect(to('Rao Jewellers', ['RAO  jewellers', 'Asha Rao', '12 Bazaar Road'])).toEqual({
    name: 'Rao Jewellers',
    person: 'Asha Rao',
    address: ['12 Bazaar Road'],
  });
});

test('names a person without a business once', () => {
  expect(to(undefined, ['12 Bazaar Road'])).toMatchObject({ name: 'Asha Rao', person: undefined });
  expect(to('asha rao', ['12 Bazaar Road'])).toMatchObject({ name: 'asha rao', person: undefined });
});

test('keeps a line that only contains a name', () => {
  expect(to('Rao Jewellers', ['Rao Jewellers Lane 4']).address).toEqual(['Rao Jewellers Lane 4']);
});
