/** The editable forms of the business and sales settings, and of the home page. */
import { checkPhone } from '#core/account/indian-phone.ts';
import { isGstin } from '#core/gstin.ts';
import {
  homeSettingsKind,
  siteSettings,
  siteSettingsKind,
  type HomeSettings,
  type SiteSettings,
} from '#schema/settings.ts';
import {
  SALES_SETTINGS_ID,
  salesSettingsKind,
  type SalesSettings,
} from '#schema/sales-settings.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { isBlank, isRecord, type FormOf, type FormValues } from '#core/editing/form-values.ts';
import type { EditedKind } from '#core/editing/plan-save.ts';

type SiteForm = FormOf<SiteSettings>;
type HomeForm = FormOf<HomeSettings>;

/**
 * A form value as it is stored, without empty fields and lines. Records and lists stay even if they are empty, so
 * that errors are reported at their own fields.
 */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidied).filter((each) => each !== '');
  return isRecord(value) ? tidiedFields(value) : value;
}

export const tidiedFields = (form: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(form)
      .map(([field, value]) => [field, tidied(value)] as const)
      .filter(([, value]) => isRecord(value) || Array.isArray(value) || !isBlank(value)),
  );

/** Normalizes a phone number; an invalid one is kept and reported at its field. */
function phoneIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const { value: phone } = { value: undefined, ...checkPhone(value) };
  return phone ?? value;
}

const siteIn = (form: SiteForm): SiteForm => ({
  ...tidiedFields({
    ...form,
    newProducts: isBlank(form.newProducts) ? undefined : form.newProducts,
    availability: isBlank(form.availability) ? undefined : form.availability,
  }),
  ...(!isBlank(form.gstin) && { gstin: String(form.gstin).replace(/\s/g, '').toUpperCase() }),
  phone: phoneIn(form.phone),
  whatsapp: phoneIn(form.whatsapp),
});

const checkedSite: EditedKind = {
  ...siteSettingsKind,
  schema: siteSettings.refine(({ gstin }) => gstin === undefined || isGstin(gstin), {
    path: ['gstin'],
    error: 'The GSTIN has a typing error: its last character doesn’t match the others. Check it.',
  }),
};

const NO_SITE: SiteForm = {
  address: { lines: [] },
  hours: [],
  appLinks: {},
  socialLinks: {},
  orderMinimum: {},
  newProducts: {},
  availability: {},
  whatsappTexts: {},
};

export const editableSite: Editable = {
  name: 'settings of the business',
  parts: [{ kind: checkedSite, fieldsIn: siteIn }],
  fresh: NO_SITE,
  formOf: plainFormOf,
  idOf: () => 'site',
};

const NO_SALES: FormOf<SalesSettings> = {
  groups: [],
  packOnlyWhenPaid: false,
  approveBuyers: false,
};

/** A list with its records changed. */
const eachRecord = (list: unknown, change: (record: FormValues) => FormValues): unknown =>
  Array.isArray(list) ? list.map((each: unknown) => (isRecord(each) ? change(each) : each)) : list;

/** Groups without tiers have no list of them; in the form it is empty. */
const withoutEmptyTiers = ({ tiers, ...group }: FormValues): FormValues =>
  Array.isArray(tiers) && tiers.length > 0 ? { ...group, tiers } : group;

const salesIn = (form: FormValues): FormValues => {
  const { groups, ...rest } = tidiedFields(form);
  return { ...rest, groups: eachRecord(groups, withoutEmptyTiers) };
};

const salesFormOf: Editable['formOf'] = (documents) => {
  const { groups, ...rest } = plainFormOf(documents);
  return { ...rest, groups: eachRecord(groups, (group) => ({ tiers: [], ...group })) };
};

export const editableSales: Editable = {
  name: 'sales settings',
  parts: [{ kind: salesSettingsKind, fieldsIn: salesIn }],
  fresh: NO_SALES,
  formOf: salesFormOf,
  idOf: () => SALES_SETTINGS_ID,
};

const NO_HOME: HomeForm = {
  hero: {},
  trust: [],
  why: { features: [] },
  catalogueApp: { points: [] },
  promise: { points: [] },
  howToBuy: { steps: [{}, {}, {}] },
  figures: {},
  banner: {},
};

export const editableHome: Editable = {
  name: 'home page',
  parts: [{ kind: homeSettingsKind, fieldsIn: tidiedFields }],
  fresh: NO_HOME,
  formOf: plainFormOf,
  idOf: () => 'home',
};
