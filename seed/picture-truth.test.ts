/** Pictures match their products: each shows the kind of piece, the finish and the stone that its product names. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LISTING_PAGE_SIZE } from '#core/catalogue.ts';
import { spreadPictures } from '#core/listing/spread-pictures.ts';
import type { Product } from '#schema/product.ts';
import { FAMILIES } from './families/all-families.ts';
import type { Picture } from './picture-choice.ts';
import { pictureFinish, pictureStone } from './piece-appearance.ts';
import { DESIGN_COUNT, pieces, type Piece } from './piece.ts';
import { PICTURES } from './pictures.ts';
import { demoProducts } from './products.ts';

interface Shown {
  piece: Piece;
  product: Product;
  views: Picture[];
}

/** Words for a kind of piece: if the title has one, the picture's subtype or keywords must have it too. */
const KINDS: readonly RegExp[] = [
  /bangle/i,
  /bead/i,
  /bezel/i,
  /box/i,
  /bracelet/i,
  /cable/i,
  /chandbali/i,
  /charm/i,
  /cluster/i,
  /coin/i,
  /crescent/i,
  /cross/i,
  /curb/i,
  /drop/i,
  /eternity/i,
  /evil-eye/i,
  /figaro/i,
  /flower/i,
  /ghungroo/i,
  /halo/i,
  /hammered/i,
  /heart/i,
  /hoop/i,
  /huggie/i,
  /jhumka/i,
  /kada/i,
  /leaf/i,
  /mariner/i,
  /medallion/i,
  /oval/i,
  /panel/i,
  /paperclip/i,
  /pear\b/i,
  /pendant/i,
  /princess/i,
  /ridge/i,
  /rope/i,
  /six-claw|six claws/i,
  /snake/i,
  /solitaire/i,
  /stacking/i,
  /stud/i,
  /sun\b/i,
  /tennis/i,
  /toe rings|metti|bichhiya/i,
  /twist/i,
  /\bom\b/i,
  /\bset of\b/i,
];

/** Colours in a picture's keywords, and the products that have them. */
const COLOURS: readonly [RegExp, (product: Product) => boolean][] = [
  [/gold-plated/i, ({ plating }) => /gold|two-tone/.test(plating)],
  [/rose gold/i, ({ plating }) => plating === 'rose-gold'],
  [/oxidised/i, ({ finish }) => finish === 'oxidised'],
  [/matte/i, ({ finish }) => finish === 'matte'],
  [/enamel/i, ({ finish }) => finish === 'enamelled'],
  [/\bred\b/i, ({ stones }) => stones.some((stone) => /red/i.test(stone))],
  [/green stone/i, ({ stones }) => stones.some((stone) => /green/i.test(stone))],
  [/blue stone/i, ({ stones }) => stones.some((stone) => /blue/i.test(stone))],
  [/clear/i, ({ stones }) => stones.some((stone) => /white cz/i.test(stone))],
  [/pearl/i, ({ stones }) => stones.some((stone) => /pearl/i.test(stone))],
  [/turquoise/i, ({ stones }) => stones.some((stone) => /turquoise/i.test(stone))],
  [/black/i, ({ stones }) => stones.some((stone) => /black/i.test(stone))],
  [/rudraksha/i, ({ stones }) => stones.some((stone) => /rudraksha/i.test(stone))],
];

const STONE_COUNT = /(\w+) (?:[a-z]+ )?stones/gi;
const NUMBERS = 'three five seven eight nine eleven twenty twenty-six'.split(' ');
const stoneCounts = (text: string): string[] =>
  [...text.matchAll(STONE_COUNT)].flatMap(([, word = '']) =>
    NUMBERS.includes(word.toLowerCase()) ? [word.toLowerCase()] : [],
  );

let shown: Shown[];
beforeAll(() => {
  const products = [...demoProducts(DESIGN_COUNT)].map(({ product }) => product);
  shown = [...pieces(DESIGN_COUNT)].flatMap((piece, index) => {
    const product = products[index];
    if (product === undefined) return [];
    const { picture } = piece.design;
    return [{ piece, product, views: picture === null ? [] : PICTURES.views(picture) }];
  });
});

const isLive = ({ product: { status, deletedAt } }: Shown): boolean =>
  status === 'published' && deletedAt === null;

const altTextOf = ({ views }: Shown): string =>
  views.map(({ alt, subtype }) => `${alt} ${subtype}`).join(' ');

describe('a picture shows', () => {
  test('the finish and the stone of its product', () => {
    for (const { piece, views } of shown) {
      for (const { name, finish, stone } of views) {
        expect([piece.sku, name, finish, stone]).toEqual([
          piece.sku,
          name,
          pictureFinish(piece.design),
          pictureStone(piece.design),
        ]);
      }
    }
  });

  test('the kind of piece in the title', () => {
    const wrong = shown.flatMap((each) =>
      each.views.length === 0
        ? []
        : KINDS.filter((kind) => kind.test(each.product.title) && !kind.test(altTextOf(each))).map(
            (kind) => `${each.product.sku} ${each.product.title}: ${kind.source}`,
          ),
    );
    expect(wrong).toEqual([]);
  });

  test('no colour, stone or plating that its product does not have', () => {
    const wrong = shown.flatMap((each) =>
      COLOURS.filter(([word, isTrue]) => word.test(altTextOf(each)) && !isTrue(each.product)).map(
        ([word]) => `${each.product.sku} ${each.product.title}: ${word.source}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('the number of stones in the description', () => {
    for (const each of shown) {
      const stated = stoneCounts(each.product.description);
      const counted = stoneCounts(altTextOf(each));
      if (stated.length === 0 || counted.length === 0) continue;
      expect([each.product.sku, stated[0]]).toEqual([each.product.sku, counted[0]]);
    }
  });
});

/** Newest first, as listings show them. */
const inOrder = (list: readonly Shown[]): Shown[] =>
  list.filter(isLive).toSorted((a, b) => b.product.createdAt - a.product.createdAt);

/** The first pictures of a listing's pages, newest product first, as the site shows them. */
const pagesOf = (list: readonly Shown[]): string[][] => {
  const cards = inOrder(list).map(({ product, views }) => {
    const name = views[0]?.name;
    return { sku: product.sku, image: name === undefined ? null : { url: name } };
  });
  const starts = cards.flatMap((_, place) => (place % LISTING_PAGE_SIZE === 0 ? [place] : []));
  return starts.map((start) =>
    spreadPictures(cards.slice(start, start + LISTING_PAGE_SIZE)).map(
      ({ sku, image }) => image?.url ?? sku,
    ),
  );
};

/** Whether some order of the page has equal pictures more than `reach` places apart. */
function canBeApart(page: readonly string[], reach: number): boolean {
  const counts = [...Map.groupBy(page, (name) => name).values()].map(({ length }) => length);
  const most = Math.max(...counts);
  const asOften = counts.filter((count) => count === most).length;
  return (most - 1) * (reach + 1) + asOften <= page.length;
}

/**
 * How many places later a card can be directly below: two columns on a phone, three on a tablet, four on a desktop.
 */
const ALWAYS_APART = 2;

test('equal pictures are more than two places apart in a listing, and more than four if there are enough pictures', () => {
  const lists = [
    shown,
    ...FAMILIES.map(({ id }) => shown.filter(({ product }) => product.category === id)),
    ...FAMILIES.flatMap(({ id, subcategories }) =>
      subcategories.map(({ key }) =>
        shown.filter(({ product }) => product.subCategory === `${id}-${key}`),
      ),
    ),
  ];
  const alike = lists.flatMap(pagesOf).flatMap((page) =>
    [1, 2, 3, 4].flatMap((reach) => {
      if (reach > ALWAYS_APART && !canBeApart(page, reach)) return [];
      return page.flatMap((name, place) =>
        name === page[place + reach] ? [`${name}, ${reach} places later: ${page.join(' ')}`] : [],
      );
    }),
  );
  expect(alike).toEqual([]);
});

test('a fine chain never has the close-up of a thick cable chain', () => {
  const picturesOf = (sku: string) =>
    shown.find(({ piece }) => piece.sku === sku)?.views.map(({ name }) => name) ?? [];
  expect(picturesOf('CH111')).not.toEqual([]);
  for (const fine of ['CH101', 'CH116']) {
    expect(picturesOf(fine).filter((name) => picturesOf('CH111').includes(name))).toEqual([]);
  }
});

test('best-sellers have at least three pictures', () => {
  const best = shown.filter(({ product }) => product.tags.includes('bestseller'));
  expect(best.length).toBeGreaterThanOrEqual(7);
  expect(best.filter(({ views }) => views.length < 3).map(({ piece }) => piece.sku)).toEqual([]);
});

test('exactly one live product has no picture, to show the placeholder', () => {
  expect(shown.filter((each) => isLive(each) && each.views.length === 0)).toHaveLength(1);
});
