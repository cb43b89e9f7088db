import { expect, test } from 'vitest';
import { issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import type { Invoice } from '#schema/invoice.ts';
import {
  invoicesQuery,
  readInvoicesSearch,
  shownInvoices,
  type InvoiceRow,
  type InvoicesSearch,
} from './invoices-search.ts';

const INVOICE = issued(unwrapped(draftInvoice(saleOf({ lines: [piece('RG101', 1, 45_000)] }))));

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

test('search results keep to the filters, the latest first', () => {
  const rowOf = (id: string, kind: Invoice['kind'], day: string): InvoiceRow => ({
    ...{ id, success: true },
    value: { ...INVOICE, kind, issuedAt: Date.parse(`${day}T06:00:00Z`) },
  });
  const rows = [
    rowOf('before', 'invoice', '2026-10-31'),
    rowOf('first', 'invoice', '2026-11-01'),
    rowOf('note', 'creditNote', '2026-11-02'),
    rowOf('last', 'invoice', '2026-11-30'),
  ];
  const idsOf = (search: InvoicesSearch) => shownInvoices(rows, search).map(({ id }) => id);
  expect(idsOf({ period: '2026-11', kind: 'invoice' })).toEqual(['last', 'first']);
  expect(idsOf({ sort: 'oldest' })).toEqual(['before', 'first', 'note', 'last']);
});
