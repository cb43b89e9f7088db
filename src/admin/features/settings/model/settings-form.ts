/** The editable forms of the business settings and the home page. */
import { checkPhone } from '#core/account/indian-phone.ts';
import { isGstin } from '#core/gstin.ts';
import {
  homeSettingsKind,
  siteSettings,
  siteSettingsKind,
  type HomeSettings,
  type SiteSettings,
} from '#schema/settings.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import { isBlank, type FormOf, type FormValues } from '#core/editing/form-values.ts';
import type { EditedKind } from '#core/editing/plan-save.ts';

export type SiteForm = FormOf<SiteSettings>;
type HomeForm = FormOf<HomeSettings>;

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record of a form field; empty without one. */
const recordIn = (value: unknown): FormValues => (isRecord(value) ? withoutEmptyFields(value) : {});

/** Non-empty lines as typed. */
const linesIn = (value: unknown): unknown =>
  Array.isArray(value)
    ? value
        .map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
        .filter((line) => line !== '')
    : value;

/** Records of a list with trimmed texts, so that blank fields are reported as missing. */
const rowsIn = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown) => (isRecord(row) ? { ...withoutEmptyFields(row) } : row))
    : value;

/** Normalizes a phone number; an invalid one is kept and reported at its field. */
function phoneIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const { value: phone } = { value: undefined, ...checkPhone(value) };
  return phone ?? value;
}

/** Keeps the form's records, so that errors are reported at their own fields. */
const siteIn = (form: SiteForm): SiteForm => {
  const address = recordIn(form.address);
  const gstin = form.gstin;
  return {
    ...withoutEmptyFields(form),
    ...(!isBlank(gstin) && { gstin: String(gstin).replace(/\s/g, '').toUpperCase() }),
    phone: phoneIn(form.phone),
    whatsapp: phoneIn(form.whatsapp),
    address: { ...address, lines: linesIn(address['lines']) },
    hours: rowsIn(form.hours),
    appLinks: recordIn(form.appLinks),
    socialLinks: recordIn(form.socialLinks),
    orderMinimum: recordIn(form.orderMinimum),
    whatsappTexts: recordIn(form.whatsappTexts),
  };
};

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
  whatsappTexts: {},
};

export const editableSite: Editable = {
  name: 'settings of the business',
  parts: [{ kind: checkedSite, fieldsIn: siteIn }],
  fresh: NO_SITE,
  formOf: plainFormOf,
  idOf: () => 'site',
};

const homeIn = (form: HomeForm): HomeForm => {
  const [why, app, promise, howToBuy] = [
    recordIn(form.why),
    recordIn(form.catalogueApp),
    recordIn(form.promise),
    recordIn(form.howToBuy),
  ];
  return {
    hero: recordIn(form.hero),
    trust: rowsIn(form.trust),
    why: { ...why, features: rowsIn(why['features']) },
    catalogueApp: { ...app, points: linesIn(app['points']) },
    promise: { ...promise, points: linesIn(promise['points']) },
    howToBuy: { ...howToBuy, steps: rowsIn(howToBuy['steps']) },
    figures: recordIn(form.figures),
    banner: recordIn(form.banner),
  };
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
  parts: [{ kind: homeSettingsKind, fieldsIn: homeIn }],
  fresh: NO_HOME,
  formOf: plainFormOf,
  idOf: () => 'home',
};
