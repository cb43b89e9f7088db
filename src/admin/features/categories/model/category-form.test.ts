/** The editable form of a category. */
import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { idForNew } from '#admin/shell/actions/id-for-new.ts';
import { oldValues } from '#admin/shell/editing/history.ts';
import { editableCategory } from './category-form.ts';
import { planEdit, problemsIn } from '#core/editing/editable.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';

const RINGS = { id: 'rings', category: buildCategory({ name: 'Rings', slug: 'rings' }) };
const editable = editableCategory([RINGS]);
const made = (form: object) => {
  const finished = editable.finished?.({ ...editable.fresh, ...form }, undefined) ?? {};
  return { id: editable.idOf(finished), finished };
};

test('a new category takes its id from the name and comes last', () => {
  const { id, finished } = made({ name: 'Nose Pins' });
  expect(id).toBe('nose-pins');
  expect(finished).toMatchObject({ slug: 'nose-pins', order: 1, parent: null });
  expect(problemsIn(editable, finished)).toEqual([]);
});

test('the id of a new subcategory starts with that of its parent', () => {
  expect(made({ name: 'Solitaire', parent: 'rings' }).id).toBe('rings-solitaire');
});

test('adds a number to an id that is taken', () => {
  expect(made({ name: 'Rings' })).toMatchObject({ id: 'rings-2', finished: { slug: 'rings-2' } });
});

test('a category named like a back office screen opens and has its URL on the site', () => {
  expect(made({ name: 'New' })).toMatchObject({ id: 'new-2', finished: { slug: 'new' } });
});

test('a category named Index needs another id and another page URL', () => {
  const { id, finished } = made({ name: 'Index' });
  expect(id).toBe('index-2');
  expect(problemsIn(editable, finished)).toEqual([expect.stringContaining('is reserved')]);
});

test('refuses the URL of another category, at the top level only', () => {
  const form = { ...editable.fresh, name: 'Bands', slug: 'rings' };
  expect(problemsIn(editable, form)).toEqual([
    expect.stringContaining('a category already has this one'),
  ]);
  expect(problemsIn(editable, { ...form, parent: 'rings' })).toEqual([]);
});

test('keeps the old URL as a redirect if it was one', () => {
  const top = buildCategory({ slug: 'bands' });
  const form = { ...editable.formOf([top]), slug: 'silver-bands' };
  expect(editable.finished?.(form, [top])).toMatchObject({ oldSlugs: ['bands'] });
  const below = buildCategory({ slug: 'bands', parent: 'rings' });
  expect(editable.finished?.(form, [below])).toMatchObject({ oldSlugs: [] });
});

test('writes nothing without a change, not even a null parent', () => {
  const base = [buildCategory({ description: '' })] as const;
  expect(planEdit(editable, { id: 'a', base, form: editable.formOf(base) })).toEqual([]);
});

test('leaves out empty fields at every depth, except those that may be empty', () => {
  const form = {
    name: 'A',
    slug: '',
    parent: null,
    list: [],
    description: undefined,
    seo: { title: 'T', description: '' },
    image: undefined,
  };
  expect(withoutEmptyFields(form, new Set(['description']))).toEqual({
    name: 'A',
    parent: null,
    list: [],
    description: '',
    seo: { title: 'T' },
  });
});

test('a new category uses no id of a back office screen', async () => {
  emptyDatabase();
  const category = { ...buildCategory({ name: 'New' }), parent: null };
  const id = await idForNew(editableCategory([]), category, staffDatabase);
  expect(id).toEqual({ success: true, value: 'new-2' });
});

test('the history does not restore the place: the products would stay behind', () => {
  const fields = [
    { field: 'parent', before: null, after: 'rings' },
    { field: 'name', before: 'Bands', after: 'Plain bands' },
  ];
  const change = { key: 'a', action: 'update', by: 'kavita', at: 1, fields } as const;
  const now = { parent: 'rings', name: 'Plain bands' };
  expect(oldValues(editableCategory([]), change, { saved: now, base: undefined })).toEqual({
    name: 'Bands',
  });
});
