/** Records for the palette: a few of each kind, with few reads. */
import { findProducts } from '#admin/shell/find/find-products.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { queries } from '#admin/shell/queries.ts';
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { findPosts } from '#admin/shell/actions/find-posts.ts';
import { listCategories } from '#admin/shell/actions/list-categories.ts';
import { ordersBeginning } from '#admin/shell/actions/search-orders.ts';
import { categoriesNamed } from '#admin/shell/editing/category-search.ts';
import { formatPhone } from '#core/format-phone.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { categoryKind } from '#schema/category.ts';

/** Results per kind, and reads per query. */
const MOST = 4;
/** Categories are few and loaded at once; cache time, ms. */
const CATEGORIES_FOR = 300_000;
/** A single letter matches too much. */
const SHORTEST = 2;

export interface PaletteRecord {
  /** Unique key. */
  key: string;
  name: string;
  /** Distinguishes records with the same name. */
  code?: string | undefined;
  to: string;
}

export interface RecordSource {
  heading: string;
  find: (text: string) => Promise<readonly PaletteRecord[]>;
}

const products: RecordSource = {
  heading: 'Products',
  find: async (text) =>
    ((await findProducts(text))?.products ?? [])
      .slice(0, MOST)
      .map(({ id, sku, title }) => ({
        key: `product ${id}`,
        name: title,
        code: sku,
        to: `/products/${encodeURIComponent(id)}`,
      })),
};

const orders: RecordSource = {
  heading: 'Orders',
  find: async (text) =>
    (await ordersBeginning(text, MOST)).slice(0, MOST).map((order) => ({
      key: `order ${order.id}`,
      name: order.fits
        ? `${order.value.number} · ${order.value.contact.businessName ?? order.value.contact.name}`
        : order.id,
      code: order.fits ? STATUS_NAMES[order.value.status] : undefined,
      to: `/orders/${encodeURIComponent(order.id)}`,
    })),
};

const customers: RecordSource = {
  heading: 'Customers',
  find: async (text) =>
    (await findCustomers(text, MOST)).customers.slice(0, MOST).map((customer) => ({
      key: `customer ${customer.id}`,
      name: customer.fits
        ? (customer.value.businessName ?? customer.value.displayName) || customer.value.email
        : customer.id,
      code: customer.fits ? formatPhone(customer.value.phone) : undefined,
      to: `/customers/${encodeURIComponent(customer.id)}`,
    })),
};

const categories: RecordSource = {
  heading: 'Categories',
  find: async (text) => {
    const { all } = await queries.query({
      queryKey: [...listKey(categoryKind), 'all'],
      queryFn: () => listCategories(),
      staleTime: CATEGORIES_FOR,
    });
    return categoriesNamed(all, text, MOST).map(({ id, name, parent }) => ({
      key: `category ${id}`,
      name,
      code: parent,
      to: `/categories/${encodeURIComponent(id)}`,
    }));
  },
};

const posts: RecordSource = {
  heading: 'Glam Buzz',
  find: async (text) =>
    (await findPosts(text, MOST)).map((post) => ({
      key: `post ${post.id}`,
      name: post.fits ? post.value.title : post.id,
      to: `/blogs/${encodeURIComponent(post.id)}`,
    })),
};

const SOURCES: readonly RecordSource[] = [products, orders, customers, categories, posts];

export const sourcesFor = (text: string): readonly RecordSource[] =>
  text.length < SHORTEST ? [] : SOURCES;
