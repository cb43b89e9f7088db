/** The pages that a new silver rate publishes again. */
import type { CategoryLink } from '#core/catalogue.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';

/**
 * What is published again, as a sentence: `Published again: 3 product pages in Rings (2) and Chains (1), …`; empty if
 * nothing on the live site changes.
 */
export function touchedPages(
  changes: readonly PreviewedPrice[],
  entries: readonly Pick<CatalogueEntry, 'id' | 'category'>[],
  categories: readonly CategoryLink[],
): string {
  const live = new Set(
    changes.flatMap(({ item, unpublished }) => (unpublished === undefined ? [item.id] : [])),
  );
  if (live.size === 0) return '';
  const counts = new Map<string | undefined, number>();
  for (const { id, category } of entries)
    if (live.has(id)) counts.set(category, (counts.get(category) ?? 0) + 1);
  const names = categories.flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [`${name} (${formatCount(count)})`];
  });
  const where = names.length === 0 ? '' : ` in ${new Intl.ListFormat('en-IN').format(names)}`;
  return `Published again: ${formatCounted(live.size, 'product page')}${where}, and the lists, search and feeds that show these prices.`;
}
