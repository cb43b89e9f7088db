/** Turns the category names of a list into category documents: the shop's own where they exist, else new ones. */
import { categoryKind } from '#schema/category.ts';
import { decodeDocument } from '#schema/kind.ts';
import { firstEdition, type Author, type DocumentWrite } from '#core/editing/document-write.ts';
import { freeId } from '#core/editing/free-id.ts';
import type { CategoryPlace } from './draft.ts';
import { slugOf } from '#core/identifiers.ts';
import { problemSentence } from '#core/publishing/problem-words.ts';
import type { StoredCategory } from './stored.ts';

/** Ids for a product's `category` and `subCategory`, or why there are none. */
export type Placement =
  | { ok: true; category: string; subCategory: string | undefined }
  | { ok: false; found: string; expected: string };

interface Tree {
  /** The shop's categories and those this import adds. */
  known: StoredCategory[];
  writes: DocumentWrite[];
  author: Author;
}

/** The shop's category of that name under that parent; a live one before a deleted one. */
function find({ known }: Tree, name: string, parent: string | null): StoredCategory | undefined {
  const slug = slugOf(name);
  const id = parent === null ? slug : `${parent}-${slug}`;
  const matches = known.filter(
    (category) =>
      category.id === id ||
      (category.parent === parent && (category.slug === slug || slugOf(category.name) === slug)),
  );
  return matches.find(({ state }) => state === 'live') ?? matches[0];
}

const refusal = (found: string, expected: string): Placement => ({ ok: false, found, expected });

/** Adds a category at the end of its siblings. */
function create(tree: Tree, name: string, parent: string | null): StoredCategory | Placement {
  const slug = slugOf(name);
  if (slug === '')
    return refusal(name, `The category name “${name}” needs at least one Latin letter or digit.`);
  const address = parent === null ? slug : `${parent}-${slug}`;
  const id = freeId(address, (taken) => tree.known.some((each) => each.id === taken), '-');
  const siblings = tree.known.filter((category) => category.parent === parent);
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
  tree.known.push(added);
  tree.writes.push({ kind: 'create', collection: 'categories', id, data });
  return added;
}

function findOrCreate(tree: Tree, name: string, parent: string | null): StoredCategory | Placement {
  const found = find(tree, name, parent);
  if (!found) return create(tree, name, parent);
  if (found.state === 'live' && found.parent === parent) return found;
  if (found.state === 'live') return refusal(name, `“${name}” is already in another category.`);
  return refusal(
    name,
    `The category “${name}” ${found.state === 'deleted' ? 'is deleted' : 'has errors'}.`,
  );
}

function place(tree: Tree, { category, subCategory }: CategoryPlace): Placement {
  const top = findOrCreate(tree, category, null);
  if ('ok' in top) return top;
  if (subCategory === undefined) return { ok: true, category: top.id, subCategory: undefined };
  const sub = findOrCreate(tree, subCategory, top.id);
  return 'ok' in sub ? sub : { ok: true, category: top.id, subCategory: sub.id };
}

/** Names a place uniquely, for looking its placement up. */
export const placeKey = ({ category, subCategory }: CategoryPlace): string =>
  JSON.stringify([category, subCategory]);

/** Places every distinct category of a list. The writes add the categories that are missing, parents first. */
export function placeCategories(
  places: Iterable<CategoryPlace>,
  stored: readonly StoredCategory[],
  author: Author,
): { placements: ReadonlyMap<string, Placement>; writes: readonly DocumentWrite[] } {
  const tree: Tree = { known: [...stored], writes: [], author };
  const placements = new Map<string, Placement>();
  for (const wanted of places) {
    const key = placeKey(wanted);
    if (!placements.has(key)) placements.set(key, place(tree, wanted));
  }
  return { placements, writes: tree.writes };
}
