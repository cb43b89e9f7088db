/** Products that the live site does not show as saved: drafts, scheduled and archived ones, and unpublished changes. */
import { savedSince, unpublishedProducts } from '#admin/shell/actions/unindexed-products.ts';
import type { SavedProduct } from '#admin/shell/actions/unindexed-products.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { liveChangedAt } from '#firebase/browser/live-site.ts';
import type { PublicationStatus } from '#schema/product-status.ts';

/** Why the new price is not on the live site at once. */
const STATES: Readonly<Record<PublicationStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  archived: 'Archived',
  published: 'Edits not live',
};

/** A product as the rate preview compares it. */
export interface RatedEntry extends CatalogueEntry {
  /** Its state, if the live site does not show it as saved. */
  unpublished?: string;
}

export interface Unpublished {
  products: readonly SavedProduct[];
  /** Whether there are more than were read. */
  isMore: boolean;
}

/** Drafts, and what was saved since the last publish. @throws ReadError, FileUnavailable */
export async function loadUnpublished(
  read = { liveChangedAt, savedSince, unpublishedProducts },
): Promise<Unpublished> {
  const since = (await read.liveChangedAt()) ?? 0;
  const [drafts, saved] = await Promise.all([read.unpublishedProducts(), read.savedSince(since)]);
  // The product that was saved last before the publish is live.
  const changed = saved.products.filter(({ product }) => product.updatedAt > since);
  return { products: [...drafts.products, ...changed], isMore: drafts.isMore || saved.isMore };
}

/** The live products with their unpublished changes, then those that are not live; without a weight there is no price. */
export function withUnpublished(
  entries: readonly CatalogueEntry[],
  products: readonly SavedProduct[],
): RatedEntry[] {
  const stored = new Map(products.map((each) => [each.id, each.product]));
  const own = [...stored].flatMap(([id, product]): RatedEntry[] =>
    product.deletedAt === null && product.netWeightMg !== undefined
      ? [{ ...entryOf(id, product), unpublished: STATES[product.status] }]
      : [],
  );
  return [...entries.filter(({ id }) => !stored.has(id)), ...own];
}
