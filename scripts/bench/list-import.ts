/** Import: the time to read and plan a list with sizes, for an empty shop and for one that has its products. */
import { guessMapping } from '#core/import/match-columns.ts';
import { planImport } from '#core/import/plan.ts';
import { readDrafts } from '#core/import/read-drafts.ts';
import { readList } from '#core/import/read-list.ts';
import type { Stored, StoredProduct } from '#core/import/stored.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import type { Row, Section } from './section.ts';

const PRODUCTS = 6_000;
const ROWS = 20_000;

/** The limit, ms. */
const PLAN_MS = 5_000;

const HEADER =
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src';

/** Shopify's rows: three or four sizes of each product. */
function listText(): Uint8Array {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const product = at % PRODUCTS;
    const size = 10 + Math.floor(at / PRODUCTS);
    const name = `Lotus ring ${product}`;
    return at < PRODUCTS
      ? `ring-${product},${name},<p>Plain band.</p>,Ring ${product % 10},"plain, daily",Size,${size},RG${product}-${size},3.2,450.00,https://pictures.example/${product}.jpg`
      : `ring-${product},,,,,,${size},RG${product}-${size},3.${size},450.00,`;
  });
  return new TextEncoder().encode([HEADER, ...lines].join('\r\n'));
}

/** @param shop products by SKU */
function measured(shop: string, products: Stored['products']) {
  const times = [performance.now()];
  const list = readList(listText());
  if (!list.success) throw new Error(list.error);
  times.push(performance.now());
  const mapping = {
    ...guessMapping(list.value.header, list.value.rows),
    newCategories: 'create',
  } as const;
  const { drafts } = readDrafts(mapping, list.value);
  times.push(performance.now());
  const stored: Stored = { products, ids: new Set(), categories: [] };
  const newProducts = { hsn: '711311', gstRateBps: 300 };
  const plan = planImport(drafts, stored, { mapping, newProducts, publish: false });
  times.push(performance.now());
  const [read = 0, map = 0, planned = 0] = times
    .slice(1)
    .map((time, at) => Math.round(time - (times[at] ?? 0)));
  const row: Row = {
    ...{ shop, rows: list.value.rows.length, products: plan.rows.length },
    ...{ 'read ms': read, 'map ms': map, 'plan ms': planned },
    isWithinBudget: read + map + planned <= PLAN_MS,
  };
  return { row, plan };
}

/** The products that a plan creates, by SKU. */
const created = ({ rows }: ReturnType<typeof planImport>): Stored['products'] =>
  new Map(
    rows.flatMap((row): [string, StoredProduct[]][] => {
      const write = row.action === 'create' ? row.writes[0] : undefined;
      if (write?.kind !== 'create') return [];
      const decoded = decodeDocument(productKind, `prod/${write.id}`, {
        ...write.data,
        ...{ createdAt: new Date(0), updatedAt: new Date(0), updatedBy: 'bench' },
      });
      return decoded.ok
        ? [
            [
              decoded.value.sku,
              [{ state: 'valid', id: write.id, product: decoded.value, price: undefined }],
            ],
          ]
        : [];
    }),
  );

export const listImport: Section = {
  name: 'import',
  run: () => {
    const first = measured('empty', new Map());
    const again = measured('with these products', created(first.plan));
    return Promise.resolve({
      title: 'Import',
      notes: [`limit: ${PLAN_MS} ms to read, match and plan; in browsers this runs in a worker`],
      rows: [first.row, again.row],
    });
  },
};
