/** The id of an order: a UUID of version 4, made in the buyer's browser. The rules accept no other. */

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isOrderId = (value: unknown): value is string =>
  typeof value === 'string' && FORM.test(value);

/**
 * The document ID for a customer's list with this reference: the same in every tab and for every attempt, so
 * that it is one order.
 */
export async function orderIdOf(uid: string, reference: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${uid} ${reference}`),
  );
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const part = (from: number, to: number): string => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-4${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`;
}
