/** No two top-level categories share a URL after any change: the publisher would refuse the shop. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import {
  planMerge,
  planMove,
  whyNotInto,
  whyNotRestored,
  whyNotUnder,
} from './category-changes.ts';
import { editableCategory } from './category-form.ts';
import { childrenOf, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { planEdit, problemsIn } from '#core/editing/editable.ts';
import { planDeletion } from '#core/editing/plan-save.ts';

const one = (id: string, slug: string, parent: string | null): StaffCategory => ({
  id,
  category: buildCategory({ name: id, slug, parent }),
});

const SHOP = [
  one('rings', 'rings', null),
  one('rings-bands', 'bands', 'rings'),
  one('rings-chains', 'chains', 'rings'),
  one('chains', 'chains', null),
  one('chains-bands', 'bands', 'chains'),
  one('bands', 'rope', null),
];

/** The shop after these writes. */
function written(shop: readonly StaffCategory[], writes: readonly DocumentWrite[]) {
  return writes.reduce<StaffCategory[]>(
    (before, write) => {
      const current = before.find(({ id }) => id === write.id);
      const stored: object = current ? encodeDocument(categoryKind, current.category) : {};
      const set: Record<string, unknown> =
        write.kind === 'create'
          ? { ...write.data, createdAt: new Date(1), updatedAt: new Date(1), updatedBy: 'me' }
          : Object.fromEntries(write.changes.map(({ field, after }) => [field, after]));
      const decoded = decodeDocument(categoryKind, write.id, { ...stored, ...set });
      if (!decoded.success) throw new Error(JSON.stringify(decoded.problems));
      return [
        ...before.filter(({ id }) => id !== write.id),
        { id: write.id, category: decoded.value },
      ];
    },
    [...shop],
  );
}

type Step = readonly [
  'move' | 'merge' | 'rename' | 'add' | 'delete' | 'restore',
  number,
  number,
  string,
];

const SLUGS = ['rings', 'chains', 'bands', 'rope'] as const;
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('move', 'merge', 'rename', 'add', 'delete', 'restore'),
  fc.nat(9),
  fc.nat(9),
  fc.constantFrom(...SLUGS),
);

/** The writes of a saved form; none where it is refused. */
function saved(all: readonly StaffCategory[], base: StaffCategory | undefined, typed: object) {
  const editable = editableCategory(all.filter(({ id }) => id !== base?.id));
  const documents = base && ([base.category] as const);
  const initial = documents ? editable.formOf(documents) : editable.fresh;
  const form = editable.finished?.({ ...initial, ...typed }, documents) ?? {};
  if (problemsIn(editable, form).length > 0) return [];
  return planEdit(editable, { id: base?.id ?? editable.idOf(form), base: documents, form });
}

/** One change that staff may make. */
function taken(
  all: readonly StaffCategory[],
  [what, at, to, slug]: Step,
): readonly DocumentWrite[] {
  const [first, other] = [all[at % all.length], all[to % all.length]];
  if (first === undefined || other === undefined) return [];
  const isLive = first.category.deletedAt === null;
  if (what === 'add') {
    const parent = to % 2 === 0 ? null : first.id;
    return saved(all, undefined, { name: slug, slug: parent === null ? slug : '', parent });
  }
  if (what === 'restore') {
    return isLive || whyNotRestored(all, first) !== undefined
      ? []
      : [planDeletion(categoryKind, first.id, first.category)];
  }
  if (!isLive) return [];
  if (what === 'rename') return saved(all, first, { slug });
  if (what === 'delete') {
    return childrenOf(all, first.id).length > 0
      ? []
      : [planDeletion(categoryKind, first.id, first.category)];
  }
  if (other.category.deletedAt !== null) return [];
  if (what === 'merge') {
    return whyNotInto(all, first, other) === undefined ? planMerge(all, first, other).writes : [];
  }
  const parent = to % 3 === 0 ? null : other.id;
  return whyNotUnder(all, first, parent) === undefined ? planMove(all, first, parent).writes : [];
}

test('after any changes, each top-level URL belongs to one category', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const shop = steps.reduce((all, each) => written(all, taken(all, each)), SHOP);
      const slugs = childrenOf(shop, null).map(({ category }) => category.slug);
      expect(slugs).toEqual([...new Set(slugs)]);
    }),
    { numRuns: 500 },
  );
});

test("explains why a subcategory with the URL of another can't move to the top", () => {
  const [, bands, chains] = SHOP;
  if (bands === undefined || chains === undefined) throw new Error('two of the shop');
  expect(whyNotUnder(SHOP, chains, null)).toMatch(
    /chains already has the page URL \/category\/chains.*Change the page URL of chains first, or merge/,
  );
  expect(whyNotUnder(SHOP, bands, null)).toBeUndefined();
  expect(whyNotUnder(SHOP, chains, 'chains')).toBeUndefined();
});
