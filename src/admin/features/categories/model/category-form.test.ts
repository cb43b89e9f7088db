/** A category from its form. */
import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { editableCategory } from './category-form.ts';
import { planEdit, problemsIn } from '#core/editing/editable.ts';
import { filledForm } from '#core/editing/filled-form.ts';

const RINGS = { id: 'rings', category: buildCategory({ name: 'Rings', slug: 'rings' }) };
const editable = editableCategory([RINGS]);
const made = (form: object) => {
  const finished = editable.finished?.({ ...editable.fresh, ...form }, undefined) ?? {};
  return { id: editable.idOf(finished), finished };
};

test('a new one is called by its name, and stands last', () => {
  const { id, finished } = made({ name: 'Nose Pins' });
  expect(id).toBe('nose-pins');
  expect(finished).toMatchObject({ slug: 'nose-pins', order: 1, parent: null });
  expect(problemsIn(editable, finished)).toEqual([]);
});

test('a new subcategory bears the id of the category above it', () => {
  expect(made({ name: 'Solitaire', parent: 'rings' }).id).toBe('rings-solitaire');
});

test('an id that is taken gets a number', () => {
  expect(made({ name: 'Rings' })).toMatchObject({ id: 'rings-2', finished: { slug: 'rings-2' } });
});

test('one called as a screen of the back office can be opened, and has its address on the site', () => {
  expect(made({ name: 'New' })).toMatchObject({ id: 'new-2', finished: { slug: 'new' } });
});

test('one called Index gets another ID, and needs another page URL', () => {
  const { id, finished } = made({ name: 'Index' });
  expect(id).toBe('index-2');
  expect(problemsIn(editable, finished)).toEqual([expect.stringContaining('is reserved')]);
});

test('the address of another is refused, for a top category alone', () => {
  const form = { ...editable.fresh, name: 'Bands', slug: 'rings' };
  expect(problemsIn(editable, form)).toEqual([
    expect.stringContaining('a category already has this one'),
  ]);
  expect(problemsIn(editable, { ...form, parent: 'rings' })).toEqual([]);
});

test('a new address keeps the old one where that was an address', () => {
  const top = buildCategory({ slug: 'bands' });
  const form = { ...editable.formOf([top]), slug: 'silver-bands' };
  expect(editable.finished?.(form, [top])).toMatchObject({ oldSlugs: ['bands'] });
  const below = buildCategory({ slug: 'bands', parent: 'rings' });
  expect(editable.finished?.(form, [below])).toMatchObject({ oldSlugs: [] });
});

test('nothing is written where nothing was changed, a parent of null too', () => {
  const base = [buildCategory({ description: '' })] as const;
  expect(planEdit(editable, { id: 'a', base, form: editable.formOf(base) })).toEqual([]);
});

test('what is left empty is left out, at every depth; what may be empty says so', () => {
  const form = {
    name: 'A',
    slug: '',
    parent: null,
    list: [],
    description: undefined,
    seo: { title: 'T', description: '' },
    image: undefined,
  };
  expect(filledForm(form, new Set(['description']))).toEqual({
    name: 'A',
    parent: null,
    list: [],
    description: '',
    seo: { title: 'T' },
  });
});
