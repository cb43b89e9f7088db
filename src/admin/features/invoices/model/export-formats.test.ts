import { expect, test } from 'vitest';
import { draftChallan } from '#core/invoicing/draft-challan.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.ts';

const invoice = {
  id: 'o1',
  ...issued(unwrapped(draftInvoice(saleOf({ lines: [piece('RG101', 10, 10_000)] })))),
};

const formats = Object.keys(EXPORT_FORMATS) as ExportFormat[];

test.each(formats)('%s contains the invoice of a month', (format) => {
  const { text, extension } = unwrapped(EXPORT_FORMATS[format].make([invoice], '2026-11', []));
  expect(text).toContain(
    format === 'gstr1 summary' ? '1000.00' : extension === 'json' ? '1000' : invoice.number,
  );
});

test.each(['gstr1', 'gstr1 summary'] as const)('%s needs a month', (format) => {
  for (const period of [undefined, 'FY2026-27'])
    expect(EXPORT_FORMATS[format].make([invoice], period)).toMatchObject({
      error: expect.stringContaining('month') as unknown,
    });
});

test('the GSTR-1 file declares the numbers of challans, also without invoices', () => {
  const challan = {
    id: 'c1',
    ...issued(
      unwrapped(
        draftChallan(saleOf({ lines: [piece('RG101', 10, 10_000)] }), { purpose: 'approval' }),
      ),
    ),
  };
  const { text } = unwrapped(EXPORT_FORMATS.gstr1.make([], '2026-11', [], [challan]));
  expect(JSON.parse(text)).toMatchObject({
    fp: '112026',
    doc_issue: { doc_det: [{ doc_num: 10, docs: [{ from: challan.number, totnum: 1 }] }] },
  });
});

test('the GSTR-1 file is for one GSTIN', () => {
  const other = { ...invoice, seller: { ...invoice.seller, gstin: '29AABCU9603R1ZJ' } };
  expect(EXPORT_FORMATS.gstr1.make([invoice, other], '2026-11')).toMatchObject({ success: false });
});
