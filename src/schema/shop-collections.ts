/** The collections that pages are built from; never prices, stock, orders or customers. */
export const SHOP_COLLECTIONS = [
  'prod',
  'categories',
  'blogs',
  'pages',
  'settings',
  'seo',
] as const;

export type ShopCollection = (typeof SHOP_COLLECTIONS)[number];
