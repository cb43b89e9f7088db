/** Where uploaded pictures are used, and how one takes the place of another in a document. */
import { isRecord } from '#core/editing/form-values.ts';
import { picturesIn } from '#core/pictures/stored-picture.ts';
import type { EditedKind } from '#core/editing/plan-save.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import type { Image } from '#schema/image.ts';
import { pageKind } from '#schema/page.ts';
import { productKind } from '#schema/product.ts';
import { homeSettingsKind } from '#schema/settings.ts';

interface PicturedKind {
  kind: EditedKind;
  /** Only this document of the collection. */
  only?: string;
  /** The screen of a document. */
  path: (id: string) => string;
}

/** The documents that may contain pictures. */
export const PICTURED: readonly PicturedKind[] = [
  { kind: productKind, path: (id) => `/products/${id}` },
  { kind: categoryKind, path: (id) => `/categories/${id}` },
  { kind: blogKind, path: (id) => `/blogs/${id}` },
  { kind: pageKind, path: (id) => `/settings/pages/${id}` },
  { kind: homeSettingsKind, only: 'home', path: () => '/settings/home' },
];

export interface PictureUse {
  /** `prod/rg101`. */
  document: string;
  /** Its title, with the SKU of a product. */
  title: string;
  /** Of its screen. */
  path: string;
  isDeleted: boolean;
}

export interface PictureUses {
  uses: readonly PictureUse[];
  /** Alt texts of the picture in documents. */
  alts: readonly string[];
}

export interface PicturedDocument {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

const textIn = (fields: PicturedDocument['fields'], name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function titleOf({ id, fields }: PicturedDocument, { only }: PicturedKind): string {
  if (only !== undefined) return 'Home page settings';
  const title = textIn(fields, 'title') || textIn(fields, 'name') || id;
  const sku = textIn(fields, 'sku');
  return sku === '' ? title : `${title} (${sku})`;
}

/** The pictures in a value with their alt texts; pictures in Markdown have none here. */
function altsIn(value: unknown): (readonly [picture: string, alt: string])[] {
  if (Array.isArray(value)) return value.flatMap(altsIn);
  if (!isRecord(value)) return [];
  const { url, alt } = value;
  return typeof url === 'string' && typeof alt === 'string'
    ? picturesIn(url).map((picture) => [picture, alt] as const)
    : Object.values(value).flatMap(altsIn);
}

/** Adds the pictures of one document to those of others. */
export function addUses(
  all: Map<string, { uses: PictureUse[]; alts: string[] }>,
  document: PicturedDocument,
  pictured: PicturedKind,
): void {
  const { fields, id } = document;
  const use: PictureUse = {
    document: `${pictured.kind.collection}/${id}`,
    title: titleOf(document, pictured),
    path: pictured.path(id),
    isDeleted: (fields['deletedAt'] ?? null) !== null,
  };
  const alts = altsIn(fields);
  for (const picture of new Set(picturesIn(JSON.stringify(fields)))) {
    const own = all.get(picture) ?? { uses: [], alts: [] };
    own.uses.push(use);
    own.alts.push(...alts.flatMap(([each, alt]) => (each === picture ? [alt] : [])));
    all.set(picture, own);
  }
}

/** The addresses of uploaded files in Markdown. */
const ADDRESSES = /(?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[^\s)"'<>]+/g;

const names = (address: string, picture: string): boolean => picturesIn(address).includes(picture);

/** The value with `next` in the place of a picture; alt texts stay, because they describe the place. */
export function withPicture(value: unknown, picture: string, next: Image): unknown {
  if (typeof value === 'string')
    return value.replace(ADDRESSES, (address) => (names(address, picture) ? next.url : address));
  if (Array.isArray(value)) return value.map((each) => withPicture(each, picture, next));
  if (!isRecord(value)) return value;
  if (typeof value['url'] === 'string' && names(value['url'], picture)) {
    return { ...next, alt: value['alt'] ?? next.alt };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withPicture(each, picture, next)]),
  );
}
