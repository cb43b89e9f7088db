/** The context of a list: its element, address and the state in it. */
import type { ListingScope } from '#core/catalogue.ts';
import { queryFor, viewFrom, type ListingView } from '#storefront/shared/listing/filter-address.ts';

/** The page's data about its list. */
export interface ListPlace {
  scope: ListingScope;
  /** The path of its first page. */
  path: string;
  /** The name of the list. */
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

/** The view of an address. The page number in the path applies if the query has none. */
export function viewAt({ path }: ListPlace, { pathname, search }: Location): ListingView {
  const view = viewFrom(new URLSearchParams(search));
  const page = pathname.startsWith(`${path}/`) ? Number(pathname.slice(path.length + 1)) : 1;
  return queryFor(view) === '' && Number.isInteger(page) ? { ...view, page } : view;
}

/** The address of a view; the default view of a page has the address of the built page. */
export function addressOf({ path }: ListPlace, view: ListingView): string {
  const plain = queryFor({ ...view, page: 1 });
  if (plain === '') return view.page === 1 ? path : `${path}/${view.page}`;
  return `${path}?${queryFor(view)}`;
}
