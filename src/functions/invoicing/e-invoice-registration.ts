/** Reads what the Invoice Registration Portal returns for e-invoices. */
import * as z from 'zod';
import { fromIndiaTime } from '#core/india-time.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { registration, type Invoice, type Registration } from '#schema/invoice.ts';
import { rupeeNumber } from '#core/invoicing/rupee-number.ts';

/** @param read may throw @returns undefined then */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** @throws for text that is not Base64 */
function decodedBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

const payload = z.object({ data: z.string() });

/** What the QR code states about its document. */
const claims = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocTyp: z.string(),
  DocNo: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string(),
});

/** @throws for text that is not a token of the portal */
function claimsOf(signedQr: string): z.output<typeof claims> {
  const { data } = payload.parse(JSON.parse(decodedBase64Url(signedQr.split('.')[1] ?? '')));
  return claims.parse(JSON.parse(data));
}

const DOCUMENT_TYPES = { invoice: 'INV', creditNote: 'CRN', challan: undefined } as const;

/**
 * Whether the QR code is that of the document. Its signature is not checked: the portal’s keys change, and apps that scan
 * the paper check it.
 */
function isRegistrationOf({ irn, signedQr }: Registration, invoice: Invoice): boolean {
  const stated = orUndefined(() => claimsOf(signedQr));
  return (
    stated?.Irn.toLowerCase() === irn &&
    stated.DocTyp === DOCUMENT_TYPES[invoice.kind] &&
    stated.DocNo.toUpperCase() === invoice.number &&
    stated.SellerGstin === invoice.seller.gstin &&
    stated.BuyerGstin === invoice.buyer.gstin &&
    stated.TotInvVal === rupeeNumber(invoice.totalPaise)
  );
}

const TIME = 'YYYY-MM-DDTHH:MM';

/** A response of the portal, with names in lower case: some programs change the case of these names. */
const response = z
  .object({
    irn: z.string(),
    ackno: z.union([z.string(), z.int()]),
    /** In India: `2026-11-25 12:30:00`. */
    ackdt: z.string(),
    signedqrcode: z.string(),
  })
  .transform(({ irn, ackno, ackdt, signedqrcode }): z.input<typeof registration> => ({
    irn: irn.toLowerCase(),
    ackNumber: String(ackno),
    // The schema of the document has times as its database has them.
    ackAt: new Date(fromIndiaTime(ackdt.slice(0, TIME.length).replace(' ', 'T')) ?? Number.NaN),
    signedQr: signedqrcode,
  }))
  .pipe(registration);

/** Envelopes around the responses: lists, and objects like `{ "data": … }`. */
const DEEPEST = 5;

/** Every object in a list or in an envelope. */
function objectsIn(json: unknown, depth = 0): Record<string, unknown>[] {
  if (typeof json !== 'object' || json === null || depth > DEEPEST) return [];
  const inside = Object.values(json).flatMap((each) => objectsIn(each, depth + 1));
  const names = Object.entries(json).map(([name, value]) => [name.toLowerCase(), value] as const);
  return [Object.fromEntries(names), ...inside];
}

/** @param file the text of a JSON file of the portal, also with the responses for other documents */
export function readRegistration(file: string, invoice: Invoice): Result<Registration> {
  const read = objectsIn(orUndefined((): unknown => JSON.parse(file)));
  const responses = read.flatMap((each) => response.safeParse(each).data ?? []);
  const own = responses.find((each) => isRegistrationOf(each, invoice));
  if (own !== undefined) return succeeded(own);
  return failed(
    responses.length === 0
      ? 'This is not a JSON file of the portal with IRN, AckNo, AckDt and SignedQRCode.'
      : `This file has no signed QR code for ${invoice.number} with its total, seller and buyer. Choose the file that the portal returned for it.`,
  );
}
