/**
 * GSTR-1 as the JSON file that the GST portal imports. Field names are those of the GSTN API: `txval` taxable value, `iamt`
 * IGST, `camt` CGST, `samt` SGST, `csamt` cess, `pos` place of supply, `rt` rate.
 */
import type { TaxDocument } from '#schema/invoice.ts';
import type { HsnTotal } from '#schema/trade-paper.ts';
import { sumsByRate, type Gstr1, type RateSum } from './gstr1.ts';
import { percentNumber, portalDay, rupeeNumber } from '#core/invoicing/rupee-number.ts';

/** The portal has no cess on jewellery. */
const CESS = { csamt: 0 };

type Amounts = Omit<RateSum, 'gstRateBps'>;

/** CGST and SGST, or IGST alone: the portal refuses fields of the other kind. */
const taxesJson = ({ cgstPaise, sgstPaise, igstPaise }: Amounts, isWithin: boolean) => ({
  ...(isWithin
    ? { camt: rupeeNumber(cgstPaise), samt: rupeeNumber(sgstPaise) }
    : { iamt: rupeeNumber(igstPaise) }),
  ...CESS,
});

const isWithinState = ({ placeOfSupply, seller }: TaxDocument): boolean =>
  placeOfSupply.code === seller.stateCode;

const itemsJson = (document: TaxDocument) =>
  sumsByRate(document).map((sum, at) => ({
    num: at + 1,
    itm_det: {
      txval: rupeeNumber(sum.taxablePaise),
      rt: percentNumber(sum.gstRateBps),
      ...taxesJson(sum, isWithinState(document)),
    },
  }));

const NORMAL = { rchrg: 'N', inv_typ: 'R' };

const invoiceJson = (document: TaxDocument) => ({
  inum: document.number,
  idt: portalDay(document.issuedAt, '-'),
  val: rupeeNumber(document.totalPaise),
  itms: itemsJson(document),
});

const noteJson = (document: TaxDocument) => ({
  ntty: 'C',
  nt_num: document.number,
  nt_dt: portalDay(document.issuedAt, '-'),
  val: rupeeNumber(document.totalPaise),
  pos: document.placeOfSupply.code,
  itms: itemsJson(document),
});

/** The documents of each buyer. */
const byBuyer = (documents: readonly TaxDocument[]): [string, TaxDocument[]][] => [
  ...Map.groupBy(documents, ({ buyer }) => buyer.gstin ?? ''),
];

const byPlace = (documents: readonly TaxDocument[]): [string, TaxDocument[]][] => [
  ...Map.groupBy(documents, ({ placeOfSupply }) => placeOfSupply.code),
];

const hsnJson = (totals: readonly HsnTotal[]) =>
  totals.map((total, at) => ({
    num: at + 1,
    hsn_sc: total.hsn,
    uqc: total.uqc,
    qty: total.qty,
    rt: percentNumber(total.gstRateBps),
    txval: rupeeNumber(total.taxablePaise),
    iamt: rupeeNumber(total.igstPaise),
    camt: rupeeNumber(total.cgstPaise),
    samt: rupeeNumber(total.sgstPaise),
    ...CESS,
  }));

/** The numbers of the kinds of documents in table 13: 10 is a challan for supply on approval, 12 one in other cases. */
const DOCUMENT_NUMBERS = { invoice: 1, creditNote: 5, approval: 10, supply: 12 } as const;

const issuedJson = ({ issued }: Gstr1) =>
  [...Map.groupBy(issued, ({ kind }) => kind)].map(([kind, series]) => ({
    doc_num: DOCUMENT_NUMBERS[kind],
    docs: series.map(({ from, to, count }, at) => ({
      num: at + 1,
      ...{ from, to, totnum: count, cancel: 0, net_issue: count },
    })),
  }));

/** Sections without entries are left out, as the portal's own tool does. */
const present = (sections: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(sections).filter(([, section]) => !Array.isArray(section) || section.length > 0),
  );

interface Period {
  gstin: string;
  /** The month: `2026-11`. */
  month: string;
  /** The first two digits of the seller's GSTIN. */
  stateCode: string;
}

/** The file of a month. */
export const gstr1Json = (summary: Gstr1, { gstin, month, stateCode }: Period) =>
  present({
    gstin,
    fp: month.split('-').toReversed().join(''),
    b2b: byBuyer(summary.registered).map(([ctin, documents]) => ({
      ctin,
      inv: documents.map((document) => ({
        ...invoiceJson(document),
        pos: document.placeOfSupply.code,
        ...NORMAL,
      })),
    })),
    b2cl: byPlace(summary.large).map(([pos, documents]) => ({
      pos,
      inv: documents.map(invoiceJson),
    })),
    b2cs: summary.small.map(({ place, gstRateBps, ...sum }) => ({
      sply_ty: place === stateCode ? 'INTRA' : 'INTER',
      typ: 'OE',
      pos: place,
      rt: percentNumber(gstRateBps),
      txval: rupeeNumber(sum.taxablePaise),
      ...taxesJson(sum, place === stateCode),
    })),
    cdnr: byBuyer(summary.notesOfRegistered).map(([ctin, documents]) => ({
      ctin,
      nt: documents.map((document) => ({ ...noteJson(document), ...NORMAL })),
    })),
    cdnur: summary.notesOfLarge.map((document) => ({ typ: 'B2CL', ...noteJson(document) })),
    hsn: present({
      hsn_b2b: hsnJson(summary.hsnOfRegistered),
      hsn_b2c: hsnJson(summary.hsnOfOthers),
    }),
    doc_issue: { doc_det: issuedJson(summary) },
  });
