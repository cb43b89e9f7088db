/** The address form: its fields, its validation and the address it stores. */
import * as z from 'zod/mini';
import { formatPhone } from '#core/format-phone.ts';
import type { Address } from '#schema/web-user.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { checkedText, singleLineText } from './form-field.ts';
import { checkPhone } from './indian-phone.ts';
import { statesOfPin } from './indian-states.ts';

/** The location in a form; an order has it without the other fields of an address. */
export interface PlaceForm {
  /** House and street; the only required line of the three. */
  line1: string;
  line2: string;
  line3: string;
  city: string;
  state: string;
  pin: string;
}

/** The values of the form fields. */
export interface AddressForm extends PlaceForm {
  label: string;
  name: string;
  phone: string;
}

/** The stored form of the address. */
export type AddressFields = Omit<Address, 'isDefault' | 'createdAt'>;

/** The part of an address that an order stores. */
export type PlaceFields = Pick<Address, 'lines' | 'city' | 'state' | 'pin'>;

export const EMPTY_PLACE: PlaceForm = {
  line1: '',
  line2: '',
  line3: '',
  city: '',
  state: '',
  pin: '',
};

export const EMPTY_ADDRESS: AddressForm = { label: 'Shop', name: '', phone: '', ...EMPTY_PLACE };

/** A fourth line, which other programs may have written, is shown with the third. */
export function addressFormOf({ lines, phone, ...address }: AddressFields): AddressForm {
  const [line1 = '', line2 = '', ...rest] = lines;
  const { label, name, city, state, pin } = address;
  const line3 = rest.join(', ');
  return { label, name, phone: formatPhone(phone), line1, line2, line3, city, state, pin };
}

/** Six digits, the first not 0; a space in the middle is dropped. */
export function checkPin(text: string): Result<string> {
  const value = text.normalize('NFKC').replace(/[\s\-\p{Cf}]/gu, '');
  return /^[1-9]\d{5}$/.test(value)
    ? succeeded(value)
    : failed('Enter the PIN code, six digits like 500002.');
}

/**
 * A warning when the PIN code usually belongs to another state. It is not an error, because postal zones and
 * states do not always match.
 */
export function pinDoubt(pin: string, state: string): string | undefined {
  const check = checkPin(pin);
  if (!check.success || state === '') return undefined;
  const states = statesOfPin(check.value);
  if (states.length === 0 || states.includes(state)) return undefined;
  return `PIN ${check.value} is usually in ${states.join(' or ')}, not in ${state}. Check both. You can still save it.`;
}

/** The location fields, which the order form also uses. */
export const PLACE_FIELDS = {
  line1: singleLineText({ most: 120, missing: 'Enter the house and street.' }),
  line2: singleLineText({ most: 120 }),
  line3: singleLineText({ most: 120 }),
  city: singleLineText({ most: 60, missing: 'Enter the city, town or village.' }),
  state: singleLineText({ most: 60, missing: 'Choose the state or union territory.' }),
  pin: checkedText(checkPin),
};

/** For a place that is not part of the form, or left empty. */
export const UNCHECKED_PLACE: Record<keyof PlaceForm, z.ZodMiniString<string>> = {
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
};

export const placeFieldsOf = ({
  line1,
  line2,
  line3,
  city,
  state,
  pin,
}: PlaceForm): PlaceFields => ({
  lines: [line1, line2, line3].filter((line) => line !== ''),
  city,
  state,
  pin,
});

export const addressSchema = z.pipe(
  z.object({
    label: singleLineText({ most: 40, missing: 'Name this address, like Shop or Godown.' }),
    name: singleLineText({
      most: 80,
      missing: 'Enter the name of the person who receives the parcel.',
    }),
    phone: checkedText(checkPhone),
    ...PLACE_FIELDS,
  }),
  z.transform(({ label, name, phone, ...place }: AddressForm): AddressFields => ({
    label,
    name,
    phone,
    ...placeFieldsOf(place),
  })),
);
