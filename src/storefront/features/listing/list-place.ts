/** Where a list stands: its place in the page, its address, and what the address says. */
import type { ListingScope } from '#core/catalogue.ts';
import { queryFor, viewFrom, type ListingView } from '#storefront/shared/listing/filter-address.ts';

/** What the page says of its list (`ListingBar.astro`). */
export interface ListPlace {
  scope: ListingScope;
  /** The path of its first page. */
  path: string;
  /** What the list is called. */
  title: string;
}

/** Reads the attributes of the list's element. */
export function placeOf({ dataset }: HTMLElement): ListPlace {
  const { scope = 'all', category = '', path = '/products', title = '' } = dataset;
  return {
    scope:
      scope === 'category' || scope === 'subcategory'
        ? { kind: scope, categoryId: category }
        : { kind: 'all' },
    path,
    title,
  };
}

/** The view that an address asks for. A page in the path counts where the query says nothing. */
export function viewAt({ path }: ListPlace, { pathname, search }: Location): ListingView {
  const view = viewFrom(new URLSearchParams(search));
  const page = pathname.startsWith(`${path}/`) ? Number(pathname.slice(path.length + 1)) : 1;
  return queryFor(view) === '' && Number.isInteger(page) ? { ...view, page } : view;
}

/** The address of a view. One that shows the list as it was built has the address of the built page. */
export function addressOf({ path }: ListPlace, view: ListingView): string {
  const plain = queryFor({ ...view, page: 1 });
  if (plain === '') return view.page === 1 ? path : `${path}/${view.page}`;
  return `${path}?${queryFor(view)}`;
}
