/** The form of an order request: what is typed, what is sent of it, and what is wrong with it. */
import { addressFormOf, checkPlace, type PlaceForm } from '#core/account/address-form.ts';
import type { SavedAddress } from '#core/account/address-list.ts';
import {
  checkLine,
  problemsIn,
  type FieldCheck,
  type FormCheck,
} from '#core/account/field-check.ts';
import { checkGstin } from '#core/account/gstin-check.ts';
import { checkPhone } from '#core/account/indian-phone.ts';
import { checkBusinessName, checkName } from '#core/account/profile-form.ts';
import { NO_EMAIL_DOMAIN, type User } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { LONGEST_CONTACT_NAME, LONGEST_EMAIL, LONGEST_ORDER_NOTE } from '#schema/limits.ts';
import { EMAIL_FORM } from '#schema/patterns.ts';
import type { WebUser } from '#schema/web-user.ts';
import type { RequestDetails } from '#storefront/shared/order/order-request.ts';

/** Where the goods shall go: the id of a saved address, one that is typed here, or not known yet. */
export const OTHER_PLACE = 'other';
export const LATER = 'later';

/** As it stands in the fields. */
export interface RequestForm extends PlaceForm {
  name: string;
  businessName: string;
  phone: string;
  email: string;
  gstin: string;
  /** `OTHER_PLACE`, `LATER`, or the id of a saved address; empty until one is chosen. */
  where: string;
  note: string;
}

export type RequestField = keyof RequestForm;

export const EMPTY_REQUEST: RequestForm = {
  name: '',
  businessName: '',
  phone: '',
  email: '',
  gstin: '',
  where: '',
  line1: '',
  line2: '',
  line3: '',
  city: '',
  state: '',
  pin: '',
  note: '',
};

const orNothing = (text: string, check: (text: string) => FieldCheck): FieldCheck =>
  text.trim() === '' ? { value: '' } : check(text);

/** In small letters, as accounts have theirs: so it is found however it was typed. */
function checkEmail(text: string): FieldCheck {
  const value = text.trim().toLowerCase();
  return EMAIL_FORM.test(value) && value.length <= LONGEST_EMAIL
    ? { value }
    : { problem: 'Enter an email like name@shop.in.' };
}

const OWN_CHECKS = {
  name: (text: string) => checkName(text, LONGEST_CONTACT_NAME),
  businessName: checkBusinessName,
  phone: checkPhone,
  email: (text: string) => orNothing(text, checkEmail),
  gstin: checkGstin,
  note: (text: string) => checkLine(text, { most: LONGEST_ORDER_NOTE }),
} as const;

type OwnField = keyof typeof OWN_CHECKS;

// Its own keys.
const OWN_FIELDS = Object.keys(OWN_CHECKS) as OwnField[];

const CHOOSE: FieldCheck = { problem: 'Choose a delivery address, or decide later.' };

type Where = FormCheck<RequestField, RequestDetails['address']>;

function whereTo(form: RequestForm, addresses: readonly SavedAddress[]): Where {
  if (form.where === LATER) return { ok: true, value: undefined };
  if (form.where === OTHER_PLACE) return checkPlace(form);
  const saved = addresses.find(({ id }) => id === form.where);
  if (saved === undefined) return { ok: false, problems: problemsIn({ where: CHOOSE }) ?? {} };
  const { lines, city, state, pin } = saved;
  return { ok: true, value: { lines: [...lines], city, state, pin } };
}

/** @param addresses the customer's saved ones */
export function checkRequest(
  form: RequestForm,
  addresses: readonly SavedAddress[],
): FormCheck<RequestField, RequestDetails> {
  const checks = Object.fromEntries(
    OWN_FIELDS.map((field) => [field, OWN_CHECKS[field](form[field])]),
    // Made of just these fields.
  ) as Record<OwnField, FieldCheck>;
  const where = whereTo(form, addresses);
  const problems = {
    ...problemsIn(checks),
    ...(where.ok ? {} : where.problems),
  };
  if (!where.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  const valueOf = (field: OwnField): string => {
    const check = checks[field];
    return 'value' in check ? check.value : '';
  };
  const given = (field: OwnField) => valueOf(field) || undefined;
  const contact = {
    name: valueOf('name'),
    businessName: given('businessName'),
    phone: valueOf('phone'),
    email: given('email'),
    gstin: given('gstin'),
  };
  return { ok: true, value: { contact, address: where.value, note: given('note') } };
}

/** What the customer's account says, for the fields in which nothing stands yet. */
export function prefilled(
  form: RequestForm,
  user: Pick<User, 'email' | 'displayName'>,
  profile: WebUser | null,
): RequestForm {
  const email = user.email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : user.email;
  return {
    ...form,
    name: form.name || (profile?.displayName ?? user.displayName),
    businessName: form.businessName || (profile?.businessName ?? ''),
    phone: form.phone || formatPhone(profile?.phone ?? ''),
    email: form.email || email,
    gstin: form.gstin || (profile?.gstin ?? ''),
  };
}

/** Chooses for somebody who has not: their default address, or without any nothing. */
export function withDefaultPlace(
  form: RequestForm,
  addresses: readonly SavedAddress[],
): RequestForm {
  const isKnown =
    form.where === LATER ||
    form.where === OTHER_PLACE ||
    addresses.some(({ id }) => id === form.where);
  if (isKnown) return form;
  return { ...form, where: addresses.find(({ isDefault }) => isDefault)?.id ?? '' };
}

/** A saved address on one line, as it is offered. */
export function addressWords(address: SavedAddress): string {
  const { line1, line2, line3, city, state, pin } = addressFormOf(address);
  return [line1, line2, line3, `${city} ${pin}`, state].filter((part) => part !== '').join(', ');
}
