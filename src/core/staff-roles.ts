/** What each role may see and edit: the one table for the rules, the functions and the back office. */
import type { StaffRole } from '#schema/staff.ts';

export const STAFF_AREAS = [
  'catalogue',
  'stock',
  'content',
  'orders',
  'sales',
  'publishing',
  'shop',
  'staff',
] as const;
export type StaffArea = (typeof STAFF_AREAS)[number];
export type StaffRight = 'see' | 'edit';

/** Editing includes seeing. */
const STAFF_RIGHTS: Readonly<Record<StaffRole, Readonly<Partial<Record<StaffArea, StaffRight>>>>> =
  {
    owner: {
      catalogue: 'edit',
      stock: 'edit',
      content: 'edit',
      orders: 'edit',
      sales: 'edit',
      publishing: 'edit',
      shop: 'edit',
      staff: 'edit',
    },
    sales: {
      catalogue: 'see',
      stock: 'edit',
      content: 'see',
      orders: 'edit',
      sales: 'edit',
      publishing: 'edit',
      shop: 'see',
    },
    packing: { catalogue: 'see', stock: 'edit', orders: 'edit', shop: 'see' },
    content: { catalogue: 'edit', stock: 'see', content: 'edit', publishing: 'edit', shop: 'see' },
  };

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  sales: 'Sales',
  packing: 'Packing',
  content: 'Content',
};

/** The area of each collection, and of each document of the settings. Everyone sees the settings. */
export const AREA_OF: Readonly<Record<string, StaffArea>> = {
  prod: 'catalogue',
  prices: 'catalogue',
  categories: 'catalogue',
  'settings/import': 'catalogue',
  stock: 'stock',
  stockMoves: 'stock',
  blogs: 'content',
  pages: 'content',
  seo: 'content',
  'settings/home': 'content',
  orders: 'orders',
  packingSlips: 'orders',
  orderDrafts: 'sales',
  orderIndex: 'orders',
  orderPauses: 'sales',
  orderClaims: 'sales',
  invoices: 'sales',
  customers: 'sales',
  customerIndex: 'sales',
  webUsers: 'sales',
  users: 'sales',
  mail: 'sales',
  failures: 'sales',
  'settings/rates': 'sales',
  publishes: 'publishing',
  publishing: 'publishing',
  settings: 'shop',
  'settings/site': 'shop',
  'settings/sales': 'shop',
  'settings/invoicing': 'shop',
  staff: 'shop',
  staffInvitations: 'staff',
};

const isRole = (value: unknown): value is StaffRole =>
  typeof value === 'string' && Object.hasOwn(STAFF_RIGHTS, value);

export const mayStaff = (role: StaffRole, right: StaffRight, area: StaffArea): boolean => {
  const granted = STAFF_RIGHTS[role][area];
  return granted === 'edit' || granted === right;
};

/** What staff may do with the files of pictures, which are public. */
export type PictureDeed = 'list' | 'put' | 'delete';

/**
 * Whether a role may do this with pictures in Cloud Storage: its rules are generated from it. Only owners delete, because
 * only they see the history, which names the pictures that somebody may still put back.
 */
export const mayUsePictures = (role: StaffRole, deed: PictureDeed): boolean => {
  switch (deed) {
    case 'list':
      return mayStaff(role, 'see', 'catalogue');
    case 'put':
      return mayStaff(role, 'edit', 'catalogue') || mayStaff(role, 'edit', 'content');
    case 'delete':
      return mayStaff(role, 'edit', 'staff');
  }
};

/** What the database stores of a member of staff, as far as it decides on access. */
export interface StoredAccess {
  role: StaffRole;
  removedAt: number | null;
}

/**
 * The role of a caller: the stored one, which counts at once, else that of the token. The claim `admin` must be
 * exactly true; without a role it stands for an owner.
 * @returns undefined without access
 */
export function roleOf(
  claims: Readonly<Record<string, unknown>>,
  stored: StoredAccess | undefined,
): StaffRole | undefined {
  if (claims['admin'] !== true) return undefined;
  if (stored !== undefined) return stored.removedAt === null ? stored.role : undefined;
  const { role = 'owner' } = claims;
  return isRole(role) ? role : undefined;
}
