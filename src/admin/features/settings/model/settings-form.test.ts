/** The editable forms of settings. */
import { expect, test } from 'vitest';
import { buildHomeSettings, buildPage, buildSiteSettings } from '#fixtures/build.ts';
import { planEdit, problemsIn } from '#core/editing/editable.ts';
import { editablePage } from '#admin/shell/editing/page-form.ts';
import { editableHome, editableSite } from './settings-form.ts';

const site = buildSiteSettings();
const siteForm = editableSite.formOf([site]);
const written = (form: object) =>
  planEdit(editableSite, { id: 'site', base: [site], form: { ...siteForm, ...form } })[0];

test.each([
  ['site', editableSite, [site]],
  ['home', editableHome, [buildHomeSettings()]],
  ['page', editablePage('faqs'), [buildPage({ questions: [{ question: 'Q?', answer: 'A.' }] })]],
] as const)('%s: what is not changed is not written', (id, editable, base) => {
  const form = editable.formOf(base);
  expect(problemsIn(editable, form)).toEqual([]);
  expect(planEdit(editable, { id, base, form })).toEqual([]);
});

test.each(['91234 56780', '091234-56780', '+91 91234 56780'])(
  '%s is kept with its code',
  (typed) => {
    expect(written({ whatsapp: typed })).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'whatsapp', after: '+919123456780' }),
      ]) as unknown,
    });
  },
);

test('reports an invalid phone number at its field', () => {
  expect(problemsIn(editableSite, { ...siteForm, phone: '12' }).join()).toContain('Phone');
});

test('normalizes a GSTIN and checks its check digit', () => {
  expect(problemsIn(editableSite, { ...siteForm, gstin: '36 aabcu9603r1zo' })).toEqual([]);
  expect(problemsIn(editableSite, { ...siteForm, gstin: '36AABCU9603R1ZX' }).join()).toContain(
    'typing error',
  );
  expect(problemsIn(editableSite, { ...siteForm, gstin: '' })).toEqual([]);
});

test('an order minimum may be empty; links may not', () => {
  expect(problemsIn(editableSite, { ...siteForm, orderMinimum: { pieces: undefined } })).toEqual(
    [],
  );
  const problems = problemsIn(editableSite, { ...siteForm, appLinks: { ios: '', android: '/a' } });
  expect(problems).toEqual([expect.stringContaining('App links, ios')]);
});

test('drops empty lines and reports an empty field of a row at that field', () => {
  const address = { ...site.address, lines: ['  14 Station Road ', '', ' '] };
  expect(written({ address })).toMatchObject({
    changes: [{ field: 'address', after: { lines: ['14 Station Road'] } }],
  });
  const hours = [{ days: 'Monday', hours: '' }];
  expect(problemsIn(editableSite, { ...siteForm, hours })).toEqual([
    expect.stringContaining('Hour 1, hours'),
  ]);
});

test('home page: reports too few highlights; an empty picture counts as none', () => {
  const home = buildHomeSettings();
  const form = editableHome.formOf([home]);
  expect(problemsIn(editableHome, { ...form, trust: [] }).join()).toContain('Highlights');
  expect(
    problemsIn(editableHome, { ...form, banner: { ...home.banner, image: undefined } }),
  ).toEqual([]);
});
