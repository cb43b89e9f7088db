/** The fields of one address: the location, and for a saved address also its label and contact. */
import { useFormContext, useWatch } from 'react-hook-form';
import {
  checkPin,
  pinDoubt,
  type AddressForm,
  type PlaceForm,
} from '#core/account/address-form.ts';
import { INDIAN_STATES, statesOfPin } from '#core/account/indian-states.ts';
import { FormField, FormSelect } from './form.tsx';

/** The states; an unknown stored value stays selectable. */
const statesWith = (state: string): readonly string[] =>
  state === '' || INDIAN_STATES.includes(state) ? INDIAN_STATES : [state, ...INDIAN_STATES];

/** The state of a PIN code if it is unambiguous. */
function onlyStateOf(pin: string): string | undefined {
  const check = checkPin(pin);
  const [only, ...others] = check.success ? statesOfPin(check.value) : [];
  return others.length === 0 ? only : undefined;
}

/** The location: three lines, PIN code, city and state. */
export function PlaceFields() {
  const { control, getValues, setValue, clearErrors } = useFormContext<PlaceForm>();
  const [pin, state] = useWatch({ control, name: ['pin', 'state'] });
  const doubt = pinDoubt(pin, state);
  const chooseState = () => {
    const only = getValues('state') === '' ? onlyStateOf(getValues('pin')) : undefined;
    if (only === undefined) return;
    setValue('state', only, { shouldDirty: true });
    clearErrors('state');
  };
  return (
    <>
      <FormField required name="line1" label="House and street" autoComplete="address-line1" />
      <FormField name="line2" label="Area or village" autoComplete="address-line2" />
      <FormField name="line3" label="Landmark" autoComplete="address-line3" />
      <div className="grid gap-5 min-[30rem]:grid-cols-[10rem_minmax(0,1fr)]">
        <FormField
          required
          name="pin"
          label="PIN code"
          inputMode="numeric"
          autoComplete="postal-code"
          // A space in the middle may be typed.
          maxLength={9}
          onLeave={chooseState}
        />
        <FormField
          required
          name="city"
          label="City, town or village"
          autoComplete="address-level2"
        />
      </div>
      <FormSelect
        required
        name="state"
        label="State or union territory"
        empty="Choose one"
        autoComplete="address-level1"
        options={statesWith(state)}
      />
      <div role="status">{doubt !== undefined && <p className="text-sm text-warn">{doubt}</p>}</div>
    </>
  );
}

/** All of it: the fields of `AddressForm`. */
export const AddressFields = () => (
  <>
    <FormField<AddressForm>
      required
      name="label"
      label="Name of this address"
      hint="For example Shop, Godown or Home."
      autoComplete="off"
    />
    <FormField<AddressForm> required name="name" label="Recipient’s name" autoComplete="name" />
    <FormField<AddressForm>
      required
      name="phone"
      label="Recipient’s mobile number"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint="For the courier."
    />
    <PlaceFields />
  </>
);
