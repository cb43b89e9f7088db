/** The fields of one address: a place, and where it is kept also its name and who is there. */
import {
  checkPin,
  pinDoubt,
  type AddressForm,
  type PlaceForm,
} from '#core/account/address-form.ts';
import { INDIAN_STATES, statesOfPin } from '#core/account/indian-states.ts';
import type { Problems } from '#core/account/field-check.ts';
import { Field, type FieldProps } from '#ui/react/field.tsx';
import { SelectField } from '#ui/react/select-field.tsx';

interface Props<Form> {
  /** Begins the ids of its fields; one such set on a page has one. */
  id: string;
  form: Form;
  problems: Problems<keyof Form & string>;
  onChange: (change: Partial<Form>) => void;
  /** A field was left: now is the time to say what is wrong with it. */
  onLeave?: ((field: keyof Form & string) => void) | undefined;
}

/** The id of a field, for taking the focus there. */
export const addressFieldId = (id: string, field: string): string => `${id}-${field}`;

type TextField = Exclude<keyof AddressForm, 'state'>;

const CONTACT: readonly [TextField, string, Partial<FieldProps>][] = [
  [
    'label',
    'Name of this address',
    { hint: 'For example Shop, Godown or Home.', autoComplete: 'off' },
  ],
  ['name', 'Recipient’s name', { autoComplete: 'name' }],
  [
    'phone',
    'Recipient’s mobile number',
    { type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: 'For the courier.' },
  ],
];

const LINES: readonly [TextField, string, Partial<FieldProps>][] = [
  ['line1', 'House and street', { autoComplete: 'address-line1' }],
  ['line2', 'Area or village', { autoComplete: 'address-line2', required: false }],
  ['line3', 'Landmark', { autoComplete: 'address-line3', required: false }],
];

const PIN_FIELD: Partial<FieldProps> = {
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  // A space in the middle may be typed.
  maxLength: 9,
};

/** The list of states; one that other writers have kept stays to choose. */
const statesWith = (state: string): readonly string[] =>
  state === '' || INDIAN_STATES.includes(state) ? INDIAN_STATES : [state, ...INDIAN_STATES];

/** Where a PIN code lies when that is one state only. */
function onlyStateOf(pin: string): string | undefined {
  const check = checkPin(pin);
  const [only, ...others] = 'value' in check ? statesOfPin(check.value) : [];
  return others.length === 0 ? only : undefined;
}

function Text<Form extends PlaceForm>(
  { id, form, problems, onChange, onLeave }: Props<Form>,
  // A field of the form that is text, by the tables above.
  field: TextField & keyof Form,
  label: string,
  more: Partial<FieldProps>,
) {
  return (
    <Field
      key={field}
      required
      {...more}
      id={addressFieldId(id, field)}
      label={label}
      value={String(form[field])}
      error={problems[field]}
      onInput={({ currentTarget: { value } }) =>
        // The one field that was typed into.
        onChange({ [field]: value } as Partial<Form>)
      }
      onBlur={() => onLeave?.(field)}
    />
  );
}

/** Where it is: three lines, PIN code, city and state. */
export function PlaceFields<Form extends PlaceForm>(props: Props<Form>) {
  const { id, form, problems, onChange, onLeave } = props;
  const doubt = pinDoubt(form.pin, form.state);
  return (
    <>
      {LINES.map(([field, label, more]) =>
        // The lines are fields of a place.
        Text(props, field as 'line1' | 'line2' | 'line3', label, more),
      )}
      <div className="field-pair">
        {Text(
          {
            ...props,
            onLeave: (field) => {
              const state = form.state === '' ? onlyStateOf(form.pin) : undefined;
              // A state is a field of a place.
              if (state !== undefined) onChange({ state } as Partial<Form>);
              onLeave?.(field);
            },
          },
          'pin',
          'PIN code',
          PIN_FIELD,
        )}
        {Text(props, 'city', 'City, town or village', { autoComplete: 'address-level2' })}
      </div>
      <SelectField
        required
        id={addressFieldId(id, 'state')}
        label="State or union territory"
        empty="Choose one"
        autoComplete="address-level1"
        options={statesWith(form.state)}
        value={form.state}
        error={problems.state}
        onChange={({ currentTarget: { value } }) =>
          // Likewise.
          onChange({ state: value } as Partial<Form>)
        }
        onBlur={() => onLeave?.('state')}
      />
      <div role="status">{doubt !== undefined && <p className="field-doubt">{doubt}</p>}</div>
    </>
  );
}

/** All of it. */
export const AddressFields = (props: Props<AddressForm>) => (
  <>
    {CONTACT.map(([field, label, more]) => Text(props, field, label, more))}
    <PlaceFields {...props} />
  </>
);
