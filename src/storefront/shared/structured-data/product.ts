/** A product as structured data, with an offer only if the price is public, of all sizes if their prices differ. */
import { sizesText } from '#core/sizes/sizes-text.ts';
import { perUnit, SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import { decimalRupees } from '#core/format.ts';
import { sizePriceAt } from '#core/price-range.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { productPath } from '#core/paths.ts';
import { productFacts } from '#core/product-text.ts';
import type { Product as CatalogueProduct } from '#schema/product.ts';
import type { StockStatus } from '#schema/product-status.ts';
import type { AggregateOffer, ItemAvailability, Offer, Product } from 'schema-dts';
import { organizationReference } from '#storefront/shared/structured-data/organization.ts';

const AVAILABILITY: Record<StockStatus, ItemAvailability> = {
  inStock: 'https://schema.org/InStock',
  lowStock: 'https://schema.org/LimitedAvailability',
  madeToOrder: 'https://schema.org/MadeToOrder',
  outOfStock: 'https://schema.org/OutOfStock',
};

/** UN/CEFACT codes: a piece, a pair, a set. */
const UNIT_CODES = { piece: 'C62', pair: 'PR', set: 'SET' } as const;

/** A single piece needs no text. */
const unitOf = ({ unit }: CatalogueProduct) => ({
  unitCode: UNIT_CODES[unitKind(unit)],
  ...(unit !== SINGLE_PIECE && { unitText: unit }),
});

/** What the price is for, unless it is for a single piece. */
const referenceOf = (product: CatalogueProduct) =>
  product.unit === SINGLE_PIECE
    ? {}
    : {
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, ...unitOf(product) } as const,
      };

const sizeList = ({ sizeSystem, sizes }: CatalogueProduct): string =>
  sizesText(
    sizeSystem,
    sizes.map(({ label }) => label),
  );

/** The price of a unit in each size at the smallest quantity, paise; undefined if it is not public. */
function offeredPrices(product: CatalogueProduct, rate: number | undefined): number[] | undefined {
  if (product.priceMode !== 'public') return undefined;
  const { netWeightMg, sizes, moq } = product;
  const prices = currentPrice(product, netWeightMg, rate, sizes) ?? product;
  return sizes.length === 0
    ? [unitPriceAt(prices, moq)]
    : sizes.map(({ label }) => sizePriceAt(prices, moq, label));
}

function offerOf(
  product: CatalogueProduct,
  { url, origin, rate }: { url: string; origin: string; rate: number | undefined },
): Offer | AggregateOffer | undefined {
  const prices = offeredPrices(product, rate);
  if (prices === undefined) return undefined;
  const [lowPrice, highPrice] = [
    decimalRupees(Math.min(...prices)),
    decimalRupees(Math.max(...prices)),
  ];
  const isOne = lowPrice === highPrice;
  const shared = {
    url,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(isOne
        ? { price: lowPrice }
        : { minPrice: Number(lowPrice), maxPrice: Number(highPrice) }),
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
      ...referenceOf(product),
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: product.moq,
        ...unitOf(product),
      },
    },
    availability: AVAILABILITY[product.stockStatus],
    seller: organizationReference(origin),
  } as const;
  return isOne
    ? { '@type': 'Offer', price: lowPrice, ...shared }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, ...shared };
}

/** Facts without a property of their own in the vocabulary; few, as every byte of a product page counts. */
const OTHER_FACTS: ReadonlySet<string> = new Set(['Hallmark', 'Closure', 'Dimensions']);

const propertiesOf = (product: CatalogueProduct) =>
  productFacts(product)
    .filter(([name]) => OTHER_FACTS.has(name) || (name === 'Plating' && product.plating !== 'none'))
    .map(([name, value]) => ({ '@type': 'PropertyValue', name, value }) as const);

/**
 * A product.
 * @param categoryName shown name of its narrowest category
 * @param origin of the site, without a slash at its end
 * @param rate the silver rate of a public price by weight, paise per gram
 */
export function productData(
  product: CatalogueProduct,
  categoryName: string | undefined,
  origin: string,
  rate?: number,
): Product {
  const url = `${origin}${productPath(product.sku, product.slug)}`;
  const properties = propertiesOf(product);
  const offers = offerOf(product, { url, origin, rate });
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    sku: product.sku,
    url,
    description: product.description,
    image: product.images.map((image) => new URL(image.url, origin).href),
    ...(categoryName === undefined ? {} : { category: categoryName }),
    material: `${product.purity} silver`,
    weight: {
      '@type': 'QuantitativeValue',
      value: product.grossWeightMg / 1000,
      unitCode: 'GRM',
      ...(product.unit !== SINGLE_PIECE && { unitText: `g ${perUnit(product.unit)}` }),
    },
    countryOfOrigin: { '@type': 'Country', name: product.originCountry },
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(product.sizes.length === 0 ? {} : { size: sizeList(product) }),
    ...(offers === undefined ? {} : { offers }),
  };
}
