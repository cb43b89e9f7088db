/** Builds every address with parameters; none ends in a slash. */

const paged = (base: string, page: number): string => (page === 1 ? base : `${base}/${page}`);

export const HOME_PATH = '/';

/** All products, or page `page` of them. */
export const productsPath = (page = 1): string => paged('/products', page);

/** A product's own page. */
export const productPath = (sku: string, slug: string): string => `/product/${sku}/${slug}`;

/** The short product address, as printed on a tag; redirects to `productPath`. */
export const skuPath = (sku: string): string => `/product/${sku}`;

/** The list of all categories. */
export const CATEGORIES_PATH = '/category';

/** A top category, or page `page` of it. */
export const categoryPath = (slug: string, page = 1): string => paged(`/category/${slug}`, page);

/** A subcategory by the id of its document, or page `page` of it. */
export const subcategoryPath = (categoryId: string, page = 1): string =>
  paged(`/subcategory/${encodeURIComponent(categoryId)}`, page);

/** The list of posts, or page `page` of it. */
export const blogsPath = (page = 1): string => (page === 1 ? '/blogs' : `/blogs/page/${page}`);

/** One post. */
export const blogPath = (slug: string): string => `/blogs/${slug}`;

const comingBack = (path: string, back: string | undefined): string =>
  back === undefined ? path : `${path}?redirect=${encodeURIComponent(back)}`;

/** Sign-in with the path to return to afterwards. */
export const loginPath = (back?: string): string => comingBack('/login', back);

/** Registration, with the same return path. */
export const registerPath = (back?: string): string => comingBack('/register', back);

/** Password reset, with the same return path. */
export const resetPasswordPath = (back?: string): string => comingBack('/reset-password', back);

/** The target of email links, and the page for unverified users; with the same return path. */
export const verifyEmailPath = (back?: string): string => comingBack('/verify-email', back);

/** My account, or one section of it. */
export const accountPath = (section?: string): string =>
  section === undefined ? '/account' : `/account/${section}`;

/** One of my orders. @param id of its document */
export const accountOrderPath = (id: string): string => `/account/orders/${encodeURIComponent(id)}`;

/** The proforma invoices of one of my orders. @param id of the order */
export const accountQuotePath = (id: string): string => `/account/quotes/${encodeURIComponent(id)}`;

/** One of my invoices or credit notes. @param id of its document */
export const accountInvoicePath = (id: string): string =>
  `/account/invoices/${encodeURIComponent(id)}`;

/** Adds orders that staff have entered to the account. @param code of the link; as a fragment it stays out of logs */
export const accountClaimPath = (code: string): string => `${accountPath('claim')}#${code}`;

/** The confirmation of an order. @param id of its document */
export const orderConfirmationPath = (id: string): string =>
  `/order-confirmation/${encodeURIComponent(id)}`;

/** Search results for `query`. */
export const searchPath = (query?: string): string =>
  query === undefined ? '/search' : `/search?q=${encodeURIComponent(query)}`;

/** The heading of the saved lists. */
export const SAVED_LISTS_ID = 'saved-lists';

/** The order list; with `list`, a shared one. */
export const orderListPath = (list?: string): string =>
  list === undefined ? '/order-list' : `/order-list#${list}`;

/** The saved lists, below the order list. */
export const savedListsPath = (): string => orderListPath(SAVED_LISTS_ID);

/** A page for print. @param query of a list with its filters. @param list like that of `orderListPath` */
export const lineSheetPath = (query = '', list?: string): string =>
  `/line-sheet${query === '' ? '' : `?${query}`}${list === undefined ? '' : `#${list}`}`;

/** The silver rate that prices by weight follow. */
export const SILVER_RATE_PATH = '/data/silver-rate.json';

/** The data of the shop and its catalogue's files. */
export const CATALOGUE_DATA_PATH = '/data/catalogue.json';

/** One file of the catalogue; each version has its own address, so browsers cache it for good. */
export const catalogueSlicePath = (index: number, version?: string): string =>
  `/data/catalogue/${index}.json${version === undefined ? '' : `?v=${version}`}`;

/** The names of categories and their subcategories. */
export const CATEGORY_NAMES_PATH = '/data/categories.json';

/** The back office; its screens lie below it. */
export const ADMIN_PATH = '/admin';
/** Where invited people accept; it is outside the screens of staff. */
export const JOIN_PATH = `${ADMIN_PATH}/join`;
