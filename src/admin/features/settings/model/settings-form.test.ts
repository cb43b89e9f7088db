/** The editable forms of settings. */
import { expect, test } from 'vitest';
import {
  buildHomeSettings,
  buildPage,
  buildSalesSettings,
  buildSiteSettings,
} from '#fixtures/build.ts';
import { issuesIn, planEdit, problemsIn } from '#core/editing/editable.ts';
import { fieldMessages } from '#core/editing/field-message.ts';
import { editablePage } from '#admin/shell/editing/page-form.ts';
import { editableHome, editableSales, editableSite } from './settings-form.ts';

const GOLD = { id: 'gold', name: 'Gold', off: 'making' as const, shareBps: 500 };
const TIERS = [
  { minQty: 24, shareBps: 800 },
  { minQty: 100, shareBps: 1_000 },
];

const site = buildSiteSettings();
const siteForm = editableSite.formOf([site]);
const written = (form: object) =>
  planEdit(editableSite, { id: 'site', base: [site], form: { ...siteForm, ...form } })[0];

test.each([
  ['site', editableSite, [site]],
  ['home', editableHome, [buildHomeSettings()]],
  ['sales', editableSales, [buildSalesSettings({ groups: [GOLD, { ...GOLD, tiers: TIERS }] })]],
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
  const address = { ...site.address, lines: ['  12 Bazaar Road ', '', ' '] };
  expect(written({ address })).toMatchObject({
    changes: [{ field: 'address', after: { lines: ['12 Bazaar Road'] } }],
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

const groupMessages = (group: object) => {
  const form = editableSales.formOf([buildSalesSettings()]);
  const issues = issuesIn(editableSales, { ...form, groups: [{ ...GOLD, ...group }] });
  return Object.fromEntries(fieldMessages(issues).map(({ field, message }) => [field, message]));
};

test('removing all tiers of a group stores no list', () => {
  const base = buildSalesSettings({ groups: [{ ...GOLD, tiers: TIERS }] });
  const form = { ...editableSales.formOf([base]), groups: [{ ...GOLD, tiers: [] }] };
  expect(planEdit(editableSales, { id: 'sales', base: [base], form })).toMatchObject([
    { changes: [{ field: 'groups', after: [GOLD] }] },
  ]);
  expect(groupMessages({ tiers: [] })).toEqual({});
});

test('a group needs a discount or a tier', () => {
  expect(groupMessages({ shareBps: undefined })).toEqual({
    'groups.0.shareBps': 'Enter a discount, or add a tier.',
  });
  expect(groupMessages({ shareBps: undefined, tiers: TIERS })).toEqual({});
});

test('reports tiers of a group out of order at their fields', () => {
  const [first, second] = TIERS;
  expect(groupMessages({ shareBps: 800, tiers: TIERS })).toEqual({
    'groups.0.tiers.0.shareBps': 'Enter more than the discount of the group.',
  });
  expect(groupMessages({ tiers: [second, first] })).toEqual({
    'groups.0.tiers.1.minQty': 'Enter more than in the tier before.',
    'groups.0.tiers.1.shareBps': 'Enter more than in the tier before.',
  });
  expect(groupMessages({ tiers: [{}] })).toEqual({
    'groups.0.tiers.0.minQty': 'Required.',
    'groups.0.tiers.0.shareBps': 'Required.',
  });
});

test('a group has at most five tiers', () => {
  const tiers = Array.from({ length: 6 }, (_, at) => ({ minQty: at + 2, shareBps: 600 + at }));
  expect(groupMessages({ tiers: tiers.slice(1) })).toEqual({});
  expect(groupMessages({ tiers })).toEqual({ 'groups.0.tiers': 'Enter at most 5 entries.' });
});
