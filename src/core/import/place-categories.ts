/** Resolves the category names of a list: existing categories, or new documents. */
import { categoryKind } from '#schema/category.ts';
import { decodeDocument } from '#schema/kind.ts';
import { firstEdition, type Author, type DocumentWrite } from '#core/editing/document-write.ts';
import { freeId } from '#core/editing/free-id.ts';
import type { CategoryPlace } from './draft.ts';
import { slugOf } from '#core/identifiers.ts';
import { problemSentence } from '#core/publishing/problem-message.ts';
import type { StoredCategory } from './stored.ts';

/** The IDs for `category` and `subCategory`, or the reason there are none. */
export type CategoryPlacement =
  | { ok: true; category: string; subCategory: string | undefined }
  | { ok: false; actual: string; expected: string };

interface Tree {
  /** Existing categories and those this import adds. */
  categories: StoredCategory[];
  writes: DocumentWrite[];
  author: Author;
}

/** The category with that name and parent; a live one before a deleted one. */
function find(
  { categories }: Tree,
  name: string,
  parent: string | null,
): StoredCategory | undefined {
  const slug = slugOf(name);
  const id = parent === null ? slug : `${parent}-${slug}`;
  const matches = categories.filter(
    (category) =>
      category.id === id ||
      (category.parent === parent && (category.slug === slug || slugOf(category.name) === slug)),
  );
  return matches.find(({ state }) => state === 'live') ?? matches[0];
}

const refusal = (actual: string, expected: string): CategoryPlacement => ({
  ok: false,
  actual,
  expected,
});

/** Adds a category at the end of its siblings. */
function create(
  tree: Tree,
  name: string,
  parent: string | null,
): StoredCategory | CategoryPlacement {
  const slug = slugOf(name);
  if (slug === '')
    return refusal(name, `The category name “${name}” needs at least one Latin letter or digit.`);
  const address = parent === null ? slug : `${parent}-${slug}`;
  const id = freeId(address, (taken) => tree.categories.some((each) => each.id === taken), '-');
  const siblings = tree.categories.filter((category) => category.parent === parent);
  const order = Math.max(-1, ...siblings.map((category) => category.order)) + 1;
  const data = {
    name,
    slug: address,
    oldSlugs: [],
    parent,
    order,
    description: '',
    ...firstEdition(tree.author),
  };
  const decoded = decodeDocument(categoryKind, `categories/${id}`, data);
  if (!decoded.ok) {
    return refusal(
      name,
      `The category “${name}” can’t be added. ${decoded.problems.map(problemSentence).join(' ')}`,
    );
  }
  const added: StoredCategory = { id, name, slug: address, parent, order, state: 'live' };
  tree.categories.push(added);
  tree.writes.push({ kind: 'create', collection: 'categories', id, data });
  return added;
}

function findOrCreate(
  tree: Tree,
  name: string,
  parent: string | null,
): StoredCategory | CategoryPlacement {
  const match = find(tree, name, parent);
  if (!match) return create(tree, name, parent);
  if (match.state === 'live' && match.parent === parent) return match;
  if (match.state === 'live') return refusal(name, `“${name}” is already in another category.`);
  return refusal(
    name,
    `The category “${name}” ${match.state === 'deleted' ? 'is deleted' : 'has errors'}.`,
  );
}

function place(tree: Tree, { category, subCategory }: CategoryPlace): CategoryPlacement {
  const top = findOrCreate(tree, category, null);
  if ('ok' in top) return top;
  if (subCategory === undefined) return { ok: true, category: top.id, subCategory: undefined };
  const sub = findOrCreate(tree, subCategory, top.id);
  return 'ok' in sub ? sub : { ok: true, category: top.id, subCategory: sub.id };
}

/** A unique key of a category path. */
export const placeKey = ({ category, subCategory }: CategoryPlace): string =>
  JSON.stringify([category, subCategory]);

/** Resolves every distinct category of a list. The writes add missing categories, parents first. */
export function placeCategories(
  places: Iterable<CategoryPlace>,
  stored: readonly StoredCategory[],
  author: Author,
): { placements: ReadonlyMap<string, CategoryPlacement>; writes: readonly DocumentWrite[] } {
  const tree: Tree = { categories: [...stored], writes: [], author };
  const placements = new Map<string, CategoryPlacement>();
  for (const categoryPlace of places) {
    const key = placeKey(categoryPlace);
    if (!placements.has(key)) placements.set(key, place(tree, categoryPlace));
  }
  return { placements, writes: tree.writes };
}
