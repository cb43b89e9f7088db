/** The collections that pages are built from; never prices, orders or customers. */
export const SHOP_COLLECTIONS = [
  'prod',
  'stock',
  'categories',
  'blogs',
  'pages',
  'settings',
  'seo',
] as const;

export type ShopCollection = (typeof SHOP_COLLECTIONS)[number];
