/** The options of a line sheet in its address: `?category=rings&layout=table&prices=margin&margin=40&round=10`. */
import { oneLine } from '#core/one-line.ts';
import { queryFor, type ListingView } from '#storefront/shared/listing/filter-address.ts';
import { marginFrom, marginText } from './margin-price.ts';

export const LAYOUTS = ['cards', 'table'] as const;
export const PRICES = ['wholesale', 'margin', 'none'] as const;
/** Steps to which prices with a margin are rounded up, rupees. */
export const ROUNDINGS = [1, 5, 10] as const;

export interface SheetOptions {
  layout: (typeof LAYOUTS)[number];
  /** Wholesale prices, those with the buyer's own margin, or no prices. */
  prices: (typeof PRICES)[number];
  marginBps: number;
  roundRupees: (typeof ROUNDINGS)[number];
  hasMoq: boolean;
  /** Empty for the title of its list. */
  title: string;
  /** The buyer's own name, also empty; undefined for the seller's. */
  name: string | undefined;
}

/** The longest title and name, characters. */
export const LONGEST_TEXT = 80;

const FIRST: SheetOptions = {
  layout: 'cards',
  prices: 'wholesale',
  marginBps: 5_000,
  roundRupees: 10,
  hasMoq: true,
  title: '',
  name: undefined,
};

/** The value in an address if it is one of `values`; otherwise the first. */
const oneOf = <T>(values: readonly T[], text: string | null, first: T): T =>
  values.find((value) => String(value) === text) ?? first;

/** The options of an address; missing or invalid ones have their defaults. */
export function optionsFrom(search: URLSearchParams): SheetOptions {
  const name = search.get('name');
  return {
    layout: oneOf(LAYOUTS, search.get('layout'), FIRST.layout),
    prices: oneOf(PRICES, search.get('prices'), FIRST.prices),
    marginBps: marginFrom(search.get('margin') ?? '') ?? FIRST.marginBps,
    roundRupees: oneOf(ROUNDINGS, search.get('round'), FIRST.roundRupees),
    hasMoq: search.get('moq') !== 'no',
    title: oneLine(search.get('title') ?? '', LONGEST_TEXT),
    name: name === null ? undefined : oneLine(name, LONGEST_TEXT),
  };
}

/** The query of a sheet, without `?`. @param view its list with filters, if it is not a fixed one */
export function sheetQuery(options: SheetOptions, view: ListingView | undefined): string {
  const own = new URLSearchParams();
  if (options.layout !== FIRST.layout) own.set('layout', options.layout);
  if (options.prices !== FIRST.prices) own.set('prices', options.prices);
  if (options.prices === 'margin') {
    own.set('margin', marginText(options.marginBps));
    own.set('round', String(options.roundRupees));
  }
  if (!options.hasMoq) own.set('moq', 'no');
  if (options.title !== '') own.set('title', options.title);
  if (options.name !== undefined) own.set('name', options.name);
  return [view === undefined ? '' : queryFor({ ...view, page: 1 }), own.toString()]
    .filter((part) => part !== '')
    .join('&');
}
