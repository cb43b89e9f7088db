/** Lossless cell format of the shop's own export and import. */
import * as z from 'zod';
import { image, MOST_PICTURES, type Image } from '#schema/image.ts';
import type { PriceTier } from '#schema/product.ts';
import type { ColumnType } from './columns.ts';
import { read, unreadable, type Conversion } from './conversion.ts';
import { parseDecimal, wholeNumber, type Decimal, type DecimalMark } from './decimal.ts';
import { readSizes, showSizes } from './size-cell.ts';
import type { ProductSize } from '#schema/size.ts';
import { readChoice, readInteger, readTiers, readUnit, type CellValue } from './cell-readers.ts';

const SEPARATOR = ' | ';

/** An integer of the smallest unit as a decimal: 45050 paise is `450.50`. */
function decimalOf(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`;
}

/** The integer of the smallest unit; null if the text is invalid or has too many decimals. */
function unitsOf(text: string, places: number, mark: DecimalMark = '.'): number | null {
  const decimal = parseDecimal(text, mark);
  if (decimal === null) return null;
  const scaled: Decimal = { ...decimal, units: decimal.units * 10n ** BigInt(places) };
  return wholeNumber(scaled);
}

/** CSV would lose a carriage return, so it is written `\r`, and a backslash is doubled. */
const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\r', String.raw`\r`);
const unescapeText = (text: string): string =>
  text.replace(/\\(\\|r)/g, (_, sign: string) => (sign === 'r' ? '\r' : sign));

/** Parts are separated by ` | `; commas are accepted, too. */
const escapePart = (text: string): string => text.replace(/[\\|,]/g, String.raw`\$&`);
const partsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\|,]|[^|,])+/g)].map(([part]) =>
    part.trim().replace(/\\([\\|,])/g, (_, sign: string) => sign),
  );

const INDIA = 5.5 * 60 * 60 * 1_000;

/** In the shop's own time: `2026-01-15T12:00:00+05:30`. */
const showMoment = (ms: number): string =>
  new Date(ms + INDIA).toISOString().replace(/(?:\.000)?Z$/, '+05:30');

/** Also without the time zone, which spreadsheets drop. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/;

function readMoment(text: string): Conversion<Date> {
  const [, day = '', time = '', zone = '+05:30'] = MOMENT.exec(text.trim()) ?? [];
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime())
    ? unreadable('expected a date and time', 'Write it like 2026-01-15T12:00:00+05:30.')
    : read(moment);
}

const pictures = z.array(image.strict()).max(MOST_PICTURES);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

function readPictures(text: string): Conversion<Image[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const { data } = pictures.safeParse(lines.map(parsed));
  return data === undefined
    ? unreadable(
        'expected images as the export writes them',
        'Copy whole cells from an export, or leave the cell empty to keep the images.',
      )
    : read(data);
}

function numberIn(
  text: string,
  places: number,
  { expected, remedy }: { expected: string; remedy: string },
): Conversion<number> {
  const units = unitsOf(text.trim(), places);
  return units === null ? unreadable(expected, remedy) : read(units);
}

const readPrice = (text: string): Conversion<number> =>
  numberIn(text.replace('₹', ''), 2, {
    expected: 'expected an amount',
    remedy: 'Write it like 450 or 450.50.',
  });

/** Basis points of one per cent, and of the whole. */
const PERCENT = 100;
const WHOLE = 10_000;

const unlikeARate = unreadable(
  'expected a percentage',
  'Write it with the sign, like 3%. A spreadsheet may have changed 3% to 0.03.',
);

/**
 * Parses a rate into basis points. Without `%` a number is a percentage, except below one, where it may be a
 * fraction, as spreadsheets store 3%.
 */
export function readRate(text: string, decimal: DecimalMark): Conversion<number> {
  const [, figure = '', sign = ''] = /^([^%]*?)\s*(%?)$/.exec(text.trim()) ?? [];
  const rate = unitsOf(figure, 2, decimal);
  if (rate === null) return unlikeARate;
  return sign === '%' || rate === 0 || (rate >= PERCENT && rate <= WHOLE)
    ? read(rate)
    : unlikeARate;
}

/** Parses a non-empty cell, as written by `showShopCell` or edited by people and spreadsheets. */
export function readShopCell(type: ColumnType, text: string): Conversion<CellValue> {
  switch (type.kind) {
    case 'line':
      return read(text.trim());
    case 'text':
      return read(unescapeText(text));
    case 'integer':
      return readInteger(text, { decimal: '.' });
    case 'money':
      return readPrice(text);
    case 'weight':
      return numberIn(text.replace(/\s*g$/, ''), 3, {
        expected: 'expected a weight',
        remedy: 'Write it like 4.5 or 4.5 g.',
      });
    case 'rate':
      return readRate(text, '.');
    case 'choice':
      return readChoice(text, type.values);
    case 'list':
      return read(partsOf(text).filter((part) => part !== ''));
    case 'tiers':
      return readTiers(text, { separator: '|', decimal: '.' }, readPrice);
    case 'unit':
      return readUnit(text);
    case 'sizes':
      return readSizes(text);
    case 'moment':
      return readMoment(text);
    case 'pictures':
      return readPictures(text);
  }
}

/** A valid value as a cell, before formula guards. */
export function showShopCell(type: ColumnType, value: unknown): string {
  if (value === undefined) return '';
  switch (type.kind) {
    case 'line':
    case 'unit':
    case 'choice':
    case 'integer':
      return String(value);
    case 'text':
      return escapeText(String(value));
    case 'money':
      return decimalOf(Number(value), 2);
    case 'weight':
      return decimalOf(Number(value), 3);
    case 'rate':
      return `${decimalOf(Number(value), 2)}%`;
    case 'moment':
      return showMoment(Number(value));
    case 'list':
      // The schema of the field guarantees the type of the elements, here and below.
      return (value as string[]).map(escapePart).join(SEPARATOR);
    case 'tiers':
      return (value as PriceTier[]) // as above
        .map(({ minQty, pricePaise }) => `${minQty}: ${decimalOf(pricePaise, 2)}`)
        .join(SEPARATOR);
    case 'sizes':
      return showSizes(value as ProductSize[]); // as above
    case 'pictures':
      return (value as Image[]) // as above
        .map((each) => JSON.stringify(each))
        .join('\n');
  }
}
