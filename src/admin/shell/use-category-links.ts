/** All categories, live or not, for selects. */
import { useQuery } from '@tanstack/react-query';
import { listCategories } from './actions/list-categories.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { categoryPlaces, type StaffCategory } from './editing/category-places.ts';
import { categoryKind } from '#schema/category.ts';
import { listKey } from './list/use-document-list.ts';

const linkOf = ({ id, category: { name, slug, parent } }: StaffCategory): CategoryLink => ({
  id,
  name,
  slug,
  parentId: parent,
});

const linksIn = (all: readonly StaffCategory[]): CategoryLink[] =>
  categoryPlaces(all).tops.flatMap((top) => [top, ...top.children].map(linkOf));

const NONE: readonly CategoryLink[] = [];

/** Top categories, each followed by its subcategories; empty while loading. */
export function useCategoryLinks(): readonly CategoryLink[] {
  const { data } = useQuery({
    queryKey: [...listKey(categoryKind), 'links'],
    queryFn: async () => linksIn((await listCategories()).all),
  });
  return data ?? NONE;
}
