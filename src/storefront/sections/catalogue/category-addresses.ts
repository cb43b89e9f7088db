/** Where categories stand, and which former addresses lead to them: of renamed, moved and merged ones. */
import type { CategoryNode, ListingScope } from '#core/catalogue.ts';
import { categoryPath, subcategoryPath } from '#core/paths.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

/** Every category, each followed by those under it. */
const allNodes = (): CategoryNode[] =>
  catalogue()
    .categories()
    .flatMap((node) => [node, ...node.children]);

/** What the pages of a category list. */
export const scopeOf = ({ id, parentId }: CategoryNode): ListingScope =>
  parentId === null
    ? { kind: 'category', categoryId: id }
    : { kind: 'subcategory', categoryId: id };

/** Page `page` of a category or subcategory, where it is now. */
const presentPath = (node: CategoryNode, page: number): string =>
  node.parentId === null ? categoryPath(node.slug, page) : subcategoryPath(node.id, page);

interface Former {
  /** The slug, or the id, that stood in its address. */
  key: string;
  node: CategoryNode;
}

/** Of several that had it, the first keeps it. */
function firstOfEach(all: readonly Former[], isTaken: (key: string) => boolean): Former[] {
  const found = new Map<string, Former>();
  for (const each of all) {
    if (!isTaken(each.key) && !found.has(each.key)) found.set(each.key, each);
  }
  return [...found.values()];
}

/** Slugs that lead from `/category/…` to another address. */
export const formerSlugs = (): Former[] =>
  firstOfEach(
    allNodes().flatMap((node) => node.oldSlugs.map((key) => ({ key, node }))),
    (slug) => catalogue().categoryBySlug(slug) !== undefined,
  );

/** Ids that lead from `/subcategory/…` to another address. */
export const formerIds = (): Former[] =>
  firstOfEach(
    allNodes().flatMap((node) => node.oldIds.map((key) => ({ key, node }))),
    (id) => (catalogue().category(id)?.parentId ?? null) !== null,
  );

/** The address that a former one leads to; undefined where nothing had it. */
export function leadOf(former: readonly Former[], key: string, page: number): string | undefined {
  const node = former.find((each) => each.key === key)?.node;
  return node && presentPath(node, page);
}
