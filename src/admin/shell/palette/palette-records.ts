/** Records for the palette: a few of each kind, with few reads. */
import { findProducts } from '#admin/shell/find/find-products.ts';
import { CATEGORIES_QUERY } from '#admin/shell/use-categories.ts';
import { queries } from '#admin/shell/queries.ts';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { findPosts } from '#admin/shell/actions/find-posts.ts';
import { searchOrders } from '#admin/shell/actions/search-orders.ts';
import { categoriesNamed } from '#admin/shell/editing/category-search.ts';
import { formatPhone } from '#core/format-phone.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import type { StaffRole } from '#schema/staff.ts';
import { mayOpen } from '#admin/shell/screen-rights.ts';
import type { PaletteCommand } from './palette-commands.ts';

/** Results per kind, and reads per query. */
const MOST = 4;
/** Categories are few and loaded at once; cache time, ms. */
const CATEGORIES_FOR = 300_000;
/** A single letter matches too much. */
const SHORTEST = 2;

export interface PaletteEntry {
  /** Unique key. */
  key: string;
  name: string;
  /** Distinguishes records with the same name. */
  code?: string | undefined;
  act: PaletteCommand['act'];
}

export interface PaletteGroup {
  heading: string;
  entries: readonly PaletteEntry[];
}

export interface RecordSource {
  heading: string;
  /** The screen of these records. */
  screen: string;
  find: (text: string) => Promise<readonly PaletteEntry[]>;
}

/** @param path above the records of this kind */
const entry = (path: string, id: string, name: string, code?: string): PaletteEntry => ({
  key: `${path} ${id}`,
  name,
  code,
  act: { to: `${path}/${encodeURIComponent(id)}` },
});

const products: RecordSource = {
  heading: 'Products',
  screen: '/products',
  find: async (text) =>
    ((await findProducts(text))?.products ?? [])
      .slice(0, MOST)
      .map(({ id, sku, title }) => entry('/products', id, title, sku)),
};

const orders: RecordSource = {
  heading: 'Orders',
  screen: '/orders',
  find: async (text) =>
    (await searchOrders(text, MOST)).orders.slice(0, MOST).map((order) => {
      if (!order.success) return entry('/orders', order.id, order.id);
      const { number, contact, status } = order.value;
      const name = `${number} · ${contact.businessName ?? contact.name}`;
      return entry('/orders', order.id, name, STATUS_NAMES[status]);
    }),
};

const customers: RecordSource = {
  heading: 'Customers',
  screen: '/customers',
  find: async (text) =>
    (await findCustomers(text, MOST)).customers.slice(0, MOST).map((customer) => {
      if (!customer.success) return entry('/customers', customer.id, customer.id);
      const { businessName, displayName, email, phone } = customer.value;
      const name = (businessName ?? displayName) || email;
      return entry('/customers', customer.id, name, formatPhone(phone));
    }),
};

const categories: RecordSource = {
  heading: 'Categories',
  screen: '/categories',
  find: async (text) => {
    const { all } = await queries.query({ ...CATEGORIES_QUERY, staleTime: CATEGORIES_FOR });
    return categoriesNamed(all, text, MOST).map(({ id, name, parent }) =>
      entry('/categories', id, name, parent),
    );
  },
};

const posts: RecordSource = {
  heading: 'Glam Buzz',
  screen: '/blogs',
  find: async (text) =>
    (await findPosts(text, MOST)).map((post) =>
      entry('/blogs', post.id, post.success ? post.value.title : post.id),
    ),
};

const SOURCES: readonly RecordSource[] = [products, orders, customers, categories, posts];

export const sourcesFor = (text: string, role: StaffRole): readonly RecordSource[] =>
  text.length < SHORTEST ? [] : SOURCES.filter(({ screen }) => mayOpen(role, screen));
