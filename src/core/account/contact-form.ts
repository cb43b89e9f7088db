/** The contact of an order: its form fields, and the contact they store. */
import { failed, succeeded, type Result } from '#core/result.ts';
import { LONGEST_CONTACT_NAME, LONGEST_EMAIL } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { EMAIL_FORM } from '#schema/patterns.ts';
import { checkedText, optionalText } from './form-field.ts';
import { checkGstin } from './gstin-check.ts';
import { checkPhone } from './indian-phone.ts';
import { businessNameText, nameText } from './profile-form.ts';

/** In lower case like the emails of accounts, so that searches find it. */
function checkEmail(text: string): Result<string> {
  const value = text.trim().toLowerCase();
  return EMAIL_FORM.test(value) && value.length <= LONGEST_EMAIL
    ? succeeded(value)
    : failed('Enter an email like name@shop.in.');
}

export const CONTACT_FIELDS = {
  name: nameText(LONGEST_CONTACT_NAME),
  businessName: businessNameText(),
  phone: checkedText(checkPhone),
  email: optionalText(checkEmail),
  gstin: checkedText(checkGstin),
};

export type ContactForm = Record<keyof typeof CONTACT_FIELDS, string>;

export const EMPTY_CONTACT: ContactForm = {
  name: '',
  businessName: '',
  phone: '',
  email: '',
  gstin: '',
};

/** @param form with checked values */
export const contactOf = ({
  name,
  businessName,
  phone,
  email,
  gstin,
}: ContactForm): Order['contact'] => ({
  name,
  ...(businessName !== '' && { businessName }),
  phone,
  ...(email !== '' && { email }),
  ...(gstin !== '' && { gstin }),
});
