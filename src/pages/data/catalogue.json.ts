/** The URLs of the catalogue's data files. */
import { publishedShop } from '#core/listing/published-shop.ts';
import { catalogueSlicePath } from '#core/paths.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

export function GET(): Response {
  const shop = catalogue();
  const slices = Array.from({ length: shop.catalogueSlices() }, (_, index) =>
    catalogueSlicePath(index, shop.catalogueSlice(index).version),
  );
  return Response.json(
    publishedShop(shop.site(), {
      products: shop.sizeOf({ kind: 'all' }),
      slices,
      categories: shop.allCategoryLinks(),
    }),
  );
}
