/**
 * The building blocks of documents: money, weight, time and names with their limits. Firestore's
 * rules check the same patterns, so these contain no lookahead or lookbehind.
 */
import * as z from 'zod';
import {
  GSTIN_LENGTH,
  LONGEST_EMAIL,
  LONGEST_SKU,
  MOST_PAISE,
  MOST_UNITS,
  RESERVED_NAME,
  SHORTEST_SKU,
  SKU_FORM,
} from './limits.ts';
import { EMAIL_FORM, GSTIN_FORM } from './patterns.ts';
import { notInRules } from './rule.ts';

/** Money: whole paise, from nothing to one crore rupees. */
export const paise = z.int().min(0).max(MOST_PAISE).meta({ unit: 'paise', example: 45_000 });

const weight = z.int().min(1).meta({ unit: 'mg', example: 4_200 });

const MOST_MILLIGRAMS = 10_000_000;

/** Weight of one unit: whole milligrams, up to 10 kg. */
export const milligrams = weight.max(MOST_MILLIGRAMS);

/** Weight of all units of a line. */
export const lineMilligrams = weight.max(MOST_UNITS * MOST_MILLIGRAMS);

/** Upper limit of old slugs that redirect to the current page. */
export const MOST_OLD = 50;

/** A count of units of sale (pieces, pairs or sets), at least one. */
export const quantity = z.int().min(1).max(MOST_UNITS).meta({ unit: 'units', example: 12 });

/** The timestamp of both Firestore SDKs, without importing either. */
export interface TimestampLike {
  toMillis(): number;
}

const isTimestampLike = (value: unknown): value is TimestampLike =>
  typeof value === 'object' &&
  value !== null &&
  'toMillis' in value &&
  typeof value.toMillis === 'function';

/**
 * A time: milliseconds since 1970 in the program, a timestamp in Firestore. Encoding returns a `Date`, which
 * both SDKs
 * store as a timestamp.
 */
export const instant = z
  .codec(
    z.custom<TimestampLike | Date>((value) => value instanceof Date || isTimestampLike(value), {
      error: 'expected a date and time',
    }),
    z.int().min(0),
    {
      decode: (stored) => (stored instanceof Date ? stored.getTime() : stored.toMillis()),
      encode: (ms) => new Date(ms),
    },
  )
  .meta({ unit: 'ms', example: new Date('2026-01-15T06:30:00Z') });

const LINE_END = String.raw`[^\s\p{Cc}]`;
const LINE_REST = String.raw`[^\p{Cc}\u2028\u2029]`;

/** One line of text of any length. */
export const ANY_LINE = new RegExp(`^${LINE_END}(?:${LINE_REST}*${LINE_END})?$`, 'u');

/** One line of text, without control characters or surrounding spaces. */
export const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(
      new RegExp(`^${LINE_END}(?:${LINE_REST}{0,${Math.max(0, max - 2)}}${LINE_END})?$`, 'u'),
      {
        // The pattern includes the length, for the rules.
        error: ({ input }) =>
          typeof input === 'string' && input.length > max
            ? `expected at most ${max} characters`
            : 'expected one line of text without spaces at the start or end',
      },
    )
    .meta({ example: 'Text', patternBounds: true, isLine: true });

/** Text of any number of lines; Markdown in fields that state it. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/,
      'expected text without hidden characters',
    )
    .meta({ example: 'Some text.', multiline: true });

/** A URL part that identifies an item: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .min(1)
  .max(96)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'expected small letters, digits and hyphens, like silver-ring',
  )
  .meta({ example: 'a-slug' });

/** A slug that is the last part of a page's URL. */
export const pageSlug = slug.refine(
  (value) => value !== RESERVED_NAME,
  `The page URL "${RESERVED_NAME}" is reserved. Enter another one.`,
);

/** A stock-keeping unit as printed on the tag: capitals, digits and inner hyphens. */
export const sku = z
  .string()
  .min(SHORTEST_SKU)
  .max(LONGEST_SKU)
  .regex(SKU_FORM, 'expected capital letters, digits and hyphens, like RG101')
  .meta({ example: 'RG101' });

/** Characters that a document id must not contain. */
const NOT_IN_ID = String.raw`/\\"%?#\s\p{Cc}`;
const ID_CHARACTER = `[^${NOT_IN_ID}]`;

/** Firestore reserves `.`, `..` and `__…__`. */
const ID_FORM = `[^._${NOT_IN_ID}]${ID_CHARACTER}*`;

/** A Firestore document ID that needs no encoding in a URL. */
export const documentId = z
  .string()
  .min(1)
  .max(128)
  .regex(
    new RegExp(`^${ID_FORM}$`, 'u'),
    'expected an ID without / \\ " % ? # or space, and without . or _ at its start',
  )
  .meta({ example: 'an-id' });

/** File systems allow names of 255 bytes; a page file has an extension. */
const MOST_ID_BYTES = 240;

/** An ID that is part of a page's URL: Hosting finds no file by a name with other characters. */
export const pageId = documentId.refine(
  (id) =>
    id !== RESERVED_NAME &&
    !/[;,:@&=+$]|^\.|\.html$/.test(id) &&
    new TextEncoder().encode(id).length <= MOST_ID_BYTES,
  'expected an ID that can be part of a page URL, like silver-rings (create it again with another ID, then delete this one)',
);

const HOST = String.raw`(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}`;
const PORT = String.raw`(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?`;

/** The pattern of a link, by what may follow the host, and what may follow the first `/` of a path. */
const linkForm = (after: string, first: string, next: string): string =>
  String.raw`https:\/\/${HOST}${PORT}(?:[\/?#]${after}*)?|\/(?:${first}${next}*)?`;

const LINK = linkForm(
  String.raw`[^\s\p{Cc}]`,
  String.raw`[^\s\p{Cc}\\/]`,
  String.raw`[^\s\p{Cc}\\]`,
);

/** An address on the web (https, without a user name) or a path on this site. */
export const link = z
  .string()
  .max(1_000)
  .regex(new RegExp(`^(?:${LINK})$`, 'u'), 'expected a link that begins with https:// or /')
  .refine(
    notInRules(
      'the pattern leaves only names of hosts in broken Punycode, which lead nowhere',
      (address: string) => URL.canParse(address, 'https://shop.in'),
    ),
    'expected a valid link',
  )
  .meta({ example: '/products' });

/** An Indian phone number in E.164 form. */
export const phone = z
  .string()
  .regex(/^\+91[6-9]\d{9}$/, 'expected an Indian mobile number, like +919876543210')
  .meta({ example: '+919876543210' });

/** An Indian PIN code. */
export const pin = z
  .string()
  .regex(/^[1-9]\d{5}$/, 'expected a PIN code of 6 digits, like 500002')
  .meta({ example: '500002' });

/** Goods and Services Tax Identification Number; its check digit is verified by `core/gstin.ts`. */
export const gstin = z
  .string()
  .regex(GSTIN_FORM, `expected a GSTIN of ${GSTIN_LENGTH} characters, like 36AABCU9603R1ZM`)
  .meta({ example: '36AABCU9603R1ZM' });

/** Harmonised System code; 7113 is jewellery of precious metal. */
export const hsn = z
  .string()
  .regex(/^\d{4}(?:\d{2}){0,2}$/, 'expected an HSN code of 4, 6 or 8 digits, like 711311')
  .meta({ example: '711311' });

/** GST in basis points: 300 is 3 %. */
export const gstRateBps = z.int().min(0).max(2_800).meta({ unit: 'basis points', example: 300 });

/** An e-mail address. */
export const email = z
  .string()
  .max(LONGEST_EMAIL)
  .regex(EMAIL_FORM, 'expected an email address, like name@shop.in')
  .meta({ example: 'name@shop.in' });

/** Each beginning of each word that a search finds, as a field name, so that Firestore indexes it. */
export const searchPrefixes = z
  .record(z.string(), z.literal(true))
  .meta({ example: { asha: true } });
