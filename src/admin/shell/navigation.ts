/** The screens that the side navigation leads to, in its order. */
import type { StaffRole } from '#schema/staff.ts';
import type { AdminIcon } from './icon-paths.ts';
import { mayOpen } from './screen-rights.ts';

export interface NavigationEntry {
  name: string;
  to: string;
  icon: AdminIcon;
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { name: 'Dashboard', to: '/', icon: 'home' },
  { name: 'Orders', to: '/orders', icon: 'orders' },
  { name: 'Invoices', to: '/invoices', icon: 'table' },
  { name: 'Products', to: '/products', icon: 'gem' },
  { name: 'Inventory', to: '/inventory', icon: 'box' },
  { name: 'Categories', to: '/categories', icon: 'folders' },
  { name: 'Media', to: '/media', icon: 'image' },
  { name: 'Customers', to: '/customers', icon: 'people' },
  { name: 'Glam Buzz', to: '/blogs', icon: 'pen' },
  { name: 'Analytics', to: '/analytics', icon: 'chart' },
  { name: 'SEO', to: '/seo', icon: 'target' },
  { name: 'Publishing', to: '/publishing', icon: 'upload' },
  { name: 'Settings', to: '/settings', icon: 'settings' },
  { name: 'Users', to: '/users', icon: 'key' },
];

/** Screens that aren't built yet; each says what it will do. */
export const COMING_SOON: readonly NavigationEntry[] = [
  { name: 'Reviews', to: '/reviews', icon: 'star' },
  { name: 'Support', to: '/support', icon: 'chat' },
];

/** Roles that may not change the settings open one of its other screens. */
const SETTINGS = ['/settings', '/settings/home', '/settings/mail'];

/** The screens that a role may open. */
export const openTo = (
  role: StaffRole,
  entries: readonly NavigationEntry[],
): readonly NavigationEntry[] =>
  entries
    .map((entry) =>
      entry.to === '/settings'
        ? { ...entry, to: SETTINGS.find((to) => mayOpen(role, to)) ?? entry.to }
        : entry,
    )
    .filter(({ to }) => mayOpen(role, to));
