/** Texts match the products: posts, pages and categories make no false statements about them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { availabilityOf } from '#core/stock/availability.ts';
import type { Product } from '#schema/product.ts';
import { FAMILIES } from './families/all-families.ts';
import { PACKED } from './piece-facts.ts';
import { DESIGN_COUNT } from './piece.ts';
import { demoProducts } from './products.ts';
import { SITE } from './settings.ts';
import { DEMO_PRODUCTS, demoDocuments } from './shop.ts';

const hasStone =
  (word: RegExp) =>
  ({ stones }: Product): boolean =>
    stones.some((stone) => word.test(stone));

/** Words for a surface or a stone, and the products that have it. */
const LOOKS: readonly [RegExp, (product: Product) => boolean][] = [
  [/\bgold\b/i, ({ plating }) => /gold|two-tone/.test(plating)],
  [/\brose\b/i, ({ plating }) => plating === 'rose-gold'],
  [/\bplated\b/i, ({ plating }) => plating !== 'none'],
  [/\brhodium\b/i, ({ plating }) => plating === 'rhodium'],
  [/\boxidised\b/i, ({ finish }) => finish === 'oxidised'],
  [/\bmatte\b/i, ({ finish }) => finish === 'matte'],
  [/\bpolished\b|\bbright\b/i, ({ finish }) => finish === 'polished'],
  [/\benamel/i, ({ finish }) => finish === 'enamelled'],
  [/\bred\b|\bruby\b/i, hasStone(/red/i)],
  [/\bgreen\b|\bemerald\b/i, hasStone(/green/i)],
  [/\bblue\b|\bsapphire\b/i, hasStone(/blue/i)],
  [/\bwhite\b/i, hasStone(/white/i)],
  [/\bpearls?\b/i, hasStone(/pearl/i)],
  [/\bturquoise\b/i, hasStone(/turquoise/i)],
  [/\bblack\b/i, hasStone(/black/i)],
  [/\brudraksha\b/i, hasStone(/rudraksha/i)],
];

/** Words for a kind of piece, and the designs that are one. */
const KINDS =
  /\b(?:open|puffed|crescent|cross|om|mariner|snake|paperclip|ball|figaro|curb|halo|cluster|hammered|twisted|ridged|beaded|diamond-cut|knife-edge|half-round|flat|round)\b/gi;

const finishesIn = (text: string) => LOOKS.filter(([word]) => word.test(text));

let shop: Map<string, Record<string, unknown>>;
let live: Product[];
beforeAll(() => {
  shop = new Map(
    [...demoDocuments({ products: DEMO_PRODUCTS })].map(({ path, data }) => [path, data]),
  );
  live = [...demoProducts(DESIGN_COUNT)]
    .map(({ product }) => product)
    .filter(({ status, deletedAt }) => status === 'published' && deletedAt === null);
});

test('descriptions and facts agree on what is in the box', () => {
  const wrong = live.flatMap(({ sku, description, inTheBox = PACKED }) =>
    (/\b(?:anti-tarnish strip|pouch|velvet|care card)\b/i.exec(description) ?? [])
      .filter((claim) => !inTheBox.toLowerCase().includes(claim.toLowerCase()))
      .map((claim) => `${sku}: ${claim}`),
  );
  expect(wrong).toEqual([]);
});

const textOf = (path: string): string => JSON.stringify(shop.get(path) ?? {});

interface ProductLink {
  path: string;
  text: string;
  product: Product;
}

const linksToProducts = (): ProductLink[] =>
  [...shop.keys()]
    .filter((path) => /^(?:blogs|pages)\//.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/\[([^\]]+)\]\(\/product\/(\w+)\)/g)].flatMap(
        ([, text = '', sku]) => {
          const product = live.find((each) => each.sku === sku);
          return product === undefined ? [] : [{ path, text, product }];
        },
      ),
    );

/** Words that name the piece itself, without those for its surface, stone or size; in the singular. */
const kindsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .filter(
      (word) => finishesIn(word).length === 0 && !['mm', 'stone', 'with', 'of'].includes(word),
    )
    .map((word) => word.replace(/s$/, ''));

describe('the text of a link to a product', () => {
  test('names its kind', () => {
    expect(linksToProducts().length).toBeGreaterThan(30);
    const wrong = linksToProducts().filter(({ text, product }) => {
      const title = kindsIn(product.title);
      return !kindsIn(text).some((word) => title.includes(word));
    });
    expect(wrong.map(({ text, product }) => `${text}: ${product.title}`)).toEqual([]);
  });

  test('names no finish, plating, stone or size that it does not have', () => {
    const wrong = linksToProducts().flatMap(({ path, text, product }) => {
      const finishes = finishesIn(text).filter(([, isTrue]) => !isTrue(product));
      const sizes = (text.match(/[\d.]+ mm/g) ?? []).filter(
        (size) => !product.title.endsWith(`, ${size}`),
      );
      return [...finishes.map(([word]) => word.source), ...sizes].map(
        (word) => `${path}: ${text} (${product.sku} ${product.title}): ${word}`,
      );
    });
    expect(wrong).toEqual([]);
  });
});

test('subcategories name no kind, finish or stone that none of their products has', () => {
  const wrong = FAMILIES.flatMap(({ id, subcategories }) =>
    subcategories.flatMap(({ key, description }) => {
      const own = live.filter(({ subCategory }) => subCategory === `${id}-${key}`);
      const texts = own.map(({ title, description: text }) => `${title} ${text}`.toLowerCase());
      const kinds = [...description.toLowerCase().matchAll(KINDS)].flatMap(([kind]) =>
        texts.some((text) => text.includes(kind)) ? [] : [kind],
      );
      const finishes = finishesIn(description).filter(([, isTrue]) => !own.some(isTrue));
      return [...kinds, ...finishes.map(([word]) => word.source)].map(
        (word) => `${id}-${key}: ${word}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

/** The origins on the About page, and the subcategories of such pieces. */
const MADE_IN: readonly [country: string, code: string, text: string, subcategories: RegExp][] = [
  ['India', 'IN', 'Jhumkas', /^earrings-jhumkas/],
  ['India', 'IN', 'payals', /^anklets-(?:ghungroo|bridal)/],
  ['India', 'IN', 'kadas', /^bangles-kadas/],
  ['India', 'IN', 'toe rings', /^toe-rings-/],
  ['India', 'IN', 'devotional pendants', /^pendants-devotional/],
  ['Italy', 'IT', 'cable, box, rope, figaro, snake', /^chains-(?:cable|box|rope|figaro)/],
  ['Turkey', 'TR', 'Curb chain', /^chains-curb/],
  ['Hong Kong', 'HK', 'solitaire and halo rings', /^rings-(?:solitaire|halo)/],
  ['Hong Kong', 'HK', 'solitaire and halo pendants', /^pendants-(?:solitaire|halo)/],
  ['Hong Kong', 'HK', 'tennis bracelets', /^bracelets-tennis/],
];

test.each(MADE_IN)(
  'the About page says that %s (%s) makes %s, and the products agree',
  (...row) => {
    const [country, code, products, subcategories] = row;
    const line = String(shop.get('pages/about')?.['body'])
      .split('\n')
      .find((each) => each.includes(`**${country}.**`));
    expect(line).toContain(products);
    const matches = live.filter(
      ({ subCategory, finish }) => subcategories.test(subCategory ?? '') && finish !== 'enamelled',
    );
    expect(matches.length).toBeGreaterThan(3);
    expect(
      matches.filter(({ originCountry }) => originCountry !== code).map(({ sku }) => sku),
    ).toEqual([]);
  },
);

test('enamel and evil-eye pieces are made in Turkey, as on the About page', () => {
  const matches = live.filter(
    ({ title, finish }) => /evil-eye/i.test(title) || finish === 'enamelled',
  );
  expect(matches.length).toBeGreaterThan(1);
  expect(new Set(matches.map(({ originCountry }) => originCountry))).toEqual(new Set(['TR']));
});

test('the FAQ names the lowest MOQ', () => {
  const lowest = Math.min(...live.map(({ moq }) => moq));
  expect(textOf('pages/faqs')).toContain(`lower MOQ, down to ${lowest}.`);
});

test('the FAQ names the products that are priced by weight', () => {
  const faq = textOf('pages/faqs');
  expect(faq).toContain('Chains and bangles without plating and stones are priced by weight');
  const isNamed = ({ category, plating, stones }: Product): boolean =>
    ['chains', 'bangles'].includes(category ?? '') && plating === 'none' && stones.length === 0;
  const designs = [...demoProducts(DESIGN_COUNT)];
  expect(designs.filter(({ product }) => isNamed(product)).length).toBeGreaterThan(3);
  expect(
    designs
      .filter(({ product, price }) => isNamed(product) !== (price.byWeight !== undefined))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('the FAQ states the thickness of gold and rhodium', () => {
  const faq = textOf('pages/faqs');
  expect(faq).toContain('Gold on chains, bangles, bracelets and rings is one micron');
  expect(faq).toContain('on earrings and pendants half a micron');
  expect(faq).toContain('Rhodium is thinner, 0.2 micron');
  const thickness = (families: readonly string[], finish: RegExp) =>
    new Set(
      live
        .filter(
          ({ category, plating }) => families.includes(category ?? '') && finish.test(plating),
        )
        .map(({ platingNm }) => platingNm),
    );
  const GOLD = /^(?:gold|rose-gold|two-tone)$/;
  expect(thickness(['chains', 'bangles', 'bracelets', 'rings'], GOLD)).toEqual(new Set([1_000]));
  expect(thickness(['earrings', 'pendants'], GOLD)).toEqual(new Set([500]));
  const families = FAMILIES.map(({ id }) => id);
  expect(thickness(families, /^rhodium$/)).toEqual(new Set([200]));
});

test('the post about jhumkas names their MOQ', () => {
  const moqs = live
    .filter(({ subCategory }) => subCategory === 'earrings-jhumkas')
    .map(({ sku, moq }) => ({ sku, moq }));
  expect(moqs.filter(({ moq }) => moq !== 12)).toEqual([{ sku: 'ER123', moq: 6 }]);
  expect(textOf('blogs/jhumkas-for-the-wedding-season')).toContain(
    'The MOQ of our jhumkas is 12 pairs, and 6 for the [large bell jhumka](/product/ER123).',
  );
});

test('dispatch is promised only for orders that are in stock and paid in time', () => {
  for (const path of ['settings/home', 'seo/global', 'seo/~', 'pages/faqs', 'pages/about']) {
    expect(textOf(path), path).not.toMatch(/instant|day you confirm|it leaves the same day/i);
  }
  const { dispatchBy = '', madeToOrderDays = 0 } = SITE.availability ?? {};
  for (const path of ['settings/home', 'pages/faqs'])
    expect(textOf(path), path).toContain(
      `n-stock orders paid by ${dispatchBy} leave the same working day`,
    );
  const shipping = textOf('pages/shipping');
  expect(shipping).toContain(
    `the same working day, if payment is confirmed by ${dispatchBy}; otherwise`,
  );
  expect(shipping).toMatch(
    new RegExp(`Made to order +\\| ${madeToOrderDays} days after confirmation`),
  );
  expect(textOf('pages/faqs')).toContain(`made-to-order pieces in ${madeToOrderDays} days`);
  const textsOf = (status: Product['stockStatus']) =>
    new Set(
      live
        .filter(({ stockStatus }) => stockStatus === status)
        .map((product) => availabilityOf(product, undefined, SITE.availability).text),
    );
  expect(textsOf('inStock')).toEqual(
    new Set([`In stock. Leaves the same working day if confirmed by ${dispatchBy}`]),
  );
  expect(textsOf('madeToOrder')).toEqual(new Set([`Made to order in ${madeToOrderDays} days`]));
});

describe('a product that is sold', () => {
  test('as a single piece has no picture of a pair', () => {
    const single = live.filter(({ title }) => /\bsingle\b(?!-stone)/i.test(title));
    expect(single.length).toBeGreaterThan(0);
    for (const { title, unit, images } of single) {
      expect(unit, title).toBe('piece');
      expect(images.map(({ alt }) => alt).join(' '), title).not.toMatch(/\bpair\b/i);
    }
  });

  test('as a pair has alternative texts that say if a picture shows one piece', () => {
    const pairs = live.filter(({ unit }) => unit === 'pair');
    const alone = pairs
      .flatMap(({ sku, images }) => images.map(({ alt }) => `${sku} ${alt}`))
      .filter((alt) => /\b(?:anklet|earring|toe ring)\b/i.test(alt));
    expect(alone.length).toBeGreaterThan(10);
    expect(alone.filter((alt) => !/\bpair\b/i.test(alt))).toEqual([]);
  });
});
