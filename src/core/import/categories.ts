/** Resolves the category names of a list to the shop's categories, and adds missing ones if wanted. */
import { documentProblems, showValue } from '#schema/problem.ts';
import { categoryKind } from '#schema/category.ts';
import { slugOf } from '#core/identifiers.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { ANY_EDITION } from '#core/editing/editable.ts';
import { freeId } from '#core/editing/free-id.ts';
import { textOf } from '#core/editing/form-values.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { problemSentence } from '#core/publishing/problem-message.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import * as z from 'zod';
import type { FieldValues } from './nested-fields.ts';
import type { StoredCategory } from './stored.ts';

interface Tree {
  /** Existing categories and those this import adds. */
  categories: StoredCategory[];
  writes: DocumentWrite[];
}

/** A name without Latin letters has no slug. */
const comparable = (name: string): string => slugOf(name) || name.trim().toLowerCase();

const isCalled = (category: StoredCategory, name: string): boolean =>
  category.slug === comparable(name) || comparable(category.name) === comparable(name);

/** `Ring` is `Rings`. */
const isAlmostCalled = (category: StoredCategory, name: string): boolean =>
  isCalled(category, name) ||
  ['s', 'es'].some(
    (end) =>
      `${comparable(category.name)}${end}` === comparable(name) ||
      `${comparable(name)}${end}` === comparable(category.name),
  );

/** The only live category with this ID, slug or name; otherwise the only one with it in the singular or plural. */
function find({ categories }: Tree, name: string, parent: string | null) {
  const siblings = categories.filter(
    (category) => category.state === 'live' && category.parent === parent,
  );
  const only = (called: readonly StoredCategory[]) => (called.length === 1 ? called[0] : undefined);
  return (
    siblings.find(({ id }) => id === name) ??
    only(siblings.filter((category) => isCalled(category, name))) ??
    only(siblings.filter((category) => isAlmostCalled(category, name)))
  );
}

/** Adds a category at the end of its siblings. */
function create(tree: Tree, name: string, parent: string | null): Result<StoredCategory> {
  const { categories } = tree;
  if (slugOf(name) === '')
    return failed(`The category name “${name}” needs at least one Latin letter or digit.`);
  const slug = parent === null ? slugOf(name) : `${parent}-${slugOf(name)}`;
  const siblings = categories.filter((category) => category.parent === parent);
  const isTaken = categories.some((each) => each.slug === slug || each.id === slug);
  if (isTaken || siblings.some((category) => isCalled(category, name)))
    return failed(
      `The category “${name}” can’t be added: another category with this name is deleted or in another place.`,
    );
  const id = freeId(slug, (taken) => categories.some((each) => each.id === taken), '-');
  const order = Math.max(-1, ...siblings.map((category) => category.order)) + 1;
  const next = { ...ANY_EDITION, name, slug, oldSlugs: [], parent, order, description: '' };
  const { error } = z.safeEncode(categoryKind.schema, next, { reportInput: true });
  if (error)
    return failed(
      `The category “${name}” can’t be added. ${documentProblems('', error.issues).map(problemSentence).join(' ')}`,
    );
  const added: StoredCategory = { id, name, slug, parent, order, state: 'live' };
  categories.push(added);
  const write = planSave(categoryKind, { id, base: undefined, next });
  if (write) tree.writes.push(write);
  return succeeded(added);
}

/** What to do with a name in a list: `rings`, `rings/plain`, `create` or `skip`. */
export type CategoryChoices = Readonly<Record<string, string>>;

const SKIP = 'skip';
const CREATE = 'create';

interface Place {
  category?: string | undefined;
  subCategory?: string | undefined;
}

/** WooCommerce lists all categories of a product: the first with a subcategory, otherwise the first. */
function firstPath(text: string): string {
  const paths = text.split(',').map((path) => path.trim());
  return paths.every((path) => path !== '') && text.includes('>')
    ? (paths.find((path) => path.includes('>')) ?? text)
    : text;
}

/** The names in a row: `Rings > Plain` in the category's cell names both. */
function namesIn({ category, subCategory }: FieldValues): (string | undefined)[] {
  const path = firstPath(textOf(category))
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return path.length === 2
    ? path
    : [textOf(category) || undefined, textOf(subCategory) || undefined];
}

/** The live categories of a choice; undefined if they no longer exist. */
function chosenPlace({ categories }: Tree, choice: string): Place | undefined {
  const [id, subId] = choice.split('/');
  const live = (one: string | undefined, parent: string | null) =>
    categories.find((each) => each.id === one && each.parent === parent && each.state === 'live');
  const top = live(id, null);
  const sub = top && live(subId, top.id);
  if (top === undefined || (subId !== undefined && sub === undefined)) return undefined;
  return { category: top.id, subCategory: sub?.id };
}

/**
 * @param adds whether missing categories are added; otherwise each must exist
 * @param choices what staff chose for names that the shop does not have
 */
export function categoryResolver(
  stored: readonly StoredCategory[],
  adds: boolean,
  choices: CategoryChoices = {},
) {
  const tree: Tree = { categories: [...stored], writes: [] };
  const resolved = new Map<string, Result<StoredCategory>>();
  const unknown = new Map<string, number>();
  const findOrCreate = (
    name: string,
    parent: string | null,
    mayAdd: boolean,
  ): Result<StoredCategory> => {
    const existing = find(tree, name, parent);
    if (existing) return succeeded(existing);
    if (mayAdd) return create(tree, name, parent);
    const missing =
      parent === null ? 'The shop has no category' : 'This category has no subcategory';
    return failed(`${missing} ${showValue(name)}.`);
  };
  const idOf = (name: string, parent: string | null, mayAdd: boolean): Result<string> => {
    const key = JSON.stringify([parent, name, mayAdd]);
    const category = resolved.get(key) ?? findOrCreate(name, parent, mayAdd);
    resolved.set(key, category);
    return category.success ? succeeded(category.value.id) : category;
  };
  const byName = (
    [name, subName]: readonly (string | undefined)[],
    current: Place,
    mayAdd: boolean,
  ): Result<Place> => {
    const isSame = name === undefined || name === current.category;
    const top = isSame ? succeeded(current.category) : idOf(name, null, mayAdd);
    if (!top.success) return top;
    const place = name === undefined ? {} : { category: top.value };
    if (subName === undefined) return succeeded(place);
    if (isSame && subName === current.subCategory)
      return succeeded({ ...place, subCategory: subName });
    const sub = idOf(subName, top.value ?? '', mayAdd);
    return sub.success ? succeeded({ ...place, subCategory: sub.value }) : sub;
  };
  return {
    /** The writes that add missing categories, parents first. */
    writes: tree.writes,
    /** The names that the shop does not have or for which staff chose, with the number of products. */
    unknown,
    /**
     * The IDs for the names in a row. The product's current categories stay, even if they were deleted.
     * @returns why a name can't be resolved
     */
    resolve: (values: FieldValues, current: Place): Result<Place> => {
      const names = namesIn(values);
      const listed = names.filter((name) => name !== undefined).join(' > ');
      const choice = Object.hasOwn(choices, listed) ? choices[listed] : undefined;
      const chosen = choice === undefined ? undefined : chosenPlace(tree, choice);
      const place =
        choice === SKIP
          ? failed(`Products of the category ${showValue(listed)} are not imported.`)
          : chosen
            ? succeeded(chosen)
            : byName(names, current, adds || choice === CREATE);
      if (choice !== undefined || !place.success)
        unknown.set(listed, (unknown.get(listed) ?? 0) + 1);
      return place;
    },
  };
}
