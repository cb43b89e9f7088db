/** What the shop lacks: pictures of products, documents left out by a publish, words for search engines. */
import { askDocuments, type RawDocument } from '#firebase/browser/asked.ts';
import { isOver } from '#core/publishing/progress.ts';
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';
import { seoKind } from '#schema/seo.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export interface Lacks {
  /** Products that have no picture; the first few. */
  noPicture: readonly SavedDocument[];
  hasMoreWithoutPicture: boolean;
  /** How many documents the last publish that ended has left out. */
  unfit: number;
  /** Whether search engines are told nothing of the site as a whole. */
  noSeo: boolean;
}

const MOST_LACKING = QUERIES.productsWithoutPicture.limit - 1;

/** One of so many has ended, unless staff ask again and again. */
const FEW_PUBLISHES = { ...QUERIES.recentPublishes, limit: 5 };

/** A publish that waits or is under way has left out nothing yet. */
function unfitIn(publishes: readonly RawDocument[]): number {
  const read = publishes.map(({ path, fields }) => decodeDocument(publishKind, path, fields));
  const ended = read.find((each) => each.ok && isOver(each.value));
  return ended?.ok ? new Set(ended.value.quarantine.map(({ path }) => path)).size : 0;
}

/** What the shop lacks. @throws ReadError */
export async function findLacks(): Promise<Lacks> {
  const [products, publishes, seo] = await Promise.all([
    readOrThrow(() => askDocuments(QUERIES.productsWithoutPicture, [null, []])),
    readOrThrow(() => askDocuments(FEW_PUBLISHES, [])),
    readAsStaff(seoKind, 'global'),
  ]);
  return {
    noPicture: products
      .slice(0, MOST_LACKING)
      .map(({ path, fields }) => savedDocument(path, fields)),
    hasMoreWithoutPicture: products.length > MOST_LACKING,
    unfit: unfitIn(publishes),
    noSeo: seo === null || (seo.fits && seo.value.deletedAt !== null),
  };
}
