/** Reads one cell of text into the value of one product field. */
import * as z from 'zod';
import { latinDigits } from '#core/latin-digits.ts';
import { parseUnit } from '#core/parse-unit.ts';
import { anyTerm, DOZEN_TERMS, unitForm } from '#core/unit-terms.ts';
import { image, MOST_PICTURES } from '#schema/image.ts';
import { choiceIn, isNoChoice } from './choice-names.ts';
import type { ColumnType } from './columns.ts';
import { countryCode } from './country-code.ts';
import { read, unreadable, type Conversion } from './conversion.ts';
import {
  multiply,
  parseAmount,
  parseDecimal,
  roundHalfUp,
  scaledWhole,
  wholeNumber,
} from './decimal.ts';
import type { CellFormat } from './mapping.ts';
import { readMeasure } from './read-measure.ts';
import { readMoney } from './read-money.ts';
import { readWeight } from './read-weight.ts';
import { unescapeText } from './show-cell.ts';
import { readListedSizes, readSizes } from './size-cell.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** A cell that says that there is no value: `-`, `N/A`, `nil`. */
export const isNothing = (text: string): boolean =>
  /^(?:[-–—.]+|n\.?\s?\/?\s?a\.?|#n\/a|nil|null)$/i.test(text);

/** The inner part of a regular expression for words that count units, in English, Hindi and French. */
const UNITS = `${unitForm()}|units?|pi[eè]ces?|paires?`;

/** `2 pcs`, `18 mm`, `min. 12` and `12+` are numbers with words that the field implies. */
const COUNTED = new RegExp(
  String.raw`^(?:moq|min(?:imum)?)?[\s.:]*(.*?)\s*\+?(?:\s*(?:${UNITS}|mm|stones?|(${anyTerm(DOZEN_TERMS)})))?\.?$`,
  'iu',
);

function readInteger(text: string, { decimal }: CellFormat): Conversion<number> {
  const [, figure = '', dozen] = COUNTED.exec(text.trim().normalize('NFC')) ?? [];
  const amount = parseDecimal(figure, decimal);
  const whole = amount && wholeNumber(amount);
  if (whole === null) return unreadable('expected a whole number', 'Write it like 12.');
  return read(dozen === undefined ? whole : whole * 12);
}

/** `925`, `925 silver`, `S925`, `92.5%`, `92.50` and `0.925` are 925. */
function readPurity(text: string): Conversion<number> {
  const figure =
    /^\D*?(0?[.,]\d{3}|\d{2}[.,]\d{1,2}|\d{2,3})(?![\d.,])/.exec(text.trim())?.[1] ?? '';
  const amount = parseAmount(figure.replace(/^0?[.,]/, '0.'), '.') ?? parseDecimal(figure, '.');
  const thousandths = [1n, 10n, 1_000n]
    .map((units) => (amount ? roundHalfUp(multiply(amount, { units, scale: 0 })) : 0))
    .find((parts) => parts >= 800 && parts < 1_000);
  if (thousandths !== undefined && !/\d\s*kt?\b/i.test(text)) return read(thousandths);
  return /^sterling(?: silver)?$/i.test(text.trim())
    ? read(925)
    : unreadable('expected a silver purity', 'Write it like 925 or 92.5%.');
}

const STOCK = 'outOfStock';
const ON_HAND = new RegExp(String.raw`^[1-9]\d*\s*(?:${UNITS})?\.?$`, 'iu');

/** In a column named so, pieces are hallmarked with the codes in the cells, or with codes that the cells leave out. */
const HUID = /huid|एचयूआईडी/i;
const HUID_CODES = /^[a-z\d]{6}(?:[\s,;/|]+[a-z\d]{6})*$/i;

function readChoice(
  written: string,
  { values, labels, isOptional }: Extract<ColumnType, { kind: 'choice' }>,
  column: string,
): Conversion<string | undefined> {
  // A number of units on hand means that there is stock.
  const text = values.includes(STOCK) && ON_HAND.test(written.normalize('NFC')) ? '1' : written;
  const named = choiceIn(text, values, labels);
  const isHuid = values.includes('bisHuid') && HUID.test(column);
  const hasHuid = isHuid && (named === 'bis' || (named === undefined && HUID_CODES.test(text)));
  const value = hasHuid ? 'bisHuid' : named;
  return value === undefined && !(isOptional && isNoChoice(text))
    ? unreadable(
        `expected one of ${values.map((each) => labels[each] ?? each).join('; ')}`,
        'Use one of these words.',
      )
    : read(value);
}

function readUnit(text: string): Conversion<string> {
  const unit = parseUnit(text);
  return unit === undefined
    ? unreadable('expected piece, pair or a set like “set of 6”', 'Write piece, pair or set of 6.')
    : read(unit);
}

/** Parts are separated by `|` or commas; a backslash escapes them. */
const partsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\|,]|[^|,])+/g)]
    .map(([part]) => part.trim().replace(/\\([\\|,])/g, (_, sign: string) => sign))
    .filter((part) => part !== '');

/** `No stone`: an item of a list that says that there is none. */
const NO_ITEM =
  /^(?:none|nil|no|not? applicable|(?:no|without|sans|bina) (?:stones?|pierres?)|बिना नग|नहीं)$/i;

/** The items of a foreign list, which also separates them by semicolons. */
const listedIn = (text: string): string[] =>
  partsOf(text.replaceAll(';', ','))
    .map(tidyLine)
    .filter((item) => !NO_ITEM.test(item));

interface TierValue {
  field: string;
  readValue: (text: string, format: CellFormat) => Conversion<number>;
  example: string;
}

/** Tiers: each has a minimum quantity and a value. @param example of a cell */
function readTiers(
  text: string,
  format: CellFormat,
  { field, readValue, example }: TierValue,
): Conversion<unknown> {
  const tiers: Record<string, number>[] = [];
  for (const part of text.split('|')) {
    const [qty = '', amount = ''] = part.split(':');
    const minQty = readInteger(qty, format);
    const value = readValue(amount, format);
    if (!minQty.success || !value.success) {
      const [one = ''] = example.split(' |');
      return unreadable(`expected tiers like ${example}`, `Write quantity and value, like ${one}.`);
    }
    tiers.push({ minQty: minQty.value, [field]: value.value });
  }
  return read(tiers);
}

/** Basis points of one per cent, and of the whole. */
const PERCENT = 100;
const WHOLE = 10_000;

/**
 * Parses a rate into basis points. Without `%` a number is a percentage, except below one, where it may be a
 * fraction, as spreadsheets store 3%.
 */
function readRate(text: string, { decimal }: CellFormat): Conversion<number> {
  const plain = text.trim().replace(/^(?:gst|tax)[\s:@]*|\s*(?:gst|tax)$/gi, '');
  const [, figure = '', sign = ''] = /^([^%]*?)\s*(%?)$/.exec(plain) ?? [];
  const rate = scaledWhole(figure, 2, decimal);
  return rate !== null && (sign === '%' || rate === 0 || (rate >= PERCENT && rate <= WHOLE))
    ? read(rate)
    : unreadable(
        'expected a percentage',
        'Write it with the sign, like 3%. A spreadsheet may have changed 3% to 0.03.',
      );
}

const PRICE_TIERS = { field: 'pricePaise', readValue: readMoney, example: '12: 450 | 24: 420' };
const MAKING_TIERS = { field: 'offBps', readValue: readRate, example: '48: 10% | 96: 20%' };

/** Also without the time zone, which spreadsheets drop. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Reads a time, ms. */
function readMoment(text: string): Conversion<number> {
  const [, day = '', time = '', zone = '+05:30'] = MOMENT.exec(text.trim()) ?? [];
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment)
    ? unreadable('expected a date and time', 'Write it like 2026-01-15T12:00:00+05:30.')
    : read(moment);
}

const exportedImages = z.array(
  z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue('expected JSON');
        return z.NEVER;
      }
    })
    .pipe(image.strict()),
);

function readExportedImages(text: string): Conversion<unknown> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const { data } = exportedImages.max(MOST_PICTURES).safeParse(lines);
  return data === undefined
    ? unreadable(
        'expected images as the export writes them',
        'Copy whole cells from an export, or leave the cell empty to keep the images.',
      )
    : read(data);
}

/** Assumed picture size, because a link does not tell it; pages reserve this space, px. */
const LINKED_IMAGE = { width: 640, height: 640, alt: '' };

/** Addresses in one cell are separated by commas, `|`, spaces or lines; a comma inside one is part of it. */
const linkedImages = (text: string): Conversion<unknown> =>
  read(
    [
      ...new Set(
        text
          .split(/\s+|[|;,]\s*(?=https?:|$)/)
          .filter((url) => url !== '')
          .map((url) => url.replace(/^http:/, 'https:')),
      ),
    ].map((url) => ({ url, ...LINKED_IMAGE })),
  );

/**
 * Parses a non-empty cell. The product schema checks limits and patterns afterwards.
 * @param column its name, which may state a unit, or that pieces have a HUID
 */
export function readCell(
  type: ColumnType,
  written: string,
  format: CellFormat,
  column = '',
): Conversion<unknown> {
  const text = format.exact ? written : latinDigits(written);
  switch (type.kind) {
    case 'line':
      return read(format.exact ? text.trim() : tidyLine(text));
    case 'text':
      return read(format.exact ? unescapeText(text) : tidyText(text));
    case 'integer':
      return readInteger(text, format);
    case 'money':
      return readMoney(text, format, column);
    case 'weight':
      return readWeight(text, format);
    case 'length':
    case 'thickness':
      return readMeasure(type.kind, text, format, column);
    case 'rate':
      return readRate(text, format);
    case 'choice':
      return readChoice(text, type, column);
    case 'list':
      return read(format.exact ? partsOf(text) : listedIn(text));
    case 'tiers':
      return readTiers(text, format, PRICE_TIERS);
    case 'makingTiers':
      return readTiers(text, format, MAKING_TIERS);
    case 'unit':
      return readUnit(text);
    case 'sizes':
      return format.exact ? readSizes(text) : readListedSizes(text);
    case 'purity':
      return readPurity(text);
    case 'country':
      return read(countryCode(text.trim()));
    case 'moment':
      return readMoment(text);
    case 'pictures':
      return format.exact ? readExportedImages(text) : linkedImages(text);
  }
}
