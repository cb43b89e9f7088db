/** The shop's categories as staff have them, live or not: for whoever chooses among them. */
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

/** Each top category followed by those under it; none until they are read. */
export function useCategoryLinks(): readonly CategoryLink[] {
  const { data } = useQuery({
    queryKey: [...listKey(categoryKind), 'links'],
    queryFn: async () => linksIn((await listCategories()).all),
  });
  return data ?? NONE;
}
