/** The words of category and subcategory pages. */
import type { CategoryNode } from '#domain/catalogue.ts';
import { formatPieces } from '#domain/format.ts';
import type { PageMeta } from '#domain/page-meta.ts';
import { metaOf } from '#layouts/content/meta-of.ts';

/** The sentence under the heading: the seller's, or how many pieces there are. */
export const categoryLead = (node: CategoryNode): string =>
  node.description || `${formatPieces(node.count)}, at wholesale.`;

/** The meta data of one page of a category or, with its parent, of a subcategory. */
export const categoryMeta = (
  node: CategoryNode,
  { path, page, parent }: { path: string; page: number; parent?: CategoryNode | undefined },
): PageMeta =>
  metaOf(
    {
      title: `Wholesale ${parent === undefined ? node.name : `${node.name}, ${parent.name}`}`,
      description: categoryLead(node),
      canonicalPath: path,
      page,
    },
    node.seo,
  );
