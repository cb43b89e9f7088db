/** Products of the built site with prices for signed-in buyers, and their prices. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from '@google-cloud/firestore';
import type { ByWeight } from '#schema/by-weight.ts';
import { siteFolder } from '../../built-site.ts';
import { database } from './customer.ts';

export interface Hidden {
  id: string;
  sku: string;
  path: string;
}

/** Products of the built site with prices for signed-in buyers. */
const ALL_HIDDEN: readonly (Hidden & { html: string })[] = readdirSync(
  join(siteFolder(), 'product'),
  {
    recursive: true,
    encoding: 'utf8',
  },
)
  .filter((file) => /^[\w-]+[/\\][^/\\]+\.html$/.test(file))
  .flatMap((file) => {
    const html = readFileSync(join(siteFolder(), 'product', file), 'utf8');
    const id = /data-hidden-price="([^"]+)"/.exec(html)?.[1];
    const path = `/product/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return id === undefined ? [] : [{ id, sku: path.split('/')[2] ?? '', path, html }];
  });
/** In one size. */
export const HIDDEN = ALL_HIDDEN.filter(({ html }) => html.includes('data-step'));
/** In sizes with weights of their own. */
export const SIZED = ALL_HIDDEN.find(({ html }) => html.includes('data-mg'));

/** A separate product and price for each test. */
export async function priced(
  product: Hidden | undefined,
  tiers: { minQty: number; pricePaise: number }[] = [],
  byWeight?: ByWeight,
) {
  if (product === undefined) throw new Error('The demo shop has too few such products.');
  const now = Timestamp.now();
  await database.doc(`prices/${product.id}`).set({
    ...(byWeight ? { byWeight } : { pricePaise: 1_234_500 }),
    tiers,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'test',
    deletedAt: null,
    rev: 1,
  });
  return product;
}
