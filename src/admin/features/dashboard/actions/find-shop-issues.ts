/**
 * Finds issues of the shop: products without images, documents left out by a publish, missing SEO settings.
 */
import type { RawDocument } from '#firebase/browser/run-query.ts';
import { isOver } from '#core/publishing/progress.ts';
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';
import { seoKind } from '#schema/seo.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

export interface ShopIssues {
  /** The first products without an image. */
  noPicture: readonly SavedDocument[];
  hasMoreWithoutPicture: boolean;
  /** How many documents the last finished publish left out. */
  invalidCount: number;
  /** Whether the global SEO settings are missing. */
  noSeo: boolean;
}

const MAX_PRODUCTS = QUERIES.productsWithoutPicture.limit - 1;

/** Of the last five publishes at least one has usually finished. */
const FEW_PUBLISHES = { ...QUERIES.recentPublishes, limit: 5 };

/** A queued or running publish has not left out anything yet. */
function invalidCountIn(publishes: readonly RawDocument[]): number {
  const read = publishes.map(({ path, fields }) => decodeDocument(publishKind, path, fields));
  const ended = read.find((each) => each.ok && isOver(each.value));
  return ended?.ok ? new Set(ended.value.quarantine.map(({ path }) => path)).size : 0;
}

/**
 * Finds issues of the shop.
 * @throws ReadError
 */
export async function findShopIssues(database = staffDatabase): Promise<ShopIssues> {
  const [products, publishes, seo] = await Promise.all([
    readOrThrow(() => database.runQuery(QUERIES.productsWithoutPicture, [null, []])),
    readOrThrow(() => database.runQuery(FEW_PUBLISHES, [])),
    readAsStaff(seoKind, 'global', database),
  ]);
  return {
    noPicture: products
      .slice(0, MAX_PRODUCTS)
      .map(({ path, fields }) => savedDocument(path, fields)),
    hasMoreWithoutPicture: products.length > MAX_PRODUCTS,
    invalidCount: invalidCountIn(publishes),
    noSeo: seo === null || (seo.fits && seo.value.deletedAt !== null),
  };
}
