/** The collections that pages are made of; prices, stock, orders and customers never are. */
export const SHOP_COLLECTIONS = [
  'prod',
  'categories',
  'blogs',
  'pages',
  'settings',
  'seo',
] as const;

export type ShopCollection = (typeof SHOP_COLLECTIONS)[number];
