/** Reads the lines of this site's own texts, in which each quantity, size and note has its place. */
import { unitsOf } from '#core/order/total-units.ts';
import { parseSizeQuantities, type SizeQuantity } from '#core/sizes/size-quantities.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import type { SizedEntry } from './paste-sizes.ts';

const SKU = String.raw`(?<sku>[A-Z\d]+(?:-[A-Z\d]+)*)`;
const UNITS = String.raw`(?<qty>\d[\d,]*)(?: (?<unit>pieces?|pairs?|sets? of \d+))?`;
const SIZES = String.raw`(?: \((?<sizes>[^\u2068]+)\))?`;
const NOTE = String.raw` \(\u2068(?<note>[^\u2069]*)\u2069\)`;

const FORMS = [
  // The message of an order list, and an order to repeat: `1. RG101 × 10 (12 × 4, 14 × 6), ⁨Title⁩ (⁨note⁩)`.
  String.raw`(?:\d+\. )?${SKU} × ${UNITS}${SIZES}(?:, \u2068[^\u2069]*\u2069)?(?:${NOTE})?`,
  // A quote: `RG101: 10 pieces × ₹417 = ₹4,170 (12 × 4, 14 × 6)`.
  String.raw`(?:- )?${SKU}: ${UNITS}(?: ×|:) .*= ₹[\d,.]+${SIZES}`,
  // An email: `- 4 pieces × RG101 · Title · size 12`.
  String.raw`(?:- )?${UNITS} × ${SKU}(?: · (?!size ).*?)?(?: · size (?<size>.+))?`,
].map((form) => new RegExp(`^${form}$`, 'u'));

interface OwnLine {
  sku: string;
  qty: number;
  sizes?: readonly SizeQuantity[];
  note: string;
}

/** Whether it has the form of a line of these texts, for a product of the catalogue or not. */
export const isOwnLine = (line: string): boolean => FORMS.some((form) => form.test(line));

/**
 * The line; titles and amounts are left out.
 * @returns undefined if it is another one, or if unit or sizes are not those of the product
 */
export function readOwnLine(
  line: string,
  entries: ReadonlyMap<string, SizedEntry>,
): OwnLine | undefined {
  const groups = FORMS.map((form) => form.exec(line)?.groups).find((each) => each !== undefined);
  const {
    sku = '',
    qty: count = '',
    unit = SINGLE_PIECE,
    sizes: all,
    size,
    note = '',
  } = groups ?? {};
  const entry = entries.get(sku);
  const qty = Number(count.replaceAll(',', ''));
  const isUnit = unit.replace(/s\b/, '') === (entry?.unit ?? SINGLE_PIECE);
  if (entry === undefined || !isUnit || qty < 1 || qty > MOST_UNITS) return undefined;
  const written = size === undefined ? all : `${size} × ${qty}`;
  if (written === undefined) return { sku, qty, note };
  const { sizeSystem = 'free', sizes: labels = [] } = entry;
  const { sizes, rest } = parseSizeQuantities(written, sizeSystem, labels);
  return rest === '' && unitsOf(sizes) === qty ? { sku, qty, sizes, note } : undefined;
}

const NOTE_AT_END = new RegExp(`${NOTE}$`, 'u');

/** Takes the note out of a line of the message, so that its words are not read as quantities. */
export function takeOwnNote(line: string): { rest: string; note: string } {
  const match = NOTE_AT_END.exec(line);
  return { rest: line.slice(0, match?.index), note: match?.groups?.['note'] ?? '' };
}
