/**
 * One file with several e-invoices: the portal's bulk upload takes the same JSON array as for one document, and answers
 * with one file for all (`registration-dialog.tsx` reads it).
 */
import { formatCounted } from '#core/format.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { eInvoiceOf, type EInvoice } from './e-invoice.ts';

/** The portal of NIC refuses larger files, bytes. */
const LARGEST = 2_000_000;

/** Whether a document can be registered, and is not yet. */
export const needsIrn = ({ kind, buyer, registration }: StoredInvoice): boolean =>
  kind !== 'challan' && buyer.gstin !== undefined && registration === undefined;

export const eInvoiceText = (files: readonly EInvoice[]): string =>
  JSON.stringify(files, undefined, 2);

export interface EInvoicesFile {
  text: string;
  /** Documents in the file. */
  count: number;
  /** What is left out, and why. */
  leftOut: string[];
}

/** The file, without documents that the portal would refuse; or why there is none. */
export function eInvoicesFile(invoices: readonly StoredInvoice[]): Result<EInvoicesFile> {
  const eligible = invoices.filter(needsIrn);
  const files: EInvoice[] = [];
  const leftOut: string[] = [];
  for (const invoice of eligible) {
    const file = eInvoiceOf(invoice);
    if (file.success) files.push(file.value);
    else leftOut.push(`${invoice.number}: ${file.error}`);
  }
  const others = invoices.length - eligible.length;
  if (others > 0)
    leftOut.push(
      `${formatCounted(others, 'document')} left out: with an IRN, a challan, or for a buyer without a GSTIN.`,
    );
  if (files.length === 0) return failed(['No e-invoice can be exported.', ...leftOut].join(' '));
  const text = eInvoiceText(files);
  if (new TextEncoder().encode(text).length > LARGEST)
    return failed('The file is larger than the 2 MB that the portal takes. Select fewer invoices.');
  return succeeded({ text, count: files.length, leftOut });
}
