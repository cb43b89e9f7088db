/** The profile form: its fields, its validation and the stored profile. */
import * as z from 'zod/mini';
import { LONGEST_BUSINESS_NAME, LONGEST_NAME } from '#schema/limits.ts';
import type { WebUser } from '#schema/web-user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { checkedText, singleLineText, optionalText } from './form-field.ts';
import { checkGstin } from './gstin-check.ts';
import { checkPhone } from './indian-phone.ts';
import { splitName } from './web-user-fields.ts';

/** The values of the form fields. */
export interface ProfileForm {
  displayName: string;
  businessName: string;
  gstin: string;
  phone: string;
}

/** The stored values; `null` deletes a field. */
export type ProfileChange = Pick<WebUser, 'displayName' | 'firstName' | 'lastName' | 'phone'> & {
  businessName: string | null;
  gstin: string | null;
};

/** The initial values. */
export const profileFormOf = (profile: WebUser): ProfileForm => ({
  displayName: profile.displayName,
  businessName: profile.businessName ?? '',
  gstin: profile.gstin ?? '',
  phone: formatPhone(profile.phone),
});

/** A name field, which the order form also uses. @param most characters */
export const nameText = (most = LONGEST_NAME) =>
  singleLineText({ most, missing: 'Enter your name, like Asha Rao.' });

/** The name of a shop or firm; may stay empty. */
export const businessNameText = () => singleLineText({ most: LONGEST_BUSINESS_NAME });

export const profileSchema = z.pipe(
  z.object({
    displayName: nameText(),
    businessName: businessNameText(),
    gstin: checkedText(checkGstin),
    phone: optionalText(checkPhone),
  }),
  z.transform(({ displayName, businessName, gstin, phone }: ProfileForm): ProfileChange => ({
    displayName,
    ...splitName(displayName),
    phone,
    businessName: businessName || null,
    gstin: gstin || null,
  })),
);
