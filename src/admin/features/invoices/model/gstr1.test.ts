/** The tables of GSTR-1 add up to the documents, to the paisa. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUYER_GSTIN,
  anyMonth,
  issued,
  piece,
  saleOf,
  SELLER_GSTIN,
  unwrapped,
} from '#fixtures/invoices.ts';
import type { ChallanPurpose, TaxDocument } from '#schema/invoice.ts';
import { draftChallan } from '#core/invoicing/draft-challan.ts';
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { gstr1Json } from './gstr1-json.ts';
import { gstr1Of } from './gstr1.ts';

const FIELDS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;
type Sums = Record<(typeof FIELDS)[number], number>;

const added = (parts: readonly Sums[], sign = 1): number[] =>
  FIELDS.map((field) => parts.reduce((sum, part) => sum + sign * part[field], 0));

const plus = (...lists: number[][]): number[] =>
  FIELDS.map((_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));

const netOf = (documents: readonly TaxDocument[]): number[] =>
  plus(
    added(documents.filter(({ kind }) => kind === 'invoice')),
    added(
      documents.filter(({ kind }) => kind === 'creditNote'),
      -1,
    ),
  );

test('invoices less credit notes equal the sections, and the HSN tables', () => {
  fc.assert(
    fc.property(anyMonth, (documents) => {
      const summary = gstr1Of(documents);
      const sections = plus(
        added(summary.registered),
        added(summary.large),
        added(summary.small),
        added(summary.notesOfRegistered, -1),
        added(summary.notesOfLarge, -1),
      );
      expect(sections).toEqual(netOf(documents));
      expect(plus(added(summary.hsnOfRegistered), added(summary.hsnOfOthers))).toEqual(
        netOf(documents),
      );
    }),
  );
});

/** Sums of the portal's field names anywhere in a section, in paise. */
function paiseIn(section: unknown, field: string): number {
  if (typeof section !== 'object' || section === null) return 0;
  return Object.entries(section).reduce(
    (sum, [name, value]) =>
      sum + (name === field ? Math.round(Number(value) * 100) : paiseIn(value, field)),
    0,
  );
}

const PERIOD = { gstin: SELLER_GSTIN, month: '2026-11', stateCode: '36' };
const JSON_FIELDS = ['txval', 'camt', 'samt', 'iamt'];

test('the JSON has the same sums', () => {
  fc.assert(
    fc.property(anyMonth, (documents) => {
      // As stored in the file.
      const json: Record<string, unknown> = JSON.parse(
        JSON.stringify(gstr1Json(gstr1Of(documents), PERIOD)),
      );
      const sums = (names: readonly string[]) =>
        JSON_FIELDS.map((field) =>
          names.reduce((sum, name) => sum + paiseIn(json[name], field), 0),
        );
      const notes = sums(['cdnr', 'cdnur']);
      const net = sums(['b2b', 'b2cl', 'b2cs']).map((sum, at) => sum - (notes[at] ?? 0));
      expect(net).toEqual(netOf(documents));
      expect(sums(['hsn'])).toEqual(net);
    }),
  );
});

const silver = [piece('RG101', 100, 10_000)];
const invoiceOf = (sale: Partial<Parameters<typeof saleOf>[0]>, serial = 1): TaxDocument =>
  issued(unwrapped(draftInvoice(saleOf({ lines: silver, ...sale }))), serial);

describe('a sale', () => {
  // ₹97,087.37 + 3 % = ₹1,00,000.00 (rounded).
  const limit = [piece('RG101', 1, 9_708_738)];
  const above = [piece('RG101', 1, 9_708_739)];

  test.each<[string, TaxDocument, string]>([
    ['to a registered buyer', invoiceOf({ gstin: BUYER_GSTIN, state: 'Karnataka' }), 'registered'],
    ['of ₹1 lakh to another state', invoiceOf({ lines: limit, state: 'Kerala' }), 'small'],
    [
      'of more than ₹1 lakh to another state',
      invoiceOf({ lines: above, state: 'Kerala' }),
      'large',
    ],
    ['of more than ₹1 lakh within the state', invoiceOf({ lines: above }), 'small'],
  ])('%s', (_name, invoice, section) => {
    const { registered, large, small } = gstr1Of([invoice]);
    const filled = Object.entries({ registered, large, small }).filter(
      ([, rows]) => rows.length > 0,
    );
    expect(filled.map(([name]) => name)).toEqual([section]);
  });
});

describe('table 13', () => {
  const challanOf = (purpose: ChallanPurpose, serial: number) =>
    issued(unwrapped(draftChallan(saleOf({ lines: silver }), { purpose })), serial);
  const challans = [
    ...[1, 2, 4].map((serial) => challanOf('supply', serial)),
    ...[3, 5].map((serial) => challanOf('approval', serial)),
  ];

  test('declares challans by purpose, and no number twice', () => {
    const invoice = invoiceOf({});
    const { doc_issue: table } = gstr1Json(gstr1Of([invoice], challans), PERIOD);
    const row = (num: number, from: string, to: string, totnum: number) => ({
      ...{ num, from, to, totnum, cancel: 0, net_issue: totnum },
    });
    expect(table).toEqual({
      doc_det: [
        { doc_num: 1, docs: [row(1, 'INV/26-27/0001', 'INV/26-27/0001', 1)] },
        {
          doc_num: 10,
          docs: [
            row(1, 'DC/26-27/0003', 'DC/26-27/0003', 1),
            row(2, 'DC/26-27/0005', 'DC/26-27/0005', 1),
          ],
        },
        {
          doc_num: 12,
          docs: [
            row(1, 'DC/26-27/0001', 'DC/26-27/0002', 2),
            row(2, 'DC/26-27/0004', 'DC/26-27/0004', 1),
          ],
        },
      ],
    });
  });

  test('challans change nothing else', () => {
    const documents = [invoiceOf({})];
    const { issued: _with, ...summary } = gstr1Of(documents, challans);
    const { issued: _without, ...plain } = gstr1Of(documents);
    expect(summary).toEqual(plain);
  });
});

test('writes the file of the portal', () => {
  const registered = invoiceOf({ gstin: BUYER_GSTIN, state: 'Karnataka' });
  const note = issued(
    unwrapped(draftCreditNote('order-1', registered, [], [{ line: 0, qty: 10 }], 'Returned')),
  );
  const local = invoiceOf({ lines: [piece('ER7', 2, 50_000)] }, 2);
  expect(gstr1Json(gstr1Of([registered, local, note]), PERIOD)).toEqual({
    gstin: SELLER_GSTIN,
    fp: '112026',
    b2b: [
      {
        ctin: BUYER_GSTIN,
        inv: [
          {
            inum: 'INV/26-27/0001',
            idt: '25-11-2026',
            val: 10_300,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { txval: 10_000, rt: 3, iamt: 300, csamt: 0 } }],
          },
        ],
      },
    ],
    b2cs: [
      {
        ...{ sply_ty: 'INTRA', typ: 'OE', pos: '36', rt: 3, txval: 1_000 },
        ...{ camt: 15, samt: 15, csamt: 0 },
      },
    ],
    cdnr: [
      {
        ctin: BUYER_GSTIN,
        nt: [
          {
            ...{ ntty: 'C', nt_num: 'CRN/26-27/0001', nt_dt: '25-11-2026', val: 1_030, pos: '29' },
            ...{ rchrg: 'N', inv_typ: 'R' },
            itms: [{ num: 1, itm_det: { txval: 1_000, rt: 3, iamt: 30, csamt: 0 } }],
          },
        ],
      },
    ],
    hsn: {
      hsn_b2b: [
        {
          ...{ num: 1, hsn_sc: '71131110', uqc: 'PCS', qty: 90, rt: 3, txval: 9_000 },
          ...{ iamt: 270, camt: 0, samt: 0, csamt: 0 },
        },
      ],
      hsn_b2c: [
        {
          ...{ num: 1, hsn_sc: '711311', uqc: 'PCS', qty: 2, rt: 3, txval: 1_000 },
          ...{ iamt: 0, camt: 15, samt: 15, csamt: 0 },
        },
      ],
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          docs: [
            {
              ...{ num: 1, from: 'INV/26-27/0001', to: 'INV/26-27/0002' },
              ...{ totnum: 2, cancel: 0, net_issue: 2 },
            },
          ],
        },
        {
          doc_num: 5,
          docs: [
            {
              ...{ num: 1, from: 'CRN/26-27/0001', to: 'CRN/26-27/0001' },
              ...{ totnum: 1, cancel: 0, net_issue: 1 },
            },
          ],
        },
      ],
    },
  });
});
