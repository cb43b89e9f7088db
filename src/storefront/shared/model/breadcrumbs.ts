/** Breadcrumbs, shown above the heading and in structured data. */
import type { CategoryLink } from '#core/catalogue.ts';
import {
  blogsPath,
  CATEGORIES_PATH,
  categoryPath,
  HOME_PATH,
  productsPath,
  subcategoryPath,
} from '#core/paths.ts';

/** One breadcrumb; the last one is the page itself. */
export interface Crumb {
  name: string;
  /** A path on this site. */
  path: string;
}

const HOME: Crumb = { name: 'Home', path: HOME_PATH };

/** Home, then `crumbs`. */
export const crumbsTo = (...crumbs: Crumb[]): Crumb[] => [HOME, ...crumbs];

/** The breadcrumbs of a category or, with its parent, of a subcategory. */
export function categoryCrumbs(node: CategoryLink, parent?: CategoryLink): Crumb[] {
  const parents = crumbsTo({ name: 'Categories', path: CATEGORIES_PATH });
  if (parent === undefined) return [...parents, { name: node.name, path: categoryPath(node.slug) }];
  return [
    ...parents,
    { name: parent.name, path: categoryPath(parent.slug) },
    { name: node.name, path: subcategoryPath(node.id) },
  ];
}

/** The breadcrumbs of a product: its category and subcategory, or all products if it has none. */
export function productCrumbs(
  product: { title: string; path: string },
  category?: CategoryLink,
  subCategory?: CategoryLink,
): Crumb[] {
  const own = { name: product.title, path: product.path };
  if (category === undefined) {
    return crumbsTo({ name: 'All Products', path: productsPath() }, own);
  }
  const parents = crumbsTo({ name: category.name, path: categoryPath(category.slug) });
  return subCategory === undefined
    ? [...parents, own]
    : [...parents, { name: subCategory.name, path: subcategoryPath(subCategory.id) }, own];
}

/** The breadcrumbs of a post. */
export const blogCrumbs = (post: { title: string; path: string }): Crumb[] =>
  crumbsTo({ name: 'Glam Buzz', path: blogsPath() }, { name: post.title, path: post.path });
