/** Converts the pieces of the demo shop to products, with their prices. */
import { priceAtRate } from '#core/silver/price-at-rate.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { Image } from '#schema/image.ts';
import { priceKind } from '#schema/price.ts';
import {
  productKind,
  type PriceTier,
  type Product,
  type ProductDocument,
} from '#schema/product.ts';
import type { PriceMode, StockStatus } from '#schema/product-status.ts';
import { DAY, DEMO_TODAY, HOUR, LAST_PUBLISH_AT } from './clock.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';
import type { Design } from './family.ts';
import { describe } from './piece-description.ts';
import { factsOf } from './piece-facts.ts';
import { arrival, lifecycle } from './piece-lifecycle.ts';
import {
  byWeightOf,
  isByWeight,
  piecePricePaise,
  SILVER_PAISE_PER_GRAM,
  tiersFor,
} from './piece-price.ts';
import { pieces, type Piece } from './piece.ts';
import { sizesOf } from './piece-sizes.ts';
import { unitOf } from './piece-unit.ts';
import { picturesNamed } from './pictures.ts';
import { seeded, type Random } from './random.ts';
import { slugOf } from './slugs.ts';

/** Products newer than this at the demo's today have the tag `new`. */
const NEW_FOR = 30 * DAY;

/** The price modes of twenty products: 12 public, 5 for signed-in customers, 3 on request. */
const MODES = 'pspprppspprpspppsprs';
/** Of the variations in a larger shop: 17 public, 2 for signed-in customers, 1 on request. */
const VARIATION_MODES = 'ppppsppppppprpsppppp';
const MODE_OF: Readonly<Record<string, PriceMode>> = { p: 'public', s: 'signIn', r: 'onRequest' };

/** The stock of twenty products: 13 ready, 3 low, 3 made to order, 1 out of stock. */
const STOCK = 'iilimiiolimiiliimiii';
const STOCK_OF: Readonly<Record<string, StockStatus>> = {
  i: 'inStock',
  l: 'lowStock',
  m: 'madeToOrder',
  o: 'outOfStock',
};

/** Alternative texts of pictures that show a single anklet or earring. */
const SHOWS_ONE = /\b(?:anklet|earring)\b/i;

/** The country in which a piece is made, as on the About page. */
function origin({ design: { tags = [], finish }, subcategory }: Piece): string {
  if (tags.includes('italian')) return 'IT';
  if (tags.includes('turkish') || finish === 'enamelled') return 'TR';
  return subcategory.origin ?? 'IN';
}

/** The order multiple is two or four for heavy pieces, and the pack size for light ones. */
function quantities({ family, design }: Piece): { moq: number; pack: number } {
  if (design.grams >= 30) return { moq: 2, pack: 1 };
  if (design.grams >= 15) {
    const pack = Math.min(2, family.pack);
    return { moq: Math.ceil(family.moq / 2 / pack) * pack, pack };
  }
  return { moq: family.moq, pack: family.pack };
}

const withoutDoubles = (tags: readonly string[]): string[] => [...new Set(tags)];

interface Priced {
  mode: PriceMode;
  pricePaise: number;
  tiers: readonly PriceTier[];
  /** How the price above follows the silver rate, if it does. */
  byWeight?: ByWeight;
}

function priced(piece: Piece, moq: number, random: Random): Priced {
  const modes = piece.variationOf === null ? MODES : VARIATION_MODES;
  const mode = MODE_OF[modes[piece.index % modes.length] ?? 'p'] ?? 'public';
  const pricePaise = piecePricePaise(piece);
  const steps = random.pick([0, 2, 2, 3, 3]);
  return { mode, pricePaise, tiers: tiersFor(pricePaise, moq, steps) };
}

/** The piece with its price by weight at the demo shop's silver rate. */
function withPriceByWeight({ id, product, price }: DemoProduct, piece: Piece): DemoProduct {
  if (!isByWeight(piece)) return { id, product, price };
  const byWeight = byWeightOf(piece, product.moq);
  const list = priceAtRate(byWeight, product.netWeightMg, SILVER_PAISE_PER_GRAM);
  const isPublic = product.priceMode === 'public';
  return {
    id,
    product: isPublic ? { ...product, ...list, tiers: [...list.tiers], byWeight } : product,
    price: { mode: price.mode, ...list, byWeight },
  };
}

/** As stored: a price by weight has no unit price. */
const storedProduct = ({ product }: DemoProduct): ProductDocument =>
  product.priceMode === 'public' && product.byWeight
    ? { ...product, pricePaise: undefined, tiers: [] }
    : product;

const storedPrice = ({ pricePaise, tiers, byWeight }: Priced) =>
  byWeight ? { byWeight, tiers: [] } : { pricePaise, tiers: [...tiers] };

const priceFields = ({ mode, pricePaise, tiers }: Priced) =>
  mode === 'public' ? { priceMode: mode, pricePaise, tiers: [...tiers] } : { priceMode: mode };

/** A realistic measured weight: within one and a half per cent of the design's, in steps of 10 mg. */
function weights({ grams, stoneGrams = 0 }: Design, random: Random) {
  const milligrams = grams * 1_000 * (0.985 + random.next() * 0.03);
  const netWeightMg = Math.max(10, Math.round(milligrams / 10) * 10);
  return { netWeightMg, grossWeightMg: netWeightMg + Math.round(stoneGrams * 1_000) };
}

/** Adds to the alternative text that a picture shows only one piece of the pair. */
const asSold = (image: Image, piece: Piece): Image =>
  unitOf(piece) === 'pair' && SHOWS_ONE.test(image.alt) && !/\bpair\b/i.test(image.alt)
    ? { ...image, alt: `${image.alt}, one of the pair` }
    : image;

function productOf(piece: Piece, price: Priced, random: Random): Product {
  const { family, subcategory, design, sku, index, variationOf } = piece;
  const { moq, pack } = quantities(piece);
  const arrived = arrival(index);
  const isNew = DEMO_TODAY - arrived < NEW_FOR;
  const slug = slugOf(design.title);
  const weighed = weights(design, random);
  const { plating = 'none', finish = 'polished', stones = [], tags = [] } = design;
  return {
    sku,
    title: design.title,
    slug: variationOf === null ? slug : `${slug}-${sku.toLowerCase()}`,
    oldSlugs: variationOf === null && index % 40 === 7 ? [`${slug}-925-silver`] : [],
    description: describe(piece),
    category: family.id,
    subCategory: `${family.id}-${subcategory.key}`,
    images: picturesNamed(design.picture).map((image) => asSold(image, piece)),
    unit: unitOf(piece),
    ...weighed,
    purity: 925,
    plating,
    finish,
    stones: [...stones],
    ...factsOf(piece, arrived),
    ...sizesOf(piece, weighed.netWeightMg),
    moq,
    orderMultiple: pack,
    packSize: pack,
    stockStatus: STOCK_OF[STOCK[random.between(0, STOCK.length - 1)] ?? 'i'] ?? 'inStock',
    hsn: '711311',
    gstRateBps: 300,
    costPaise: Math.round(price.pricePaise * 0.7123),
    originCountry: origin(piece),
    tags: withoutDoubles([...tags.filter((tag) => tag !== 'new'), ...(isNew ? ['new'] : [])]),
    ...editedByStaff(arrived, {
      updatedAt: Math.max(
        arrived,
        Math.min(LAST_PUBLISH_AT - HOUR, arrived + random.between(2, 30 * 24) * HOUR),
      ),
      rev: random.between(1, 6),
    }),
    ...lifecycle(piece, arrived),
    ...priceFields(price),
  };
}

/** A product before encoding; other demo documents are created from it too. */
export interface DemoProduct {
  id: string;
  product: Product;
  price: Priced;
}

/** The products of a shop of `count`, one at a time. */
export function* demoProducts(count: number): Generator<DemoProduct> {
  for (const piece of pieces(count)) {
    const random = seeded(piece.sku);
    const price = priced(piece, quantities(piece).moq, random);
    const product = productOf(piece, price, random);
    yield withPriceByWeight({ id: piece.sku.toLowerCase(), product, price }, piece);
  }
}

/** `prod` and `prices` documents of a shop of `count` products. */
export function* productDocuments(count: number): Generator<DemoDocument> {
  for (const each of demoProducts(count)) {
    const { id, product, price } = each;
    yield demoDocument(productKind, `prod/${id}`, storedProduct(each));
    if (price.mode === 'signIn') {
      const { createdAt, updatedAt, rev } = product;
      const edited = editedByStaff(createdAt, { updatedAt, rev });
      yield demoDocument(priceKind, `prices/${id}`, { ...storedPrice(price), ...edited });
    }
  }
}
