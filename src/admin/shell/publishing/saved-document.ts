/** The data of a document that publishing needs, whether it is valid or not. */
import { blogPath, categoryPath, productPath, subcategoryPath } from '#core/paths.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { instant } from '#schema/fields.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import type { PublicationStatus } from '#schema/product-status.ts';
import { kindAt } from '#schema/shop-kinds.ts';
import type * as z from 'zod';
import { kindLabel } from './staff-address.ts';

export interface SavedDocument {
  readonly path: string;
  /** Title, or path without a title. */
  readonly name: string;
  /** Kind for display: `product`. */
  readonly kind: string;
  /** ms, as all times here; 0 if missing. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** uid of the last author; empty if missing. */
  readonly updatedBy: string;
  readonly deletedAt: number | null;
  /** Undefined for documents without a status: categories, pages, settings. */
  readonly status: PublicationStatus | undefined;
  readonly publishAt: number | undefined;
  /** URL path; undefined without a page of its own. */
  readonly address: string | undefined;
  /** All URL paths under which the live site may show it, including old ones. */
  readonly addresses: readonly string[];
  /** Problems with its schema; empty if valid. */
  readonly problems: readonly DocumentProblem[];
}

const FIXED_NAMES: Readonly<Record<string, string>> = {
  'settings/site': 'Business settings',
  'settings/home': 'Home page settings',
  'seo/global': 'SEO: whole site',
};

/** Reads a field of an unknown value. */
const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;

const textOf = (fields: unknown, name: string): string | undefined => {
  const value = fieldOf(fields, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const timeOf = (fields: unknown, name: string): number | undefined =>
  instant.safeParse(fieldOf(fields, name)).data;

function nameOf(path: string, fields: unknown): string {
  const fixed = FIXED_NAMES[path];
  if (fixed !== undefined) return fixed;
  const id = path.slice(path.indexOf('/') + 1);
  if (path.startsWith('seo/')) return `SEO: ${id.replaceAll('~', '/')}`;
  const title = textOf(fields, 'title') ?? textOf(fields, 'name');
  const sku = textOf(fields, 'sku');
  if (title === undefined) return sku ?? id;
  return sku === undefined ? title : `${title} · ${sku}`;
}

/** The document, or undefined if it is of another kind or invalid. */
const readAs = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  path: string,
  fields: unknown,
): z.output<S> | undefined => {
  if (kindAt(path) !== kind) return undefined;
  const decoded = decodeDocument(kind, path, fields);
  return decoded.ok ? decoded.value : undefined;
};

/** Current and old URL paths. */
function addressesOf(path: string, fields: unknown): string[] {
  const product = readAs(productKind, path, fields);
  if (product) {
    // Drafts may lack both.
    if (product.sku === '' || product.slug === '') return [];
    return [product.slug, ...product.oldSlugs].map((slug) => productPath(product.sku, slug));
  }
  const post = readAs(blogKind, path, fields);
  if (post) return [post.slug, ...post.oldSlugs].map(blogPath);
  const category = readAs(categoryKind, path, fields);
  if (category) {
    const present =
      category.parent === null
        ? categoryPath(category.slug)
        : subcategoryPath(path.slice(path.indexOf('/') + 1));
    const oldAddresses = [
      ...category.oldSlugs.map((slug) => categoryPath(slug)),
      ...(category.oldIds ?? []).map((id) => subcategoryPath(id)),
    ];
    return [present, ...oldAddresses];
  }
  return [];
}

const STATUSES: ReadonlySet<unknown> = new Set<PublicationStatus>([
  'draft',
  'published',
  'scheduled',
  'archived',
]);

function statusOf(fields: unknown): PublicationStatus | undefined {
  const status = fieldOf(fields, 'status');
  // The set contains statuses only.
  return STATUSES.has(status) ? (status as PublicationStatus) : undefined;
}

/** @param fields as returned by Firestore */
export function savedDocument(path: string, fields: unknown): SavedDocument {
  const kind = kindAt(path);
  const decoded = kind && decodeDocument(kind, path, fields);
  const addresses = addressesOf(path, fields);
  return {
    path,
    name: nameOf(path, fields),
    kind: kindLabel(path),
    createdAt: timeOf(fields, 'createdAt') ?? 0,
    updatedAt: timeOf(fields, 'updatedAt') ?? 0,
    updatedBy: textOf(fields, 'updatedBy') ?? '',
    deletedAt: timeOf(fields, 'deletedAt') ?? null,
    status: statusOf(fields),
    publishAt: timeOf(fields, 'publishAt'),
    address: addresses[0],
    addresses,
    problems: decoded?.ok === false ? decoded.problems : [],
  };
}
