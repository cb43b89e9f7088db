/**
 * Fields of the files for the GST portals, with the lengths and characters that the portals accept (schema 1.1 of e-invoices,
 * e-way bill API 1.03), and a message for people about each.
 */
import { gstCodeOf, stateOfGstin, statesOfPin } from '#core/account/indian-states.ts';
import { officialState } from '#core/quoting/place-of-supply.ts';
import type { Invoice } from '#schema/invoice.ts';
import * as z from 'zod';

/** A text that the portals accept: they refuse `"` and `\`, so inches become two apostrophes. @param most more are cut off */
export const portalText = (text: string, most: number): string =>
  text.replaceAll('"', "''").replaceAll('\\', '/').slice(0, most).trim();

const SHORTEST_SECOND_LINE = 3;

/** An address of up to four lines as the two of the portals, the second optional. @param most characters of each */
export function twoLines(lines: readonly string[], most: number): [string, string | undefined] {
  const [first = '', ...rest] = lines;
  const second = portalText(rest.join(', '), most);
  return second.length < SHORTEST_SECOND_LINE
    ? [portalText(lines.join(', '), most), undefined]
    : [portalText(first, most), second];
}

/** @param label starts the message, such as `The buyer’s city` */
export const textField = (label: string, shortest: number, longest: number) => {
  const error = `${label} needs ${shortest} to ${longest} characters.`;
  return z
    .string(error)
    .min(shortest, error)
    .max(longest, error)
    .regex(/^[^"\\]*$/, `${label} can’t have the characters " and \\.`);
};

export const gstinField = (label: string) =>
  z.string().regex(/^\d{2}[0-9A-Z]{13}$/, `${label} needs 15 characters, like 36AABCG1234R1Z5.`);

const FIRST_PIN = 100_000;
const LAST_PIN = 999_999;

export const pinField = (label: string) =>
  z.int().min(FIRST_PIN, `${label} needs 6 digits.`).max(LAST_PIN, `${label} needs 6 digits.`);

export const hsnField = z
  .string()
  .regex(/^(?!0+$)\d{4}(?:\d{2}){0,2}$/, 'Each HSN code needs 4, 6 or 8 digits.');

/** E-invoices are for sellers above ₹5 crore, who must state 6 digits at least (notification 78/2020, Central Tax). */
const E_INVOICE_HSN = /^(?!0+$)\d{6}(?:\d{2})?$/;

/** The HSN codes that are too short for an e-invoice, each once with its lines. */
export const eInvoiceHsnProblems = ({ lines }: Pick<Invoice, 'lines'>): string[] => {
  const wrong = lines
    .map(({ hsn, sku }, at) => ({ hsn, line: `${at + 1} (${sku})` }))
    .filter(({ hsn }) => !E_INVOICE_HSN.test(hsn));
  return [...Map.groupBy(wrong, ({ hsn }) => hsn)].map(([hsn, same]) => {
    const places = same.map(({ line }) => line).join(', ');
    return `The HSN code ${hsn} of ${same.length === 1 ? 'line' : 'lines'} ${places} needs 6 or 8 digits in an e-invoice. Enter the longer code in the ${same.length === 1 ? 'product' : 'products'}.`;
  });
};

export const documentNumberField = z
  .string()
  .regex(
    /^[A-Z1-9][A-Z0-9/-]{0,15}$/,
    'The invoice number needs 1 to 16 letters, digits, / or -, and can’t start with 0.',
  );

export const dayField = z.string().regex(/^[0-3]\d\/[01]\d\/20\d{2}$/);

export const amountField = z.number().min(0, 'Amounts can’t be below zero.');

const CANNOT_CHANGE =
  'You can’t change an issued invoice. Enter it on the portal by hand, or issue a credit note for all of it, correct the order, the product or your settings, and issue a new invoice.';

/** Each problem once, and what to do about it. */
export const portalProblem = (problems: readonly string[]): string =>
  [...new Set(problems), CANNOT_CHANGE].join(' ');

/** Why the portals refuse the seller's state: it differs from that of the GSTIN. */
export const sellerStateProblem = ({ gstin, stateCode, state }: Invoice['seller']): string[] =>
  gstin.startsWith(stateCode)
    ? []
    : [
        `Your GSTIN ${gstin} is registered in ${stateOfGstin(gstin) ?? 'another state'}, but your address is in ${state}.`,
      ];

/** That the goods go to another state than that of the buyer's GSTIN; undefined if they do not. */
export function deliveredElsewhere({
  buyer: { gstin, address },
}: Pick<Invoice, 'buyer'>): string | undefined {
  const registered = officialState(stateOfGstin(gstin ?? '') ?? '');
  const delivered = officialState(address?.state ?? '');
  return registered === undefined || delivered === undefined || registered === delivered
    ? undefined
    : `The buyer’s GSTIN is registered in ${registered}, but the delivery address is in ${delivered}.`;
}

/** Why the portals refuse a PIN code: it belongs to other states. @param contrary such as `the buyer’s GSTIN is of` */
export function pinProblem(pin: string, stateCode: string, contrary: string): string[] {
  const states = statesOfPin(pin);
  const isInState = states.some((name) => gstCodeOf(name) === stateCode);
  return states.length === 0 || isInState
    ? []
    : [
        `The PIN code ${pin} is in ${states.join(' or ')}, but ${contrary} ${stateOfGstin(stateCode) ?? 'another state'}.`,
      ];
}
