/** The screens that the side navigation leads to, in its order. */
import type { AnyIcon } from '#ui/icon-paths.ts';

export interface NavigationEntry {
  name: string;
  to: string;
  icon: AnyIcon;
}

/** What is worked with day by day, then what is set up, then what is to come. */
export const NAVIGATION: readonly { name: string; entries: readonly NavigationEntry[] }[] = [
  {
    name: 'Shop',
    entries: [
      { name: 'Dashboard', to: '/', icon: 'store' },
      { name: 'Orders', to: '/orders', icon: 'bag' },
      { name: 'Products', to: '/products', icon: 'gem' },
      { name: 'Categories', to: '/categories', icon: 'catalogue' },
      { name: 'Glam Buzz', to: '/blogs', icon: 'spark' },
      { name: 'Customers', to: '/customers', icon: 'user' },
      { name: 'Analytics', to: '/analytics', icon: 'scale' },
      { name: 'Publishing', to: '/publishing', icon: 'globe' },
      { name: 'SEO', to: '/seo', icon: 'search' },
      { name: 'Settings', to: '/settings', icon: 'shield' },
    ],
  },
  {
    name: 'To come',
    entries: [
      { name: 'Inventory', to: '/inventory', icon: 'box' },
      { name: 'Media', to: '/media', icon: 'catalogue' },
      { name: 'Reviews', to: '/reviews', icon: 'medal' },
      { name: 'Support', to: '/support', icon: 'chat' },
      { name: 'Users', to: '/users', icon: 'user' },
    ],
  },
];
