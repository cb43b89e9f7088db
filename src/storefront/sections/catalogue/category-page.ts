/** The meta data of category and subcategory pages. */
import type { CategoryNode } from '#core/catalogue.ts';
import { categoryLead, categoryTitle } from '#core/category-text.ts';
import type { PageMeta } from '#core/page-meta.ts';
import { metaOf } from '#storefront/sections/content/meta-of.ts';

/** Of one page of a category or, with its parent, of a subcategory. */
export const categoryMeta = (
  node: CategoryNode,
  { path, page, parent }: { path: string; page: number; parent?: CategoryNode | undefined },
): PageMeta =>
  metaOf(
    {
      title: categoryTitle(node.name, parent?.name),
      description: categoryLead(node),
      canonicalPath: path,
      page,
    },
    node.seo,
  );
