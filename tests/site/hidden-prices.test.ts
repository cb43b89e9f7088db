/** Nothing published states a price for signed-in buyers, what it could be calculated from, or what a product costs the shop. */
import { beforeAll, describe, expect, test } from 'vitest';
import { formatRupees, decimalRupees } from '#core/format.ts';
import { unpackSlice } from '#core/listing/catalogue-slice.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { DEMO_PRODUCTS } from '#seed/shop.ts';
import { demoProducts, type DemoProduct } from '#seed/products.ts';
import { productPath } from '#core/paths.ts';
import { SILVER_PAISE_PER_GRAM } from '#seed/piece-price.ts';
import { fileOf, readSiteFile, siteFiles } from '../built-site.ts';
import { briefsIn, hasMakingValue } from './making-data.ts';
import { pricesIn } from './price-contexts.ts';

const TEXT_FILE = /\.(?:html|json|xml|txt|js|css|webmanifest|svg|map)$/;

let all: DemoProduct[];
let gated: DemoProduct[];
let open: DemoProduct[];

/** The prices of the sizes with a weight of their own. */
const bySizeOf = (
  { byWeight }: DemoProduct['price'],
  netWeightMg: number,
  sizes: DemoProduct['product']['sizes'],
) =>
  byWeight
    ? (currentPrice({ byWeight }, netWeightMg, SILVER_PAISE_PER_GRAM, sizes)?.bySize ?? [])
    : [];

/** Every amount of a price, also those of sizes with a weight of their own, paise. */
const amountsOf = ({ product: { netWeightMg, sizes }, price }: DemoProduct): number[] =>
  [price, ...bySizeOf(price, netWeightMg, sizes)].flatMap(({ pricePaise, tiers }) => [
    pricePaise,
    ...tiers.map((tier) => tier.pricePaise),
  ]);

/** The ways in which an amount could be written. */
const written = (paise: number): string[] => [
  formatRupees(paise),
  decimalRupees(paise),
  String(paise),
];

/** Whole numbers only: `45000` is no part of `145000`. A comma groups digits in text, and separates numbers in data. */
const numbersIn = (text: string): Set<string> =>
  new Set([
    ...(text.match(/₹\d+(?:,\d{2,3})*(?:\.\d+)?/g) ?? []),
    ...(text.match(/\d+(?:\.\d+)?/g) ?? []),
  ]);

/** Compiled libraries have constants of five digits. */
const SCRIPT = /\.(?:js|map)$/;

/**
 * Whether a number can be told to be an amount anywhere. Shorter ones without a currency are sizes, years and quantities
 * too: they are checked where a price is stated.
 */
const isUnambiguous = (text: string, least = 5): boolean =>
  text.length >= least || text.startsWith('₹');

/** A weight in mg has as many digits as a price in paise. */
const weightsOf = ({ product: { netWeightMg, grossWeightMg, sizes } }: DemoProduct): number[] => [
  netWeightMg,
  grossWeightMg,
  ...sizes.flatMap((size) => size.netWeightMg ?? []),
];

beforeAll(() => {
  all = [...demoProducts(DEMO_PRODUCTS)];
  gated = all.filter(({ product }) => product.priceMode === 'signIn');
  open = all.filter(({ product }) => product.priceMode === 'public');
});

test('the demo shop has prices for signed-in buyers, some of them by weight', () => {
  expect(gated.length).toBeGreaterThan(20);
  expect(gated.some(({ price }) => price.byWeight !== undefined)).toBe(true);
  const sizes = gated.flatMap(({ price, product }) =>
    bySizeOf(price, product.netWeightMg, product.sizes),
  );
  expect(sizes.length).toBeGreaterThan(20);
});

test('the page of such a product states none of its amounts', () => {
  const pages = new Set(siteFiles());
  for (const each of gated) {
    const { sku, slug, status } = each.product;
    if (status !== 'published' || !pages.has(fileOf(productPath(sku, slug)))) continue;
    // Cards of other products are below.
    const [own = ''] = readSiteFile(fileOf(productPath(sku, slug))).split('You may also like');
    const numbers = numbersIn(own);
    const stated = amountsOf(each)
      .flatMap(written)
      .filter((text) => numbers.has(text));
    expect(stated, sku).toEqual([]);
  }
});

test('no file states an amount that only signed-in buyers or staff may see', () => {
  // Public prices, what their tiers save, and the silver rate.
  const shown = open
    .map(amountsOf)
    .flatMap((own) => [...own, ...own.flatMap((one) => own.map((other) => Math.abs(one - other)))]);
  const isPublic = new Set([...shown, SILVER_PAISE_PER_GRAM].flatMap(written));
  const weights = new Set(all.flatMap(weightsOf).map(String));
  const costs = all.flatMap(({ product: { costPaise = 0 } }) => costPaise);
  const secret = [...gated.flatMap(amountsOf), ...costs]
    .flatMap(written)
    .filter((text) => !isPublic.has(text) && !weights.has(text) && isUnambiguous(text));
  expect(secret.length).toBeGreaterThan(100);
  const leaks = siteFiles()
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const numbers = numbersIn(readSiteFile(file));
      const least = SCRIPT.test(file) ? 6 : 5;
      return secret
        .filter((text) => numbers.has(text) && isUnambiguous(text, least))
        .map((text) => `${file}: ${text}`);
    });
  expect(leaks).toEqual([]);
});

describe('a short amount', () => {
  /** Also in whole rupees, which are as short as quantities. */
  const forms = (paise: number): string[] =>
    [decimalRupees(paise), String(paise), String(paise / 100)].map((text) =>
      text.replaceAll(',', ''),
    );

  test.each([
    ['a.json', '{"columns":{"price":{"values":[9000,-1]}}}', '9000'],
    ['a.json', '{"tiers":[[24,8500]]}', '8500'],
    ['a.html', '<script type="application/ld+json">{"price":"90"}</script>', '90'],
    ['a.html', '<meta property="product:price:amount" content="90">', '90'],
    ['a.html', '<p data-price="90">', '90'],
    ['a.html', '<p>Rs. 90 only</p>', '90'],
    ['a.html', '<p>₹1,090</p>', '1090'],
    ['a.html', '<p>90 per pair</p>', '90'],
    ['a.js', 'x={pricePaise:9e3,costPaise:9000}', '9000'],
  ])('is read where a price is stated: %s %s', (name, text, amount) => {
    expect(pricesIn(name, text)).toContain(amount);
  });

  test.each([
    ['a.html', '<p>MOQ 90 pieces, size 90, 90 g per pair, 2090</p>'],
    ['a.json', '{"moq":90,"priceMode":{"places":[90]}}'],
  ])('is no price elsewhere: %s %s', (name, text) => {
    expect(pricesIn(name, text)).not.toContain('90');
  });

  test('is stated as a price by no file', () => {
    const shown = open
      .map(amountsOf)
      .flatMap((own) => [...own, ...own.flatMap((one) => own.map((other) => one - other))]);
    const isPublic = new Set([...shown, SILVER_PAISE_PER_GRAM].flatMap(forms));
    const costs = all.flatMap(({ product: { costPaise = 0 } }) => costPaise);
    const secret = [...gated.flatMap(amountsOf), ...costs]
      .flatMap(forms)
      .filter((text) => !isPublic.has(text));
    expect(secret.filter((text) => text.length < 5).length).toBeGreaterThan(50);
    const leaks = siteFiles()
      .filter((file) => TEXT_FILE.test(file))
      .flatMap((file) => {
        const stated = pricesIn(file, readSiteFile(file));
        return secret.filter((text) => stated.has(text)).map((text) => `${file}: ${text}`);
      });
    expect(leaks).toEqual([]);
  });
});

test('only the catalogue data and pages of public products have making charges, and nothing a cost', () => {
  const files = siteFiles().filter((file) => /\.(?:html|json|xml|txt)$/.test(file));
  const having = (field: string) => files.filter((file) => readSiteFile(file).includes(field));
  const making = having('makingTiers');
  expect(making.length).toBeGreaterThan(0);
  const pages = new Set(open.map(({ product: { sku, slug } }) => fileOf(productPath(sku, slug))));
  const others = making.filter((file) => !/^data\/catalogue\/\d+\.json$/.test(file));
  expect(others.filter((file) => !pages.has(file))).toEqual([]);
  expect(having('costPaise')).toEqual([]);
});

test('a page with making charges has those of its own product, once', () => {
  const files = new Set(siteFiles());
  let checked = 0;
  for (const { product, price } of open) {
    const { sku, slug } = product;
    const file = fileOf(productPath(sku, slug));
    const html = files.has(file) ? readSiteFile(file) : '';
    if (!html.includes('makingTiers')) continue;
    checked += 1;
    expect(html.split('makingTiers'), sku).toHaveLength(2);
    const stated = briefsIn(html).map((brief) => ({ sku: brief.sku, byWeight: brief.byWeight }));
    expect(stated).toEqual([{ sku, byWeight: price.byWeight }]);
  }
  expect(checked).toBeGreaterThan(0);
});

describe('the making charge of a product', () => {
  test.each([
    '{byWeight:{makingPerGramPaise:2500,makingTiers:[]}}',
    'JSON.parse(\'{"makingTiers":[{"minQty":24,"offBps":1000}]}\')',
    String.raw`"{\"makingBps\":1200}"`,
  ])('is found in a script: %s', (script) => {
    expect(hasMakingValue(script)).toBe(true);
  });

  test.each(['{byWeight:{makingTiers:[],...e}}', 'e.makingPerGramPaise*t', '{makingBps:n}'])(
    'is no code: %s',
    (script) => {
      expect(hasMakingValue(script)).toBe(false);
    },
  );

  test('is in no script', () => {
    const scripts = siteFiles().filter((file) => SCRIPT.test(file));
    expect(scripts.filter((file) => hasMakingValue(readSiteFile(file)))).toEqual([]);
  });
});

describe('the catalogue data', () => {
  let entries: CatalogueEntry[];
  beforeAll(() => {
    entries = siteFiles()
      .filter((file) => /^data\/catalogue\/\d+\.json$/.test(file))
      .flatMap((file) => unpackSlice(JSON.parse(readSiteFile(file))));
  });

  test('has prices by weight of public products', () => {
    expect(entries.some(({ byWeight, prices }) => byWeight && prices)).toBe(true);
  });

  test('has neither price nor making charge of others', () => {
    const others = entries.filter(({ priceMode }) => priceMode !== 'public');
    expect(others.length).toBeGreaterThan(20);
    for (const { sku, byWeight, prices, pricePaise } of others)
      expect({ byWeight, prices, pricePaise }, sku).toEqual({
        byWeight: undefined,
        prices: null,
        pricePaise: null,
      });
  });
});
