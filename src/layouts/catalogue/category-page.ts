/** The meta data of category and subcategory pages. */
import type { CategoryNode } from '#domain/catalogue.ts';
import { categoryLead, categoryTitle } from '#domain/category-words.ts';
import type { PageMeta } from '#domain/page-meta.ts';
import { metaOf } from '#layouts/content/meta-of.ts';

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
