/** Recently viewed products, as the browser stores them. */
import { isSku } from '#core/sku.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';

export interface ViewedProduct {
  sku: string;
  slug: string;
  title: string;
  image: EntryPicture | null;
  /** The other card data of its page, validated by `viewedFacts` when the cards are created. */
  facts?: unknown;
}

/** Maximum number. */
export const MOST_VIEWED = 12;

const LONGEST_TITLE = 200;
const LARGEST_PICTURE = 10_000;
const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A path on this site, or https. Browsers treat a backslash as a slash and ignore control characters. */
const PICTURE_ADDRESS = /^(?:\/(?!\/)|https:\/\/)[^\s\p{Cc}\\]*$/u;

/** The list with the current product first. */
export const withViewed = (
  list: readonly ViewedProduct[],
  { sku, slug, title, image, facts }: ViewedProduct,
): ViewedProduct[] =>
  [{ sku, slug, title, image, facts }, ...list.filter((each) => each.sku !== sku)].slice(
    0,
    MOST_VIEWED,
  );

/** The products to show beside a product: the others, last viewed first. */
export const viewedBeside = (
  list: readonly ViewedProduct[],
  sku: string,
  most: number,
): ViewedProduct[] => list.filter((each) => each.sku !== sku).slice(0, most);

function pictureFrom(value: unknown): EntryPicture | null {
  const { url, width, height, widths, formats } = fieldsOf(value) ?? {};
  if (typeof url !== 'string' || !PICTURE_ADDRESS.test(url)) return null;
  if (!isCount(width, LARGEST_PICTURE) || !isCount(height, LARGEST_PICTURE)) return null;
  const sizes = Array.isArray(widths)
    ? widths.filter((each) => isCount(each, LARGEST_PICTURE))
    : [];
  const isAvif = Array.isArray(formats) && formats.includes('avif');
  return {
    url,
    width,
    height,
    ...(sizes.length > 0 && { widths: sizes }),
    ...(isAvif && { formats: ['avif'] }),
  };
}

function productFrom(value: unknown): ViewedProduct | undefined {
  const { sku, slug, title, image, facts } = fieldsOf(value) ?? {};
  if (typeof sku !== 'string' || !isSku(sku)) return undefined;
  if (typeof slug !== 'string' || !SLUG_FORM.test(slug) || typeof title !== 'string') {
    return undefined;
  }
  return { sku, slug, title: oneLine(title, LONGEST_TITLE), image: pictureFrom(image), facts };
}

export const viewedToText = (list: readonly ViewedProduct[]): string => JSON.stringify(list);

/** Parses the text of `viewedToText`; other data counts as an empty list. */
export function viewedFromText(text: string): ViewedProduct[] {
  const list = jsonFrom(text);
  if (!Array.isArray(list)) return [];
  return list
    .map(productFrom)
    .filter((product) => product !== undefined)
    .slice(0, MOST_VIEWED);
}
