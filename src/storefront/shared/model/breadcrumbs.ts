/** The way from home to a page, as shown above its heading and told to search engines. */
import type { CategoryLink } from '#core/catalogue.ts';
import {
  blogsPath,
  CATEGORIES_PATH,
  categoryPath,
  HOME_PATH,
  productsPath,
  subcategoryPath,
} from '#core/paths.ts';

/** One step of the way; the last one is the page itself. */
export interface Crumb {
  name: string;
  /** A path on this site. */
  path: string;
}

const HOME: Crumb = { name: 'Home', path: HOME_PATH };

/** Home, then `crumbs`. */
export const crumbsTo = (...crumbs: Crumb[]): Crumb[] => [HOME, ...crumbs];

/** The way to a category or, with its parent, to a subcategory. */
export function categoryCrumbs(node: CategoryLink, parent?: CategoryLink): Crumb[] {
  const way = crumbsTo({ name: 'Categories', path: CATEGORIES_PATH });
  if (parent === undefined) return [...way, { name: node.name, path: categoryPath(node.slug) }];
  return [
    ...way,
    { name: parent.name, path: categoryPath(parent.slug) },
    { name: node.name, path: subcategoryPath(node.id) },
  ];
}

/** The way to a product through its category and subcategory, or through all products when it has none. */
export function productCrumbs(
  product: { title: string; path: string },
  category?: CategoryLink,
  subCategory?: CategoryLink,
): Crumb[] {
  const own = { name: product.title, path: product.path };
  if (category === undefined) {
    return crumbsTo({ name: 'All Products', path: productsPath() }, own);
  }
  const way = crumbsTo({ name: category.name, path: categoryPath(category.slug) });
  return subCategory === undefined
    ? [...way, own]
    : [...way, { name: subCategory.name, path: subcategoryPath(subCategory.id) }, own];
}

/** The way to a post. */
export const blogCrumbs = (post: { title: string; path: string }): Crumb[] =>
  crumbsTo({ name: 'Glam Buzz', path: blogsPath() }, { name: post.title, path: post.path });
