/**
 * Current category addresses, and redirects from addresses of renamed, moved and merged categories.
 */
import type { CategoryNode, ListingScope } from '#core/catalogue.ts';
import { categoryPath, subcategoryPath } from '#core/paths.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

/** Every category, each followed by its subcategories. */
const allNodes = (): CategoryNode[] =>
  catalogue()
    .categories()
    .flatMap((node) => [node, ...node.children]);

/** The products that a category page lists. */
export const scopeOf = ({ id, parentId }: CategoryNode): ListingScope =>
  parentId === null
    ? { kind: 'category', categoryId: id }
    : { kind: 'subcategory', categoryId: id };

/** The current address of page `page` of a category or subcategory. */
const currentPath = (node: CategoryNode, page: number): string =>
  node.parentId === null ? categoryPath(node.slug, page) : subcategoryPath(node.id, page);

interface OldAddress {
  /** The old slug or ID. */
  key: string;
  node: CategoryNode;
}

/** If several categories had it, the first one gets the redirect. */
function firstOfEach(all: readonly OldAddress[], isTaken: (key: string) => boolean): OldAddress[] {
  const byKey = new Map<string, OldAddress>();
  for (const each of all) {
    if (!isTaken(each.key) && !byKey.has(each.key)) byKey.set(each.key, each);
  }
  return [...byKey.values()];
}

/** Old slugs below `/category/` that redirect. */
export const oldSlugs = (): OldAddress[] =>
  firstOfEach(
    allNodes().flatMap((node) => node.oldSlugs.map((key) => ({ key, node }))),
    (slug) => catalogue().categoryBySlug(slug) !== undefined,
  );

/** Old IDs below `/subcategory/` that redirect. */
export const oldIds = (): OldAddress[] =>
  firstOfEach(
    allNodes().flatMap((node) => node.oldIds.map((key) => ({ key, node }))),
    (id) => (catalogue().category(id)?.parentId ?? null) !== null,
  );

/** The redirect target of an old address; undefined if unknown. */
export function redirectTarget(
  oldAddresses: readonly OldAddress[],
  key: string,
  page: number,
): string | undefined {
  const node = oldAddresses.find((each) => each.key === key)?.node;
  return node && currentPath(node, page);
}
