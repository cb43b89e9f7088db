/** The form of an address: what is typed, what is kept, and what is wrong with it. */
import { formatPhone } from '#core/format-phone.ts';
import type { Address } from '#schema/web-user.ts';
import { checkLine, problemsIn, type FieldCheck, type FormCheck } from './field-check.ts';
import { checkPhone } from './indian-phone.ts';
import { statesOfPin } from './indian-states.ts';

/** As it stands in the fields. */
export interface AddressForm {
  label: string;
  name: string;
  phone: string;
  /** House, street; the only one of the three that must be there. */
  line1: string;
  line2: string;
  line3: string;
  city: string;
  state: string;
  pin: string;
}

/** What is kept of the form. */
export type AddressFields = Omit<Address, 'isDefault' | 'createdAt'>;

/** Where goods go to: what an order keeps of an address. */
export type PlaceFields = Pick<Address, 'lines' | 'city' | 'state' | 'pin'>;

export const EMPTY_ADDRESS: AddressForm = {
  label: 'Shop',
  name: '',
  phone: '',
  line1: '',
  line2: '',
  line3: '',
  city: '',
  state: '',
  pin: '',
};

/** A fourth line, which other writers may have kept, is shown with the third. */
export function addressFormOf({ lines, phone, ...address }: AddressFields): AddressForm {
  const [line1 = '', line2 = '', ...rest] = lines;
  const { label, name, city, state, pin } = address;
  const line3 = rest.join(', ');
  return { label, name, phone: formatPhone(phone), line1, line2, line3, city, state, pin };
}

/** Six digits, the first not 0; a space in the middle is dropped. */
export function checkPin(text: string): FieldCheck {
  const value = text.normalize('NFKC').replace(/[\s\-\p{Cf}]/gu, '');
  if (value === '') return { problem: 'Enter the PIN code, six digits like 500002.' };
  if (/\D/.test(value)) return { problem: 'A PIN code has digits only, like 500002.' };
  if (value.length !== 6) {
    return { problem: `Found ${value.length} digits. A PIN code has six, like 500002.` };
  }
  return value.startsWith('0') ? { problem: 'A PIN code can’t start with 0.' } : { value };
}

/**
 * A word of doubt when a PIN code lies elsewhere than in the state chosen; it is no problem, because the zones of
 * the post and the states do not follow each other everywhere.
 */
export function pinDoubt(pin: string, state: string): string | undefined {
  const check = checkPin(pin);
  if ('problem' in check || state === '') return undefined;
  const states = statesOfPin(check.value);
  if (states.length === 0 || states.includes(state)) return undefined;
  return `PIN ${check.value} is usually in ${states.join(' or ')}, not in ${state}. Check both. You can still save it.`;
}

/** One field's check, for telling what is wrong as soon as somebody leaves it. */
export const ADDRESS_CHECKS: Readonly<Record<keyof AddressForm, (text: string) => FieldCheck>> = {
  label: (text) =>
    checkLine(text, { most: 40, missing: 'Name this address, like Shop or Godown.' }),
  name: (text) =>
    checkLine(text, { most: 80, missing: 'Enter the name of the person who receives the parcel.' }),
  phone: checkPhone,
  line1: (text) => checkLine(text, { most: 120, missing: 'Enter the house and street.' }),
  line2: (text) => checkLine(text, { most: 120 }),
  line3: (text) => checkLine(text, { most: 120 }),
  city: (text) => checkLine(text, { most: 60, missing: 'Enter the city, town or village.' }),
  state: (text) => checkLine(text, { most: 60, missing: 'Choose the state or union territory.' }),
  pin: checkPin,
};

const PLACE = ['line1', 'line2', 'line3', 'city', 'state', 'pin'] as const;
export type PlaceForm = Pick<AddressForm, (typeof PLACE)[number]>;

function checked<Field extends keyof AddressForm>(
  form: Pick<AddressForm, Field>,
  fields: readonly Field[],
): FormCheck<Field, Record<Field, string>> {
  const checks = Object.fromEntries(
    fields.map((field) => [field, ADDRESS_CHECKS[field](form[field])]),
    // Made of just these fields.
  ) as Record<Field, FieldCheck>;
  const problems = problemsIn(checks);
  if (problems !== undefined) return { ok: false, problems };
  const values = fields.map((field) => {
    const check = checks[field];
    return [field, 'value' in check ? check.value : ''];
  });
  // Likewise.
  return { ok: true, value: Object.fromEntries(values) as Record<Field, string> };
}

const placeOf = ({ line1, line2, line3, city, state, pin }: PlaceForm): PlaceFields => ({
  lines: [line1, line2, line3].filter((line) => line !== ''),
  city,
  state,
  pin,
});

/** The place alone, as an order asks for it. */
export function checkPlace(form: PlaceForm): FormCheck<keyof PlaceForm, PlaceFields> {
  const check = checked(form, PLACE);
  return check.ok ? { ok: true, value: placeOf(check.value) } : check;
}

export function checkAddress(form: AddressForm): FormCheck<keyof AddressForm, AddressFields> {
  const check = checked(form, ['label', 'name', 'phone', ...PLACE]);
  if (!check.ok) return check;
  const { label, name, phone, ...place } = check.value;
  return { ok: true, value: { label, name, phone, ...placeOf(place) } };
}
