/**
 * Import: the time to read and plan a list with sizes, for an empty shop and for one that has its products; and how long
 * the screen pauses meanwhile.
 */
import { guessMapping } from '#core/import/match-columns.ts';
import { planImport } from '#core/import/plan.ts';
import { readDrafts } from '#core/import/read-drafts.ts';
import { readList } from '#core/import/read-list.ts';
import type { Stored, StoredProduct } from '#core/import/stored.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { importPauses, PAUSE_MS } from './import-pauses.ts';
import type { Row, Section } from './section.ts';

const PRODUCTS = 6_000;
const ROWS = 20_000;

/** The limit, ms. */
const PLAN_MS = 5_000;

const HEADER =
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src';

/** Shopify's rows: three or four sizes of each product. @param prefix of the SKUs @param price of each */
function listText(prefix = 'RG', price = '450.00'): Uint8Array {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const product = at % PRODUCTS;
    const size = 10 + Math.floor(at / PRODUCTS);
    const name = `Lotus ring ${product}`;
    const [handle, sku] = [`${prefix}-${product}`.toLowerCase(), `${prefix}${product}-${size}`];
    return at < PRODUCTS
      ? `${handle},${name},<p>Plain band.</p>,Ring ${product % 10},"plain, daily",Size,${size},${sku},3.2,${price},https://pictures.example/${product}.jpg`
      : `${handle},,,,,,${size},${sku},3.${size},${price},`;
  });
  return new TextEncoder().encode([HEADER, ...lines].join('\r\n'));
}

/** @param products of the shop, by SKU */
function measured(list: string, products: Stored['products']) {
  const times = [performance.now()];
  const file = readList(listText());
  if (!file.success) throw new Error(file.error);
  times.push(performance.now());
  const mapping = {
    ...guessMapping(file.value.header, file.value.rows),
    newCategories: 'create',
  } as const;
  const { drafts } = readDrafts(mapping, file.value);
  times.push(performance.now());
  const stored: Stored = { products, ids: new Set(), categories: [] };
  const newProducts = { hsn: '711311', gstRateBps: 300 };
  const plan = planImport(drafts, stored, { mapping, newProducts, publish: false });
  times.push(performance.now());
  const [read = 0, map = 0, planned = 0] = times
    .slice(1)
    .map((time, at) => Math.round(time - (times[at] ?? 0)));
  const row: Row = {
    ...{ list, step: 'in Node', rows: file.value.rows.length, products: plan.rows.length },
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
      return decoded.success
        ? [
            [
              decoded.value.sku,
              [{ state: 'valid', id: write.id, product: decoded.value, price: undefined }],
            ],
          ]
        : [];
    }),
  );

const documentsOf = (products: Stored['products']): (ProductDocument & { id: string })[] =>
  [...products.values()]
    .flat()
    .flatMap((each) => (each.state === 'valid' ? [{ ...each.product, id: each.id }] : []));

export const listImport: Section = {
  name: 'import',
  async run(_options, stage) {
    const first = measured('new products', new Map());
    const stored = created(first.plan);
    const again = measured('the same products', stored);
    const lists = { 'new products': listText('NR'), 'changed prices': listText('RG', '475.00') };
    const pauses = await importPauses(lists, documentsOf(stored), stage);
    return {
      title: 'Import',
      notes: [
        `limit: ${PLAN_MS} ms to read, match and plan; in browsers this runs in a worker`,
        `${ROWS} rows in the import screen: no task of more than ${PAUSE_MS} ms; the empty page is in another window at the same time`,
      ],
      rows: [first.row, again.row, ...pauses],
    };
  },
};
