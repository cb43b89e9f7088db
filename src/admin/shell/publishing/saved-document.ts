/** What publishing needs to know of a document that pages are made of, whether it fits its schema or not. */
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
import { kindWords } from './staff-address.ts';

export interface SavedDocument {
  readonly path: string;
  /** For people: its title, or where it stands when nobody named it. */
  readonly name: string;
  /** Of its kind, for people: `product`. */
  readonly kind: string;
  /** ms, as all times here; 0 where it says nothing. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** uid of whoever saved it last; empty where it says nothing. */
  readonly updatedBy: string;
  readonly deletedAt: number | null;
  /** Undefined for what pages always show: categories, pages, settings. */
  readonly status: PublicationStatus | undefined;
  readonly publishAt: number | undefined;
  /** Where visitors see it; undefined where it has no page of its own. */
  readonly address: string | undefined;
  /** Where the live site may still show it, its former addresses too. */
  readonly addresses: readonly string[];
  /** Why it does not fit its schema; empty when it does. */
  readonly problems: readonly DocumentProblem[];
}

const FIXED_NAMES: Readonly<Record<string, string>> = {
  'settings/site': 'Business settings',
  'settings/home': 'Home page settings',
  'seo/global': 'SEO: whole site',
};

/** Reads one field of something unknown. */
const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;

const wordsOf = (fields: unknown, name: string): string | undefined => {
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
  const title = wordsOf(fields, 'title') ?? wordsOf(fields, 'name');
  const sku = wordsOf(fields, 'sku');
  if (title === undefined) return sku ?? id;
  return sku === undefined ? title : `${title} · ${sku}`;
}

/** A document of the kind, or undefined when it is of another or does not fit. */
const readAs = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  path: string,
  fields: unknown,
): z.output<S> | undefined => {
  if (kindAt(path) !== kind) return undefined;
  const decoded = decodeDocument(kind, path, fields);
  return decoded.ok ? decoded.value : undefined;
};

/** The present address, and those that it had before. */
function addressesOf(path: string, fields: unknown): string[] {
  const product = readAs(productKind, path, fields);
  if (product) {
    // A draft may have neither yet.
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
    const former = [
      ...category.oldSlugs.map((slug) => categoryPath(slug)),
      ...(category.oldIds ?? []).map((id) => subcategoryPath(id)),
    ];
    return [present, ...former];
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
  // The set holds statuses alone.
  return STATUSES.has(status) ? (status as PublicationStatus) : undefined;
}

/** @param fields as Firestore hands them out */
export function savedDocument(path: string, fields: unknown): SavedDocument {
  const kind = kindAt(path);
  const decoded = kind && decodeDocument(kind, path, fields);
  const addresses = addressesOf(path, fields);
  return {
    path,
    name: nameOf(path, fields),
    kind: kindWords(path),
    createdAt: timeOf(fields, 'createdAt') ?? 0,
    updatedAt: timeOf(fields, 'updatedAt') ?? 0,
    updatedBy: wordsOf(fields, 'updatedBy') ?? '',
    deletedAt: timeOf(fields, 'deletedAt') ?? null,
    status: statusOf(fields),
    publishAt: timeOf(fields, 'publishAt'),
    address: addresses[0],
    addresses,
    problems: decoded?.ok === false ? decoded.problems : [],
  };
}
