/**
 * The catalogue data of a live product for browsers: for filters, search, cards and order totals.
 */
import type { PriceList } from '#core/pricing.ts';
import { cardPrice, publicPrices } from '#core/card-price.ts';
import { codedProduct } from '#core/sizes/size-skus.ts';
import { ownWeights, type SizeWeights } from '#core/sizes/size-weights.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { Image } from '#schema/image.ts';
import type { ProductDocument } from '#schema/product.ts';

/** A card's picture; its alt text is not needed beside the title. */
export type EntryPicture = Pick<Image, 'url' | 'width' | 'height' | 'widths' | 'formats'>;

/**
 * The fields that browsers get as they are, to search, to filter, to show cards and to price an order. Each is a
 * column of the published catalogue: a field more costs bytes for every visitor who searches.
 */
const CARRIED = [
  'sku',
  'slug',
  'title',
  'unit',
  'sizeSystem',
  'moq',
  'orderMultiple',
  'category',
  'subCategory',
  'plating',
  'finish',
  'stones',
  'hallmark',
  'closure',
  'platingNm',
  'stoneCount',
  'stockStatus',
  'priceMode',
] as const satisfies readonly (keyof ProductDocument)[];
type Carried = Pick<ProductDocument, (typeof CARRIED)[number]>;

/** The longest sides of a piece, each rounded up to whole millimetres, as filters group them. */
interface Measures {
  /** Its length or its height, if it has one. */
  lengthMm?: number;
  widthMm?: number;
}

export interface CatalogueEntry extends Carried, SizeWeights, Measures {
  /** Of its document. */
  id: string;
  image: EntryPicture | null;
  /** How the price follows the silver rate, even if none is set yet; absent for a fixed price, and if it is not public. */
  byWeight?: ByWeight;
  /** Null if the price is not public. */
  prices: PriceList | null;
  /** At the smallest quantity, paise; null when the price is not shown. */
  pricePaise: number | null;
  sizes: readonly string[];
  /** What each size adds to the SKU, null for nothing; absent if no size has a SKU of its own. */
  sizeSkus?: readonly (string | null)[];
  /** The sizes that are out of stock; absent if none is. */
  soldOut?: readonly string[] | undefined;
  /** The units that buyers can order; absent unless stock is tracked and shown in numbers. */
  available?: number | undefined;
  isNew: boolean;
}

const pictureOf = ({ images: [first] }: ProductDocument): EntryPicture | null => {
  if (first === undefined) return null;
  const { url, width, height, widths, formats } = first;
  return { url, width, height, ...(widths && { widths }), ...(formats && { formats }) };
};

const wholeMm = (um: number): number => Math.ceil(um / 1_000);

function measuresOf({ dimensions = {} }: ProductDocument): Measures {
  const { lengthUm = 0, heightUm = 0, widthUm = 0 } = dimensions;
  const longest = Math.max(lengthUm, heightUm);
  return {
    ...(longest > 0 && { lengthMm: wholeMm(longest) }),
    ...(widthUm > 0 && { widthMm: wholeMm(widthUm) }),
  };
}

/**
 * The entry of a product, with its price at the silver rate; a draft without a weight counts as 0 mg, so that staff can search for it. @param id of
 * its document
 */
export function entryOf(id: string, product: ProductDocument): CatalogueEntry {
  const price = cardPrice(product);
  const { netWeightMg = 0, sizes } = product;
  return {
    // Exactly the fields of its type.
    ...(Object.fromEntries(CARRIED.map((field) => [field, product[field]])) as Carried),
    id,
    image: pictureOf(product),
    prices: publicPrices(product),
    pricePaise: price.mode === 'public' ? price.pricePaise : null,
    netWeightMg,
    ...codedProduct(product),
    ...ownWeights(sizes, netWeightMg),
    ...measuresOf(product),
    isNew: product.tags.includes('new'),
    ...('byWeight' in product && product.byWeight && { byWeight: product.byWeight }),
  };
}
