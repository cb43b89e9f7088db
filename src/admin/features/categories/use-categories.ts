/** Reads all categories, and how many products are in each. */
import { useQuery } from '@tanstack/react-query';
import { listCategories, type LoadedCategories } from '#admin/shell/actions/list-categories.ts';
import { countProductsIn } from './actions/change-categories.ts';
import { productsIn } from './model/category-changes.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { categoryKind } from '#schema/category.ts';
import { productKind } from '#schema/product.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';

export const CATEGORIES_KEY = [...listKey(categoryKind), 'all'] as const;

export const useCategories = () =>
  useQuery<LoadedCategories>({ queryKey: CATEGORIES_KEY, queryFn: () => listCategories() });

export type ProductCounts = ReadonlyMap<string, number>;

const countOf = async (one: StaffCategory): Promise<[string, number]> => [
  one.id,
  await countProductsIn(productsIn(one)),
];

/** By category id; empty until the database has counted. */
export function useProductCounts(all: readonly StaffCategory[]): ProductCounts | undefined {
  const live = all.filter(({ category }) => category.deletedAt === null);
  const counted = useQuery({
    queryKey: [
      ...listKey(productKind),
      'by category',
      live.map(({ id, category }) => [id, category.parent]),
    ],
    queryFn: async (): Promise<ProductCounts> => new Map(await Promise.all(live.map(countOf))),
    enabled: live.length > 0,
  });
  return counted.data;
}
