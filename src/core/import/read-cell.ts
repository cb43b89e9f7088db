/** Reads one cell of text into the value of one product field. Failures continue the sentence `"abc" …`. */
import * as z from 'zod';
import { slugOf } from '#core/identifiers.ts';
import { parseUnit } from '#core/parse-unit.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { image, MOST_PICTURES } from '#schema/image.ts';
import type { ColumnType } from './columns.ts';
import type { ImportMapping } from './mapping.ts';
import { readInteger, readMoney, readRate, readWeight } from './read-number.ts';
import { unescapeText } from './show-cell.ts';
import { readSizes } from './size-cell.ts';

/** One line: every run of spaces and control characters becomes one space. */
const tidyLine = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .trim();

/** Each line tidied; at most one blank line between paragraphs. */
const tidyText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function readChoice(text: string, values: readonly string[]): Result<string> {
  if (values.includes(text)) return succeeded(text);
  const folded = slugOf(text).replaceAll('-', '');
  const value = values.find((allowed) => slugOf(allowed).replaceAll('-', '') === folded);
  return value === undefined
    ? failed(`isn't one of ${values.join(', ')}. Use one of these words.`)
    : succeeded(value);
}

function readUnit(text: string): Result<string> {
  const unit = parseUnit(text);
  return unit === undefined
    ? failed("isn't piece, pair or a set. Write piece, pair or set of 6.")
    : succeeded(unit);
}

/** Parts are separated by `|` or commas; a backslash escapes them. */
const partsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\|,]|[^|,])+/g)]
    .map(([part]) => part.trim().replace(/\\([\\|,])/g, (_, sign: string) => sign))
    .filter((part) => part !== '');

/** `12: 450 | 24: 420`: minimum quantity and unit price. */
function readTiers(text: string, mapping: ImportMapping): Result<unknown> {
  const tiers: { minQty: number; pricePaise: number }[] = [];
  for (const part of text.split('|')) {
    const [qty = '', price = ''] = part.split(':');
    const minQty = readInteger(qty);
    const pricePaise = readMoney(price, mapping);
    if (!minQty.success || !pricePaise.success)
      return failed(
        "isn't a list of tiers. Write quantity and price of each, like 12: 450 | 24: 420.",
      );
    tiers.push({ minQty: minQty.value, pricePaise: pricePaise.value });
  }
  return succeeded(tiers);
}

/** Also without the time zone, which spreadsheets drop. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Reads a time, ms. */
function readMoment(text: string): Result<number> {
  const [, day = '', time = '', zone = '+05:30'] = MOMENT.exec(text.trim()) ?? [];
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment)
    ? failed("isn't a date and time. Write it like 2026-01-15T12:00:00+05:30.")
    : succeeded(moment);
}

const exportedImages = z.array(image.strict()).max(MOST_PICTURES);

function readExportedImages(text: string): Result<unknown> {
  try {
    return succeeded(exportedImages.parse(JSON.parse(text)));
  } catch {
    return failed(
      "isn't a list of images as the export writes it. Copy whole cells from an export, or leave the cell empty to keep the images.",
    );
  }
}

/** Assumed picture size, because a link does not tell it; pages reserve this space, px. */
const LINKED_IMAGE = { width: 640, height: 640, alt: '' };

/** Reads a non-empty cell. The product schema checks limits and patterns afterwards. */
export function readCell(type: ColumnType, text: string, mapping: ImportMapping): Result<unknown> {
  const { exact } = mapping;
  switch (type.kind) {
    case 'line':
      return succeeded(exact ? text.trim() : tidyLine(text));
    case 'text':
      return succeeded(exact ? unescapeText(text) : tidyText(text));
    case 'integer':
      return readInteger(text);
    case 'money':
      return readMoney(text, mapping);
    case 'weight':
      return readWeight(text);
    case 'rate':
      return readRate(text);
    case 'choice':
      return readChoice(text, type.values);
    case 'list':
      return succeeded(exact ? partsOf(text) : partsOf(text).map(tidyLine));
    case 'tiers':
      return readTiers(text, mapping);
    case 'unit':
      return readUnit(text);
    case 'sizes':
      return readSizes(text);
    case 'moment':
      return readMoment(text);
    case 'pictures':
      return exact ? readExportedImages(text) : succeeded([{ url: text.trim(), ...LINKED_IMAGE }]);
  }
}
