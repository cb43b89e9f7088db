/** What each screen needs, by the start of its path; the longest one counts. */
import { mayStaff, type StaffArea, type StaffRight } from '#core/staff-roles.ts';
import type { StaffRole } from '#schema/staff.ts';

const SCREEN_RIGHTS: Readonly<Record<string, readonly [StaffRight, StaffArea]>> = {
  '/orders': ['see', 'orders'],
  '/orders/new': ['edit', 'sales'],
  '/orders/drafts': ['edit', 'sales'],
  '/invoices': ['see', 'sales'],
  '/products': ['see', 'catalogue'],
  '/products/new': ['edit', 'catalogue'],
  '/products/import': ['edit', 'catalogue'],
  '/products/pictures': ['edit', 'catalogue'],
  '/inventory': ['see', 'stock'],
  '/inventory/count': ['edit', 'stock'],
  '/categories': ['edit', 'catalogue'],
  '/media': ['edit', 'content'],
  '/customers': ['see', 'sales'],
  '/blogs': ['edit', 'content'],
  '/analytics': ['see', 'sales'],
  '/seo': ['edit', 'content'],
  '/publishing': ['see', 'publishing'],
  '/settings': ['edit', 'shop'],
  '/settings/mail': ['see', 'sales'],
  '/settings/home': ['edit', 'content'],
  '/settings/pages': ['edit', 'content'],
  '/users': ['edit', 'staff'],
};

/** Quotes are below the path of their order. */
const QUOTE = /^\/orders\/[^/]+\/(?:edit-)?quote$/;

/** @param path below `/admin` */
export function mayOpen(role: StaffRole, path: string): boolean {
  if (QUOTE.test(path)) return mayStaff(role, 'edit', 'sales');
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const [right, area] = SCREEN_RIGHTS[at] ?? [];
    if (right !== undefined && area !== undefined) return mayStaff(role, right, area);
  }
  return true;
}
