/** How many products are in each category. */
import { useQuery } from '@tanstack/react-query';
import { countProductsIn } from './actions/change-categories.ts';
import { productsIn } from './model/category-changes.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { productKind } from '#schema/product.ts';
import { listKey } from '#admin/shell/list/list-key.ts';

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
