/** The order request form: its values, its output and its error messages. */
import * as z from 'zod/mini';
import {
  addressFormOf,
  EMPTY_PLACE,
  PLACE_FIELDS,
  placeFieldsOf,
  UNCHECKED_PLACE,
  type PlaceForm,
} from '#core/account/address-form.ts';
import type { SavedAddress } from '#core/account/address-list.ts';
import {
  CONTACT_FIELDS,
  contactOf,
  EMPTY_CONTACT,
  type ContactForm,
} from '#core/account/contact-form.ts';
import { checkedText, singleLineText } from '#core/account/form-field.ts';
import { failed, succeeded } from '#core/result.ts';
import { NO_EMAIL_DOMAIN, type User } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { LONGEST_ORDER_NOTE } from '#schema/limits.ts';
import type { WebUser } from '#schema/web-user.ts';
import type { RequestDetails } from '#storefront/shared/order/order-request.ts';

/** The delivery address: the ID of a saved address, a typed one, or to be decided. */
export const OTHER_PLACE = 'other';
export const LATER = 'later';

/** The values of the form fields. */
export interface RequestForm extends PlaceForm, ContactForm {
  /** `OTHER_PLACE`, `LATER`, or the id of a saved address; empty until one is chosen. */
  where: string;
  note: string;
}

export const EMPTY_REQUEST: RequestForm = {
  ...EMPTY_CONTACT,
  ...EMPTY_PLACE,
  where: '',
  note: '',
};

/**
 * The form schema; its output is sent.
 * @param where the selected option
 * @param addresses the saved addresses
 */
export function requestSchema(
  { where }: Pick<RequestForm, 'where'>,
  addresses: readonly SavedAddress[],
) {
  const saved = addresses.find(({ id }) => id === where);
  const isTyped = where === OTHER_PLACE;
  const isChosen = isTyped || where === LATER || saved !== undefined;
  const addressFrom = (form: RequestForm): RequestDetails['address'] => {
    if (isTyped) return placeFieldsOf(form);
    if (saved === undefined) return undefined;
    const { lines, city, state, pin } = saved;
    return { lines: [...lines], city, state, pin };
  };
  return z.pipe(
    z.object({
      ...CONTACT_FIELDS,
      note: singleLineText({ most: LONGEST_ORDER_NOTE }),
      where: checkedText(() =>
        isChosen ? succeeded(where) : failed('Choose a delivery address, or decide later.'),
      ),
      ...(isTyped ? PLACE_FIELDS : UNCHECKED_PLACE),
    }),
    z.transform((form: RequestForm): RequestDetails => {
      const address = addressFrom(form);
      const { note } = form;
      return {
        contact: contactOf(form),
        ...(address !== undefined && { address }),
        ...(note !== '' && { note }),
      };
    }),
  );
}

/** Values from the account for empty fields. */
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

/** Preselects the default address; without one, nothing. */
export function withDefaultPlace(
  form: RequestForm,
  addresses: readonly SavedAddress[],
): RequestForm {
  const isCurrentChoice =
    form.where === LATER ||
    form.where === OTHER_PLACE ||
    addresses.some(({ id }) => id === form.where);
  if (isCurrentChoice) return form;
  return { ...form, where: addresses.find(({ isDefault }) => isDefault)?.id ?? '' };
}

/** A saved address on one line for selection. */
export function deliveryAddressText(address: SavedAddress): string {
  const { line1, line2, line3, city, state, pin } = addressFormOf(address);
  return [line1, line2, line3, `${city} ${pin}`, state].filter((part) => part !== '').join(', ');
}
