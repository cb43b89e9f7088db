/** What a line sheet says about one design. */
import { pricePerUnit } from '#core/card-text.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { rupeesRange, unitPricesOf } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { cardPrice } from '#core/card-price.ts';
import { weightRange } from '#core/sizes/size-weights.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import { sizesText } from '#core/sizes/sizes-text.ts';
import { formatUnits, perUnit } from '#core/unit-of-sale.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { priceWithMargin } from './margin-price.ts';
import type { SheetOptions } from './sheet-options.ts';

export interface SheetDesign {
  /** Of one unit: `2.4 g per pair`. */
  weight: string;
  /** `Sizes 16, 18, 20 inch`. */
  sizes: string | undefined;
  moq: string | undefined;
  /** Undefined on a sheet without prices. */
  price: SheetPrice | undefined;
}

interface SheetPrice {
  /** `₹450`; undefined if there is no price for this buyer. */
  amount: string | undefined;
  /** `per pair, bulk from ₹430`, or why there is no amount. */
  note: string;
}

/** The line below the designs. @param day of the prices; undefined if these are not known to be current */
export function pricesNote(kind: SheetOptions['prices'], day: string | undefined): string {
  if (kind === 'none') return '';
  const prices = day === undefined ? 'Last loaded prices' : `Prices as of ${day}`;
  return `${prices}${kind === 'wholesale' ? ', before GST' : ''}. They can change.`;
}

function priceOf(
  entry: CatalogueEntry,
  prices: PriceList | undefined,
  { prices: kind, marginBps, roundRupees }: SheetOptions,
): SheetPrice {
  const price = cardPrice(
    prices === undefined
      ? { priceMode: entry.priceMode, moq: entry.moq }
      : { priceMode: 'public', moq: entry.moq, pricePaise: prices.pricePaise, tiers: prices.tiers },
  );
  if (prices === undefined || price.mode !== 'public') {
    return {
      amount: undefined,
      note: price.mode === 'signIn' ? 'Price after sign-in' : 'Price on request',
    };
  }
  const amounts = unitPricesOf(prices, { qty: entry.moq });
  if (kind === 'margin') {
    const own = amounts.map((paise) => priceWithMargin(paise, marginBps, roundRupees * 100));
    return { amount: rupeesRange(own), note: perUnit(entry.unit) };
  }
  return {
    amount: rupeesRange(amounts),
    note: pricePerUnit(
      {
        ...price,
        pricePaise: Math.min(...amounts),
        lowestPaise: Math.min(...unitPricesOf(prices, { qty: MOST_UNITS })),
      },
      entry.unit,
    ),
  };
}

/** The longest list of sizes that is printed whole in both layouts, characters. */
const LONGEST_SIZES = 64;

/**
 * `Sizes 18, 20 inch`, `Size 20 mm`; `Free size` stays. A list that has no room on paper is named by its ends:
 * `24 sizes, 14 inch to 25.5 inch`.
 */
function sizesLabel({ sizeSystem, sizes }: CatalogueEntry): string | undefined {
  const text = sizesText(sizeSystem, sizes);
  if (text === '') return undefined;
  const label = /size/i.test(text) ? text : `${sizes.length === 1 ? 'Size' : 'Sizes'} ${text}`;
  if (label.length <= LONGEST_SIZES || sizes.length === 1) return label;
  const ends = [sizes[0], sizes.at(-1)].map((size) => sizeText(sizeSystem, size ?? ''));
  const count = `${sizes.length} sizes`;
  return sizeSystem === 'free' ? count : `${count}, ${ends.join(' to ')}`;
}

/** @param hidden the prices that only this buyer sees, by product */
export function sheetDesign(
  entry: CatalogueEntry,
  hidden: ReadonlyMap<string, PriceList>,
  options: SheetOptions,
): SheetDesign {
  const { unit, moq } = entry;
  const weight = weightRange(entry);
  return {
    weight: unit === 'piece' ? weight : `${weight} ${perUnit(unit)}`,
    sizes: sizesLabel(entry),
    moq: options.hasMoq ? formatUnits(moq, unit) : undefined,
    price:
      options.prices === 'none'
        ? undefined
        : priceOf(entry, entry.prices ?? hidden.get(entry.id), options),
  };
}

/** Designs on one page of A4: two by three, or rows. */
const ON_PAGE = { cards: 6, table: 15 } as const;

/** The designs of each page. */
export function sheetPages<T>(designs: readonly T[], layout: SheetOptions['layout']): T[][] {
  const most = ON_PAGE[layout];
  return Array.from({ length: Math.ceil(designs.length / most) }, (_, page) =>
    designs.slice(page * most, (page + 1) * most),
  );
}
