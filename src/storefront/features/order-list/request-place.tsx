/** Where the goods shall go: a saved address, one that is typed here, or to be decided later. */
import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#core/account/address-list.ts';
import { addressWords, LATER, OTHER_PLACE, type RequestForm } from './model/request-form.ts';
import { PlaceFields } from '#storefront/shared/parts/address-fields.tsx';

interface Way {
  value: string;
  label: string;
  words: string | undefined;
}

const waysFor = (addresses: readonly SavedAddress[]): Way[] => [
  ...addresses.map((address) => ({
    value: address.id,
    label: address.label,
    words: addressWords(address),
  })),
  {
    value: OTHER_PLACE,
    label: addresses.length === 0 ? 'To this address' : 'To another address',
    words: undefined,
  },
  { value: LATER, label: 'Decide later', words: 'We will ask you before dispatch.' },
];

const ERROR_ID = 'request-where-error';

export function RequestPlace({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { control, register, clearErrors, formState } = useFormContext<RequestForm>();
  const where = useWatch({ control, name: 'where' });
  const error = formState.errors.where?.message;
  // Another choice asks for other fields.
  const bound = register('where', { onChange: () => clearErrors() });
  return (
    <fieldset className="request-place">
      <legend>Delivery address</legend>
      {error !== undefined && (
        <p className="field-error" id={ERROR_ID}>
          {error}
        </p>
      )}
      {waysFor(addresses).map(({ value, label, words }) => (
        <label key={value} className="request-way">
          <input
            {...bound}
            type="radio"
            value={value}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : ERROR_ID}
          />
          <span>
            <b dir="auto">{label}</b>
            {words !== undefined && <span dir="auto">{words}</span>}
          </span>
        </label>
      ))}
      {where === OTHER_PLACE && (
        <div className="form request-typed">
          <PlaceFields />
        </div>
      )}
    </fieldset>
  );
}
