/** All categories, live or not. They are few, so all screens share one query. */
import { useQuery } from '@tanstack/react-query';
import type { CategoryLink } from '#core/catalogue.ts';
import { categoryKind } from '#schema/category.ts';
import { listCategories, type LoadedCategories } from './actions/list-categories.ts';
import { categoryPlaces, type StaffCategory } from './editing/category-places.ts';
import { listKey } from './list/list-key.ts';

export const CATEGORIES_QUERY = {
  queryKey: [...listKey(categoryKind), 'all'],
  queryFn: () => listCategories(),
};

export const useCategories = () => useQuery(CATEGORIES_QUERY);

const linkOf = ({ id, category: { name, slug, parent } }: StaffCategory): CategoryLink => ({
  id,
  name,
  slug,
  parentId: parent,
});

const linksIn = ({ all }: LoadedCategories): readonly CategoryLink[] =>
  categoryPlaces(all).tops.flatMap((top) => [top, ...top.children].map(linkOf));

const NONE: readonly CategoryLink[] = [];

/** For selects: top categories, each followed by its subcategories; empty while loading. */
export const useCategoryLinks = (): readonly CategoryLink[] =>
  useQuery({ ...CATEGORIES_QUERY, select: linksIn }).data ?? NONE;
