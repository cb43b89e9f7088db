import { expect, test } from 'vitest';
import { invoicesQuery, readInvoicesSearch } from './invoices-search.ts';

test('ignores invalid parameters', () => {
  expect(readInvoicesSearch({ period: '2026-13', kind: 'quote', sort: 'largest' })).toEqual({});
});

test('a month limits the time of issue, in India', () => {
  expect(invoicesQuery({ period: '2026-11', kind: 'creditNote' })).toEqual({
    equal: { kind: 'creditNote' },
    sort: ['issuedAt', 'desc'],
    between: {
      from: new Date('2026-10-31T18:30:00Z'),
      before: new Date('2026-11-30T18:30:00Z'),
    },
  });
});
