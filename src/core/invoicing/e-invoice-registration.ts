/** Reads what the Invoice Registration Portal returns for e-invoices. */
import * as z from 'zod';
import { fromIndiaTime } from '#core/india-time.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { registration, type Invoice, type Registration } from '#schema/invoice.ts';

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws for text that is not Base64 */
function decodedBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

const token = z
  .string()
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  .transform((text) => jsonIn(decodedBase64Url(text.split('.')[1] ?? '')))
  .pipe(z.object({ data: z.string().transform(jsonIn) }));

/** What the QR code states about its document. */
const claims = z.object({
  SellerGstin: z.string(),
  DocTyp: z.enum(['INV', 'CRN']),
  DocNo: z.string(),
  Irn: z.string(),
});

/**
 * Whether the QR code is that of the document. Its signature is not checked: the portal’s keys change, and apps that scan
 * the paper check it.
 */
function isRegistrationOf({ irn, signedQr }: Registration, invoice: Invoice): boolean {
  const stated = claims.safeParse(token.safeParse(signedQr).data?.data).data;
  return (
    stated?.Irn.toLowerCase() === irn &&
    stated.DocNo.toUpperCase() === invoice.number &&
    stated.SellerGstin === invoice.seller.gstin &&
    stated.DocTyp === (invoice.kind === 'creditNote' ? 'CRN' : 'INV')
  );
}

const TIME = 'YYYY-MM-DDTHH:MM';

/** The portal’s names in lower case: some programs between write them with other capitals. */
const answer = z
  .object({
    irn: z.string(),
    ackno: z.union([z.string(), z.int()]),
    /** In India: `2026-11-25 12:30:00`. */
    ackdt: z.string(),
    signedqrcode: z.string(),
  })
  .transform(({ irn, ackno, ackdt, signedqrcode }) => ({
    irn: irn.toLowerCase(),
    ackNumber: String(ackno),
    ackAt: fromIndiaTime(ackdt.slice(0, TIME.length).replace(' ', 'T')),
    signedQr: signedqrcode,
  }));

/** Every object in a list or in an envelope. */
const objectsIn = (json: unknown): Record<string, unknown>[] => {
  if (Array.isArray(json)) return json.flatMap(objectsIn);
  if (typeof json !== 'object' || json === null) return [];
  const names = Object.entries(json).map(([name, value]) => [name.toLowerCase(), value] as const);
  return [Object.fromEntries(names), ...names.flatMap(([, value]) => objectsIn(value))];
};

/** @param text a JSON file of the portal, also with the answers for other documents */
export function readRegistration(text: string, invoice: Invoice): Result<Registration> {
  const answers = objectsIn(jsonIn(text)).flatMap((each) => answer.safeParse(each).data ?? []);
  if (answers.length === 0)
    return failed(
      'This is not a JSON file of the portal with the IRN, acknowledgement and signed QR code.',
    );
  const own = answers
    // The schema of the document stores times as its database does.
    .map((each) => registration.safeParse({ ...each, ackAt: new Date(each.ackAt ?? Number.NaN) }))
    .find(({ data }) => data !== undefined && isRegistrationOf(data, invoice));
  return own?.data
    ? succeeded(own.data)
    : failed(`The file has no signed QR code of ${invoice.number} of ${invoice.seller.gstin}.`);
}
