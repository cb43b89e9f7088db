/** The registration of an e-invoice: added once, to its own document, by sales staff. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import {
  BUYER_GSTIN,
  issued,
  piece,
  portalResponse,
  saleOf,
  unwrapped,
} from '#fixtures/invoices.ts';
import { answerCall } from '#functions/call.ts';
import { registrationCall } from '#functions/invoicing/invoice-calls.ts';
import { registerInvoice } from '#functions/invoicing/register-invoice.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';

const PROJECT = `demo-registration-${crypto.randomUUID().slice(0, 8)}`;
/** Each stands for an instance of the functions. */
const connections = [1, 2, 3].map(() => connectFirestore({ projectId: PROJECT }));
const [server = connectFirestore({ projectId: PROJECT })] = connections;
afterAll(() => Promise.all(connections.map((each) => each.close())));

const sale = saleOf({ lines: [piece('RG101', 10, 10_000)], gstin: BUYER_GSTIN });
const invoice = issued(unwrapped(draftInvoice(sale)));
const other = issued(unwrapped(draftInvoice(sale)), 2);

beforeEach(async () => {
  await wipeFirestore(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT);
  await server.firestore.doc('invoices/o1').set(encodeDocument(invoiceKind, invoice));
});

async function stored(): Promise<Invoice> {
  const snapshot = await server.firestore.doc('invoices/o1').get();
  const decoded = decodeDocument(invoiceKind, snapshot.ref.path, snapshot.data());
  if (!decoded.success) throw new Error(JSON.stringify(decoded.problems));
  return decoded.value;
}

const register = (response: object, id = 'o1', by = server) =>
  registerInvoice({ id, file: JSON.stringify([response]) }, 'meera', by);

test('is added once, however often and wherever it is sent', async () => {
  const response = portalResponse(invoice);
  const results = await Promise.all(connections.map((by) => register(response, 'o1', by)));
  for (const result of results) expect(unwrapped(result)).toEqual({ irn: response.Irn });
  const { registration, ...asIssued } = await stored();
  expect(asIssued).toEqual(invoice);
  expect(registration).toMatchObject({ irn: response.Irn, signedQr: response.SignedQRCode });
  const { docs } = await server.firestore.collection('audit').get();
  expect(docs.map((each) => [each.get('path'), each.get('by')])).toEqual([
    ['invoices/o1', 'meera'],
  ]);
  expect(await register(portalResponse(invoice, 'b'.repeat(64)))).toMatchObject({
    error: 'INV/26-27/0001 already has another IRN.',
  });
});

test('of another document, or for a missing one, changes nothing', async () => {
  expect((await register(portalResponse(other))).success).toBe(false);
  expect((await register(portalResponse(invoice), 'none')).success).toBe(false);
  expect(await stored()).toEqual(invoice);
});

test.each([
  ['sales', { success: true }],
  ['packing', { code: 'permission-denied' }],
])('by %s: %j', async (role, expected) => {
  const auth = { uid: 'meera', token: { admin: true, role } };
  const data = { id: 'o1', file: JSON.stringify(portalResponse(invoice)) };
  expect(await answerCall(registrationCall, { auth, data }, server)).toMatchObject(expected);
});
