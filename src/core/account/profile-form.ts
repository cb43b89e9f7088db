/** The form of a customer's profile: what is typed, what is kept, and what is wrong with it. */
import { LONGEST_BUSINESS_NAME, LONGEST_NAME } from '#schema/limits.ts';
import type { WebUser } from '#schema/web-user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { checkLine, problemsIn, type FieldCheck, type FormCheck } from './field-check.ts';
import { checkGstin } from './gstin-check.ts';
import { checkPhone } from './indian-phone.ts';
import { splitName } from './web-user-fields.ts';

/** As it stands in the fields. */
export interface ProfileForm {
  displayName: string;
  businessName: string;
  gstin: string;
  phone: string;
}

/** What is kept; `null` takes a field away. */
export type ProfileChange = Pick<WebUser, 'displayName' | 'firstName' | 'lastName' | 'phone'> & {
  businessName: string | null;
  gstin: string | null;
};

/** What the fields begin with. */
export const profileFormOf = (profile: WebUser): ProfileForm => ({
  displayName: profile.displayName,
  businessName: profile.businessName ?? '',
  gstin: profile.gstin ?? '',
  phone: formatPhone(profile.phone),
});

/** A person's name, which an order and an address ask for as well. @param most characters */
export const checkName = (text: string, most = LONGEST_NAME): FieldCheck =>
  checkLine(text, { most, missing: 'Enter your name, like Asha Rao.' });

/** The name of a shop or firm; may stay empty. */
export const checkBusinessName = (text: string): FieldCheck =>
  checkLine(text, { most: LONGEST_BUSINESS_NAME });

/** May stay empty. */
const checkOwnPhone = (text: string): FieldCheck =>
  text.trim() === '' ? { value: '' } : checkPhone(text);

/** One field's check, for telling what is wrong as soon as somebody leaves it. */
export const PROFILE_CHECKS: Readonly<Record<keyof ProfileForm, (text: string) => FieldCheck>> = {
  displayName: (text) => checkName(text),
  businessName: checkBusinessName,
  gstin: checkGstin,
  phone: checkOwnPhone,
};

const valueIn = (check: FieldCheck): string => ('value' in check ? check.value : '');

export function checkProfile(form: ProfileForm): FormCheck<keyof ProfileForm, ProfileChange> {
  const checks = {
    displayName: checkName(form.displayName),
    businessName: checkBusinessName(form.businessName),
    gstin: checkGstin(form.gstin),
    phone: checkOwnPhone(form.phone),
  };
  const problems = problemsIn(checks);
  if (problems !== undefined) return { ok: false, problems };
  const displayName = valueIn(checks.displayName);
  return {
    ok: true,
    value: {
      displayName,
      ...splitName(displayName),
      phone: valueIn(checks.phone),
      businessName: valueIn(checks.businessName) || null,
      gstin: valueIn(checks.gstin) || null,
    },
  };
}
