/** The data of a document that publishing needs, whether it is valid or not. */
import { categoryPathOf } from '#admin/shell/editing/category-places.ts';
import { blogPath, categoryPath, productPath, subcategoryPath } from '#core/paths.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { instant } from '#schema/fields.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import { productKind } from '#schema/product.ts';
import { publicationStatus, type PublicationStatus } from '#schema/product-status.ts';
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

/** Current and old URL paths of a valid document. */
function addressesOf(path: string, fields: unknown): string[] {
  const read = <S extends z.ZodType>(kind: DocumentKind<S>): z.output<S> | undefined => {
    const decoded = kindAt(path) === kind ? decodeDocument(kind, path, fields) : undefined;
    return decoded?.success === true ? decoded.value : undefined;
  };
  const product = read(productKind);
  // Drafts may lack both.
  if (product && product.sku !== '' && product.slug !== '')
    return [product.slug, ...product.oldSlugs].map((slug) => productPath(product.sku, slug));
  const post = read(blogKind);
  if (post) return [post.slug, ...post.oldSlugs].map(blogPath);
  const category = read(categoryKind);
  if (!category) return [];
  const one = { id: path.slice(path.indexOf('/') + 1), category };
  return [
    categoryPathOf(one),
    ...category.oldSlugs.map((slug) => categoryPath(slug)),
    ...(category.oldIds ?? []).map((id) => subcategoryPath(id)),
  ];
}

/** @param fields as returned by Firestore */
export function savedDocument(path: string, fields: unknown): SavedDocument {
  const kind = kindAt(path);
  const decoded = kind && decodeDocument(kind, path, fields);
  return {
    path,
    name: nameOf(path, fields),
    kind: kindLabel(path),
    createdAt: timeOf(fields, 'createdAt') ?? 0,
    updatedAt: timeOf(fields, 'updatedAt') ?? 0,
    updatedBy: textOf(fields, 'updatedBy') ?? '',
    deletedAt: timeOf(fields, 'deletedAt') ?? null,
    status: publicationStatus.safeParse(fieldOf(fields, 'status')).data,
    publishAt: timeOf(fields, 'publishAt'),
    addresses: addressesOf(path, fields),
    problems: decoded?.success === false ? decoded.problems : [],
  };
}
